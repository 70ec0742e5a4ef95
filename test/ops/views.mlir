// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @views {
weir.step @Reshape_0(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<4x6xf32>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Squeeze_1(%0: tensor<1x3x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F00000040"> : tensor<1x3x1xf32>],
  expected = [dense<"0x000000000000803F00000040"> : tensor<3xf32>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BroadcastTo_2(%0: tensor<3x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F00000040"> : tensor<3x1xf32>],
  expected = [dense<"0x000000000000000000000000000000000000803F0000803F0000803F0000803F00000040000000400000004000000040000000000000000000000000000000000000803F0000803F0000803F0000803F00000040000000400000004000000040"> : tensor<2x3x4xf32>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Fill_3(%1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F"> : tensor<f32>],
  expected = [dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<2x3xf32>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_4(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x3x4xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<4x6xf64>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Squeeze_5(%0: tensor<1x3x1xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040"> : tensor<1x3x1xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F0000000000000040"> : tensor<3xf64>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @BroadcastTo_6(%0: tensor<3x1xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040"> : tensor<3x1xf64>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F00000000000000400000000000000040000000000000004000000000000000400000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000040000000000000004000000000000000400000000000000040"> : tensor<2x3x4xf64>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Fill_7(%1: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000F03F"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<2x3xf64>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Reshape_8(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x3x4xf16>],
  expected = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<4x6xf16>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Squeeze_9(%0: tensor<1x3x1xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040"> : tensor<1x3x1xf16>],
  expected = [dense<"0x0000003C0040"> : tensor<3xf16>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @BroadcastTo_10(%0: tensor<3x1xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040"> : tensor<3x1xf16>],
  expected = [dense<"0x0000000000000000003C003C003C003C00400040004000400000000000000000003C003C003C003C0040004000400040"> : tensor<2x3x4xf16>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Fill_11(%1: tensor<f16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003C"> : tensor<f16>],
  expected = [dense<"0x003C003C003C003C003C003C"> : tensor<2x3xf16>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<f16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Reshape_12(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x3x4xbf16>],
  expected = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<4x6xbf16>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Squeeze_13(%0: tensor<1x3x1xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F0040"> : tensor<1x3x1xbf16>],
  expected = [dense<"0x0000803F0040"> : tensor<3xbf16>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @BroadcastTo_14(%0: tensor<3x1xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F0040"> : tensor<3x1xbf16>],
  expected = [dense<"0x0000000000000000803F803F803F803F00400040004000400000000000000000803F803F803F803F0040004000400040"> : tensor<2x3x4xbf16>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Fill_15(%1: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x803F"> : tensor<bf16>],
  expected = [dense<"0x803F803F803F803F803F803F"> : tensor<2x3xbf16>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Reshape_16(%0: tensor<?x?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xi8>],
  expected = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<4x6xi8>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Squeeze_17(%0: tensor<1x3x1xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102"> : tensor<1x3x1xi8>],
  expected = [dense<"0x000102"> : tensor<3xi8>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @BroadcastTo_18(%0: tensor<3x1xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102"> : tensor<3x1xi8>],
  expected = [dense<"0x000000000101010102020202000000000101010102020202"> : tensor<2x3x4xi8>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Fill_19(%1: tensor<i8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x01"> : tensor<i8>],
  expected = [dense<"0x010101010101"> : tensor<2x3xi8>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<i8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Reshape_20(%0: tensor<?x?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xi16>],
  expected = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<4x6xi16>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Squeeze_21(%0: tensor<1x3x1xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200"> : tensor<1x3x1xi16>],
  expected = [dense<"0x000001000200"> : tensor<3xi16>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @BroadcastTo_22(%0: tensor<3x1xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200"> : tensor<3x1xi16>],
  expected = [dense<"0x000000000000000001000100010001000200020002000200000000000000000001000100010001000200020002000200"> : tensor<2x3x4xi16>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Fill_23(%1: tensor<i16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100"> : tensor<i16>],
  expected = [dense<"0x010001000100010001000100"> : tensor<2x3xi16>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<i16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Reshape_24(%0: tensor<?x?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>],
  expected = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<4x6xi32>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Squeeze_25(%0: tensor<1x3x1xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000"> : tensor<1x3x1xi32>],
  expected = [dense<"0x000000000100000002000000"> : tensor<3xi32>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @BroadcastTo_26(%0: tensor<3x1xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000"> : tensor<3x1xi32>],
  expected = [dense<"0x000000000000000000000000000000000100000001000000010000000100000002000000020000000200000002000000000000000000000000000000000000000100000001000000010000000100000002000000020000000200000002000000"> : tensor<2x3x4xi32>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Fill_27(%1: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x01000000"> : tensor<i32>],
  expected = [dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xi32>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Reshape_28(%0: tensor<?x?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xi64>],
  expected = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<4x6xi64>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Squeeze_29(%0: tensor<1x3x1xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<1x3x1xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @BroadcastTo_30(%0: tensor<3x1xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3x1xi64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x3x4xi64>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Fill_31(%1: tensor<i64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000000000000"> : tensor<i64>],
  expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xi64>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Reshape_32(%0: tensor<?x?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xui8>],
  expected = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<4x6xui8>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Squeeze_33(%0: tensor<1x3x1xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102"> : tensor<1x3x1xui8>],
  expected = [dense<"0x000102"> : tensor<3xui8>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @BroadcastTo_34(%0: tensor<3x1xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102"> : tensor<3x1xui8>],
  expected = [dense<"0x000000000101010102020202000000000101010102020202"> : tensor<2x3x4xui8>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Fill_35(%1: tensor<ui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x01"> : tensor<ui8>],
  expected = [dense<"0x010101010101"> : tensor<2x3xui8>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<ui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Reshape_36(%0: tensor<?x?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xui16>],
  expected = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<4x6xui16>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Squeeze_37(%0: tensor<1x3x1xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200"> : tensor<1x3x1xui16>],
  expected = [dense<"0x000001000200"> : tensor<3xui16>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @BroadcastTo_38(%0: tensor<3x1xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200"> : tensor<3x1xui16>],
  expected = [dense<"0x000000000000000001000100010001000200020002000200000000000000000001000100010001000200020002000200"> : tensor<2x3x4xui16>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Fill_39(%1: tensor<ui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100"> : tensor<ui16>],
  expected = [dense<"0x010001000100010001000100"> : tensor<2x3xui16>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<ui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Reshape_40(%0: tensor<?x?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xui32>],
  expected = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<4x6xui32>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Squeeze_41(%0: tensor<1x3x1xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000"> : tensor<1x3x1xui32>],
  expected = [dense<"0x000000000100000002000000"> : tensor<3xui32>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @BroadcastTo_42(%0: tensor<3x1xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000"> : tensor<3x1xui32>],
  expected = [dense<"0x000000000000000000000000000000000100000001000000010000000100000002000000020000000200000002000000000000000000000000000000000000000100000001000000010000000100000002000000020000000200000002000000"> : tensor<2x3x4xui32>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Fill_43(%1: tensor<ui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x01000000"> : tensor<ui32>],
  expected = [dense<"0x010000000100000001000000010000000100000001000000"> : tensor<2x3xui32>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<ui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Reshape_44(%0: tensor<?x?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xui64>],
  expected = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<4x6xui64>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Squeeze_45(%0: tensor<1x3x1xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<1x3x1xui64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xui64>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @BroadcastTo_46(%0: tensor<3x1xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3x1xui64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000000000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000001000000000000000200000000000000020000000000000002000000000000000200000000000000"> : tensor<2x3x4xui64>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Fill_47(%1: tensor<ui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000000000000"> : tensor<ui64>],
  expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000"> : tensor<2x3xui64>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<ui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Reshape_48(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, false, false, true], [false, false, true, false], [false, true, false, false]], [[true, false, false, true], [false, false, true, false], [false, true, false, false]]]> : tensor<2x3x4xi1>],
  expected = [dense<[[true, false, false, true, false, false], [true, false, false, true, false, false], [true, false, false, true, false, false], [true, false, false, true, false, false]]> : tensor<4x6xi1>]} {
  %1 = tf.Const {value = dense<"0x04000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xi1>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Squeeze_49(%0: tensor<1x3x1xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true], [false], [false]]]> : tensor<1x3x1xi1>],
  expected = [dense<[true, false, false]> : tensor<3xi1>]} {
  %r = tf.Squeeze %0 : (tensor<1x3x1xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @BroadcastTo_50(%0: tensor<3x1xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true], [false], [false]]> : tensor<3x1xi1>],
  expected = [dense<[[[true, true, true, true], [false, false, false, false], [false, false, false, false]], [[true, true, true, true], [false, false, false, false], [false, false, false, false]]]> : tensor<2x3x4xi1>]} {
  %1 = tf.Const {value = dense<"0x020000000300000004000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<3x1xi1>, tensor<3xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Fill_51(%1: tensor<i1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<false> : tensor<i1>],
  expected = [dense<[[false, false, false], [false, false, false]]> : tensor<2x3xi1>]} {
  %0 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<i1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Reshape_52(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<24xf32>]} {
  %1 = tf.Const {value = dense<"0x18000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_53(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<24xf32>]} {
  %1 = tf.Const {value = dense<"0x18000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_54(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<24xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_55(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<24xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_56(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x6x2xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000FFFFFFFF02000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_57(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x6x2xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000FFFFFFFF02000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_58(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<3x8xf32>]} {
  %1 = tf.Const {value = dense<"0x0300000008000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_59(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<3x8xf32>]} {
  %1 = tf.Const {value = dense<"0x0300000008000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_60(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x2x3x4x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000002000000030000000400000001000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_61(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x2x3x4x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000002000000030000000400000001000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_62(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<4x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x040000000300000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_63(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<4x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x040000000300000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_64(%0: tensor<2x3x4xf32>, %1: tensor<2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0600000000000000FFFFFFFFFFFFFFFF"> : tensor<2xi64>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<6x4xf32>]} {
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_65(%0: tensor<2x3x4xf32>, %1: tensor<2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x06000000000000000400000000000000"> : tensor<2xi64>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<6x4xf32>]} {
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_66(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_67(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_68(%0: tensor<2x3x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF07000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_69(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF07000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_70(%0: tensor<2x3x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0500000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Reshape %0, %1 : (tensor<2x3x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_71(%0: tensor<0x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF03000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<0x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_72(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF03000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_73(%0: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040"> : tensor<f32>],
  expected = [dense<"0x00004040"> : tensor<1x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<f32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_74(%0: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040"> : tensor<f32>],
  expected = [dense<"0x00004040"> : tensor<1x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Reshape %0, %1 : (tensor<f32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_75(%0: tensor<1x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000"> : tensor<1x1xf32>],
  expected = [dense<"0x00000000"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Reshape %0, %1 : (tensor<1x1xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reshape_76(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000"> : tensor<1x1xf32>],
  expected = [dense<"0x00000000"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Reshape %0, %1 : (tensor<?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_77(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<1x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_78(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<1x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_79(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x1x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_80(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x1x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_81(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_82(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_83(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_84(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_85(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<1x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFDFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<2x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ExpandDims_86(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<1x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFDFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ExpandDims %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EnsureShape_87(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>]} {
  %r = tf.EnsureShape %0 {shape = array<i64: -1, 3>} : (tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EnsureShape_88(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>]} {
  %r = tf.EnsureShape %0 {shape = array<i64: -1, 3>} : (tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EnsureShape_89(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.EnsureShape %0 {shape = array<i64: -1, 4>} : (tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EnsureShape_90(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.EnsureShape %0 {shape = array<i64: -1, 4>} : (tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Shape_91(%0: tensor<2x3x4xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>]} {
  %r = tf.Shape %0 : (tensor<2x3x4xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Shape_92(%0: tensor<?x?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>]} {
  %r = tf.Shape %0 : (tensor<?x?x?xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Size_93(%0: tensor<2x3x4xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x18000000"> : tensor<i32>]} {
  %r = tf.Size %0 : (tensor<2x3x4xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Size_94(%0: tensor<?x?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x18000000"> : tensor<i32>]} {
  %r = tf.Size %0 : (tensor<?x?x?xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Shape_95(%0: tensor<2x3x4xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x020000000000000003000000000000000400000000000000"> : tensor<3xi64>]} {
  %r = tf.Shape %0 : (tensor<2x3x4xf32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Shape_96(%0: tensor<?x?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x020000000000000003000000000000000400000000000000"> : tensor<3xi64>]} {
  %r = tf.Shape %0 : (tensor<?x?x?xf32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Size_97(%0: tensor<2x3x4xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x1800000000000000"> : tensor<i64>]} {
  %r = tf.Size %0 : (tensor<2x3x4xf32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Size_98(%0: tensor<?x?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x1800000000000000"> : tensor<i64>]} {
  %r = tf.Size %0 : (tensor<?x?x?xf32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Rank_99(%0: tensor<2x3x4xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x03000000"> : tensor<i32>]} {
  %r = tf.Rank %0 : (tensor<2x3x4xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Rank_100(%0: tensor<?x?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x03000000"> : tensor<i32>]} {
  %r = tf.Rank %0 : (tensor<?x?x?xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ShapeN_101(%0: tensor<2x3x4xf32>, %1: tensor<5xf32>) -> (tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>, dense<"0x05000000"> : tensor<1xi32>]} {
  %r:2 = tf.ShapeN %0, %1 : (tensor<2x3x4xf32>, tensor<5xf32>) -> (tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xi32>, tensor<*xi32>
}
weir.step @ShapeN_102(%0: tensor<?x?x?xf32>, %1: tensor<?xf32>) -> (tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>, dense<"0x05000000"> : tensor<1xi32>]} {
  %r:2 = tf.ShapeN %0, %1 : (tensor<?x?x?xf32>, tensor<?xf32>) -> (tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xi32>, tensor<*xi32>
}
weir.step @BroadcastArgs_103(%0: tensor<2xi32>, %1: tensor<3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0300000001000000"> : tensor<2xi32>, dense<"0x020000000100000004000000"> : tensor<3xi32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>]} {
  %r = tf.BroadcastArgs %0, %1 : (tensor<2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @BroadcastArgs_104(%0: tensor<2xi32>, %1: tensor<3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0300000001000000"> : tensor<2xi32>, dense<"0x020000000100000004000000"> : tensor<3xi32>],
  expected = [dense<"0x020000000300000004000000"> : tensor<3xi32>]} {
  %r = tf.BroadcastArgs %0, %1 : (tensor<2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @BroadcastTo_105(%0: tensor<2x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F"> : tensor<2x1xf32>],
  expected = [dense<"0x00000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F"> : tensor<2x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<2x1xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BroadcastTo_106(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F"> : tensor<2x1xf32>],
  expected = [dense<"0x00000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F"> : tensor<2x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.BroadcastTo %0, %1 : (tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BroadcastTo_107(%0: tensor<2x1xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F"> : tensor<2x1xf32>, dense<"0x0200000005000000"> : tensor<2xi32>],
  expected = [dense<"0x00000000000000000000000000000000000000000000803F0000803F0000803F0000803F0000803F"> : tensor<2x5xf32>]} {
  %r = tf.BroadcastTo %0, %1 : (tensor<2x1xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BroadcastTo_108(%0: tensor<2x3xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0200000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.BroadcastTo %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Fill_109(%0: tensor<2xi32>, %1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0200000003000000"> : tensor<2xi32>, dense<"0x00002040"> : tensor<f32>],
  expected = [dense<"0x000020400000204000002040000020400000204000002040"> : tensor<2x3xf32>]} {
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Fill_110(%0: tensor<2xi32>, %1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFFFFFF03000000"> : tensor<2xi32>, dense<"0x00002040"> : tensor<f32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Fill %0, %1 : (tensor<2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_111() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0000000001000000020000000300000004000000"> : tensor<5xi32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %1 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_112(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000"> : tensor<i32>, dense<"0x05000000"> : tensor<i32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<"0x0000000001000000020000000300000004000000"> : tensor<5xi32>]} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_113() -> (tensor<*xi64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000"> : tensor<5xi64>]} {
  %0 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %1 = tf.Const {value = dense<"0x0500000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.Range %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Range_114() -> (tensor<*xf32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x000000000000803F000000400000404000008040"> : tensor<5xf32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<f32>} : tensor<f32>
  %1 = tf.Const {value = dense<"0x0000A040"> : tensor<f32>} : tensor<f32>
  %2 = tf.Const {value = dense<"0x0000803F"> : tensor<f32>} : tensor<f32>
  %r = tf.Range %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_115() -> (tensor<*xf64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040"> : tensor<5xf64>]} {
  %0 = tf.Const {value = dense<"0x0000000000000000"> : tensor<f64>} : tensor<f64>
  %1 = tf.Const {value = dense<"0x0000000000001440"> : tensor<f64>} : tensor<f64>
  %2 = tf.Const {value = dense<"0x000000000000F03F"> : tensor<f64>} : tensor<f64>
  %r = tf.Range %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Range_116() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x020000000500000008000000"> : tensor<3xi32>]} {
  %0 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %1 = tf.Const {value = dense<"0x0B000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_117(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x02000000"> : tensor<i32>, dense<"0x0B000000"> : tensor<i32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<"0x020000000500000008000000"> : tensor<3xi32>]} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_118() -> (tensor<*xi64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x020000000000000005000000000000000800000000000000"> : tensor<3xi64>]} {
  %0 = tf.Const {value = dense<"0x0200000000000000"> : tensor<i64>} : tensor<i64>
  %1 = tf.Const {value = dense<"0x0B00000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0300000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.Range %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Range_119() -> (tensor<*xf32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x000000400000A04000000041"> : tensor<3xf32>]} {
  %0 = tf.Const {value = dense<"0x00000040"> : tensor<f32>} : tensor<f32>
  %1 = tf.Const {value = dense<"0x00003041"> : tensor<f32>} : tensor<f32>
  %2 = tf.Const {value = dense<"0x00004040"> : tensor<f32>} : tensor<f32>
  %r = tf.Range %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_120() -> (tensor<*xf64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x000000000000004000000000000014400000000000002040"> : tensor<3xf64>]} {
  %0 = tf.Const {value = dense<"0x0000000000000040"> : tensor<f64>} : tensor<f64>
  %1 = tf.Const {value = dense<"0x0000000000002640"> : tensor<f64>} : tensor<f64>
  %2 = tf.Const {value = dense<"0x0000000000000840"> : tensor<f64>} : tensor<f64>
  %r = tf.Range %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Range_121() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0500000004000000030000000200000001000000"> : tensor<5xi32>]} {
  %0 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_122(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05000000"> : tensor<i32>, dense<"0x00000000"> : tensor<i32>, dense<"0xFFFFFFFF"> : tensor<i32>],
  expected = [dense<"0x0500000004000000030000000200000001000000"> : tensor<5xi32>]} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_123() -> (tensor<*xi64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x05000000000000000400000000000000030000000000000002000000000000000100000000000000"> : tensor<5xi64>]} {
  %0 = tf.Const {value = dense<"0x0500000000000000"> : tensor<i64>} : tensor<i64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFFFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.Range %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Range_124() -> (tensor<*xf32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0000A0400000804000004040000000400000803F"> : tensor<5xf32>]} {
  %0 = tf.Const {value = dense<"0x0000A040"> : tensor<f32>} : tensor<f32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<f32>} : tensor<f32>
  %2 = tf.Const {value = dense<"0x000080BF"> : tensor<f32>} : tensor<f32>
  %r = tf.Range %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_125() -> (tensor<*xf64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0000000000001440000000000000104000000000000008400000000000000040000000000000F03F"> : tensor<5xf64>]} {
  %0 = tf.Const {value = dense<"0x0000000000001440"> : tensor<f64>} : tensor<f64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<f64>} : tensor<f64>
  %2 = tf.Const {value = dense<"0x000000000000F0BF"> : tensor<f64>} : tensor<f64>
  %r = tf.Range %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Range_126() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x050000000300000001000000"> : tensor<3xi32>]} {
  %0 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0xFEFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_127(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05000000"> : tensor<i32>, dense<"0x00000000"> : tensor<i32>, dense<"0xFEFFFFFF"> : tensor<i32>],
  expected = [dense<"0x050000000300000001000000"> : tensor<3xi32>]} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_128() -> (tensor<*xi64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x050000000000000003000000000000000100000000000000"> : tensor<3xi64>]} {
  %0 = tf.Const {value = dense<"0x0500000000000000"> : tensor<i64>} : tensor<i64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0xFEFFFFFFFFFFFFFF"> : tensor<i64>} : tensor<i64>
  %r = tf.Range %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Range_129() -> (tensor<*xf32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x0000A040000040400000803F"> : tensor<3xf32>]} {
  %0 = tf.Const {value = dense<"0x0000A040"> : tensor<f32>} : tensor<f32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<f32>} : tensor<f32>
  %2 = tf.Const {value = dense<"0x000000C0"> : tensor<f32>} : tensor<f32>
  %r = tf.Range %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_130() -> (tensor<*xf64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x00000000000014400000000000000840000000000000F03F"> : tensor<3xf64>]} {
  %0 = tf.Const {value = dense<"0x0000000000001440"> : tensor<f64>} : tensor<f64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<f64>} : tensor<f64>
  %2 = tf.Const {value = dense<"0x00000000000000C0"> : tensor<f64>} : tensor<f64>
  %r = tf.Range %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Range_131() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<> : tensor<0xi32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_132(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000"> : tensor<i32>, dense<"0x00000000"> : tensor<i32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<> : tensor<0xi32>]} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Range_133() -> (tensor<*xi64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<> : tensor<0xi64>]} {
  %0 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<i64>} : tensor<i64>
  %2 = tf.Const {value = dense<"0x0100000000000000"> : tensor<i64>} : tensor<i64>
  %r = tf.Range %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Range_134() -> (tensor<*xf32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<> : tensor<0xf32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<f32>} : tensor<f32>
  %1 = tf.Const {value = dense<"0x00000000"> : tensor<f32>} : tensor<f32>
  %2 = tf.Const {value = dense<"0x0000803F"> : tensor<f32>} : tensor<f32>
  %r = tf.Range %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Range_135() -> (tensor<*xf64>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<> : tensor<0xf64>]} {
  %0 = tf.Const {value = dense<"0x0000000000000000"> : tensor<f64>} : tensor<f64>
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<f64>} : tensor<f64>
  %2 = tf.Const {value = dense<"0x000000000000F03F"> : tensor<f64>} : tensor<f64>
  %r = tf.Range %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Range_136(%0: tensor<i32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05000000"> : tensor<i32>, dense<"0x00000000"> : tensor<i32>, dense<"0x01000000"> : tensor<i32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Range %0, %1, %2 : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @LinSpace_137(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F"> : tensor<f32>, dense<"0x00008040"> : tensor<f32>],
  expected = [dense<"0x0000803F"> : tensor<1xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LinSpace_138(%0: tensor<f64>, %1: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000F03F"> : tensor<f64>, dense<"0x0000000000001040"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F"> : tensor<1xf64>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @LinSpace_139(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F"> : tensor<f32>, dense<"0x00008040"> : tensor<f32>],
  expected = [dense<"0x0000803F00008040"> : tensor<2xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LinSpace_140(%0: tensor<f64>, %1: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000F03F"> : tensor<f64>, dense<"0x0000000000001040"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F0000000000001040"> : tensor<2xf64>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @LinSpace_141(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F"> : tensor<f32>, dense<"0x00008040"> : tensor<f32>],
  expected = [dense<"0x0000803F0000E03F000020400000504000008040"> : tensor<5xf32>]} {
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LinSpace_142(%0: tensor<f64>, %1: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000F03F"> : tensor<f64>, dense<"0x0000000000001040"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F000000000000FC3F00000000000004400000000000000A400000000000001040"> : tensor<5xf64>]} {
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.LinSpace %0, %1, %2 : (tensor<f64>, tensor<f64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @LinSpace_143(%0: tensor<f32>, %1: tensor<f32>, %2: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F"> : tensor<f32>, dense<"0x00008040"> : tensor<f32>, dense<"0x04000000"> : tensor<i32>],
  expected = [dense<"0x0000803F000000400000404000008040"> : tensor<4xf32>]} {
  %r = tf.LinSpace %0, %1, %2 : (tensor<f32>, tensor<f32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @InvertPermutation_144() -> (tensor<*xi32>) attributes {feeds = [], fetches = ["r:0"], targets = [],
  inputs = [],
  expected = [dense<"0x010000000200000000000000"> : tensor<3xi32>]} {
  %0 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.InvertPermutation %0 : (tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ConcatOffset_145(%1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x0200000003000000"> : tensor<2xi32>, dense<"0x0200000005000000"> : tensor<2xi32>],
  expected = [dense<"0x0000000000000000"> : tensor<2xi32>, dense<"0x0000000003000000"> : tensor<2xi32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.ConcatOffset %0, %1, %2 : (tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xi32>, tensor<*xi32>
}
weir.step @ConcatOffset_146(%1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x0200000003000000"> : tensor<2xi32>, dense<"0x0200000005000000"> : tensor<2xi32>],
  expected = [dense<"0x0000000000000000"> : tensor<2xi32>, dense<"0x0000000003000000"> : tensor<2xi32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.ConcatOffset %0, %1, %2 : (tensor<i32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xi32>, tensor<*xi32>
}
weir.step @Bitcast_147(%0: tensor<2x6xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xi32>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_148(%0: tensor<?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xi32>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_149(%0: tensor<2x6xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000001100000002000000FEFFFFFF0D000000FFFFFFFF03000000EDFFFFFFF4FFFFFF"> : tensor<2x6xi32>],
  expected = [dense<"0x00000080FFFFFF7F00000000010000001100000002000000FEFFFFFF0D000000FFFFFFFF03000000EDFFFFFFF4FFFFFF"> : tensor<2x6xf32>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Bitcast_150(%0: tensor<?x?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000001100000002000000FEFFFFFF0D000000FFFFFFFF03000000EDFFFFFFF4FFFFFF"> : tensor<2x6xi32>],
  expected = [dense<"0x00000080FFFFFF7F00000000010000001100000002000000FEFFFFFF0D000000FFFFFFFF03000000EDFFFFFFF4FFFFFF"> : tensor<2x6xf32>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Bitcast_151(%0: tensor<2x6xf64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF"> : tensor<2x6xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF"> : tensor<2x6x2xi32>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xf64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_152(%0: tensor<?x?xf64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF"> : tensor<2x6xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF"> : tensor<2x6x2xi32>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xf64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_153(%0: tensor<6x2xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000F000000EFFFFFFFF0FFFFFF020000001200000011000000EFFFFFFFF8FFFFFF"> : tensor<6x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F00000000010000000F000000EFFFFFFFF0FFFFFF020000001200000011000000EFFFFFFFF8FFFFFF"> : tensor<6xf64>]} {
  %r = tf.Bitcast %0 : (tensor<6x2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Bitcast_154(%0: tensor<?x?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000F000000EFFFFFFFF0FFFFFF020000001200000011000000EFFFFFFFF8FFFFFF"> : tensor<6x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F00000000010000000F000000EFFFFFFFF0FFFFFF020000001200000011000000EFFFFFFFF8FFFFFF"> : tensor<6xf64>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Bitcast_155(%0: tensor<3x4xi8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000103F30EEC0D0011F7"> : tensor<3x4xi8>],
  expected = [dense<"0x807F000103F30EEC0D0011F7"> : tensor<3xi32>]} {
  %r = tf.Bitcast %0 : (tensor<3x4xi8>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_156(%0: tensor<?x?xi8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000103F30EEC0D0011F7"> : tensor<3x4xi8>],
  expected = [dense<"0x807F000103F30EEC0D0011F7"> : tensor<3xi32>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xi8>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_157(%0: tensor<2x6xi64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000020000000000000002000000000000001200000000000000F6FFFFFFFFFFFFFF03000000000000000600000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFF"> : tensor<2x6xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000020000000000000002000000000000001200000000000000F6FFFFFFFFFFFFFF03000000000000000600000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFF"> : tensor<2x6x8xui8>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xi64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Bitcast_158(%0: tensor<?x?xi64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000020000000000000002000000000000001200000000000000F6FFFFFFFFFFFFFF03000000000000000600000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFF"> : tensor<2x6xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000020000000000000002000000000000001200000000000000F6FFFFFFFFFFFFFF03000000000000000600000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFF"> : tensor<2x6x8xui8>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xi64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Bitcast_159(%0: tensor<2x6xf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE"> : tensor<2x6xf16>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE"> : tensor<2x6xbf16>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Bitcast_160(%0: tensor<?x?xf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE"> : tensor<2x6xf16>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE"> : tensor<2x6xbf16>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Bitcast_161(%0: tensor<2x6xui32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000500000011000000020000001000000011000000080000000800000013000000"> : tensor<2x6xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000500000011000000020000001000000011000000080000000800000013000000"> : tensor<2x6xi32>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xui32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_162(%0: tensor<?x?xui32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000500000011000000020000001000000011000000080000000800000013000000"> : tensor<2x6xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000500000011000000020000001000000011000000080000000800000013000000"> : tensor<2x6xi32>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xui32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Bitcast_163(%0: tensor<2x6xf32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6x2xf16>]} {
  %r = tf.Bitcast %0 : (tensor<2x6xf32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Bitcast_164(%0: tensor<?x?xf32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF"> : tensor<2x6x2xf16>]} {
  %r = tf.Bitcast %0 : (tensor<?x?xf32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @IdentityN_165(%0: tensor<2x3x4xf32>, %1: tensor<1xi32>) -> (tensor<*xf32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000"> : tensor<1xi32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000"> : tensor<1xi32>]} {
  %r:2 = tf.IdentityN %0, %1 : (tensor<2x3x4xf32>, tensor<1xi32>) -> (tensor<*xf32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xi32>
}
weir.step @IdentityN_166(%0: tensor<?x?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>, tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000"> : tensor<1xi32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000"> : tensor<1xi32>]} {
  %r:2 = tf.IdentityN %0, %1 : (tensor<?x?x?xf32>, tensor<?xi32>) -> (tensor<*xf32>, tensor<*xi32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xi32>
}
}
