// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @padding {
weir.step @Pad_0(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000803F0000004000000000000000000000000000004040000080400000A04000000000"> : tensor<3x6xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @PadV2_1(%0: tensor<?x?xf32>, %2: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0000803F"> : tensor<f32>],
  expected = [dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F000000000000803F000000400000803F0000803F0000803F00004040000080400000A0400000803F"> : tensor<3x6xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<2x2xi32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPad_2(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x0000A0400000804000004040000080400000A04000008040000000400000803F000000000000803F000000400000803F0000A0400000804000004040000080400000A04000008040"> : tensor<3x6xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPad_3(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x0000803F00000000000000000000803F00000040000000400000803F00000000000000000000803F0000004000000040000080400000404000004040000080400000A0400000A040"> : tensor<3x6xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_4(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F00000040000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A04000004040000080400000A040000000000000803F00000040000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A04000004040000080400000A040"> : tensor<4x9xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_5(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>],
  expected = [dense<"0x00000000000080400000004100004041000080410000A0410000803F0000A0400000104100005041000088410000A841000000400000C0400000204100006041000090410000B041000040400000E0400000304100007041000098410000B841"> : tensor<4x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseV2_6(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000400000803F000000000000A0400000804000004040"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @DepthToSpace_7(%0: tensor<1x2x3x8xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C42"> : tensor<1x2x3x8xf32>],
  expected = [dense<"0x000000000000803F00000040000040400000004100001041000020410000304100008041000088410000904100009841000080400000A0400000C0400000E040000040410000504100006041000070410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D84100000042000004420000084200000C4200002042000024420000284200002C420000E0410000E8410000F0410000F84100001042000014420000184200001C4200003042000034420000384200003C42"> : tensor<1x4x6x2xf32>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToDepth_8(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x4x2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x2x1x12xf32>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pad_9(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F00000000000000400000000000000000000000000000000000000000000000000000000000000840000000000000104000000000000014400000000000000000"> : tensor<3x6xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xf64>, tensor<2x2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @PadV2_10(%0: tensor<?x?xf64>, %2: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>, dense<"0x000000000000F03F"> : tensor<f64>],
  expected = [dense<"0x000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F000000000000F03F0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000F03F000000000000F03F000000000000084000000000000010400000000000001440000000000000F03F"> : tensor<3x6xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xf64>, tensor<2x2xi32>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MirrorPad_11(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x0000000000001440000000000000104000000000000008400000000000001040000000000000144000000000000010400000000000000040000000000000F03F0000000000000000000000000000F03F0000000000000040000000000000F03F000000000000144000000000000010400000000000000840000000000000104000000000000014400000000000001040"> : tensor<3x6xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xf64>, tensor<2x2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @MirrorPad_12(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000400000000000000040000000000000F03F00000000000000000000000000000000000000000000F03F00000000000000400000000000000040000000000000104000000000000008400000000000000840000000000000104000000000000014400000000000001440"> : tensor<3x6xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xf64>, tensor<2x2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Tile_13(%0: tensor<2x3xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F00000000000000400000000000000840000000000000104000000000000014400000000000000840000000000000104000000000000014400000000000000840000000000000104000000000000014400000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F00000000000000400000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440000000000000084000000000000010400000000000001440000000000000084000000000000010400000000000001440"> : tensor<4x9xf64>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Transpose_14(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x3x4xf64>],
  expected = [dense<"0x000000000000000000000000000010400000000000002040000000000000284000000000000030400000000000003440000000000000F03F000000000000144000000000000022400000000000002A40000000000000314000000000000035400000000000000040000000000000184000000000000024400000000000002C400000000000003240000000000000364000000000000008400000000000001C4000000000000026400000000000002E4000000000000033400000000000003740"> : tensor<4x2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @ReverseV2_15(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000001440"> : tensor<2x3xf64>],
  expected = [dense<"0x0000000000000040000000000000F03F0000000000000000000000000000144000000000000010400000000000000840"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @DepthToSpace_16(%0: tensor<1x2x3x8xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740000000000000384000000000000039400000000000003A400000000000003B400000000000003C400000000000003D400000000000003E400000000000003F400000000000004040000000000080404000000000000041400000000000804140000000000000424000000000008042400000000000004340000000000080434000000000000044400000000000804440000000000000454000000000008045400000000000004640000000000080464000000000000047400000000000804740"> : tensor<1x2x3x8xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F00000000000000400000000000000840000000000000204000000000000022400000000000002440000000000000264000000000000030400000000000003140000000000000324000000000000033400000000000001040000000000000144000000000000018400000000000001C4000000000000028400000000000002A400000000000002C400000000000002E400000000000003440000000000000354000000000000036400000000000003740000000000000384000000000000039400000000000003A400000000000003B40000000000000404000000000008040400000000000004140000000000080414000000000000044400000000000804440000000000000454000000000008045400000000000003C400000000000003D400000000000003E400000000000003F4000000000000042400000000000804240000000000000434000000000008043400000000000004640000000000080464000000000000047400000000000804740"> : tensor<1x4x6x2xf64>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SpaceToDepth_17(%0: tensor<?x?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<1x4x2x3xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<1x2x1x12xf64>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Pad_18(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x000000000000000000000000000000000000003C00400000000000000042004400450000"> : tensor<3x6xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xf16>, tensor<2x2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @PadV2_19(%0: tensor<?x?xf16>, %2: tensor<f16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>, dense<"0x003C"> : tensor<f16>],
  expected = [dense<"0x003C003C003C003C003C003C003C003C0000003C0040003C003C003C004200440045003C"> : tensor<3x6xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xf16>, tensor<2x2xi32>, tensor<f16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MirrorPad_20(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x0045004400420044004500440040003C0000003C0040003C004500440042004400450044"> : tensor<3x6xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xf16>, tensor<2x2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @MirrorPad_21(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x003C00000000003C00400040003C00000000003C00400040004400420042004400450045"> : tensor<3x6xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xf16>, tensor<2x2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Tile_22(%0: tensor<2x3xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x0000003C00400000003C00400000003C00400042004400450042004400450042004400450000003C00400000003C00400000003C0040004200440045004200440045004200440045"> : tensor<4x9xf16>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Transpose_23(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x3x4xf16>],
  expected = [dense<"0x000000440048004A004C004D003C00458048804A404C404D004000460049004B804C804D004200478049804BC04CC04D"> : tensor<4x2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @ReverseV2_24(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045"> : tensor<2x3xf16>],
  expected = [dense<"0x0040003C0000004500440042"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @DepthToSpace_25(%0: tensor<1x2x3x8xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D004E404E804EC04E004F404F804FC04F00502050405060508050A050C050E05000512051405160518051A051C051E051"> : tensor<1x2x3x8xf16>],
  expected = [dense<"0x0000003C004000420048804800498049004C404C804CC04C0044004500460047004A804A004B804B004D404D804DC04D004E404E804EC04E00502050405060500051205140516051004F404F804FC04F8050A050C050E0508051A051C051E051"> : tensor<1x4x6x2xf16>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SpaceToDepth_26(%0: tensor<?x?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<1x4x2x3xf16>],
  expected = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<1x2x1x12xf16>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Pad_27(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0x000000000000000000000000000000000000803F004000000000000040408040A0400000"> : tensor<3x6xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xbf16>, tensor<2x2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @PadV2_28(%0: tensor<?x?xbf16>, %2: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>, dense<"0x803F"> : tensor<bf16>],
  expected = [dense<"0x803F803F803F803F803F803F803F803F0000803F0040803F803F803F40408040A040803F"> : tensor<3x6xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xbf16>, tensor<2x2xi32>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MirrorPad_29(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0xA040804040408040A04080400040803F0000803F0040803FA040804040408040A0408040"> : tensor<3x6xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xbf16>, tensor<2x2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @MirrorPad_30(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0x803F00000000803F00400040803F00000000803F004000408040404040408040A040A040"> : tensor<3x6xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xbf16>, tensor<2x2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Tile_31(%0: tensor<2x3xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0x0000803F00400000803F00400000803F004040408040A04040408040A04040408040A0400000803F00400000803F00400000803F004040408040A04040408040A04040408040A040"> : tensor<4x9xbf16>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Transpose_32(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x3x4xbf16>],
  expected = [dense<"0x00008040004140418041A041803FA040104150418841A8410040C040204160419041B0414040E040304170419841B841"> : tensor<4x2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ReverseV2_33(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040"> : tensor<2x3xbf16>],
  expected = [dense<"0x0040803F0000A04080404040"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @DepthToSpace_34(%0: tensor<1x2x3x8xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841C041C841D041D841E041E841F041F8410042044208420C421042144218421C422042244228422C423042344238423C42"> : tensor<1x2x3x8xbf16>],
  expected = [dense<"0x0000803F00404040004110412041304180418841904198418040A040C040E0404041504160417041A041A841B041B841C041C841D041D8410042044208420C422042244228422C42E041E841F041F8411042144218421C423042344238423C42"> : tensor<1x4x6x2xbf16>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SpaceToDepth_35(%0: tensor<?x?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<1x4x2x3xbf16>],
  expected = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<1x2x1x12xbf16>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Pad_36(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x000000000000000000010200000003040500"> : tensor<3x6xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xi8>, tensor<2x2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @PadV2_37(%0: tensor<?x?xi8>, %2: tensor<i8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>, dense<"0x01"> : tensor<i8>],
  expected = [dense<"0x010101010101010100010201010103040501"> : tensor<3x6xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xi8>, tensor<2x2xi32>, tensor<i8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MirrorPad_38(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x050403040504020100010201050403040504"> : tensor<3x6xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xi8>, tensor<2x2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @MirrorPad_39(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x010000010202010000010202040303040505"> : tensor<3x6xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xi8>, tensor<2x2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Tile_40(%0: tensor<2x3xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x000102000102000102030405030405030405000102000102000102030405030405030405"> : tensor<4x9xi8>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Transpose_41(%0: tensor<?x?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xi8>],
  expected = [dense<"0x0004080C10140105090D111502060A0E121603070B0F1317"> : tensor<4x2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @ReverseV2_42(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xi8>],
  expected = [dense<"0x020100050403"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @DepthToSpace_43(%0: tensor<1x2x3x8xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F"> : tensor<1x2x3x8xi8>],
  expected = [dense<"0x0001020308090A0B10111213040506070C0D0E0F1415161718191A1B2021222328292A2B1C1D1E1F242526272C2D2E2F"> : tensor<1x4x6x2xi8>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SpaceToDepth_44(%0: tensor<?x?x?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<1x4x2x3xi8>],
  expected = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<1x2x1x12xi8>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Pad_45(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x000000000000000000000000000000000000010002000000000000000300040005000000"> : tensor<3x6xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xi16>, tensor<2x2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @PadV2_46(%0: tensor<?x?xi16>, %2: tensor<i16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>, dense<"0x0100"> : tensor<i16>],
  expected = [dense<"0x010001000100010001000100010001000000010002000100010001000300040005000100"> : tensor<3x6xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xi16>, tensor<2x2xi32>, tensor<i16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @MirrorPad_47(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x050004000300040005000400020001000000010002000100050004000300040005000400"> : tensor<3x6xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xi16>, tensor<2x2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @MirrorPad_48(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x010000000000010002000200010000000000010002000200040003000300040005000500"> : tensor<3x6xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xi16>, tensor<2x2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Tile_49(%0: tensor<2x3xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x000001000200000001000200000001000200030004000500030004000500030004000500000001000200000001000200000001000200030004000500030004000500030004000500"> : tensor<4x9xi16>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Transpose_50(%0: tensor<?x?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xi16>],
  expected = [dense<"0x0000040008000C00100014000100050009000D0011001500020006000A000E0012001600030007000B000F0013001700"> : tensor<4x2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @ReverseV2_51(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xi16>],
  expected = [dense<"0x020001000000050004000300"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @DepthToSpace_52(%0: tensor<1x2x3x8xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F00"> : tensor<1x2x3x8xi16>],
  expected = [dense<"0x0000010002000300080009000A000B00100011001200130004000500060007000C000D000E000F001400150016001700180019001A001B002000210022002300280029002A002B001C001D001E001F0024002500260027002C002D002E002F00"> : tensor<1x4x6x2xi16>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SpaceToDepth_53(%0: tensor<?x?x?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<1x4x2x3xi16>],
  expected = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<1x2x1x12xi16>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Pad_54(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000200000000000000000000000000000003000000040000000500000000000000"> : tensor<3x6xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xi32>, tensor<2x2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @PadV2_55(%0: tensor<?x?xi32>, %2: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<"0x010000000100000001000000010000000100000001000000010000000100000000000000010000000200000001000000010000000100000003000000040000000500000001000000"> : tensor<3x6xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xi32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MirrorPad_56(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x050000000400000003000000040000000500000004000000020000000100000000000000010000000200000001000000050000000400000003000000040000000500000004000000"> : tensor<3x6xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xi32>, tensor<2x2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @MirrorPad_57(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x010000000000000000000000010000000200000002000000010000000000000000000000010000000200000002000000040000000300000003000000040000000500000005000000"> : tensor<3x6xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xi32>, tensor<2x2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Tile_58(%0: tensor<2x3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x000000000100000002000000000000000100000002000000000000000100000002000000030000000400000005000000030000000400000005000000030000000400000005000000000000000100000002000000000000000100000002000000000000000100000002000000030000000400000005000000030000000400000005000000030000000400000005000000"> : tensor<4x9xi32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Transpose_59(%0: tensor<?x?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xi32>],
  expected = [dense<"0x0000000004000000080000000C00000010000000140000000100000005000000090000000D000000110000001500000002000000060000000A0000000E000000120000001600000003000000070000000B0000000F0000001300000017000000"> : tensor<4x2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ReverseV2_60(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xi32>],
  expected = [dense<"0x020000000100000000000000050000000400000003000000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @DepthToSpace_61(%0: tensor<1x2x3x8xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000"> : tensor<1x2x3x8xi32>],
  expected = [dense<"0x0000000001000000020000000300000008000000090000000A0000000B00000010000000110000001200000013000000040000000500000006000000070000000C0000000D0000000E0000000F0000001400000015000000160000001700000018000000190000001A0000001B0000002000000021000000220000002300000028000000290000002A0000002B0000001C0000001D0000001E0000001F000000240000002500000026000000270000002C0000002D0000002E0000002F000000"> : tensor<1x4x6x2xi32>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SpaceToDepth_62(%0: tensor<?x?x?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<1x4x2x3xi32>],
  expected = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<1x2x1x12xi32>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Pad_63(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000000000000000000000300000000000000040000000000000005000000000000000000000000000000"> : tensor<3x6xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xi64>, tensor<2x2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @PadV2_64(%0: tensor<?x?xi64>, %2: tensor<i64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>, dense<"0x0100000000000000"> : tensor<i64>],
  expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000300000000000000040000000000000005000000000000000100000000000000"> : tensor<3x6xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xi64>, tensor<2x2xi32>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MirrorPad_65(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x050000000000000004000000000000000300000000000000040000000000000005000000000000000400000000000000020000000000000001000000000000000000000000000000010000000000000002000000000000000100000000000000050000000000000004000000000000000300000000000000040000000000000005000000000000000400000000000000"> : tensor<3x6xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xi64>, tensor<2x2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @MirrorPad_66(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x010000000000000000000000000000000000000000000000010000000000000002000000000000000200000000000000010000000000000000000000000000000000000000000000010000000000000002000000000000000200000000000000040000000000000003000000000000000300000000000000040000000000000005000000000000000500000000000000"> : tensor<3x6xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xi64>, tensor<2x2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Tile_67(%0: tensor<2x3xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000"> : tensor<4x9xi64>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Transpose_68(%0: tensor<?x?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xi64>],
  expected = [dense<"0x0000000000000000040000000000000008000000000000000C00000000000000100000000000000014000000000000000100000000000000050000000000000009000000000000000D0000000000000011000000000000001500000000000000020000000000000006000000000000000A000000000000000E0000000000000012000000000000001600000000000000030000000000000007000000000000000B000000000000000F0000000000000013000000000000001700000000000000"> : tensor<4x2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ReverseV2_69(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xi64>],
  expected = [dense<"0x020000000000000001000000000000000000000000000000050000000000000004000000000000000300000000000000"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @DepthToSpace_70(%0: tensor<1x2x3x8xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F00000000000000"> : tensor<1x2x3x8xi64>],
  expected = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000080000000000000009000000000000000A000000000000000B00000000000000100000000000000011000000000000001200000000000000130000000000000004000000000000000500000000000000060000000000000007000000000000000C000000000000000D000000000000000E000000000000000F000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000002000000000000000210000000000000022000000000000002300000000000000280000000000000029000000000000002A000000000000002B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000024000000000000002500000000000000260000000000000027000000000000002C000000000000002D000000000000002E000000000000002F00000000000000"> : tensor<1x4x6x2xi64>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SpaceToDepth_71(%0: tensor<?x?x?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<1x4x2x3xi64>],
  expected = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<1x2x1x12xi64>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Pad_72(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x000000000000000000010200000003040500"> : tensor<3x6xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xui8>, tensor<2x2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @PadV2_73(%0: tensor<?x?xui8>, %2: tensor<ui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>, dense<"0x01"> : tensor<ui8>],
  expected = [dense<"0x010101010101010100010201010103040501"> : tensor<3x6xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xui8>, tensor<2x2xi32>, tensor<ui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MirrorPad_74(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x050403040504020100010201050403040504"> : tensor<3x6xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xui8>, tensor<2x2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @MirrorPad_75(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x010000010202010000010202040303040505"> : tensor<3x6xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xui8>, tensor<2x2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Tile_76(%0: tensor<2x3xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x000102000102000102030405030405030405000102000102000102030405030405030405"> : tensor<4x9xui8>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Transpose_77(%0: tensor<?x?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x3x4xui8>],
  expected = [dense<"0x0004080C10140105090D111502060A0E121603070B0F1317"> : tensor<4x2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @ReverseV2_78(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405"> : tensor<2x3xui8>],
  expected = [dense<"0x020100050403"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @DepthToSpace_79(%0: tensor<1x2x3x8xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F"> : tensor<1x2x3x8xui8>],
  expected = [dense<"0x0001020308090A0B10111213040506070C0D0E0F1415161718191A1B2021222328292A2B1C1D1E1F242526272C2D2E2F"> : tensor<1x4x6x2xui8>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SpaceToDepth_80(%0: tensor<?x?x?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<1x4x2x3xui8>],
  expected = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<1x2x1x12xui8>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Pad_81(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>],
  expected = [dense<"0x000000000000000000000000000000000000010002000000000000000300040005000000"> : tensor<3x6xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xui16>, tensor<2x2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @PadV2_82(%0: tensor<?x?xui16>, %2: tensor<ui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>, dense<"0x0100"> : tensor<ui16>],
  expected = [dense<"0x010001000100010001000100010001000000010002000100010001000300040005000100"> : tensor<3x6xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xui16>, tensor<2x2xi32>, tensor<ui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MirrorPad_83(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>],
  expected = [dense<"0x050004000300040005000400020001000000010002000100050004000300040005000400"> : tensor<3x6xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xui16>, tensor<2x2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @MirrorPad_84(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>],
  expected = [dense<"0x010000000000010002000200010000000000010002000200040003000300040005000500"> : tensor<3x6xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xui16>, tensor<2x2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Transpose_85(%0: tensor<?x?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x3x4xui16>],
  expected = [dense<"0x0000040008000C00100014000100050009000D0011001500020006000A000E0012001600030007000B000F0013001700"> : tensor<4x2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @ReverseV2_86(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000001000200030004000500"> : tensor<2x3xui16>],
  expected = [dense<"0x020001000000050004000300"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @DepthToSpace_87(%0: tensor<1x2x3x8xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700180019001A001B001C001D001E001F0020002100220023002400250026002700280029002A002B002C002D002E002F00"> : tensor<1x2x3x8xui16>],
  expected = [dense<"0x0000010002000300080009000A000B00100011001200130004000500060007000C000D000E000F001400150016001700180019001A001B002000210022002300280029002A002B001C001D001E001F0024002500260027002C002D002E002F00"> : tensor<1x4x6x2xui16>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SpaceToDepth_88(%0: tensor<?x?x?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<1x4x2x3xui16>],
  expected = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<1x2x1x12xui16>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Pad_89(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000010000000200000000000000000000000000000003000000040000000500000000000000"> : tensor<3x6xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xui32>, tensor<2x2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @PadV2_90(%0: tensor<?x?xui32>, %2: tensor<ui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>, dense<"0x01000000"> : tensor<ui32>],
  expected = [dense<"0x010000000100000001000000010000000100000001000000010000000100000000000000010000000200000001000000010000000100000003000000040000000500000001000000"> : tensor<3x6xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xui32>, tensor<2x2xi32>, tensor<ui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MirrorPad_91(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x050000000400000003000000040000000500000004000000020000000100000000000000010000000200000001000000050000000400000003000000040000000500000004000000"> : tensor<3x6xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xui32>, tensor<2x2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @MirrorPad_92(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x010000000000000000000000010000000200000002000000010000000000000000000000010000000200000002000000040000000300000003000000040000000500000005000000"> : tensor<3x6xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xui32>, tensor<2x2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Tile_93(%0: tensor<2x3xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x000000000100000002000000000000000100000002000000000000000100000002000000030000000400000005000000030000000400000005000000030000000400000005000000000000000100000002000000000000000100000002000000000000000100000002000000030000000400000005000000030000000400000005000000030000000400000005000000"> : tensor<4x9xui32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Transpose_94(%0: tensor<?x?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x3x4xui32>],
  expected = [dense<"0x0000000004000000080000000C00000010000000140000000100000005000000090000000D000000110000001500000002000000060000000A0000000E000000120000001600000003000000070000000B0000000F0000001300000017000000"> : tensor<4x2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @ReverseV2_95(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000"> : tensor<2x3xui32>],
  expected = [dense<"0x020000000100000000000000050000000400000003000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @DepthToSpace_96(%0: tensor<1x2x3x8xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F000000200000002100000022000000230000002400000025000000260000002700000028000000290000002A0000002B0000002C0000002D0000002E0000002F000000"> : tensor<1x2x3x8xui32>],
  expected = [dense<"0x0000000001000000020000000300000008000000090000000A0000000B00000010000000110000001200000013000000040000000500000006000000070000000C0000000D0000000E0000000F0000001400000015000000160000001700000018000000190000001A0000001B0000002000000021000000220000002300000028000000290000002A0000002B0000001C0000001D0000001E0000001F000000240000002500000026000000270000002C0000002D0000002E0000002F000000"> : tensor<1x4x6x2xui32>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SpaceToDepth_97(%0: tensor<?x?x?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<1x4x2x3xui32>],
  expected = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<1x2x1x12xui32>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Pad_98(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000010000000000000002000000000000000000000000000000000000000000000000000000000000000300000000000000040000000000000005000000000000000000000000000000"> : tensor<3x6xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xui64>, tensor<2x2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @PadV2_99(%0: tensor<?x?xui64>, %2: tensor<ui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>, dense<"0x0100000000000000"> : tensor<ui64>],
  expected = [dense<"0x010000000000000001000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000001000000000000000000000000000000010000000000000002000000000000000100000000000000010000000000000001000000000000000300000000000000040000000000000005000000000000000100000000000000"> : tensor<3x6xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xui64>, tensor<2x2xi32>, tensor<ui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MirrorPad_100(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x050000000000000004000000000000000300000000000000040000000000000005000000000000000400000000000000020000000000000001000000000000000000000000000000010000000000000002000000000000000100000000000000050000000000000004000000000000000300000000000000040000000000000005000000000000000400000000000000"> : tensor<3x6xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xui64>, tensor<2x2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @MirrorPad_101(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x010000000000000000000000000000000000000000000000010000000000000002000000000000000200000000000000010000000000000000000000000000000000000000000000010000000000000002000000000000000200000000000000040000000000000003000000000000000300000000000000040000000000000005000000000000000500000000000000"> : tensor<3x6xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xui64>, tensor<2x2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Tile_102(%0: tensor<2x3xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000030000000000000004000000000000000500000000000000"> : tensor<4x9xui64>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Transpose_103(%0: tensor<?x?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x3x4xui64>],
  expected = [dense<"0x0000000000000000040000000000000008000000000000000C00000000000000100000000000000014000000000000000100000000000000050000000000000009000000000000000D0000000000000011000000000000001500000000000000020000000000000006000000000000000A000000000000000E0000000000000012000000000000001600000000000000030000000000000007000000000000000B000000000000000F0000000000000013000000000000001700000000000000"> : tensor<4x2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @ReverseV2_104(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000500000000000000"> : tensor<2x3xui64>],
  expected = [dense<"0x020000000000000001000000000000000000000000000000050000000000000004000000000000000300000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @DepthToSpace_105(%0: tensor<1x2x3x8xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000020000000000000002100000000000000220000000000000023000000000000002400000000000000250000000000000026000000000000002700000000000000280000000000000029000000000000002A000000000000002B000000000000002C000000000000002D000000000000002E000000000000002F00000000000000"> : tensor<1x2x3x8xui64>],
  expected = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000080000000000000009000000000000000A000000000000000B00000000000000100000000000000011000000000000001200000000000000130000000000000004000000000000000500000000000000060000000000000007000000000000000C000000000000000D000000000000000E000000000000000F000000000000001400000000000000150000000000000016000000000000001700000000000000180000000000000019000000000000001A000000000000001B000000000000002000000000000000210000000000000022000000000000002300000000000000280000000000000029000000000000002A000000000000002B000000000000001C000000000000001D000000000000001E000000000000001F0000000000000024000000000000002500000000000000260000000000000027000000000000002C000000000000002D000000000000002E000000000000002F00000000000000"> : tensor<1x4x6x2xui64>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SpaceToDepth_106(%0: tensor<?x?x?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<1x4x2x3xui64>],
  expected = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<1x2x1x12xui64>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Pad_107(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[false, false, false, false, false, false], [false, false, true, false, false, false], [false, false, true, false, false, false]]> : tensor<3x6xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.Pad %0, %1 : (tensor<?x?xi1>, tensor<2x2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @PadV2_108(%0: tensor<?x?xi1>, %2: tensor<i1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>, dense<false> : tensor<i1>],
  expected = [dense<[[false, false, false, false, false, false], [false, false, true, false, false, false], [false, false, true, false, false, false]]> : tensor<3x6xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.PadV2 %0, %1, %2 : (tensor<?x?xi1>, tensor<2x2xi32>, tensor<i1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @MirrorPad_109(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[false, false, true, false, false, false], [false, false, true, false, false, false], [false, false, true, false, false, false]]> : tensor<3x6xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xi1>, tensor<2x2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @MirrorPad_110(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[false, true, true, false, false, false], [false, true, true, false, false, false], [false, true, true, false, false, false]]> : tensor<3x6xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000200000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xi1>, tensor<2x2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Tile_111(%0: tensor<2x3xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[true, false, false, true, false, false, true, false, false], [true, false, false, true, false, false, true, false, false], [true, false, false, true, false, false, true, false, false], [true, false, false, true, false, false, true, false, false]]> : tensor<4x9xi1>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xi1>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Transpose_112(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, false, false, true], [false, false, true, false], [false, true, false, false]], [[true, false, false, true], [false, false, true, false], [false, true, false, false]]]> : tensor<2x3x4xi1>],
  expected = [dense<[[[true, false, false], [true, false, false]], [[false, false, true], [false, false, true]], [[false, true, false], [false, true, false]], [[true, false, false], [true, false, false]]]> : tensor<4x2x3xi1>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xi1>, tensor<3xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @ReverseV2_113(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false], [true, false, false]]> : tensor<2x3xi1>],
  expected = [dense<[[false, false, true], [false, false, true]]> : tensor<2x3xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @DepthToSpace_114(%0: tensor<1x2x3x8xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[[true, false, false, true, false, false, true, false], [false, true, false, false, true, false, false, true], [false, false, true, false, false, true, false, false]], [[true, false, false, true, false, false, true, false], [false, true, false, false, true, false, false, true], [false, false, true, false, false, true, false, false]]]]> : tensor<1x2x3x8xi1>],
  expected = [dense<[[[[true, false], [false, true], [false, true], [false, false], [false, false], [true, false]], [[false, false], [true, false], [true, false], [false, true], [false, true], [false, false]], [[true, false], [false, true], [false, true], [false, false], [false, false], [true, false]], [[false, false], [true, false], [true, false], [false, true], [false, true], [false, false]]]]> : tensor<1x4x6x2xi1>]} {
  %r = tf.DepthToSpace %0 {block_size = 2 : i64} : (tensor<1x2x3x8xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @SpaceToDepth_115(%0: tensor<?x?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]]> : tensor<1x4x2x3xi1>],
  expected = [dense<[[[[true, false, false, true, false, false, true, false, false, true, false, false]], [[true, false, false, true, false, false, true, false, false, true, false, false]]]]> : tensor<1x2x1x12xi1>]} {
  %r = tf.SpaceToDepth %0 {block_size = 2 : i64} : (tensor<?x?x?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Pad_116(%0: tensor<2x3xf32>, %1: tensor<2x2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0100000000000000000000000000000002000000000000000100000000000000"> : tensor<2x2xi64>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000803F0000004000000000000000000000000000004040000080400000A04000000000"> : tensor<3x6xf32>]} {
  %r = tf.Pad %0, %1 : (tensor<2x3xf32>, tensor<2x2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pad_117(%0: tensor<2x3xf32>, %1: tensor<2x2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0100000000000000FFFFFFFFFFFFFFFF02000000000000000100000000000000"> : tensor<2x2xi64>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Pad %0, %1 : (tensor<2x3xf32>, tensor<2x2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPad_118(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x02000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<2x3xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPad_119(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x02000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPad %0, %1 {mode = "REFLECT"} : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPadGrad_120(%0: tensor<6x7xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAB21EDBF98486EBFC9D523BF078EBC3FD500813A7EA82CBF315BEF3E550ED6BF60CFCCBFD7A0A6BFBB8C6FBFEAF47ABE446DE3BFDDF4B93FE1C4F8BF5306EEBF28EB84BF507B25BFD3F5B83F4274A9BFEEB0AB3F4BFD713F132112BF16422DBFFBF9FB3FD579DA3FC58DF93E7D72203E12EE063FB09DB6BF0380BABFEC4F73BFD5499FBEEA7CBBBE4D484EBF8111C63F490896BE1051D93E8A6258BFE645033FB7A982BF52BAB3BF"> : tensor<6x7xf32>],
  expected = [dense<"0xD7A0A6BFDF4A22C0F26CF5BF446DE3BFDDF4B93F0CD6D6BF415AFBBF3C6816C081C8FFBFBA87E73F1C3381BE68D8843E3CCB96408C8C08BF02AC9FBF0380BABFD32218C09E245D3EEA7CBBBE4D484EBF"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000200000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPadGrad %0, %1 {mode = "REFLECT"} : (tensor<6x7xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPadGrad_121(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAB21EDBF98486EBFC9D523BF078EBC3FD500813A7EA82CBF315BEF3E550ED6BF60CFCCBFD7A0A6BFBB8C6FBFEAF47ABE446DE3BFDDF4B93FE1C4F8BF5306EEBF28EB84BF507B25BFD3F5B83F4274A9BFEEB0AB3F4BFD713F132112BF16422DBFFBF9FB3FD579DA3FC58DF93E7D72203E12EE063FB09DB6BF0380BABFEC4F73BFD5499FBEEA7CBBBE4D484EBF8111C63F490896BE1051D93E8A6258BFE645033FB7A982BF52BAB3BF"> : tensor<6x7xf32>],
  expected = [dense<"0xD7A0A6BFDF4A22C0F26CF5BF446DE3BFDDF4B93F0CD6D6BF415AFBBF3C6816C081C8FFBFBA87E73F1C3381BE68D8843E3CCB96408C8C08BF02AC9FBF0380BABFD32218C09E245D3EEA7CBBBE4D484EBF"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000200000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPadGrad %0, %1 {mode = "REFLECT"} : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPadGrad_122(%0: tensor<6x7xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9CC3F53FA692EA3F852B633FC29B46BFD091D73FEC24943FFFCB1E3FDE1A20BE15EBA63FD18987BFDD955EBF691585BFD8C98BBF272FE43F7282E03FC57D6F3F46DB7B3EB6F3AEBFDBF58BBF1FE8783F163ECCBFA8193A3F8424AD3FAB5881BF1BDF103810AE84BF683982BF073D2C3F83FC8FBF78DE13BE9E45BABE86DEFABF9A9E973F6800CFBFAE7383BF80C684BFFDD3A8BE39D1C43FA43A163F40A8E73E723698BF5E5A673E"> : tensor<6x7xf32>],
  expected = [dense<"0xD7C43D400077F23DCEF8243F40B1853D93CA19404B3A973FF03AC63EDBF58BBF1FE8783F163ECCBF642FAF3EEB1B3A3F10AE84BF683982BF073D2C3F081E333F1C4262C0AA88D13F6D9B33C0C4104DBF"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000200000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPadGrad %0, %1 {mode = "SYMMETRIC"} : (tensor<6x7xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @MirrorPadGrad_123(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9CC3F53FA692EA3F852B633FC29B46BFD091D73FEC24943FFFCB1E3FDE1A20BE15EBA63FD18987BFDD955EBF691585BFD8C98BBF272FE43F7282E03FC57D6F3F46DB7B3EB6F3AEBFDBF58BBF1FE8783F163ECCBFA8193A3F8424AD3FAB5881BF1BDF103810AE84BF683982BF073D2C3F83FC8FBF78DE13BE9E45BABE86DEFABF9A9E973F6800CFBFAE7383BF80C684BFFDD3A8BE39D1C43FA43A163F40A8E73E723698BF5E5A673E"> : tensor<6x7xf32>],
  expected = [dense<"0xD7C43D400077F23DCEF8243F40B1853D93CA19404B3A973FF03AC63EDBF58BBF1FE8783F163ECCBF642FAF3EEB1B3A3F10AE84BF683982BF073D2C3F081E333F1C4262C0AA88D13F6D9B33C0C4104DBF"> : tensor<4x5xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000200000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.MirrorPadGrad %0, %1 {mode = "SYMMETRIC"} : (tensor<?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_124(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A040"> : tensor<2x6xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_125(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A040"> : tensor<2x6xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_126(%0: tensor<2x3xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0300000002000000"> : tensor<2xi32>],
  expected = [dense<"0x000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A040000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A040000000000000803F00000040000000000000803F0000004000004040000080400000A04000004040000080400000A040"> : tensor<6x6xf32>]} {
  %r = tf.Tile %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_127(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<> : tensor<0x6xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Tile_128(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<> : tensor<0x6xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Tile %0, %1 : (tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_129(%0: tensor<2x1x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<2x1x4xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_130(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000001000000000000000200000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_131(%0: tensor<2x1x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<1x2x4xf32>]} {
  %1 = tf.Const {value = dense<"0x010000000000000000000000000000000200000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<2x1x4xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_132(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<1x2x4xf32>]} {
  %1 = tf.Const {value = dense<"0x010000000000000000000000000000000200000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_133(%0: tensor<2x1x4xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x00000000000080400000803F0000A040000000400000C040000040400000E040"> : tensor<4x1x2xf32>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<2x1x4xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Transpose_134(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x1x4xf32>],
  expected = [dense<"0x00000000000080400000803F0000A040000000400000C040000040400000E040"> : tensor<4x1x2xf32>]} {
  %1 = tf.Const {value = dense<"0x020000000000000001000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Transpose %0, %1 : (tensor<?x?x?xf32>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ConjugateTranspose_135(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x00000000000040400000803F00008040000000400000A040"> : tensor<3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000000000000000000"> : tensor<2xi64>} : tensor<2xi64>
  %r = tf.ConjugateTranspose %0, %1 : (tensor<2x3xf32>, tensor<2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ConjugateTranspose_136(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x00000000000040400000803F00008040000000400000A040"> : tensor<3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000000000000000000"> : tensor<2xi64>} : tensor<2xi64>
  %r = tf.ConjugateTranspose %0, %1 : (tensor<?x?xf32>, tensor<2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reverse_137(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x00004040000080400000A040000000000000803F00000040"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<[true, false]> : tensor<2xi1>} : tensor<2xi1>
  %r = tf.Reverse %0, %1 : (tensor<2x3xf32>, tensor<2xi1>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Reverse_138(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x00004040000080400000A040000000000000803F00000040"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<[true, false]> : tensor<2xi1>} : tensor<2xi1>
  %r = tf.Reverse %0, %1 : (tensor<?x?xf32>, tensor<2xi1>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseV2_139(%0: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x0000A0400000804000004040000000400000803F00000000"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<2x3xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseV2_140(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>],
  expected = [dense<"0x0000A0400000804000004040000000400000803F00000000"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ReverseV2 %0, %1 : (tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_141(%0: tensor<1x4x4x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<1x4x4x2xf32>],
  expected = [dense<"0x000000000000803F000080400000A04000008041000088410000A0410000A84100000040000040400000C0400000E04000009041000098410000B0410000B841000000410000104100004041000050410000C0410000C8410000E0410000E841000020410000304100006041000070410000D0410000D8410000F0410000F841"> : tensor<4x2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<1x4x4x2xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_142(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<1x4x4x2xf32>],
  expected = [dense<"0x000000000000803F000080400000A04000008041000088410000A0410000A84100000040000040400000C0400000E04000009041000098410000B0410000B841000000410000104100004041000050410000C0410000C8410000E0410000E841000020410000304100006041000070410000D0410000D8410000F0410000F841"> : tensor<4x2x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<?x?x?x?xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_143(%0: tensor<2x4x5x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42"> : tensor<2x4x5x1xf32>],
  expected = [dense<"0x00000000000000000000A04000000041000070410000904100000000000000000000C8410000E04100000C420000184200000000000000000000C04000001041000080410000984100000000000000000000D0410000E8410000104200001C4200000000000000000000E04000000000000088410000000000000000000000000000D8410000000000001442000000000000000000004040000020410000504100000000000000000000A0410000B8410000F0410000044200000000000000000000803F00008040000030410000604100000000000000000000A8410000C0410000F8410000084200000000000000000000004000000000000040410000000000000000000000000000B0410000000000000042000000000000000000000000"> : tensor<12x3x2x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x01000000010000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<2x4x5x1xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_144(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C42"> : tensor<2x4x5x1xf32>],
  expected = [dense<"0x00000000000000000000A04000000041000070410000904100000000000000000000C8410000E04100000C420000184200000000000000000000C04000001041000080410000984100000000000000000000D0410000E8410000104200001C4200000000000000000000E04000000000000088410000000000000000000000000000D8410000000000001442000000000000000000004040000020410000504100000000000000000000A0410000B8410000F0410000044200000000000000000000803F00008040000030410000604100000000000000000000A8410000C0410000F8410000084200000000000000000000004000000000000040410000000000000000000000000000B0410000000000000042000000000000000000000000"> : tensor<12x3x2x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x01000000010000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<?x?x?x?xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_145(%0: tensor<2x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<2x5x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000001041000020410000304100000000000000000000000000000000000000000000000000009041000098410000A0410000C0410000C8410000D041000000000000000000000000000000000000803F000000400000C0400000E040000000410000404100005041000060410000000000000000000000000000704100008041000088410000A8410000B0410000B8410000D8410000E0410000E841000000000000000000000000"> : tensor<4x4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x0100000002000000"> : tensor<1x2xi32>} : tensor<1x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<2x5x3xf32>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatchND_146(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<2x5x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000001041000020410000304100000000000000000000000000000000000000000000000000009041000098410000A0410000C0410000C8410000D041000000000000000000000000000000000000803F000000400000C0400000E040000000410000404100005041000060410000000000000000000000000000704100008041000088410000A8410000B0410000B8410000D8410000E0410000E841000000000000000000000000"> : tensor<4x4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x0100000002000000"> : tensor<1x2xi32>} : tensor<1x2xi32>
  %r = tf.SpaceToBatchND %0, %1, %2 : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_147(%0: tensor<4x2x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<4x2x2x2xf32>],
  expected = [dense<"0x000000000000803F00000041000010410000004000004040000020410000304100008041000088410000C0410000C84100009041000098410000D0410000D841000080400000A04000004041000050410000C0400000E04000006041000070410000A0410000A8410000E0410000E8410000B0410000B8410000F0410000F841"> : tensor<1x4x4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<4x2x2x2xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_148(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F841"> : tensor<4x2x2x2xf32>],
  expected = [dense<"0x000000000000803F00000041000010410000004000004040000020410000304100008041000088410000C0410000C84100009041000098410000D0410000D841000080400000A04000004041000050410000C0400000E04000006041000070410000A0410000A8410000E0410000E8410000B0410000B8410000F0410000F841"> : tensor<1x4x4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000000000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<?x?x?x?xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_149(%0: tensor<6x3x2x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<6x3x2x1xf32>],
  expected = [dense<"0x000090410000C0410000F041000098410000C84100000040000000410000604100004040000010410000A0410000D041000000420000A8410000D8410000804000002041000080410000A04000003041"> : tensor<1x4x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x01000000010000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<6x3x2x1xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_150(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C42"> : tensor<6x3x2x1xf32>],
  expected = [dense<"0x000090410000C0410000F041000098410000C84100000040000000410000604100004040000010410000A0410000D041000000420000A8410000D8410000804000002041000080410000A04000003041"> : tensor<1x4x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x01000000010000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<?x?x?x?xf32>, tensor<2xi32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_151(%0: tensor<4x4x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C42"> : tensor<4x4x3xf32>],
  expected = [dense<"0x0000C0410000C8410000D04100004040000080400000A0400000D8410000E0410000E8410000C0400000E040000000410000F0410000F8410000004200001042000014420000184200007041000080410000884100001C42000020420000244200009041000098410000A0410000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x0100000002000000"> : tensor<1x2xi32>} : tensor<1x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<4x4x3xf32>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpaceND_152(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C42"> : tensor<4x4x3xf32>],
  expected = [dense<"0x0000C0410000C8410000D04100004040000080400000A0400000D8410000E0410000E8410000C0400000E040000000410000F0410000F8410000004200001042000014420000184200007041000080410000884100001C42000020420000244200009041000098410000A0410000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x0100000002000000"> : tensor<1x2xi32>} : tensor<1x2xi32>
  %r = tf.BatchToSpaceND %0, %1, %2 : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatch_153(%0: tensor<1x4x2x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041"> : tensor<1x4x2x2xf32>],
  expected = [dense<"0x0000000000000000000080400000A040000040410000504100000000000000000000C0400000E0400000604100007041000000000000803F00000041000010410000000000000000000000400000404000002041000030410000000000000000"> : tensor<4x3x1x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatch %0, %1 {block_size = 2 : i64} : (tensor<1x4x2x2xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SpaceToBatch_154(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041"> : tensor<1x4x2x2xf32>],
  expected = [dense<"0x0000000000000000000080400000A040000040410000504100000000000000000000C0400000E0400000604100007041000000000000803F00000041000010410000000000000000000000400000404000002041000030410000000000000000"> : tensor<4x3x1x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000010000000000000000000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.SpaceToBatch %0, %1 {block_size = 2 : i64} : (tensor<?x?x?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpace_155(%0: tensor<4x2x2x1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041"> : tensor<4x2x2x1xf32>],
  expected = [dense<"0x000000410000404100001041000000400000C04000004040000020410000604100003041"> : tensor<1x3x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpace %0, %1 {block_size = 2 : i64} : (tensor<4x2x2x1xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BatchToSpace_156(%0: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041"> : tensor<4x2x2x1xf32>],
  expected = [dense<"0x000000410000404100001041000000400000C04000004040000020410000604100003041"> : tensor<1x3x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000000000000000000001000000"> : tensor<2x2xi32>} : tensor<2x2xi32>
  %r = tf.BatchToSpace %0, %1 {block_size = 2 : i64} : (tensor<?x?x?x?xf32>, tensor<2x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
