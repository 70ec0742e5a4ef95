// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @selection {
weir.step @Select_0(%0: tensor<2xi1>, %1: tensor<2x10xf32>, %2: tensor<2x10xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_1(%0: tensor<?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_2(%0: tensor<i1>, %1: tensor<2x10xf32>, %2: tensor<2x10xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<2x10xf32>, tensor<2x10xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_3(%0: tensor<i1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_4(%0: tensor<2x10xi1>, %1: tensor<2x10xf32>, %2: tensor<2x10xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, true, false, false, false, false, false, true, true], [true, false, true, true, false, false, true, false, true, false]]> : tensor<2x10xi1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3FB8CAB33E73CFF63F56A9873FD5A406C017491A4071D057BF"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2x10xi1>, tensor<2x10xf32>, tensor<2x10xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_5(%0: tensor<?x?xi1>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, true, false, false, false, false, false, true, true], [true, false, true, true, false, false, true, false, true, false]]> : tensor<2x10xi1>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3F1D2DE6BF19983AC056A9873FDC18394017491A4046390440"> : tensor<2x10xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13824C92BC0B8CAB33E73CFF63F35031C40D5A406C072DEF23F71D057BF"> : tensor<2x10xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13833C78B3FB8CAB33E73CFF63F56A9873FD5A406C017491A4071D057BF"> : tensor<2x10xf32>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Select_6(%0: tensor<2xi1>, %1: tensor<2x10xui8>, %2: tensor<2x10xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E070810090A0F0D0801130A0F121302"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2xi1>, tensor<2x10xui8>, tensor<2x10xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_7(%0: tensor<?xi1>, %1: tensor<?x?xui8>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E070810090A0F0D0801130A0F121302"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?xi1>, tensor<?x?xui8>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_8(%0: tensor<i1>, %1: tensor<2x10xui8>, %2: tensor<2x10xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<2x10xui8>, tensor<2x10xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_9(%0: tensor<i1>, %1: tensor<?x?xui8>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<?x?xui8>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_10(%0: tensor<2x10xi1>, %1: tensor<2x10xui8>, %2: tensor<2x10xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[false, true, false, false, true, false, true, false, false, false], [false, true, false, false, true, true, true, false, true, true]]> : tensor<2x10xi1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E01080306030F0C08010B100E120907"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2x10xi1>, tensor<2x10xui8>, tensor<2x10xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_11(%0: tensor<?x?xi1>, %1: tensor<?x?xui8>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[false, true, false, false, true, false, true, false, false, false], [false, true, false, false, true, true, true, false, true, true]]> : tensor<2x10xi1>, dense<"0x00FF00010E070810090A080C0B0E0B100E090907"> : tensor<2x10xui8>, dense<"0x00FF000110010D0306030F0D0801130A0F121302"> : tensor<2x10xui8>],
  expected = [dense<"0x00FF00010E01080306030F0C08010B100E120907"> : tensor<2x10xui8>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?x?xi1>, tensor<?x?xui8>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Select_12(%0: tensor<2xi1>, %1: tensor<2x10xi1>, %2: tensor<2x10xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, false, true, false, false, false], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2xi1>, tensor<2x10xi1>, tensor<2x10xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Select_13(%0: tensor<?xi1>, %1: tensor<?x?xi1>, %2: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, false, true, false, false, false], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Select_14(%0: tensor<i1>, %1: tensor<2x10xi1>, %2: tensor<2x10xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<2x10xi1>, tensor<2x10xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Select_15(%0: tensor<i1>, %1: tensor<?x?xi1>, %2: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<true> : tensor<i1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<i1>, tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Select_16(%0: tensor<2x10xi1>, %1: tensor<2x10xi1>, %2: tensor<2x10xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false, false, true, true, false, true], [true, false, false, true, true, false, true, false, false, false]]> : tensor<2x10xi1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, true, true, false, true, false], [false, true, true, false, true, true, true, true, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<2x10xi1>, tensor<2x10xi1>, tensor<2x10xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Select_17(%0: tensor<?x?xi1>, %1: tensor<?x?xi1>, %2: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false, false, true, true, false, true], [true, false, false, true, true, false, true, false, false, false]]> : tensor<2x10xi1>, dense<[[true, true, true, true, true, false, true, false, false, false], [false, false, true, false, true, true, true, false, false, false]]> : tensor<2x10xi1>, dense<[[false, true, true, false, true, true, false, true, true, true], [false, true, true, false, false, true, false, true, false, false]]> : tensor<2x10xi1>],
  expected = [dense<[[true, true, true, true, true, true, true, false, true, false], [false, true, true, false, true, true, true, true, false, false]]> : tensor<2x10xi1>]} {
  %r = tf.Select %0, %1, %2 : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @SelectV2_18(%0: tensor<?x?xi1>, %1: tensor<?x?xbf16>, %2: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true], [true]]> : tensor<2x1xi1>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238D73FE8BF2AC0303FB33F0540F2BF"> : tensor<2x10xbf16>, dense<"0x4040"> : tensor<bf16>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238D73FE8BF2AC0303FB33F0540F2BF"> : tensor<2x10xbf16>]} {
  %r = tf.SelectV2 %0, %1, %2 : (tensor<?x?xi1>, tensor<?x?xbf16>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ClipByValue_19(%0: tensor<20xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138DE0E7E3E894DCABF3C9A9C3EC92D0CBF825E52BEA432DF3F0F06E33F"> : tensor<20xf32>, dense<"0x0000803F"> : tensor<f32>, dense<"0x00004040"> : tensor<f32>],
  expected = [dense<"0x0000803F0000803F0000C07F000040400000803F0000803F0000803F0000803F0000803F0000C03F000020400000803F0000803F0000803F0000803F0000803F0000803F0000803FA432DF3F0F06E33F"> : tensor<20xf32>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ClipByValue_20(%0: tensor<20xf32>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1380B0459BF9E9D2D3F564353BF3949753F193C723F18DA3F404801763E"> : tensor<20xf32>, dense<"0x00004040"> : tensor<f32>, dense<"0x0000803F"> : tensor<f32>],
  expected = [dense<"0x00004040000040400000C07F0000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040000040400000404000004040"> : tensor<20xf32>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ClipByValue_21(%0: tensor<20xf64>, %1: tensor<f64>, %2: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F30ECFEB95E9EF93F28B6CF266671F83F9BA3C046D99D02C0584DE45E7C20F03F8D1952FDE17F01C044BD04CB2901EF3F001810C9C99A533F"> : tensor<20xf64>, dense<"0x000000000000F03F"> : tensor<f64>, dense<"0x0000000000000840"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F000000000000F03F000000000000F87F0000000000000840000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F83F0000000000000440000000000000F03F000000000000F03F30ECFEB95E9EF93F28B6CF266671F83F000000000000F03F584DE45E7C20F03F000000000000F03F000000000000F03F000000000000F03F"> : tensor<20xf64>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @ClipByValue_22(%0: tensor<20xf64>, %1: tensor<f64>, %2: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F542E5F3E68DDE8BF300BED049AF8D0BFED011B73C90BF7BFD0E12A3E8B82CFBFA8466E016C22FA3FC0D1B6D3299CE7BF8A5F47FAA089F0BF"> : tensor<20xf64>, dense<"0x0000000000000840"> : tensor<f64>, dense<"0x000000000000F03F"> : tensor<f64>],
  expected = [dense<"0x00000000000008400000000000000840000000000000F87F00000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840000000000000084000000000000008400000000000000840"> : tensor<20xf64>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf64>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @ClipByValue_23(%0: tensor<20xf16>, %1: tensor<f16>, %2: tensor<f16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E067F4049BBB8C1CEC0073DE14141BB"> : tensor<20xf16>, dense<"0x003C"> : tensor<f16>, dense<"0x0042"> : tensor<f16>],
  expected = [dense<"0x003C003C007E0042003C003C003C003C003C003E0041003C003C7F40003C003C003C073DE141003C"> : tensor<20xf16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf16>, tensor<f16>, tensor<f16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @ClipByValue_24(%0: tensor<20xf16>, %1: tensor<f16>, %2: tensor<f16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06CA4076C160C10DC03E3BF33FCB3D"> : tensor<20xf16>, dense<"0x0042"> : tensor<f16>, dense<"0x003C"> : tensor<f16>],
  expected = [dense<"0x00420042007E00420042004200420042004200420042004200420042004200420042004200420042"> : tensor<20xf16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xf16>, tensor<f16>, tensor<f16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @ClipByValue_25(%0: tensor<20xbf16>, %1: tensor<bf16>, %2: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2382C4004C0CD3DDCBFC1BF2D401B3F"> : tensor<20xbf16>, dense<"0x803F"> : tensor<bf16>, dense<"0x4040"> : tensor<bf16>],
  expected = [dense<"0x803F803FC07F4040803F803F803F803F803FC03F2040803F803F2C40803F803F803F803F2D40803F"> : tensor<20xbf16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xbf16>, tensor<bf16>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ClipByValue_26(%0: tensor<20xbf16>, %1: tensor<bf16>, %2: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238693F1BBFC9BE5DBD06C01B40163E"> : tensor<20xbf16>, dense<"0x4040"> : tensor<bf16>, dense<"0x803F"> : tensor<bf16>],
  expected = [dense<"0x40404040C07F40404040404040404040404040404040404040404040404040404040404040404040"> : tensor<20xbf16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xbf16>, tensor<bf16>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ClipByValue_27(%0: tensor<20xi8>, %1: tensor<i8>, %2: tensor<i8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001ED12FFEE12F705080DF504F805F30CFB"> : tensor<20xi8>, dense<"0x01"> : tensor<i8>, dense<"0x03"> : tensor<i8>],
  expected = [dense<"0x0103010101030101030103030301030103010301"> : tensor<20xi8>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi8>, tensor<i8>, tensor<i8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @ClipByValue_28(%0: tensor<20xi8>, %1: tensor<i8>, %2: tensor<i8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F80E05FCFFFEF2100413FA07EC0B0DEE"> : tensor<20xi8>, dense<"0x03"> : tensor<i8>, dense<"0x01"> : tensor<i8>],
  expected = [dense<"0x0303030303030303030303030303030303030303"> : tensor<20xi8>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi8>, tensor<i8>, tensor<i8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @ClipByValue_29(%0: tensor<20xi16>, %1: tensor<i16>, %2: tensor<i16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010007000900F3FF1300F6FF0100F9FFEDFF0C000B00F4FF010010001000FBFF0D00"> : tensor<20xi16>, dense<"0x0100"> : tensor<i16>, dense<"0x0300"> : tensor<i16>],
  expected = [dense<"0x01000300010001000300030001000300010001000100010003000300010001000300030001000300"> : tensor<20xi16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi16>, tensor<i16>, tensor<i16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @ClipByValue_30(%0: tensor<20xi16>, %1: tensor<i16>, %2: tensor<i16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000600FEFF05000C00FDFFECFFEFFF0F001300EDFFF4FF1100F6FF110010000F00"> : tensor<20xi16>, dense<"0x0300"> : tensor<i16>, dense<"0x0100"> : tensor<i16>],
  expected = [dense<"0x03000300030003000300030003000300030003000300030003000300030003000300030003000300"> : tensor<20xi16>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi16>, tensor<i16>, tensor<i16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @ClipByValue_31(%0: tensor<20xi32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000EEFFFFFFFCFFFFFFF8FFFFFFF8FFFFFF020000000600000009000000F7FFFFFFF9FFFFFFEEFFFFFFFCFFFFFFEEFFFFFFF2FFFFFFF3FFFFFFEEFFFFFF08000000"> : tensor<20xi32>, dense<"0x01000000"> : tensor<i32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<"0x0100000003000000010000000100000001000000010000000100000001000000020000000300000003000000010000000100000001000000010000000100000001000000010000000100000003000000"> : tensor<20xi32>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ClipByValue_32(%0: tensor<20xi32>, %1: tensor<i32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FFFFFFFF00000000F0FFFFFF09000000FEFFFFFFF8FFFFFF08000000F3FFFFFFF8FFFFFF0A00000011000000FEFFFFFFFEFFFFFFFCFFFFFFFFFFFFFF0C000000"> : tensor<20xi32>, dense<"0x03000000"> : tensor<i32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<"0x0300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000030000000300000003000000"> : tensor<20xi32>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ClipByValue_33(%0: tensor<20xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000F6FFFFFFFFFFFFFF0B000000000000000400000000000000ECFFFFFFFFFFFFFF0100000000000000F7FFFFFFFFFFFFFF0F00000000000000FBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF09000000000000000D00000000000000F7FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF04000000000000000800000000000000"> : tensor<20xi64>, dense<"0x0100000000000000"> : tensor<i64>, dense<"0x0300000000000000"> : tensor<i64>],
  expected = [dense<"0x01000000000000000300000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000100000000000000010000000000000001000000000000000300000000000000010000000000000001000000000000000100000000000000030000000000000003000000000000000100000000000000010000000000000003000000000000000300000000000000"> : tensor<20xi64>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ClipByValue_34(%0: tensor<20xi64>, %1: tensor<i64>, %2: tensor<i64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FBFFFFFFFFFFFFFF050000000000000011000000000000000C000000000000000600000000000000EEFFFFFFFFFFFFFF00000000000000000200000000000000EDFFFFFFFFFFFFFF13000000000000000300000000000000EFFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF020000000000000001000000000000000D00000000000000"> : tensor<20xi64>, dense<"0x0300000000000000"> : tensor<i64>, dense<"0x0100000000000000"> : tensor<i64>],
  expected = [dense<"0x03000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000030000000000000003000000000000000300000000000000"> : tensor<20xi64>]} {
  %r = tf.ClipByValue %0, %1, %2 : (tensor<20xi64>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @AddN_35(%0: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138795530BF0755CBBF27078E3E8024E6BF3CB61FC0B7BB893EDCA2C4BF"> : tensor<20xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138795530BF0755CBBF27078E3E8024E6BF3CB61FC0B7BB893EDCA2C4BF"> : tensor<20xf32>]} {
  %r = tf.AddN %0 : (tensor<20xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @AddN_36(%0: tensor<20xf32>, %1: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138AB6F74BC10F2E2BF7F87B3BF314F2EBE105AA3BD9E15503F5A974F3F"> : tensor<20xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138092FC33EFD0198BE72050040957024C0848631BF9A721DC0FEC91240"> : tensor<20xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF00000040000000C00000803F000080BF000040400000A040000040C017B751398C8BBB3E487904C0CA06193F88552FC0C6F145BF65DAD2BFD4AF4640"> : tensor<20xf32>]} {
  %r = tf.AddN %0, %1 : (tensor<20xf32>, tensor<20xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @AddN_37(%0: tensor<20xf32>, %1: tensor<20xf32>, %2: tensor<20xf32>, %3: tensor<20xf32>, %4: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138A9B02EC02E5E31C0B6040740FA60BD3E8CC44BBF807D06C09AEC683F"> : tensor<20xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1385DF026C00B66F5BEA8FD953FD0133DC04F58903F041CDD3FA8CA90BF"> : tensor<20xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138290F093EBB0337C02C43E33F9FE8B0BDEA4C89BF0D7A8F3ED949E43E"> : tensor<20xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138D70E09403D7AEE3F9AEEED3FB1592E40EFB4DA3FA98F2340D768D1BF"> : tensor<20xf32>, dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13875AF0940BACB853FCE91EDBED1CD5FBF8D9796BF7CA4BD3F4B22A3BF"> : tensor<20xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000A0400000A0C000002040000020C00000F040000048410000F0C06E12033A204769BFAFEB4CC01975CE40E52252BFF8CB55BEAB617C4084E62BC0"> : tensor<20xf32>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>, tensor<20xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @AddN_38(%0: tensor<20xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F48DAC6DC38C1EFBF3C0558F6C3D3F13F8096DE625A56E43FF01121C476E7F23FE48FA6935E03FE3FDED7576A549204C0D1390F160B5CF4BF"> : tensor<20xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F48DAC6DC38C1EFBF3C0558F6C3D3F13F8096DE625A56E43FF01121C476E7F23FE48FA6935E03FE3FDED7576A549204C0D1390F160B5CF4BF"> : tensor<20xf64>]} {
  %r = tf.AddN %0 : (tensor<20xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @AddN_39(%0: tensor<20xf64>, %1: tensor<20xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F6BAC27AED2EFF6BF9036F332FB42EBBF4EF9C2F3519002C03249EAF8084B00C08CDB7A02672CFC3FA0F9373D43F8FEBFC8E6EB923FF9ECBF"> : tensor<20xf64>, dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F104E4531F4D007C0FEB2C5168E2603405852A198E47A0740740769CA730F01C090274471B687F73F4685460D1894F3BF3F1CD0A4FE14F6BF"> : tensor<20xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000004000000000000000C0000000000000F03F000000000000F0BF0000000000000840000000000000144000000000000008C02D431CEBE2362A3F23922CC46EA411C0B4CA11949EABF83F286479934AAAE33F53A8A9613EAD10C08E81DFB90EDA0940733F3FA52D4609C0D2072337CF4802C0"> : tensor<20xf64>]} {
  %r = tf.AddN %0, %1 : (tensor<20xf64>, tensor<20xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @AddN_40(%0: tensor<20xf64>, %1: tensor<20xf64>, %2: tensor<20xf64>, %3: tensor<20xf64>, %4: tensor<20xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FE0369F4485BAF43F8010FA43DDDEF63F7CA69E2045A4F43F64FCED910CA004C0FBBDF5ED9DEAF6BF635676B81D31F1BF00207AC9FB1F66BF"> : tensor<20xf64>, dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F24EED46C79F4E9BF93FBF55A4DCDFDBFA811ABD5B2FEF53F0A5E1239AF32FCBFA2D7096652DFF4BFDC8403D8484E014076DBB9DBFE0403C0"> : tensor<20xf64>, dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F34B2B7323F3AF03FD0AE533BCA1BFC3FB4F9544DDE9D074030B8F69E4011F13F30C7D00EA1AAFD3F045BFE1A195E05C03CF19DE44ACB0640"> : tensor<20xf64>, dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FC198794C4A59F8BF703057D0D6C2F13F6A7DB344EDEB07408CD18DC73A95FCBFD061BF07C357E43FD85D751B566DE93FFE1B271C00A1FCBF"> : tensor<20xf64>, dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FE0DE07A11796C6BF30D3C9B5B37CFD3F4BF8C32BA740F2BF905DB76B8988C03F54064D088F0507C066DFD205C1A202405FC8A1D06AB406C0"> : tensor<20xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000144000000000000014C0000000000000044000000000000004C00000000000001E4000000000000029400000000000001EC0FCA9F1D24D62403FD81471FD2B8CC9BFD7319E2A391B114085ABA5FB79DD1D401EA103566CB913C01695F4E845FF08C0056BF4DA6EABF83F90CF616A13A210C0"> : tensor<20xf64>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xf64>, tensor<20xf64>, tensor<20xf64>, tensor<20xf64>, tensor<20xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @AddN_41(%0: tensor<20xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0632BC329E6FBD244044B759BB4B3E"> : tensor<20xf16>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0632BC329E6FBD244044B759BB4B3E"> : tensor<20xf16>]} {
  %r = tf.AddN %0 : (tensor<20xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @AddN_42(%0: tensor<20xf16>, %1: tensor<20xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E066541C9C09FBFCBBE59BFF9B86340"> : tensor<20xf16>, dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06ED339B3A5640A54097406CBE85BE"> : tensor<20xf16>],
  expected = [dense<"0x00000080007E007C00FC004000C0003C00BC0042004500C28E0AE44144BE3434FE38543774C08238"> : tensor<20xf16>]} {
  %r = tf.AddN %0, %1 : (tensor<20xf16>, tensor<20xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @AddN_43(%0: tensor<20xf16>, %1: tensor<20xf16>, %2: tensor<20xf16>, %3: tensor<20xf16>, %4: tensor<20xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06FFBD53BD1FB55C3ADCBD21A57F3B"> : tensor<20xf16>, dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0663C00D3FC9BF4CBE97BBD3C0C0C1"> : tensor<20xf16>, dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06BF3EAFB9BE2FF7BDD438D0C005C1"> : tensor<20xf16>, dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E060FB55840C73B96B56EB774C0C4A0"> : tensor<20xf16>, dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E063734723B063E2A3C5841A53B2EB5"> : tensor<20xf16>],
  expected = [dense<"0x00000080007E007C00FC004500C5004100C18047404A80C719101DC0A641583550BE58361BC6C7C4"> : tensor<20xf16>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xf16>, tensor<20xf16>, tensor<20xf16>, tensor<20xf16>, tensor<20xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @AddN_44(%0: tensor<20xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238F2BF2B400C40AD3F1E40FE3F18C0"> : tensor<20xbf16>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238F2BF2B400C40AD3F1E40FE3F18C0"> : tensor<20xbf16>]} {
  %r = tf.AddN %0 : (tensor<20xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @AddN_45(%0: tensor<20xbf16>, %1: tensor<20xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238A03F3040B03F563F00C01E40ADBF"> : tensor<20xbf16>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23833C019400B3FA2BF004017BF2BC0"> : tensor<20xbf16>],
  expected = [dense<"0x00000080C07F807F80FF004000C0803F80BF4040A04040C05239C6BFA440F63FDCBE0000F03F81C0"> : tensor<20xbf16>]} {
  %r = tf.AddN %0, %1 : (tensor<20xbf16>, tensor<20xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @AddN_46(%0: tensor<20xbf16>, %1: tensor<20xbf16>, %2: tensor<20xbf16>, %3: tensor<20xbf16>, %4: tensor<20xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23822BF23BF09C0BA3E07C0A0BFD63F"> : tensor<20xbf16>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23871BFFABFFA3F5E3E1E4085BE17C0"> : tensor<20xbf16>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238843E063F05C083BF9EBF88BFF6BF"> : tensor<20xbf16>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23804403E3FD3BFA73FF13F903FCC3F"> : tensor<20xbf16>, dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238903F1540284037401DC09F3FDDBF"> : tensor<20xbf16>],
  expected = [dense<"0x00000080C07F807F80FFA040A0C0204020C0F0404841F0C0033AEF3F813FA4BF6E40B9BF48BE30C0"> : tensor<20xbf16>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xbf16>, tensor<20xbf16>, tensor<20xbf16>, tensor<20xbf16>, tensor<20xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @AddN_47(%0: tensor<20xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EE120D0AF2130EEFEE0F0A07F305F7EE"> : tensor<20xi8>],
  expected = [dense<"0x807F0001EE120D0AF2130EEFEE0F0A07F305F7EE"> : tensor<20xi8>]} {
  %r = tf.AddN %0 : (tensor<20xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @AddN_48(%0: tensor<20xi8>, %1: tensor<20xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000113F5FF080CF7EC0C11F8F8EF0E04ED0C"> : tensor<20xi8>, dense<"0x807F0001FDF907EC0FEFEC0EF60FF3FDF6080BF2"> : tensor<20xi8>],
  expected = [dense<"0x00FE000210EE06F41BE6D81A0707EBEC040CF8FE"> : tensor<20xi8>]} {
  %r = tf.AddN %0, %1 : (tensor<20xi8>, tensor<20xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @AddN_49(%0: tensor<20xi8>, %1: tensor<20xi8>, %2: tensor<20xi8>, %3: tensor<20xi8>, %4: tensor<20xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001050D1010000BF5FAFC12ECF2F80BF704"> : tensor<20xi8>, dense<"0x807F000107F5F5FAF60F07F512FBFE050208EEF9"> : tensor<20xi8>, dense<"0x807F0001FDF10B0C040800FC0905F1F5FEF11203"> : tensor<20xi8>, dense<"0x807F00010AF51312EE05F40103FDFA0002FA07ED"> : tensor<20xi8>, dense<"0x807F0001FCF1EF07070403030AEFF7FAF7F3F302"> : tensor<20xi8>],
  expected = [dense<"0x807B00050FD9122FEF2BF3EF24FECCE6F1F1F1EF"> : tensor<20xi8>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xi8>, tensor<20xi8>, tensor<20xi8>, tensor<20xi8>, tensor<20xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @AddN_50(%0: tensor<20xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100120000000E000A001000FEFFF8FF10001000F6FF1300F0FF0000F1FFF6FFF9FF"> : tensor<20xi16>],
  expected = [dense<"0x0080FF7F00000100120000000E000A001000FEFFF8FF10001000F6FF1300F0FF0000F1FFF6FFF9FF"> : tensor<20xi16>]} {
  %r = tf.AddN %0 : (tensor<20xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @AddN_51(%0: tensor<20xi16>, %1: tensor<20xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000200F7FF01000E000E00EFFFF1FFFFFF0900F4FF0800F2FFF6FFECFF0700FBFF"> : tensor<20xi16>, dense<"0x0080FF7F00000100FAFFF4FF0800EDFFF1FFFBFFF5FFF2FF0C00F2FFF2FFEDFFFCFFEDFFFAFFFEFF"> : tensor<20xi16>],
  expected = [dense<"0x0000FEFF00000200FCFFEBFF0900FBFFFFFFEAFFE6FFF1FF1500E6FFFAFFDFFFF2FFD9FF0100F9FF"> : tensor<20xi16>]} {
  %r = tf.AddN %0, %1 : (tensor<20xi16>, tensor<20xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @AddN_52(%0: tensor<20xi16>, %1: tensor<20xi16>, %2: tensor<20xi16>, %3: tensor<20xi16>, %4: tensor<20xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F7FF0F00F1FFF4FFF6FFFCFFFDFFF0FF0200FFFFF8FFF4FFFDFF00000200EDFF"> : tensor<20xi16>, dense<"0x0080FF7F00000100F6FF0500FEFF0200F9FFF0FFF1FFF8FF0000030000001300F1FFFDFFF8FFF7FF"> : tensor<20xi16>, dense<"0x0080FF7F00000100F5FFFBFF010011000900FBFF01000900FEFFFFFFFBFFEDFFF8FF0500FDFFF2FF"> : tensor<20xi16>, dense<"0x0080FF7F00000100F1FF0F000E00F5FF02000300EEFF09000A000200F8FF0200FDFFFCFF0C00FEFF"> : tensor<20xi16>, dense<"0x0080FF7F00000100FBFF0B00FAFF0300F1FFF7FFF1FFFAFFF2FFFAFF1300F8FF0C00F3FFFAFF0300"> : tensor<20xi16>],
  expected = [dense<"0x0080FB7F00000500CEFF2900F8FFFFFFEBFFE1FFCEFFF4FFFCFFFDFFFEFFEEFFEFFFF1FFFDFFD7FF"> : tensor<20xi16>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xi16>, tensor<20xi16>, tensor<20xi16>, tensor<20xi16>, tensor<20xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @AddN_53(%0: tensor<20xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFF0E000000F9FFFFFF11000000ECFFFFFFF5FFFFFF03000000FEFFFFFFF7FFFFFF0F00000006000000FCFFFFFF0300000010000000F4FFFFFFF7FFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFF0E000000F9FFFFFF11000000ECFFFFFFF5FFFFFF03000000FEFFFFFFF7FFFFFF0F00000006000000FCFFFFFF0300000010000000F4FFFFFFF7FFFFFF"> : tensor<20xi32>]} {
  %r = tf.AddN %0 : (tensor<20xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @AddN_54(%0: tensor<20xi32>, %1: tensor<20xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F7FFFFFF0E000000F9FFFFFF0E00000005000000EDFFFFFF10000000EFFFFFFFF1FFFFFF01000000F0FFFFFF13000000080000000A0000000200000000000000"> : tensor<20xi32>, dense<"0x00000080FFFFFF7F0000000001000000F7FFFFFFF9FFFFFF00000000FAFFFFFFF8FFFFFF09000000ECFFFFFFF0FFFFFF0F000000050000001100000003000000ECFFFFFFFFFFFFFFEDFFFFFF0F000000"> : tensor<20xi32>],
  expected = [dense<"0x00000000FEFFFFFF0000000002000000EEFFFFFF07000000F9FFFFFF08000000FDFFFFFFF6FFFFFFFCFFFFFFDFFFFFFF00000000060000000100000016000000F4FFFFFF09000000EFFFFFFF0F000000"> : tensor<20xi32>]} {
  %r = tf.AddN %0, %1 : (tensor<20xi32>, tensor<20xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @AddN_55(%0: tensor<20xi32>, %1: tensor<20xi32>, %2: tensor<20xi32>, %3: tensor<20xi32>, %4: tensor<20xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FFFFFFFFF3FFFFFFF9FFFFFFEDFFFFFFEEFFFFFFFDFFFFFFF5FFFFFF110000001200000002000000F5FFFFFFF1FFFFFFEDFFFFFF12000000FFFFFFFFEDFFFFFF"> : tensor<20xi32>, dense<"0x00000080FFFFFF7F0000000001000000EDFFFFFFEDFFFFFFFDFFFFFFF7FFFFFFFFFFFFFF12000000F4FFFFFF130000000F00000007000000ECFFFFFFECFFFFFFFDFFFFFFF5FFFFFFFBFFFFFF12000000"> : tensor<20xi32>, dense<"0x00000080FFFFFF7F000000000100000002000000FDFFFFFF0600000002000000EEFFFFFFF6FFFFFF09000000F5FFFFFFFCFFFFFF0F00000004000000FBFFFFFFFEFFFFFF0A0000000F000000FEFFFFFF"> : tensor<20xi32>, dense<"0x00000080FFFFFF7F00000000010000000D000000F9FFFFFF08000000F4FFFFFF0A000000F3FFFFFFF9FFFFFF080000000B00000002000000FEFFFFFFFCFFFFFFFDFFFFFF080000000C000000EEFFFFFF"> : tensor<20xi32>, dense<"0x00000080FFFFFF7F0000000001000000FEFFFFFF110000000E000000ECFFFFFFF3FFFFFF0A00000008000000F3FFFFFF07000000010000000200000002000000010000000300000006000000F4FFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x00000080FBFFFF7F0000000005000000F9FFFFFFE7FFFFFF12000000C6FFFFFFD8FFFFFF02000000F3FFFFFF140000002F0000001B000000E5FFFFFFD6FFFFFFE6FFFFFF1C0000001B000000DFFFFFFF"> : tensor<20xi32>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xi32>, tensor<20xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @AddN_56(%0: tensor<20xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000005000000000000000E000000000000000400000000000000F4FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0C000000000000000800000000000000EFFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF0B00000000000000FEFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF3FFFFFFFFFFFFFF0D00000000000000"> : tensor<20xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000005000000000000000E000000000000000400000000000000F4FFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0C000000000000000800000000000000EFFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF0B00000000000000FEFFFFFFFFFFFFFFF3FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF3FFFFFFFFFFFFFF0D00000000000000"> : tensor<20xi64>]} {
  %r = tf.AddN %0 : (tensor<20xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @AddN_57(%0: tensor<20xi64>, %1: tensor<20xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FBFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF9FFFFFFFFFFFFFF0900000000000000F6FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF1FFFFFFFFFFFFFF0200000000000000F8FFFFFFFFFFFFFF04000000000000000F00000000000000EFFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0E00000000000000"> : tensor<20xi64>, dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000500000000000000FFFFFFFFFFFFFFFF030000000000000008000000000000000500000000000000FFFFFFFFFFFFFFFF0000000000000000F4FFFFFFFFFFFFFF0B00000000000000EDFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF1200000000000000EEFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0A00000000000000"> : tensor<20xi64>],
  expected = [dense<"0x0000000000000000FEFFFFFFFFFFFFFF000000000000000002000000000000000000000000000000FCFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF1100000000000000FBFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFE5FFFFFFFFFFFFFF0D00000000000000E5FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF2100000000000000DDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF1800000000000000"> : tensor<20xi64>]} {
  %r = tf.AddN %0, %1 : (tensor<20xi64>, tensor<20xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @AddN_58(%0: tensor<20xi64>, %1: tensor<20xi64>, %2: tensor<20xi64>, %3: tensor<20xi64>, %4: tensor<20xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000F8FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF1200000000000000FBFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF0B000000000000001000000000000000F4FFFFFFFFFFFFFF00000000000000000000000000000000F2FFFFFFFFFFFFFF1100000000000000F5FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF"> : tensor<20xi64>, dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000005000000000000000B00000000000000F8FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF0400000000000000F9FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0A000000000000001200000000000000ECFFFFFFFFFFFFFF0C00000000000000F6FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF5FFFFFFFFFFFFFF"> : tensor<20xi64>, dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FEFFFFFFFFFFFFFF0600000000000000FAFFFFFFFFFFFFFFF2FFFFFFFFFFFFFF0700000000000000F4FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF01000000000000000600000000000000060000000000000004000000000000001100000000000000F4FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0000000000000000F2FFFFFFFFFFFFFF"> : tensor<20xi64>, dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000F8FFFFFFFFFFFFFF00000000000000000700000000000000FCFFFFFFFFFFFFFF0B00000000000000FBFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0300000000000000EFFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF0800000000000000FCFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0F00000000000000FFFFFFFFFFFFFFFF"> : tensor<20xi64>, dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000006000000000000000B0000000000000006000000000000000A0000000000000007000000000000001000000000000000020000000000000012000000000000000C00000000000000FDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0000000000000000EEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF0400000000000000"> : tensor<20xi64>],
  expected = [dense<"0x0000000000000080FBFFFFFFFFFFFF7F00000000000000000500000000000000F9FFFFFFFFFFFFFF1B000000000000001100000000000000EFFFFFFFFFFFFFFF0800000000000000F5FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF1C00000000000000FFFFFFFFFFFFFFFF0500000000000000E2FFFFFFFFFFFFFF1700000000000000E5FFFFFFFFFFFFFFD8FFFFFFFFFFFFFFFBFFFFFFFFFFFFFFD9FFFFFFFFFFFFFF"> : tensor<20xi64>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xi64>, tensor<20xi64>, tensor<20xi64>, tensor<20xi64>, tensor<20xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @AddN_59(%0: tensor<20xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001030B0B0B0F0D0C0C11090A030C011113"> : tensor<20xui8>],
  expected = [dense<"0x00FF0001030B0B0B0F0D0C0C11090A030C011113"> : tensor<20xui8>]} {
  %r = tf.AddN %0 : (tensor<20xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @AddN_60(%0: tensor<20xui8>, %1: tensor<20xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010608040C100907130D0A0C0A090A050D"> : tensor<20xui8>, dense<"0x00FF00010A000B050111100B0D0A0A0211070505"> : tensor<20xui8>],
  expected = [dense<"0x00FE000210080F11111A171E1A14160C1A110A12"> : tensor<20xui8>]} {
  %r = tf.AddN %0, %1 : (tensor<20xui8>, tensor<20xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @AddN_61(%0: tensor<20xui8>, %1: tensor<20xui8>, %2: tensor<20xui8>, %3: tensor<20xui8>, %4: tensor<20xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001080A0B060C0D090F11130E0F000C0F0D"> : tensor<20xui8>, dense<"0x00FF0001010D07090C1109060406120012090711"> : tensor<20xui8>, dense<"0x00FF000105070F100A070A1113010F0A0E090410"> : tensor<20xui8>, dense<"0x00FF0001120410110E0411001210100407090607"> : tensor<20xui8>, dense<"0x00FF000109071103050D0A070113031302060801"> : tensor<20xui8>],
  expected = [dense<"0x00FB0005292942333536372D3B3D4230292D2836"> : tensor<20xui8>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xui8>, tensor<20xui8>, tensor<20xui8>, tensor<20xui8>, tensor<20xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @AddN_62(%0: tensor<20xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100120001000F000B0002000600110001000E0012000E0010000800060009000B00"> : tensor<20xui16>],
  expected = [dense<"0x0000FFFF00000100120001000F000B0002000600110001000E0012000E0010000800060009000B00"> : tensor<20xui16>]} {
  %r = tf.AddN %0 : (tensor<20xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @AddN_63(%0: tensor<20xui16>, %1: tensor<20xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100070012000F0009000800000010000C0013000F0013000B000E00100001000600"> : tensor<20xui16>, dense<"0x0000FFFF00000100120011001000130010000C000A00040000000700090003001100100003001100"> : tensor<20xui16>],
  expected = [dense<"0x0000FEFF00000200190023001F001C0018000C001A001000130016001C000E001F00200004001700"> : tensor<20xui16>]} {
  %r = tf.AddN %0, %1 : (tensor<20xui16>, tensor<20xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @AddN_64(%0: tensor<20xui16>, %1: tensor<20xui16>, %2: tensor<20xui16>, %3: tensor<20xui16>, %4: tensor<20xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010006000D0003000800010010000800060011000600050005000D00040009000100"> : tensor<20xui16>, dense<"0x0000FFFF000001000C0013000E000500020010000B000A0012000E0012000B000D00080012000400"> : tensor<20xui16>, dense<"0x0000FFFF00000100110002000E0006000100020002000A0001000B00110006001300050008000100"> : tensor<20xui16>, dense<"0x0000FFFF000001000A000D00040001000B0006000E0002000D000C000E000F0008000A000E000500"> : tensor<20xui16>, dense<"0x0000FFFF000001000C001200130011000E000E000A0008000B000A0010000B0002000B0012001200"> : tensor<20xui16>],
  expected = [dense<"0x0000FBFF0000050039004100360025001D0036002D0024003C003500460030003700260043001D00"> : tensor<20xui16>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xui16>, tensor<20xui16>, tensor<20xui16>, tensor<20xui16>, tensor<20xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @AddN_65(%0: tensor<20xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000A0000000C00000007000000040000000500000013000000120000000D0000001200000012000000070000000100000010000000090000001200000013000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000A0000000C00000007000000040000000500000013000000120000000D0000001200000012000000070000000100000010000000090000001200000013000000"> : tensor<20xui32>]} {
  %r = tf.AddN %0 : (tensor<20xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @AddN_66(%0: tensor<20xui32>, %1: tensor<20xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000F0000000C000000090000000D0000001300000006000000090000000B000000080000000E000000070000000200000003000000010000000300000008000000"> : tensor<20xui32>, dense<"0x00000000FFFFFFFF00000000010000000F0000000A00000007000000050000000D00000009000000060000000800000011000000100000000C0000000C000000040000000C000000130000000D000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000FEFFFFFF00000000020000001E000000160000001000000012000000200000000F0000000F00000013000000190000001E000000130000000E000000070000000D0000001600000015000000"> : tensor<20xui32>]} {
  %r = tf.AddN %0, %1 : (tensor<20xui32>, tensor<20xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @AddN_67(%0: tensor<20xui32>, %1: tensor<20xui32>, %2: tensor<20xui32>, %3: tensor<20xui32>, %4: tensor<20xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000D0000001300000009000000030000000A00000004000000100000000E000000020000000A0000000E0000001200000013000000030000000B0000000B000000"> : tensor<20xui32>, dense<"0x00000000FFFFFFFF00000000010000000400000003000000100000000C000000060000000C0000000F000000020000001200000004000000000000000400000008000000050000000900000003000000"> : tensor<20xui32>, dense<"0x00000000FFFFFFFF000000000100000005000000120000000700000004000000050000000F000000020000000E00000009000000040000000900000001000000050000000D000000120000000B000000"> : tensor<20xui32>, dense<"0x00000000FFFFFFFF00000000010000000200000007000000060000000000000002000000120000000200000013000000110000000000000010000000080000000E000000100000001000000005000000"> : tensor<20xui32>, dense<"0x00000000FFFFFFFF000000000100000008000000050000000D000000010000000D0000001100000004000000080000000400000005000000110000001300000003000000090000000D0000000F000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000FBFFFFFF0000000005000000200000003400000033000000140000002400000042000000270000003900000032000000170000003800000032000000310000002E000000430000002D000000"> : tensor<20xui32>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xui32>, tensor<20xui32>, tensor<20xui32>, tensor<20xui32>, tensor<20xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @AddN_68(%0: tensor<20xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000008000000000000000E000000000000000300000000000000030000000000000009000000000000000C0000000000000008000000000000000600000000000000060000000000000005000000000000001000000000000000020000000000000000000000000000000C0000000000000000000000000000000400000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000008000000000000000E000000000000000300000000000000030000000000000009000000000000000C0000000000000008000000000000000600000000000000060000000000000005000000000000001000000000000000020000000000000000000000000000000C0000000000000000000000000000000400000000000000"> : tensor<20xui64>]} {
  %r = tf.AddN %0 : (tensor<20xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @AddN_69(%0: tensor<20xui64>, %1: tensor<20xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000090000000000000008000000000000000F0000000000000007000000000000000E0000000000000009000000000000000B0000000000000008000000000000001100000000000000100000000000000002000000000000000C000000000000000400000000000000030000000000000004000000000000000D00000000000000"> : tensor<20xui64>, dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000E0000000000000001000000000000000100000000000000030000000000000009000000000000000C00000000000000110000000000000007000000000000000600000000000000080000000000000003000000000000001200000000000000120000000000000009000000000000000C00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000FEFFFFFFFFFFFFFF000000000000000002000000000000000A000000000000001600000000000000100000000000000008000000000000001100000000000000120000000000000017000000000000001900000000000000180000000000000016000000000000000A000000000000000F00000000000000160000000000000015000000000000000D000000000000001900000000000000"> : tensor<20xui64>]} {
  %r = tf.AddN %0, %1 : (tensor<20xui64>, tensor<20xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @AddN_70(%0: tensor<20xui64>, %1: tensor<20xui64>, %2: tensor<20xui64>, %3: tensor<20xui64>, %4: tensor<20xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0", "x4:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000006000000000000000E000000000000000C000000000000000B000000000000000600000000000000040000000000000012000000000000000600000000000000100000000000000008000000000000000F0000000000000011000000000000001200000000000000090000000000000001000000000000000F00000000000000"> : tensor<20xui64>, dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000009000000000000000F0000000000000002000000000000000500000000000000000000000000000012000000000000000000000000000000100000000000000006000000000000000A000000000000000B0000000000000006000000000000000D000000000000000D000000000000000A000000000000000C00000000000000"> : tensor<20xui64>, dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000013000000000000001000000000000000000000000000000010000000000000000F0000000000000008000000000000000800000000000000020000000000000004000000000000001300000000000000060000000000000002000000000000001300000000000000110000000000000004000000000000000300000000000000"> : tensor<20xui64>, dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000500000000000000070000000000000006000000000000000E0000000000000008000000000000000700000000000000110000000000000003000000000000000D000000000000000C0000000000000005000000000000000C000000000000000D00000000000000120000000000000005000000000000001000000000000000"> : tensor<20xui64>, dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000100000000000000007000000000000000B00000000000000030000000000000003000000000000000F00000000000000060000000000000001000000000000000E0000000000000009000000000000000E0000000000000007000000000000000F000000000000000C000000000000000A000000000000000B00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000FBFFFFFFFFFFFFFF0000000000000000050000000000000037000000000000003B000000000000001F0000000000000031000000000000002000000000000000340000000000000031000000000000001C0000000000000035000000000000003A0000000000000033000000000000002C000000000000004E0000000000000045000000000000001E000000000000003900000000000000"> : tensor<20xui64>]} {
  %r = tf.AddN %0, %1, %2, %3, %4 : (tensor<20xui64>, tensor<20xui64>, tensor<20xui64>, tensor<20xui64>, tensor<20xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
}
