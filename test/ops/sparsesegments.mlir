// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @sparsesegments {
weir.step @SparseSegmentSum_0(%0: tensor<5x2xf32>, %1: tensor<4xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB92CE23F911CDFBED237E2BFED29F3BF08A60D3E6A4B6CBE72C6423FB01D44BFEED00BBF73CF133F"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x42449C3FAA04113E0000000000000000D8CED0BE3179B13E"> : tensor<3x2xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSum %0, %1, %2 : (tensor<5x2xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSumWithNumSegments_1(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB92CE23F911CDFBED237E2BFED29F3BF08A60D3E6A4B6CBE72C6423FB01D44BFEED00BBF73CF133F"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x42449C3FAA04113E0000000000000000D8CED0BE3179B13E0000000000000000"> : tensor<4x2xf32>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSumGrad_2(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7A6B53BF9C24743F9071FABF9A66523E348B8DBF4578263E"> : tensor<3x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x7A6B53BF9C24743F0000000000000000348B8DBF4578263E0000000000000000F140F7BF57E18E3F"> : tensor<5x2xf32>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumGrad %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentMean_3(%0: tensor<5x2xf32>, %1: tensor<4xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF214D3BF8A4E76BF89C8ABBECCA9C33CC56AB8BFA7328A3F54B812BE7E7AA73F89E5553D11A1353E"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0xC6654CBF46E6C8BE000000000000000099BB31BFC9E6203F"> : tensor<3x2xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentMean %0, %1, %2 : (tensor<5x2xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentMeanWithNumSegments_4(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF214D3BF8A4E76BF89C8ABBECCA9C33CC56AB8BFA7328A3F54B812BE7E7AA73F89E5553D11A1353E"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xC6654CBF46E6C8BE000000000000000099BB31BFC9E6203F0000000000000000"> : tensor<4x2xf32>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentMeanGrad_5(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8ACAB9BF0956E2BF88CA593F0EB7A4BF3C27393F6B90F7BF"> : tensor<3x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x8ACA39BF095662BF00000000000000003C27B93E6B9077BF0000000000000000D86DBABE3AF3ECBF"> : tensor<5x2xf32>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanGrad %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSqrtN_6(%0: tensor<5x2xf32>, %1: tensor<4xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0635F63F84ADEB3FC978CBBE6B49C6BF4A46A8BF5F2095BF3D59933F79B1BFBF1035513FC728BBBD"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x880FF83FC6609E3F0000000000000000AD16B4BE787063BF"> : tensor<3x2xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSqrtN %0, %1, %2 : (tensor<5x2xf32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSqrtNWithNumSegments_7(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0635F63F84ADEB3FC978CBBE6B49C6BF4A46A8BF5F2095BF3D59933F79B1BFBF1035513FC728BBBD"> : tensor<5x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x880FF83FC6609E3F0000000000000000AD16B4BE787063BF0000000000000000"> : tensor<4x2xf32>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSqrtNGrad_8(%0: tensor<?x?xf32>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB3BE873FBD348A3FBC232FBFCCAFEC3F5615303F3F1457BE"> : tensor<3x2xf32>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xE9F83F3FEB73433F0000000000000000FB04F93E791518BE0000000000000000B33D9E3F8D6E1D3F"> : tensor<5x2xf32>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNGrad %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SparseSegmentSum_9(%0: tensor<5x2xf64>, %1: tensor<4xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x36B289305519F8BFFA423F014929F83FCE8D92E470D5F53F7066F7C4B820EEBFD600FF4C9351F8BF0EC8283BBCA6F3BFDC76C84BEBD5E5BFA21F1892BD38F8BFA218520EC29CF83FA8D6D0A7DBA7D83F"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x80CD0CB99B6DA03FA47833EB3F53FE3F0000000000000000000000000000000000F3C554B0CB923FC82469A28AF9EABF"> : tensor<3x2xf64>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSum %0, %1, %2 : (tensor<5x2xf64>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSumWithNumSegments_10(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x36B289305519F8BFFA423F014929F83FCE8D92E470D5F53F7066F7C4B820EEBFD600FF4C9351F8BF0EC8283BBCA6F3BFDC76C84BEBD5E5BFA21F1892BD38F8BFA218520EC29CF83FA8D6D0A7DBA7D83F"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x80CD0CB99B6DA03FA47833EB3F53FE3F0000000000000000000000000000000000F3C554B0CB923FC82469A28AF9EABF00000000000000000000000000000000"> : tensor<4x2xf64>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSumGrad_11(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB49294A50B01E23FD01B73636D1DEB3FE05D9241C474E83FF868FAEC7D84E3BF40858EC19466AFBF40DF477B99CBA9BF"> : tensor<3x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xB49294A50B01E23FD01B73636D1DEB3F0000000000000000000000000000000040858EC19466AFBF40DF477B99CBA9BF0000000000000000000000000000000060AA7B59A20AE03FDC9DBECBB380E93F"> : tensor<5x2xf64>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumGrad %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentMean_12(%0: tensor<5x2xf64>, %1: tensor<4xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00D9069F2E8DDEBF64AC35E928C9FFBF84E376C26FD9FA3F8058AD4E5928A6BF74C343AAF642FDBF305DF721C267E8BF94B18FEB8549F6BF80FA18CA863BF6BF3873EF2AF5DEDABF30908FAE9AABCBBF"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x1C26FBE411B6DCBF35CF831F4E9FF1BF0000000000000000000000000000000021D07FFA59FDF1BF3C419BCDA852DFBF"> : tensor<3x2xf64>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentMean %0, %1, %2 : (tensor<5x2xf64>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentMeanWithNumSegments_13(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00D9069F2E8DDEBF64AC35E928C9FFBF84E376C26FD9FA3F8058AD4E5928A6BF74C343AAF642FDBF305DF721C267E8BF94B18FEB8549F6BF80FA18CA863BF6BF3873EF2AF5DEDABF30908FAE9AABCBBF"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x1C26FBE411B6DCBF35CF831F4E9FF1BF0000000000000000000000000000000021D07FFA59FDF1BF3C419BCDA852DFBF00000000000000000000000000000000"> : tensor<4x2xf64>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentMeanGrad_14(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x14FE930C131FFDBFF0438E593920DA3F000CF562EFD6683FD41B9745C206E13F7AAFED2D209BFE3FF692A04037B3FF3F"> : tensor<3x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x14FE930C131FEDBFF0438E593920CA3F000000000000000000000000000000007AAFED2D209BEE3FF692A04037B3EF3F0000000000000000000000000000000060169B15D2C0A73FF91182CBA21DF33F"> : tensor<5x2xf64>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanGrad %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSqrtN_15(%0: tensor<5x2xf64>, %1: tensor<4xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12D6A24C89F3FEBF7CD1D88346DDFB3FF40BC0816F0DE0BF58734173873EEDBF707B8AE6A1D1C0BFF06638595D5EDABF42D813CD1494F6BF64630BEF1988FA3FF0434CBB551AF93F26732911D45FF13F"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0xFDA0B1A3B98AD0BF077EF4B913FDFF3F00000000000000000000000000000000A22DBE888943F03FF644483D217FDE3F"> : tensor<3x2xf64>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSqrtN %0, %1, %2 : (tensor<5x2xf64>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSqrtNWithNumSegments_16(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x12D6A24C89F3FEBF7CD1D88346DDFB3FF40BC0816F0DE0BF58734173873EEDBF707B8AE6A1D1C0BFF06638595D5EDABF42D813CD1494F6BF64630BEF1988FA3FF0434CBB551AF93F26732911D45FF13F"> : tensor<5x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xFDA0B1A3B98AD0BF077EF4B913FDFF3F00000000000000000000000000000000A22DBE888943F03FF644483D217FDE3F00000000000000000000000000000000"> : tensor<4x2xf64>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSqrtNGrad_17(%0: tensor<?x?xf64>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x18B0007DD75FEEBF12E09B51671FF93F5AC7F7752375F3BFB837B06D3F62D73F46FE652A2B83F6BF662376676632F3BF"> : tensor<3x2xf64>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xB4B9E3B5597AE5BF47553968B0C3F13F00000000000000000000000000000000B6B475E959D6EFBF5C40FADA0226EBBF0000000000000000000000000000000035B7ACCF59A8FABF64D4F0EABBC2D03F"> : tensor<5x2xf64>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNGrad %0, %1, %2, %3 : (tensor<?x?xf64>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SparseSegmentSum_18(%0: tensor<5x2xf16>, %1: tensor<4xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB0BA21B815BFD13E5ABF55BE953C22B5B63DBD3A"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0xBC3838350000000090B6EDB9"> : tensor<3x2xf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSum %0, %1, %2 : (tensor<5x2xf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSumWithNumSegments_19(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB0BA21B815BFD13E5ABF55BE953C22B5B63DBD3A"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xBC3838350000000090B6EDB900000000"> : tensor<4x2xf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSumGrad_20(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD93DA930BC390E38CFBFEEBC"> : tensor<3x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xD93DA93000000000CFBFEEBC00000000D8B759BC"> : tensor<5x2xf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumGrad %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentMean_21(%0: tensor<5x2xf16>, %1: tensor<4xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAFB10BBD49AEC4BE853D60380ABB31BCA9B950BC"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x15B7AEBC00000000613540B4"> : tensor<3x2xf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentMean %0, %1, %2 : (tensor<5x2xf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentMeanWithNumSegments_22(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAFB10BBD49AEC4BE853D60380ABB31BCA9B950BC"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x15B7AEBC00000000613540B400000000"> : tensor<4x2xf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentMeanGrad_23(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x13BCBA36563EA4A5BFB582BD"> : tensor<3x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x13B8BA3200000000BFB182B90000000083B9A7B7"> : tensor<5x2xf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanGrad %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSqrtN_24(%0: tensor<5x2xf16>, %1: tensor<4xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB63C3E39123C63B149BF0BB4A7BA08BED8B77FB9"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0xC737BFA5000000008ABE51B9"> : tensor<3x2xf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSqrtN %0, %1, %2 : (tensor<5x2xf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSqrtNWithNumSegments_25(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB63C3E39123C63B149BF0BB4A7BA08BED8B77FB9"> : tensor<5x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xC737BFA5000000008ABE51B900000000"> : tensor<4x2xf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNWithNumSegments %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSqrtNGrad_26(%0: tensor<?x?xf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8DBDEDBF113F1BB5A23922BD"> : tensor<3x2xf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xDABB9BBD00000000F73742BB00000000BCB79EC0"> : tensor<5x2xf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNGrad %0, %1, %2, %3 : (tensor<?x?xf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SparseSegmentSum_27(%0: tensor<5x2xbf16>, %1: tensor<4xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x57BFD13E60BFE5BE1EBFB13FC2BFEB3FF7BFA53E"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x31C03B3F0000000023C0DA3F"> : tensor<3x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSum %0, %1, %2 : (tensor<5x2xbf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSumWithNumSegments_28(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x57BFD13E60BFE5BE1EBFB13FC2BFEB3FF7BFA53E"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x31C03B3F0000000023C0DA3F00000000"> : tensor<4x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumWithNumSegments %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSumGrad_29(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAF3FB83F0DBFD9BF09BE983F"> : tensor<3x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xAF3FB83F0000000009BE983F000000009E3F2840"> : tensor<5x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSumGrad %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentMean_30(%0: tensor<5x2xbf16>, %1: tensor<4xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAD3F083F9D3FC13C1CBF65BFA53F513FA03F9C3E"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0xA63FD63E00000000A43E97BE"> : tensor<3x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentMean %0, %1, %2 : (tensor<5x2xbf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentMeanWithNumSegments_31(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAD3F083F9D3FC13C1CBF65BFA53F513FA03F9C3E"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0xA63FD63E00000000A43E97BE00000000"> : tensor<4x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanWithNumSegments %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentMeanGrad_32(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8DBFE73DD13F223DB6BD8E3E"> : tensor<3x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x0DBF673D0000000036BD0E3E0000000018BF483E"> : tensor<5x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentMeanGrad %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSqrtN_33(%0: tensor<5x2xbf16>, %1: tensor<4xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x733F8C3F983FA43F92BF1BBF17BF7EBF59BFAF3F"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>],
  expected = [dense<"0x933DDF3F00000000B4BF0A3F"> : tensor<3x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x00000000000000000200000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.SparseSegmentSqrtN %0, %1, %2 : (tensor<5x2xbf16>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSqrtNWithNumSegments_34(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x733F8C3F983FA43F92BF1BBF17BF7EBF59BFAF3F"> : tensor<5x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x933DDF3F00000000B4BF0A3F00000000"> : tensor<4x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNWithNumSegments %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSqrtNGrad_35(%0: tensor<?x?xbf16>, %1: tensor<4xi32>, %2: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCFBE833E6CBF8EBBDE3E893F"> : tensor<3x2xbf16>, dense<"0x04000000000000000200000004000000"> : tensor<4xi32>, dense<"0x00000000000000000200000002000000"> : tensor<4xi32>],
  expected = [dense<"0x92BE393E000000009D3E423F00000000AA3C703F"> : tensor<5x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x05000000"> : tensor<i32>} : tensor<i32>
  %r = tf.SparseSegmentSqrtNGrad %0, %1, %2, %3 : (tensor<?x?xbf16>, tensor<4xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SparseSegmentSum_36(%0: tensor<5x2xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x19AED13FFB10F33F7E37A7BF4EFE7D3F95CAA0BE7021483E0A7903BF696CE4BE0566F53FECCFC4BF"> : tensor<5x2xf32>, dense<"0x0400000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.SparseSegmentSum %0, %1, %2 : (tensor<5x2xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
