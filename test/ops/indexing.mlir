// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @indexing {
weir.step @GatherV2_0(%0: tensor<?x?xf32>, %1: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x00004041000050410000604100007041000000000000803F000000400000404000008041000088410000904100009841"> : tensor<3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_1(%0: tensor<?x?xf32>, %1: tensor<3xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x00004041000050410000604100007041000000000000803F000000400000404000008041000088410000904100009841"> : tensor<3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<3xi64>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_2(%0: tensor<?x?xf32>, %1: tensor<2x1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x00004041000050410000604100007041000080400000A0400000C0400000E040"> : tensor<2x4xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xf32>, tensor<2x1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_3(%0: tensor<3x1xi32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x0000000000000000010CF53EE821193F00000000000000005C4DEDBFD79A4F3D0000000000000000"> : tensor<5x2xf32>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterUpdate_4(%0: tensor<?x?xf32>, %1: tensor<3x1xi32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x000000000000803FAD1DD13EF64427BF000080400000A0405C4DEDBFD79A4F3D0000004100001041"> : tensor<5x2xf32>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xf32>, tensor<3x1xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterAdd_5(%0: tensor<?x?xf32>, %1: tensor<3x1xi32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x000000000000803F81A11E407A486640000080400000A040A9AC8440369FE1400000004100001041"> : tensor<5x2xf32>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xf32>, tensor<3x1xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterSub_6(%0: tensor<?x?xf32>, %1: tensor<3x1xi32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x000000000000803F00BDC23F86B71940000080400000A0405753FB40CA60DE400000004100001041"> : tensor<5x2xf32>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xf32>, tensor<3x1xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterMax_7(%0: tensor<?x?xf32>, %1: tensor<3x1xi32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xf32>, tensor<3x1xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterMin_8(%0: tensor<?x?xf32>, %1: tensor<3x1xi32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041"> : tensor<5x2xf32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x51B98F3D6F33A03F5C4DEDBFD79A4F3DAD1DD13EF64427BF"> : tensor<3x2xf32>],
  expected = [dense<"0x000000000000803F51B98F3DF64427BF000080400000A0405C4DEDBFD79A4F3D0000004100001041"> : tensor<5x2xf32>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xf32>, tensor<3x1xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentSum_9(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5ACD96BFA9B38D3F80B9AE3FEBB344BF5D48F63F8104983FD3972B3EE4B49E3F0A4FA3BF876659BF"> : tensor<5x2xf32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x60A7B63D390DCFBF0000000000000000605A81BF463416400000000000000000"> : tensor<4x2xf32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xf32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentProd_10(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFBACBEBF3739F03F04D9EEBF605F61BFBB204EBF538DFFBF3409693FEF2687BDDB8BC33F9A9AA4BF"> : tensor<5x2xf32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xCA7136C034E9903F0000803F0000803F4B92ADBF6AA5FDBD0000803F0000803F"> : tensor<4x2xf32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xf32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentMax_11(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x041E113F33CC69BF014E503E16D1293F92D2223FA9644D3EFF82483E7568CABF4C10A2BFE560FEBF"> : tensor<5x2xf32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x014E503E16D1293FFFFF7FFFFFFF7FFF041E113F33CC69BFFFFF7FFFFFFF7FFF"> : tensor<4x2xf32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xf32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentMin_12(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2488CF3F072227BFA17B96BF54B2C53F729CE63D824743BECE9E9D3FCA7D813F9D2D353FB137AEBE"> : tensor<5x2xf32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xA17B96BFB137AEBEFFFF7F7FFFFF7F7FCE9E9D3F072227BFFFFF7F7FFFFF7F7F"> : tensor<4x2xf32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xf32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentSum_13(%0: tensor<5x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA305BF3EE9B5823E97111FBF2D2C84BF1621743EF28D833F068BBC3F387CE13FF3A013BF7744793F"> : tensor<5x2xf32>],
  expected = [dense<"0x163B7EBE66FD46BF0000000000000000290FDB3F15853240F3A013BF7744793F"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentMean_14(%0: tensor<5x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x082BD8BF89F2B6BF0A8DC2BFDA3660BFF4201DBE1289B43D38FFB33FB321883D364F24BF2859693F"> : tensor<5x2xf32>],
  expected = [dense<"0x095CCDBFFB8693BF00000000000000001A5B203F62559E3D364F24BF2859693F"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentProd_15(%0: tensor<5x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8A86B0BFC8DCCA3DA4BC823FB24AFDBF4889E8BF3E3B42BF03BFFB3ECFC7C53FF3E6253FDDBB0FBF"> : tensor<5x2xf32>],
  expected = [dense<"0xCC4CB4BF63B748BE0000803F0000803F1BAC64BF300F96BFF3E6253FDDBB0FBF"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentMax_16(%0: tensor<5x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x32B63A3FBD976B3F75F8C73F7A2FBCBECA6C4F3F712BED3F43F201BF3DF427BED12BF2BF2A75633C"> : tensor<5x2xf32>],
  expected = [dense<"0x75F8C73FBD976B3F0000000000000000CA6C4F3F712BED3FD12BF2BF2A75633C"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentMin_17(%0: tensor<5x2xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF10B35BF8E26F7BE2EF02C3F713CD83FC87ADC3E30E5AEBFFC73EE3EE81B653EEE474E3F8FA83ABE"> : tensor<5x2xf32>],
  expected = [dense<"0xF10B35BF8E26F7BE0000000000000000C87ADC3E30E5AEBFEE474E3F8FA83ABE"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xf32>, tensor<5xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_18(%0: tensor<4xi32>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x0000803F"> : tensor<f32>, dense<"0x00000000"> : tensor<f32>],
  expected = [dense<"0x000000000000803F0000000000000000000000000000000000000000000000000000000000000000000000000000803F"> : tensor<4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseSequence_19(%0: tensor<?x?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x4x3xf32>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x0000C0400000E0400000004100004040000080400000A040000000000000803F0000004000001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x4x3xf32>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xf32>, tensor<?xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_20(%0: tensor<?x?xf64>, %1: tensor<3xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<5x4xf64>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x00000000000028400000000000002A400000000000002C400000000000002E400000000000000000000000000000F03F000000000000004000000000000008400000000000003040000000000000314000000000000032400000000000003340"> : tensor<3x4xf64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf64>, tensor<3xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @GatherV2_21(%0: tensor<?x?xf64>, %1: tensor<3xi64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<5x4xf64>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x00000000000028400000000000002A400000000000002C400000000000002E400000000000000000000000000000F03F000000000000004000000000000008400000000000003040000000000000314000000000000032400000000000003340"> : tensor<3x4xf64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf64>, tensor<3xi64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @GatherNd_22(%0: tensor<?x?xf64>, %1: tensor<2x1xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<5x4xf64>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x00000000000028400000000000002A400000000000002C400000000000002E400000000000001040000000000000144000000000000018400000000000001C40"> : tensor<2x4xf64>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xf64>, tensor<2x1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @ScatterNd_23(%0: tensor<3x1xi32>, %1: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x00000000000000000000000000000000A066B2E95DC9B4BF364ED0B43D29014000000000000000000000000000000000860043D8B5AFFDBFD4E87AC5DFD7FA3F00000000000000000000000000000000"> : tensor<5x2xf64>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @TensorScatterUpdate_24(%0: tensor<?x?xf64>, %1: tensor<3x1xi32>, %2: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F88069C3CAC0FE0BF9023800009D0E23F00000000000010400000000000001440860043D8B5AFFDBFD4E87AC5DFD7FA3F00000000000020400000000000002240"> : tensor<5x2xf64>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xf64>, tensor<3x1xi32>, tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @TensorScatterAdd_25(%0: tensor<?x?xf64>, %1: tensor<3x1xi32>, %2: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F96D964216AB3FE3F1B2768DA9E94144000000000000010400000000000001440DE3FEF89129410401A5DAFF8FB5A214000000000000020400000000000002240"> : tensor<5x2xf64>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xf64>, tensor<3x1xi32>, tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @TensorScatterSub_26(%0: tensor<?x?xf64>, %1: tensor<3x1xi32>, %2: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F35934DEF4AA6004028C7BE2C095BEB3F0000000000001040000000000000144022C01076ED6B1F40CB45A10E084A154000000000000020400000000000002240"> : tensor<5x2xf64>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xf64>, tensor<3x1xi32>, tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @TensorScatterMax_27(%0: tensor<?x?xf64>, %1: tensor<3x1xi32>, %2: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xf64>, tensor<3x1xi32>, tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @TensorScatterMin_28(%0: tensor<?x?xf64>, %1: tensor<3x1xi32>, %2: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240"> : tensor<5x2xf64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x6873CBFE00EDDA3FA48A60E976EAF83F860043D8B5AFFDBFD4E87AC5DFD7FA3F88069C3CAC0FE0BF9023800009D0E23F"> : tensor<3x2xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F88069C3CAC0FE0BF9023800009D0E23F00000000000010400000000000001440860043D8B5AFFDBFD4E87AC5DFD7FA3F00000000000020400000000000002240"> : tensor<5x2xf64>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xf64>, tensor<3x1xi32>, tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @UnsortedSegmentSum_29(%0: tensor<?x?xf64>, %1: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x44899858979BFC3FD81FC2079924E43FE0090A5ED599B2BFD82253A3634CDDBFF68DC02EE844F8BF3094227737B7D4BF1CACF0E5F2D9F43FF437391DEAE7FC3F18D354DBB0F9FBBFAA2B742C3E15FABF"> : tensor<5x2xf64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xB67335314E23FDBF307AA48A2BB400C000000000000000000000000000000000B09A441FC5BA0840F0238D501B7D034000000000000000000000000000000000"> : tensor<4x2xf64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @UnsortedSegmentProd_30(%0: tensor<?x?xf64>, %1: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00D0C21F927B7EBF52087107D4A9FBBFD80EE58098B4E2BF2E81859B243FF13F94D98F0851E1F83F52A12645C9AAFCBF5C981001066DF1BF200614EC1696B73FF4374A59ED39E43FCEB0B523C419FD3F"> : tensor<5x2xf64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xCCCCDF7B77A5D7BFD864136F385EFF3F000000000000F03F000000000000F03F86BFCA428099803F17B01348D063C4BF000000000000F03F000000000000F03F"> : tensor<4x2xf64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @UnsortedSegmentMax_31(%0: tensor<?x?xf64>, %1: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x884CB61C7635EFBF4A2EF391CA72FF3FD4586C2AF277ECBFCE34DFFC0E99F9BF402C56C40DD4B4BF0054DB7279C9FBBF2A1B48F9B6BBF63F40CAE2DA2314B6BFC685B2BC24B8F5BF32795F59EF67FB3F"> : tensor<5x2xf64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xD4586C2AF277ECBF32795F59EF67FB3FFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFF2A1B48F9B6BBF63F4A2EF391CA72FF3FFFFFFFFFFFFFEFFFFFFFFFFFFFFFEFFF"> : tensor<4x2xf64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @UnsortedSegmentMin_32(%0: tensor<?x?xf64>, %1: tensor<?xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x90D17075B6D3C9BFC8D11562CE88DCBF8085E0D7C50792BF000FFF4CA43EAFBF12921CBE756DFD3F1E2ABF5377D1FEBFCCA6B79ABFBCF3BFB0C6C58FFAEFD33F283FABE99ABDDF3FF886552A2284D7BF"> : tensor<5x2xf64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x8085E0D7C50792BFF886552A2284D7BFFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7FCCA6B79ABFBCF3BFC8D11562CE88DCBFFFFFFFFFFFFFEF7FFFFFFFFFFFFFEF7F"> : tensor<4x2xf64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xf64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SegmentSum_33(%0: tensor<5x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF066FAB6794BEC3FE44E6FFB7D39F13F70EF30937612F3BF3004F83992C5F63F60D1789ED547B6BF00400493593A75BF14D3EF3280C8FFBFDCE8E3795844FF3FE423659164C9F4BFAED9FB3075CCF4BF"> : tensor<5x2xf64>],
  expected = [dense<"0xE0EFCEDEE6B2D3BF8AA9B31A88FF03400000000000000000000000000000000015B06BC67E9600C09CE450201E2FFF3FE423659164C9F4BFAED9FB3075CCF4BF"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xf64>, tensor<5xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SegmentMean_34(%0: tensor<5x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8E24E74C7693F63F78590C2350D4F2BFC0B2DB060B79FBBF78868C1D7160F4BF4607C295A794FA3F36A917283FE3FB3FC42B1FC10ECAF5BF9E39F05D7975FF3FFADED3202E44F53F7E40A7E94E10F3BF"> : tensor<5x2xf64>],
  expected = [dense<"0xC838D2E75296C3BFF86F4CA0609AF3BF00000000000000000000000000000000086E8B52632AC33F6AF103435CACFD3FFADED3202E44F53F7E40A7E94E10F3BF"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xf64>, tensor<5xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SegmentProd_35(%0: tensor<5x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB4C165DB7F98E53F5894607F85B5D0BF601039B7E4F6B4BF764EF2DB6D52F4BF2041A654FC43B23F202EB4E925C4EF3F9092DC6F3499F63F32D4AF20349AF7BF105B72D17FE7CD3FC0F4185D20CAC2BF"> : tensor<5x2xf64>],
  expected = [dense<"0xCCA07734DD4BACBFDB9AB4E5FB38D53F000000000000F03F000000000000F03F2197F5ED60CCB93F48819EF50E6EF7BF105B72D17FE7CD3FC0F4185D20CAC2BF"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xf64>, tensor<5xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SegmentMax_36(%0: tensor<5x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x345A1C6023B2F8BF90D729B03A71F5BFE03500967FBFFF3FD8D4B4FE705FE73F88F7E11DFDF5DFBFEA0CCA851307FA3F709542FBA174F33FF0ED234EB702F13F10B6E91B2E4FFDBF02CF112D8C16FABF"> : tensor<5x2xf64>],
  expected = [dense<"0xE03500967FBFFF3FD8D4B4FE705FE73F00000000000000000000000000000000709542FBA174F33FEA0CCA851307FA3F10B6E91B2E4FFDBF02CF112D8C16FABF"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xf64>, tensor<5xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @SegmentMin_37(%0: tensor<5x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6E0B6B076CF6F63FC0E95E219177F7BFE86B8614215AD6BF30B9EFE341EDFBBF3A4954BFAE0CF0BF3C3F9DDB5B41E0BF200A794CD7D4E5BF0C94978ACB77F63F701649FC3FD1FBBFC03E88E20A21A1BF"> : tensor<5x2xf64>],
  expected = [dense<"0xE86B8614215AD6BF30B9EFE341EDFBBF000000000000000000000000000000003A4954BFAE0CF0BF3C3F9DDB5B41E0BF701649FC3FD1FBBFC03E88E20A21A1BF"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xf64>, tensor<5xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @OneHot_38(%0: tensor<4xi32>, %2: tensor<f64>, %3: tensor<f64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x000000000000F03F"> : tensor<f64>, dense<"0x0000000000000000"> : tensor<f64>],
  expected = [dense<"0x0000000000000000000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F"> : tensor<4x3xf64>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<f64>, tensor<f64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @ReverseSequence_39(%0: tensor<?x?x?xf64>, %1: tensor<?xi64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x4x3xf64>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x00000000000018400000000000001C4000000000000020400000000000000840000000000000104000000000000014400000000000000000000000000000F03F000000000000004000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000003440000000000000354000000000000036400000000000003740"> : tensor<2x4x3xf64>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xf64>, tensor<?xi64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @GatherV2_40(%0: tensor<?x?xf16>, %1: tensor<3xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<5x4xf16>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x004A804A004B804B0000003C00400042004C404C804CC04C"> : tensor<3x4xf16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf16>, tensor<3xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @GatherV2_41(%0: tensor<?x?xf16>, %1: tensor<3xi64>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<5x4xf16>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x004A804A004B804B0000003C00400042004C404C804CC04C"> : tensor<3x4xf16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf16>, tensor<3xi64>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @GatherNd_42(%0: tensor<?x?xf16>, %1: tensor<2x1xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<5x4xf16>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x004A804A004B804B0044004500460047"> : tensor<2x4xf16>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xf16>, tensor<2x1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @ScatterNd_43(%0: tensor<3x1xi32>, %1: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x00000000CB4098310000000060BF05B800000000"> : tensor<5x2xf16>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @TensorScatterUpdate_44(%0: tensor<?x?xf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x0000003C6D383D3F0044004560BF05B800488048"> : tensor<5x2xf16>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xf16>, tensor<3x1xi32>, tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @TensorScatterAdd_45(%0: tensor<?x?xf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x0000003C66445A420044004528447F4600488048"> : tensor<5x2xf16>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xf16>, tensor<3x1xi32>, tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @TensorScatterSub_46(%0: tensor<?x?xf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x0000003C5AB6A64100440045D847814700488048"> : tensor<5x2xf16>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xf16>, tensor<3x1xi32>, tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @TensorScatterMax_47(%0: tensor<?x?xf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xf16>, tensor<3x1xi32>, tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @TensorScatterMin_48(%0: tensor<?x?xf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C00400042004400450046004700488048"> : tensor<5x2xf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x603F8ABE60BF05B86D383D3F"> : tensor<3x2xf16>],
  expected = [dense<"0x0000003C6D388ABE0044004560BF05B800488048"> : tensor<5x2xf16>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xf16>, tensor<3x1xi32>, tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @UnsortedSegmentSum_49(%0: tensor<?x?xf16>, %1: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0CBC96BFDE3D6DBD0CB0BCBFFFBA3E3BC63457BE"> : tensor<5x2xf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x103FE2C1000000008CBFEEBB00000000"> : tensor<4x2xf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @UnsortedSegmentProd_50(%0: tensor<?x?xf16>, %1: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x55BAA83AE5BFD438DEB4AEB8D0BF713F833F6A3D"> : tensor<5x2xf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x6AC3893A003C003C2F3E313E003C003C"> : tensor<4x2xf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @UnsortedSegmentMax_51(%0: tensor<?x?xf16>, %1: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x07B92D3C1B3E0EBDF23930397DBCD2BCF7399F3E"> : tensor<5x2xf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x1B3E9F3EFFFBFFFB07B92D3CFFFBFFFB"> : tensor<4x2xf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @UnsortedSegmentMin_52(%0: tensor<?x?xf16>, %1: tensor<?xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x35BECCBFACBF1B3C453D6EBFC1BEA43F653B8F3F"> : tensor<5x2xf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xACBF1B3CFF7BFF7BC1BECCBFFF7BFF7B"> : tensor<4x2xf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SegmentSum_53(%0: tensor<5x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4BB41ABB3AB119BD30B9D73F3236523D7A3F86BB"> : tensor<5x2xf16>],
  expected = [dense<"0xE8B653C0000000002EB494427A3F86BB"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xf16>, tensor<5xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SegmentMean_54(%0: tensor<5x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC3BA9134D6B9D5394A3A09BAB93DF5BAFD3E5FBA"> : tensor<5x2xf16>],
  expected = [dense<"0x4CBA0F38000000006F3C7FBAFD3E5FBA"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xf16>, tensor<5xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SegmentProd_55(%0: tensor<5x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE33C0DBA343D7B3C36BA81385336423D6DBF413F"> : tensor<5x2xf16>],
  expected = [dense<"0x5B3EC7BA003C003CE9B4EC396DBF413F"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xf16>, tensor<5xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SegmentMax_56(%0: tensor<5x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFDBAD7BB5BBA9FB987BDE1BCF83EE6B8893EF73E"> : tensor<5x2xf16>],
  expected = [dense<"0x5BBA9FB900000000F83EE6B8893EF73E"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xf16>, tensor<5xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @SegmentMin_57(%0: tensor<5x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05BCC3B87DBC93316137D23BC4BC1F3A9F3BD5BA"> : tensor<5x2xf16>],
  expected = [dense<"0x7DBCC3B800000000C4BC1F3A9F3BD5BA"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xf16>, tensor<5xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @OneHot_58(%0: tensor<4xi32>, %2: tensor<f16>, %3: tensor<f16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x003C"> : tensor<f16>, dense<"0x0000"> : tensor<f16>],
  expected = [dense<"0x0000003C000000000000000000000000000000000000003C"> : tensor<4x3xf16>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<f16>, tensor<f16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @ReverseSequence_59(%0: tensor<?x?x?xf16>, %1: tensor<?xi64>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x4x3xf16>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x0046004700480042004400450000003C0040804800498049004A804A004B804B004C404C804CC04C004D404D804DC04D"> : tensor<2x4x3xf16>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xf16>, tensor<?xi64>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @GatherV2_60(%0: tensor<?x?xbf16>, %1: tensor<3xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<5x4xbf16>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x40415041604170410000803F004040408041884190419841"> : tensor<3x4xbf16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xbf16>, tensor<3xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @GatherV2_61(%0: tensor<?x?xbf16>, %1: tensor<3xi64>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<5x4xbf16>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x40415041604170410000803F004040408041884190419841"> : tensor<3x4xbf16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xbf16>, tensor<3xi64>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @GatherNd_62(%0: tensor<?x?xbf16>, %1: tensor<2x1xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<5x4xbf16>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x40415041604170418040A040C040E040"> : tensor<2x4xbf16>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xbf16>, tensor<2x1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ScatterNd_63(%0: tensor<3x1xi32>, %1: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000000020C0B43F0000000076BFD7BF00000000"> : tensor<5x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @TensorScatterUpdate_64(%0: tensor<?x?xbf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000803F32BFD93D8040A04076BFD7BF00411041"> : tensor<5x2xbf16>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xbf16>, tensor<3x1xi32>, tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @TensorScatterAdd_65(%0: tensor<?x?xbf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000803FFCBE8D408040A040A140AA4000411041"> : tensor<5x2xbf16>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xbf16>, tensor<3x1xi32>, tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @TensorScatterSub_66(%0: tensor<?x?xbf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000803F9040CC3F8040A040DF400B4100411041"> : tensor<5x2xbf16>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xbf16>, tensor<3x1xi32>, tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @TensorScatterMax_67(%0: tensor<?x?xbf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xbf16>, tensor<3x1xi32>, tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @TensorScatterMin_68(%0: tensor<?x?xbf16>, %1: tensor<3x1xi32>, %2: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E04000411041"> : tensor<5x2xbf16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xE6BFA63F76BFD7BF32BFD93D"> : tensor<3x2xbf16>],
  expected = [dense<"0x0000803FE6BFD93D8040A04076BFD7BF00411041"> : tensor<5x2xbf16>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xbf16>, tensor<3x1xi32>, tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @UnsortedSegmentSum_69(%0: tensor<?x?xbf16>, %1: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC63F193FE1BF893F9FBFE0BE96BF9DBFD3BFA1BF"> : tensor<5x2xbf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x5AC040BE00000000C03E21BF00000000"> : tensor<4x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xbf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @UnsortedSegmentProd_70(%0: tensor<?x?xbf16>, %1: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x69BD82BFF73FE1BFCBBFA5BED23F70BFC73FA8BF"> : tensor<5x2xbf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x40401440803F803FBFBD743F803F803F"> : tensor<4x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xbf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @UnsortedSegmentMax_71(%0: tensor<?x?xbf16>, %1: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE43F9CBF89BE773FD1BFF4BF10BF8ABFC23ED1BF"> : tensor<5x2xbf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xC23E773F7FFF7FFFE43F8ABF7FFF7FFF"> : tensor<4x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xbf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @UnsortedSegmentMin_72(%0: tensor<?x?xbf16>, %1: tensor<?xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7D3F35BE9DBFFC3FE8BF90BFC43EB2BEBFBF163F"> : tensor<5x2xbf16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xBFBF163F7F7F7F7FC43EB2BE7F7F7F7F"> : tensor<4x2xbf16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xbf16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SegmentSum_73(%0: tensor<5x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x953EEB3E2E3F9C3EA3BFE5BFEF3E943FDB3F783F"> : tensor<5x2xbf16>],
  expected = [dense<"0x783F443F000000004EBF22BFDB3F783F"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xbf16>, tensor<5xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SegmentMean_74(%0: tensor<5x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD2BFF93ED4BFAC3D6A3FA73E9FBF8E3FE1BEFE3E"> : tensor<5x2xbf16>],
  expected = [dense<"0xD3BF923E0000000028BE383FE1BEFE3E"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xbf16>, tensor<5xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SegmentProd_75(%0: tensor<5x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6C3FDD3FA2BFC13F463F273F8ABE58BFB7BFB13F"> : tensor<5x2xbf16>],
  expected = [dense<"0x95BF2740803F803F55BE0DBFB7BFB13F"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xbf16>, tensor<5xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SegmentMax_76(%0: tensor<5x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x77BD663DC13F923FDF3FE2BDD83F873DC0BE0C3F"> : tensor<5x2xbf16>],
  expected = [dense<"0xC13F923F00000000DF3F873DC0BE0C3F"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xbf16>, tensor<5xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @SegmentMin_77(%0: tensor<5x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2FBD963F58BF08BF27BE36BFB2BF8F3F193FE73F"> : tensor<5x2xbf16>],
  expected = [dense<"0x58BF08BF00000000B2BF36BF193FE73F"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xbf16>, tensor<5xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @OneHot_78(%0: tensor<4xi32>, %2: tensor<bf16>, %3: tensor<bf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x803F"> : tensor<bf16>, dense<"0x0000"> : tensor<bf16>],
  expected = [dense<"0x0000803F000000000000000000000000000000000000803F"> : tensor<4x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<bf16>, tensor<bf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @ReverseSequence_79(%0: tensor<?x?x?xbf16>, %1: tensor<?xi64>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x4x3xbf16>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0xC040E040004140408040A0400000803F004010412041304140415041604170418041884190419841A041A841B041B841"> : tensor<2x4x3xbf16>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xbf16>, tensor<?xi64>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @GatherV2_80(%0: tensor<?x?xi8>, %1: tensor<3xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xi8>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C0D0E0F0001020310111213"> : tensor<3x4xi8>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi8>, tensor<3xi32>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @GatherV2_81(%0: tensor<?x?xi8>, %1: tensor<3xi64>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xi8>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C0D0E0F0001020310111213"> : tensor<3x4xi8>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi8>, tensor<3xi64>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @GatherNd_82(%0: tensor<?x?xi8>, %1: tensor<2x1xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xi8>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C0D0E0F04050607"> : tensor<2x4xi8>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xi8>, tensor<2x1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @ScatterNd_83(%0: tensor<3x1xi32>, %1: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x0000000F000009F90000"> : tensor<5x2xi8>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @TensorScatterUpdate_84(%0: tensor<?x?xi8>, %1: tensor<3x1xi32>, %2: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xi8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x00010E04040509F90809"> : tensor<5x2xi8>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xi8>, tensor<3x1xi32>, tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @TensorScatterAdd_85(%0: tensor<?x?xi8>, %1: tensor<3x1xi32>, %2: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xi8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x0001021204050F000809"> : tensor<5x2xi8>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xi8>, tensor<3x1xi32>, tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @TensorScatterSub_86(%0: tensor<?x?xi8>, %1: tensor<3x1xi32>, %2: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xi8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x000102F40405FD0E0809"> : tensor<5x2xi8>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xi8>, tensor<3x1xi32>, tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @TensorScatterMax_87(%0: tensor<?x?xi8>, %1: tensor<3x1xi32>, %2: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xi8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x00010E0B040509070809"> : tensor<5x2xi8>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xi8>, tensor<3x1xi32>, tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @TensorScatterMin_88(%0: tensor<?x?xi8>, %1: tensor<3x1xi32>, %2: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xi8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF20B09F90E04"> : tensor<3x2xi8>],
  expected = [dense<"0x0001F203040506F90809"> : tensor<5x2xi8>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xi8>, tensor<3x1xi32>, tensor<?x?xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @UnsortedSegmentSum_89(%0: tensor<?x?xi8>, %1: tensor<?xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xECFDF702FEF30010F9FC"> : tensor<5x2xi8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xF0FE0000EC0D0000"> : tensor<4x2xi8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xi8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @UnsortedSegmentProd_90(%0: tensor<?x?xi8>, %1: tensor<?xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0509120BF4EFFDF4FAEE"> : tensor<5x2xi8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x943A0101F1940101"> : tensor<4x2xi8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xi8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @UnsortedSegmentMax_91(%0: tensor<?x?xi8>, %1: tensor<?xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEEED0013050AF404F101"> : tensor<5x2xi8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x00138080F4048080"> : tensor<4x2xi8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xi8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @UnsortedSegmentMin_92(%0: tensor<?x?xi8>, %1: tensor<?xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1005FBF5F2F609121106"> : tensor<5x2xi8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xFBF57F7F09057F7F"> : tensor<4x2xi8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xi8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SegmentSum_93(%0: tensor<5x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF50801F111F2F30600FD"> : tensor<5x2xi8>],
  expected = [dense<"0xF6F9000004F800FD"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xi8>, tensor<5xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SegmentMean_94(%0: tensor<5x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF7F50A01F5EEFE0A04FC"> : tensor<5x2xi8>],
  expected = [dense<"0x00FB0000FAFC04FC"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xi8>, tensor<5xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SegmentProd_95(%0: tensor<5x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF80EF409F4F611F3F504"> : tensor<5x2xi8>],
  expected = [dense<"0x607E01013482F504"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xi8>, tensor<5xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SegmentMax_96(%0: tensor<5x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0BF6EDF50201F80404F4"> : tensor<5x2xi8>],
  expected = [dense<"0x0BF60000020404F4"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xi8>, tensor<5xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @SegmentMin_97(%0: tensor<5x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D0EEC13010413F8F40A"> : tensor<5x2xi8>],
  expected = [dense<"0xEC0E000001F8F40A"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xi8>, tensor<5xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @OneHot_98(%0: tensor<4xi32>, %2: tensor<i8>, %3: tensor<i8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x01"> : tensor<i8>, dense<"0x00"> : tensor<i8>],
  expected = [dense<"0x000100000000000000000001"> : tensor<4x3xi8>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<i8>, tensor<i8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @ReverseSequence_99(%0: tensor<?x?x?xi8>, %1: tensor<?xi64>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x4x3xi8>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x060708030405000102090A0B0C0D0E0F1011121314151617"> : tensor<2x4x3xi8>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xi8>, tensor<?xi64>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @GatherV2_100(%0: tensor<?x?xi16>, %1: tensor<3xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xi16>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C000D000E000F0000000100020003001000110012001300"> : tensor<3x4xi16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi16>, tensor<3xi32>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @GatherV2_101(%0: tensor<?x?xi16>, %1: tensor<3xi64>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xi16>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C000D000E000F0000000100020003001000110012001300"> : tensor<3x4xi16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi16>, tensor<3xi64>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @GatherNd_102(%0: tensor<?x?xi16>, %1: tensor<2x1xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xi16>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C000D000E000F000400050006000700"> : tensor<2x4xi16>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xi16>, tensor<2x1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @ScatterNd_103(%0: tensor<3x1xi32>, %1: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x00000000EAFF050000000000EDFF030000000000"> : tensor<5x2xi16>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @TensorScatterUpdate_104(%0: tensor<?x?xi16>, %1: tensor<3x1xi32>, %2: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xi16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x00000100FBFFFBFF04000500EDFF030008000900"> : tensor<5x2xi16>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xi16>, tensor<3x1xi32>, tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @TensorScatterAdd_105(%0: tensor<?x?xi16>, %1: tensor<3x1xi32>, %2: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xi16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x00000100ECFF080004000500F3FF0A0008000900"> : tensor<5x2xi16>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xi16>, tensor<3x1xi32>, tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @TensorScatterSub_106(%0: tensor<?x?xi16>, %1: tensor<3x1xi32>, %2: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xi16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x000001001800FEFF040005001900040008000900"> : tensor<5x2xi16>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xi16>, tensor<3x1xi32>, tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @TensorScatterMax_107(%0: tensor<?x?xi16>, %1: tensor<3x1xi32>, %2: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xi16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x0000010002000A00040005000600070008000900"> : tensor<5x2xi16>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xi16>, tensor<3x1xi32>, tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @TensorScatterMin_108(%0: tensor<?x?xi16>, %1: tensor<3x1xi32>, %2: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xi16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xEFFF0A00EDFF0300FBFFFBFF"> : tensor<3x2xi16>],
  expected = [dense<"0x00000100EFFFFBFF04000500EDFF030008000900"> : tensor<5x2xi16>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xi16>, tensor<3x1xi32>, tensor<?x?xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @UnsortedSegmentSum_109(%0: tensor<?x?xi16>, %1: tensor<?xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEDFF0500F8FF1100FDFFF7FF00000800F1FF0700"> : tensor<5x2xi16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xE9FF180000000000EDFF0D0000000000"> : tensor<4x2xi16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xi16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @UnsortedSegmentProd_110(%0: tensor<?x?xi16>, %1: tensor<?xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF6FF0600F5FFEEFF0100F9FF020007000D00F7FF"> : tensor<5x2xi16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x71FFA20001000100ECFF2A0001000100"> : tensor<4x2xi16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xi16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @UnsortedSegmentMax_111(%0: tensor<?x?xi16>, %1: tensor<?xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2FF09001200F2FF0E000D00ECFF01000200F4FF"> : tensor<5x2xi16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x1200F4FF00800080F2FF090000800080"> : tensor<4x2xi16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xi16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @UnsortedSegmentMin_112(%0: tensor<?x?xi16>, %1: tensor<?xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFAFF0A00EEFF0E00EFFF0D00EDFF0300EEFF1100"> : tensor<5x2xi16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xEEFF0E00FF7FFF7FEDFF0300FF7FFF7F"> : tensor<4x2xi16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xi16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SegmentSum_113(%0: tensor<5x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF5FFFFFFEFFF0F001200F4FFFDFF04001000F6FF"> : tensor<5x2xi16>],
  expected = [dense<"0xE4FF0E00000000000F00F8FF1000F6FF"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xi16>, tensor<5xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SegmentMean_114(%0: tensor<5x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF4FFEDFFFDFF0200EFFFF7FF100004000B00F3FF"> : tensor<5x2xi16>],
  expected = [dense<"0xF9FFF8FF000000000000FEFF0B00F3FF"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xi16>, tensor<5xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SegmentProd_115(%0: tensor<5x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFEFF10000900F8FFEDFFF6FF0900F3FF07001100"> : tensor<5x2xi16>],
  expected = [dense<"0xEEFF80FF0100010055FF820007001100"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xi16>, tensor<5xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SegmentMax_116(%0: tensor<5x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x10001000FFFFFFFFFBFF0D00ECFF0800F3FF0600"> : tensor<5x2xi16>],
  expected = [dense<"0x1000100000000000FBFF0D00F3FF0600"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xi16>, tensor<5xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @SegmentMin_117(%0: tensor<5x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF1FF0E000B0009000A00F0FF12000A0003000200"> : tensor<5x2xi16>],
  expected = [dense<"0xF1FF0900000000000A00F0FF03000200"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xi16>, tensor<5xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @OneHot_118(%0: tensor<4xi32>, %2: tensor<i16>, %3: tensor<i16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x0100"> : tensor<i16>, dense<"0x0000"> : tensor<i16>],
  expected = [dense<"0x000001000000000000000000000000000000000000000100"> : tensor<4x3xi16>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<i16>, tensor<i16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @ReverseSequence_119(%0: tensor<?x?x?xi16>, %1: tensor<?xi64>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x4x3xi16>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x06000700080003000400050000000100020009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x4x3xi16>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xi16>, tensor<?xi64>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @GatherV2_120(%0: tensor<?x?xi32>, %1: tensor<3xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xi32>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C0000000D0000000E0000000F0000000000000001000000020000000300000010000000110000001200000013000000"> : tensor<3x4xi32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi32>, tensor<3xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @GatherV2_121(%0: tensor<?x?xi32>, %1: tensor<3xi64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xi32>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C0000000D0000000E0000000F0000000000000001000000020000000300000010000000110000001200000013000000"> : tensor<3x4xi32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi32>, tensor<3xi64>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @GatherNd_122(%0: tensor<?x?xi32>, %1: tensor<2x1xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xi32>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C0000000D0000000E0000000F00000004000000050000000600000007000000"> : tensor<2x4xi32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xi32>, tensor<2x1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ScatterNd_123(%0: tensor<3x1xi32>, %1: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x0000000000000000E7FFFFFF000000000000000000000000F1FFFFFF0F0000000000000000000000"> : tensor<5x2xi32>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @TensorScatterUpdate_124(%0: tensor<?x?xi32>, %1: tensor<3x1xi32>, %2: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xi32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x0000000001000000F7FFFFFF0E0000000400000005000000F1FFFFFF0F0000000800000009000000"> : tensor<5x2xi32>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xi32>, tensor<3x1xi32>, tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @TensorScatterAdd_125(%0: tensor<?x?xi32>, %1: tensor<3x1xi32>, %2: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xi32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x0000000001000000E9FFFFFF030000000400000005000000F7FFFFFF160000000800000009000000"> : tensor<5x2xi32>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xi32>, tensor<3x1xi32>, tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @TensorScatterSub_126(%0: tensor<?x?xi32>, %1: tensor<3x1xi32>, %2: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xi32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x00000000010000001B00000003000000040000000500000015000000F8FFFFFF0800000009000000"> : tensor<5x2xi32>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xi32>, tensor<3x1xi32>, tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @TensorScatterMax_127(%0: tensor<?x?xi32>, %1: tensor<3x1xi32>, %2: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xi32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x0000000001000000020000000E0000000400000005000000060000000F0000000800000009000000"> : tensor<5x2xi32>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xi32>, tensor<3x1xi32>, tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @TensorScatterMin_128(%0: tensor<?x?xi32>, %1: tensor<3x1xi32>, %2: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xi32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0xF0FFFFFFF2FFFFFFF1FFFFFF0F000000F7FFFFFF0E000000"> : tensor<3x2xi32>],
  expected = [dense<"0x0000000001000000F0FFFFFFF2FFFFFF0400000005000000F1FFFFFF070000000800000009000000"> : tensor<5x2xi32>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xi32>, tensor<3x1xi32>, tensor<?x?xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @UnsortedSegmentSum_129(%0: tensor<?x?xi32>, %1: tensor<?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFFFFFFFF060000000D000000F9FFFFFF02000000F6FFFFFF0E000000EFFFFFFF1200000010000000"> : tensor<5x2xi32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x1F0000000900000000000000000000000D000000F5FFFFFF0000000000000000"> : tensor<4x2xi32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @UnsortedSegmentProd_130(%0: tensor<?x?xi32>, %1: tensor<?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C000000ECFFFFFF030000000B000000FFFFFFFF10000000080000000C000000FAFFFFFFFAFFFFFF"> : tensor<5x2xi32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xEEFFFFFFBEFFFFFF01000000010000006000000010FFFFFF0100000001000000"> : tensor<4x2xi32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @UnsortedSegmentMax_131(%0: tensor<?x?xi32>, %1: tensor<?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x04000000EFFFFFFF080000000D000000FEFFFFFF00000000F0FFFFFFF9FFFFFF0D0000000D000000"> : tensor<5x2xi32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0D0000000D000000000000800000008004000000F9FFFFFF0000008000000080"> : tensor<4x2xi32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @UnsortedSegmentMin_132(%0: tensor<?x?xi32>, %1: tensor<?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000F8FFFFFFFAFFFFFF06000000F4FFFFFF0700000008000000EDFFFFFFF8FFFFFFEDFFFFFF"> : tensor<5x2xi32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xF8FFFFFFEDFFFFFFFFFFFF7FFFFFFF7F03000000EDFFFFFFFFFFFF7FFFFFFF7F"> : tensor<4x2xi32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xi32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SegmentSum_133(%0: tensor<5x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF9FFFFFF0A000000EFFFFFFF12000000FAFFFFFF120000000E000000ECFFFFFF0700000010000000"> : tensor<5x2xi32>],
  expected = [dense<"0xE8FFFFFF1C000000000000000000000008000000FEFFFFFF0700000010000000"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xi32>, tensor<5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SegmentMean_134(%0: tensor<5x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1100000006000000F7FFFFFF1300000003000000FFFFFFFFFFFFFFFF0B000000FEFFFFFFF1FFFFFF"> : tensor<5x2xi32>],
  expected = [dense<"0x040000000C00000000000000000000000100000005000000FEFFFFFFF1FFFFFF"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xi32>, tensor<5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SegmentProd_135(%0: tensor<5x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x06000000EEFFFFFF040000000000000010000000ECFFFFFF0700000007000000F6FFFFFF0B000000"> : tensor<5x2xi32>],
  expected = [dense<"0x180000000000000001000000010000007000000074FFFFFFF6FFFFFF0B000000"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xi32>, tensor<5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SegmentMax_136(%0: tensor<5x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D000000FEFFFFFF1300000006000000EFFFFFFF0200000000000000F5FFFFFF0D00000003000000"> : tensor<5x2xi32>],
  expected = [dense<"0x1300000006000000000000000000000000000000020000000D00000003000000"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xi32>, tensor<5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @SegmentMin_137(%0: tensor<5x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFF0300000001000000ECFFFFFF0D0000000A0000000E000000FAFFFFFF07000000FBFFFFFF"> : tensor<5x2xi32>],
  expected = [dense<"0xFCFFFFFFECFFFFFF00000000000000000D000000FAFFFFFF07000000FBFFFFFF"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xi32>, tensor<5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @OneHot_138(%0: tensor<4xi32>, %2: tensor<i32>, %3: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x01000000"> : tensor<i32>, dense<"0x00000000"> : tensor<i32>],
  expected = [dense<"0x000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000"> : tensor<4x3xi32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @ReverseSequence_139(%0: tensor<?x?x?xi32>, %1: tensor<?xi64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x4x3xi32>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x060000000700000008000000030000000400000005000000000000000100000002000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x4x3xi32>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xi32>, tensor<?xi64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @GatherV2_140(%0: tensor<?x?xi64>, %1: tensor<3xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xi64>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F0000000000000000000000000000000100000000000000020000000000000003000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<3x4xi64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi64>, tensor<3xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @GatherV2_141(%0: tensor<?x?xi64>, %1: tensor<3xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xi64>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F0000000000000000000000000000000100000000000000020000000000000003000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<3x4xi64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi64>, tensor<3xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @GatherNd_142(%0: tensor<?x?xi64>, %1: tensor<2x1xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xi64>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F000000000000000400000000000000050000000000000006000000000000000700000000000000"> : tensor<2x4xi64>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xi64>, tensor<2x1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ScatterNd_143(%0: tensor<3x1xi32>, %1: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x000000000000000000000000000000000C00000000000000DCFFFFFFFFFFFFFF00000000000000000000000000000000ECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF00000000000000000000000000000000"> : tensor<5x2xi64>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @TensorScatterUpdate_144(%0: tensor<?x?xi64>, %1: tensor<3x1xi32>, %2: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000EEFFFFFFFFFFFFFF04000000000000000500000000000000ECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF08000000000000000900000000000000"> : tensor<5x2xi64>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xi64>, tensor<3x1xi32>, tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @TensorScatterAdd_145(%0: tensor<?x?xi64>, %1: tensor<3x1xi32>, %2: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x000000000000000001000000000000000E00000000000000DFFFFFFFFFFFFFFF04000000000000000500000000000000F2FFFFFFFFFFFFFF060000000000000008000000000000000900000000000000"> : tensor<5x2xi64>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xi64>, tensor<3x1xi32>, tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @TensorScatterSub_146(%0: tensor<?x?xi64>, %1: tensor<3x1xi32>, %2: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x00000000000000000100000000000000F6FFFFFFFFFFFFFF2700000000000000040000000000000005000000000000001A00000000000000080000000000000008000000000000000900000000000000"> : tensor<5x2xi64>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xi64>, tensor<3x1xi32>, tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @TensorScatterMax_147(%0: tensor<?x?xi64>, %1: tensor<3x1xi32>, %2: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x000000000000000001000000000000000A000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xi64>, tensor<3x1xi32>, tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @TensorScatterMin_148(%0: tensor<?x?xi64>, %1: tensor<3x1xi32>, %2: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xi64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A00000000000000EEFFFFFFFFFFFFFFECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0200000000000000EEFFFFFFFFFFFFFF"> : tensor<3x2xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000EEFFFFFFFFFFFFFF04000000000000000500000000000000ECFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF08000000000000000900000000000000"> : tensor<5x2xi64>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xi64>, tensor<3x1xi32>, tensor<?x?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @UnsortedSegmentSum_149(%0: tensor<?x?xi64>, %1: tensor<?xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF5FFFFFFFFFFFFFF03000000000000000A00000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0A0000000000000012000000000000000F00000000000000"> : tensor<5x2xi64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x1C000000000000000C0000000000000000000000000000000000000000000000EFFFFFFFFFFFFFFF0D0000000000000000000000000000000000000000000000"> : tensor<4x2xi64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xi64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @UnsortedSegmentProd_150(%0: tensor<?x?xi64>, %1: tensor<?xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D00000000000000F7FFFFFFFFFFFFFF0A0000000000000008000000000000000900000000000000F0FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF0E00000000000000FDFFFFFFFFFFFFFF"> : tensor<5x2xi64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x8C00000000000000E8FFFFFFFFFFFFFF01000000000000000100000000000000F3FFFFFFFFFFFFFF5A0000000000000001000000000000000100000000000000"> : tensor<4x2xi64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xi64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @UnsortedSegmentMax_151(%0: tensor<?x?xi64>, %1: tensor<?xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF0B000000000000000A00000000000000EDFFFFFFFFFFFFFFECFFFFFFFFFFFFFFF4FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFF"> : tensor<5x2xi64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0B000000000000000A0000000000000000000000000000800000000000000080F9FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF00000000000000800000000000000080"> : tensor<4x2xi64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xi64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @UnsortedSegmentMin_152(%0: tensor<?x?xi64>, %1: tensor<?xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0900000000000000F7FFFFFFFFFFFFFF02000000000000001100000000000000120000000000000000000000000000000C00000000000000FBFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF0B00000000000000"> : tensor<5x2xi64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xEDFFFFFFFFFFFFFF0B00000000000000FFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F0900000000000000F7FFFFFFFFFFFFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFF7F"> : tensor<4x2xi64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xi64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SegmentSum_153(%0: tensor<5x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFBFFFFFFFFFFFFFF11000000000000000000000000000000F5FFFFFFFFFFFFFFF4FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF1100000000000000EDFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<5x2xi64>],
  expected = [dense<"0xFBFFFFFFFFFFFFFF0600000000000000000000000000000000000000000000000500000000000000EBFFFFFFFFFFFFFFEDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xi64>, tensor<5xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SegmentMean_154(%0: tensor<5x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C0000000000000009000000000000000300000000000000F6FFFFFFFFFFFFFF10000000000000001300000000000000F4FFFFFFFFFFFFFF090000000000000009000000000000000E00000000000000"> : tensor<5x2xi64>],
  expected = [dense<"0x070000000000000000000000000000000000000000000000000000000000000002000000000000000E0000000000000009000000000000000E00000000000000"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xi64>, tensor<5xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SegmentProd_155(%0: tensor<5x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFCFFFFFFFFFFFFFF0E00000000000000F3FFFFFFFFFFFFFF0B000000000000001000000000000000EEFFFFFFFFFFFFFF1200000000000000ECFFFFFFFFFFFFFF0E00000000000000F9FFFFFFFFFFFFFF"> : tensor<5x2xi64>],
  expected = [dense<"0x34000000000000009A0000000000000001000000000000000100000000000000200100000000000068010000000000000E00000000000000F9FFFFFFFFFFFFFF"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xi64>, tensor<5xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SegmentMax_156(%0: tensor<5x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0A00000000000000FDFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF8FFFFFFFFFFFFFFECFFFFFFFFFFFFFFFAFFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0A00000000000000FCFFFFFFFFFFFFFF0C00000000000000"> : tensor<5x2xi64>],
  expected = [dense<"0x0A00000000000000FDFFFFFFFFFFFFFF00000000000000000000000000000000F0FFFFFFFFFFFFFF0A00000000000000FCFFFFFFFFFFFFFF0C00000000000000"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xi64>, tensor<5xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @SegmentMin_157(%0: tensor<5x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B00000000000000FCFFFFFFFFFFFFFFF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0700000000000000F3FFFFFFFFFFFFFF12000000000000001300000000000000EEFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF"> : tensor<5x2xi64>],
  expected = [dense<"0xF9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF000000000000000000000000000000000700000000000000F3FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF6FFFFFFFFFFFFFF"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xi64>, tensor<5xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @OneHot_158(%0: tensor<4xi32>, %2: tensor<i64>, %3: tensor<i64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x0100000000000000"> : tensor<i64>, dense<"0x0000000000000000"> : tensor<i64>],
  expected = [dense<"0x000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<4x3xi64>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<i64>, tensor<i64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @ReverseSequence_159(%0: tensor<?x?x?xi64>, %1: tensor<?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x4x3xi64>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x06000000000000000700000000000000080000000000000003000000000000000400000000000000050000000000000000000000000000000100000000000000020000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x4x3xi64>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xi64>, tensor<?xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @GatherV2_160(%0: tensor<?x?xui8>, %1: tensor<3xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xui8>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C0D0E0F0001020310111213"> : tensor<3x4xui8>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui8>, tensor<3xi32>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @GatherV2_161(%0: tensor<?x?xui8>, %1: tensor<3xi64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xui8>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C0D0E0F0001020310111213"> : tensor<3x4xui8>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui8>, tensor<3xi64>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @GatherNd_162(%0: tensor<?x?xui8>, %1: tensor<2x1xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<5x4xui8>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C0D0E0F04050607"> : tensor<2x4xui8>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xui8>, tensor<2x1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @ScatterNd_163(%0: tensor<3x1xi32>, %1: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x00000C0E000012100000"> : tensor<5x2xui8>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @TensorScatterUpdate_164(%0: tensor<?x?xui8>, %1: tensor<3x1xi32>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xui8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x0001060D040512100809"> : tensor<5x2xui8>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xui8>, tensor<3x1xi32>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @TensorScatterAdd_165(%0: tensor<?x?xui8>, %1: tensor<3x1xi32>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xui8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x00010E11040518170809"> : tensor<5x2xui8>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xui8>, tensor<3x1xi32>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @TensorScatterSub_166(%0: tensor<?x?xui8>, %1: tensor<3x1xi32>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xui8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x0001F6F50405F4F70809"> : tensor<5x2xui8>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xui8>, tensor<3x1xi32>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @TensorScatterMax_167(%0: tensor<?x?xui8>, %1: tensor<3x1xi32>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xui8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x0001060D040512100809"> : tensor<5x2xui8>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xui8>, tensor<3x1xi32>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @TensorScatterMin_168(%0: tensor<?x?xui8>, %1: tensor<3x1xi32>, %2: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00010203040506070809"> : tensor<5x2xui8>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x06011210060D"> : tensor<3x2xui8>],
  expected = [dense<"0x00010201040506070809"> : tensor<5x2xui8>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xui8>, tensor<3x1xi32>, tensor<?x?xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @UnsortedSegmentSum_169(%0: tensor<?x?xui8>, %1: tensor<?xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C0C0E0D0512100C030E"> : tensor<5x2xui8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x111B00001C180000"> : tensor<4x2xui8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xui8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @UnsortedSegmentProd_170(%0: tensor<?x?xui8>, %1: tensor<?xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x05120A050D0E100F0108"> : tensor<5x2xui8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0A280101500E0101"> : tensor<4x2xui8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xui8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @UnsortedSegmentMax_171(%0: tensor<?x?xui8>, %1: tensor<?xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0A0A0207040C05081107"> : tensor<5x2xui8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x110700000A0A0000"> : tensor<4x2xui8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xui8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @UnsortedSegmentMin_172(%0: tensor<?x?xui8>, %1: tensor<?xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x08110E0901020D0C0804"> : tensor<5x2xui8>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0804FFFF080CFFFF"> : tensor<4x2xui8>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xui8>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SegmentSum_173(%0: tensor<5x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D061112000B0D070205"> : tensor<5x2xui8>],
  expected = [dense<"0x1E1800000D120205"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xui8>, tensor<5xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SegmentMean_174(%0: tensor<5x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x030B0B02121106130302"> : tensor<5x2xui8>],
  expected = [dense<"0x070600000C120302"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xui8>, tensor<5xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SegmentProd_175(%0: tensor<5x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010D080205050E0E0806"> : tensor<5x2xui8>],
  expected = [dense<"0x081A010146460806"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xui8>, tensor<5xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SegmentMax_176(%0: tensor<5x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x040D0E0C04010A0E0408"> : tensor<5x2xui8>],
  expected = [dense<"0x0E0D00000A0E0408"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xui8>, tensor<5xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @SegmentMin_177(%0: tensor<5x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E010F13111003010F0A"> : tensor<5x2xui8>],
  expected = [dense<"0x0E01000003010F0A"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xui8>, tensor<5xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @OneHot_178(%0: tensor<4xi32>, %2: tensor<ui8>, %3: tensor<ui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x01"> : tensor<ui8>, dense<"0x00"> : tensor<ui8>],
  expected = [dense<"0x000100000000000000000001"> : tensor<4x3xui8>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<ui8>, tensor<ui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @ReverseSequence_179(%0: tensor<?x?x?xui8>, %1: tensor<?xi64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F1011121314151617"> : tensor<2x4x3xui8>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x060708030405000102090A0B0C0D0E0F1011121314151617"> : tensor<2x4x3xui8>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xui8>, tensor<?xi64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @GatherV2_180(%0: tensor<?x?xui16>, %1: tensor<3xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xui16>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C000D000E000F0000000100020003001000110012001300"> : tensor<3x4xui16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui16>, tensor<3xi32>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @GatherV2_181(%0: tensor<?x?xui16>, %1: tensor<3xi64>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xui16>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C000D000E000F0000000100020003001000110012001300"> : tensor<3x4xui16>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui16>, tensor<3xi64>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @GatherNd_182(%0: tensor<?x?xui16>, %1: tensor<2x1xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<5x4xui16>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C000D000E000F000400050006000700"> : tensor<2x4xui16>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xui16>, tensor<2x1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @ScatterNd_183(%0: tensor<3x1xi32>, %1: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x000000000E0019000000000010000B0000000000"> : tensor<5x2xui16>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @TensorScatterUpdate_184(%0: tensor<?x?xui16>, %1: tensor<3x1xi32>, %2: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xui16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x000001000E0010000400050010000B0008000900"> : tensor<5x2xui16>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xui16>, tensor<3x1xi32>, tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @TensorScatterAdd_185(%0: tensor<?x?xui16>, %1: tensor<3x1xi32>, %2: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xui16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x0000010010001C00040005001600120008000900"> : tensor<5x2xui16>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xui16>, tensor<3x1xi32>, tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @TensorScatterSub_186(%0: tensor<?x?xui16>, %1: tensor<3x1xi32>, %2: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xui16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x00000100F4FFEAFF04000500F6FFFCFF08000900"> : tensor<5x2xui16>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xui16>, tensor<3x1xi32>, tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @TensorScatterMax_187(%0: tensor<?x?xui16>, %1: tensor<3x1xi32>, %2: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xui16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x000001000E0010000400050010000B0008000900"> : tensor<5x2xui16>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xui16>, tensor<3x1xi32>, tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @TensorScatterMin_188(%0: tensor<?x?xui16>, %1: tensor<3x1xi32>, %2: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000010002000300040005000600070008000900"> : tensor<5x2xui16>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0000090010000B000E001000"> : tensor<3x2xui16>],
  expected = [dense<"0x0000010000000300040005000600070008000900"> : tensor<5x2xui16>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xui16>, tensor<3x1xi32>, tensor<?x?xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @UnsortedSegmentSum_189(%0: tensor<?x?xui16>, %1: tensor<?xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B00130004000B0010000E00130000000C000100"> : tensor<5x2xui16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x10000C00000000001E00130000000000"> : tensor<4x2xui16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xui16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @UnsortedSegmentProd_190(%0: tensor<?x?xui16>, %1: tensor<?xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000F001200030007000D000200030003000A00"> : tensor<5x2xui16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x36001E000100010012002D0001000100"> : tensor<4x2xui16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xui16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @UnsortedSegmentMax_191(%0: tensor<?x?xui16>, %1: tensor<?xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x050005000E00100000000C000F0004000B000000"> : tensor<5x2xui16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0E001000000000000F00050000000000"> : tensor<4x2xui16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xui16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @UnsortedSegmentMin_192(%0: tensor<?x?xui16>, %1: tensor<?xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x130010000900090004000C000B000C0004001000"> : tensor<5x2xui16>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x04000900FFFFFFFF0B000C00FFFFFFFF"> : tensor<4x2xui16>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xui16>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SegmentSum_193(%0: tensor<5x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x08000D001000040002000600120002000A000800"> : tensor<5x2xui16>],
  expected = [dense<"0x1800110000000000140008000A000800"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xui16>, tensor<5xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SegmentMean_194(%0: tensor<5x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x06000D000C000F0001000D000E00050008001300"> : tensor<5x2xui16>],
  expected = [dense<"0x09000E00000000000700090008001300"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xui16>, tensor<5xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SegmentProd_195(%0: tensor<5x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0F000B00030002000100120006000F0008001100"> : tensor<5x2xui16>],
  expected = [dense<"0x2D0016000100010006000E0108001100"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xui16>, tensor<5xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SegmentMax_196(%0: tensor<5x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x06000D0003000200110004001200040011001000"> : tensor<5x2xui16>],
  expected = [dense<"0x06000D00000000001200040011001000"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xui16>, tensor<5xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @SegmentMin_197(%0: tensor<5x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B000A0009001200030010001300040002000D00"> : tensor<5x2xui16>],
  expected = [dense<"0x09000A00000000000300040002000D00"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xui16>, tensor<5xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @OneHot_198(%0: tensor<4xi32>, %2: tensor<ui16>, %3: tensor<ui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x0100"> : tensor<ui16>, dense<"0x0000"> : tensor<ui16>],
  expected = [dense<"0x000001000000000000000000000000000000000000000100"> : tensor<4x3xui16>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<ui16>, tensor<ui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @ReverseSequence_199(%0: tensor<?x?x?xui16>, %1: tensor<?xi64>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x4x3xui16>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x06000700080003000400050000000100020009000A000B000C000D000E000F0010001100120013001400150016001700"> : tensor<2x4x3xui16>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xui16>, tensor<?xi64>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @GatherV2_200(%0: tensor<?x?xui32>, %1: tensor<3xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xui32>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C0000000D0000000E0000000F0000000000000001000000020000000300000010000000110000001200000013000000"> : tensor<3x4xui32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui32>, tensor<3xi32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @GatherV2_201(%0: tensor<?x?xui32>, %1: tensor<3xi64>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xui32>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C0000000D0000000E0000000F0000000000000001000000020000000300000010000000110000001200000013000000"> : tensor<3x4xui32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui32>, tensor<3xi64>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @GatherNd_202(%0: tensor<?x?xui32>, %1: tensor<2x1xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<5x4xui32>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C0000000D0000000E0000000F00000004000000050000000600000007000000"> : tensor<2x4xui32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xui32>, tensor<2x1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @ScatterNd_203(%0: tensor<3x1xi32>, %1: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x00000000000000001B00000013000000000000000000000006000000110000000000000000000000"> : tensor<5x2xui32>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @TensorScatterUpdate_204(%0: tensor<?x?xui32>, %1: tensor<3x1xi32>, %2: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x0000000001000000110000000A000000040000000500000006000000110000000800000009000000"> : tensor<5x2xui32>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xui32>, tensor<3x1xi32>, tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @TensorScatterAdd_205(%0: tensor<?x?xui32>, %1: tensor<3x1xi32>, %2: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x00000000010000001D0000001600000004000000050000000C000000180000000800000009000000"> : tensor<5x2xui32>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xui32>, tensor<3x1xi32>, tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @TensorScatterSub_206(%0: tensor<?x?xui32>, %1: tensor<3x1xi32>, %2: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x0000000001000000E7FFFFFFF0FFFFFF040000000500000000000000F6FFFFFF0800000009000000"> : tensor<5x2xui32>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xui32>, tensor<3x1xi32>, tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @TensorScatterMax_207(%0: tensor<?x?xui32>, %1: tensor<3x1xi32>, %2: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x0000000001000000110000000A000000040000000500000006000000110000000800000009000000"> : tensor<5x2xui32>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xui32>, tensor<3x1xi32>, tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @TensorScatterMin_208(%0: tensor<?x?xui32>, %1: tensor<3x1xi32>, %2: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x0A000000090000000600000011000000110000000A000000"> : tensor<3x2xui32>],
  expected = [dense<"0x00000000010000000200000003000000040000000500000006000000070000000800000009000000"> : tensor<5x2xui32>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xui32>, tensor<3x1xi32>, tensor<?x?xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @UnsortedSegmentSum_209(%0: tensor<?x?xui32>, %1: tensor<?xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1300000006000000090000000D00000000000000020000000B000000110000000C00000005000000"> : tensor<5x2xui32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x150000001200000000000000000000001E000000170000000000000000000000"> : tensor<4x2xui32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xui32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @UnsortedSegmentProd_210(%0: tensor<?x?xui32>, %1: tensor<?xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x11000000120000000C0000000F0000000E0000001300000004000000050000001300000005000000"> : tensor<5x2xui32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0xE40000004B0000000100000001000000440000005A0000000100000001000000"> : tensor<4x2xui32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xui32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @UnsortedSegmentMax_211(%0: tensor<?x?xui32>, %1: tensor<?xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000080000000E0000000600000001000000060000000A000000020000000200000009000000"> : tensor<5x2xui32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0E0000000900000000000000000000000A000000080000000000000000000000"> : tensor<4x2xui32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xui32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @UnsortedSegmentMin_212(%0: tensor<?x?xui32>, %1: tensor<?xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x04000000100000000200000012000000110000000C00000007000000130000001200000010000000"> : tensor<5x2xui32>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0200000010000000FFFFFFFFFFFFFFFF0400000010000000FFFFFFFFFFFFFFFF"> : tensor<4x2xui32>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xui32>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SegmentSum_213(%0: tensor<5x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0600000008000000070000000F0000000D00000003000000010000000F0000000B00000001000000"> : tensor<5x2xui32>],
  expected = [dense<"0x0D0000001700000000000000000000000E000000120000000B00000001000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xui32>, tensor<5xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SegmentMean_214(%0: tensor<5x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0500000003000000030000000500000011000000110000000C000000000000000200000007000000"> : tensor<5x2xui32>],
  expected = [dense<"0x040000000400000000000000000000000E000000080000000200000007000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xui32>, tensor<5xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SegmentProd_215(%0: tensor<5x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000E0000000B000000110000000700000002000000020000000C0000000600000007000000"> : tensor<5x2xui32>],
  expected = [dense<"0x00000000EE00000001000000010000000E000000180000000600000007000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xui32>, tensor<5xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SegmentMax_216(%0: tensor<5x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000000000000E00000007000000050000000E00000012000000070000000000000013000000"> : tensor<5x2xui32>],
  expected = [dense<"0x0E000000070000000000000000000000120000000E0000000000000013000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xui32>, tensor<5xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @SegmentMin_217(%0: tensor<5x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x01000000100000001000000002000000060000000C0000000200000012000000110000000D000000"> : tensor<5x2xui32>],
  expected = [dense<"0x01000000020000000000000000000000020000000C000000110000000D000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xui32>, tensor<5xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @OneHot_218(%0: tensor<4xi32>, %2: tensor<ui32>, %3: tensor<ui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x01000000"> : tensor<ui32>, dense<"0x00000000"> : tensor<ui32>],
  expected = [dense<"0x000000000100000000000000000000000000000000000000000000000000000000000000000000000000000001000000"> : tensor<4x3xui32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<ui32>, tensor<ui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @ReverseSequence_219(%0: tensor<?x?x?xui32>, %1: tensor<?xi64>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x4x3xui32>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x060000000700000008000000030000000400000005000000000000000100000002000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000"> : tensor<2x4x3xui32>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xui32>, tensor<?xi64>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @GatherV2_220(%0: tensor<?x?xui64>, %1: tensor<3xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xui64>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F0000000000000000000000000000000100000000000000020000000000000003000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<3x4xui64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui64>, tensor<3xi32>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @GatherV2_221(%0: tensor<?x?xui64>, %1: tensor<3xi64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xui64>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F0000000000000000000000000000000100000000000000020000000000000003000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<3x4xui64>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xui64>, tensor<3xi64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @GatherNd_222(%0: tensor<?x?xui64>, %1: tensor<2x1xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<5x4xui64>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<"0x0C000000000000000D000000000000000E000000000000000F000000000000000400000000000000050000000000000006000000000000000700000000000000"> : tensor<2x4xui64>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xui64>, tensor<2x1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @ScatterNd_223(%0: tensor<3x1xi32>, %1: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x0000000000000000000000000000000012000000000000001E00000000000000000000000000000000000000000000000C00000000000000130000000000000000000000000000000000000000000000"> : tensor<5x2xui64>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @TensorScatterUpdate_224(%0: tensor<?x?xui64>, %1: tensor<3x1xi32>, %2: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x0000000000000000010000000000000011000000000000000E00000000000000040000000000000005000000000000000C00000000000000130000000000000008000000000000000900000000000000"> : tensor<5x2xui64>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xui64>, tensor<3x1xi32>, tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @TensorScatterAdd_225(%0: tensor<?x?xui64>, %1: tensor<3x1xi32>, %2: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x00000000000000000100000000000000140000000000000021000000000000000400000000000000050000000000000012000000000000001A0000000000000008000000000000000900000000000000"> : tensor<5x2xui64>]} {
  %r = tf.TensorScatterAdd %0, %1, %2 : (tensor<?x?xui64>, tensor<3x1xi32>, tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @TensorScatterSub_226(%0: tensor<?x?xui64>, %1: tensor<3x1xi32>, %2: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x00000000000000000100000000000000F0FFFFFFFFFFFFFFE5FFFFFFFFFFFFFF04000000000000000500000000000000FAFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF08000000000000000900000000000000"> : tensor<5x2xui64>]} {
  %r = tf.TensorScatterSub %0, %1, %2 : (tensor<?x?xui64>, tensor<3x1xi32>, tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @TensorScatterMax_227(%0: tensor<?x?xui64>, %1: tensor<3x1xi32>, %2: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x0000000000000000010000000000000011000000000000001000000000000000040000000000000005000000000000000C00000000000000130000000000000008000000000000000900000000000000"> : tensor<5x2xui64>]} {
  %r = tf.TensorScatterMax %0, %1, %2 : (tensor<?x?xui64>, tensor<3x1xi32>, tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @TensorScatterMin_228(%0: tensor<?x?xui64>, %1: tensor<3x1xi32>, %2: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<"0x010000000000000010000000000000000C00000000000000130000000000000011000000000000000E00000000000000"> : tensor<3x2xui64>],
  expected = [dense<"0x0000000000000000010000000000000001000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000"> : tensor<5x2xui64>]} {
  %r = tf.TensorScatterMin %0, %1, %2 : (tensor<?x?xui64>, tensor<3x1xi32>, tensor<?x?xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @UnsortedSegmentSum_229(%0: tensor<?x?xui64>, %1: tensor<?xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x080000000000000011000000000000000A000000000000000A000000000000000D00000000000000090000000000000012000000000000000A0000000000000008000000000000001300000000000000"> : tensor<5x2xui64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x12000000000000001D00000000000000000000000000000000000000000000001A000000000000001B0000000000000000000000000000000000000000000000"> : tensor<4x2xui64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<?x?xui64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @UnsortedSegmentProd_230(%0: tensor<?x?xui64>, %1: tensor<?xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x06000000000000001300000000000000110000000000000008000000000000001100000000000000070000000000000004000000000000000F0000000000000007000000000000001300000000000000"> : tensor<5x2xui64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x770000000000000098000000000000000100000000000000010000000000000018000000000000001D0100000000000001000000000000000100000000000000"> : tensor<4x2xui64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentProd %0, %1, %2 : (tensor<?x?xui64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @UnsortedSegmentMax_231(%0: tensor<?x?xui64>, %1: tensor<?xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E0000000000000000000000000000000D00000000000000060000000000000013000000000000000D000000000000000300000000000000020000000000000002000000000000000C00000000000000"> : tensor<5x2xui64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x0D000000000000000C00000000000000000000000000000000000000000000000E00000000000000020000000000000000000000000000000000000000000000"> : tensor<4x2xui64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMax %0, %1, %2 : (tensor<?x?xui64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @UnsortedSegmentMin_232(%0: tensor<?x?xui64>, %1: tensor<?xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1000000000000000000000000000000010000000000000000A000000000000000B0000000000000005000000000000000300000000000000030000000000000009000000000000000900000000000000"> : tensor<5x2xui64>, dense<"0x0200000000000000FFFFFFFF0200000000000000"> : tensor<5xi32>],
  expected = [dense<"0x09000000000000000900000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF03000000000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"> : tensor<4x2xui64>]} {
  %2 = tf.Const {value = dense<"0x04000000"> : tensor<i32>} : tensor<i32>
  %r = tf.UnsortedSegmentMin %0, %1, %2 : (tensor<?x?xui64>, tensor<?xi32>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SegmentSum_233(%0: tensor<5x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B000000000000000000000000000000050000000000000009000000000000000100000000000000080000000000000007000000000000000C0000000000000005000000000000000C00000000000000"> : tensor<5x2xui64>],
  expected = [dense<"0x10000000000000000900000000000000000000000000000000000000000000000800000000000000140000000000000005000000000000000C00000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<5x2xui64>, tensor<5xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SegmentMean_234(%0: tensor<5x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0F0000000000000011000000000000000E00000000000000030000000000000011000000000000000E000000000000000300000000000000060000000000000010000000000000000B00000000000000"> : tensor<5x2xui64>],
  expected = [dense<"0x0E000000000000000A00000000000000000000000000000000000000000000000A000000000000000A0000000000000010000000000000000B00000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMean %0, %1 : (tensor<5x2xui64>, tensor<5xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SegmentProd_235(%0: tensor<5x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x11000000000000000C000000000000000D0000000000000004000000000000000D000000000000000600000000000000030000000000000003000000000000000F000000000000000A00000000000000"> : tensor<5x2xui64>],
  expected = [dense<"0xDD00000000000000300000000000000001000000000000000100000000000000270000000000000012000000000000000F000000000000000A00000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentProd %0, %1 : (tensor<5x2xui64>, tensor<5xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SegmentMax_236(%0: tensor<5x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E000000000000000800000000000000130000000000000011000000000000000E0000000000000012000000000000000F000000000000000C0000000000000009000000000000000000000000000000"> : tensor<5x2xui64>],
  expected = [dense<"0x13000000000000001100000000000000000000000000000000000000000000000F00000000000000120000000000000009000000000000000000000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMax %0, %1 : (tensor<5x2xui64>, tensor<5xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @SegmentMin_237(%0: tensor<5x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D000000000000000900000000000000020000000000000008000000000000000500000000000000010000000000000006000000000000000C0000000000000011000000000000000C00000000000000"> : tensor<5x2xui64>],
  expected = [dense<"0x02000000000000000800000000000000000000000000000000000000000000000500000000000000010000000000000011000000000000000C00000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x0000000000000000020000000200000003000000"> : tensor<5xi32>} : tensor<5xi32>
  %r = tf.SegmentMin %0, %1 : (tensor<5x2xui64>, tensor<5xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @OneHot_238(%0: tensor<4xi32>, %2: tensor<ui64>, %3: tensor<ui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<"0x0100000000000000"> : tensor<ui64>, dense<"0x0000000000000000"> : tensor<ui64>],
  expected = [dense<"0x000000000000000001000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000"> : tensor<4x3xui64>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<ui64>, tensor<ui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @ReverseSequence_239(%0: tensor<?x?x?xui64>, %1: tensor<?xi64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x4x3xui64>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<"0x06000000000000000700000000000000080000000000000003000000000000000400000000000000050000000000000000000000000000000100000000000000020000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000001400000000000000150000000000000016000000000000001700000000000000"> : tensor<2x4x3xui64>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xui64>, tensor<?xi64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @GatherV2_240(%0: tensor<?x?xi1>, %1: tensor<3xi32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true], [false, false, true, false], [false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<5x4xi1>, dense<"0x030000000000000004000000"> : tensor<3xi32>],
  expected = [dense<[[true, false, false, true], [true, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi1>, tensor<3xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @GatherV2_241(%0: tensor<?x?xi1>, %1: tensor<3xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true], [false, false, true, false], [false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<5x4xi1>, dense<"0x030000000000000000000000000000000400000000000000"> : tensor<3xi64>],
  expected = [dense<[[true, false, false, true], [true, false, false, true], [false, false, true, false]]> : tensor<3x4xi1>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xi1>, tensor<3xi64>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @GatherNd_242(%0: tensor<?x?xi1>, %1: tensor<2x1xi32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true], [false, false, true, false], [false, true, false, false], [true, false, false, true], [false, false, true, false]]> : tensor<5x4xi1>, dense<"0x0300000001000000"> : tensor<2x1xi32>],
  expected = [dense<[[true, false, false, true], [false, false, true, false]]> : tensor<2x4xi1>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xi1>, tensor<2x1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @ScatterNd_243(%0: tensor<3x1xi32>, %1: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>],
  expected = [dense<[[false, false], [true, false], [false, false], [false, true], [false, false]]> : tensor<5x2xi1>]} {
  %2 = tf.Const {value = dense<"0x0500000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x1xi32>, tensor<?x?xi1>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @TensorScatterUpdate_244(%0: tensor<?x?xi1>, %1: tensor<3x1xi32>, %2: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false], [false, true], [false, false], [true, false], [false, true]]> : tensor<5x2xi1>, dense<"0x010000000300000001000000"> : tensor<3x1xi32>, dense<[[true, false], [false, true], [false, false]]> : tensor<3x2xi1>],
  expected = [dense<[[true, false], [false, false], [false, false], [false, true], [false, true]]> : tensor<5x2xi1>]} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xi1>, tensor<3x1xi32>, tensor<?x?xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @OneHot_245(%0: tensor<4xi32>, %2: tensor<i1>, %3: tensor<i1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000007000000FFFFFFFF02000000"> : tensor<4xi32>, dense<false> : tensor<i1>, dense<true> : tensor<i1>],
  expected = [dense<[[true, false, true], [true, true, true], [true, true, true], [true, true, false]]> : tensor<4x3xi1>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<4xi32>, tensor<i32>, tensor<i1>, tensor<i1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @ReverseSequence_246(%0: tensor<?x?x?xi1>, %1: tensor<?xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, false, false], [true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false], [true, false, false]]]> : tensor<2x4x3xi1>, dense<"0x03000000000000000100000000000000"> : tensor<2xi64>],
  expected = [dense<[[[true, false, false], [true, false, false], [true, false, false], [true, false, false]], [[true, false, false], [true, false, false], [true, false, false], [true, false, false]]]> : tensor<2x4x3xi1>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<?x?x?xi1>, tensor<?xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @GatherV2_247(%0: tensor<2x3x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0100000000000000"> : tensor<2xi32>],
  expected = [dense<"0x00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<2x3x4xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_248(%0: tensor<?x?x?xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0100000000000000"> : tensor<2xi32>],
  expected = [dense<"0x00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<2x3x4xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_249(%0: tensor<2x3x4xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000041000010410000204100003041000000000000803F0000004000004040000080400000A0400000C0400000E040000080400000A0400000C0400000E0400000A0410000A8410000B0410000B841000040410000504100006041000070410000804100008841000090410000984100008041000088410000904100009841"> : tensor<2x2x2x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_250(%0: tensor<?x?x?xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000041000010410000204100003041000000000000803F0000004000004040000080400000A0400000C0400000E040000080400000A0400000C0400000E0400000A0410000A8410000B0410000B841000040410000504100006041000070410000804100008841000090410000984100008041000088410000904100009841"> : tensor<2x2x2x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<?x?x?xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_251(%0: tensor<2x3x4xf32>, %1: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<"0x000040400000E0400000304100007041000098410000B841"> : tensor<2x3xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<2x3x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_252(%0: tensor<?x?x?xf32>, %1: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<"0x000040400000E0400000304100007041000098410000B841"> : tensor<2x3xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<?x?x?xf32>, tensor<i32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_253(%0: tensor<2x3x4xf32>, %1: tensor<0xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<> : tensor<0xi32>],
  expected = [dense<> : tensor<2x3x0xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<2x3x4xf32>, tensor<0xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_254(%0: tensor<?x?x?xf32>, %1: tensor<0xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<> : tensor<0xi32>],
  expected = [dense<> : tensor<2x3x0xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 0 : i64} : (tensor<?x?x?xf32>, tensor<0xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_255(%0: tensor<2x3x4xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000041000010410000204100003041000000000000803F00000040000040400000804100008841000090410000984100008041000088410000904100009841"> : tensor<2x2x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_256(%0: tensor<?x?x?xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000041000010410000204100003041000000000000803F00000040000040400000804100008841000090410000984100008041000088410000904100009841"> : tensor<2x2x4xf32>]} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 1 : i64} : (tensor<?x?x?xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_257(%0: tensor<2x3x4xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000040000000000000C040000080400000204100000041000050410000504100008841000088410000A8410000A841"> : tensor<2x3x2xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 1 : i64} : (tensor<2x3x4xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_258(%0: tensor<?x?x?xf32>, %1: tensor<2x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x02000000000000000100000001000000"> : tensor<2x2xi32>],
  expected = [dense<"0x00000040000000000000C040000080400000204100000041000050410000504100008841000088410000A8410000A841"> : tensor<2x3x2xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 1 : i64} : (tensor<?x?x?xf32>, tensor<2x2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_259(%0: tensor<2x3x4xf32>, %1: tensor<2x3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x010000000200000003000000000000000100000002000000"> : tensor<2x3xi32>],
  expected = [dense<"0x0000803F0000C0400000304100004041000088410000B041"> : tensor<2x3xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 2 : i64} : (tensor<2x3x4xf32>, tensor<2x3xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_260(%0: tensor<?x?x?xf32>, %1: tensor<2x3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x010000000200000003000000000000000100000002000000"> : tensor<2x3xi32>],
  expected = [dense<"0x0000803F0000C0400000304100004041000088410000B041"> : tensor<2x3xf32>]} {
  %2 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 {batch_dims = 2 : i64} : (tensor<?x?x?xf32>, tensor<2x3xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Gather_261(%0: tensor<2x3x4xf32>, %1: tensor<1x2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000000000000000000000000000"> : tensor<1x2xi64>],
  expected = [dense<"0x00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<1x2x3x4xf32>]} {
  %r = tf.Gather %0, %1 : (tensor<2x3x4xf32>, tensor<1x2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Gather_262(%0: tensor<?x?x?xf32>, %1: tensor<1x2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x01000000000000000000000000000000"> : tensor<1x2xi64>],
  expected = [dense<"0x00004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<1x2x3x4xf32>]} {
  %r = tf.Gather %0, %1 : (tensor<?x?x?xf32>, tensor<1x2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_263(%0: tensor<5x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0x0000000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<5x4xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_264(%0: tensor<?x?xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0x0000000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_265(%0: tensor<5x5xf32>, %1: tensor<1x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0x0000000005000000"> : tensor<1x2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.GatherNd %0, %1 : (tensor<5x5xf32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_266(%0: tensor<?x?xf32>, %1: tensor<1x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0x0000000005000000"> : tensor<1x2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xf32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_267(%0: tensor<1x2xi32>, %1: tensor<1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000005000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<1x2xi32>, tensor<1xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_268(%0: tensor<1x2xi32>, %1: tensor<?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000005000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<1x2xi32>, tensor<?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterUpdate_269(%0: tensor<5x5xf32>, %1: tensor<1x2xi32>, %2: tensor<1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0x0000000005000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<5x5xf32>, tensor<1x2xi32>, tensor<1xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterUpdate_270(%0: tensor<?x?xf32>, %1: tensor<1x2xi32>, %2: tensor<?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0x0000000005000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xf32>, tensor<1x2xi32>, tensor<?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_271(%0: tensor<5x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0xFFFFFFFF00000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<5x4xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_272(%0: tensor<?x?xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<5x4xf32>, dense<"0xFFFFFFFF00000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_273(%0: tensor<5x5xf32>, %1: tensor<1x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.GatherNd %0, %1 : (tensor<5x5xf32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_274(%0: tensor<?x?xf32>, %1: tensor<1x2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?xf32>, tensor<1x2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_275(%0: tensor<1x2xi32>, %1: tensor<1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<1x2xi32>, tensor<1xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_276(%0: tensor<1x2xi32>, %1: tensor<?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x0500000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.ScatterNd %0, %1, %2 : (tensor<1x2xi32>, tensor<?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterUpdate_277(%0: tensor<5x5xf32>, %1: tensor<1x2xi32>, %2: tensor<1xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<5x5xf32>, tensor<1x2xi32>, tensor<1xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @TensorScatterUpdate_278(%0: tensor<?x?xf32>, %1: tensor<1x2xi32>, %2: tensor<?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C041"> : tensor<5x5xf32>, dense<"0xFFFFFFFF00000000"> : tensor<1x2xi32>, dense<"0x0000803F"> : tensor<1xf32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.TensorScatterUpdate %0, %1, %2 : (tensor<?x?xf32>, tensor<1x2xi32>, tensor<?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_279(%0: tensor<0x4xf32>, %1: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x4xf32>, dense<"0x00000000"> : tensor<1xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<0x4xf32>, tensor<1xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherV2_280(%0: tensor<?x?xf32>, %1: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x4xf32>, dense<"0x00000000"> : tensor<1xi32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r = tf.GatherV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<1xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_281(%0: tensor<2x3x4xf32>, %1: tensor<2x3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x000000000100000002000000010000000200000003000000"> : tensor<2x3xi32>],
  expected = [dense<"0x0000C0400000B841"> : tensor<2xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<2x3x4xf32>, tensor<2x3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_282(%0: tensor<?x?x?xf32>, %1: tensor<2x3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x000000000100000002000000010000000200000003000000"> : tensor<2x3xi32>],
  expected = [dense<"0x0000C0400000B841"> : tensor<2xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?x?xf32>, tensor<2x3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_283(%0: tensor<2x3x4xf32>, %1: tensor<1x2x1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0000000001000000"> : tensor<1x2x1xi32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x2x3x4xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<2x3x4xf32>, tensor<1x2x1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_284(%0: tensor<?x?x?xf32>, %1: tensor<1x2x1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0000000001000000"> : tensor<1x2x1xi32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<1x2x3x4xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?x?xf32>, tensor<1x2x1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_285(%0: tensor<2x3x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0100000001000000"> : tensor<2xi32>],
  expected = [dense<"0x00008041000088410000904100009841"> : tensor<4xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<2x3x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @GatherNd_286(%0: tensor<?x?x?xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<2x3x4xf32>, dense<"0x0100000001000000"> : tensor<2xi32>],
  expected = [dense<"0x00008041000088410000904100009841"> : tensor<4xf32>]} {
  %r = tf.GatherNd %0, %1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ScatterNd_287(%0: tensor<3x2xi64>, %1: tensor<3xf32>, %2: tensor<2xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000000001000000000000000100000000000000000000000000000000000000000000000100000000000000"> : tensor<3x2xi64>, dense<"0x0000803F0000004000004040"> : tensor<3xf32>, dense<"0x02000000000000000200000000000000"> : tensor<2xi64>],
  expected = [dense<"0x00000000000080400000004000000000"> : tensor<2x2xf32>]} {
  %r = tf.ScatterNd %0, %1, %2 : (tensor<3x2xi64>, tensor<3xf32>, tensor<2xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentSum_288(%0: tensor<2x3xf32>, %1: tensor<2x3xi32>, %2: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0500F7BFE7C9EF3F42BCBF3E82EAB2BF9AC7BBBF5CC4B8BF"> : tensor<2x3xf32>, dense<"0x0000000001000000000000000200000001000000FFFFFFFF"> : tensor<2x3xi32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<"0xF410C7BF3409D03E82EAB2BF"> : tensor<3xf32>]} {
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @UnsortedSegmentSum_289(%0: tensor<3xf32>, %1: tensor<3xi32>, %2: tensor<i32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFC2E8F3E116BEC3F8C8081BE"> : tensor<3xf32>, dense<"0x000000000100000004000000"> : tensor<3xi32>, dense<"0x03000000"> : tensor<i32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.UnsortedSegmentSum %0, %1, %2 : (tensor<3xf32>, tensor<3xi32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentSum_290(%0: tensor<3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2AA4A3BF2F09A43FED2C48BF"> : tensor<3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x010000000000000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<3xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @SegmentSum_291(%0: tensor<3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x686FEABFCA01EA3F6E1C0EBF"> : tensor<3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF0000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.SegmentSum %0, %1 : (tensor<3xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_292(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF000080BF000080BF0000A040000080BF000080BF000080BF000080BF0000A040000080BF"> : tensor<3x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 0 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_293(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF000080BF000080BF0000A040000080BF000080BF000080BF000080BF0000A040000080BF"> : tensor<3x2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 0 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_294(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF0000A040000080BF000080BF000080BF000080BF000080BF000080BF0000A040000080BF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 1 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_295(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF0000A040000080BF000080BF000080BF000080BF000080BF000080BF0000A040000080BF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 1 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_296(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF000080BF0000A040000080BF000080BF000080BF0000A040000080BF000080BF000080BF"> : tensor<2x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 2 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_297(%0: tensor<2x2xi64>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000010000000000000002000000000000000300000000000000"> : tensor<2x2xi64>, dense<"0x0000A040"> : tensor<f32>, dense<"0x000080BF"> : tensor<f32>],
  expected = [dense<"0x0000A040000080BF000080BF000080BF0000A040000080BF000080BF000080BF0000A040000080BF000080BF000080BF"> : tensor<2x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<i32>} : tensor<i32>
  %r = tf.OneHot %0, %1, %2, %3 {axis = 2 : i64} : (tensor<2x2xi64>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @OneHot_298(%0: tensor<2xi32>, %1: tensor<i32>, %2: tensor<f32>, %3: tensor<f32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0", "x3:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0100000002000000"> : tensor<2xi32>, dense<"0x04000000"> : tensor<i32>, dense<"0x0000803F"> : tensor<f32>, dense<"0x00000000"> : tensor<f32>],
  expected = [dense<"0x000000000000803F000000000000000000000000000000000000803F00000000"> : tensor<2x4xf32>]} {
  %r = tf.OneHot %0, %1, %2, %3 : (tensor<2xi32>, tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseSequence_299(%0: tensor<3x2x4xf32>, %1: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B841"> : tensor<3x2x4xf32>, dense<"0x020000000000000004000000"> : tensor<3xi32>],
  expected = [dense<"0x0000803F0000000000000040000040400000A040000080400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000098410000904100008841000080410000B8410000B0410000A8410000A041"> : tensor<3x2x4xf32>]} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 2 : i64, batch_dim = 0 : i64} : (tensor<3x2x4xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ReverseSequence_300(%0: tensor<2x4xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040"> : tensor<2x4xf32>, dense<"0x0200000005000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.ReverseSequence %0, %1 {seq_dim = 1 : i64, batch_dim = 0 : i64} : (tensor<2x4xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @InTopKV2_301(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x01000000020000000000000003000000"> : tensor<4xi32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_302(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x01000000020000000000000003000000"> : tensor<4xi32>, dense<"0x02000000"> : tensor<i32>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_303(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x01000000020000000000000003000000"> : tensor<4xi32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<[true, true, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_304(%0: tensor<4x4xf32>, %1: tensor<4xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0100000000000000020000000000000000000000000000000300000000000000"> : tensor<4xi64>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<4x4xf32>, tensor<4xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_305(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0100000000000000020000000000000000000000000000000300000000000000"> : tensor<4xi64>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_306(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x02000000030000000200000000000000"> : tensor<4xi32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_307(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x02000000030000000200000000000000"> : tensor<4xi32>, dense<"0x02000000"> : tensor<i32>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_308(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x02000000030000000200000000000000"> : tensor<4xi32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_309(%0: tensor<4x4xf32>, %1: tensor<4xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0200000000000000030000000000000002000000000000000000000000000000"> : tensor<4xi64>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<4x4xf32>, tensor<4xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_310(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0200000000000000030000000000000002000000000000000000000000000000"> : tensor<4xi64>],
  expected = [dense<[true, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_311(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x05000000FFFFFFFF0300000002000000"> : tensor<4xi32>, dense<"0x01000000"> : tensor<i32>],
  expected = [dense<[false, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_312(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x05000000FFFFFFFF0300000002000000"> : tensor<4xi32>, dense<"0x02000000"> : tensor<i32>],
  expected = [dense<[false, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopKV2_313(%0: tensor<4x4xf32>, %1: tensor<4xi32>, %2: tensor<i32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x05000000FFFFFFFF0300000002000000"> : tensor<4xi32>, dense<"0x03000000"> : tensor<i32>],
  expected = [dense<[false, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopKV2 %0, %1, %2 : (tensor<4x4xf32>, tensor<4xi32>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_314(%0: tensor<4x4xf32>, %1: tensor<4xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0500000000000000FFFFFFFFFFFFFFFF03000000000000000200000000000000"> : tensor<4xi64>],
  expected = [dense<[false, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<4x4xf32>, tensor<4xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @InTopK_315(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCDCCCC3D9A99993E9A99993ECDCC4C3E0000804000004040000000400000803F0000803F0000C07F00000040000040400000803F00000040000040400000807F"> : tensor<4x4xf32>, dense<"0x0500000000000000FFFFFFFFFFFFFFFF03000000000000000200000000000000"> : tensor<4xi64>],
  expected = [dense<[false, false, false, false]> : tensor<4xi1>]} {
  %r = tf.InTopK %0, %1 {k = 2 : i64} : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
}
