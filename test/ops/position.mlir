// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @position {
weir.step @ArgMax_0(%0: tensor<?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138427B2040EE05733F3D3AAB3FE0BE05C04D41B23FA6C908C0D5062540"> : tensor<4x5xf32>],
  expected = [dense<"0x03000000040000000300000004000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_1(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1383535593BE064CB3E0831633D9BC4C23F289C3E4066B338C00B3716C0"> : tensor<4x5xf32>],
  expected = [dense<"0x0300000000000000040000000000000000000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_2(%0: tensor<4x5xf64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F811903589042F6BF548838122B3103C0A64DFC0D409807408890B55C86EFD03F7CD439BCECAB0440C889289F03850740F0B85EAD8BECD73F"> : tensor<4x5xf64>],
  expected = [dense<"0x03000000040000000000000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xf64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_3(%0: tensor<4x5xf64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F38F6E09CDAA1EB3F2000220FB1C1C33F5AA06C9F46D5FFBFA0FD55558E2FE13F5E307E6DECEA04C04099E66BB659CCBFA8668F870200F83F"> : tensor<4x5xf64>],
  expected = [dense<"0x0300000000000000040000000000000000000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xf64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_4(%0: tensor<4x5xf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06BCC0B5C06041F6C01C40283B82BE"> : tensor<4x5xf16>],
  expected = [dense<"0x03000000040000000000000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xf16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_5(%0: tensor<4x5xf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E069737ACC1BFC14C3A4F31CEBED63A"> : tensor<4x5xf16>],
  expected = [dense<"0x0300000000000000040000000000000000000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xf16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_6(%0: tensor<4x5xbf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238C83EA4BF30BFB23F51BF3740CABE"> : tensor<4x5xbf16>],
  expected = [dense<"0x03000000040000000000000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xbf16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_7(%0: tensor<4x5xbf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2389A3EC5BF163DE23F753F343F3740"> : tensor<4x5xbf16>],
  expected = [dense<"0x0300000000000000040000000000000000000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xbf16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_8(%0: tensor<4x5xi8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F9F40A0F05F60FFFFB040009EF08F1F3"> : tensor<4x5xi8>],
  expected = [dense<"0x01000000020000000000000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi8>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_9(%0: tensor<4x5xi8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00010711F30707ED02F1EDFBF00F060B0F03"> : tensor<4x5xi8>],
  expected = [dense<"0x0100000000000000000000000000000000000000000000000000000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi8>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_10(%0: tensor<4x5xi16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000700F2FF09000100FAFF0F00F7FFFAFFF0FFECFFF2FFF3FF0200F4FFEDFFF9FF"> : tensor<4x5xi16>],
  expected = [dense<"0x01000000040000000100000001000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_11(%0: tensor<4x5xi16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001300F6FF02000B000D00FEFFF3FF0E000B000400F9FF0900F4FF12000700F0FF"> : tensor<4x5xi16>],
  expected = [dense<"0x0100000000000000030000000000000001000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_12(%0: tensor<4x5xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F6FFFFFF0C0000000200000004000000EDFFFFFFF7FFFFFF100000001200000012000000130000000E00000013000000EFFFFFFFF1FFFFFF0800000003000000"> : tensor<4x5xi32>],
  expected = [dense<"0x01000000000000000300000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_13(%0: tensor<4x5xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FCFFFFFF0D000000F6FFFFFFEFFFFFFF0F00000008000000F2FFFFFF05000000F8FFFFFFF4FFFFFF04000000F6FFFFFF0A000000F9FFFFFF00000000EEFFFFFF"> : tensor<4x5xi32>],
  expected = [dense<"0x0100000000000000030000000000000001000000000000000100000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_14(%0: tensor<4x5xi64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000600000000000000FEFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF11000000000000000C00000000000000EDFFFFFFFFFFFFFF0300000000000000F9FFFFFFFFFFFFFF050000000000000012000000000000001000000000000000F1FFFFFFFFFFFFFF1100000000000000F2FFFFFFFFFFFFFFECFFFFFFFFFFFFFF"> : tensor<4x5xi64>],
  expected = [dense<"0x01000000030000000400000002000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_15(%0: tensor<4x5xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000D000000000000000000000000000000FDFFFFFFFFFFFFFF0400000000000000030000000000000004000000000000000400000000000000FDFFFFFFFFFFFFFF0E00000000000000ECFFFFFFFFFFFFFF0700000000000000F0FFFFFFFFFFFFFF0A000000000000000C00000000000000ECFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<4x5xi64>],
  expected = [dense<"0x0100000000000000020000000000000002000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_16(%0: tensor<4x5xui8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001030B0D12110613070E0C100C08001210"> : tensor<4x5xui8>],
  expected = [dense<"0x01000000020000000000000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui8>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_17(%0: tensor<4x5xui8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010C0B0A0E1104070F0F010E040F040712"> : tensor<4x5xui8>],
  expected = [dense<"0x0100000000000000030000000000000001000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui8>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_18(%0: tensor<4x5xui16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D000C0007000D00020005000F0005000F00020006000B000D0007000E001200"> : tensor<4x5xui16>],
  expected = [dense<"0x01000000020000000000000004000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_19(%0: tensor<4x5xui16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000A0009000300060002000D0005000C000A000700060009000B0006000800"> : tensor<4x5xui16>],
  expected = [dense<"0x0100000000000000000000000000000000000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_20(%0: tensor<4x5xui32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000A000000120000000A0000000D0000000500000001000000030000000A000000080000000E000000000000000A000000030000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x01000000010000000400000004000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_21(%0: tensor<4x5xui32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000010000000130000000900000011000000080000000D00000001000000090000000A000000000000000C0000000D0000000D000000030000000A0000000C000000"> : tensor<4x5xui32>],
  expected = [dense<"0x0100000000000000000000000000000004000000000000000000000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_22(%0: tensor<4x5xui64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000050000000000000003000000000000000A0000000000000008000000000000000B00000000000000070000000000000009000000000000001000000000000000010000000000000000000000000000000B000000000000000C00000000000000130000000000000002000000000000000D000000000000000C00000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x01000000030000000100000001000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_23(%0: tensor<4x5xui64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000300000000000000110000000000000006000000000000000A0000000000000012000000000000000700000000000000040000000000000007000000000000000A000000000000000300000000000000100000000000000004000000000000000F000000000000000E000000000000000C000000000000001000000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x0100000000000000030000000000000004000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xui64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_24(%0: tensor<4x5xi1>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[false, true, false, true, false], [true, true, true, false, true], [false, true, true, false, true], [false, true, true, false, false]]> : tensor<4x5xi1>],
  expected = [dense<"0x01000000000000000100000001000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi1>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMax_25(%0: tensor<4x5xi1>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, true], [false, true, true, true, true], [true, false, false, false, true], [false, true, true, true, false]]> : tensor<4x5xi1>],
  expected = [dense<"0x0000000000000000010000000000000000000000000000000100000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<4x5xi1>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_26(%0: tensor<5x3xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000C07F0000803F000000400000803F0000C07F000000400000C07F0000C07F0000C07F000080FF000080FF000080FF0000807F0000807F0000807F"> : tensor<5x3xf32>],
  expected = [dense<"0x02000000000000000200000000000000000000000000000000000000000000000000000000000000"> : tensor<5xi64>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<5x3xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_27(%0: tensor<5x7x3xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000000000000000000000000000000000000020000000100000000000000010000000000000000000000010000000100000001000000020000000200000001000000000000000200000002000000020000000000000000000000020000000000000002000000000000000100000000000000000000000000000000000000010000000000000001000000020000000100000002000000010000000000000002000000020000000100000001000000010000000100000001000000000000000000000001000000010000000100000002000000010000000000000002000000000000000100000000000000020000000000000001000000010000000100000002000000010000000200000002000000010000000000000002000000000000000100000000000000010000000000000001000000010000000000000002000000020000000100000002000000020000000100000001000000000000000000000000000000000000000000000000000000000000000100000000000000000000000100000002000000020000000000000000000000000000000000000000000000"> : tensor<5x7x3xi32>],
  expected = [dense<"0x020000000000000005000000000000000600000000000000000000000000000002000000000000000100000000000000000000000000000000000000000000000300000000000000060000000000000001000000000000000000000000000000000000000000000000000000000000000400000000000000"> : tensor<5x3xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<5x7x3xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_28(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<2x0xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMax_29(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x2xf32>],
  expected = [dense<> : tensor<0xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMax %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_30(%0: tensor<?x?xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138625C36C0281D9BBEB7E535C0950AD53F25AF4E3F2EC5BB3EF1D4DDBF"> : tensor<4x5xf32>],
  expected = [dense<"0x04000000010000000300000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_31(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138899770BFD62D16C0158031BDBED724C0057182BFF4F883BFCF27F8BF"> : tensor<4x5xf32>],
  expected = [dense<"0x0400000000000000010000000000000004000000000000000100000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_32(%0: tensor<4x5xf64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FA75EAF67FF8103C0C10FD685933806C0BF8F922AE3F0FCBF20E675CD4414D0BF907A8640AAE7EB3F27702B3F9DF6FEBF18BCA6AEC017EFBF"> : tensor<4x5xf64>],
  expected = [dense<"0x04000000010000000400000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xf64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_33(%0: tensor<4x5xf64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F20E151693BE4D0BF8C7619B97893E83F94D0D05DDC81E4BF546BF3D50747014034E4FA3C415AF4BF00D1BEA35867C6BF60BAFA390B3BCC3F"> : tensor<4x5xf64>],
  expected = [dense<"0x0400000000000000010000000000000001000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xf64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_34(%0: tensor<4x5xf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E068C40CEB8173C653F0DB876BF6F3E"> : tensor<4x5xf16>],
  expected = [dense<"0x04000000010000000100000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xf16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_35(%0: tensor<4x5xf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0624BE6DBC193A06C12AB52C30CF9C"> : tensor<4x5xf16>],
  expected = [dense<"0x0400000000000000010000000000000003000000000000000100000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xf16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_36(%0: tensor<4x5xbf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2381B3F5A3EE8BF2240174015C0A8BF"> : tensor<4x5xbf16>],
  expected = [dense<"0x04000000010000000100000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xbf16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_37(%0: tensor<4x5xbf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2380DBFC03F35C018BF0FC0733FB53D"> : tensor<4x5xbf16>],
  expected = [dense<"0x0400000000000000010000000000000001000000000000000000000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xbf16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_38(%0: tensor<4x5xi8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001090E06070A0305130707011104F4ECF5"> : tensor<4x5xi8>],
  expected = [dense<"0x00000000040000000400000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi8>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_39(%0: tensor<4x5xi8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F3130D0FEDEE08FCFE1206EF0F0BFAFC"> : tensor<4x5xi8>],
  expected = [dense<"0x0000000000000000030000000000000001000000000000000000000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi8>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_40(%0: tensor<4x5xi16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100080006000D000B000D00F0FF00000A001100F8FF04000700FDFFF2FFFCFF1100"> : tensor<4x5xi16>],
  expected = [dense<"0x00000000040000000300000002000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_41(%0: tensor<4x5xi16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100110001000400F9FFF0FF13000E00FCFFF2FFF6FFEDFFF6FF11000F00F5FFFFFF"> : tensor<4x5xi16>],
  expected = [dense<"0x0000000000000000030000000000000004000000000000000300000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_42(%0: tensor<4x5xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F8FFFFFF11000000060000001300000013000000FCFFFFFFF0FFFFFFF7FFFFFF05000000ECFFFFFF09000000F3FFFFFF0F0000000C000000EEFFFFFFF2FFFFFF"> : tensor<4x5xi32>],
  expected = [dense<"0x00000000040000000300000003000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_43(%0: tensor<4x5xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000EDFFFFFFF6FFFFFFEDFFFFFFEDFFFFFF0C0000000B000000F7FFFFFFEDFFFFFFF2FFFFFF05000000FAFFFFFF0A0000000000000003000000ECFFFFFFFDFFFFFF"> : tensor<4x5xi32>],
  expected = [dense<"0x0000000000000000010000000000000001000000000000000300000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_44(%0: tensor<4x5xi64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000040000000000000006000000000000000C00000000000000EDFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0F00000000000000F8FFFFFFFFFFFFFF0600000000000000F5FFFFFFFFFFFFFF1000000000000000F1FFFFFFFFFFFFFF13000000000000000C00000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x00000000020000000000000002000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_45(%0: tensor<4x5xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000A00000000000000FAFFFFFFFFFFFFFF0C000000000000000300000000000000F2FFFFFFFFFFFFFF0B000000000000000F000000000000000700000000000000F8FFFFFFFFFFFFFF0A00000000000000FEFFFFFFFFFFFFFF0D000000000000000900000000000000F7FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF0800000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x0000000000000000030000000000000002000000000000000300000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_46(%0: tensor<4x5xui8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF000108050D04130F09080D061305000A0511"> : tensor<4x5xui8>],
  expected = [dense<"0x00000000020000000300000001000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui8>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_47(%0: tensor<4x5xui8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF000109090C0E040D01120207121009041107"> : tensor<4x5xui8>],
  expected = [dense<"0x0000000000000000030000000000000000000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui8>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_48(%0: tensor<4x5xui16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010001000900040006001300100001000D000B0013000A000300110005000D001100"> : tensor<4x5xui16>],
  expected = [dense<"0x00000000010000000000000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui16>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_49(%0: tensor<4x5xui16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000F0001000D000D0003000A000600060007000F000C0007001000090001000B00"> : tensor<4x5xui16>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000300000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui16>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_50(%0: tensor<4x5xui32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000060000000E0000000800000012000000070000000600000012000000020000000800000010000000110000000400000007000000060000000B0000000D000000"> : tensor<4x5xui32>],
  expected = [dense<"0x00000000040000000100000000000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_51(%0: tensor<4x5xui32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000B0000001200000013000000080000000500000012000000080000000500000008000000020000000B000000120000000B000000020000000B00000002000000"> : tensor<4x5xui32>],
  expected = [dense<"0x0000000000000000030000000000000003000000000000000200000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_52(%0: tensor<4x5xui64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000010000000000000000E000000000000001100000000000000050000000000000010000000000000001300000000000000080000000000000012000000000000000A000000000000001100000000000000030000000000000007000000000000000D000000000000000E0000000000000003000000000000000000000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x00000000020000000400000004000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_53(%0: tensor<4x5xui64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000013000000000000000600000000000000130000000000000013000000000000000C0000000000000010000000000000000F0000000000000005000000000000000B00000000000000030000000000000003000000000000000D000000000000000F00000000000000060000000000000005000000000000000100000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x0000000000000000000000000000000003000000000000000400000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xui64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_54(%0: tensor<4x5xi1>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[false, true, false, true, false], [true, true, true, true, false], [true, true, true, true, true], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<"0x00000000040000000000000001000000"> : tensor<4xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi1>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ArgMin_55(%0: tensor<4x5xi1>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[false, true, false, false, false], [true, true, false, true, true], [false, false, false, true, false], [false, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<"0x0000000000000000020000000000000000000000000000000000000000000000"> : tensor<4xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<4x5xi1>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_56(%0: tensor<5x3xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000C07F0000803F000000400000803F0000C07F000000400000C07F0000C07F0000C07F000080FF000080FF000080FF0000807F0000807F0000807F"> : tensor<5x3xf32>],
  expected = [dense<"0x01000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5xi64>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<5x3xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_57(%0: tensor<5x7x3xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x020000000100000002000000020000000100000002000000020000000000000000000000000000000000000002000000000000000000000001000000000000000100000000000000020000000200000002000000010000000100000002000000000000000000000002000000020000000100000001000000000000000000000001000000000000000000000001000000020000000200000000000000020000000000000002000000020000000000000000000000020000000000000001000000000000000100000000000000010000000100000001000000020000000100000000000000010000000000000000000000020000000100000001000000000000000100000000000000000000000100000000000000010000000100000000000000000000000000000002000000000000000000000002000000010000000100000001000000020000000100000001000000010000000000000000000000020000000100000000000000010000000200000002000000000000000200000000000000000000000200000002000000020000000000000002000000000000000000000001000000"> : tensor<5x7x3xi32>],
  expected = [dense<"0x030000000000000002000000000000000200000000000000010000000000000001000000000000000500000000000000020000000000000000000000000000000000000000000000000000000000000003000000000000000000000000000000030000000000000000000000000000000000000000000000"> : tensor<5x3xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<5x7x3xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_58(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<2x0xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ArgMin_59(%0: tensor<?x?xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x2xf32>],
  expected = [dense<> : tensor<0xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ArgMin %0, %1 : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumsum_60(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xED0E2B3EBC0E25BFDF11F8BF16CF3EBEFD6E6BBFC68E88BF3BB875BFFB1AAF3F4F39C0BFDBCAAC3FE621363FD7B7CEBF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xED0E2B3EBC0E25BF01B0E2BF82C254BFC0332CC007F0F2BF3BB875BFFB1AAF3FB68A1DC0EBF22D407904E0BFFF2D8D3F"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumsum_61(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xED0E2B3EBC0E25BFDF11F8BF16CF3EBEFD6E6BBFC68E88BF3BB875BFFB1AAF3F4F39C0BFDBCAAC3FE621363FD7B7CEBF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xC0332CC007F0F2BFAFE436C0A968A0BFFD6E6BBFC68E88BF7A04E0BFFF2D8D3FB8504ABFF0B387BEE621363FD7B7CEBF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumsum_62(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xED0E2B3EBC0E25BFDF11F8BF16CF3EBEFD6E6BBFC68E88BF3BB875BFFB1AAF3F4F39C0BFDBCAAC3FE621363FD7B7CEBF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x0000000000000000ED0E2B3EBC0E25BF01B0E2BF82C254BF00000000000000003BB875BFFB1AAF3FB68A1DC0EBF22D40"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumsum_63(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xED0E2B3EBC0E25BFDF11F8BF16CF3EBEFD6E6BBFC68E88BF3BB875BFFB1AAF3F4F39C0BFDBCAAC3FE621363FD7B7CEBF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xAFE436C0A968A0BFFD6E6BBFC68E88BF0000000000000000B8504ABFF0B387BEE621363FD7B7CEBF0000000000000000"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumsum_64(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4CDD97ED28CCE8BF300CFCDED53CF3BF005821BC707954BF1803BEC68937D7BFB0B87C604B8EDEBF98B199FB7635DA3FE836219EC9EED03F306DB987754EC53F8A94EFA3F80CF3BF400F40F76805E5BF4085C13E8C1BE73F00293FB6D4669BBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x4CDD97ED28CCE8BF300CFCDED53CF3BFF8EDF5A565D6E8BFF68CAB50B80AF9BF28251AABC50EF4BF9020C5915A7DF2BFE836219EC9EED03F306DB987754EC53FA08DCE788CA2EDBFE867A32A9763DFBF802134E8001CCABF3CAD033B028DE0BF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumsum_65(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4CDD97ED28CCE8BF300CFCDED53CF3BF005821BC707954BF1803BEC68937D7BFB0B87C604B8EDEBF98B199FB7635DA3FE836219EC9EED03F306DB987754EC53F8A94EFA3F80CF3BF400F40F76805E5BF4085C13E8C1BE73F00293FB6D4669BBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x28251AABC50EF4BF9020C5915A7DF2BF08DA38D1C4A2DEBF0074DDA669EFA73FB0B87C604B8EDEBF98B199FB7635DA3F802134E8001CCABF3CAD033B028DE0BFA8473B12CAFCDDBF8808F29C9FE0E5BF4085C13E8C1BE73F00293FB6D4669BBF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumsum_66(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4CDD97ED28CCE8BF300CFCDED53CF3BF005821BC707954BF1803BEC68937D7BFB0B87C604B8EDEBF98B199FB7635DA3FE836219EC9EED03F306DB987754EC53F8A94EFA3F80CF3BF400F40F76805E5BF4085C13E8C1BE73F00293FB6D4669BBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x000000000000000000000000000000004CDD97ED28CCE8BF300CFCDED53CF3BFF8EDF5A565D6E8BFF68CAB50B80AF9BF00000000000000000000000000000000E836219EC9EED03F306DB987754EC53FA08DCE788CA2EDBFE867A32A9763DFBF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumsum_67(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4CDD97ED28CCE8BF300CFCDED53CF3BF005821BC707954BF1803BEC68937D7BFB0B87C604B8EDEBF98B199FB7635DA3FE836219EC9EED03F306DB987754EC53F8A94EFA3F80CF3BF400F40F76805E5BF4085C13E8C1BE73F00293FB6D4669BBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x08DA38D1C4A2DEBF0074DDA669EFA73FB0B87C604B8EDEBF98B199FB7635DA3F00000000000000000000000000000000A8473B12CAFCDDBF8808F29C9FE0E5BF4085C13E8C1BE73F00293FB6D4669BBF00000000000000000000000000000000"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumsum_68(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2C37153FD2351ABDC835F3BD2EBCC534D63BAEBF7FB7F8BF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x2C37153F7F3AEC37B23CF0BB2EBCC53430AC7DBE46B83AC3"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumsum_69(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2C37153FD2351ABDC835F3BD2EBCC534D63BAEBF7FB7F8BF"> : tensor<2x3x2xf16>],
  expected = [dense<"0xB23CEEBBCD3986C1C835F3BD46B83AC31638D3C37FB7F8BF"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumsum_70(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2C37153FD2351ABDC835F3BD2EBCC534D63BAEBF7FB7F8BF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x000000002C37153F7F3AEC37000000002EBCC53430AC7DBE"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumsum_71(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2C37153FD2351ABDC835F3BD2EBCC534D63BAEBF7FB7F8BF"> : tensor<2x3x2xf16>],
  expected = [dense<"0xCD3986C1C835F3BD000000001638D3C37FB7F8BF00000000"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumsum_72(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8EBF7F3F6BBF9EBF123FE4BF4FBF833F913FA6BFC53F113F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x8EBF7F3F02C074BEBBBF01C04FBF833FA63E8CBEEE3F963E"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumsum_73(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8EBF7F3F6BBF9EBF123FE4BF4FBF833F913FA6BFC53F113F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xBABF01C0B2BE41C0123FE4BFEE3F963E2B403BBFC53F113F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumsum_74(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8EBF7F3F6BBF9EBF123FE4BF4FBF833F913FA6BFC53F113F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x000000008EBF7F3F02C074BE000000004FBF833FA63E8CBE"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumsum_75(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8EBF7F3F6BBF9EBF123FE4BF4FBF833F913FA6BFC53F113F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xB2BE41C0123FE4BF000000002B403BBFC53F113F00000000"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumsum_76(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF610050407FBF10DF112F709"> : tensor<2x3x2xi8>],
  expected = [dense<"0xF610FB14020FF10DE21FD928"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumsum_77(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF610050407FBF10DF112F709"> : tensor<2x3x2xi8>],
  expected = [dense<"0x020F0CFF07FBD928E81BF709"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumsum_78(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF610050407FBF10DF112F709"> : tensor<2x3x2xi8>],
  expected = [dense<"0x0000F610FB140000F10DE21F"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumsum_79(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF610050407FBF10DF112F709"> : tensor<2x3x2xi8>],
  expected = [dense<"0x0CFF07FB0000E81BF7090000"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumsum_80(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFF060000000D00100012000D00F9FF0D00F9FFEDFFF7FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0xFEFF0600FEFF13000E0025000D00F9FF1A00F2FF0700E9FF"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumsum_81(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFF060000000D00100012000D00F9FF0D00F9FFEDFFF7FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0E00250010001F00100012000700E9FFFAFFF0FFEDFFF7FF"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumsum_82(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFF060000000D00100012000D00F9FF0D00F9FFEDFFF7FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00000000FEFF0600FEFF1300000000000D00F9FF1A00F2FF"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumsum_83(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFF060000000D00100012000D00F9FF0D00F9FFEDFFF7FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x10001F001000120000000000FAFFF0FFEDFFF7FF00000000"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumsum_84(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000120000000C0000000C000000EFFFFFFF10000000FAFFFFFF0C000000050000000700000007000000F2FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x03000000120000000F0000001E000000FEFFFFFF2E000000FAFFFFFF0C000000FFFFFFFF130000000600000005000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumsum_85(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000120000000C0000000C000000EFFFFFFF10000000FAFFFFFF0C000000050000000700000007000000F2FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFEFFFFFF2E000000FBFFFFFF1C000000EFFFFFFF1000000006000000050000000C000000F9FFFFFF07000000F2FFFFFF"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumsum_86(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000120000000C0000000C000000EFFFFFFF10000000FAFFFFFF0C000000050000000700000007000000F2FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x000000000000000003000000120000000F0000001E0000000000000000000000FAFFFFFF0C000000FFFFFFFF13000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumsum_87(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000120000000C0000000C000000EFFFFFFF10000000FAFFFFFF0C000000050000000700000007000000F2FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFBFFFFFF1C000000EFFFFFFF1000000000000000000000000C000000F9FFFFFF07000000F2FFFFFF0000000000000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumsum_88(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12000000000000000A00000000000000EFFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF100000000000000009000000000000000100000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C00000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x12000000000000000A000000000000000100000000000000FDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0D0000000000000009000000000000000100000000000000FAFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumsum_89(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12000000000000000A00000000000000EFFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF100000000000000009000000000000000100000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C00000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xF9FFFFFFFFFFFFFF0D00000000000000E7FFFFFFFFFFFFFF0300000000000000F8FFFFFFFFFFFFFF1000000000000000F0FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFE7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C00000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumsum_90(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12000000000000000A00000000000000EFFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF100000000000000009000000000000000100000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C00000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000000000000000000000012000000000000000A000000000000000100000000000000FDFFFFFFFFFFFFFF0000000000000000000000000000000009000000000000000100000000000000FAFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumsum_91(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12000000000000000A00000000000000EFFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF100000000000000009000000000000000100000000000000F1FFFFFFFFFFFFFFECFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C00000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xE7FFFFFFFFFFFFFF0300000000000000F8FFFFFFFFFFFFFF100000000000000000000000000000000000000000000000E7FFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0C0000000000000000000000000000000000000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumsum_92(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B09130E06001101060F0F10"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0B091E172417110117102620"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumsum_93(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B09130E06001101060F0F10"> : tensor<2x3x2xui8>],
  expected = [dense<"0x2417190E06002620151F0F10"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumsum_94(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B09130E06001101060F0F10"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00000B091E17000011011710"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumsum_95(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B09130E06001101060F0F10"> : tensor<2x3x2xui8>],
  expected = [dense<"0x190E06000000151F0F100000"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumsum_96(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000C000A000C000C00030010000E001200120010001000"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0E000C001800180024001B0010000E002200200032003000"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumsum_97(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000C000A000C000C00030010000E001200120010001000"> : tensor<2x3x2xui16>],
  expected = [dense<"0x24001B0016000F000C000300320030002200220010001000"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumsum_98(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000C000A000C000C00030010000E001200120010001000"> : tensor<2x3x2xui16>],
  expected = [dense<"0x000000000E000C00180018000000000010000E0022002000"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumsum_99(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000C000A000C000C00030010000E001200120010001000"> : tensor<2x3x2xui16>],
  expected = [dense<"0x16000F000C00030000000000220022001000100000000000"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumsum_100(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000000120000000700000005000000030000000E0000000F0000000A000000080000000A0000001000000008000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x0E00000012000000150000001700000018000000250000000F0000000A0000001700000014000000270000001C000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumsum_101(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000000120000000700000005000000030000000E0000000F0000000A000000080000000A0000001000000008000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x18000000250000000A00000013000000030000000E000000270000001C00000018000000120000001000000008000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumsum_102(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000000120000000700000005000000030000000E0000000F0000000A000000080000000A0000001000000008000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000000000000E00000012000000150000001700000000000000000000000F0000000A0000001700000014000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumsum_103(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000000120000000700000005000000030000000E0000000F0000000A000000080000000A0000001000000008000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x0A00000013000000030000000E0000000000000000000000180000001200000010000000080000000000000000000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumsum_104(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000005000000000000000C000000000000000D0000000000000011000000000000000D0000000000000011000000000000000C000000000000000200000000000000050000000000000002000000000000000700000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0E0000000000000005000000000000001A0000000000000012000000000000002B000000000000001F0000000000000011000000000000000C000000000000001300000000000000110000000000000015000000000000001800000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumsum_105(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000005000000000000000C000000000000000D0000000000000011000000000000000D0000000000000011000000000000000C000000000000000200000000000000050000000000000002000000000000000700000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x2B000000000000001F000000000000001D000000000000001A0000000000000011000000000000000D000000000000001500000000000000180000000000000004000000000000000C0000000000000002000000000000000700000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumsum_106(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000005000000000000000C000000000000000D0000000000000011000000000000000D0000000000000011000000000000000C000000000000000200000000000000050000000000000002000000000000000700000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000000000000000000000E0000000000000005000000000000001A0000000000000012000000000000000000000000000000000000000000000011000000000000000C0000000000000013000000000000001100000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumsum_107(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000005000000000000000C000000000000000D0000000000000011000000000000000D0000000000000011000000000000000C000000000000000200000000000000050000000000000002000000000000000700000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x1D000000000000001A0000000000000011000000000000000D000000000000000000000000000000000000000000000004000000000000000C000000000000000200000000000000070000000000000000000000000000000000000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumsum_108(%0: tensor<5x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2DB0B43F9DDBFDBF124FBD3F0934E0BF0D26C1BE0D0A6BBF72E767BD24AF1D3E03E4833F56E56F3FE850FB3F70DD97BFDC54E3BE120CC93F52C88CBF1549E03FC541EFBFAB79CD3D2C6F233F55D275BC"> : tensor<5x4xf32>],
  expected = [dense<"0x2DB0B43FE05612BF4447683FCE2058BF0D26C1BE8ACEA5BFC60DADBFE25799BF03E4833FAED6FB3FCB937B4013A52F40DC54E3BEDB36903F40A2DB3C9EB7E33FC541EFBF2A6AE2BF94B290BF399E92BF"> : tensor<5x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<5x4xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumsum_109(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<> : tensor<3x0xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = false} : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_110(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B628ABE6B95F43FE1C09ABF15C9BEBE526DE0BF1F18C13FEC4A94BE2BE0FD3E05E8F23F78E704BF20DF883FB66987BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x7B628ABE6B95F43F034FA73E034736BF95AC12BFB67C89BFEC4A94BE2BE0FD3E3AB50CBF22CD83BED57516BF346F8B3E"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_111(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B628ABE6B95F43FE1C09ABF15C9BEBE526DE0BF1F18C13FEC4A94BE2BE0FD3E05E8F23F78E704BF20DF883FB66987BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x95AC12BFB67C89BFDBAA074093E70FBF526DE0BF1F18C13FD47516BF346F8B3EF9DE0140E3990C3F20DF883FB66987BF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_112(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B628ABE6B95F43FE1C09ABF15C9BEBE526DE0BF1F18C13FEC4A94BE2BE0FD3E05E8F23F78E704BF20DF883FB66987BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x0000803F0000803F7B628ABE6B95F43F034FA73E034736BF0000803F0000803FEC4A94BE2BE0FD3E3AB50CBF22CD83BE"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_113(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B628ABE6B95F43FE1C09ABF15C9BEBE526DE0BF1F18C13FEC4A94BE2BE0FD3E05E8F23F78E704BF20DF883FB66987BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xDBAA074093E70FBF526DE0BF1F18C13F0000803F0000803FF9DE0140E3990C3F20DF883FB66987BF0000803F0000803F"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_114(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x58C15BA912FED63F809347CCDDE9CCBFA45F0DFDCB33EEBFEAB9C99F27EBF5BF001B923DBA30C23F863BC444DB3EFBBFBCFBF0492BFBE1BF18F2F5FCE31DD2BFBAFD31E6BFAFFF3F38E176EB7530F4BFF41A64231D6DFC3FF0454ADE31B3FABF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x58C15BA912FED63F809347CCDDE9CCBF57B11CFE68B3D5BF6AC249D0F2CDD33FA95101F2ECABA8BFABA2369AABDCE0BFBCFBF0492BFBE1BF18F2F5FCE31DD2BF6591E15813CEF1BF431A5B2D3CDCD63F82803D2C0EA2FFBF21D18075F412E3BF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumprod_115(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x58C15BA912FED63F809347CCDDE9CCBFA45F0DFDCB33EEBFEAB9C99F27EBF5BF001B923DBA30C23F863BC444DB3EFBBFBCFBF0492BFBE1BF18F2F5FCE31DD2BFBAFD31E6BFAFFF3F38E176EB7530F4BFF41A64231D6DFC3FF0454ADE31B3FABF"> : tensor<2x3x2xf64>],
  expected = [dense<"0xA95101F2ECABA8BFACA2369AABDCE0BF626B8137202BC1BF8E16093C77A90240001B923DBA30C23F863BC444DB3EFBBF82803D2C0EA2FFBF21D18075F412E3BFB41A6569D3250C40C95661596ED80040F41A64231D6DFC3FF0454ADE31B3FABF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumprod_116(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x58C15BA912FED63F809347CCDDE9CCBFA45F0DFDCB33EEBFEAB9C99F27EBF5BF001B923DBA30C23F863BC444DB3EFBBFBCFBF0492BFBE1BF18F2F5FCE31DD2BFBAFD31E6BFAFFF3F38E176EB7530F4BFF41A64231D6DFC3FF0454ADE31B3FABF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x000000000000F03F000000000000F03F58C15BA912FED63F809347CCDDE9CCBF57B11CFE68B3D5BF6AC249D0F2CDD33F000000000000F03F000000000000F03FBCFBF0492BFBE1BF18F2F5FCE31DD2BF6591E15813CEF1BF431A5B2D3CDCD63F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumprod_117(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x58C15BA912FED63F809347CCDDE9CCBFA45F0DFDCB33EEBFEAB9C99F27EBF5BF001B923DBA30C23F863BC444DB3EFBBFBCFBF0492BFBE1BF18F2F5FCE31DD2BFBAFD31E6BFAFFF3F38E176EB7530F4BFF41A64231D6DFC3FF0454ADE31B3FABF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x626B8137202BC1BF8E16093C77A90240001B923DBA30C23F863BC444DB3EFBBF000000000000F03F000000000000F03FB41A6569D3250C40C95661596ED80040F41A64231D6DFC3FF0454ADE31B3FABF000000000000F03F000000000000F03F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cumprod_118(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD13F3ABAA6AB9BBFE83E1E3D9735073D54B9FEB18939BCBC"> : tensor<2x3x2xf16>],
  expected = [dense<"0xD13F3ABA79AFEB3D73B2923F9735073D72B388B327B17534"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumprod_119(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD13F3ABAA6AB9BBFE83E1E3D9735073D54B9FEB18939BCBC"> : tensor<2x3x2xf16>],
  expected = [dense<"0x73B2923F9AAEDDC0E83E1E3D27B175345FB718338939BCBC"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumprod_120(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD13F3ABAA6AB9BBFE83E1E3D9735073D54B9FEB18939BCBC"> : tensor<2x3x2xf16>],
  expected = [dense<"0x003C003CD13F3ABA79AFEB3D003C003C9735073D72B388B3"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumprod_121(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD13F3ABAA6AB9BBFE83E1E3D9735073D54B9FEB18939BCBC"> : tensor<2x3x2xf16>],
  expected = [dense<"0x9AAEDDC0E83E1E3D003C003C5FB718338939BCBC003C003C"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cumprod_122(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE63F203FE03FD33FDABECDBEC0BFAF3F99BE5E3FA73F823F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xE63F203F4940843FABBFD3BEC0BFAF3FE63E983F163F9A3F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumprod_123(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE63F203FE03FD33FDABECDBEC0BFAF3F99BE5E3FA73F823F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xACBFD3BE3FBF29BFDABECDBE163F9A3FC8BE613FA73F823F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumprod_124(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE63F203FE03FD33FDABECDBEC0BFAF3F99BE5E3FA73F823F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x803F803FE63F203F4940843F803F803FC0BFAF3FE63E983F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumprod_125(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE63F203FE03FD33FDABECDBEC0BFAF3F99BE5E3FA73F823F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x3FBF29BFDABECDBE803F803FC8BE613FA73F823F803F803F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cumprod_126(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0AFA0801F9ECEDF6FA09F8EE"> : tensor<2x3x2xi8>],
  expected = [dense<"0x0AFA50FAD078EDF672A67054"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumprod_127(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0AFA0801F9ECEDF6FA09F8EE"> : tensor<2x3x2xi8>],
  expected = [dense<"0xD078C8ECF9EC7054305EF8EE"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumprod_128(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0AFA0801F9ECEDF6FA09F8EE"> : tensor<2x3x2xi8>],
  expected = [dense<"0x01010AFA50FA0101EDF672A6"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumprod_129(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0AFA0801F9ECEDF6FA09F8EE"> : tensor<2x3x2xi8>],
  expected = [dense<"0xC8ECF9EC0101305EF8EE0101"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cumprod_130(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEFFFF6FF0E00F8FF0F00EEFFF3FF0400EEFF11000D001000"> : tensor<2x3x2xi16>],
  expected = [dense<"0xEFFFF6FF12FF50000EF260FAF3FF0400EA004400E20B4004"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumprod_131(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEFFFF6FF0E00F8FF0F00EEFFF3FF0400EEFF11000D001000"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0EF260FAD20090000F00EEFFE20B400416FF10010D001000"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumprod_132(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEFFFF6FF0E00F8FF0F00EEFFF3FF0400EEFF11000D001000"> : tensor<2x3x2xi16>],
  expected = [dense<"0x01000100EFFFF6FF12FF500001000100F3FF0400EA004400"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumprod_133(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEFFFF6FF0E00F8FF0F00EEFFF3FF0400EEFF11000D001000"> : tensor<2x3x2xi16>],
  expected = [dense<"0xD20090000F00EEFF0100010016FF10010D00100001000100"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cumprod_134(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFF06000000F0FFFFFFF4FFFFFF06000000ECFFFFFF0F00000010000000FDFFFFFFF3FFFFFF11000000FAFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFCFFFFFF0600000040000000B8FFFFFF80010000A00500000F00000010000000D3FFFFFF30FFFFFF03FDFFFFE0040000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumprod_135(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFF06000000F0FFFFFFF4FFFFFF06000000ECFFFFFF0F00000010000000FDFFFFFFF3FFFFFF11000000FAFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x80010000A0050000A0FFFFFFF000000006000000ECFFFFFF03FDFFFFE0040000CDFFFFFF4E00000011000000FAFFFFFF"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumprod_136(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFF06000000F0FFFFFFF4FFFFFF06000000ECFFFFFF0F00000010000000FDFFFFFFF3FFFFFF11000000FAFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0100000001000000FCFFFFFF0600000040000000B8FFFFFF01000000010000000F00000010000000D3FFFFFF30FFFFFF"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumprod_137(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFF06000000F0FFFFFFF4FFFFFF06000000ECFFFFFF0F00000010000000FDFFFFFFF3FFFFFF11000000FAFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0xA0FFFFFFF000000006000000ECFFFFFF0100000001000000CDFFFFFF4E00000011000000FAFFFFFF0100000001000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cumprod_138(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF8FFFFFFFFFFFFFF0A00000000000000F2FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0B000000000000000600000000000000F5FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xF8FFFFFFFFFFFFFF0A0000000000000070000000000000009CFFFFFFFFFFFFFF30FBFFFFFFFFFFFFE8030000000000000B00000000000000060000000000000087FFFFFFFFFFFFFFCAFFFFFFFFFFFFFFF200000000000000BCFEFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumprod_139(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF8FFFFFFFFFFFFFF0A00000000000000F2FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0B000000000000000600000000000000F5FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x30FBFFFFFFFFFFFFE8030000000000009A000000000000006400000000000000F5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF200000000000000BCFEFFFFFFFFFFFF1600000000000000CAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumprod_140(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF8FFFFFFFFFFFFFF0A00000000000000F2FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0B000000000000000600000000000000F5FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x01000000000000000100000000000000F8FFFFFFFFFFFFFF0A0000000000000070000000000000009CFFFFFFFFFFFFFF010000000000000001000000000000000B00000000000000060000000000000087FFFFFFFFFFFFFFCAFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumprod_141(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF8FFFFFFFFFFFFFF0A00000000000000F2FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0B000000000000000600000000000000F5FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0600000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x9A000000000000006400000000000000F5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF010000000000000001000000000000001600000000000000CAFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF060000000000000001000000000000000100000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cumprod_142(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B030A00020B040307130109"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0B036E00DC0004031C391C01"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumprod_143(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B030A00020B040307130109"> : tensor<2x3x2xui8>],
  expected = [dense<"0xDC001400020B1C0107AB0109"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumprod_144(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B030A00020B040307130109"> : tensor<2x3x2xui8>],
  expected = [dense<"0x01010B036E00010104031C39"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumprod_145(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B030A00020B040307130109"> : tensor<2x3x2xui8>],
  expected = [dense<"0x1400020B010107AB01090101"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cumprod_146(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C00050002000B00000001000B001300050013000F000A00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0C00050018003700000037000B0013003700690139031A0E"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumprod_147(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C00050002000B00000001000B001300050013000F000A00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000370000000B000000010039031A0E4B00BE000F000A00"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumprod_148(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C00050002000B00000001000B001300050013000F000A00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x010001000C00050018003700010001000B00130037006901"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumprod_149(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C00050002000B00000001000B001300050013000F000A00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x00000B0000000100010001004B00BE000F000A0001000100"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cumprod_150(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000000000000000E000000010000000A0000000C0000000300000013000000110000000B0000000A0000000A000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x09000000000000007E00000000000000EC04000000000000030000001300000033000000D1000000FE0100002A080000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumprod_151(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000000000000000E000000010000000A0000000C0000000300000013000000110000000B0000000A0000000A000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xEC040000000000008C0000000C0000000A0000000C000000FE0100002A080000AA0000006E0000000A0000000A000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumprod_152(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000000000000000E000000010000000A0000000C0000000300000013000000110000000B0000000A0000000A000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x010000000100000009000000000000007E000000000000000100000001000000030000001300000033000000D1000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumprod_153(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000000000000000E000000010000000A0000000C0000000300000013000000110000000B0000000A0000000A000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x8C0000000C0000000A0000000C0000000100000001000000AA0000006E0000000A0000000A0000000100000001000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cumprod_154(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000000000000000000000100000000000000020000000000000013000000000000000A000000000000000A00000000000000080000000000000011000000000000000F000000000000000A000000000000001000000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0E0000000000000000000000000000000E0000000000000000000000000000000A0100000000000000000000000000000A000000000000000800000000000000AA000000000000007800000000000000A4060000000000008007000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumprod_155(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000000000000000000000100000000000000020000000000000013000000000000000A000000000000000A00000000000000080000000000000011000000000000000F000000000000000A000000000000001000000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0A0100000000000000000000000000001300000000000000140000000000000013000000000000000A00000000000000A4060000000000008007000000000000AA00000000000000F0000000000000000A000000000000001000000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumprod_156(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000000000000000000000100000000000000020000000000000013000000000000000A000000000000000A00000000000000080000000000000011000000000000000F000000000000000A000000000000001000000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x010000000000000001000000000000000E0000000000000000000000000000000E000000000000000000000000000000010000000000000001000000000000000A000000000000000800000000000000AA000000000000007800000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumprod_157(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000000000000000000000100000000000000020000000000000013000000000000000A000000000000000A00000000000000080000000000000011000000000000000F000000000000000A000000000000001000000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x1300000000000000140000000000000013000000000000000A0000000000000001000000000000000100000000000000AA00000000000000F0000000000000000A00000000000000100000000000000001000000000000000100000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cumprod_158(%0: tensor<5x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6178CB3F8850A33FBF32283FFF70C83E79D6B63FA6BDE33DDD543ABF8E06083D0A81D13F5161C9BE6601BA3FA60CB8BF0FDB84BFBA8CA73EEB38DDBF058FBD3F0D3397BF436442BF77F4713F579EF83F"> : tensor<5x4xf32>],
  expected = [dense<"0x6178CB3FA7CD01406191AA3FDD8C053F79D6B63FA0A7223E6BC7ECBD02A07BBB0A81D13FF5CD24BF157D6FBFBC2DAC3F0FDB84BFDEE7ADBED547163FFB8D5E3F0D3397BFCF9F653FB906593FBFC4D23F"> : tensor<5x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<5x4xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cumprod_159(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<> : tensor<3x0xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = false} : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_160(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF358E53ECECCFD3E3DDBD73F0F9A513FBFFC56BD39206FBFE850AABF789B9C3F5A43FDBFE218433F1F9E8E3F9A0D8ABE"> : tensor<2x3x2xf32>],
  expected = [dense<"0xF358E53ECECCFD3E3C6FF83FCA82AE3F2B6404403EC5BA3FE850AABF789B9C3F9EEC68BF5C2DDB3F4E809E3F94B3EB3F"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_161(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF358E53ECECCFD3E3DDBD73F0F9A513FBFFC56BD39206FBFE850AABF789B9C3F5A43FDBFE218433F1F9E8E3F9A0D8ABE"> : tensor<2x3x2xf32>],
  expected = [dense<"0x2B6404403EC5BA3FBD93EC3FF6827A3FBFFC56BD39206FBF4E809E3F93B3EB3F304C943FF990883F1F9E8E3F9A0D8ABE"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_162(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF358E53ECECCFD3E3DDBD73F0F9A513FBFFC56BD39206FBFE850AABF789B9C3F5A43FDBFE218433F1F9E8E3F9A0D8ABE"> : tensor<2x3x2xf32>],
  expected = [dense<"0x000080FF000080FFF358E53ECECCFD3E3C6FF83FCA82AE3F000080FF000080FFE850AABF789B9C3F9EEC68BF5C2DDB3F"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_163(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF358E53ECECCFD3E3DDBD73F0F9A513FBFFC56BD39206FBFE850AABF789B9C3F5A43FDBFE218433F1F9E8E3F9A0D8ABE"> : tensor<2x3x2xf32>],
  expected = [dense<"0xBD93EC3FF6827A3FBFFC56BD39206FBF000080FF000080FF304C943FF990883F1F9E8E3F9A0D8ABE000080FF000080FF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = true} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_164(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x98AB2280A90AE63FFC6C04913CD9FABF30C593254310C93FCCEB2806EF80E03F30E7C25F59CDE13FD84FD8BBF360EEBF9836B531F82AF63F1AB2D7BD6364FBBFACD1F9DB327DF13F18399AC810F7FC3FB05B5A1D5A06E33F28EAA186627DDFBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x98AB2280A90AE63FFC6C04913CD9FABF1B3FDA9502A6F23F50633F8AE0E2E33F4455690EA198F93F323EDE0418EEE93F9836B531F82AF63F1AB2D7BD6364FBBFBC26D78ED716FF3F240B4F78456EFD3FFBD8971D1D640140FC290ABE0DEAFE3F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @CumulativeLogsumexp_165(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x98AB2280A90AE63FFC6C04913CD9FABF30C593254310C93FCCEB2806EF80E03F30E7C25F59CDE13FD84FD8BBF360EEBF9836B531F82AF63F1AB2D7BD6364FBBFACD1F9DB327DF13F18399AC810F7FC3FB05B5A1D5A06E33F28EAA186627DDFBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x4455690EA198F93F313EDE0418EEE93F39FA9D82AB5DF13FDC199344DB27E73F30E7C25F59CDE13FD84FD8BBF360EEBFFCD8971D1D640140FC290ABE0DEAFE3FA24FDA944615F93FD534307C8B7DFE3FB05B5A1D5A06E33F28EAA186627DDFBF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @CumulativeLogsumexp_166(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x98AB2280A90AE63FFC6C04913CD9FABF30C593254310C93FCCEB2806EF80E03F30E7C25F59CDE13FD84FD8BBF360EEBF9836B531F82AF63F1AB2D7BD6364FBBFACD1F9DB327DF13F18399AC810F7FC3FB05B5A1D5A06E33F28EAA186627DDFBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x000000000000F0FF000000000000F0FF98AB2280A90AE63FFC6C04913CD9FABF1B3FDA9502A6F23F50633F8AE0E2E33F000000000000F0FF000000000000F0FF9836B531F82AF63F1AB2D7BD6364FBBFBC26D78ED716FF3F240B4F78456EFD3F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @CumulativeLogsumexp_167(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x98AB2280A90AE63FFC6C04913CD9FABF30C593254310C93FCCEB2806EF80E03F30E7C25F59CDE13FD84FD8BBF360EEBF9836B531F82AF63F1AB2D7BD6364FBBFACD1F9DB327DF13F18399AC810F7FC3FB05B5A1D5A06E33F28EAA186627DDFBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x39FA9D82AB5DF13FDC199344DB27E73F30E7C25F59CDE13FD84FD8BBF360EEBF000000000000F0FF000000000000F0FFA24FDA944615F93FD534307C8B7DFE3FB05B5A1D5A06E33F28EAA186627DDFBF000000000000F0FF000000000000F0FF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @CumulativeLogsumexp_168(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x83BF9FBEFD3F023BD030BE399A3E963E6C2E95BBF8B8B9B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x83BF9FBE09409F3B5340243E9A3E963E5F3FE03EB33F6B3F"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @CumulativeLogsumexp_169(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x83BF9FBEFD3F023BD030BE399A3E963E6C2E95BBF8B8B9B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x5340243E4A40F93DD030BE39B23F6B3FF137C931F8B8B9B2"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @CumulativeLogsumexp_170(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x83BF9FBEFD3F023BD030BE399A3E963E6C2E95BBF8B8B9B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x00FC00FC83BF9FBE09409F3B00FC00FC9A3E963E5F3FE03E"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @CumulativeLogsumexp_171(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x83BF9FBEFD3F023BD030BE399A3E963E6C2E95BBF8B8B9B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4A40F93DD030BE3900FC00FCF137C931F8B8B9B200FC00FC"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @CumulativeLogsumexp_172(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2BFBE3F523F26BFA4BE953F8E3CAA3E0FBFA23FAB3F863F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xF2BFBE3F623FCC3F933F06408E3CAA3EED3ECC3FD83F0340"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @CumulativeLogsumexp_173(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2BFBE3F523F26BFA4BE953F8E3CAA3E0FBFA23FAB3F863F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x923F06408C3FA83FA4BE953FD83F0440BD3FEE3FAB3F863F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @CumulativeLogsumexp_174(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2BFBE3F523F26BFA4BE953F8E3CAA3E0FBFA23FAB3F863F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x80FF80FFF2BFBE3F623FCC3F80FF80FF8E3CAA3EED3ECC3F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @CumulativeLogsumexp_175(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2BFBE3F523F26BFA4BE953F8E3CAA3E0FBFA23FAB3F863F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x8C3FA83FA4BE953F80FF80FFBD3FEE3FAB3F863F80FF80FF"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = true, reverse = true} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @CumulativeLogsumexp_176(%0: tensor<5x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC4F7F73FB5BC4ABFA4BB2F3E4298EF3EBED0CBBFE32B07BF432AFC3F93D4D03E5AC9BFBE3ACC583FBED8A2BFF9F8C93EBD5E943F3C7D51BF2A72C2BF982AB7BF6FE517BF47FA30BFA63F59BF7BDB663F"> : tensor<5x4xf32>],
  expected = [dense<"0xC4F7F73FD9070040F98F0940497C1440BED0CBBF40336DBE12CC04408CDD0F405AC9BFBEFF778D3F80D3983F0B59C83FBD5E943FD8F6A43F7676AC3FEE2DB43F6FE517BF700D553D1435C93EAFAFAF3F"> : tensor<5x4xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<5x4xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @CumulativeLogsumexp_177(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<> : tensor<3x0xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.CumulativeLogsumexp %0, %1 {exclusive = false, reverse = false} : (tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
