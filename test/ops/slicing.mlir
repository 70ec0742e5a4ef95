// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @slicing {
weir.step @Slice_0(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x0000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041"> : tensor<2x5xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_1(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x0000804000000040000010410000E04000006041000040410000984100008841"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_2(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x0000804000000040000010410000E04000006041000040410000984100008841"> : tensor<4x2xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_3(%0: tensor<4x5xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x0000804000000040000010410000E04000006041000040410000984100008841"> : tensor<4x2xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_4(%0: tensor<4x5xf32>, %1: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x000000000000803F000000400000404000008040000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041000020410000304100004041000050410000604100007041000080410000884100009041000098410000704100008041000088410000904100009841"> : tensor<4x2x5xf32>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xf32>, tensor<4x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Unpack_5(%0: tensor<4x5xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x000000000000A0400000204100007041"> : tensor<4xf32>, dense<"0x0000803F0000C0400000304100008041"> : tensor<4xf32>, dense<"0x000000400000E0400000404100008841"> : tensor<4xf32>, dense<"0x00004040000000410000504100009041"> : tensor<4xf32>, dense<"0x00008040000010410000604100009841"> : tensor<4xf32>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @ConcatV2_6(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  expected = [dense<"0x000000000000803F000000400000404000008040000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000A0400000C0400000E04000000041000010410000204100003041000040410000504100006041000020410000304100004041000050410000604100007041000080410000884100009041000098410000704100008041000088410000904100009841"> : tensor<4x10xf32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Split_7(%1: tensor<2x6xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<2x6xf32>],
  expected = [dense<"0x000000000000803F0000C0400000E040"> : tensor<2x2xf32>, dense<"0x00000040000040400000004100001041"> : tensor<2x2xf32>, dense<"0x000080400000A0400000204100003041"> : tensor<2x2xf32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Slice_8(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C40"> : tensor<2x5xf64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xf64>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @StridedSlice_9(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x0000000000001040000000000000004000000000000022400000000000001C400000000000002C40000000000000284000000000000033400000000000003140"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @StridedSlice_10(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x0000000000001040000000000000004000000000000022400000000000001C400000000000002C40000000000000284000000000000033400000000000003140"> : tensor<4x2xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @StridedSlice_11(%0: tensor<4x5xf64>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x0000000000001040000000000000004000000000000022400000000000001C400000000000002C40000000000000284000000000000033400000000000003140"> : tensor<4x2xf64>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Pack_12(%0: tensor<4x5xf64>, %1: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>, dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x2x5xf64>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xf64>, tensor<4x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Unpack_13(%0: tensor<4x5xf64>) -> (tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x0000000000000000000000000000144000000000000024400000000000002E40"> : tensor<4xf64>, dense<"0x000000000000F03F000000000000184000000000000026400000000000003040"> : tensor<4xf64>, dense<"0x00000000000000400000000000001C4000000000000028400000000000003140"> : tensor<4xf64>, dense<"0x000000000000084000000000000020400000000000002A400000000000003240"> : tensor<4xf64>, dense<"0x000000000000104000000000000022400000000000002C400000000000003340"> : tensor<4xf64>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xf64>) -> (tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>, tensor<*xf64>
}
weir.step @ConcatV2_14(%0: tensor<?x?xf64>, %1: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>, dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x5xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F0000000000000040000000000000084000000000000010400000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C4000000000000020400000000000002240000000000000144000000000000018400000000000001C40000000000000204000000000000022400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002440000000000000264000000000000028400000000000002A400000000000002C400000000000002E4000000000000030400000000000003140000000000000324000000000000033400000000000002E400000000000003040000000000000314000000000000032400000000000003340"> : tensor<4x10xf64>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xf64>, tensor<?x?xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Split_15(%1: tensor<2x6xf64>) -> (tensor<*xf64>, tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x0000000000000000000000000000F03F000000000000004000000000000008400000000000001040000000000000144000000000000018400000000000001C400000000000002040000000000000224000000000000024400000000000002640"> : tensor<2x6xf64>],
  expected = [dense<"0x0000000000000000000000000000F03F00000000000018400000000000001C40"> : tensor<2x2xf64>, dense<"0x0000000000000040000000000000084000000000000020400000000000002240"> : tensor<2x2xf64>, dense<"0x0000000000001040000000000000144000000000000024400000000000002640"> : tensor<2x2xf64>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xf64>) -> (tensor<*xf64>, tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf64>, tensor<*xf64>, tensor<*xf64>
}
weir.step @Slice_16(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x0045004600470048804800498049004A804A004B"> : tensor<2x5xf16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xf16>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @StridedSlice_17(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x0044004080480047004B004AC04C404C"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @StridedSlice_18(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x0044004080480047004B004AC04C404C"> : tensor<4x2xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @StridedSlice_19(%0: tensor<4x5xf16>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x0044004080480047004B004AC04C404C"> : tensor<4x2xf16>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Pack_20(%0: tensor<4x5xf16>, %1: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>, dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x0000003C0040004200440000003C004000420044004500460047004880480045004600470048804800498049004A804A004B00498049004A804A004B804B004C404C804CC04C804B004C404C804CC04C"> : tensor<4x2x5xf16>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xf16>, tensor<4x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Unpack_21(%0: tensor<4x5xf16>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x000000450049804B"> : tensor<4xf16>, dense<"0x003C00468049004C"> : tensor<4xf16>, dense<"0x00400047004A404C"> : tensor<4xf16>, dense<"0x00420048804A804C"> : tensor<4xf16>, dense<"0x00448048004BC04C"> : tensor<4xf16>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xf16>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>, tensor<*xf16>
}
weir.step @ConcatV2_22(%0: tensor<?x?xf16>, %1: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>, dense<"0x0000003C0040004200440045004600470048804800498049004A804A004B804B004C404C804CC04C"> : tensor<4x5xf16>],
  expected = [dense<"0x0000003C0040004200440000003C004000420044004500460047004880480045004600470048804800498049004A804A004B00498049004A804A004B804B004C404C804CC04C804B004C404C804CC04C"> : tensor<4x10xf16>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xf16>, tensor<?x?xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Split_23(%1: tensor<2x6xf16>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x0000003C0040004200440045004600470048804800498049"> : tensor<2x6xf16>],
  expected = [dense<"0x0000003C00460047"> : tensor<2x2xf16>, dense<"0x0040004200488048"> : tensor<2x2xf16>, dense<"0x0044004500498049"> : tensor<2x2xf16>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xf16>) -> (tensor<*xf16>, tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf16>, tensor<*xf16>, tensor<*xf16>
}
weir.step @Slice_24(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0xA040C040E0400041104120413041404150416041"> : tensor<2x5xbf16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xbf16>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @StridedSlice_25(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0x804000401041E0406041404198418841"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @StridedSlice_26(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0x804000401041E0406041404198418841"> : tensor<4x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @StridedSlice_27(%0: tensor<4x5xbf16>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x804000401041E0406041404198418841"> : tensor<4x2xbf16>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xbf16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Pack_28(%0: tensor<4x5xbf16>, %1: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>, dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0x0000803F0040404080400000803F004040408040A040C040E04000411041A040C040E0400041104120413041404150416041204130414041504160417041804188419041984170418041884190419841"> : tensor<4x2x5xbf16>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xbf16>, tensor<4x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Unpack_29(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0x0000A04020417041"> : tensor<4xbf16>, dense<"0x803FC04030418041"> : tensor<4xbf16>, dense<"0x0040E04040418841"> : tensor<4xbf16>, dense<"0x4040004150419041"> : tensor<4xbf16>, dense<"0x8040104160419841"> : tensor<4xbf16>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>
}
weir.step @ConcatV2_30(%0: tensor<?x?xbf16>, %1: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>, dense<"0x0000803F004040408040A040C040E040004110412041304140415041604170418041884190419841"> : tensor<4x5xbf16>],
  expected = [dense<"0x0000803F0040404080400000803F004040408040A040C040E04000411041A040C040E0400041104120413041404150416041204130414041504160417041804188419041984170418041884190419841"> : tensor<4x10xbf16>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xbf16>, tensor<?x?xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Split_31(%1: tensor<2x6xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x0000803F004040408040A040C040E0400041104120413041"> : tensor<2x6xbf16>],
  expected = [dense<"0x0000803FC040E040"> : tensor<2x2xbf16>, dense<"0x0040404000411041"> : tensor<2x2xbf16>, dense<"0x8040A04020413041"> : tensor<2x2xbf16>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>
}
weir.step @Slice_32(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x05060708090A0B0C0D0E"> : tensor<2x5xi8>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xi8>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @StridedSlice_33(%0: tensor<4x5xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @StridedSlice_34(%0: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xi8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @StridedSlice_35(%0: tensor<4x5xi8>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xi8>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Pack_36(%0: tensor<4x5xi8>, %1: tensor<4x5xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>, dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x00010203040001020304050607080905060708090A0B0C0D0E0A0B0C0D0E0F101112130F10111213"> : tensor<4x2x5xi8>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xi8>, tensor<4x5xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Unpack_37(%0: tensor<4x5xi8>) -> (tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x00050A0F"> : tensor<4xi8>, dense<"0x01060B10"> : tensor<4xi8>, dense<"0x02070C11"> : tensor<4xi8>, dense<"0x03080D12"> : tensor<4xi8>, dense<"0x04090E13"> : tensor<4xi8>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xi8>) -> (tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>, tensor<*xi8>
}
weir.step @ConcatV2_38(%0: tensor<?x?xi8>, %1: tensor<?x?xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>, dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xi8>],
  expected = [dense<"0x00010203040001020304050607080905060708090A0B0C0D0E0A0B0C0D0E0F101112130F10111213"> : tensor<4x10xi8>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xi8>, tensor<?x?xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Split_39(%1: tensor<2x6xi8>) -> (tensor<*xi8>, tensor<*xi8>, tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B"> : tensor<2x6xi8>],
  expected = [dense<"0x00010607"> : tensor<2x2xi8>, dense<"0x02030809"> : tensor<2x2xi8>, dense<"0x04050A0B"> : tensor<2x2xi8>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xi8>) -> (tensor<*xi8>, tensor<*xi8>, tensor<*xi8>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xi8>, tensor<*xi8>, tensor<*xi8>
}
weir.step @Slice_40(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x050006000700080009000A000B000C000D000E00"> : tensor<2x5xi16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xi16>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @StridedSlice_41(%0: tensor<4x5xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @StridedSlice_42(%0: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xi16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @StridedSlice_43(%0: tensor<4x5xi16>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xi16>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Pack_44(%0: tensor<4x5xi16>, %1: tensor<4x5xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>, dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x000001000200030004000000010002000300040005000600070008000900050006000700080009000A000B000C000D000E000A000B000C000D000E000F0010001100120013000F001000110012001300"> : tensor<4x2x5xi16>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xi16>, tensor<4x5xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Unpack_45(%0: tensor<4x5xi16>) -> (tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x000005000A000F00"> : tensor<4xi16>, dense<"0x010006000B001000"> : tensor<4xi16>, dense<"0x020007000C001100"> : tensor<4xi16>, dense<"0x030008000D001200"> : tensor<4xi16>, dense<"0x040009000E001300"> : tensor<4xi16>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xi16>) -> (tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>, tensor<*xi16>
}
weir.step @ConcatV2_46(%0: tensor<?x?xi16>, %1: tensor<?x?xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>, dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xi16>],
  expected = [dense<"0x000001000200030004000000010002000300040005000600070008000900050006000700080009000A000B000C000D000E000A000B000C000D000E000F0010001100120013000F001000110012001300"> : tensor<4x10xi16>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xi16>, tensor<?x?xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Split_47(%1: tensor<2x6xi16>) -> (tensor<*xi16>, tensor<*xi16>, tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B00"> : tensor<2x6xi16>],
  expected = [dense<"0x0000010006000700"> : tensor<2x2xi16>, dense<"0x0200030008000900"> : tensor<2x2xi16>, dense<"0x040005000A000B00"> : tensor<2x2xi16>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xi16>) -> (tensor<*xi16>, tensor<*xi16>, tensor<*xi16>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xi16>, tensor<*xi16>, tensor<*xi16>
}
weir.step @Slice_48(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x05000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E000000"> : tensor<2x5xi32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @StridedSlice_49(%0: tensor<4x5xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @StridedSlice_50(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @StridedSlice_51(%0: tensor<4x5xi32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xi32>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Pack_52(%0: tensor<4x5xi32>, %1: tensor<4x5xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>, dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x00000000010000000200000003000000040000000000000001000000020000000300000004000000050000000600000007000000080000000900000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000000F00000010000000110000001200000013000000"> : tensor<4x2x5xi32>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xi32>, tensor<4x5xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Unpack_53(%0: tensor<4x5xi32>) -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x00000000050000000A0000000F000000"> : tensor<4xi32>, dense<"0x01000000060000000B00000010000000"> : tensor<4xi32>, dense<"0x02000000070000000C00000011000000"> : tensor<4xi32>, dense<"0x03000000080000000D00000012000000"> : tensor<4xi32>, dense<"0x04000000090000000E00000013000000"> : tensor<4xi32>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xi32>) -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>, tensor<*xi32>
}
weir.step @ConcatV2_54(%0: tensor<?x?xi32>, %1: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>, dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xi32>],
  expected = [dense<"0x00000000010000000200000003000000040000000000000001000000020000000300000004000000050000000600000007000000080000000900000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000000F00000010000000110000001200000013000000"> : tensor<4x10xi32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xi32>, tensor<?x?xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Split_55(%1: tensor<2x6xi32>) -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B000000"> : tensor<2x6xi32>],
  expected = [dense<"0x00000000010000000600000007000000"> : tensor<2x2xi32>, dense<"0x02000000030000000800000009000000"> : tensor<2x2xi32>, dense<"0x04000000050000000A0000000B000000"> : tensor<2x2xi32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xi32>) -> (tensor<*xi32>, tensor<*xi32>, tensor<*xi32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xi32>, tensor<*xi32>, tensor<*xi32>
}
weir.step @Slice_56(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E00000000000000"> : tensor<2x5xi64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xi64>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @StridedSlice_57(%0: tensor<4x5xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @StridedSlice_58(%0: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xi64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @StridedSlice_59(%0: tensor<4x5xi64>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xi64>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Pack_60(%0: tensor<4x5xi64>, %1: tensor<4x5xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>, dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x2x5xi64>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xi64>, tensor<4x5xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Unpack_61(%0: tensor<4x5xi64>) -> (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x000000000000000005000000000000000A000000000000000F00000000000000"> : tensor<4xi64>, dense<"0x010000000000000006000000000000000B000000000000001000000000000000"> : tensor<4xi64>, dense<"0x020000000000000007000000000000000C000000000000001100000000000000"> : tensor<4xi64>, dense<"0x030000000000000008000000000000000D000000000000001200000000000000"> : tensor<4xi64>, dense<"0x040000000000000009000000000000000E000000000000001300000000000000"> : tensor<4xi64>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xi64>) -> (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>, tensor<*xi64>
}
weir.step @ConcatV2_62(%0: tensor<?x?xi64>, %1: tensor<?x?xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>, dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xi64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x10xi64>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xi64>, tensor<?x?xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Split_63(%1: tensor<2x6xi64>) -> (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B00000000000000"> : tensor<2x6xi64>],
  expected = [dense<"0x0000000000000000010000000000000006000000000000000700000000000000"> : tensor<2x2xi64>, dense<"0x0200000000000000030000000000000008000000000000000900000000000000"> : tensor<2x2xi64>, dense<"0x040000000000000005000000000000000A000000000000000B00000000000000"> : tensor<2x2xi64>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xi64>) -> (tensor<*xi64>, tensor<*xi64>, tensor<*xi64>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xi64>, tensor<*xi64>, tensor<*xi64>
}
weir.step @Slice_64(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x05060708090A0B0C0D0E"> : tensor<2x5xui8>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xui8>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @StridedSlice_65(%0: tensor<4x5xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @StridedSlice_66(%0: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xui8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @StridedSlice_67(%0: tensor<4x5xui8>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x040209070E0C1311"> : tensor<4x2xui8>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Pack_68(%0: tensor<4x5xui8>, %1: tensor<4x5xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>, dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x00010203040001020304050607080905060708090A0B0C0D0E0A0B0C0D0E0F101112130F10111213"> : tensor<4x2x5xui8>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xui8>, tensor<4x5xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Unpack_69(%0: tensor<4x5xui8>) -> (tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x00050A0F"> : tensor<4xui8>, dense<"0x01060B10"> : tensor<4xui8>, dense<"0x02070C11"> : tensor<4xui8>, dense<"0x03080D12"> : tensor<4xui8>, dense<"0x04090E13"> : tensor<4xui8>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xui8>) -> (tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>, tensor<*xui8>
}
weir.step @ConcatV2_70(%0: tensor<?x?xui8>, %1: tensor<?x?xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>, dense<"0x000102030405060708090A0B0C0D0E0F10111213"> : tensor<4x5xui8>],
  expected = [dense<"0x00010203040001020304050607080905060708090A0B0C0D0E0A0B0C0D0E0F101112130F10111213"> : tensor<4x10xui8>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xui8>, tensor<?x?xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Split_71(%1: tensor<2x6xui8>) -> (tensor<*xui8>, tensor<*xui8>, tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000102030405060708090A0B"> : tensor<2x6xui8>],
  expected = [dense<"0x00010607"> : tensor<2x2xui8>, dense<"0x02030809"> : tensor<2x2xui8>, dense<"0x04050A0B"> : tensor<2x2xui8>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xui8>) -> (tensor<*xui8>, tensor<*xui8>, tensor<*xui8>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xui8>, tensor<*xui8>, tensor<*xui8>
}
weir.step @Slice_72(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x050006000700080009000A000B000C000D000E00"> : tensor<2x5xui16>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xui16>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @StridedSlice_73(%0: tensor<4x5xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @StridedSlice_74(%0: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xui16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @StridedSlice_75(%0: tensor<4x5xui16>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x04000200090007000E000C0013001100"> : tensor<4x2xui16>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui16>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Pack_76(%0: tensor<4x5xui16>, %1: tensor<4x5xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>, dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x000001000200030004000000010002000300040005000600070008000900050006000700080009000A000B000C000D000E000A000B000C000D000E000F0010001100120013000F001000110012001300"> : tensor<4x2x5xui16>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xui16>, tensor<4x5xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Unpack_77(%0: tensor<4x5xui16>) -> (tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x000005000A000F00"> : tensor<4xui16>, dense<"0x010006000B001000"> : tensor<4xui16>, dense<"0x020007000C001100"> : tensor<4xui16>, dense<"0x030008000D001200"> : tensor<4xui16>, dense<"0x040009000E001300"> : tensor<4xui16>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xui16>) -> (tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>, tensor<*xui16>
}
weir.step @ConcatV2_78(%0: tensor<?x?xui16>, %1: tensor<?x?xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>, dense<"0x00000100020003000400050006000700080009000A000B000C000D000E000F001000110012001300"> : tensor<4x5xui16>],
  expected = [dense<"0x000001000200030004000000010002000300040005000600070008000900050006000700080009000A000B000C000D000E000A000B000C000D000E000F0010001100120013000F001000110012001300"> : tensor<4x10xui16>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xui16>, tensor<?x?xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Split_79(%1: tensor<2x6xui16>) -> (tensor<*xui16>, tensor<*xui16>, tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x00000100020003000400050006000700080009000A000B00"> : tensor<2x6xui16>],
  expected = [dense<"0x0000010006000700"> : tensor<2x2xui16>, dense<"0x0200030008000900"> : tensor<2x2xui16>, dense<"0x040005000A000B00"> : tensor<2x2xui16>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xui16>) -> (tensor<*xui16>, tensor<*xui16>, tensor<*xui16>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xui16>, tensor<*xui16>, tensor<*xui16>
}
weir.step @Slice_80(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x05000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E000000"> : tensor<2x5xui32>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xui32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @StridedSlice_81(%0: tensor<4x5xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @StridedSlice_82(%0: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xui32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @StridedSlice_83(%0: tensor<4x5xui32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x040000000200000009000000070000000E0000000C0000001300000011000000"> : tensor<4x2xui32>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Pack_84(%0: tensor<4x5xui32>, %1: tensor<4x5xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>, dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x00000000010000000200000003000000040000000000000001000000020000000300000004000000050000000600000007000000080000000900000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000000F00000010000000110000001200000013000000"> : tensor<4x2x5xui32>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xui32>, tensor<4x5xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Unpack_85(%0: tensor<4x5xui32>) -> (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x00000000050000000A0000000F000000"> : tensor<4xui32>, dense<"0x01000000060000000B00000010000000"> : tensor<4xui32>, dense<"0x02000000070000000C00000011000000"> : tensor<4xui32>, dense<"0x03000000080000000D00000012000000"> : tensor<4xui32>, dense<"0x04000000090000000E00000013000000"> : tensor<4xui32>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xui32>) -> (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>, tensor<*xui32>
}
weir.step @ConcatV2_86(%0: tensor<?x?xui32>, %1: tensor<?x?xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>, dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000"> : tensor<4x5xui32>],
  expected = [dense<"0x00000000010000000200000003000000040000000000000001000000020000000300000004000000050000000600000007000000080000000900000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000A0000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000000F00000010000000110000001200000013000000"> : tensor<4x10xui32>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xui32>, tensor<?x?xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Split_87(%1: tensor<2x6xui32>) -> (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B000000"> : tensor<2x6xui32>],
  expected = [dense<"0x00000000010000000600000007000000"> : tensor<2x2xui32>, dense<"0x02000000030000000800000009000000"> : tensor<2x2xui32>, dense<"0x04000000050000000A0000000B000000"> : tensor<2x2xui32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xui32>) -> (tensor<*xui32>, tensor<*xui32>, tensor<*xui32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xui32>, tensor<*xui32>, tensor<*xui32>
}
weir.step @Slice_88(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E00000000000000"> : tensor<2x5xui64>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xui64>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @StridedSlice_89(%0: tensor<4x5xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @StridedSlice_90(%0: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xui64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @StridedSlice_91(%0: tensor<4x5xui64>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<"0x04000000000000000200000000000000090000000000000007000000000000000E000000000000000C0000000000000013000000000000001100000000000000"> : tensor<4x2xui64>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xui64>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Pack_92(%0: tensor<4x5xui64>, %1: tensor<4x5xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>, dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x2x5xui64>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xui64>, tensor<4x5xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Unpack_93(%0: tensor<4x5xui64>) -> (tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x000000000000000005000000000000000A000000000000000F00000000000000"> : tensor<4xui64>, dense<"0x010000000000000006000000000000000B000000000000001000000000000000"> : tensor<4xui64>, dense<"0x020000000000000007000000000000000C000000000000001100000000000000"> : tensor<4xui64>, dense<"0x030000000000000008000000000000000D000000000000001200000000000000"> : tensor<4xui64>, dense<"0x040000000000000009000000000000000E000000000000001300000000000000"> : tensor<4xui64>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xui64>) -> (tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>, tensor<*xui64>
}
weir.step @ConcatV2_94(%0: tensor<?x?xui64>, %1: tensor<?x?xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>, dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x5xui64>],
  expected = [dense<"0x000000000000000001000000000000000200000000000000030000000000000004000000000000000000000000000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000070000000000000008000000000000000900000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000A000000000000000B000000000000000C000000000000000D000000000000000E000000000000000F0000000000000010000000000000001100000000000000120000000000000013000000000000000F000000000000001000000000000000110000000000000012000000000000001300000000000000"> : tensor<4x10xui64>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xui64>, tensor<?x?xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Split_95(%1: tensor<2x6xui64>) -> (tensor<*xui64>, tensor<*xui64>, tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x00000000000000000100000000000000020000000000000003000000000000000400000000000000050000000000000006000000000000000700000000000000080000000000000009000000000000000A000000000000000B00000000000000"> : tensor<2x6xui64>],
  expected = [dense<"0x0000000000000000010000000000000006000000000000000700000000000000"> : tensor<2x2xui64>, dense<"0x0200000000000000030000000000000008000000000000000900000000000000"> : tensor<2x2xui64>, dense<"0x040000000000000005000000000000000A000000000000000B00000000000000"> : tensor<2x2xui64>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xui64>) -> (tensor<*xui64>, tensor<*xui64>, tensor<*xui64>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xui64>, tensor<*xui64>, tensor<*xui64>
}
weir.step @Slice_96(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[[false, true, false, false, true], [false, false, true, false, false]]> : tensor<2x5xi1>]} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?xi1>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @StridedSlice_97(%0: tensor<4x5xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[[false, false], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @StridedSlice_98(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[[false, false], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000FCFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<?x?xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @StridedSlice_99(%0: tensor<4x5xi1>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>, dense<"0x00000000FFFFFFFF"> : tensor<2xi32>, dense<"0x00000000FCFFFFFF"> : tensor<2xi32>],
  expected = [dense<[[false, false], [true, false], [false, true], [false, false]]> : tensor<4x2xi1>]} {
  %3 = tf.Const {value = dense<"0x01000000FEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64} : (tensor<4x5xi1>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Pack_100(%0: tensor<4x5xi1>, %1: tensor<4x5xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>, dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[[[true, false, false, true, false], [true, false, false, true, false]], [[false, true, false, false, true], [false, true, false, false, true]], [[false, false, true, false, false], [false, false, true, false, false]], [[true, false, false, true, false], [true, false, false, true, false]]]> : tensor<4x2x5xi1>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<4x5xi1>, tensor<4x5xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Unpack_101(%0: tensor<4x5xi1>) -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2", "r:3", "r:4"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[true, false, false, true]> : tensor<4xi1>, dense<[false, true, false, false]> : tensor<4xi1>, dense<[false, false, true, false]> : tensor<4xi1>, dense<[true, false, false, true]> : tensor<4xi1>, dense<[false, true, false, false]> : tensor<4xi1>]} {
  %r:5 = tf.Unpack %0 {axis = 1 : i64} : (tensor<4x5xi1>) -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  weir.return %r#0, %r#1, %r#2, %r#3, %r#4 : tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>, tensor<*xi1>
}
weir.step @ConcatV2_102(%0: tensor<?x?xi1>, %1: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>, dense<[[true, false, false, true, false], [false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<4x5xi1>],
  expected = [dense<[[true, false, false, true, false, true, false, false, true, false], [false, true, false, false, true, false, true, false, false, true], [false, false, true, false, false, false, false, true, false, false], [true, false, false, true, false, true, false, false, true, false]]> : tensor<4x10xi1>]} {
  %2 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Split_103(%1: tensor<2x6xi1>) -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<[[true, false, false, true, false, false], [true, false, false, true, false, false]]> : tensor<2x6xi1>],
  expected = [dense<[[true, false], [true, false]]> : tensor<2x2xi1>, dense<[[false, true], [false, true]]> : tensor<2x2xi1>, dense<[[false, false], [false, false]]> : tensor<2x2xi1>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<2x6xi1>) -> (tensor<*xi1>, tensor<*xi1>, tensor<*xi1>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xi1>, tensor<*xi1>, tensor<*xi1>
}
weir.step @Slice_104(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x040000000000000005000000000000000300000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_105(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x040000000000000005000000000000000300000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?x?xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_106(%0: tensor<4x5x3xf32>, %1: tensor<3xi64>, %2: tensor<3xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x000000000000000000000000000000000000000000000000"> : tensor<3xi64>, dense<"0x040000000000000005000000000000000300000000000000"> : tensor<3xi64>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>]} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_107(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E84100001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x010000000000000002000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x02000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_108(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E84100001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x010000000000000002000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x02000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?x?xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_109(%0: tensor<4x5x3xf32>, %1: tensor<3xi64>, %2: tensor<3xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x010000000000000002000000000000000000000000000000"> : tensor<3xi64>, dense<"0x02000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<3xi64>],
  expected = [dense<"0x0000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E84100001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x3x3xf32>]} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_110(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x040000000000000000000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x000000000000000005000000000000000300000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_111(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x040000000000000000000000000000000000000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %2 = tf.Const {value = dense<"0x000000000000000005000000000000000300000000000000"> : tensor<3xi64>} : tensor<3xi64>
  %r = tf.Slice %0, %1, %2 : (tensor<?x?x?xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_112(%0: tensor<4x5x3xf32>, %1: tensor<3xi64>, %2: tensor<3xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x040000000000000000000000000000000000000000000000"> : tensor<3xi64>, dense<"0x000000000000000005000000000000000300000000000000"> : tensor<3xi64>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5x3xf32>, tensor<3xi64>, tensor<3xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_113(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0100000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0500000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_114(%0: tensor<4x5xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x0100000000000000"> : tensor<2xi32>, dense<"0x0500000001000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_115(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF00000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_116(%0: tensor<4x5xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0xFFFFFFFF00000000"> : tensor<2xi32>, dense<"0x0100000001000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_117(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0500000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_118(%0: tensor<4x5xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x0500000000000000"> : tensor<2xi32>, dense<"0x0000000001000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_119(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0xFEFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Slice_120(%0: tensor<4x5xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E040000000410000104100002041000030410000404100005041000060410000704100008041000088410000904100009841"> : tensor<4x5xf32>, dense<"0x0000000000000000"> : tensor<2xi32>, dense<"0xFEFFFFFF01000000"> : tensor<2xi32>],
  fails = "INVALID_ARGUMENT"} {
  %r = tf.Slice %0, %1, %2 : (tensor<4x5xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_121(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_122(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_123(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x01000000"> : tensor<1xi32>, dense<"0x03000000"> : tensor<1xi32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_124(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_125(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_126(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x01000000"> : tensor<1xi32>, dense<"0x00000000"> : tensor<1xi32>],
  expected = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<5x3xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_127(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<5x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_128(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<5x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_129(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0xFFFFFFFF"> : tensor<1xi32>, dense<"0x00000000"> : tensor<1xi32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<5x3xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_130(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64, shrink_axis_mask = 2 : i64} : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_131(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64, shrink_axis_mask = 2 : i64} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_132(%0: tensor<4x5x3xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x0000000001000000"> : tensor<2xi32>, dense<"0x0000000002000000"> : tensor<2xi32>],
  expected = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x3xf32>]} {
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {begin_mask = 1 : i64, end_mask = 1 : i64, shrink_axis_mask = 2 : i64} : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_133(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_134(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64} : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_135(%0: tensor<4x5x3xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x0000000001000000"> : tensor<2xi32>, dense<"0x0000000002000000"> : tensor<2xi32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1xf32>]} {
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_136(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1x1xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x000000000000000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, new_axis_mask = 2 : i64} : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_137(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1x1xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x000000000000000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, new_axis_mask = 2 : i64} : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_138(%0: tensor<4x5x3xf32>, %1: tensor<3xi32>, %2: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x000000000000000001000000"> : tensor<3xi32>, dense<"0x000000000000000002000000"> : tensor<3xi32>],
  expected = [dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C8410000E0410000F84100000842000014420000204200002C4200003842000044420000504200005C4200006842"> : tensor<4x5x1x1xf32>]} {
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, new_axis_mask = 2 : i64} : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_139(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000088410000A0410000B8410000D0410000E84100003C4200004842000054420000604200006C42"> : tensor<1x2x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000010000000000000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %2 = tf.Const {value = dense<"0x00000000040000000000000009000000"> : tensor<4xi32>} : tensor<4xi32>
  %3 = tf.Const {value = dense<"0x01000000020000000100000001000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {new_axis_mask = 1 : i64, begin_mask = 4 : i64, end_mask = 4 : i64} : (tensor<4x5x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_140(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000088410000A0410000B8410000D0410000E84100003C4200004842000054420000604200006C42"> : tensor<1x2x5x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000010000000000000002000000"> : tensor<4xi32>} : tensor<4xi32>
  %2 = tf.Const {value = dense<"0x00000000040000000000000009000000"> : tensor<4xi32>} : tensor<4xi32>
  %3 = tf.Const {value = dense<"0x01000000020000000100000001000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {new_axis_mask = 1 : i64, begin_mask = 4 : i64, end_mask = 4 : i64} : (tensor<?x?x?xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_141(%0: tensor<4x5x3xf32>, %1: tensor<4xi32>, %2: tensor<4xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x00000000010000000000000002000000"> : tensor<4xi32>, dense<"0x00000000040000000000000009000000"> : tensor<4xi32>],
  expected = [dense<"0x000088410000A0410000B8410000D0410000E84100003C4200004842000054420000604200006C42"> : tensor<1x2x5x1xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000020000000100000001000000"> : tensor<4xi32>} : tensor<4xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {new_axis_mask = 1 : i64, begin_mask = 4 : i64, end_mask = 4 : i64} : (tensor<4x5x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_142(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000304200002C420000244200002042000018420000144200000C4200000842000000420000F84100006C42000068420000604200005C420000544200005042000048420000444200003C4200003842"> : tensor<2x5x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFF04000000FFFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x09000000F7FFFFFFFDFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x01000000FFFFFFFFFFFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_143(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000304200002C420000244200002042000018420000144200000C4200000842000000420000F84100006C42000068420000604200005C420000544200005042000048420000444200003C4200003842"> : tensor<2x5x2xf32>]} {
  %1 = tf.Const {value = dense<"0xFEFFFFFF04000000FFFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x09000000F7FFFFFFFDFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x01000000FFFFFFFFFFFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_144(%0: tensor<4x5x3xf32>, %1: tensor<3xi32>, %2: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0xFEFFFFFF04000000FFFFFFFF"> : tensor<3xi32>, dense<"0x09000000F7FFFFFFFDFFFFFF"> : tensor<3xi32>],
  expected = [dense<"0x0000304200002C420000244200002042000018420000144200000C4200000842000000420000F84100006C42000068420000604200005C420000544200005042000048420000444200003C4200003842"> : tensor<2x5x2xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000FFFFFFFFFFFFFFFF"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_145(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_146(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_147(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x03000000"> : tensor<1xi32>, dense<"0x01000000"> : tensor<1xi32>],
  expected = [dense<> : tensor<0x5x3xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_148(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C420000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_149(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C420000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %1 = tf.Const {value = dense<"0x03000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_150(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x03000000"> : tensor<1xi32>, dense<"0x01000000"> : tensor<1xi32>],
  expected = [dense<"0x000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C420000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042"> : tensor<2x5x3xf32>]} {
  %3 = tf.Const {value = dense<"0xFFFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_151(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C420000584200005C42000060420000704100008041000088410000C0410000C8410000D041"> : tensor<2x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x640000009CFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x9CFFFFFF64000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0xFEFFFFFF03000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_152(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x000034420000384200003C420000584200005C42000060420000704100008041000088410000C0410000C8410000D041"> : tensor<2x2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x640000009CFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x9CFFFFFF64000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0xFEFFFFFF03000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_153(%0: tensor<4x5x3xf32>, %1: tensor<2xi32>, %2: tensor<2xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x640000009CFFFFFF"> : tensor<2xi32>, dense<"0x9CFFFFFF64000000"> : tensor<2xi32>],
  expected = [dense<"0x000034420000384200003C420000584200005C42000060420000704100008041000088410000C0410000C8410000D041"> : tensor<2x2x3xf32>]} {
  %3 = tf.Const {value = dense<"0xFEFFFFFF03000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_154(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00000000000000400000C0400000004100004041000060410000344200003C4200004C42000054420000644200006C42"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000000000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x030000000200000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_155(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x00000000000000400000C0400000004100004041000060410000344200003C4200004C42000054420000644200006C42"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000000000000000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x030000000200000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_156(%0: tensor<4x5x3xf32>, %1: tensor<3xi32>, %2: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x000000000000000000000000"> : tensor<3xi32>, dense<"0x040000000500000003000000"> : tensor<3xi32>],
  expected = [dense<"0x00000000000000400000C0400000004100004041000060410000344200003C4200004C42000054420000644200006C42"> : tensor<2x3x2xf32>]} {
  %3 = tf.Const {value = dense<"0x030000000200000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_157(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000E0400000B0410000144200005042"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000200000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x000000000300000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, shrink_axis_mask = 6 : i64} : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_158(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  expected = [dense<"0x0000E0400000B0410000144200005042"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x000000000200000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %2 = tf.Const {value = dense<"0x000000000300000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, shrink_axis_mask = 6 : i64} : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_159(%0: tensor<4x5x3xf32>, %1: tensor<3xi32>, %2: tensor<3xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x000000000200000001000000"> : tensor<3xi32>, dense<"0x000000000300000002000000"> : tensor<3xi32>],
  expected = [dense<"0x0000E0400000B0410000144200005042"> : tensor<4xf32>]} {
  %3 = tf.Const {value = dense<"0x010000000100000001000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {ellipsis_mask = 1 : i64, shrink_axis_mask = 6 : i64} : (tensor<4x5x3xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_160(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x04000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_161(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x04000000"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_162(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0x04000000"> : tensor<1xi32>, dense<"0x05000000"> : tensor<1xi32>],
  fails = "INVALID_ARGUMENT"} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_163(%0: tensor<4x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFBFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_164(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0xFBFFFFFF"> : tensor<1xi32>} : tensor<1xi32>
  %2 = tf.Const {value = dense<"0x05000000"> : tensor<1xi32>} : tensor<1xi32>
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<?x?x?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSlice_165(%0: tensor<4x5x3xf32>, %1: tensor<1xi32>, %2: tensor<1xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E8410000F0410000F84100000042000004420000084200000C4200001042000014420000184200001C4200002042000024420000284200002C4200003042000034420000384200003C4200004042000044420000484200004C4200005042000054420000584200005C4200006042000064420000684200006C42"> : tensor<4x5x3xf32>, dense<"0xFBFFFFFF"> : tensor<1xi32>, dense<"0x05000000"> : tensor<1xi32>],
  fails = "INVALID_ARGUMENT"} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.StridedSlice %0, %1, %2, %3 {shrink_axis_mask = 1 : i64} : (tensor<4x5x3xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_166(%4: tensor<4x1x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x1x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009041000098410000A041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C42000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040420000444200004842000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4x1x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_167(%4: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x1x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009041000098410000A041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C42000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040420000444200004842000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_168(%4: tensor<4x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009041000098410000A041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C42000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040420000444200004842000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 {shrink_axis_mask = 2 : i64} : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<4x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_169(%4: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A04000009041000098410000A041000004420000084200000C42000040420000444200004842"> : tensor<4x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A04000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000009041000098410000A041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C42000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000040420000444200004842000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 {shrink_axis_mask = 2 : i64} : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_170(%4: tensor<1x1x5x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<1x1x5x3xf32>],
  expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 {new_axis_mask = 1 : i64} : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<1x1x5x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_171(%4: tensor<?x?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841"> : tensor<1x1x5x3xf32>],
  expected = [dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D0410000D8410000E0410000E841000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0100000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 {new_axis_mask = 1 : i64} : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?x?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_172(%4: tensor<2x2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A040000040410000504100006041000004420000084200000C420000284200002C4200003042"> : tensor<2x2x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A040000000000000000000000000000000000000000000000000000040410000504100006041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C420000000000000000000000000000000000000000000000000000284200002C4200003042000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_173(%4: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00004040000080400000A040000040410000504100006041000004420000084200000C420000284200002C4200003042"> : tensor<2x2x3xf32>],
  expected = [dense<"0x00000000000000000000000000004040000080400000A040000000000000000000000000000000000000000000000000000040410000504100006041000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000004420000084200000C420000000000000000000000000000000000000000000000000000284200002C4200003042000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0x0000000001000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0400000005000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0x0200000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_174(%4: tensor<3x2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000064420000684200006C4200004C4200005042000054420000284200002C42000030420000104200001442000018420000D8410000E0410000E8410000A8410000B0410000B841"> : tensor<3x2x3xf32>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A8410000B0410000B8410000000000000000000000000000D8410000E0410000E8410000000000000000000000000000000000000000000000000000104200001442000018420000000000000000000000000000284200002C420000304200000000000000000000000000000000000000000000000000004C420000504200005442000000000000000000000000000064420000684200006C42"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0xFFFFFFFF04000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0xFFFFFFFFFEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<3x2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @StridedSliceGrad_175(%4: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000064420000684200006C4200004C4200005042000054420000284200002C42000030420000104200001442000018420000D8410000E0410000E8410000A8410000B0410000B841"> : tensor<3x2x3xf32>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000A8410000B0410000B8410000000000000000000000000000D8410000E0410000E8410000000000000000000000000000000000000000000000000000104200001442000018420000000000000000000000000000284200002C420000304200000000000000000000000000000000000000000000000000004C420000504200005442000000000000000000000000000064420000684200006C42"> : tensor<4x5x3xf32>]} {
  %0 = tf.Const {value = dense<"0x040000000500000003000000"> : tensor<3xi32>} : tensor<3xi32>
  %1 = tf.Const {value = dense<"0xFFFFFFFF04000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x0000000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %3 = tf.Const {value = dense<"0xFFFFFFFFFEFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.StridedSliceGrad %0, %1, %2, %3, %4 : (tensor<3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Unpack_176(%0: tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>, dense<"0x000010410000204100003041000040410000504100006041000070410000804100008841"> : tensor<3x3xf32>, dense<"0x00009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 0 : i64} : (tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Unpack_177(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>, dense<"0x000010410000204100003041000040410000504100006041000070410000804100008841"> : tensor<3x3xf32>, dense<"0x00009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 0 : i64} : (tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Pack_178(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x64F8E83F3896CEBF523F28BF9E2CB8BFF340C93F792BB1BD"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A04064F8E83F3896CEBF523F28BF9E2CB8BFF340C93F792BB1BD"> : tensor<2x2x3xf32>]} {
  %r = tf.Pack %0, %1 {axis = 0 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_179(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x64F8E83F3896CEBF523F28BF9E2CB8BFF340C93F792BB1BD"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A04064F8E83F3896CEBF523F28BF9E2CB8BFF340C93F792BB1BD"> : tensor<2x2x3xf32>]} {
  %r = tf.Pack %0, %1 {axis = 0 : i64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Unpack_180(%0: tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x000000000000803F0000004000001041000020410000304100009041000098410000A041"> : tensor<3x3xf32>, dense<"0x00004040000080400000A0400000404100005041000060410000A8410000B0410000B841"> : tensor<3x3xf32>, dense<"0x0000C0400000E040000000410000704100008041000088410000C0410000C8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 1 : i64} : (tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Unpack_181(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x000000000000803F0000004000001041000020410000304100009041000098410000A041"> : tensor<3x3xf32>, dense<"0x00004040000080400000A0400000404100005041000060410000A8410000B0410000B841"> : tensor<3x3xf32>, dense<"0x0000C0400000E040000000410000704100008041000088410000C0410000C8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 1 : i64} : (tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Pack_182(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x3F54EFBEF2E49A3FFAF6A13E652120BE4BF488BD29708CBF"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F000000403F54EFBEF2E49A3FFAF6A13E00004040000080400000A040652120BE4BF488BD29708CBF"> : tensor<2x2x3xf32>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_183(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x3F54EFBEF2E49A3FFAF6A13E652120BE4BF488BD29708CBF"> : tensor<2x3xf32>],
  expected = [dense<"0x000000000000803F000000403F54EFBEF2E49A3FFAF6A13E00004040000080400000A040652120BE4BF488BD29708CBF"> : tensor<2x2x3xf32>]} {
  %r = tf.Pack %0, %1 {axis = 1 : i64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Unpack_184(%0: tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x00000000000040400000C040000010410000404100007041000090410000A8410000C041"> : tensor<3x3xf32>, dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C841"> : tensor<3x3xf32>, dense<"0x000000400000A040000000410000304100006041000088410000A0410000B8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 2 : i64} : (tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Unpack_185(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x00000000000040400000C040000010410000404100007041000090410000A8410000C041"> : tensor<3x3xf32>, dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C841"> : tensor<3x3xf32>, dense<"0x000000400000A040000000410000304100006041000088410000A0410000B8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = 2 : i64} : (tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Pack_186(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x08EEB7BF9E619DBF146A9B3FDC30913F1B55FE3F5214933D"> : tensor<2x3xf32>],
  expected = [dense<"0x0000000008EEB7BF0000803F9E619DBF00000040146A9B3F00004040DC30913F000080401B55FE3F0000A0405214933D"> : tensor<2x3x2xf32>]} {
  %r = tf.Pack %0, %1 {axis = 2 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_187(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x08EEB7BF9E619DBF146A9B3FDC30913F1B55FE3F5214933D"> : tensor<2x3xf32>],
  expected = [dense<"0x0000000008EEB7BF0000803F9E619DBF00000040146A9B3F00004040DC30913F000080401B55FE3F0000A0405214933D"> : tensor<2x3x2xf32>]} {
  %r = tf.Pack %0, %1 {axis = 2 : i64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Unpack_188(%0: tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x00000000000040400000C040000010410000404100007041000090410000A8410000C041"> : tensor<3x3xf32>, dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C841"> : tensor<3x3xf32>, dense<"0x000000400000A040000000410000304100006041000088410000A0410000B8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = -1 : i64} : (tensor<3x3x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Unpack_189(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E0400000004100001041000020410000304100004041000050410000604100007041000080410000884100009041000098410000A0410000A8410000B0410000B8410000C0410000C8410000D041"> : tensor<3x3x3xf32>],
  expected = [dense<"0x00000000000040400000C040000010410000404100007041000090410000A8410000C041"> : tensor<3x3xf32>, dense<"0x0000803F000080400000E040000020410000504100008041000098410000B0410000C841"> : tensor<3x3xf32>, dense<"0x000000400000A040000000410000304100006041000088410000A0410000B8410000D041"> : tensor<3x3xf32>]} {
  %r:3 = tf.Unpack %0 {axis = -1 : i64} : (tensor<?x?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Pack_190(%0: tensor<2x3xf32>, %1: tensor<2x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x74865FBE2936173F0D00D1BF2B10ECBFE12E4E3F92A1EEBD"> : tensor<2x3xf32>],
  expected = [dense<"0x0000000074865FBE0000803F2936173F000000400D00D1BF000040402B10ECBF00008040E12E4E3F0000A04092A1EEBD"> : tensor<2x3x2xf32>]} {
  %r = tf.Pack %0, %1 {axis = -1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_191(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x74865FBE2936173F0D00D1BF2B10ECBFE12E4E3F92A1EEBD"> : tensor<2x3xf32>],
  expected = [dense<"0x0000000074865FBE0000803F2936173F000000400D00D1BF000040402B10ECBF00008040E12E4E3F0000A04092A1EEBD"> : tensor<2x3x2xf32>]} {
  %r = tf.Pack %0, %1 {axis = -1 : i64} : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Pack_192(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000"> : tensor<i32>, dense<"0x04000000"> : tensor<i32>],
  expected = [dense<"0x0300000004000000"> : tensor<2xi32>]} {
  %r = tf.Pack %0, %1 : (tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Pack_193(%0: tensor<i32>, %1: tensor<i32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x03000000"> : tensor<i32>, dense<"0x04000000"> : tensor<i32>],
  expected = [dense<"0x0300000004000000"> : tensor<2xi32>]} {
  %r = tf.Pack %0, %1 : (tensor<i32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Split_194(%1: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0000C0400000E04000000041000010410000204100003041"> : tensor<2x3xf32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.Split %0, %1 : (tensor<i32>, tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @Split_195(%1: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0000C0400000E04000000041000010410000204100003041"> : tensor<2x3xf32>]} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.Split %0, %1 : (tensor<i32>, tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @Split_196(%1: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @Split_197(%1: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1", "r:2"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %0 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:3 = tf.Split %0, %1 : (tensor<i32>, tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1, %r#2 : tensor<*xf32>, tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_198(%0: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F00000040"> : tensor<1x3xf32>, dense<"0x00004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_199(%0: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F00000040"> : tensor<1x3xf32>, dense<"0x00004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0100000003000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_200(%0: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<> : tensor<0x3xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000004000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_201(%0: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<> : tensor<0x3xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>]} {
  %1 = tf.Const {value = dense<"0x0000000004000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_202(%0: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>, dense<"0x000010410000204100003041"> : tensor<1x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_203(%0: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>, dense<"0x000010410000204100003041"> : tensor<1x3xf32>]} {
  %1 = tf.Const {value = dense<"0xFFFFFFFF01000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_204(%0: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0000C0400000E04000000041000010410000204100003041"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_205(%0: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  expected = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x0000C0400000E04000000041000010410000204100003041"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_206(%0: tensor<4x3xf32>, %1: tensor<2xi32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>, dense<"0x0100000003000000"> : tensor<2xi32>],
  expected = [dense<"0x000000000000803F00000040"> : tensor<1x3xf32>, dense<"0x00004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<3x3xf32>]} {
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_207(%0: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0100000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<4x3xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SplitV_208(%0: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041000010410000204100003041"> : tensor<4x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0100000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %2 = tf.Const {value = dense<"0x00000000"> : tensor<i32>} : tensor<i32>
  %r:2 = tf.SplitV %0, %1, %2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<i32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @ConcatV2_209(%0: tensor<2x3xf32>, %1: tensor<2x1xf32>, %2: tensor<2x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0xB2DAA5BEF85F973F"> : tensor<2x1xf32>, dense<> : tensor<2x0xf32>],
  expected = [dense<"0x000000000000803F00000040B2DAA5BE00004040000080400000A040F85F973F"> : tensor<2x4xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2, %3 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ConcatV2_210(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>, %2: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0xB2DAA5BEF85F973F"> : tensor<2x1xf32>, dense<> : tensor<2x0xf32>],
  expected = [dense<"0x000000000000803F00000040B2DAA5BE00004040000080400000A040F85F973F"> : tensor<2x4xf32>]} {
  %3 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2, %3 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Concat_211(%1: tensor<2x3xf32>, %2: tensor<2x1xf32>, %3: tensor<2x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0xB2DAA5BEF85F973F"> : tensor<2x1xf32>, dense<> : tensor<2x0xf32>],
  expected = [dense<"0x000000000000803F00000040B2DAA5BE00004040000080400000A040F85F973F"> : tensor<2x4xf32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Concat %0, %1, %2, %3 : (tensor<i32>, tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Concat_212(%1: tensor<?x?xf32>, %2: tensor<?x?xf32>, %3: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0xB2DAA5BEF85F973F"> : tensor<2x1xf32>, dense<> : tensor<2x0xf32>],
  expected = [dense<"0x000000000000803F00000040B2DAA5BE00004040000080400000A040F85F973F"> : tensor<2x4xf32>]} {
  %0 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Concat %0, %1, %2, %3 : (tensor<i32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ConcatV2_213(%0: tensor<2x3xf32>, %1: tensor<3x3xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<2x3xf32>, tensor<3x3xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @ConcatV2_214(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000803F0000004000004040000080400000A040"> : tensor<2x3xf32>, dense<"0x000000000000803F0000004000004040000080400000A0400000C0400000E04000000041"> : tensor<3x3xf32>],
  fails = "INVALID_ARGUMENT"} {
  %2 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.ConcatV2 %0, %1, %2 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
