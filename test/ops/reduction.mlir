// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @reduction {
weir.step @Sum_0(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x92C79740F083C2BD38DBEE3E9EFDC5BF"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_1(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xDA4BFDBF0098BABC5D39B240"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_2(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_3(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x34170B402263B3BF6015784090DE84C0C278B03FB0BAD83F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_4(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x81CE234068BAC5BEB7E2B0BE742A87BFF9DC2140CF70AC3F392503C0E89706C05ECE90BDA885B93F13872540EBA664BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x9B576440"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_5(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x000000000000000000000000"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_6(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_7(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138E223144020BA304057DDEF3F1DE62AC0E853C1BE5CC32EC008325B3F"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F0000C03FD36FC240C81843C0"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_8(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>],
  expected = [dense<"0x220262DBC95E1140523EA4C7512616C0C4A5473A76600440CC81045D79D01140"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_9(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>],
  expected = [dense<"0x185F143C679AD6BF783BE2EE27140040B240360ABF981040"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_10(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>],
  expected = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_11(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>],
  expected = [dense<"0x8281995ACEABFEBFEE7D8921E6BAE1BFB64F55BA216BF43FBC69948B3405F93FF49A4477E18204408AD94137EDFB0640"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_12(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x38AE75AA19A1E73F4F2CEA972D3E05C030EC6186772FE83F0FB5F5D32EF5F4BFAA1D8E6A6FC906409EEBC61ABD27F9BF60E5891BBDDCE03F0C77CFFDD596F03F9C86D3D16893F23F4CAFB51C5A72F63F78A4ED294A7EEB3F6C70C6AC5A1C0040"> : tensor<2x3x2xf64>],
  expected = [dense<"0x7D18E68D2C391740"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_13(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F40252BA14C56D6BF48C05120DFCEE6BF76C0B705716800C083219C7C11B706C020B1785C2394CCBF28041FD6BC5D0340047177EDEC3B0440"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87F000000000000F83F40A0FF9C3B93AFBFF07D4F48AFF1C4BF"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Sum_14(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x953E72C08E3EF9BF"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_15(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x443DD23F34C4"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_16(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_17(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>],
  expected = [dense<"0xCCBEC83E96B80842203442C3"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_18(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6DBCBDB85F3DA535A33DEEBF633DAD3EB03FA8BE86BEFEBF"> : tensor<2x3x2xf16>],
  expected = [dense<"0x74BB"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_19(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06EB306CBE18BCA1C1AE4073C033BE"> : tensor<4x5xf16>],
  expected = [dense<"0x007E003E3CB746C5"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Sum_20(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x5440D64032C000BE"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_21(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xBD3FCF4060BF"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_22(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_23(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x8B408D409E3F38C0054007C0"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_24(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1940FB3F2940E13FDCBF3D4006C048BFDABE204088BEECBF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xE240"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_25(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0x000000000000"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_26(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_27(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238CCBF9C3F09400E4029C007BFD13F"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07FC03F203F3540"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Sum_28(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>],
  expected = [dense<"0x788814EB"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Sum_29(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>],
  expected = [dense<"0xFB13F1"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Sum_30(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>],
  expected = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Sum_31(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>],
  expected = [dense<"0xFF0100FC12F1"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Sum_32(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F8080BF10C06FDF4"> : tensor<2x3x2xi8>],
  expected = [dense<"0xFF"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Sum_33(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0480FE7F00000800"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Sum_34(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0xE3FF04002300"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Sum_35(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Sum_36(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0xFFFF01000200E4FF03002100"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Sum_37(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000400FEFFF3FFF1FFFFFF04000E001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0A00"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Sum_38(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x1300008000000080F3FFFFFF20000000"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_39(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x16000000FBFFFFFF15000000"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_40(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_41(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFFFFFFFF010000001300000017000000FAFFFFFF02000000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_42(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000013000000000000001200000005000000EDFFFFFF0D000000F4FFFFFF0E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x26000000"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_43(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0x000000000000000000000000"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_44(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Sum_45(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFFFFFFFFFFFFFF7FF7FFFFFFFFFFFF7F05000000000000000900000000000000"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Sum_46(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0D00000000000000F2FFFFFFFFFFFFFF0500000000000000"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Sum_47(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Sum_48(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF0100000000000000F6FFFFFFFFFFFFFF0E00000000000000F1FFFFFFFFFFFFFF0F00000000000000"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Sum_49(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFF07000000000000000700000000000000EDFFFFFFFFFFFFFF04000000000000001100000000000000FEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0400000000000000"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Sum_50(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0B061717"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Sum_51(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>],
  expected = [dense<"0x19071F"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Sum_52(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Sum_53(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>],
  expected = [dense<"0xFF01111A060E"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Sum_54(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B06071303030D01"> : tensor<2x3x2xui8>],
  expected = [dense<"0x3F"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Sum_55(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0D00100013002800"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Sum_56(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0B0011003C00"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Sum_57(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Sum_58(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>],
  expected = [dense<"0xFFFF01001D000C0010001F00"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Sum_59(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000D00100001000B000000100012000D00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x5800"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Sum_60(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x11000000020000002600000015000000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Sum_61(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x140000000800000032000000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Sum_62(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Sum_63(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xFFFFFFFF010000001300000015000000070000001F000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Sum_64(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000011000000020000000C000000090000000700000000000000130000000C000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x4E000000"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Sum_65(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0200000000000000010000000000000020000000000000001500000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Sum_66(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x190000000000000009000000000000001600000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Sum_67(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Sum_68(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF010000000000000003000000000000001A0000000000000008000000000000001300000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Sum_69(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000200000000000000010000000000000010000000000000000A00000000000000050000000000000003000000000000000B000000000000000800000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x3800000000000000"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Mean_70(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>],
  expected = [dense<"0x35E4923FB7AA813F70DD4DBFF50090BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_71(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>],
  expected = [dense<"0xAE6F5C3FB6D413BFFAD4053F"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_72(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>],
  expected = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_73(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>],
  expected = [dense<"0xB64A4E3FDACCCA3F59C8593FA5946A3FC8502FC06E86473E"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_74(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x473A54BFED331C40376FED3F7D2AA83F46AD1A40662437BF3D18BFBE5A2D0D40D85227C0B84E37C02F3F133FDFEF3DBE"> : tensor<2x3x2xf32>],
  expected = [dense<"0xF79F893E"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_75(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x0000C07F0000C07F0000C07F"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_76(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_77(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138041FBB3F2B4CF73FDB4F31406A0A1F4078E83A408F6E0AC02F6160BF"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F9A99993EFDF8603F5A7E833F"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Mean_78(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x68E2DD042E03F5BF0C999EA20C74E73F99EC67A08361F0BF3B04C215139FB63F"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_79(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x58FB1CA9CB37DCBF74AE28714554D1BFDB7C894D1D36DBBF"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_80(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_81(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>],
  expected = [dense<"0xB07FCB36CEE9E8BFD73AB8B20AD2F3BFDC19C8403659F23F40DD8B92EB6FBABF3BC747F4CF4FE63F4AD88CE744F4FFBF"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_82(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x66219006DDE1F0BF94BC7660E20FE0BF97DDFEB6293E06C000163522F860D33F40AABCA099B5BABF2EFFCD0DE32E0340D42D67F551E3ED3F9212056DA63FF2BFF100493C0566F1BF16644898EADA0340E22DD14F175807C0CF54772F5B38F1BF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x37629A22BA40D8BF"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_83(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F187FD1B78F49F63F08B4D287371605C0E73A6DF097E9FFBF749CD3F732A2044094047890EEC6034094B62F25E5F5044040F226A31B33F63F"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87F333333333333D33F8DB634E88FDCA8BF50E1BC021D9BF63F"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Mean_84(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>],
  expected = [dense<"0xDB349BB6CD3BC0AF"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_85(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>],
  expected = [dense<"0x6837EC2F00A7"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_86(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>],
  expected = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_87(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>],
  expected = [dense<"0x34B456BDBB3DC03C533EF3BD"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_88(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7C4089C10FC01AB995395640BF40CE173F3AC34054B37EC1"> : tensor<2x3x2xf16>],
  expected = [dense<"0xF731"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_89(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06F2AE68C0103B8E3D0F3E95C13CC1"> : tensor<4x5xf16>],
  expected = [dense<"0x007ECD3432B432B5"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Mean_90(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x073F1E3F07BF96BF"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_91(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x16BF553F29BF"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_92(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_93(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x50BEC63FC33E79BFF43DDABF"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_94(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BE7C3D163F2040BC3F35BFDFBF4DBE9A3F77BF86BF17C0"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x0EBE"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_95(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0xC07FC07FC07F"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_96(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_97(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238CA3EEA3E98BE583E03C0B1BF9A3F"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07F9A3EBE3EEDBE"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Mean_98(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>],
  expected = [dense<"0xD32C03F6"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Mean_99(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>],
  expected = [dense<"0xF90001"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Mean_100(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>],
  expected = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Mean_101(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>],
  expected = [dense<"0x0000FFF20003"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Mean_102(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F905EFF513EC07FF"> : tensor<2x3x2xi8>],
  expected = [dense<"0xFE"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Mean_103(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x52D5AC2A0D000A00"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Mean_104(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x050002000800"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Mean_105(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Mean_106(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00000000FEFF0B0005001300"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Mean_107(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F6FF05000B000C000900010013001300"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0500"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Mean_108(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x595555D5AEAAAA2AF9FFFFFF02000000"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_109(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x03000000FEFFFFFF00000000"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_110(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_111(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000000000000A00000007000000FCFFFFFFF5FFFFFF"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_112(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000A0000000B000000FFFFFFFF10000000FCFFFFFFFBFFFFFFEEFFFFFFFCFFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_113(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0x000000000000000000000000"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_114(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Mean_115(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x57555555555555D558555555555555D5FAFFFFFFFFFFFFFFF1FFFFFFFFFFFFFF"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Mean_116(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0xF7FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0100000000000000"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Mean_117(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Mean_118(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x000000000000000000000000000000000500000000000000EDFFFFFFFFFFFFFFF5FFFFFFFFFFFFFFFEFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Mean_119(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000003000000000000000800000000000000ECFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF0F00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFCFFFFFFFFFFFFFF"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Mean_120(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00580A0E"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Mean_121(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>],
  expected = [dense<"0x450708"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Mean_122(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Mean_123(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>],
  expected = [dense<"0x7F00040B0D0B"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Mean_124(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010009051113080611"> : tensor<2x3x2xui8>],
  expected = [dense<"0x1C"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Mean_125(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0400575508000B00"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Mean_126(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x084001000900"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Mean_127(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Mean_128(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>],
  expected = [dense<"0xFF7F00000900110002000A00"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Mean_129(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000C000700100012000500000005000F00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x5B15"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Mean_130(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x01000000595555550C00000007000000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Mean_131(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x02000040040000000B000000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Mean_132(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Mean_133(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xFFFFFF7F000000000800000005000000090000000F000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Mean_134(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000D00000008000000020000000C00000006000000100000000E000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x5B555515"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Mean_135(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0300000000000000000000000000000009000000000000000A00000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Mean_136(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x080000000000000001000000000000000800000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Mean_137(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Mean_138(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0xFFFFFFFFFFFFFF7F00000000000000000500000000000000100000000000000002000000000000000B00000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Mean_139(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000900000000000000020000000000000010000000000000001100000000000000020000000000000002000000000000000A000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0500000000000000"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Mean %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Prod_140(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>],
  expected = [dense<"0x8169CABFC74E534134752EC0459783BE"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_141(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>],
  expected = [dense<"0xD5A422BF380373C0BC15C2C0"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_142(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>],
  expected = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_143(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>],
  expected = [dense<"0xD325F7BF3690DBBF5CC7C9C02A78A83E9BAB0D401A3D763F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_144(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD934BBF2E651B40E8E63F3F487312C0D6C629409A2018C067CCE93FA077383E68E642BF48153AC0CBE8FA3F0D3CFB3E"> : tensor<2x3x2xf32>],
  expected = [dense<"0x8A1A6AC1"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_145(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x0000803F0000803F0000803F"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_146(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_147(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13837C90F404D963EC0D0FE27BF454966BF4BDC14402CF2D4BFA8ADAC3D"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F0000C03E2C6C243B773845BE"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Prod_148(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>],
  expected = [dense<"0x836A31E854E0FC3F91D735833B5C09C01DA8799F23E60AC085E5EB0CAF581C40"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_149(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>],
  expected = [dense<"0x4E12FEB459653840FB07D23D4F700240DCDB575E43650340"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_150(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>],
  expected = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_151(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>],
  expected = [dense<"0x520E251C81A613C05747503463A8F4BFC0AFF04841DDECBF3C1340C92ADD13C024D8442C0490FCBF36611866AC8005C0"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_152(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3A9CA77C716B04C0C8FE2DC95FCBFE3F00272EA5AE48E1BFDCCA6FC68B1F034088A828D809F2F43FF8D1934E910CE6BF2C237CE5F8A70340910CB9E44C2B00C0524B0EFCE8C4F6BF808709602F12F43FFC05513CB6C5EE3F820DAF82495C06C0"> : tensor<2x3x2xf64>],
  expected = [dense<"0x06711372570A6140"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_153(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F342F0984BBFA03C01304C8EB0655FBBFC657DFF771480140F83CF536EB2A0040DC42096DD8F507C0D0BC953C1C9003404CFC9F9258A0EF3F"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87F000000000000D83F797EF53A3C365ABF07E794946E9A3FC0"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Prod_154(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>],
  expected = [dense<"0xB930A3C71C3DADBA"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_155(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>],
  expected = [dense<"0xCC314DC235C0"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_156(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>],
  expected = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_157(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>],
  expected = [dense<"0xBA2AE6C06148E642253DB1B3"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_158(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBF28AB3D6E3D37BFDD41F941943F483FBDBE1CBA67B6CE38"> : tensor<2x3x2xf16>],
  expected = [dense<"0xCE3C"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_159(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0666BBC33543BB4C3D63BFE43D8DBA"> : tensor<4x5xf16>],
  expected = [dense<"0x007E003618085BC1"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Prod_160(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xF9BD10C05EBCE7BF"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_161(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x10BD593F67BE"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_162(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_163(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x01BE73BF13408F3E64BFC9BD"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_164(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEF3D8ABFE83E06C013C080BF47BEB8BFAD3F29BF543DF3BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xDC3B"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_165(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0x803F803F803F"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_166(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_167(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2380EC0993F7B3E25BFC2BF2F4058BE"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07FC03E833A0EBE"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Prod_168(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>],
  expected = [dense<"0x00F45A00"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Prod_169(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>],
  expected = [dense<"0x000000"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Prod_170(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>],
  expected = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Prod_171(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>],
  expected = [dense<"0x80000000A614"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Prod_172(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001000CFF00F70A0A02"> : tensor<2x3x2xi8>],
  expected = [dense<"0x00"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Prod_173(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0000F6FF0000CDFC"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Prod_174(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00000000C22E"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Prod_175(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Prod_176(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00800000BE00120000003F00"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Prod_177(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010013000A00FEFFF7FF00000D0009000700"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0000"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Prod_178(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000EDFFFF7FB0F7FFFF98FEFFFF"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_179(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000000000001681FFFF"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_180(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_181(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080000000008EFFFFFFE0FFFFFFACFFFFFF1D010000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_182(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FAFFFFFF13000000F8FFFFFF040000000E000000FAFFFFFF130000000F000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_183(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0x010000000100000001000000"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_184(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Prod_185(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x00000000000000000C00000000000000600B000000000000080C000000000000"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Prod_186(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x00000000000000000000000000000000B06D000000000000"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Prod_187(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Prod_188(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080000000000000000094FFFFFFFFFFFFFFC40000000000000050FFFFFFFFFFFFFFFCFEFFFFFFFFFFFF"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Prod_189(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000900000000000000F4FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0B000000000000000D00000000000000ECFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000000"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Prod_190(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00F4FAA8"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Prod_191(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0000AC"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Prod_192(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Prod_193(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0000B4283677"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Prod_194(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010F0C050812031107"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Prod_195(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000F9FF1A0E3000"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Prod_196(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x000000004607"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Prod_197(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Prod_198(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x00000000620030011E001300"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Prod_199(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E000700130010000A00030013000100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Prod_200(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000F4FFFFFFE1000000A7030000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Prod_201(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x000000000000000094020000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Prod_202(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Prod_203(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000000000000C0000000F000000FF00000037000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Prod_204(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000010000000C00000003000000050000000F00000011000000050000000B000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Prod_205(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000EDFFFFFFFFFFFFFF3C000000000000000C03000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Prod_206(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000000000000000000006002000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Prod_207(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Prod_208(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000000000000000000004C0000000000000041000000000000005A000000000000000800000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Prod_209(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000400000000000000130000000000000005000000000000000D0000000000000006000000000000000F0000000000000002000000000000000400000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Prod %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Max_210(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x87961C403A5F843FD5F81E403BAB663F"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_211(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xD5F81E4087961C407C41B73F"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_212(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_213(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0x1C28B83F87961C40F5977DBFD5F81E40C2D2AE3E7C41B73F"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_214(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1C28B83F1065443F87961C403A5F843FF5977DBFB7BC96BFD5F81E403BAB663F65EF27C0C2D2AE3E7C41B73FF0DDF7BF"> : tensor<2x3x2xf32>],
  expected = [dense<"0xD5F81E40"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_215(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x000080FF000080FF000080FF"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_216(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_217(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138AF472F404C164E3FB64731400EC4573EA1C6323F8DCA8A3F61F1253E"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F0000C03FAF472F40B6473140"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Max_218(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>],
  expected = [dense<"0x88DF1DF00396EC3FF0BB89A8158FF73F4CBA18DFBC35F93F8C5A50045DAC0540"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_219(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>],
  expected = [dense<"0x4CBA18DFBC35F93F98C26BE7D23E04408C5A50045DAC0540"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_220(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>],
  expected = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_221(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>],
  expected = [dense<"0x809142796F73C7BF88DF1DF00396EC3FF0BB89A8158FF73F4CBA18DFBC35F93F98C26BE7D23E04408C5A50045DAC0540"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_222(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x809142796F73C7BFE42B4D727EE9ECBF88DF1DF00396EC3FA0F6AA9F1591E13F693217124792FFBFF0BB89A8158FF73F4CBA18DFBC35F93FD0478FA4EFFBF83F1C812A4B902105C098C26BE7D23E04402C3C1312BEF2E5BF8C5A50045DAC0540"> : tensor<2x3x2xf64>],
  expected = [dense<"0x8C5A50045DAC0540"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_223(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FA8E3B3466C8BEDBFC01A0CB7F689ECBFC4FB83A1C16103C014E69E37BA700640C8E1C7DF5323DCBF15BC0823932FFCBFA2A0FECA40D100C0"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87F000000000000F83F000000000000044014E69E37BA700640"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Max_224(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4340BD40FF3D82BA"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_225(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4340BD409BB3"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_226(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>],
  expected = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_227(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4340BD409BB3943DFF3D82BA"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_228(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x43409B3F84BEBD4026BD9BB3943D9AC0FF3DEFC1ABC182BA"> : tensor<2x3x2xf16>],
  expected = [dense<"0xBD40"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_229(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06D83E0B40F92954BDD6BB32C19D38"> : tensor<4x5xf16>],
  expected = [dense<"0x007E003E00419D38"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Max_230(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x11402340953FE83F"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_231(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xEA3FA23F2340"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_232(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_233(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xEA3FA23F2340E83F853F32BE"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_234(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEBBFEA3F9B3FA23F11402340953FE83F51BF853F10C032BE"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x2340"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_235(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0x80FF80FF80FF"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_236(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_237(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23899BF773F83BF3C402DC081BF27C0"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07FC03F20403C40"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Max_238(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>],
  expected = [dense<"0x137F010F"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Max_239(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>],
  expected = [dense<"0x7F0113"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Max_240(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>],
  expected = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Max_241(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>],
  expected = [dense<"0x7F0113FD010F"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Max_242(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00011303FDF801F1EC0F"> : tensor<2x3x2xi8>],
  expected = [dense<"0x7F"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Max_243(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0000FF7F0F001100"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Max_244(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>],
  expected = [dense<"0xFF7F11000A00"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Max_245(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Max_246(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>],
  expected = [dense<"0xFF7F0100F8FFF9FF11000A00"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Max_247(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F8FFECFFF9FFF2FF0F001100F7FF0A00"> : tensor<2x3x2xi16>],
  expected = [dense<"0xFF7F"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Max_248(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000000FFFFFF7F0400000011000000"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_249(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFFFFFF7F010000000A000000"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_250(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_251(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFFFFFF7F01000000F4FFFFFF11000000F4FFFFFF0A000000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_252(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFFF4FFFFFFF3FFFFFF11000000F1FFFFFFF4FFFFFF040000000A000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0xFFFFFF7F"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_253(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0x000000800000008000000080"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_254(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Max_255(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFF7F0F000000000000001300000000000000"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Max_256(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFFFFFFFFFFFFFF7F12000000000000001300000000000000"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Max_257(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Max_258(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFFFFFFFFFFFFFF7F01000000000000001300000000000000F2FFFFFFFFFFFFFF12000000000000001300000000000000"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Max_259(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FFFFFFFFFFFFFFFF1300000000000000F2FFFFFFFFFFFFFFEEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF12000000000000000F000000000000001300000000000000"> : tensor<2x3x2xi64>],
  expected = [dense<"0xFFFFFFFFFFFFFF7F"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Max_260(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0EFF0D13"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Max_261(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>],
  expected = [dense<"0xFF0813"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Max_262(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Max_263(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>],
  expected = [dense<"0xFF010E130813"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Max_264(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E010D1306080413"> : tensor<2x3x2xui8>],
  expected = [dense<"0xFF"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Max_265(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0400FFFF0E001200"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Max_266(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>],
  expected = [dense<"0xFFFF0E001200"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Max_267(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Max_268(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>],
  expected = [dense<"0xFFFF0100120012000E001200"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Max_269(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100040012000A0012000E00030000001200"> : tensor<2x3x2xui16>],
  expected = [dense<"0xFFFF"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Max_270(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x12000000FFFFFFFF1100000010000000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Max_271(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xFFFFFFFF0600000012000000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Max_272(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Max_273(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xFFFFFFFF0100000012000000110000000600000010000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Max_274(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001200000006000000110000000E00000006000000000000000A00000010000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0xFFFFFFFF"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Max_275(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0100000000000000FFFFFFFFFFFFFFFF10000000000000001300000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Max_276(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF13000000000000000C00000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Max %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Max_277(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Max_278(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF01000000000000000600000000000000130000000000000013000000000000000C00000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Max_279(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000600000000000000100000000000000013000000000000000C00000000000000130000000000000002000000000000000C00000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Max %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Min_280(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>],
  expected = [dense<"0x2B6437C0D2843BC01B61A9BFE8880DBF"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_281(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>],
  expected = [dense<"0x2B6437C0D2843BC01B61A9BF"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_282(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>],
  expected = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_283(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>],
  expected = [dense<"0x2B6437C0D2843BC08C4F86BF330B5ABFE8880DBF1B61A9BF"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_284(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B6437C0E4B628C016A20440D2843BC0F7DF32408C4F86BF330B5ABFBEAAAF3EFA0AA53FE8880DBF1B61A9BF7EBE3E40"> : tensor<2x3x2xf32>],
  expected = [dense<"0xD2843BC0"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_285(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x0000807F0000807F0000807F"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_286(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_287(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138BCFC69BFFBA6D7BF925B0BBFA5B0A33FD752E23FDA3E03C07DBB113D"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F000080BFFBA6D7BFDA3E03C0"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Min_288(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>],
  expected = [dense<"0x23F8C467C0F0FBBF00BB159F59EEB7BF38BAC9D63B4DE6BF5E4A1DC7923605C0"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_289(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>],
  expected = [dense<"0x5E4A1DC7923605C0B985A28080C103C023F8C467C0F0FBBF"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_290(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>],
  expected = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_291(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>],
  expected = [dense<"0x00BB159F59EEB7BFEC17EACE4199F03F23F8C467C0F0FBBF5E4A1DC7923605C0B985A28080C103C02099FA9AADBBF73F"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_292(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03BF62CC4E4044000BB159F59EEB7BF5CC17754AACBF33FEC17EACE4199F03F23F8C467C0F0FBBF82B06C37C27B01406C9DF708F7D0FA3F5E4A1DC7923605C038BAC9D63B4DE6BFB985A28080C103C044C9533CEC2703402099FA9AADBBF73F"> : tensor<2x3x2xf64>],
  expected = [dense<"0x5E4A1DC7923605C0"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_293(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3FFE5B3E503385FFBF246752309E20064008E7A3B47E34FDBF9890C04C29D0E6BFD5AD030C49A4FFBFA0CF2627083CD2BFA023588C265AE4BF"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87F000000000000F0BFFE5B3E503385FFBFD5AD030C49A4FFBF"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Min_294(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x89C184C1E33CD3BE"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_295(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x89C184C195B2"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_296(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_297(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x89C184C13F3AE33CD3BE95B2"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_298(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x89C13739524084C189403F3AE33C71418440D3BE484195B2"> : tensor<2x3x2xf16>],
  expected = [dense<"0x89C1"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_299(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E062FB735BC5F3FAD405DBED741EA35"> : tensor<4x5xf16>],
  expected = [dense<"0x007E00BC00BE5DBE"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Min_300(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x16C0B63E18C099BF"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_301(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x18C016C0B1BF"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_302(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_303(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x0F4016C004BF18C0A9BFB1BF"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_304(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3D400F4016C0B63E04BF953F18C0A33FA9BF99BFB1BF093F"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x18C0"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_305(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0x807F807F807F"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_306(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_307(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238F1BFC83E1B40BA3F31C0583F1CBE"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07F80BFF1BF31C0"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Min_308(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>],
  expected = [dense<"0x8001F501"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Min_309(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>],
  expected = [dense<"0x80F5EF"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Min_310(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>],
  expected = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Min_311(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>],
  expected = [dense<"0x8000EF0EF501"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Min_312(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EF08120EF5101301"> : tensor<2x3x2xi8>],
  expected = [dense<"0x80"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Min_313(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080ECFFF1FFECFF"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Min_314(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FAFFECFF"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Min_315(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Min_316(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00800000ECFFF6FFFAFFECFF"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Min_317(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001000ECFFF6FFFCFFFAFFFCFFF1FFECFF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0080"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Min_318(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0000008001000000F8FFFFFFF7FFFFFF"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_319(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080F7FFFFFFF5FFFFFF"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_320(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_321(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0000008000000000F5FFFFFF08000000F7FFFFFF08000000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_322(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFF060000000C00000008000000F8FFFFFFF7FFFFFF080000000E000000"> : tensor<2x3x2xi32>],
  expected = [dense<"0x00000080"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_323(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0xFFFFFF7FFFFFFF7FFFFFFF7F"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_324(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Min_325(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x00000000000000800100000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Min_326(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x00000000000000800000000000000000FDFFFFFFFFFFFFFF"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Min_327(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Min_328(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x00000000000000800000000000000000FDFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A00000000000000FDFFFFFFFFFFFFFF"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Min_329(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FDFFFFFFFFFFFFFF1000000000000000FEFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0A000000000000000D00000000000000FEFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x0000000000000080"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Min_330(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00010000"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Min_331(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>],
  expected = [dense<"0x000006"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Min_332(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Min_333(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>],
  expected = [dense<"0x000007000006"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Min_334(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010712000102000906"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Min_335(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000010007000200"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Min_336(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x000000000500"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Min_337(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Min_338(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x000000000500040002000700"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Min_339(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010005000500100004000700020007001100"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Min_340(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000010000000400000005000000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Min_341(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x000000000000000004000000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Min_342(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Min_343(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x000000000000000007000000070000000700000004000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Min_344(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000C0000000C000000070000000B000000070000000400000005000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x00000000"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Min_345(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000001000000000000000A000000000000000300000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Min_346(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000000000000000000000300000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Min %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Min_347(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Min_348(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000000000000000000000F000000000000000A000000000000000C000000000000000300000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Min_349(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000F000000000000000F000000000000000A000000000000000C000000000000000D000000000000000C000000000000000F000000000000000300000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0000000000000000"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Min %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @EuclideanNorm_350(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3965D03E354C193F6F1BFEBF066CA9BF522E943E2F59D2BF8D82C03CDF403F40D4CC2AC0134A37C0C5689B3F42590440"> : tensor<2x3x2xf32>],
  expected = [dense<"0x3303034013610C40B1A63B40C90F9440"> : tensor<2x2xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_351(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3965D03E354C193F6F1BFEBF066CA9BF522E943E2F59D2BF8D82C03CDF403F40D4CC2AC0134A37C0C5689B3F42590440"> : tensor<2x3x2xf32>],
  expected = [dense<"0xFECA4440C8B3924012F93A40"> : tensor<1x3x1xf32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<?x?x?xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_352(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3965D03E354C193F6F1BFEBF066CA9BF522E943E2F59D2BF8D82C03CDF403F40D4CC2AC0134A37C0C5689B3F42590440"> : tensor<2x3x2xf32>],
  expected = [dense<"0x3965D03E354C193F6F1BFE3F066CA93F522E943E2F59D23F8D82C03CDF403F40D4CC2A40134A3740C5689B3F42590440"> : tensor<2x3x2xf32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<0xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_353(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3965D03E354C193F6F1BFEBF066CA9BF522E943E2F59D2BF8D82C03CDF403F40D4CC2AC0134A37C0C5689B3F42590440"> : tensor<2x3x2xf32>],
  expected = [dense<"0x7A5B393F44B41840E695D53F62423F40E6887A4045791940"> : tensor<2x3xf32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<i32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_354(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3965D03E354C193F6F1BFEBF066CA9BF522E943E2F59D2BF8D82C03CDF403F40D4CC2AC0134A37C0C5689B3F42590440"> : tensor<2x3x2xf32>],
  expected = [dense<"0x99DBC740"> : tensor<f32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?x?xf32>, tensor<3xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_355(%0: tensor<3x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xf32>],
  expected = [dense<"0x000000000000000000000000"> : tensor<3xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<3x0xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_356(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>],
  expected = [dense<> : tensor<0xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_357(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13874CD124009EC2BBE9B0215C0ECF5F73F16D81AC086D4363FDF0DD73F"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F1A7C0B400DA96D40AD1D8940"> : tensor<4xf32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<4x5xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @EuclideanNorm_358(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x37AF1F11A19502C0E3DB3F8537C2F8BF24BE52F9EE5606C04082D724D973E6BF005C7804DF39ADBF9C8506B2A8B9FDBF38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FABF80005C10BBC2ACBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0xA6AC296716100D4012F056670C24044055B907E145260C40BD01D7C3B9500D40"> : tensor<2x2xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_359(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x37AF1F11A19502C0E3DB3F8537C2F8BF24BE52F9EE5606C04082D724D973E6BF005C7804DF39ADBF9C8506B2A8B9FDBF38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FABF80005C10BBC2ACBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0xEEA6753B2E8E0D4054E430AB4C34144031ECA6FF76E40340"> : tensor<1x3x1xf64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xf64>, tensor<2xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_360(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x37AF1F11A19502C0E3DB3F8537C2F8BF24BE52F9EE5606C04082D724D973E6BF005C7804DF39ADBF9C8506B2A8B9FDBF38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FABF80005C10BBC2ACBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x37AF1F11A1950240E3DB3F8537C2F83F24BE52F9EE5606404082D724D973E63F005C7804DF39AD3F9C8506B2A8B9FD3F38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FA3F80005C10BBC2AC3F"> : tensor<2x3x2xf64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<0xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_361(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x37AF1F11A19502C0E3DB3F8537C2F8BF24BE52F9EE5606C04082D724D973E6BF005C7804DF39ADBF9C8506B2A8B9FDBF38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FABF80005C10BBC2ACBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x8BE8C9037E540640D47EF7F7B208074024FFD40140BDFD3F61F28066B15C0340AB3C7E33B2991040A12B935C716DFA3F"> : tensor<2x3xf64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<i32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_362(%0: tensor<2x3x2xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x37AF1F11A19502C0E3DB3F8537C2F8BF24BE52F9EE5606C04082D724D973E6BF005C7804DF39ADBF9C8506B2A8B9FDBF38154E193385EF3FD082C4AF9DAF0140C85402B6D59307408815A95902600740D11C627A8769FABF80005C10BBC2ACBF"> : tensor<2x3x2xf64>],
  expected = [dense<"0x046B9DE87CEF1A40"> : tensor<f64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf64>, tensor<3xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_363(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F4762285724E6FDBFC89B8C13B333E53FF4E40355CB50E53F70FB2B771538D4BFDA65225FEACA04406062F1295CD3D6BFC3B41150C77CF8BF"> : tensor<4x5xf64>],
  expected = [dense<"0x000000000000F87FF94D6434836F014081CAA041C1340C40AA603CF9DB000940"> : tensor<4xf64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<4x5xf64>, tensor<1xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @EuclideanNorm_364(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x76B921B976C0AD3D9541F3BE6A23274072384E39A0BDF4BD"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4743AB400D3E4741"> : tensor<2x2xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_365(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x76B921B976C0AD3D9541F3BE6A23274072384E39A0BDF4BD"> : tensor<2x3x2xf16>],
  expected = [dense<"0x8E409041BF43"> : tensor<1x3x1xf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xf16>, tensor<2xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_366(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x76B921B976C0AD3D9541F3BE6A23274072384E39A0BDF4BD"> : tensor<2x3x2xf16>],
  expected = [dense<"0x763921397640AD3D9541F33E6A23274072384E39A03DF43D"> : tensor<2x3x2xf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<0xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_367(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x76B921B976C0AD3D9541F3BE6A23274072384E39A0BDF4BD"> : tensor<2x3x2xf16>],
  expected = [dense<"0x7E3B4A4193422740EC3A1840"> : tensor<2x3xf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<i32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_368(%0: tensor<2x3x2xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x76B921B976C0AD3D9541F3BE6A23274072384E39A0BDF4BD"> : tensor<2x3x2xf16>],
  expected = [dense<"0x4945"> : tensor<f16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xf16>, tensor<3xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_369(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0679406D3ED4BDFF41B83D0E402ABC"> : tensor<4x5xf16>],
  expected = [dense<"0x007E5C4002444944"> : tensor<4xf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<4x5xf16>, tensor<1xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @EuclideanNorm_370(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB73F164038C087BFCBBEBCBDA13F013F69BF6F3F3E3F05BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x4F402540DC3F973F"> : tensor<2x2xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_371(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB73F164038C087BFCBBEBCBDA13F013F69BF6F3F3E3F05BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x444055407E3F"> : tensor<1x3x1xbf16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xbf16>, tensor<2xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_372(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB73F164038C087BFCBBEBCBDA13F013F69BF6F3F3E3F05BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0xB73F16403840873FCB3EBC3DA13F013F693F6F3F3E3F053F"> : tensor<2x3x2xbf16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<0xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_373(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB73F164038C087BFCBBEBCBDA13F013F69BF6F3F3E3F05BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x30404440D03EAD3FA73F683F"> : tensor<2x3xbf16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<i32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_374(%0: tensor<2x3x2xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB73F164038C087BFCBBEBCBDA13F013F69BF6F3F3E3F05BF"> : tensor<2x3x2xbf16>],
  expected = [dense<"0x9440"> : tensor<bf16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xbf16>, tensor<3xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_375(%0: tensor<3x0xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xbf16>],
  expected = [dense<"0x000000000000"> : tensor<3xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<3x0xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_376(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xbf16>],
  expected = [dense<> : tensor<0xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_377(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2384DBE2A401B4003C029BF983F0140"> : tensor<4x5xbf16>],
  expected = [dense<"0xC07F0B407D408040"> : tensor<4xbf16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<4x5xbf16>, tensor<1xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @EuclideanNorm_378(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EEED0109F5F7F4F3"> : tensor<2x3x2xi8>],
  expected = [dense<"0x080A0308"> : tensor<2x2xi8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<1xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @EuclideanNorm_379(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EEED0109F5F7F4F3"> : tensor<2x3x2xi8>],
  expected = [dense<"0x090000"> : tensor<1x3x1xi8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xi8>, tensor<2xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @EuclideanNorm_380(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EEED0109F5F7F4F3"> : tensor<2x3x2xi8>],
  expected = [dense<"0x00010001080A01090B090000"> : tensor<2x3x2xi8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<0xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @EuclideanNorm_381(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EEED0109F5F7F4F3"> : tensor<2x3x2xi8>],
  expected = [dense<"0x010100090007"> : tensor<2x3xi8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<i32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @EuclideanNorm_382(%0: tensor<2x3x2xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001EEED0109F5F7F4F3"> : tensor<2x3x2xi8>],
  expected = [dense<"0x02"> : tensor<i8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi8>, tensor<3xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @EuclideanNorm_383(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FFF2FF0E00FBFF0C000D00F2FFF2FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0D000E0017001300"> : tensor<2x2xi16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<1xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @EuclideanNorm_384(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FFF2FF0E00FBFF0C000D00F2FFF2FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0E0011001B00"> : tensor<1x3x1xi16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xi16>, tensor<2xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @EuclideanNorm_385(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FFF2FF0E00FBFF0C000D00F2FFF2FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x00000100000001000D000E000E0005000C000D000E000E00"> : tensor<2x3x2xi16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<0xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @EuclideanNorm_386(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FFF2FF0E00FBFF0C000D00F2FFF2FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x0100010013000E0011001300"> : tensor<2x3xi16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<i32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @EuclideanNorm_387(%0: tensor<2x3x2xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FFF2FF0E00FBFF0C000D00F2FFF2FF"> : tensor<2x3x2xi16>],
  expected = [dense<"0x2300"> : tensor<i16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi16>, tensor<3xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @EuclideanNorm_388(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000001000000ECFFFFFFF3FFFFFF0400000005000000FCFFFFFFF9FFFFFFF7FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x01000000140000000F0000000A000000"> : tensor<2x2xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_389(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000001000000ECFFFFFFF3FFFFFF0400000005000000FCFFFFFFF9FFFFFFF7FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0D0000000600000017000000"> : tensor<1x3x1xi32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xi32>, tensor<2xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_390(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000001000000ECFFFFFFF3FFFFFF0400000005000000FCFFFFFFF9FFFFFFF7FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0000000001000000000000000100000001000000140000000D0000000400000005000000040000000700000009000000"> : tensor<2x3x2xi32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<0xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_391(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000001000000ECFFFFFFF3FFFFFF0400000005000000FCFFFFFFF9FFFFFFF7FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x0100000001000000140000000D000000060000000B000000"> : tensor<2x3xi32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<i32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_392(%0: tensor<2x3x2xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000001000000ECFFFFFFF3FFFFFF0400000005000000FCFFFFFFF9FFFFFFF7FFFFFF"> : tensor<2x3x2xi32>],
  expected = [dense<"0x1B000000"> : tensor<i32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi32>, tensor<3xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_393(%0: tensor<3x0xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi32>],
  expected = [dense<"0x000000000000000000000000"> : tensor<3xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<3x0xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_394(%0: tensor<?x?xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi32>],
  expected = [dense<> : tensor<0xi32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<?x?xi32>, tensor<1xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @EuclideanNorm_395(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001200000000000000F3FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF1300000000000000F0FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x12000000000000000D0000000000000017000000000000001B00000000000000"> : tensor<2x2xi64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<1xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @EuclideanNorm_396(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001200000000000000F3FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF1300000000000000F0FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x130000000000000018000000000000001C00000000000000"> : tensor<1x3x1xi64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xi64>, tensor<2xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @EuclideanNorm_397(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001200000000000000F3FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF1300000000000000F0FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x000000000000000001000000000000000000000000000000010000000000000012000000000000000D000000000000000E000000000000000E000000000000001300000000000000100000000000000002000000000000001200000000000000"> : tensor<2x3x2xi64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<0xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @EuclideanNorm_398(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001200000000000000F3FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF1300000000000000F0FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x010000000000000001000000000000001600000000000000130000000000000018000000000000001200000000000000"> : tensor<2x3xi64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<i32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @EuclideanNorm_399(%0: tensor<2x3x2xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001200000000000000F3FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF1300000000000000F0FFFFFFFFFFFFFFFEFFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<2x3x2xi64>],
  expected = [dense<"0x2A00000000000000"> : tensor<i64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xi64>, tensor<3xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @EuclideanNorm_400(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001100E0612110C0301"> : tensor<2x3x2xui8>],
  expected = [dense<"0x000E080E"> : tensor<2x2xui8>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<1xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @EuclideanNorm_401(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001100E0612110C0301"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0A0D0E"> : tensor<1x3x1xui8>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xui8>, tensor<2xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @EuclideanNorm_402(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001100E0612110C0301"> : tensor<2x3x2xui8>],
  expected = [dense<"0x00010001000E0608050C0301"> : tensor<2x3x2xui8>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<0xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @EuclideanNorm_403(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001100E0612110C0301"> : tensor<2x3x2xui8>],
  expected = [dense<"0x01010E0A0D03"> : tensor<2x3xui8>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<i32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @EuclideanNorm_404(%0: tensor<2x3x2xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001100E0612110C0301"> : tensor<2x3x2xui8>],
  expected = [dense<"0x0F"> : tensor<ui8>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui8>, tensor<3xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @EuclideanNorm_405(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x1100090015001400"> : tensor<2x2xui16>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<1xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @EuclideanNorm_406(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x10000D001C00"> : tensor<1x3x1xui16>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xui16>, tensor<2xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @EuclideanNorm_407(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x0000010000000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<0xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @EuclideanNorm_408(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x01000100130010000D001400"> : tensor<2x3xui16>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<i32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @EuclideanNorm_409(%0: tensor<2x3x2xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100110009000D000A0003000D0011000C00"> : tensor<2x3x2xui16>],
  expected = [dense<"0x2300"> : tensor<ui16>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui16>, tensor<3xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @EuclideanNorm_410(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x13000000120000000700000014000000"> : tensor<2x2xui32>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<1xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @EuclideanNorm_411(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x0E0000000F0000001A000000"> : tensor<1x3x1xui32>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xui32>, tensor<2xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @EuclideanNorm_412(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x000000000100000000000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<0xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @EuclideanNorm_413(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x01000000010000001A0000000E0000000F00000005000000"> : tensor<2x3xui32>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<i32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @EuclideanNorm_414(%0: tensor<2x3x2xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000001300000012000000010000000E000000070000000E0000000300000004000000"> : tensor<2x3x2xui32>],
  expected = [dense<"0x21000000"> : tensor<ui32>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui32>, tensor<3xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @EuclideanNorm_415(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x0400000000000000010000000000000014000000000000001F00000000000000"> : tensor<2x2xui64>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<1xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @EuclideanNorm_416(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x130000000000000016000000000000001700000000000000"> : tensor<1x3x1xui64>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = true} : (tensor<2x3x2xui64>, tensor<2xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @EuclideanNorm_417(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x000000000000000001000000000000000000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<0xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @EuclideanNorm_418(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x010000000000000001000000000000000400000000000000120000000000000016000000000000001700000000000000"> : tensor<2x3xui64>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<i32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @EuclideanNorm_419(%0: tensor<2x3x2xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000100000000000000060000000000000012000000000000000C0000000000000013000000000000000F000000000000001200000000000000"> : tensor<2x3x2xui64>],
  expected = [dense<"0x2500000000000000"> : tensor<ui64>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.EuclideanNorm %0, %1 {keep_dims = false} : (tensor<2x3x2xui64>, tensor<3xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @All_420(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[false, false], [false, false]]> : tensor<2x2xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_421(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[[false], [false], [false]]]> : tensor<1x3x1xi1>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.All %0, %1 {keep_dims = true} : (tensor<?x?x?xi1>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_422(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<0xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_423(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[false, true, false], [false, false, false]]> : tensor<2x3xi1>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_424(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[false, true], [true, true], [true, false]], [[true, false], [false, true], [false, false]]]> : tensor<2x3x2xi1>],
  expected = [dense<false> : tensor<i1>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<3xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_425(%0: tensor<3x0xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi1>],
  expected = [dense<[true, true, true]> : tensor<3xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<3x0xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @All_426(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi1>],
  expected = [dense<> : tensor<0xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.All %0, %1 {keep_dims = false} : (tensor<?x?xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_427(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[true, true], [true, true]]> : tensor<2x2xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_428(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[[true], [true], [true]]]> : tensor<1x3x1xi1>]} {
  %1 = tf.Const {value = dense<"0x00000000FFFFFFFF"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Any %0, %1 {keep_dims = true} : (tensor<?x?x?xi1>, tensor<2xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_429(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>]} {
  %1 = tf.Const {value = dense<> : tensor<0xi32>} : tensor<0xi32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<0xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_430(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>],
  expected = [dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>]} {
  %1 = tf.Const {value = dense<"0x02000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<i32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_431(%0: tensor<?x?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[[[true, true], [false, true], [true, false]], [[true, true], [true, false], [false, true]]]> : tensor<2x3x2xi1>],
  expected = [dense<true> : tensor<i1>]} {
  %1 = tf.Const {value = dense<"0x000000000100000002000000"> : tensor<3xi32>} : tensor<3xi32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<?x?x?xi1>, tensor<3xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_432(%0: tensor<3x0xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<3x0xi1>],
  expected = [dense<[false, false, false]> : tensor<3xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<3x0xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Any_433(%0: tensor<?x?xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<0x3xi1>],
  expected = [dense<> : tensor<0xi1>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Any %0, %1 {keep_dims = false} : (tensor<?x?xi1>, tensor<1xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Sum_434(%0: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1381B6C4C3F0CA4B0BF929E75BF86890740CDF5BABF181D25C0CD5FD4BF"> : tensor<20xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<1xi32>} : tensor<1xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<20xf32>, tensor<1xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Sum_435(%0: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1384726443FDE401B40D79884BFF4EC3FC03052C03F772BE6BFE7F52D40"> : tensor<20xf32>],
  fails = "INVALID_ARGUMENT"} {
  %1 = tf.Const {value = dense<"0x0000000000000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = false} : (tensor<20xf32>, tensor<2xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @L2Loss_436(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<4x5xf32>],
  expected = [dense<"0xE407F241"> : tensor<f32>]} {
  %r = tf.L2Loss %0 : (tensor<4x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Softmax_437(%0: tensor<2x2x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0xEA26373F46A3D33C8F4FAE3C4887353ED17A763DFF98C63E5758013CAF23923CBF5BE23E8BBC133E4098873E16BCDB3C9D3B093C691DBB3C25582D3F7F60983CD719923DFE16973E22F4173F1344AF3C"> : tensor<2x2x5xf32>]} {
  %r = tf.Softmax %0 : (tensor<2x2x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LogSoftmax_438(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<4x5xf32>],
  expected = [dense<"0xE772ABBE83FC69C09B6776C09772DDBF02DF33C0767172BF32EE9AC0E1D780C0D2F250BF36D0F7BF5711AABF619567C0440999C042DE71C0A8A0C7BEF7027FC006FB28C0B6379CBFB58705BF130E76C0"> : tensor<4x5xf32>]} {
  %r = tf.LogSoftmax %0 : (tensor<4x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BiasAddGrad_439(%0: tensor<2x2x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0x36E71740DD35B9C017249DC064C7074000B14BBC"> : tensor<5xf32>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<2x2x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BiasAddGrad_440(%0: tensor<2x2x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0xBE7CF2C0FF50AE3F"> : tensor<2xf32>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<2x2x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Softmax_441(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0xEA26373F46A3D33C8F4FAE3C4887353ED17A763DFF98C63E5758013CAF23923CBF5BE23E8BBC133E4098873E16BCDB3C9D3B093C691DBB3C25582D3F7F60983CD719923DFE16973E22F4173F1344AF3C"> : tensor<2x2x5xf32>]} {
  %r = tf.Softmax %0 : (tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LogSoftmax_442(%0: tensor<?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<4x5xf32>],
  expected = [dense<"0xE772ABBE83FC69C09B6776C09772DDBF02DF33C0767172BF32EE9AC0E1D780C0D2F250BF36D0F7BF5711AABF619567C0440999C042DE71C0A8A0C7BEF7027FC006FB28C0B6379CBFB58705BF130E76C0"> : tensor<4x5xf32>]} {
  %r = tf.LogSoftmax %0 : (tensor<?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BiasAddGrad_443(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0x36E71740DD35B9C017249DC064C7074000B14BBC"> : tensor<5xf32>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @BiasAddGrad_444(%0: tensor<?x?x?xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x47B7053F542033C06C8B3FC073745FBFA605FABF5AAC0A405A27DDBF2A9C69BF030C134039C1963F61FEC63F15363CBF5B15F3BF985965BFC7931F404D64EFBFD3A806BFD9D3643FC8DDCB3F837ADDBF"> : tensor<2x2x5xf32>],
  expected = [dense<"0xBE7CF2C0FF50AE3F"> : tensor<2xf32>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<?x?x?xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @L2Loss_445(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<4x5xf64>],
  expected = [dense<"0xE078655732914140"> : tensor<f64>]} {
  %r = tf.L2Loss %0 : (tensor<4x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Softmax_446(%0: tensor<2x2x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0x33E0A87586ABEE3F32749B5E7215803FA11E9675D5BD863F7891CD4BB9FB883F1CCFC875614F853FD9DF76B6E9C3893F64BB470C1642AA3FE61332C693F7873F8A70704E5C31EA3F827FC3D6A21CBB3F6CE73BD8303BEB3F4DD9F22B8F0F723FAB59F6EDA2D28C3FE4AE1BFB18F4BC3FF0731CCA4BDC913F11A44045D5B2993F8BC5017BE38CA03F163FF89DCB99A13F4042C049501CD23F7639663FD601E43F"> : tensor<2x2x5xf64>]} {
  %r = tf.Softmax %0 : (tensor<2x2x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @LogSoftmax_447(%0: tensor<4x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<4x5xf64>],
  expected = [dense<"0x12AD564D0ABCA5BF08792E9C216313C09A8242A26F0012C0D11BB0582AA011C05C59D65F024312C09111B5E99A8011C08DF856F145C307C025D564FEAFCA11C0CE55E843D1A1C9BF3119ECA82EF601C08394638CD6A7C4BF8FD6BF3833B215C0EAD92870C60D11C0697A6B6D966F01C0772DDA320D3210C0D2E2DD75F47A0DC0091CA03891740BC0AC2EE4068BF60AC056A27F52BB32F4BFE6D45C94A90EDEBF"> : tensor<4x5xf64>]} {
  %r = tf.LogSoftmax %0 : (tensor<4x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @BiasAddGrad_448(%0: tensor<2x2x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0xCA9203C933B6F33F3728078AE7B41CC054975FB4D2571CC086B5F6C6972AF73F3ABC2682E252FDBF"> : tensor<5xf64>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<2x2x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @BiasAddGrad_449(%0: tensor<2x2x5xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0x24839F13001B26C07CAC65A77FE602C0"> : tensor<2xf64>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<2x2x5xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Softmax_450(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0x33E0A87586ABEE3F32749B5E7215803FA11E9675D5BD863F7891CD4BB9FB883F1CCFC875614F853FD9DF76B6E9C3893F64BB470C1642AA3FE61332C693F7873F8A70704E5C31EA3F827FC3D6A21CBB3F6CE73BD8303BEB3F4DD9F22B8F0F723FAB59F6EDA2D28C3FE4AE1BFB18F4BC3FF0731CCA4BDC913F11A44045D5B2993F8BC5017BE38CA03F163FF89DCB99A13F4042C049501CD23F7639663FD601E43F"> : tensor<2x2x5xf64>]} {
  %r = tf.Softmax %0 : (tensor<?x?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @LogSoftmax_451(%0: tensor<?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<4x5xf64>],
  expected = [dense<"0x12AD564D0ABCA5BF08792E9C216313C09A8242A26F0012C0D11BB0582AA011C05C59D65F024312C09111B5E99A8011C08DF856F145C307C025D564FEAFCA11C0CE55E843D1A1C9BF3119ECA82EF601C08394638CD6A7C4BF8FD6BF3833B215C0EAD92870C60D11C0697A6B6D966F01C0772DDA320D3210C0D2E2DD75F47A0DC0091CA03891740BC0AC2EE4068BF60AC056A27F52BB32F4BFE6D45C94A90EDEBF"> : tensor<4x5xf64>]} {
  %r = tf.LogSoftmax %0 : (tensor<?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @BiasAddGrad_452(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0xCA9203C933B6F33F3728078AE7B41CC054975FB4D2571CC086B5F6C6972AF73F3ABC2682E252FDBF"> : tensor<5xf64>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<?x?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @BiasAddGrad_453(%0: tensor<?x?x?xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x183F7C0F9FDCFF3FCF776987038106C0F48A91939FBB03C062BD6C0015FB02C07838B90EC54004C0E470E553205EFDBFE06EFC3E0289DBBF347FA4A67486FEBF54E5389508B80240008C5A04B8DFD23F22398CF72BDB0340B43A2D11BD3E06C0D382FEFFC6EBF9BF08C0379797B0DD3F06D1C30AE27CF6BFAEADABE1A27EF6BF1B203067DC71F2BF6245B803D075F1BFA07590B78A44F03FBCE2F8A49BF3FC3F"> : tensor<2x2x5xf64>],
  expected = [dense<"0x24839F13001B26C07CAC65A77FE602C0"> : tensor<2xf64>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<?x?x?xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @L2Loss_454(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<4x5xf16>],
  expected = [dense<"0xC54D"> : tensor<f16>]} {
  %r = tf.L2Loss %0 : (tensor<4x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Softmax_455(%0: tensor<2x2x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0x2C371330A328AF33BD306D20CA2E52343F24CA38252C1134352213311438B7368B2DD724FF36C728"> : tensor<2x2x5xf16>]} {
  %r = tf.Softmax %0 : (tensor<2x2x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @LogSoftmax_456(%0: tensor<4x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<4x5xf16>],
  expected = [dense<"0x6BBA1FC0A3C2B4BDA4BFC0C47CC03CBD19C41AB879C17ABD69C45EBF63B9F2BAE4C0F0C39EBA94C2"> : tensor<4x5xf16>]} {
  %r = tf.LogSoftmax %0 : (tensor<4x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @BiasAddGrad_457(%0: tensor<2x2x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0xDCC190BFC6C6D9BFE8B0"> : tensor<5xf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<2x2x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @BiasAddGrad_458(%0: tensor<2x2x5xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0x39C988C2"> : tensor<2xf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<2x2x5xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Softmax_459(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0x2C371330A328AF33BD306D20CA2E52343F24CA38252C1134352213311438B7368B2DD724FF36C728"> : tensor<2x2x5xf16>]} {
  %r = tf.Softmax %0 : (tensor<?x?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @LogSoftmax_460(%0: tensor<?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<4x5xf16>],
  expected = [dense<"0x6BBA1FC0A3C2B4BDA4BFC0C47CC03CBD19C41AB879C17ABD69C45EBF63B9F2BAE4C0F0C39EBA94C2"> : tensor<4x5xf16>]} {
  %r = tf.LogSoftmax %0 : (tensor<?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @BiasAddGrad_461(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0xDCC190BFC6C6D9BFE8B0"> : tensor<5xf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<?x?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @BiasAddGrad_462(%0: tensor<?x?x?xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x45B41ABE91C120BB7FBDA1C03932843CA4BEB33F01BD6C2FDAC1B1B5803A3A3B67B964C08E3B11BE"> : tensor<2x2x5xf16>],
  expected = [dense<"0x39C988C2"> : tensor<2xf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<?x?x?xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @L2Loss_463(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<4x5xbf16>],
  expected = [dense<"0x0042"> : tensor<bf16>]} {
  %r = tf.L2Loss %0 : (tensor<4x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Softmax_464(%0: tensor<2x2x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0x393DB33EF13EC63CDA3D5B3B613B663E083E233FC83E2D3CC83DF43DC53E2F3F713E543C393DEE3C"> : tensor<2x2x5xbf16>]} {
  %r = tf.Softmax %0 : (tensor<2x2x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @LogSoftmax_465(%0: tensor<4x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<4x5xbf16>],
  expected = [dense<"0x46C086BF41BF6EC00FC0B6C0B5C0BFBF01C0E7BE71BF92C015C008C075BFC2BEBABF8BC046C062C0"> : tensor<4x5xbf16>]} {
  %r = tf.LogSoftmax %0 : (tensor<4x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @BiasAddGrad_466(%0: tensor<2x2x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0xAC3FA1BF2340FE3E8940"> : tensor<5xbf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<2x2x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @BiasAddGrad_467(%0: tensor<2x2x5xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0x2C4152C0"> : tensor<2xbf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<2x2x5xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Softmax_468(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0x393DB33EF13EC63CDA3D5B3B613B663E083E233FC83E2D3CC83DF43DC53E2F3F713E543C393DEE3C"> : tensor<2x2x5xbf16>]} {
  %r = tf.Softmax %0 : (tensor<?x?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @LogSoftmax_469(%0: tensor<?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<4x5xbf16>],
  expected = [dense<"0x46C086BF41BF6EC00FC0B6C0B5C0BFBF01C0E7BE71BF92C015C008C075BFC2BEBABF8BC046C062C0"> : tensor<4x5xbf16>]} {
  %r = tf.LogSoftmax %0 : (tensor<?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @BiasAddGrad_470(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0xAC3FA1BF2340FE3E8940"> : tensor<5xbf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NHWC"} : (tensor<?x?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @BiasAddGrad_471(%0: tensor<?x?x?xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1A3F29403C40EBBCBA3F3CC03AC0A33F3E3F1440EE3FE0BFF53E2D3FEC3FEA3F423F09C065BFABBF"> : tensor<2x2x5xbf16>],
  expected = [dense<"0x2C4152C0"> : tensor<2xbf16>]} {
  %r = tf.BiasAddGrad %0 {data_format = "NCHW"} : (tensor<?x?x?xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Softmax_472(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138926EB442BDBD4EC3892D7C417FE969437C5754C3B69F6243AC7362C3"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F0000C07F0000C07F0000C0FF0000C07FAEAE8D3E9F65193D8FDE2B3EA9E87C3D3E98E93E0000000000000000000000000000803F00000000000000003CD37F3F000000005C10333A00000000"> : tensor<4x5xf32>]} {
  %r = tf.Softmax %0 : (tensor<4x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @LogSoftmax_473(%0: tensor<4x5xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138926EB442BDBD4EC3892D7C417FE969437C5754C3B69F6243AC7362C3"> : tensor<4x5xf32>],
  expected = [dense<"0x0000C07F0000C07F0000C07F0000C0FF0000C07F4472A4BF223952C04472E4BF223932C088E448BF926EAFC2926EB7C2856EB4C200000000837A94C3D3265AC3542033BA9420DFC3B93EE9C0AC2EE6C3"> : tensor<4x5xf32>]} {
  %r = tf.LogSoftmax %0 : (tensor<4x5xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Softmax_474(%0: tensor<2x0xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<> : tensor<2x0xf32>],
  expected = [dense<> : tensor<2x0xf32>]} {
  %r = tf.Softmax %0 : (tensor<2x0xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
}
