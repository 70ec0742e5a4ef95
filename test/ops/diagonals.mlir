// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @diagonals {
weir.step @Diag_0(%0: tensor<3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F00000040"> : tensor<3xf32>],
  expected = [dense<"0x000000000000000000000000000000000000803F00000000000000000000000000000040"> : tensor<3x3xf32>]} {
  %r = tf.Diag %0 : (tensor<3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @DiagPart_1(%0: tensor<3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>],
  expected = [dense<"0x000000000000804000000041"> : tensor<3xf32>]} {
  %r = tf.DiagPart %0 : (tensor<3x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiag_2(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000000000000000000000000000803F0000000000000000000000000000004000004040000000000000000000000000000080400000000000000000000000000000A040"> : tensor<2x3x3xf32>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPart_3(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000A0400000204100004041000088410000B041"> : tensor<2x3xf32>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_4(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x00000000000000000000000000000000000080400000A0400000000000000000000000000000104100002041000000000000404100000000000000000000000000008041000088410000000000000000000000000000A8410000B04100000000"> : tensor<2x3x4xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiag_5(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x4xf32>, dense<"0x000000000000803F00000040"> : tensor<3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000803F0000C0400000E04000000041000010410000004000003041"> : tensor<3x4xf32>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Diag_6(%0: tensor<3xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040"> : tensor<3xf64>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000040"> : tensor<3x3xf64>]} {
  %r = tf.Diag %0 : (tensor<3xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @DiagPart_7(%0: tensor<3x3xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C400000000000002040"> : tensor<3x3xf64>],
  expected = [dense<"0x000000000000000000000000000010400000000000002040"> : tensor<3xf64>]} {
  %r = tf.DiagPart %0 : (tensor<3x3xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MatrixDiag_8(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000000000000000000000000000000000000040000000000000084000000000000000000000000000000000000000000000000000000000000010400000000000000000000000000000000000000000000000000000000000001440"> : tensor<2x3x3xf64>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MatrixDiagPart_9(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x3x4xf64>],
  expected = [dense<"0x000000000000000000000000000014400000000000002440000000000000284000000000000031400000000000003640"> : tensor<2x3xf64>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MatrixBandPart_10(%0: tensor<2x3x4xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x3x4xf64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000010400000000000001440000000000000000000000000000000000000000000000000000000000000224000000000000024400000000000000000000000000000284000000000000000000000000000000000000000000000000000000000000030400000000000003140000000000000000000000000000000000000000000000000000000000000354000000000000036400000000000000000"> : tensor<2x3x4xf64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xf64>, tensor<i64>, tensor<i64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MatrixSetDiag_11(%0: tensor<?x?xf64>, %1: tensor<?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C400000000000002040000000000000224000000000000024400000000000002640"> : tensor<3x4xf64>, dense<"0x0000000000000000000000000000F03F0000000000000040"> : tensor<3xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000F03F00000000000018400000000000001C400000000000002040000000000000224000000000000000400000000000002640"> : tensor<3x4xf64>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xf64>, tensor<?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Diag_12(%0: tensor<3xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040"> : tensor<3xf16>],
  expected = [dense<"0x0000000000000000003C0000000000000040"> : tensor<3x3xf16>]} {
  %r = tf.Diag %0 : (tensor<3xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @DiagPart_13(%0: tensor<3x3xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048"> : tensor<3x3xf16>],
  expected = [dense<"0x000000440048"> : tensor<3xf16>]} {
  %r = tf.DiagPart %0 : (tensor<3x3xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MatrixDiag_14(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x0000000000000000003C0000000000000040004200000000000000440000000000000045"> : tensor<2x3x3xf16>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MatrixDiagPart_15(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x3x4xf16>],
  expected = [dense<"0x000000450049004A404C804D"> : tensor<2x3xf16>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MatrixBandPart_16(%0: tensor<2x3x4xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x3x4xf16>],
  expected = [dense<"0x000000000000000000440045000000000000804800490000004A000000000000004C404C000000000000404D804D0000"> : tensor<2x3x4xf16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xf16>, tensor<i64>, tensor<i64>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MatrixSetDiag_17(%0: tensor<?x?xf16>, %1: tensor<?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049"> : tensor<3x4xf16>, dense<"0x0000003C0040"> : tensor<3xf16>],
  expected = [dense<"0x0000003C004000420044003C004600470048804800408049"> : tensor<3x4xf16>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xf16>, tensor<?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MatrixDiag_18(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0x0000000000000000803F000000000000004040400000000000008040000000000000A040"> : tensor<2x3x3xbf16>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MatrixDiagPart_19(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x3x4xbf16>],
  expected = [dense<"0x0000A040204140418841B041"> : tensor<2x3xbf16>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MatrixBandPart_20(%0: tensor<2x3x4xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x3x4xbf16>],
  expected = [dense<"0x00000000000000008040A040000000000000104120410000404100000000000080418841000000000000A841B0410000"> : tensor<2x3x4xbf16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xbf16>, tensor<i64>, tensor<i64>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MatrixSetDiag_21(%0: tensor<?x?xbf16>, %1: tensor<?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E0400041104120413041"> : tensor<3x4xbf16>, dense<"0x0000803F0040"> : tensor<3xbf16>],
  expected = [dense<"0x0000803F004040408040803FC040E0400041104100403041"> : tensor<3x4xbf16>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xbf16>, tensor<?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MatrixDiag_22(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x000000000100000002030000000400000005"> : tensor<2x3x3xi8>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MatrixDiagPart_23(%0: tensor<?x?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xi8>],
  expected = [dense<"0x00050A0C1116"> : tensor<2x3xi8>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MatrixBandPart_24(%0: tensor<2x3x4xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xi8>],
  expected = [dense<"0x000000000405000000090A000C0000001011000000151600"> : tensor<2x3x4xi8>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xi8>, tensor<i64>, tensor<i64>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MatrixSetDiag_25(%0: tensor<?x?xi8>, %1: tensor<?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B"> : tensor<3x4xi8>, dense<"0x000102"> : tensor<3xi8>],
  expected = [dense<"0x00010203040106070809020B"> : tensor<3x4xi8>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xi8>, tensor<?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MatrixDiag_26(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x000000000000000001000000000000000200030000000000000004000000000000000500"> : tensor<2x3x3xi16>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @MatrixDiagPart_27(%0: tensor<?x?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xi16>],
  expected = [dense<"0x000005000A000C0011001600"> : tensor<2x3xi16>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @MatrixBandPart_28(%0: tensor<2x3x4xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xi16>],
  expected = [dense<"0x00000000000000000400050000000000000009000A0000000C0000000000000010001100000000000000150016000000"> : tensor<2x3x4xi16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xi16>, tensor<i64>, tensor<i64>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @MatrixSetDiag_29(%0: tensor<?x?xi16>, %1: tensor<?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B00"> : tensor<3x4xi16>, dense<"0x000001000200"> : tensor<3xi16>],
  expected = [dense<"0x000001000200030004000100060007000800090002000B00"> : tensor<3x4xi16>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xi16>, tensor<?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Diag_30(%0: tensor<3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000"> : tensor<3xi32>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000000000000000000002000000"> : tensor<3x3xi32>]} {
  %r = tf.Diag %0 : (tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @DiagPart_31(%0: tensor<3x3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000"> : tensor<3x3xi32>],
  expected = [dense<"0x000000000400000008000000"> : tensor<3xi32>]} {
  %r = tf.DiagPart %0 : (tensor<3x3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MatrixDiag_32(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000000000000000000002000000030000000000000000000000000000000400000000000000000000000000000005000000"> : tensor<2x3x3xi32>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MatrixDiagPart_33(%0: tensor<?x?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>],
  expected = [dense<"0x00000000050000000A0000000C0000001100000016000000"> : tensor<2x3xi32>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MatrixBandPart_34(%0: tensor<2x3x4xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>],
  expected = [dense<"0x000000000000000000000000000000000400000005000000000000000000000000000000090000000A000000000000000C0000000000000000000000000000001000000011000000000000000000000000000000150000001600000000000000"> : tensor<2x3x4xi32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xi32>, tensor<i64>, tensor<i64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MatrixSetDiag_35(%0: tensor<?x?xi32>, %1: tensor<?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B000000"> : tensor<3x4xi32>, dense<"0x000000000100000002000000"> : tensor<3xi32>],
  expected = [dense<"0x00000000010000000200000003000000040000000100000006000000070000000800000009000000020000000B000000"> : tensor<3x4xi32>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xi32>, tensor<?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Diag_36(%0: tensor<3xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000200000000000000"> : tensor<3x3xi64>]} {
  %r = tf.Diag %0 : (tensor<3xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @DiagPart_37(%0: tensor<3x3xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000060000000000000007000000000000000800000000000000"> : tensor<3x3xi64>],
  expected = [dense<"0x000000000000000004000000000000000800000000000000"> : tensor<3xi64>]} {
  %r = tf.DiagPart %0 : (tensor<3x3xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MatrixDiag_38(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000200000000000000030000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<2x3x3xi64>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MatrixDiagPart_39(%0: tensor<?x?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xi64>],
  expected = [dense<"0x000000000000000005000000000000000A000000000000000C0000000000000011000000000000001600000000000000"> : tensor<2x3xi64>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MatrixBandPart_40(%0: tensor<2x3x4xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xi64>],
  expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000400000000000000050000000000000000000000000000000000000000000000000000000000000009000000000000000A0000000000000000000000000000000C0000000000000000000000000000000000000000000000000000000000000010000000000000001100000000000000000000000000000000000000000000000000000000000000150000000000000016000000000000000000000000000000"> : tensor<2x3x4xi64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xi64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MatrixSetDiag_41(%0: tensor<?x?xi64>, %1: tensor<?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B00000000000000"> : tensor<3x4xi64>, dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000100000000000000060000000000000007000000000000000800000000000000090000000000000002000000000000000B00000000000000"> : tensor<3x4xi64>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xi64>, tensor<?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MatrixDiag_42(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x000000000100000002030000000400000005"> : tensor<2x3x3xui8>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MatrixDiagPart_43(%0: tensor<?x?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xui8>],
  expected = [dense<"0x00050A0C1116"> : tensor<2x3xui8>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MatrixBandPart_44(%0: tensor<2x3x4xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xui8>],
  expected = [dense<"0x000000000405000000090A000C0000001011000000151600"> : tensor<2x3x4xui8>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xui8>, tensor<i64>, tensor<i64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MatrixSetDiag_45(%0: tensor<?x?xui8>, %1: tensor<?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B"> : tensor<3x4xui8>, dense<"0x000102"> : tensor<3xui8>],
  expected = [dense<"0x00010203040106070809020B"> : tensor<3x4xui8>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xui8>, tensor<?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MatrixDiag_46(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>],
  expected = [dense<"0x000000000000000001000000000000000200030000000000000004000000000000000500"> : tensor<2x3x3xui16>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MatrixDiagPart_47(%0: tensor<?x?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xui16>],
  expected = [dense<"0x000005000A000C0011001600"> : tensor<2x3xui16>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MatrixBandPart_48(%0: tensor<2x3x4xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xui16>],
  expected = [dense<"0x00000000000000000400050000000000000009000A0000000C0000000000000010001100000000000000150016000000"> : tensor<2x3x4xui16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xui16>, tensor<i64>, tensor<i64>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MatrixSetDiag_49(%0: tensor<?x?xui16>, %1: tensor<?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B00"> : tensor<3x4xui16>, dense<"0x000001000200"> : tensor<3xui16>],
  expected = [dense<"0x000001000200030004000100060007000800090002000B00"> : tensor<3x4xui16>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xui16>, tensor<?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MatrixDiag_50(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000000000000000000002000000030000000000000000000000000000000400000000000000000000000000000005000000"> : tensor<2x3x3xui32>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MatrixDiagPart_51(%0: tensor<?x?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xui32>],
  expected = [dense<"0x00000000050000000A0000000C0000001100000016000000"> : tensor<2x3xui32>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MatrixBandPart_52(%0: tensor<2x3x4xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xui32>],
  expected = [dense<"0x000000000000000000000000000000000400000005000000000000000000000000000000090000000A000000000000000C0000000000000000000000000000001000000011000000000000000000000000000000150000001600000000000000"> : tensor<2x3x4xui32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xui32>, tensor<i64>, tensor<i64>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MatrixSetDiag_53(%0: tensor<?x?xui32>, %1: tensor<?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B000000"> : tensor<3x4xui32>, dense<"0x000000000100000002000000"> : tensor<3xui32>],
  expected = [dense<"0x00000000010000000200000003000000040000000100000006000000070000000800000009000000020000000B000000"> : tensor<3x4xui32>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xui32>, tensor<?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MatrixDiag_54(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000000200000000000000030000000000000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000000000000000500000000000000"> : tensor<2x3x3xui64>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MatrixDiagPart_55(%0: tensor<?x?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xui64>],
  expected = [dense<"0x000000000000000005000000000000000A000000000000000C0000000000000011000000000000001600000000000000"> : tensor<2x3xui64>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MatrixBandPart_56(%0: tensor<2x3x4xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xui64>],
  expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000400000000000000050000000000000000000000000000000000000000000000000000000000000009000000000000000A0000000000000000000000000000000C0000000000000000000000000000000000000000000000000000000000000010000000000000001100000000000000000000000000000000000000000000000000000000000000150000000000000016000000000000000000000000000000"> : tensor<2x3x4xui64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xui64>, tensor<i64>, tensor<i64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MatrixSetDiag_57(%0: tensor<?x?xui64>, %1: tensor<?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B00000000000000"> : tensor<3x4xui64>, dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xui64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000100000000000000060000000000000007000000000000000800000000000000090000000000000002000000000000000B00000000000000"> : tensor<3x4xui64>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xui64>, tensor<?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MatrixDiag_58(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[[true, false, false], [false, false, false], [false, false, false]], [[true, false, false], [false, false, false], [false, false, false]]]> : tensor<2x3x3xi1>]} {
  %r = tf.MatrixDiag %0 : (tensor<?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @MatrixDiagPart_59(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, false, false, true], [false, false, true, false], [false, true, false, false]], [[true, false, false, true], [false, false, true, false], [false, true, false, false]]]> : tensor<2x3x4xi1>],
  expected = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>]} {
  %r = tf.MatrixDiagPart %0 : (tensor<?x?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @MatrixBandPart_60(%0: tensor<2x3x4xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, false, false, true], [false, false, true, false], [false, true, false, false]], [[true, false, false, true], [false, false, true, false], [false, true, false, false]]]> : tensor<2x3x4xi1>],
  expected = [dense<[[[true, false, false, false], [false, false, false, false], [false, true, false, false]], [[true, false, false, false], [false, false, false, false], [false, true, false, false]]]> : tensor<2x3x4xi1>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<2x3x4xi1>, tensor<i64>, tensor<i64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @MatrixSetDiag_61(%0: tensor<?x?xi1>, %1: tensor<?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true], [false, false, true, false], [false, true, false, false]]> : tensor<3x4xi1>, dense<[true, false, false]> : tensor<3xi1>],
  expected = [dense<[[true, false, false, true], [false, false, true, false], [false, true, false, false]]> : tensor<3x4xi1>]} {
  %r = tf.MatrixSetDiag %0, %1 : (tensor<?x?xi1>, tensor<?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Diag_62(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000004040000000000000000000000000000000000000000000000000000080400000000000000000000000000000000000000000000000000000A040"> : tensor<2x3x2x3xf32>]} {
  %r = tf.Diag %0 : (tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Diag_63(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000803F0000000000000000000000000000000000000000000000000000004000000000000000000000000000000000000000000000000000004040000000000000000000000000000000000000000000000000000080400000000000000000000000000000000000000000000000000000A040"> : tensor<2x3x2x3xf32>]} {
  %r = tf.Diag %0 : (tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @DiagPart_64(%0: tensor<2x3x2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<2x3x2x3xf32>],
  expected = [dense<"0x000000000000E040000060410000A8410000E04100000C42"> : tensor<2x3xf32>]} {
  %r = tf.DiagPart %0 : (tensor<2x3x2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @DiagPart_65(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<2x3x2x3xf32>],
  expected = [dense<"0x000000000000E040000060410000A8410000E04100000C42"> : tensor<2x3xf32>]} {
  %r = tf.DiagPart %0 : (tensor<?x?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_66(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA0749F3FBC8081BF2DDFC8BF7FC8803FD87089BF00079E3A4214DC3FC5629ABFD22BDD3F87253A3F801EF53F56AB7C3EBC771F3FD04DE53F79987CBEF70EBABE112D153E4806903F2CB09A3FA7A57C3E"> : tensor<4x5xf32>],
  expected = [dense<"0xA0749F3F00000000000000000000000000000000000000004214DC3F0000000000000000000000000000000000000000BC771F3F00000000000000000000000000000000000000002CB09A3F00000000"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_67(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA0749F3FBC8081BF2DDFC8BF7FC8803FD87089BF00079E3A4214DC3FC5629ABFD22BDD3F87253A3F801EF53F56AB7C3EBC771F3FD04DE53F79987CBEF70EBABE112D153E4806903F2CB09A3FA7A57C3E"> : tensor<4x5xf32>],
  expected = [dense<"0xA0749F3F00000000000000000000000000000000000000004214DC3F0000000000000000000000000000000000000000BC771F3F00000000000000000000000000000000000000002CB09A3F00000000"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_68(%0: tensor<4x5xf32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA0749F3FBC8081BF2DDFC8BF7FC8803FD87089BF00079E3A4214DC3FC5629ABFD22BDD3F87253A3F801EF53F56AB7C3EBC771F3FD04DE53F79987CBEF70EBABE112D153E4806903F2CB09A3FA7A57C3E"> : tensor<4x5xf32>, dense<"0x0000000000000000"> : tensor<i64>, dense<"0x0000000000000000"> : tensor<i64>],
  expected = [dense<"0xA0749F3F00000000000000000000000000000000000000004214DC3F0000000000000000000000000000000000000000BC771F3F00000000000000000000000000000000000000002CB09A3F00000000"> : tensor<4x5xf32>]} {
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_69(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0742163F2B9597BF39949C3F9CD5FFBEBAF6B53C3253F93E1F36ADBD94BDCD3F8A5EDD3FAC34B63FF47704BF1132563F2BB5ACBF2C2CA33F17CEC33F7EAA8D3F1F537E3FB280DC3FFB21523FDF95BFBF"> : tensor<4x5xf32>],
  expected = [dense<"0x0742163F000000000000000000000000000000003253F93E1F36ADBD000000000000000000000000F47704BF1132563F2BB5ACBF00000000000000007EAA8D3F1F537E3FB280DC3FFB21523F00000000"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_70(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0742163F2B9597BF39949C3F9CD5FFBEBAF6B53C3253F93E1F36ADBD94BDCD3F8A5EDD3FAC34B63FF47704BF1132563F2BB5ACBF2C2CA33F17CEC33F7EAA8D3F1F537E3FB280DC3FFB21523FDF95BFBF"> : tensor<4x5xf32>],
  expected = [dense<"0x0742163F000000000000000000000000000000003253F93E1F36ADBD000000000000000000000000F47704BF1132563F2BB5ACBF00000000000000007EAA8D3F1F537E3FB280DC3FFB21523F00000000"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_71(%0: tensor<4x5xf32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0742163F2B9597BF39949C3F9CD5FFBEBAF6B53C3253F93E1F36ADBD94BDCD3F8A5EDD3FAC34B63FF47704BF1132563F2BB5ACBF2C2CA33F17CEC33F7EAA8D3F1F537E3FB280DC3FFB21523FDF95BFBF"> : tensor<4x5xf32>, dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>, dense<"0x0000000000000000"> : tensor<i64>],
  expected = [dense<"0x0742163F000000000000000000000000000000003253F93E1F36ADBD000000000000000000000000F47704BF1132563F2BB5ACBF00000000000000007EAA8D3F1F537E3FB280DC3FFB21523F00000000"> : tensor<4x5xf32>]} {
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_72(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3FABB2773F9DF8B63F518DF6BF1D4AFBBF30AAD3BFE1E6013F7BAFC3BFA568EC3D65D8253FCDE8B73F85FC1FBF0E6E913FD38BB33F0DB7A83F7DB4FA3F"> : tensor<4x5xf32>],
  expected = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3F000000009DF8B63F518DF6BF1D4AFBBF30AAD3BF0000000000000000A568EC3D65D8253FCDE8B73F0000000000000000000000000DB7A83F7DB4FA3F"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_73(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3FABB2773F9DF8B63F518DF6BF1D4AFBBF30AAD3BFE1E6013F7BAFC3BFA568EC3D65D8253FCDE8B73F85FC1FBF0E6E913FD38BB33F0DB7A83F7DB4FA3F"> : tensor<4x5xf32>],
  expected = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3F000000009DF8B63F518DF6BF1D4AFBBF30AAD3BF0000000000000000A568EC3D65D8253FCDE8B73F0000000000000000000000000DB7A83F7DB4FA3F"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_74(%0: tensor<4x5xf32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3FABB2773F9DF8B63F518DF6BF1D4AFBBF30AAD3BFE1E6013F7BAFC3BFA568EC3D65D8253FCDE8B73F85FC1FBF0E6E913FD38BB33F0DB7A83F7DB4FA3F"> : tensor<4x5xf32>, dense<"0x0000000000000000"> : tensor<i64>, dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>],
  expected = [dense<"0x6C52BC3CF9CAE2BFBEED9EBF29239EBF66D8DE3F000000009DF8B63F518DF6BF1D4AFBBF30AAD3BF0000000000000000A568EC3D65D8253FCDE8B73F0000000000000000000000000DB7A83F7DB4FA3F"> : tensor<4x5xf32>]} {
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_75(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x227C873F3E9D813FB0C685BFA33D9A3F50AFCC3D3542CDBFF792B63F55397D3E64F9883E5C93EE3E633C543FD440DE3F31B5D8BFC32230BF8786F2BF1E42ABBF4ADA3E3F24214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>],
  expected = [dense<"0x227C873F3E9D813FB0C685BF00000000000000003542CDBFF792B63F55397D3E64F9883E0000000000000000D440DE3F31B5D8BFC32230BF8786F2BF000000000000000024214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0200000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_76(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x227C873F3E9D813FB0C685BFA33D9A3F50AFCC3D3542CDBFF792B63F55397D3E64F9883E5C93EE3E633C543FD440DE3F31B5D8BFC32230BF8786F2BF1E42ABBF4ADA3E3F24214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>],
  expected = [dense<"0x227C873F3E9D813FB0C685BF00000000000000003542CDBFF792B63F55397D3E64F9883E0000000000000000D440DE3F31B5D8BFC32230BF8786F2BF000000000000000024214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0200000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_77(%0: tensor<4x5xf32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x227C873F3E9D813FB0C685BFA33D9A3F50AFCC3D3542CDBFF792B63F55397D3E64F9883E5C93EE3E633C543FD440DE3F31B5D8BFC32230BF8786F2BF1E42ABBF4ADA3E3F24214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>, dense<"0x0100000000000000"> : tensor<i64>, dense<"0x0200000000000000"> : tensor<i64>],
  expected = [dense<"0x227C873F3E9D813FB0C685BF00000000000000003542CDBFF792B63F55397D3E64F9883E0000000000000000D440DE3F31B5D8BFC32230BF8786F2BF000000000000000024214C3FD17FE6BF454DB5BC"> : tensor<4x5xf32>]} {
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_78(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>],
  expected = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_79(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>],
  expected = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<?x?xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixBandPart_80(%0: tensor<4x5xf32>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>, dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>, dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>],
  expected = [dense<"0xD445633FF75E433E6086CFBFEFB8F33F702DC6BF79B152BE89A1AB3FC96BE8BEBC27463FD08349BF73B7993F2811EB3E678F6D3F6A3381BF195F00BFBDCA74BF1733F7BE8C5EDEBF9173DE3F9D3E80BE"> : tensor<4x5xf32>]} {
  %r = tf.MatrixBandPart %0, %1, %2 : (tensor<4x5xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_81(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7541FDBF6F4CA4BE062AD6BE76040ABE816FF93F681FADBFD5ED2DBEEABDECBFE70E92BF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x76040ABE6F4CA4BE00001041D5ED2DBE816FF93F062AD6BE00001041EABDECBF681FADBF"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_82(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9BECDB3F840C8D3FCBC9CF3FC572943F8C6554BE5ABE8BBFB17E0FBF69FB303F2231653C"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_83(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB87E14BF08A7373F917BEDBF81B9E33FE3A187BF8FD0CCBFD6949A3F0A888F3E1286AD3F"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xD6949A3FE3A187BF917BEDBF000010410A888F3E8FD0CCBF00001041000010411286AD3F"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_84(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8BAF1B3FA865B9BFC4B5023FE0204E3F5C91E9BF21EB98BF81C5253D64FD0A3D48B7323D"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_85(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x037BD6BF3BE2EBBFCB6A89BF1D7076BF9FFEBDBFA43E783F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041000010410000104100001041037BD6BF0000104100001041000010411D7076BF3BE2EBBF0000104100001041000010419FFEBDBFCB6A89BF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_86(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8E75B43F0EBDFEBF389189BFAC95B5BF5972F9BFEA86D2BF"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_87(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9005423E2CE7D4BFD53A1ABF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010419005423E000010410000104100001041000010412CE7D4BF00001041000010410000104100001041D53A1ABF00001041000010410000104100001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_88(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1B5D833FA3C9C5BFD193CABF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_89(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x147803BF7966F63F9CFBC6BF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041000010410000104100001041147803BF000010410000104100001041000010417966F63F000010410000104100001041000010419CFBC6BF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_90(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9B350B3B659CC6BFC016D43F"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_91(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5E4B9CBE14EF0B3E03C3AD3D0CFB2ABFB122A5BF5F4DD33F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x5E4B9CBE00001041000010410000104114EF0B3E00001041000010410000104103C3AD3D0CFB2ABF000010410000104100001041B122A5BF0000104100001041000010415F4DD33F"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_92(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x270F4D3F751D2BBE326799BF2055683FE54EB7BF5002CFBE"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_LEFT"} : (tensor<?x?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_93(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x607EFEBF3E32B03F6BEEDB3F284FFD3FC6CC803F3716A83F6EC9D93F4CCCE83FB053C63F191DEFBFBE03D23F98F1543F8F66AFBF5A1ACDBFABC014BEC260923F5C94A6BF62FEC6BE6FC77FBFC133993FDEFEC9BF3AA43E3FAD25D0BF98B2983E"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x3E32B03F6EC9D93F98F1543F607EFEBF3716A83FBE03D23FC6CC803F191DEFBF000010415A1ACDBF6FC77FBF98B2983E8F66AFBF62FEC6BEAD25D0BF5C94A6BF3AA43E3F00001041"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_94(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x607EFEBF3E32B03F6BEEDB3F284FFD3FC6CC803F3716A83F6EC9D93F4CCCE83FB053C63F191DEFBFBE03D23F98F1543F8F66AFBF5A1ACDBFABC014BEC260923F5C94A6BF62FEC6BE6FC77FBFC133993FDEFEC9BF3AA43E3FAD25D0BF98B2983E"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x3E32B03F6EC9D93F98F1543F607EFEBF3716A83FBE03D23FC6CC803F191DEFBF000010415A1ACDBF6FC77FBF98B2983E8F66AFBF62FEC6BEAD25D0BF5C94A6BF3AA43E3F00001041"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_95(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBC6EAABE001B3E3E9398F7BF44F7793F55EAA6BFD23CF33FA37D10BF7FB3DF3ED08CB53FFA5EE73FCA4413BE6215E9BFCBBECA3FAEB1C4BFFB0BD9BFFA3815BE9A8D1C3F89243ABF72B0C23E2E52CA3FEB8DB13F7B8A85BE723388BF01E7F13F"> : tensor<2x3x4xf32>, dense<"0x3E32B03F6EC9D93F98F1543F607EFEBF3716A83FBE03D23FC6CC803F191DEFBF000010415A1ACDBF6FC77FBF98B2983E8F66AFBF62FEC6BEAD25D0BF5C94A6BF3AA43E3F00001041"> : tensor<2x3x3xf32>],
  expected = [dense<"0x607EFEBF3E32B03F9398F7BF44F7793FC6CC803F3716A83F6EC9D93F7FB3DF3ED08CB53F191DEFBFBE03D23F98F1543F8F66AFBF5A1ACDBFFB0BD9BFFA3815BE5C94A6BF62FEC6BE6FC77FBF2E52CA3FEB8DB13F3AA43E3FAD25D0BF98B2983E"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_96(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBC6EAABE001B3E3E9398F7BF44F7793F55EAA6BFD23CF33FA37D10BF7FB3DF3ED08CB53FFA5EE73FCA4413BE6215E9BFCBBECA3FAEB1C4BFFB0BD9BFFA3815BE9A8D1C3F89243ABF72B0C23E2E52CA3FEB8DB13F7B8A85BE723388BF01E7F13F"> : tensor<2x3x4xf32>, dense<"0x3E32B03F6EC9D93F98F1543F607EFEBF3716A83FBE03D23FC6CC803F191DEFBF000010415A1ACDBF6FC77FBF98B2983E8F66AFBF62FEC6BEAD25D0BF5C94A6BF3AA43E3F00001041"> : tensor<2x3x3xf32>],
  expected = [dense<"0x607EFEBF3E32B03F9398F7BF44F7793FC6CC803F3716A83F6EC9D93F7FB3DF3ED08CB53F191DEFBFBE03D23F98F1543F8F66AFBF5A1ACDBFFB0BD9BFFA3815BE5C94A6BF62FEC6BE6FC77FBF2E52CA3FEB8DB13F3AA43E3FAD25D0BF98B2983E"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_97(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x34FF7BBFFBE82BBF3B27CBBE2424F8BFE7B00FBE5860A53FBCEF19BED6B3B9BFFAAFB53FBE086D3FFDFFDA3F4D65963D8457CBBD044AD1BF88B9BF3FB85B393F0972483F798EB13F9348CCBF8B03A93FBC4CB6BF1E9AE9BFFF0777BF8A0870BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010413B27CBBED6B3B9BFFBE82BBFBCEF19BE4D65963D34FF7BBF5860A53FFDFFDA3F0000104188B9BF3F8B03A93F044AD1BF9348CCBF8A0870BF8457CBBD798EB13FFF0777BF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_98(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x34FF7BBFFBE82BBF3B27CBBE2424F8BFE7B00FBE5860A53FBCEF19BED6B3B9BFFAAFB53FBE086D3FFDFFDA3F4D65963D8457CBBD044AD1BF88B9BF3FB85B393F0972483F798EB13F9348CCBF8B03A93FBC4CB6BF1E9AE9BFFF0777BF8A0870BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010413B27CBBED6B3B9BFFBE82BBFBCEF19BE4D65963D34FF7BBF5860A53FFDFFDA3F0000104188B9BF3F8B03A93F044AD1BF9348CCBF8A0870BF8457CBBD798EB13FFF0777BF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_99(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x736CEBBF80D691BF471A753E01E787BD88F6843F76DEC6BFD78ED23EADA4F33FDDE3FB3FEC45E43FEDED5FBFF19BD53DE79C213F4C6CA6BF8E4EABBF4EF499BFE3F3EF3FA672E33FBD07F5BF2F8DE7BF4D30CF3EEBAF213F6DF9D5BE9E5DFA3F"> : tensor<2x3x4xf32>, dense<"0x000010413B27CBBED6B3B9BFFBE82BBFBCEF19BE4D65963D34FF7BBF5860A53FFDFFDA3F0000104188B9BF3F8B03A93F044AD1BF9348CCBF8A0870BF8457CBBD798EB13FFF0777BF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x34FF7BBFFBE82BBF3B27CBBE01E787BD88F6843F5860A53FBCEF19BED6B3B9BFDDE3FB3FEC45E43FFDFFDA3F4D65963D8457CBBD044AD1BF88B9BF3F4EF499BFE3F3EF3F798EB13F9348CCBF8B03A93F4D30CF3EEBAF213FFF0777BF8A0870BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_100(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x736CEBBF80D691BF471A753E01E787BD88F6843F76DEC6BFD78ED23EADA4F33FDDE3FB3FEC45E43FEDED5FBFF19BD53DE79C213F4C6CA6BF8E4EABBF4EF499BFE3F3EF3FA672E33FBD07F5BF2F8DE7BF4D30CF3EEBAF213F6DF9D5BE9E5DFA3F"> : tensor<2x3x4xf32>, dense<"0x000010413B27CBBED6B3B9BFFBE82BBFBCEF19BE4D65963D34FF7BBF5860A53FFDFFDA3F0000104188B9BF3F8B03A93F044AD1BF9348CCBF8A0870BF8457CBBD798EB13FFF0777BF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x34FF7BBFFBE82BBF3B27CBBE01E787BD88F6843F5860A53FBCEF19BED6B3B9BFDDE3FB3FEC45E43FFDFFDA3F4D65963D8457CBBD044AD1BF88B9BF3F4EF499BFE3F3EF3F798EB13F9348CCBF8B03A93F4D30CF3EEBAF213FFF0777BF8A0870BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_101(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEA3487BF63C7B13E006DE9BFB34CBDBF6AD7973F5D741F3F351604BE269BE2BE16F9F53FFC9FFBBFCAEF97BF286DDF3E4B9DC23F8C5DD5BF4979BD3F70DFC4BFDB5BAE3FC81D38BF0FCBB2BF9932103F287721BFE3609D3F55D1973FB2CD843F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x6AD7973FFC9FFBBF16F9F53F00001041DB5BAE3FE3609D3F287721BF00001041"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_102(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEA3487BF63C7B13E006DE9BFB34CBDBF6AD7973F5D741F3F351604BE269BE2BE16F9F53FFC9FFBBFCAEF97BF286DDF3E4B9DC23F8C5DD5BF4979BD3F70DFC4BFDB5BAE3FC81D38BF0FCBB2BF9932103F287721BFE3609D3F55D1973FB2CD843F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x6AD7973FFC9FFBBF16F9F53F00001041DB5BAE3FE3609D3F287721BF00001041"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_103(%0: tensor<2x3x4xf32>, %1: tensor<2x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD2CCA53E4004B93EA74EAA3F368EDEBF0AE86DBFC652AA3F7767B4BF2BB1943FFB828CBF052621BFB536B73F4730CD3F39C8FC3F386B72BF8503BFBF8FEE8EBF84DC5A3FE5C0B1BF24ECF83F7A5EAC3E13D89F3FBD34F9BF6860D8BF0335D6BF"> : tensor<2x3x4xf32>, dense<"0x6AD7973FFC9FFBBF16F9F53F00001041DB5BAE3FE3609D3F287721BF00001041"> : tensor<2x2x2xf32>],
  expected = [dense<"0xD2CCA53E4004B93EA74EAA3F368EDEBF6AD7973FC652AA3F7767B4BF2BB1943F16F9F53FFC9FFBBFB536B73F4730CD3F39C8FC3F386B72BF8503BFBF8FEE8EBFDB5BAE3FE5C0B1BF24ECF83F7A5EAC3E287721BFE3609D3F6860D8BF0335D6BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_104(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD2CCA53E4004B93EA74EAA3F368EDEBF0AE86DBFC652AA3F7767B4BF2BB1943FFB828CBF052621BFB536B73F4730CD3F39C8FC3F386B72BF8503BFBF8FEE8EBF84DC5A3FE5C0B1BF24ECF83F7A5EAC3E13D89F3FBD34F9BF6860D8BF0335D6BF"> : tensor<2x3x4xf32>, dense<"0x6AD7973FFC9FFBBF16F9F53F00001041DB5BAE3FE3609D3F287721BF00001041"> : tensor<2x2x2xf32>],
  expected = [dense<"0xD2CCA53E4004B93EA74EAA3F368EDEBF6AD7973FC652AA3F7767B4BF2BB1943F16F9F53FFC9FFBBFB536B73F4730CD3F39C8FC3F386B72BF8503BFBF8FEE8EBFDB5BAE3FE5C0B1BF24ECF83F7A5EAC3E287721BFE3609D3F6860D8BF0335D6BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_105(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D1895BF0FC6923F43F9A63F79234A3F6D868B3FCFFAF63FB5068A3F9F47EDBE12F97A3ED968E3BF1FB5E0BF972E07BF07B4923F2ABB323FB23DEDBFF48C8E3D51A39ABD6B19963FCECE68BE2022C2BDB14505BF850991BEA4679DBFDAB3A63F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0FC6923FB5068A3F972E07BF2ABB323FCECE68BEDAB3A63F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_106(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D1895BF0FC6923F43F9A63F79234A3F6D868B3FCFFAF63FB5068A3F9F47EDBE12F97A3ED968E3BF1FB5E0BF972E07BF07B4923F2ABB323FB23DEDBFF48C8E3D51A39ABD6B19963FCECE68BE2022C2BDB14505BF850991BEA4679DBFDAB3A63F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0FC6923FB5068A3F972E07BF2ABB323FCECE68BEDAB3A63F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_107(%0: tensor<2x3x4xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x10FFC03F455D97BF005E953F7E6278BFE3AA2E3F3477B83F93608ABF0821963F282899BF2202F9BFE1A1D43EC0B579BF59EAAA3C16F1203F7771B23F1957283EFBA5ED3FBD0995BD6D41D8BF4EC8F8BF4CE8E03E7C5DE7BF001DB0BCEC6CB2BF"> : tensor<2x3x4xf32>, dense<"0x0FC6923FB5068A3F972E07BF2ABB323FCECE68BEDAB3A63F"> : tensor<2x3xf32>],
  expected = [dense<"0x10FFC03F0FC6923F005E953F7E6278BFE3AA2E3F3477B83FB5068A3F0821963F282899BF2202F9BFE1A1D43E972E07BF59EAAA3C2ABB323F7771B23F1957283EFBA5ED3FBD0995BDCECE68BE4EC8F8BF4CE8E03E7C5DE7BF001DB0BCDAB3A63F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_108(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x10FFC03F455D97BF005E953F7E6278BFE3AA2E3F3477B83F93608ABF0821963F282899BF2202F9BFE1A1D43EC0B579BF59EAAA3C16F1203F7771B23F1957283EFBA5ED3FBD0995BD6D41D8BF4EC8F8BF4CE8E03E7C5DE7BF001DB0BCEC6CB2BF"> : tensor<2x3x4xf32>, dense<"0x0FC6923FB5068A3F972E07BF2ABB323FCECE68BEDAB3A63F"> : tensor<2x3xf32>],
  expected = [dense<"0x10FFC03F0FC6923F005E953F7E6278BFE3AA2E3F3477B83FB5068A3F0821963F282899BF2202F9BFE1A1D43E972E07BF59EAAA3C2ABB323F7771B23F1957283EFBA5ED3FBD0995BDCECE68BE4EC8F8BF4CE8E03E7C5DE7BF001DB0BCDAB3A63F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_109(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEA49ED3F64EFACBF1C2DE33FFEAAB8BE0F6313BFC2D725BF3C9FD3BF18B0DBBFA71BB43FE9EDB1BF199EC7BF225697BF65E8F83F3057B6BF3BFDEA3FCD85A53E1E8FA93F5DEE8E3ECE47CABD1708FFBF4AEEF5BE37E1F2BF2D51E33D408DC4BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0F6313BFE9EDB1BF1E8FA93F37E1F2BF"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_110(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEA49ED3F64EFACBF1C2DE33FFEAAB8BE0F6313BFC2D725BF3C9FD3BF18B0DBBFA71BB43FE9EDB1BF199EC7BF225697BF65E8F83F3057B6BF3BFDEA3FCD85A53E1E8FA93F5DEE8E3ECE47CABD1708FFBF4AEEF5BE37E1F2BF2D51E33D408DC4BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0F6313BFE9EDB1BF1E8FA93F37E1F2BF"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_111(%0: tensor<2x3x4xf32>, %1: tensor<2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x54E2D43F7F64F1BFB46A8B3D6C0615BF5CD0ABBF15E89E3FAF08C5BE9F87CE3F7E99EF3E0E5CC03DC34E08BF614744BFF9DDF0BE9E47A23F062385BF27F8913F948C163F59EE863F0CBD903FC055E53F9D2211BF978D8F3F79B4AE3FD31FFE3F"> : tensor<2x3x4xf32>, dense<"0x0F6313BFE9EDB1BF1E8FA93F37E1F2BF"> : tensor<2x2xf32>],
  expected = [dense<"0x54E2D43F7F64F1BFB46A8B3D6C0615BF0F6313BF15E89E3FAF08C5BE9F87CE3F7E99EF3EE9EDB1BFC34E08BF614744BFF9DDF0BE9E47A23F062385BF27F8913F1E8FA93F59EE863F0CBD903FC055E53F9D2211BF37E1F2BF79B4AE3FD31FFE3F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_112(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x54E2D43F7F64F1BFB46A8B3D6C0615BF5CD0ABBF15E89E3FAF08C5BE9F87CE3F7E99EF3E0E5CC03DC34E08BF614744BFF9DDF0BE9E47A23F062385BF27F8913F948C163F59EE863F0CBD903FC055E53F9D2211BF978D8F3F79B4AE3FD31FFE3F"> : tensor<2x3x4xf32>, dense<"0x0F6313BFE9EDB1BF1E8FA93F37E1F2BF"> : tensor<2x2xf32>],
  expected = [dense<"0x54E2D43F7F64F1BFB46A8B3D6C0615BF0F6313BF15E89E3FAF08C5BE9F87CE3F7E99EF3EE9EDB1BFC34E08BF614744BFF9DDF0BE9E47A23F062385BF27F8913F1E8FA93F59EE863F0CBD903FC055E53F9D2211BF37E1F2BF79B4AE3FD31FFE3F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_113(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x88D45A3FB1AAC63F54338CBF2BBED03F362F503FD1B5E73F36037ABF6096A33F3ED6EBBE"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x2BBED03F88D45A3F000010416096A33F362F503FB1AAC63F000010413ED6EBBED1B5E73F"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_114(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05DA47BFB0B3483EF2D64BBFC489CC3EA0AB3FBFEFF24EBFF857DE3FA13CCEBF8E49FD3D"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_115(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x556DE6BFF71091BEFE5D353FD31610BF4A4D37BF9D7D7B3CF2E1993F2E97B7BE2382A1BE"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xF2E1993FD31610BF556DE6BF000010412E97B7BE4A4D37BF00001041000010412382A1BE"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_116(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAB71EABD9C14B23FE22BC93D6FB251BF60FC313FB8F9E83FB01ADEBFE023353D25F0F4BF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_117(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB6337BBFFFED71BFC42461BF4EC3F0BF5E6849BF8EBFDEBF"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041000010410000104100001041B6337BBF0000104100001041000010415E6849BFFFED71BF0000104100001041000010418EBFDEBFC42461BF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_118(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7DD277BF6623F33F578D903FF25E62BFBA94F13FDAE4A33F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_119(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x42FD6FBFB0A974BE6876D9BE"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0000104142FD6FBF00001041000010410000104100001041B0A974BE000010410000104100001041000010416876D9BE00001041000010410000104100001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_120(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x731F733FF4118ABFF25DDE3F"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_121(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE7AD883F8206D83FDDD403BE"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041000010410000104100001041E7AD883F000010410000104100001041000010418206D83F00001041000010410000104100001041DDD403BE00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_122(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x537FD53F7D38FE3D5A2FDA3D"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_123(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x973DCD3F697CA23FBB8AB73F31C4E73FE012DCBE4EB0BCBE"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x973DCD3F000010410000104100001041697CA23F000010410000104100001041BB8AB73F31C4E73F000010410000104100001041E012DCBE0000104100001041000010414EB0BCBE"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_124(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD3E194BF3182D8BF05BAAEBFA437B33F35284F3FF173A83F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_RIGHT"} : (tensor<?x?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_125(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFD2E85BE22AE5CBF4883933E150AFE3FBF4AEE3FF2A917BF8BA3C4BE4C43CB3F308AB43E524F9B3D17E5393F61451F3F94B6B33F07A7F43F3EE3AD3F4F99643FF724C23FE749DD3EDE80A0BF001E38BF2D96A4BF0CA8E63D8495BFBF5827F9BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x22AE5CBF8BA3C4BE61451F3FFD2E85BEF2A917BF17E5393F00001041BF4AEE3F524F9B3D07A7F43FDE80A0BF5827F9BF94B6B33FE749DD3E8495BFBF00001041F724C23F0CA8E63D"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_126(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFD2E85BE22AE5CBF4883933E150AFE3FBF4AEE3FF2A917BF8BA3C4BE4C43CB3F308AB43E524F9B3D17E5393F61451F3F94B6B33F07A7F43F3EE3AD3F4F99643FF724C23FE749DD3EDE80A0BF001E38BF2D96A4BF0CA8E63D8495BFBF5827F9BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x22AE5CBF8BA3C4BE61451F3FFD2E85BEF2A917BF17E5393F00001041BF4AEE3F524F9B3D07A7F43FDE80A0BF5827F9BF94B6B33FE749DD3E8495BFBF00001041F724C23F0CA8E63D"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_127(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB5750CBF2E2294BF2529A93EF5D0D6BFD4132E3F1FF6F4BF51CB8A3F1FE04C3F4FCBFEBF5B5A0FBC769EB4BF63D6903F0042553FA78DC03E36CF543FE961B2BFC795F63D5E8B383E23D8F1BFAFF27FBEB82AAE3FC62D3D3FE589D5BF59E2EB3F"> : tensor<2x3x4xf32>, dense<"0x22AE5CBF8BA3C4BE61451F3FFD2E85BEF2A917BF17E5393F00001041BF4AEE3F524F9B3D07A7F43FDE80A0BF5827F9BF94B6B33FE749DD3E8495BFBF00001041F724C23F0CA8E63D"> : tensor<2x3x3xf32>],
  expected = [dense<"0xFD2E85BE22AE5CBF2529A93EF5D0D6BFBF4AEE3FF2A917BF8BA3C4BE1FE04C3F4FCBFEBF524F9B3D17E5393F61451F3F94B6B33F07A7F43F36CF543FE961B2BFF724C23FE749DD3EDE80A0BFAFF27FBEB82AAE3F0CA8E63D8495BFBF5827F9BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_128(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB5750CBF2E2294BF2529A93EF5D0D6BFD4132E3F1FF6F4BF51CB8A3F1FE04C3F4FCBFEBF5B5A0FBC769EB4BF63D6903F0042553FA78DC03E36CF543FE961B2BFC795F63D5E8B383E23D8F1BFAFF27FBEB82AAE3FC62D3D3FE589D5BF59E2EB3F"> : tensor<2x3x4xf32>, dense<"0x22AE5CBF8BA3C4BE61451F3FFD2E85BEF2A917BF17E5393F00001041BF4AEE3F524F9B3D07A7F43FDE80A0BF5827F9BF94B6B33FE749DD3E8495BFBF00001041F724C23F0CA8E63D"> : tensor<2x3x3xf32>],
  expected = [dense<"0xFD2E85BE22AE5CBF2529A93EF5D0D6BFBF4AEE3FF2A917BF8BA3C4BE1FE04C3F4FCBFEBF524F9B3D17E5393F61451F3F94B6B33F07A7F43F36CF543FE961B2BFF724C23FE749DD3EDE80A0BFAFF27FBEB82AAE3F0CA8E63D8495BFBF5827F9BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_129(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6151183DC7BAD63D30108E3F0CEE813FDC73213FB6671D3F5D96E13FB1A1983F9C2E6A3F9AF481BF9DA22E3F3B89AFBFD37107BF4767DB3E2EAAB2BF445F573E75E0213F54CD01BE02EFF93DA7E7FF3F27FB2E3F242C23BF7B6CB0BFD80D9DBF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x30108E3FB1A1983F00001041C7BAD63D5D96E13F3B89AFBF6151183DB6671D3F9DA22E3F2EAAB2BFA7E7FF3F000010414767DB3E02EFF93DD80D9DBFD37107BF54CD01BE7B6CB0BF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_130(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6151183DC7BAD63D30108E3F0CEE813FDC73213FB6671D3F5D96E13FB1A1983F9C2E6A3F9AF481BF9DA22E3F3B89AFBFD37107BF4767DB3E2EAAB2BF445F573E75E0213F54CD01BE02EFF93DA7E7FF3F27FB2E3F242C23BF7B6CB0BFD80D9DBF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x30108E3FB1A1983F00001041C7BAD63D5D96E13F3B89AFBF6151183DB6671D3F9DA22E3F2EAAB2BFA7E7FF3F000010414767DB3E02EFF93DD80D9DBFD37107BF54CD01BE7B6CB0BF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_131(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xACBEFCBF6051863F6C39973FB43E873D39E41E3F0E07F5BF89283C3FC4A736BF084C223F8FF7C7BF5A83E7BF4ACFF73EB7EF94BE5CB197BFDBFA3A3FCE763E3F836EBB3F7812B03CBD02C4BF22CC833F07FF4DBE1720A53F6E5F543F6A0C0C3F"> : tensor<2x3x4xf32>, dense<"0x30108E3FB1A1983F00001041C7BAD63D5D96E13F3B89AFBF6151183DB6671D3F9DA22E3F2EAAB2BFA7E7FF3F000010414767DB3E02EFF93DD80D9DBFD37107BF54CD01BE7B6CB0BF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x6151183DC7BAD63D30108E3FB43E873D39E41E3FB6671D3F5D96E13FB1A1983F084C223F8FF7C7BF9DA22E3F3B89AFBFD37107BF4767DB3E2EAAB2BFCE763E3F836EBB3F54CD01BE02EFF93DA7E7FF3F07FF4DBE1720A53F7B6CB0BFD80D9DBF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_132(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xACBEFCBF6051863F6C39973FB43E873D39E41E3F0E07F5BF89283C3FC4A736BF084C223F8FF7C7BF5A83E7BF4ACFF73EB7EF94BE5CB197BFDBFA3A3FCE763E3F836EBB3F7812B03CBD02C4BF22CC833F07FF4DBE1720A53F6E5F543F6A0C0C3F"> : tensor<2x3x4xf32>, dense<"0x30108E3FB1A1983F00001041C7BAD63D5D96E13F3B89AFBF6151183DB6671D3F9DA22E3F2EAAB2BFA7E7FF3F000010414767DB3E02EFF93DD80D9DBFD37107BF54CD01BE7B6CB0BF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x6151183DC7BAD63D30108E3FB43E873D39E41E3FB6671D3F5D96E13FB1A1983F084C223F8FF7C7BF9DA22E3F3B89AFBFD37107BF4767DB3E2EAAB2BFCE763E3F836EBB3F54CD01BE02EFF93DA7E7FF3F07FF4DBE1720A53F7B6CB0BFD80D9DBF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_133(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6446F93F6F7F57BF6760E4BFFF579F3C9C5ACC3FD6AEBCBFE99D543EB489273FD0FF8B3F7234E33E46E317BFD07F45BFA0B6CF3FA3B1B83F76C389BE04D7813F49D64CBFE5A5553F7108E4BF72C2D13EDA5A6C3FCA58D1BFD684ECBFC642B2BE"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x9C5ACC3F7234E33E00001041D0FF8B3F49D64CBFCA58D1BF00001041DA5A6C3F"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_134(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6446F93F6F7F57BF6760E4BFFF579F3C9C5ACC3FD6AEBCBFE99D543EB489273FD0FF8B3F7234E33E46E317BFD07F45BFA0B6CF3FA3B1B83F76C389BE04D7813F49D64CBFE5A5553F7108E4BF72C2D13EDA5A6C3FCA58D1BFD684ECBFC642B2BE"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x9C5ACC3F7234E33E00001041D0FF8B3F49D64CBFCA58D1BF00001041DA5A6C3F"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_135(%0: tensor<2x3x4xf32>, %1: tensor<2x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7738DDBF392C133FBD0D913F1276DBBDCB4FAA3F2EE32CBFD721FABE6CA910BEFB49C4BF4101E3BF314AF43E374417BFF366B43F254DAF3F9D9FEB3F2B8DF73DFBE4283F886BD83FE57779BFB53B16BF54DF1CBFA8781ABF82A7C4BF6BE9153F"> : tensor<2x3x4xf32>, dense<"0x9C5ACC3F7234E33E00001041D0FF8B3F49D64CBFCA58D1BF00001041DA5A6C3F"> : tensor<2x2x2xf32>],
  expected = [dense<"0x7738DDBF392C133FBD0D913F1276DBBD9C5ACC3F2EE32CBFD721FABE6CA910BED0FF8B3F7234E33E314AF43E374417BFF366B43F254DAF3F9D9FEB3F2B8DF73D49D64CBF886BD83FE57779BFB53B16BFDA5A6C3FCA58D1BF82A7C4BF6BE9153F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_136(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7738DDBF392C133FBD0D913F1276DBBDCB4FAA3F2EE32CBFD721FABE6CA910BEFB49C4BF4101E3BF314AF43E374417BFF366B43F254DAF3F9D9FEB3F2B8DF73DFBE4283F886BD83FE57779BFB53B16BF54DF1CBFA8781ABF82A7C4BF6BE9153F"> : tensor<2x3x4xf32>, dense<"0x9C5ACC3F7234E33E00001041D0FF8B3F49D64CBFCA58D1BF00001041DA5A6C3F"> : tensor<2x2x2xf32>],
  expected = [dense<"0x7738DDBF392C133FBD0D913F1276DBBD9C5ACC3F2EE32CBFD721FABE6CA910BED0FF8B3F7234E33E314AF43E374417BFF366B43F254DAF3F9D9FEB3F2B8DF73D49D64CBF886BD83FE57779BFB53B16BFDA5A6C3FCA58D1BF82A7C4BF6BE9153F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_137(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6CC8ABBF028845BF8B6F0D3F80EAAFBEC4A0B13F25DE443F87E5DCBFA2F43A3E26819FBEBDD520BFE6C9EBBE0F70D9BE389CDFBF70CF833EBA93A8BF9ED05C3FC9EC27BF1A22E53E62F640BE5ACAE8BF15E8A03FCD2D1F3F4A94E3BE4946F63F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x028845BF87E5DCBF0F70D9BE70CF833E62F640BE4946F63F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_138(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6CC8ABBF028845BF8B6F0D3F80EAAFBEC4A0B13F25DE443F87E5DCBFA2F43A3E26819FBEBDD520BFE6C9EBBE0F70D9BE389CDFBF70CF833EBA93A8BF9ED05C3FC9EC27BF1A22E53E62F640BE5ACAE8BF15E8A03FCD2D1F3F4A94E3BE4946F63F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x028845BF87E5DCBF0F70D9BE70CF833E62F640BE4946F63F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_139(%0: tensor<2x3x4xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x674795BF6672AB3F4F58413E17A555BF9522B33FC9B2943F28E53C3FFB22DB3EC8A6C7BFC70014BEE891503F1FE47D3F7FB184BAC0C8EB3EE659CDBD27DEE8BE50CDEA3D954CA7BF228BC03FC407B6BF2159D5BE652EDCBFB7A4DFBE56A4F3BA"> : tensor<2x3x4xf32>, dense<"0x028845BF87E5DCBF0F70D9BE70CF833E62F640BE4946F63F"> : tensor<2x3xf32>],
  expected = [dense<"0x674795BF028845BF4F58413E17A555BF9522B33FC9B2943F87E5DCBFFB22DB3EC8A6C7BFC70014BEE891503F0F70D9BE7FB184BA70CF833EE659CDBD27DEE8BE50CDEA3D954CA7BF62F640BEC407B6BF2159D5BE652EDCBFB7A4DFBE4946F63F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_140(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x674795BF6672AB3F4F58413E17A555BF9522B33FC9B2943F28E53C3FFB22DB3EC8A6C7BFC70014BEE891503F1FE47D3F7FB184BAC0C8EB3EE659CDBD27DEE8BE50CDEA3D954CA7BF228BC03FC407B6BF2159D5BE652EDCBFB7A4DFBE56A4F3BA"> : tensor<2x3x4xf32>, dense<"0x028845BF87E5DCBF0F70D9BE70CF833E62F640BE4946F63F"> : tensor<2x3xf32>],
  expected = [dense<"0x674795BF028845BF4F58413E17A555BF9522B33FC9B2943F87E5DCBFFB22DB3EC8A6C7BFC70014BEE891503F0F70D9BE7FB184BA70CF833EE659CDBD27DEE8BE50CDEA3D954CA7BF62F640BEC407B6BF2159D5BE652EDCBFB7A4DFBE4946F63F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_141(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD21DD03FCD1EB2BF0F21203FA2AB82BFB4BE153FEF229CBFCA0E64BED13CA6BFB633D1BFA666593EFBF0883E9C088F3FA61D673D869EA53EC28CF33F68EFCE3EA9856DBF7590A33F2296ED3F59B34BBF724F843F2725C5BE1D23473FEB9188BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xB4BE153FA666593EA9856DBF2725C5BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_142(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD21DD03FCD1EB2BF0F21203FA2AB82BFB4BE153FEF229CBFCA0E64BED13CA6BFB633D1BFA666593EFBF0883E9C088F3FA61D673D869EA53EC28CF33F68EFCE3EA9856DBF7590A33F2296ED3F59B34BBF724F843F2725C5BE1D23473FEB9188BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xB4BE153FA666593EA9856DBF2725C5BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_143(%0: tensor<2x3x4xf32>, %1: tensor<2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5C85C53F0C1169BF2236E5BF3E858CBF4D82BABF46ACB5BC1800E1BF08E2C2BF907B1DBF4F0DA1BF3CE8B9BF6A7AE53FAD72BEBF8593D6BFA09EB0BE775A953F5FECED3FF8FB9ABF834B9FBECE88EEBF5F2D323E5BC1F63F332605BF97C286BF"> : tensor<2x3x4xf32>, dense<"0xB4BE153FA666593EA9856DBF2725C5BE"> : tensor<2x2xf32>],
  expected = [dense<"0x5C85C53F0C1169BF2236E5BF3E858CBFB4BE153F46ACB5BC1800E1BF08E2C2BF907B1DBFA666593E3CE8B9BF6A7AE53FAD72BEBF8593D6BFA09EB0BE775A953FA9856DBFF8FB9ABF834B9FBECE88EEBF5F2D323E2725C5BE332605BF97C286BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_144(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5C85C53F0C1169BF2236E5BF3E858CBF4D82BABF46ACB5BC1800E1BF08E2C2BF907B1DBF4F0DA1BF3CE8B9BF6A7AE53FAD72BEBF8593D6BFA09EB0BE775A953F5FECED3FF8FB9ABF834B9FBECE88EEBF5F2D323E5BC1F63F332605BF97C286BF"> : tensor<2x3x4xf32>, dense<"0xB4BE153FA666593EA9856DBF2725C5BE"> : tensor<2x2xf32>],
  expected = [dense<"0x5C85C53F0C1169BF2236E5BF3E858CBFB4BE153F46ACB5BC1800E1BF08E2C2BF907B1DBFA666593E3CE8B9BF6A7AE53FAD72BEBF8593D6BFA09EB0BE775A953FA9856DBFF8FB9ABF834B9FBECE88EEBF5F2D323E2725C5BE332605BF97C286BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_145(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6D62C13EAA151BBFC983E93F5DE7233FB52B013FD330E3BF0FA2B2BEF9BBB63E057688BE"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x5DE7233F6D62C13E000010410FA2B2BEB52B013FAA151BBF00001041F9BBB63ED330E3BF"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_146(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB7C4F1BFE7DEBB3E8DD6073F438F98BF5B514BBF69A2E9BF9900CCBF1D58253FC0EBDC3E"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_147(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x460D8B3F721DBF3FE8BD32BFF26DBE3F1BB6213F9211953FD8CAE6BFA37DE33F7FC1593F"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xD8CAE6BFF26DBE3F460D8B3F00001041A37DE33F1BB6213F00001041000010417FC1593F"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_148(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE9C6E83FE24F80BFB952A8BFE01805BF329080BF4C1366BEB145943F963080BF1C1A19BF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_149(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x50D29DBFB066403F8AE859BFAA8F9C3FAA34933FB7E3D8BF"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0000104100001041000010410000104150D29DBF000010410000104100001041AA8F9C3FB066403F000010410000104100001041AA34933F8AE859BF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_150(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x302AD83FFA5BC23F2D58C23FBDCE94BF7F01C23FD9FBCD3F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_151(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9B45D13EED7E94BE1C64D3BF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010419B45D13E00001041000010410000104100001041ED7E94BE000010410000104100001041000010411C64D3BF00001041000010410000104100001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_152(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAED4EDBE0348E6BF310FA73F"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_153(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6C0471BFA1749D3FED02D23F"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010410000104100001041000010416C0471BF00001041000010410000104100001041A1749D3F00001041000010410000104100001041ED02D23F00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_154(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x50241C3FDE53C63FED0B3ABF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_155(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x950A933EE7B1D1BFCF74CA3FB5776B3E607A963F8444E93F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x950A933E000010410000104100001041E7B1D1BF000010410000104100001041CF74CA3FB5776B3E000010410000104100001041607A963F0000104100001041000010418444E93F"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_156(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xDBEF6CBF126F543FACFCF83E328A303FC3CC8B3E241CE13E"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "LEFT_LEFT"} : (tensor<?x?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_157(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD6BD57BF8E2F3CBF2DE655BF50488ABECF26093F729C9DBFD0E8EBBDCD88AD3E1E7FC6BFE928D73F9444CEBE1CBF0CBF6957BBBF01CE7F3FDE946EBF813C753F687D17BD83668DBF00D8073FC98918BE0619C3BF06258E3FDE82983FBE9FA03F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x8E2F3CBFD0E8EBBD1CBF0CBFD6BD57BF729C9DBF9444CEBECF26093FE928D73F0000104101CE7F3F00D8073FBE9FA03F6957BBBF83668DBFDE82983F687D17BD06258E3F00001041"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_158(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD6BD57BF8E2F3CBF2DE655BF50488ABECF26093F729C9DBFD0E8EBBDCD88AD3E1E7FC6BFE928D73F9444CEBE1CBF0CBF6957BBBF01CE7F3FDE946EBF813C753F687D17BD83668DBF00D8073FC98918BE0619C3BF06258E3FDE82983FBE9FA03F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x8E2F3CBFD0E8EBBD1CBF0CBFD6BD57BF729C9DBF9444CEBECF26093FE928D73F0000104101CE7F3F00D8073FBE9FA03F6957BBBF83668DBFDE82983F687D17BD06258E3F00001041"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_159(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x995C623F20DD903FD9BA6E3F6E609CBF74C7DDBF1147A0BF09D0E73FDB30B9BF9E851D3F9D6CE0BF3715CF3F4B8A943F2F2690BE15032D3FD64A26BFC09FD83F586ED43D2CC3B93ECE54973E944E823FB4A4C43FCC256B3E2047863E975D6CBF"> : tensor<2x3x4xf32>, dense<"0x8E2F3CBFD0E8EBBD1CBF0CBFD6BD57BF729C9DBF9444CEBECF26093FE928D73F0000104101CE7F3F00D8073FBE9FA03F6957BBBF83668DBFDE82983F687D17BD06258E3F00001041"> : tensor<2x3x3xf32>],
  expected = [dense<"0xD6BD57BF8E2F3CBFD9BA6E3F6E609CBFCF26093F729C9DBFD0E8EBBDDB30B9BF9E851D3FE928D73F9444CEBE1CBF0CBF6957BBBF01CE7F3FD64A26BFC09FD83F687D17BD83668DBF00D8073F944E823FB4A4C43F06258E3FDE82983FBE9FA03F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_160(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x995C623F20DD903FD9BA6E3F6E609CBF74C7DDBF1147A0BF09D0E73FDB30B9BF9E851D3F9D6CE0BF3715CF3F4B8A943F2F2690BE15032D3FD64A26BFC09FD83F586ED43D2CC3B93ECE54973E944E823FB4A4C43FCC256B3E2047863E975D6CBF"> : tensor<2x3x4xf32>, dense<"0x8E2F3CBFD0E8EBBD1CBF0CBFD6BD57BF729C9DBF9444CEBECF26093FE928D73F0000104101CE7F3F00D8073FBE9FA03F6957BBBF83668DBFDE82983F687D17BD06258E3F00001041"> : tensor<2x3x3xf32>],
  expected = [dense<"0xD6BD57BF8E2F3CBFD9BA6E3F6E609CBFCF26093F729C9DBFD0E8EBBDDB30B9BF9E851D3FE928D73F9444CEBE1CBF0CBF6957BBBF01CE7F3FD64A26BFC09FD83F687D17BD83668DBF00D8073F944E823FB4A4C43F06258E3FDE82983FBE9FA03F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_161(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x456090BFAB74E9BFAF5BFBBFB076CFBF299C11BFB30630BFEA1DDEBFF5D2BB3F58F1DCBFF2F169BF2314BB3FFC451CBFC92340BF933C8B3F6A5F89BF05C924BE94FDC93F5C6E783D893FFF3EA7E6C0BE0F13E13D72998F3F66D0FBBFA1A22DBF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xAF5BFBBFF5D2BB3F00001041AB74E9BFEA1DDEBFFC451CBF456090BFB30630BF2314BB3F6A5F89BFA7E6C0BE00001041933C8B3F893FFF3EA1A22DBFC92340BF5C6E783D66D0FBBF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_162(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x456090BFAB74E9BFAF5BFBBFB076CFBF299C11BFB30630BFEA1DDEBFF5D2BB3F58F1DCBFF2F169BF2314BB3FFC451CBFC92340BF933C8B3F6A5F89BF05C924BE94FDC93F5C6E783D893FFF3EA7E6C0BE0F13E13D72998F3F66D0FBBFA1A22DBF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xAF5BFBBFF5D2BB3F00001041AB74E9BFEA1DDEBFFC451CBF456090BFB30630BF2314BB3F6A5F89BFA7E6C0BE00001041933C8B3F893FFF3EA1A22DBFC92340BF5C6E783D66D0FBBF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_163(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x363BDBBFD8C3AB3F14A5DC3F71BCF5BF3167DD3E4E082A3F521AD73F68F3DFBF1180693FC1235A3F4AB3793F6BBE943F916BB93FB1E50E3F7B9794BEFE07973F9116273F6B54273FA6B3E03FA0DE063F83DF093E3363063FDCC04D3F6E61D5BF"> : tensor<2x3x4xf32>, dense<"0xAF5BFBBFF5D2BB3F00001041AB74E9BFEA1DDEBFFC451CBF456090BFB30630BF2314BB3F6A5F89BFA7E6C0BE00001041933C8B3F893FFF3EA1A22DBFC92340BF5C6E783D66D0FBBF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x456090BFAB74E9BFAF5BFBBF71BCF5BF3167DD3EB30630BFEA1DDEBFF5D2BB3F1180693FC1235A3F2314BB3FFC451CBFC92340BF933C8B3F6A5F89BFFE07973F9116273F5C6E783D893FFF3EA7E6C0BE83DF093E3363063F66D0FBBFA1A22DBF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_164(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x363BDBBFD8C3AB3F14A5DC3F71BCF5BF3167DD3E4E082A3F521AD73F68F3DFBF1180693FC1235A3F4AB3793F6BBE943F916BB93FB1E50E3F7B9794BEFE07973F9116273F6B54273FA6B3E03FA0DE063F83DF093E3363063FDCC04D3F6E61D5BF"> : tensor<2x3x4xf32>, dense<"0xAF5BFBBFF5D2BB3F00001041AB74E9BFEA1DDEBFFC451CBF456090BFB30630BF2314BB3F6A5F89BFA7E6C0BE00001041933C8B3F893FFF3EA1A22DBFC92340BF5C6E783D66D0FBBF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x456090BFAB74E9BFAF5BFBBF71BCF5BF3167DD3EB30630BFEA1DDEBFF5D2BB3F1180693FC1235A3F2314BB3FFC451CBFC92340BF933C8B3F6A5F89BFFE07973F9116273F5C6E783D893FFF3EA7E6C0BE83DF093E3363063F66D0FBBFA1A22DBF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_165(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD0A24FBEA45BC73F87D81CBF5599DFBD34194ABEDCDF36BE5AC8B9BD2814B13E246923BD2EBB3E3F3C6657BF63AD423F6C71803F9C50103F9DB58A3F883D9A3FB4BCD2BFF18CEDBF1601C0BF8EA84FBED7FF993F6991A93EECB393BF16ECE8BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x34194ABE2EBB3E3F246923BD00001041B4BCD2BF6991A93ED7FF993F00001041"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_166(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD0A24FBEA45BC73F87D81CBF5599DFBD34194ABEDCDF36BE5AC8B9BD2814B13E246923BD2EBB3E3F3C6657BF63AD423F6C71803F9C50103F9DB58A3F883D9A3FB4BCD2BFF18CEDBF1601C0BF8EA84FBED7FF993F6991A93EECB393BF16ECE8BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x34194ABE2EBB3E3F246923BD00001041B4BCD2BF6991A93ED7FF993F00001041"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_167(%0: tensor<2x3x4xf32>, %1: tensor<2x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD6F2C73F819E26BFAB14EABF297AEABFCBC2863F805258BF5E8E8F3F317BE23F62B36E3EBAA3D43FF542D5BF486181BF2079E2BF14A3163F4BFBE53FD254AABF84A99A3EB75AD0BFAD367B3FA9D600BFBA6AF0BF53998ABFB0DC5FBFDF1E30BF"> : tensor<2x3x4xf32>, dense<"0x34194ABE2EBB3E3F246923BD00001041B4BCD2BF6991A93ED7FF993F00001041"> : tensor<2x2x2xf32>],
  expected = [dense<"0xD6F2C73F819E26BFAB14EABF297AEABF34194ABE805258BF5E8E8F3F317BE23F246923BD2EBB3E3FF542D5BF486181BF2079E2BF14A3163F4BFBE53FD254AABFB4BCD2BFB75AD0BFAD367B3FA9D600BFD7FF993F6991A93EB0DC5FBFDF1E30BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_168(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD6F2C73F819E26BFAB14EABF297AEABFCBC2863F805258BF5E8E8F3F317BE23F62B36E3EBAA3D43FF542D5BF486181BF2079E2BF14A3163F4BFBE53FD254AABF84A99A3EB75AD0BFAD367B3FA9D600BFBA6AF0BF53998ABFB0DC5FBFDF1E30BF"> : tensor<2x3x4xf32>, dense<"0x34194ABE2EBB3E3F246923BD00001041B4BCD2BF6991A93ED7FF993F00001041"> : tensor<2x2x2xf32>],
  expected = [dense<"0xD6F2C73F819E26BFAB14EABF297AEABF34194ABE805258BF5E8E8F3F317BE23F246923BD2EBB3E3FF542D5BF486181BF2079E2BF14A3163F4BFBE53FD254AABFB4BCD2BFB75AD0BFAD367B3FA9D600BFD7FF993F6991A93EB0DC5FBFDF1E30BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_169(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x519568BF74D2FCBF0F2440BF11AD883EE9D3113F22F5DD3ED68BB63EC0A078BF6F3BA2BD21808DBF2F2A9F3F6D471B3F813AC03E67ECDC3F774B2B3F9A7DAE3FBC9097BF7B94453FB99CA1BF752DFA3F199349BE20E6D3BF6F29343F167FD8BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x74D2FCBFD68BB63E6D471B3F67ECDC3FB99CA1BF167FD8BF"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_170(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x519568BF74D2FCBF0F2440BF11AD883EE9D3113F22F5DD3ED68BB63EC0A078BF6F3BA2BD21808DBF2F2A9F3F6D471B3F813AC03E67ECDC3F774B2B3F9A7DAE3FBC9097BF7B94453FB99CA1BF752DFA3F199349BE20E6D3BF6F29343F167FD8BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x74D2FCBFD68BB63E6D471B3F67ECDC3FB99CA1BF167FD8BF"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_171(%0: tensor<2x3x4xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x34F8B1BFA3017DBF40281A3FE686B23F7949373F5B7A083F1C82D13F0CC033BFA6198D3F169578BEE86B0C3D1FC47E3F366A7F3F4A7626BE5F12ECBFB535823F7D7484BF4FA2963FB5BDD53E674AD43F337B583F5A16CABFD63877BF0080C63E"> : tensor<2x3x4xf32>, dense<"0x74D2FCBFD68BB63E6D471B3F67ECDC3FB99CA1BF167FD8BF"> : tensor<2x3xf32>],
  expected = [dense<"0x34F8B1BF74D2FCBF40281A3FE686B23F7949373F5B7A083FD68BB63E0CC033BFA6198D3F169578BEE86B0C3D6D471B3F366A7F3F67ECDC3F5F12ECBFB535823F7D7484BF4FA2963FB99CA1BF674AD43F337B583F5A16CABFD63877BF167FD8BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_172(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x34F8B1BFA3017DBF40281A3FE686B23F7949373F5B7A083F1C82D13F0CC033BFA6198D3F169578BEE86B0C3D1FC47E3F366A7F3F4A7626BE5F12ECBFB535823F7D7484BF4FA2963FB5BDD53E674AD43F337B583F5A16CABFD63877BF0080C63E"> : tensor<2x3x4xf32>, dense<"0x74D2FCBFD68BB63E6D471B3F67ECDC3FB99CA1BF167FD8BF"> : tensor<2x3xf32>],
  expected = [dense<"0x34F8B1BF74D2FCBF40281A3FE686B23F7949373F5B7A083FD68BB63E0CC033BFA6198D3F169578BEE86B0C3D6D471B3F366A7F3F67ECDC3F5F12ECBFB535823F7D7484BF4FA2963FB99CA1BF674AD43F337B583F5A16CABFD63877BF167FD8BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_173(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF527493F03FBD8BFE785CCBFFF500DBED1CAF83E1B3CDC3F962CF9BFF9AEF5BF809F0BBF5CA2C1BE1371953FFE72FFBF8384D73FFCE4DABDC1CB35BFAC159ABE7F2C073CCEA6053F7760F33FB9F22CBF8026DC3FB2CE8C3FD489BDBE7DD055BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xD1CAF83E5CA2C1BE7F2C073CB2CE8C3F"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_174(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF527493F03FBD8BFE785CCBFFF500DBED1CAF83E1B3CDC3F962CF9BFF9AEF5BF809F0BBF5CA2C1BE1371953FFE72FFBF8384D73FFCE4DABDC1CB35BFAC159ABE7F2C073CCEA6053F7760F33FB9F22CBF8026DC3FB2CE8C3FD489BDBE7DD055BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xD1CAF83E5CA2C1BE7F2C073CB2CE8C3F"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_175(%0: tensor<2x3x4xf32>, %1: tensor<2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x52AE483FCACC1A3FC48BE3BF83208ABF96B5B8BFA7D7BE3F9DABE53EA284A83FC94CF73F70E2AABD3A5A4BBF788FB9BF157008BF2ED03FBE0731F43F9B31F0BEF5D9B0BFFD65A83F1855883D297287BF1105CABF245C91BF695BD23F7355CB3F"> : tensor<2x3x4xf32>, dense<"0xD1CAF83E5CA2C1BE7F2C073CB2CE8C3F"> : tensor<2x2xf32>],
  expected = [dense<"0x52AE483FCACC1A3FC48BE3BF83208ABFD1CAF83EA7D7BE3F9DABE53EA284A83FC94CF73F5CA2C1BE3A5A4BBF788FB9BF157008BF2ED03FBE0731F43F9B31F0BE7F2C073CFD65A83F1855883D297287BF1105CABFB2CE8C3F695BD23F7355CB3F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_176(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x52AE483FCACC1A3FC48BE3BF83208ABF96B5B8BFA7D7BE3F9DABE53EA284A83FC94CF73F70E2AABD3A5A4BBF788FB9BF157008BF2ED03FBE0731F43F9B31F0BEF5D9B0BFFD65A83F1855883D297287BF1105CABF245C91BF695BD23F7355CB3F"> : tensor<2x3x4xf32>, dense<"0xD1CAF83E5CA2C1BE7F2C073CB2CE8C3F"> : tensor<2x2xf32>],
  expected = [dense<"0x52AE483FCACC1A3FC48BE3BF83208ABFD1CAF83EA7D7BE3F9DABE53EA284A83FC94CF73F5CA2C1BE3A5A4BBF788FB9BF157008BF2ED03FBE0731F43F9B31F0BE7F2C073CFD65A83F1855883D297287BF1105CABFB2CE8C3F695BD23F7355CB3F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "LEFT_LEFT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_177(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xACCCD03FE13F5E3FE675383F4F5E9BBEE839B9BFB470C8BF3905BFBF7DA37E3FB758F43F"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x4F5E9BBEE13F5E3F000010417DA37E3FE839B9BFE675383F00001041B758F43FB470C8BF"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_178(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0FF1FBF160A433FCAFA903F2A53F23F9E342DBF0EC1FFBF6B3A3B3F3C502E3F2DD6C23F"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_179(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0134343F4EF3E3BF627CDEBE4BB3F33E894D4E3F5E1BE03F8519AB3F34E953BF4FAA96BF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x8519AB3F894D4E3F627CDEBE0000104134E953BF5E1BE03F00001041000010414FAA96BF"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_180(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD8E1953FE8FCECBF538C4B3C8590D43F98F836BF57888D3F89CB853F90E3D0BF95D47FBF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_181(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45D5D33F543BCE3F0AAA76BFC7C7EA3FD24772BE93256DBF"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x0000104100001041000010410000104145D5D33F000010410000104100001041D24772BE543BCE3F00001041000010410000104193256DBF0AAA76BF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<2x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_182(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2C6ADCBF859EE13F972A6B3E82AA9CBFFE19F2BFB6178E3F"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_183(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8530F3BF7717DB3DDCF2213E"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010418530F3BF000010410000104100001041000010417717DB3D00001041000010410000104100001041DCF2213E00001041000010410000104100001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_184(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA6CFC13F6E7AD6BE54D91ABF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_185(%0: tensor<3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3576CEBE5481D43F8113DEBF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x000010410000104100001041000010413576CEBE000010410000104100001041000010415481D43F000010410000104100001041000010418113DEBF00001041"> : tensor<4x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_186(%0: tensor<?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x98F7EFBFE299F43FD6B7CBBF"> : tensor<3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_187(%0: tensor<2x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9A1CD03D1FE3943F55D3B1BE6896543FEB0191BEE189EC3E"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x9A1CD03D0000104100001041000010411FE3943F00001041000010410000104155D3B1BE6896543F000010410000104100001041EB0191BE000010410000104100001041E189EC3E"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV3_188(%0: tensor<?x?xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x19188EBF7D4CEC3F90D1C9BF6E894F3F36BBDF3FD0D282BE"> : tensor<2x3xf32>, dense<"0x00001041"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0x06000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV3 %0, %1, %2, %3, %4 {align = "RIGHT_RIGHT"} : (tensor<?x?xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_189(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B25ADBF7C5FFC3FF0055F3FCE402C3FE3329D3FDD4888BFA2A04DBEEE46C4BFBB8ABBBFAF171DBEB7E8113F6ABBD53E4D38ACBF44A930BF1411E3BFBC29943FF689B13FFEBDC43F4EA3133F0E253E3E295FD63F75A11ABFD0CC353EA81CF83F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x7C5FFC3FA2A04DBE6ABBD53E7B25ADBFDD4888BFB7E8113F00001041E3329D3FAF171DBE44A930BF4EA3133FA81CF83F4D38ACBFFEBDC43FD0CC353E00001041F689B13F75A11ABF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_190(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B25ADBF7C5FFC3FF0055F3FCE402C3FE3329D3FDD4888BFA2A04DBEEE46C4BFBB8ABBBFAF171DBEB7E8113F6ABBD53E4D38ACBF44A930BF1411E3BFBC29943FF689B13FFEBDC43F4EA3133F0E253E3E295FD63F75A11ABFD0CC353EA81CF83F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x7C5FFC3FA2A04DBE6ABBD53E7B25ADBFDD4888BFB7E8113F00001041E3329D3FAF171DBE44A930BF4EA3133FA81CF83F4D38ACBFFEBDC43FD0CC353E00001041F689B13F75A11ABF"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_191(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x21FEFCBFD732CE3ED27BA93E3CFC83BDCE24773E9719183F3AD19BBFCC8983BFBFBCDCBF54162F3D2FC110BFB7BEBC3F9273E1BF5502B1BF4091AD3F61E7633FF86A8ABF90F9D83FD1D8EEBF6CF5C93F9A84F7BF396BFB3EA65F34BF1B00913F"> : tensor<2x3x4xf32>, dense<"0x7C5FFC3FA2A04DBE6ABBD53E7B25ADBFDD4888BFB7E8113F00001041E3329D3FAF171DBE44A930BF4EA3133FA81CF83F4D38ACBFFEBDC43FD0CC353E00001041F689B13F75A11ABF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x7B25ADBF7C5FFC3FD27BA93E3CFC83BDE3329D3FDD4888BFA2A04DBECC8983BFBFBCDCBFAF171DBEB7E8113F6ABBD53E4D38ACBF44A930BF4091AD3F61E7633FF689B13FFEBDC43F4EA3133F6CF5C93F9A84F7BF75A11ABFD0CC353EA81CF83F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_192(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x21FEFCBFD732CE3ED27BA93E3CFC83BDCE24773E9719183F3AD19BBFCC8983BFBFBCDCBF54162F3D2FC110BFB7BEBC3F9273E1BF5502B1BF4091AD3F61E7633FF86A8ABF90F9D83FD1D8EEBF6CF5C93F9A84F7BF396BFB3EA65F34BF1B00913F"> : tensor<2x3x4xf32>, dense<"0x7C5FFC3FA2A04DBE6ABBD53E7B25ADBFDD4888BFB7E8113F00001041E3329D3FAF171DBE44A930BF4EA3133FA81CF83F4D38ACBFFEBDC43FD0CC353E00001041F689B13F75A11ABF"> : tensor<2x3x3xf32>],
  expected = [dense<"0x7B25ADBF7C5FFC3FD27BA93E3CFC83BDE3329D3FDD4888BFA2A04DBECC8983BFBFBCDCBFAF171DBEB7E8113F6ABBD53E4D38ACBF44A930BF4091AD3F61E7633FF689B13FFEBDC43F4EA3133F6CF5C93F9A84F7BF75A11ABFD0CC353EA81CF83F"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_193(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB113133FA804D2BDCCD5793F516295BED300A43FF0F5D33E9E15B2BF239DB3BE24F888BE4C0A05BF7D43C9BFCB6152BF243CFDBEA5BA3CBF285DB8BF0A132F3E3D95A13E6A8E583E205B2D3F1F37E83D8C17A53E8C79493F3B98813F36C6A2BD"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041CCD5793F239DB3BEA804D2BD9E15B2BFCB6152BFB113133FF0F5D33E7D43C9BF00001041285DB8BF1F37E83DA5BA3CBF205B2D3F36C6A2BD243CFDBE6A8E583E3B98813F"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_194(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB113133FA804D2BDCCD5793F516295BED300A43FF0F5D33E9E15B2BF239DB3BE24F888BE4C0A05BF7D43C9BFCB6152BF243CFDBEA5BA3CBF285DB8BF0A132F3E3D95A13E6A8E583E205B2D3F1F37E83D8C17A53E8C79493F3B98813F36C6A2BD"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x00001041CCD5793F239DB3BEA804D2BD9E15B2BFCB6152BFB113133FF0F5D33E7D43C9BF00001041285DB8BF1F37E83DA5BA3CBF205B2D3F36C6A2BD243CFDBE6A8E583E3B98813F"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_195(%0: tensor<2x3x4xf32>, %1: tensor<2x3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9B1D87BF8D59BB3EDB565C3E2A055A3F262D013FB1E98DBFB7D16F3FC4BAA83F2D4F813F3E16D03FE58D58BF1CE5E33FD23E1F3FF61BBDBF457A3DBFD496F03E0DCABB3F16D756BE9F32823E086AE3BF784D533F80EB95BF3A8222BF709477BF"> : tensor<2x3x4xf32>, dense<"0x00001041CCD5793F239DB3BEA804D2BD9E15B2BFCB6152BFB113133FF0F5D33E7D43C9BF00001041285DB8BF1F37E83DA5BA3CBF205B2D3F36C6A2BD243CFDBE6A8E583E3B98813F"> : tensor<2x3x3xf32>],
  expected = [dense<"0xB113133FA804D2BDCCD5793F2A055A3F262D013FF0F5D33E9E15B2BF239DB3BE2D4F813F3E16D03F7D43C9BFCB6152BF243CFDBEA5BA3CBF285DB8BFD496F03E0DCABB3F6A8E583E205B2D3F1F37E83D784D533F80EB95BF3B98813F36C6A2BD"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_196(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9B1D87BF8D59BB3EDB565C3E2A055A3F262D013FB1E98DBFB7D16F3FC4BAA83F2D4F813F3E16D03FE58D58BF1CE5E33FD23E1F3FF61BBDBF457A3DBFD496F03E0DCABB3F16D756BE9F32823E086AE3BF784D533F80EB95BF3A8222BF709477BF"> : tensor<2x3x4xf32>, dense<"0x00001041CCD5793F239DB3BEA804D2BD9E15B2BFCB6152BFB113133FF0F5D33E7D43C9BF00001041285DB8BF1F37E83DA5BA3CBF205B2D3F36C6A2BD243CFDBE6A8E583E3B98813F"> : tensor<2x3x3xf32>],
  expected = [dense<"0xB113133FA804D2BDCCD5793F2A055A3F262D013FF0F5D33E9E15B2BF239DB3BE2D4F813F3E16D03F7D43C9BFCB6152BF243CFDBEA5BA3CBF285DB8BFD496F03E0DCABB3F6A8E583E205B2D3F1F37E83D784D533F80EB95BF3B98813F36C6A2BD"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_197(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7F7A7CBE3612A4BF8A522A3E6F6AFDBF83C99E3F1DB2BABF5F84ADBFCA6D1F3F9D15E9BF9829C63EAE77B63F78D3D0BF52C8EDBFC028E9BED95DA8BF0723D4BD439EA63ED81F0C3FFE47EFBFB5E39FBEF3155BBF25EDB83D6BCF4EBFEB099B3F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x83C99E3F9829C63E000010419D15E9BF439EA63E25EDB83D00001041F3155BBF"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_198(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7F7A7CBE3612A4BF8A522A3E6F6AFDBF83C99E3F1DB2BABF5F84ADBFCA6D1F3F9D15E9BF9829C63EAE77B63F78D3D0BF52C8EDBFC028E9BED95DA8BF0723D4BD439EA63ED81F0C3FFE47EFBFB5E39FBEF3155BBF25EDB83D6BCF4EBFEB099B3F"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x83C99E3F9829C63E000010419D15E9BF439EA63E25EDB83D00001041F3155BBF"> : tensor<2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_199(%0: tensor<2x3x4xf32>, %1: tensor<2x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCC0984BF4337133FBC791F3F9A2A84BDC841C63F050E33BF470CABBDA098A9BF35D184BF4859BB3FC863813F48F4413E912CA83F20E7CEBF9114F63E039DD53FEA41773FE7F63ABF1057A6BF714AB13F5A84D3BF5504F43E4D58CE3FEA4A22BF"> : tensor<2x3x4xf32>, dense<"0x83C99E3F9829C63E000010419D15E9BF439EA63E25EDB83D00001041F3155BBF"> : tensor<2x2x2xf32>],
  expected = [dense<"0xCC0984BF4337133FBC791F3F9A2A84BD83C99E3F050E33BF470CABBDA098A9BF9D15E9BF9829C63EC863813F48F4413E912CA83F20E7CEBF9114F63E039DD53F439EA63EE7F63ABF1057A6BF714AB13FF3155BBF25EDB83D4D58CE3FEA4A22BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x2x2xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_200(%0: tensor<?x?x?xf32>, %1: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCC0984BF4337133FBC791F3F9A2A84BDC841C63F050E33BF470CABBDA098A9BF35D184BF4859BB3FC863813F48F4413E912CA83F20E7CEBF9114F63E039DD53FEA41773FE7F63ABF1057A6BF714AB13F5A84D3BF5504F43E4D58CE3FEA4A22BF"> : tensor<2x3x4xf32>, dense<"0x83C99E3F9829C63E000010419D15E9BF439EA63E25EDB83D00001041F3155BBF"> : tensor<2x2x2xf32>],
  expected = [dense<"0xCC0984BF4337133FBC791F3F9A2A84BD83C99E3F050E33BF470CABBDA098A9BF9D15E9BF9829C63EC863813F48F4413E912CA83F20E7CEBF9114F63E039DD53F439EA63EE7F63ABF1057A6BF714AB13FF3155BBF25EDB83D4D58CE3FEA4A22BF"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_201(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5F5DADBFA0BC263F1B31033F55D198BF59E4D5BE9D0144BF3DD5193FD15E263EFEF7813F3F38BFBE69A4703FE06FEE3E1CC1EBBFDE65A63F8D38EA3F37058C3F2896BFBEE0FC333D7199FABF995EFFBFCF23F7BF848FF3BFE16B0A3E6C00C53D"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xA0BC263F3DD5193FE06FEE3EDE65A63F7199FABF6C00C53D"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_202(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5F5DADBFA0BC263F1B31033F55D198BF59E4D5BE9D0144BF3DD5193FD15E263EFEF7813F3F38BFBE69A4703FE06FEE3E1CC1EBBFDE65A63F8D38EA3F37058C3F2896BFBEE0FC333D7199FABF995EFFBFCF23F7BF848FF3BFE16B0A3E6C00C53D"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0xA0BC263F3DD5193FE06FEE3EDE65A63F7199FABF6C00C53D"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_203(%0: tensor<2x3x4xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD65F9A3FCEF19B3E47E9B6BE0619503FB8A5963F1FE179BF772C8F3FFA55AABD5D027F3F3C5DABBEBD51423F3FD4DB3FA024EE3F67D2D63FAA495BBF6B77C23FB7BE753FBF2F033FDF84943F8BABAFBF7F23BDBE18812BBF3BFB82BF3389A8BF"> : tensor<2x3x4xf32>, dense<"0xA0BC263F3DD5193FE06FEE3EDE65A63F7199FABF6C00C53D"> : tensor<2x3xf32>],
  expected = [dense<"0xD65F9A3FA0BC263F47E9B6BE0619503FB8A5963F1FE179BF3DD5193FFA55AABD5D027F3F3C5DABBEBD51423FE06FEE3EA024EE3FDE65A63FAA495BBF6B77C23FB7BE753FBF2F033F7199FABF8BABAFBF7F23BDBE18812BBF3BFB82BF6C00C53D"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_204(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD65F9A3FCEF19B3E47E9B6BE0619503FB8A5963F1FE179BF772C8F3FFA55AABD5D027F3F3C5DABBEBD51423F3FD4DB3FA024EE3F67D2D63FAA495BBF6B77C23FB7BE753FBF2F033FDF84943F8BABAFBF7F23BDBE18812BBF3BFB82BF3389A8BF"> : tensor<2x3x4xf32>, dense<"0xA0BC263F3DD5193FE06FEE3EDE65A63F7199FABF6C00C53D"> : tensor<2x3xf32>],
  expected = [dense<"0xD65F9A3FA0BC263F47E9B6BE0619503FB8A5963F1FE179BF3DD5193FFA55AABD5D027F3F3C5DABBEBD51423FE06FEE3EA024EE3FDE65A63FAA495BBF6B77C23FB7BE753FBF2F033F7199FABF8BABAFBF7F23BDBE18812BBF3BFB82BF6C00C53D"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_205(%0: tensor<2x3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x07E46FBF4660383F97F01C3F2EE9C03D3C0105BF440D2CBF44F6CABFF190A13F1C81A93F88D58B3E32E9B8BFE77D253E6E6EE1BE5E82B03FF091083F423F80BF08F8083FBAF0DDBFF2B6E63FCA42973F14A84EBF2C1433BEC7DBC43E4DFE02BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x3C0105BF88D58B3E08F8083F2C1433BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV3_206(%0: tensor<?x?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x07E46FBF4660383F97F01C3F2EE9C03D3C0105BF440D2CBF44F6CABFF190A13F1C81A93F88D58B3E32E9B8BFE77D253E6E6EE1BE5E82B03FF091083F423F80BF08F8083FBAF0DDBFF2B6E63FCA42973F14A84EBF2C1433BEC7DBC43E4DFE02BF"> : tensor<2x3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x3C0105BF88D58B3E08F8083F2C1433BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagPartV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_207(%0: tensor<2x3x4xf32>, %1: tensor<2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC04D76BF33EEA53F47511B3FA36F833F8F090ABE1090E33CAE56A4BEBFE8DE3E24FF853FDCD0B2BF10BBBC3F2706893ED4EE083EB879463FC0DB35BEDF6C163FFE67A93FF88A91BF396BD3BF23BF6C3B888DD33FFE47543E282970BFAF99BD3E"> : tensor<2x3x4xf32>, dense<"0x3C0105BF88D58B3E08F8083F2C1433BE"> : tensor<2x2xf32>],
  expected = [dense<"0xC04D76BF33EEA53F47511B3FA36F833F3C0105BF1090E33CAE56A4BEBFE8DE3E24FF853F88D58B3E10BBBC3F2706893ED4EE083EB879463FC0DB35BEDF6C163F08F8083FF88A91BF396BD3BF23BF6C3B888DD33F2C1433BE282970BFAF99BD3E"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<2x3x4xf32>, tensor<2x2xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV3_208(%0: tensor<?x?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC04D76BF33EEA53F47511B3FA36F833F8F090ABE1090E33CAE56A4BEBFE8DE3E24FF853FDCD0B2BF10BBBC3F2706893ED4EE083EB879463FC0DB35BEDF6C163FFE67A93FF88A91BF396BD3BF23BF6C3B888DD33FFE47543E282970BFAF99BD3E"> : tensor<2x3x4xf32>, dense<"0x3C0105BF88D58B3E08F8083F2C1433BE"> : tensor<2x2xf32>],
  expected = [dense<"0xC04D76BF33EEA53F47511B3FA36F833F3C0105BF1090E33CAE56A4BEBFE8DE3E24FF853F88D58B3E10BBBC3F2706893ED4EE083EB879463FC0DB35BEDF6C163F08F8083FF88A91BF396BD3BF23BF6C3B888DD33F2C1433BE282970BFAF99BD3E"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV3 %0, %1, %2 {align = "RIGHT_RIGHT"} : (tensor<?x?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagV2_209(%0: tensor<3x3xf32>, %4: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBDF752BF65E5E83FF39E6C3F14E5B33F5C1E6FBFD869023FCC8116BD1945663F90934FBF"> : tensor<3x3xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x14E5B33FBDF752BF00001041CC8116BD5C1E6FBF65E5E83F000010411945663FD869023F"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixDiagV2 %0, %1, %2, %3, %4 : (tensor<3x3xf32>, tensor<2xi32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixDiagPartV2_210(%0: tensor<3x4xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6157C93F842A733EA18AFDBFFCB07C3F076F6A3F27159CBF193169BFCC488CBF621CB23F8314C8BFECCE69BEE7BB4C3E"> : tensor<3x4xf32>, dense<"0x00001041"> : tensor<f32>],
  expected = [dense<"0x842A733E193169BFE7BB4C3E6157C93F27159CBFECCE69BE076F6A3F8314C8BF00001041"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.MatrixDiagPartV2 %0, %1, %2 : (tensor<3x4xf32>, tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MatrixSetDiagV2_211(%0: tensor<3x4xf32>, %1: tensor<3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCA11C8BFBF4323BFE3A0CABF64F8FC3E46B12ABEF3B176BD54F2FF3FFD678EBF7D6601BD0CD77EBF87F27FBE89F2E83F"> : tensor<3x4xf32>, dense<"0x65146EBF60CB05BF8283FDBF"> : tensor<3xf32>],
  expected = [dense<"0xCA11C8BF65146EBFE3A0CABF64F8FC3E46B12ABEF3B176BD60CB05BFFD678EBF7D6601BD0CD77EBF87F27FBE8283FDBF"> : tensor<3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.MatrixSetDiagV2 %0, %1, %2 : (tensor<3x4xf32>, tensor<3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
