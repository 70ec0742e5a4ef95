// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @cast {
weir.step @Cast_0(%0: tensor<20xf32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13803FD3C4033FADBBE3BBC3E4005306F3F4A875D3FA864823EF770AE3F"> : tensor<20xf32>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13803FD3C4033FADBBE3BBC3E4005306F3F4A875D3FA864823EF770AE3F"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xf32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_1(%0: tensor<20xf32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1380E401EC017A02BC09B9705C03ABF35C0413322C08B8A3EC08BE7BABF"> : tensor<20xf32>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF000000E0E2361A3F000000C001C803C0000000E0027405C000000060F3B200C000000040E7B706C000000020684604C00000006051D107C000000060F15CF7BF"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xf32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_2(%0: tensor<20xf32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138A1AF24402D8463BF892F4F3EA7D1CBBE78A42CC0047D1D3F248D3CC0"> : tensor<20xf32>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0625411CBB79325FB665C1EC38E4C1"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xf32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_3(%0: tensor<20xf32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D13844529EBFDC77FB3FC6CD503C2FED3EC0845DC33F97C2B03F77F837C0"> : tensor<20xf32>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2389EBFFB3F513C3FC0C33FB13F38C0"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xf32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_4(%0: tensor<5xf32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F000000BF3333F33F3333F3BF0000C942"> : tensor<5xf32>],
  expected = [dense<"0x000001FF64"> : tensor<5xi8>]} {
  %r = tf.Cast %0 : (tensor<5xf32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_5(%0: tensor<5xf32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F000000BF3333F33F3333F3BF0000C942"> : tensor<5xf32>],
  expected = [dense<"0x000000000100FFFF6400"> : tensor<5xi16>]} {
  %r = tf.Cast %0 : (tensor<5xf32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_6(%0: tensor<16xf32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F000000BF3333F33F3333F3BF0000C9420000C07F0000807F000080FF5ED0324F5ED032CFF9021550EF59FF5E23C70A5FC8D6835F51590469515904E9"> : tensor<16xf32>],
  expected = [dense<"0x000000000000000001000000FFFFFFFF640000000000008000000080000000800000008000000080000000800000008000000080000000800000008000000080"> : tensor<16xi32>]} {
  %r = tf.Cast %0 : (tensor<16xf32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_7(%0: tensor<16xf32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F000000BF3333F33F3333F3BF0000C9420000C07F0000807F000080FF5ED0324F5ED032CFF9021550EF59FF5E23C70A5FC8D6835F51590469515904E9"> : tensor<16xf32>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080005ED0B20000000000A22F4DFFFFFFFF00E40B54020000000000000080F7AC7F0000000000000080000000000000008000000000000000800000000000000080"> : tensor<16xi64>]} {
  %r = tf.Cast %0 : (tensor<16xf32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_8(%0: tensor<5xf32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F0000003F3333F33F3333F33F0000C942"> : tensor<5xf32>],
  expected = [dense<"0x0000010164"> : tensor<5xui8>]} {
  %r = tf.Cast %0 : (tensor<5xf32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_9(%0: tensor<5xf32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F0000003F3333F33F3333F33F0000C942"> : tensor<5xf32>],
  expected = [dense<"0x00000000010001006400"> : tensor<5xui16>]} {
  %r = tf.Cast %0 : (tensor<5xf32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_10(%0: tensor<5xf32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F0000003F3333F33F3333F33F0000C942"> : tensor<5xf32>],
  expected = [dense<"0x0000000000000000010000000100000064000000"> : tensor<5xui32>]} {
  %r = tf.Cast %0 : (tensor<5xf32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_11(%0: tensor<16xf32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000003F000000BF3333F33F3333F3BF0000C9420000C07F0000807F000080FF5ED0324F5ED032CFF9021550EF59FF5E23C70A5FC8D6835F51590469515904E9"> : tensor<16xf32>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080005ED0B20000000000A22F4DFFFFFFFF00E40B54020000000000000080F7AC7F000000000023C78A000000000000008000000000000000800000000000000080"> : tensor<16xui64>]} {
  %r = tf.Cast %0 : (tensor<16xf32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_12(%0: tensor<20xf32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1382760AA3FE2732F40D1639F3F7546933E66B02B4002469E3E1C170C3F"> : tensor<20xf32>],
  expected = [dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xf32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_13(%0: tensor<20xf64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F3E9CAA62BEDE0640703EE0DE66A503C05D6D4142B82D01C038BEE4A00F4FF63F7F237C86388C04C0B59B1ABD1FA8F8BF6042D8BF04A9D4BF"> : tensor<20xf64>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D138F3F53640372B1DC0C26D09C07D78B23FC46124C0FE40C5BF2648A5BE"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xf64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_14(%0: tensor<20xf64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F0093D0745429F83FFB7139EB0E3AFFBF38BB9E5572F0E5BFB0238F00B8AFFCBF509535A145D5FA3FE0A36A62BA1BDB3FD0259D26CAA4D33F"> : tensor<20xf64>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F0093D0745429F83FFB7139EB0E3AFFBF38BB9E5572F0E5BFB0238F00B8AFFCBF509535A145D5FA3FE0A36A62BA1BDB3FD0259D26CAA4D33F"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xf64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_15(%0: tensor<20xf64>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F0A398271D13107C03462A2A3637105C0BEB185C428BA07C01E199B6F971201C0E8BC1F057446F83FA80D6966E632F83F8833D3D3DF69FC3F"> : tensor<20xf64>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06CCC15CC1EFC145C0123E0D3E1A3F"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xf64>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_16(%0: tensor<20xf64>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F7CD9DE70D534E4BFA0332F3AF4DAFF3F78B3F780E163F03F009DDC00FCDB963F00D251A586EFA0BF68322A0A7733E2BF944D0627F181F1BF"> : tensor<20xf64>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23822BFFF3F833FB73C07BD12BF8CBF"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xf64>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_17(%0: tensor<5xf64>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E0BF666666666666FE3F666666666666FEBF0000000000205940"> : tensor<5xf64>],
  expected = [dense<"0x000001FF64"> : tensor<5xi8>]} {
  %r = tf.Cast %0 : (tensor<5xf64>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_18(%0: tensor<5xf64>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E0BF666666666666FE3F666666666666FEBF0000000000205940"> : tensor<5xf64>],
  expected = [dense<"0x000000000100FFFF6400"> : tensor<5xi16>]} {
  %r = tf.Cast %0 : (tensor<5xf64>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_19(%0: tensor<16xf64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E0BF666666666666FE3F666666666666FEBF0000000000205940000000000000F87F000000000000F07F000000000000F0FF000000C00B5AE641000000C00B5AE6C1000000205FA00242006667D03DEBDF43003D9160E458E143C0C656F5D87AF0439102282C2A8B20459102282C2A8B20C5"> : tensor<16xf64>],
  expected = [dense<"0x000000000000000001000000FFFFFFFF640000000000008000000080000000800000008000000080000000800000008000000080000000800000008000000080"> : tensor<16xi32>]} {
  %r = tf.Cast %0 : (tensor<16xf64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_20(%0: tensor<16xf64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E0BF666666666666FE3F666666666666FEBF0000000000205940000000000000F87F000000000000F07F000000000000F0FF000000C00B5AE641000000C00B5AE6C1000000205FA00242006667D03DEBDF43003D9160E458E143C0C656F5D87AF0439102282C2A8B20459102282C2A8B20C5"> : tensor<16xf64>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080005ED0B20000000000A22F4DFFFFFFFF00E40B54020000000000989D41F7AC7F0000000000000080000000000000008000000000000000800000000000000080"> : tensor<16xi64>]} {
  %r = tf.Cast %0 : (tensor<16xf64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_21(%0: tensor<5xf64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E03F666666666666FE3F666666666666FE3F0000000000205940"> : tensor<5xf64>],
  expected = [dense<"0x0000010164"> : tensor<5xui8>]} {
  %r = tf.Cast %0 : (tensor<5xf64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_22(%0: tensor<5xf64>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E03F666666666666FE3F666666666666FE3F0000000000205940"> : tensor<5xf64>],
  expected = [dense<"0x00000000010001006400"> : tensor<5xui16>]} {
  %r = tf.Cast %0 : (tensor<5xf64>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_23(%0: tensor<5xf64>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E03F666666666666FE3F666666666666FE3F0000000000205940"> : tensor<5xf64>],
  expected = [dense<"0x0000000000000000010000000100000064000000"> : tensor<5xui32>]} {
  %r = tf.Cast %0 : (tensor<5xf64>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_24(%0: tensor<16xf64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x000000000000E03F000000000000E0BF666666666666FE3F666666666666FEBF0000000000205940000000000000F87F000000000000F07F000000000000F0FF000000C00B5AE641000000C00B5AE6C1000000205FA00242006667D03DEBDF43003D9160E458E143C0C656F5D87AF0439102282C2A8B20459102282C2A8B20C5"> : tensor<16xf64>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080005ED0B20000000000A22F4DFFFFFFFF00E40B54020000000000989D41F7AC7F0000E8890423C78A000000000000008000000000000000800000000000000080"> : tensor<16xui64>]} {
  %r = tf.Cast %0 : (tensor<16xf64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_25(%0: tensor<20xf64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF2D431CEBE2361A3F54B367554952EE3FEA64094E44E405400CA61DEE41610040E05346228883FBBFE8193CB0BBD505C06470761E3316FC3F9875647AB1D7EC3F"> : tensor<20xf64>],
  expected = [dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xf64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_26(%0: tensor<20xf16>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06FDBBE53BA53F28B9253AB4BAD840"> : tensor<20xf16>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF00C0D13800A07FBF00A07C3F00A0F43F000025BF00A0443F008056BF00001B40"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xf16>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_27(%0: tensor<20xf16>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E061A3B5E3FA8BDD7BF70363541983D"> : tensor<20xf16>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF0000000000381A3F000000000068EC3F000000000078FD3F0000000000A0F6BF00000000005CFFBF0000000000C0D93F0000000000D40440000000000060F63F"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xf16>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_28(%0: tensor<20xf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06DEC167BDCDBDEFBFB040102AD43F"> : tensor<20xf16>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E06DEC167BDCDBDEFBFB040102AD43F"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_29(%0: tensor<20xf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E061A3E5C3E5F40CFB51DC0E7BDA8B7"> : tensor<20xf16>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238C33FCC3F0C40BABE04C0BDBFF5BE"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_30(%0: tensor<5xf16>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800B89A3F9ABF4856"> : tensor<5xf16>],
  expected = [dense<"0x000001FF64"> : tensor<5xi8>]} {
  %r = tf.Cast %0 : (tensor<5xf16>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_31(%0: tensor<5xf16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800B89A3F9ABF4856"> : tensor<5xf16>],
  expected = [dense<"0x000000000100FFFF6400"> : tensor<5xi16>]} {
  %r = tf.Cast %0 : (tensor<5xf16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_32(%0: tensor<16xf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800B89A3F9ABF4856007E007C00FC007C00FC007C007C007C007C007C00FC"> : tensor<16xf16>],
  expected = [dense<"0x000000000000000001000000FFFFFFFF640000000000008000000080000000800000008000000080000000800000008000000080000000800000008000000080"> : tensor<16xi32>]} {
  %r = tf.Cast %0 : (tensor<16xf16>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_33(%0: tensor<16xf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800B89A3F9ABF4856007E007C00FC007C00FC007C007C007C007C007C00FC"> : tensor<16xf16>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF640000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080"> : tensor<16xi64>]} {
  %r = tf.Cast %0 : (tensor<16xf16>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_34(%0: tensor<5xf16>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800389A3F9A3F4856"> : tensor<5xf16>],
  expected = [dense<"0x0000010164"> : tensor<5xui8>]} {
  %r = tf.Cast %0 : (tensor<5xf16>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_35(%0: tensor<5xf16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800389A3F9A3F4856"> : tensor<5xf16>],
  expected = [dense<"0x00000000010001006400"> : tensor<5xui16>]} {
  %r = tf.Cast %0 : (tensor<5xf16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_36(%0: tensor<5xf16>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800389A3F9A3F4856"> : tensor<5xf16>],
  expected = [dense<"0x0000000000000000010000000100000064000000"> : tensor<5xui32>]} {
  %r = tf.Cast %0 : (tensor<5xf16>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_37(%0: tensor<16xf16>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003800B89A3F9ABF4856007E007C00FC007C00FC007C007C007C007C007C00FC"> : tensor<16xf16>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF640000000000000000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080000000000000008000000000000000800000000000000080"> : tensor<16xui64>]} {
  %r = tf.Cast %0 : (tensor<16xf16>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_38(%0: tensor<20xf16>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8E0639B4243A8E40463EB8AFF5B4AA3E"> : tensor<20xf16>],
  expected = [dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xf16>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_39(%0: tensor<20xbf16>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238033F07402AC0173E1740083F06BF"> : tensor<20xbf16>],
  expected = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF0000D2380000033F0000074000002AC00000173E000017400000083F000006BF"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xbf16>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_40(%0: tensor<20xbf16>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238C6BF163FA4BFA23F35403FC057BF"> : tensor<20xbf16>],
  expected = [dense<"0x00000000000000000000000000000080000000000000F87F000000000000F07F000000000000F0FF000000000000F03F000000000000F0BF000000000000E03F000000000000E0BF000000000000F83F0000000000000440000000000000F8BF0000000000401A3F0000000000C0F8BF0000000000C0E23F000000000080F4BF000000000040F43F0000000000A006400000000000E007C00000000000E0EABF"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xbf16>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_41(%0: tensor<20xbf16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD23826C07E3FE73E98BF46BF134023C0"> : tensor<20xbf16>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE900630C1F03B3837C0BC30BA984018C1"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xbf16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_42(%0: tensor<20xbf16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238114019C08A3F3B3E3B401CC0E9BF"> : tensor<20xbf16>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD238114019C08A3F3B3E3B401CC0E9BF"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xbf16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_43(%0: tensor<5xbf16>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F00BFF33FF3BFC942"> : tensor<5xbf16>],
  expected = [dense<"0x000001FF64"> : tensor<5xi8>]} {
  %r = tf.Cast %0 : (tensor<5xbf16>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_44(%0: tensor<5xbf16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F00BFF33FF3BFC942"> : tensor<5xbf16>],
  expected = [dense<"0x000000000100FFFF6400"> : tensor<5xi16>]} {
  %r = tf.Cast %0 : (tensor<5xbf16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_45(%0: tensor<16xbf16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F00BFF33FF3BFC942C07F807F80FF334F33CF1550FF5E0B5F845F046904E9"> : tensor<16xbf16>],
  expected = [dense<"0x000000000000000001000000FFFFFFFF640000000000008000000080000000800000008000000080000000800000008000000080000000800000008000000080"> : tensor<16xi32>]} {
  %r = tf.Cast %0 : (tensor<16xbf16>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_46(%0: tensor<16xbf16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F00BFF33FF3BFC942C07F807F80FF334F33CF1550FF5E0B5F845F046904E9"> : tensor<16xbf16>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080000000B3000000000000004DFFFFFFFF0000005402000000000000000000807F0000000000000080000000000000008000000000000000800000000000000080"> : tensor<16xi64>]} {
  %r = tf.Cast %0 : (tensor<16xbf16>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_47(%0: tensor<5xbf16>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F003FF33FF33FC942"> : tensor<5xbf16>],
  expected = [dense<"0x0000010164"> : tensor<5xui8>]} {
  %r = tf.Cast %0 : (tensor<5xbf16>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_48(%0: tensor<5xbf16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F003FF33FF33FC942"> : tensor<5xbf16>],
  expected = [dense<"0x00000000010001006400"> : tensor<5xui16>]} {
  %r = tf.Cast %0 : (tensor<5xbf16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_49(%0: tensor<5xbf16>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F003FF33FF33FC942"> : tensor<5xbf16>],
  expected = [dense<"0x0000000000000000010000000100000064000000"> : tensor<5xui32>]} {
  %r = tf.Cast %0 : (tensor<5xbf16>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_50(%0: tensor<16xbf16>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x003F00BFF33FF3BFC942C07F807F80FF334F33CF1550FF5E0B5F845F046904E9"> : tensor<16xbf16>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000FFFFFFFFFFFFFFFF6400000000000000000000000000008000000000000000800000000000000080000000B3000000000000004DFFFFFFFF0000005402000000000000000000807F000000000000008B000000000000008000000000000000800000000000000080"> : tensor<16xui64>]} {
  %r = tf.Cast %0 : (tensor<16xbf16>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_51(%0: tensor<20xbf16>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD2382DC0E7BF02C034C0314093BF99BE"> : tensor<20xbf16>],
  expected = [dense<[false, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xbf16>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_52(%0: tensor<20xi8>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001FCFEF212F10CEC0506F60C0C0809EDEC"> : tensor<20xi8>],
  expected = [dense<"0x000000C30000FE42000000000000803F000080C0000000C0000060C100009041000070C1000040410000A0C10000A0400000C040000020C100004041000040410000004100001041000098C10000A0C1"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_53(%0: tensor<20xi8>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00010E0FF80EFEFF01F6FA0DFBF4F309FEFF"> : tensor<20xi8>],
  expected = [dense<"0x00000000000060C00000000000C05F400000000000000000000000000000F03F0000000000002C400000000000002E4000000000000020C00000000000002C4000000000000000C0000000000000F0BF000000000000F03F00000000000024C000000000000018C00000000000002A4000000000000014C000000000000028C00000000000002AC0000000000000224000000000000000C0000000000000F0BF"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_54(%0: tensor<20xi8>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001FFFB0A0F1310FF10F604FF010A05060B"> : tensor<20xi8>],
  expected = [dense<"0x00D8F0570000003C00BC00C50049804BC04C004C00BC004C00C9004400BC003C0049004500468049"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_55(%0: tensor<20xi8>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000104EDFAFB09FEFEFC00FEED11FB03EF08"> : tensor<20xi8>],
  expected = [dense<"0x00C3FE420000803F804098C1C0C0A0C0104100C000C080C0000000C098C18841A0C0404088C10041"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_56(%0: tensor<20xi8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001FCF10F0D09F7FAFF0A02FB0B0CF113EF"> : tensor<20xi8>],
  expected = [dense<"0x807F0001FCF10F0D09F7FAFF0A02FB0B0CF113EF"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_57(%0: tensor<20xi8>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000113070FF5FA1112F7FAFEFCF4F4FC0B03"> : tensor<20xi8>],
  expected = [dense<"0x80FF7F0000000100130007000F00F5FFFAFF11001200F7FFFAFFFEFFFCFFF4FFF4FFFCFF0B000300"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_58(%0: tensor<20xi8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001ED05F0120800F4040210FF13F401FEFB"> : tensor<20xi8>],
  expected = [dense<"0x80FFFFFF7F0000000000000001000000EDFFFFFF05000000F0FFFFFF120000000800000000000000F4FFFFFF040000000200000010000000FFFFFFFF13000000F4FFFFFF01000000FEFFFFFFFBFFFFFF"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_59(%0: tensor<20xi8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000110FFFDF1F7FF0C05F9ECED040FF5070C"> : tensor<20xi8>],
  expected = [dense<"0x80FFFFFFFFFFFFFF7F00000000000000000000000000000001000000000000001000000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFF0C000000000000000500000000000000F9FFFFFFFFFFFFFFECFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF04000000000000000F00000000000000F5FFFFFFFFFFFFFF07000000000000000C00000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_60(%0: tensor<20xi8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000100F1EEF8FD010A0101FFFDFAF3F3060E"> : tensor<20xi8>],
  expected = [dense<"0x807F000100F1EEF8FD010A0101FFFDFAF3F3060E"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_61(%0: tensor<20xi8>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F00010805FB0AF5F50112FE0BF51101F0FBF7"> : tensor<20xi8>],
  expected = [dense<"0x80FF7F000000010008000500FBFF0A00F5FFF5FF01001200FEFF0B00F5FF11000100F0FFFBFFF7FF"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_62(%0: tensor<20xi8>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000113F005EE070E100A10F8FCFC0BFE09EF"> : tensor<20xi8>],
  expected = [dense<"0x80FFFFFF7F000000000000000100000013000000F0FFFFFF05000000EEFFFFFF070000000E000000100000000A00000010000000F8FFFFFFFCFFFFFFFCFFFFFF0B000000FEFFFFFF09000000EFFFFFFF"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_63(%0: tensor<20xi8>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F0001F30D10F30BF1FD0B06F207F6F9EC08EE"> : tensor<20xi8>],
  expected = [dense<"0x80FFFFFFFFFFFFFF7F0000000000000000000000000000000100000000000000F3FFFFFFFFFFFFFF0D000000000000001000000000000000F3FFFFFFFFFFFFFF0B00000000000000F1FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0B000000000000000600000000000000F2FFFFFFFFFFFFFF0700000000000000F6FFFFFFFFFFFFFFF9FFFFFFFFFFFFFFECFFFFFFFFFFFFFF0800000000000000EEFFFFFFFFFFFFFF"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_64(%0: tensor<20xi8>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x807F000101FC08010CFF0011EEF6F203FA0CF309"> : tensor<20xi8>],
  expected = [dense<[true, true, false, true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xi8>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_65(%0: tensor<20xi16>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100FAFFFBFF13000C00FDFFF7FF1300FAFFF9FFFAFFF3FF0400F1FFFAFFF2FFFAFF"> : tensor<20xi16>],
  expected = [dense<"0x000000C700FEFF46000000000000803F0000C0C00000A0C00000984100004041000040C0000010C1000098410000C0C00000E0C00000C0C0000050C100008040000070C10000C0C0000060C10000C0C0"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_66(%0: tensor<20xi16>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F0000010000000200F9FF0D000A0013000700FCFFFBFFEEFFFCFFEDFFF1FF0A000D000C00"> : tensor<20xi16>],
  expected = [dense<"0x000000000000E0C000000000C0FFDF400000000000000000000000000000F03F000000000000000000000000000000400000000000001CC00000000000002A40000000000000244000000000000033400000000000001C4000000000000010C000000000000014C000000000000032C000000000000010C000000000000033C00000000000002EC000000000000024400000000000002A400000000000002840"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_67(%0: tensor<20xi16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000100F5FFF9FFF5FF1300F8FFFCFFF8FF0800F2FFEDFFF4FF050013000E000600"> : tensor<20xi16>],
  expected = [dense<"0x00F800780000003C003C80C900C780C9C04C00C800C400C8004800CBC0CC00CA0045C04C004B0046"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_68(%0: tensor<20xi16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000D000300EEFF090005000200FDFF0300100002001200070003000900F4FF0F00"> : tensor<20xi16>],
  expected = [dense<"0x00C700470000803F5041404090C11041A040004040C04040804100409041E0404040104140C17041"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_69(%0: tensor<20xi16>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100FCFFFCFFFCFFF7FFFFFFFEFFF2FFF3FF06000D00FEFFF0FFFAFF03000F001000"> : tensor<20xi16>],
  expected = [dense<"0x00FF0001FCFCFCF7FFFEF2F3060DFEF0FA030F10"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_70(%0: tensor<20xi16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F3FF0D001100F6FFFCFF1200F5FF13000100EFFFF8FF13000600060009000A00"> : tensor<20xi16>],
  expected = [dense<"0x0080FF7F00000100F3FF0D001100F6FFFCFF1200F5FF13000100EFFFF8FF13000600060009000A00"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_71(%0: tensor<20xi16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100FDFFEDFF000007001200FDFFF2FFEEFF06000200F7FFFBFF0A00100006000A00"> : tensor<20xi16>],
  expected = [dense<"0x0080FFFFFF7F00000000000001000000FDFFFFFFEDFFFFFF000000000700000012000000FDFFFFFFF2FFFFFFEEFFFFFF0600000002000000F7FFFFFFFBFFFFFF0A00000010000000060000000A000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_72(%0: tensor<20xi16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F2FF1200F2FF0E00FEFF0B000E00F4FF1000FBFFFBFFF1FF0600F0FF0D000300"> : tensor<20xi16>],
  expected = [dense<"0x0080FFFFFFFFFFFFFF7F00000000000000000000000000000100000000000000F2FFFFFFFFFFFFFF1200000000000000F2FFFFFFFFFFFFFF0E00000000000000FEFFFFFFFFFFFFFF0B000000000000000E00000000000000F4FFFFFFFFFFFFFF1000000000000000FBFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF1FFFFFFFFFFFFFF0600000000000000F0FFFFFFFFFFFFFF0D000000000000000300000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_73(%0: tensor<20xi16>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100F7FF02000C00EFFFEFFF0A00F4FF0E00FFFF0C00050011001300EEFFF7FFF0FF"> : tensor<20xi16>],
  expected = [dense<"0x00FF0001F7020CEFEF0AF40EFF0C051113EEF7F0"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_74(%0: tensor<20xi16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100EFFF0200FCFF08000B000C000500EEFF0C000A00F9FFEFFFF7FFF0FF07000000"> : tensor<20xi16>],
  expected = [dense<"0x0080FF7F00000100EFFF0200FCFF08000B000C000500EEFF0C000A00F9FFEFFFF7FFF0FF07000000"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_75(%0: tensor<20xi16>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001001200EFFFFCFFFFFFF2FF0F000400EEFFF0FF04000B000300F6FFF8FF08001200"> : tensor<20xi16>],
  expected = [dense<"0x0080FFFFFF7F0000000000000100000012000000EFFFFFFFFCFFFFFFFFFFFFFFF2FFFFFF0F00000004000000EEFFFFFFF0FFFFFF040000000B00000003000000F6FFFFFFF8FFFFFF0800000012000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_76(%0: tensor<20xi16>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F00000100EDFF0700120000000F00FDFFF0FFF4FF1200130010000700FEFFFBFFF6FFF7FF"> : tensor<20xi16>],
  expected = [dense<"0x0080FFFFFFFFFFFFFF7F00000000000000000000000000000100000000000000EDFFFFFFFFFFFFFF0700000000000000120000000000000000000000000000000F00000000000000FDFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF1200000000000000130000000000000010000000000000000700000000000000FEFFFFFFFFFFFFFFFBFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF7FFFFFFFFFFFFFF"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_77(%0: tensor<20xi16>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0080FF7F000001000D0009000B00F9FFFEFFF7FF0D000B00080012001100FEFF0400F3FF08000200"> : tensor<20xi16>],
  expected = [dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xi16>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_78(%0: tensor<20xi32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F4FFFFFF0E000000F2FFFFFF0A000000F2FFFFFFF3FFFFFFECFFFFFFFDFFFFFFF9FFFFFFF6FFFFFF05000000EDFFFFFF09000000F7FFFFFFF8FFFFFF07000000"> : tensor<20xi32>],
  expected = [dense<"0x000000CF0000004F000000000000803F000040C100006041000060C100002041000060C1000050C10000A0C1000040C00000E0C0000020C10000A040000098C100001041000010C1000000C10000E040"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_79(%0: tensor<20xi32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000004000000F7FFFFFF1300000001000000EFFFFFFF050000000600000012000000FFFFFFFFF6FFFFFFF9FFFFFF0C000000FBFFFFFF0B00000011000000F1FFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x000000000000E0C10000C0FFFFFFDF410000000000000000000000000000F03F000000000000104000000000000022C00000000000003340000000000000F03F00000000000031C0000000000000144000000000000018400000000000003240000000000000F0BF00000000000024C00000000000001CC0000000000000284000000000000014C0000000000000264000000000000031400000000000002EC0"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_80(%0: tensor<20xi32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F1FFFFFF11000000F3FFFFFFF4FFFFFFFBFFFFFFF0FFFFFFF8FFFFFFECFFFFFF000000000F00000010000000EDFFFFFF0D000000080000000C000000F4FFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x00FC007C0000003C80CB404C80CA00CA00C500CC00C800CD0000804B004CC0CC804A0048004A00CA"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_81(%0: tensor<20xi32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000010000000F2FFFFFFF9FFFFFFEEFFFFFF0C00000012000000FBFFFFFFFBFFFFFFF5FFFFFF0B000000F7FFFFFFF8FFFFFF10000000FDFFFFFF0B00000004000000"> : tensor<20xi32>],
  expected = [dense<"0x00CF004F0000803F804160C1E0C090C140419041A0C0A0C030C1304110C100C1804140C030418040"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_82(%0: tensor<20xi32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F2FFFFFFF9FFFFFF02000000F7FFFFFF07000000F1FFFFFFECFFFFFFF6FFFFFFFBFFFFFFF3FFFFFFFDFFFFFF0D000000050000000C00000004000000EEFFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x00FF0001F2F902F707F1ECF6FBF3FD0D050C04EE"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_83(%0: tensor<20xi32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000070000000A000000EEFFFFFF000000000C00000002000000EDFFFFFF08000000F8FFFFFF0300000006000000ECFFFFFFFBFFFFFF040000000800000013000000"> : tensor<20xi32>],
  expected = [dense<"0x0000FFFF0000010007000A00EEFF00000C000200EDFF0800F8FF03000600ECFFFBFF040008001300"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_84(%0: tensor<20xi32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FDFFFFFF09000000EFFFFFFF12000000F4FFFFFF010000000F000000F1FFFFFFEEFFFFFF0D000000040000000F0000000B0000000A000000F2FFFFFF04000000"> : tensor<20xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000FDFFFFFF09000000EFFFFFFF12000000F4FFFFFF010000000F000000F1FFFFFFEEFFFFFF0D000000040000000F0000000B0000000A000000F2FFFFFF04000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_85(%0: tensor<20xi32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F000000000100000007000000FFFFFFFFFBFFFFFF0500000012000000130000000E0000001100000003000000120000000A000000F8FFFFFF1100000005000000F6FFFFFF03000000"> : tensor<20xi32>],
  expected = [dense<"0x00000080FFFFFFFFFFFFFF7F00000000000000000000000001000000000000000700000000000000FFFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0500000000000000120000000000000013000000000000000E000000000000001100000000000000030000000000000012000000000000000A00000000000000F8FFFFFFFFFFFFFF11000000000000000500000000000000F6FFFFFFFFFFFFFF0300000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_86(%0: tensor<20xi32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F00000000010000000B000000EFFFFFFFF5FFFFFFF3FFFFFF02000000ECFFFFFFFCFFFFFF0B000000FCFFFFFFF6FFFFFF06000000EFFFFFFF0300000007000000FBFFFFFF11000000"> : tensor<20xi32>],
  expected = [dense<"0x00FF00010BEFF5F302ECFC0BFCF606EF0307FB11"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_87(%0: tensor<20xi32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F4FFFFFF0400000004000000F9FFFFFFEEFFFFFFF9FFFFFFECFFFFFFEEFFFFFFFDFFFFFFEFFFFFFFFCFFFFFF0B000000F5FFFFFFF1FFFFFF13000000F2FFFFFF"> : tensor<20xi32>],
  expected = [dense<"0x0000FFFF00000100F4FF04000400F9FFEEFFF9FFECFFEEFFFDFFEFFFFCFF0B00F5FFF1FF1300F2FF"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_88(%0: tensor<20xi32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000FFFFFFFF01000000070000000C000000F4FFFFFFEFFFFFFFEFFFFFFF0B0000001300000009000000FFFFFFFFFDFFFFFFF5FFFFFF070000001300000001000000"> : tensor<20xi32>],
  expected = [dense<"0x00000080FFFFFF7F0000000001000000FFFFFFFF01000000070000000C000000F4FFFFFFEFFFFFFFEFFFFFFF0B0000001300000009000000FFFFFFFFFDFFFFFFF5FFFFFF070000001300000001000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_89(%0: tensor<20xi32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F9FFFFFFF3FFFFFFFDFFFFFFFEFFFFFFF0FFFFFF0600000003000000020000000F000000FCFFFFFF1300000012000000F9FFFFFF010000000C00000000000000"> : tensor<20xi32>],
  expected = [dense<"0x00000080FFFFFFFFFFFFFF7F0000000000000000000000000100000000000000F9FFFFFFFFFFFFFFF3FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0600000000000000030000000000000002000000000000000F00000000000000FCFFFFFFFFFFFFFF13000000000000001200000000000000F9FFFFFFFFFFFFFF01000000000000000C000000000000000000000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_90(%0: tensor<20xi32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000080FFFFFF7F0000000001000000F5FFFFFFEDFFFFFFF6FFFFFF00000000F9FFFFFF01000000FAFFFFFF0F000000EDFFFFFFFCFFFFFF0E000000F0FFFFFFECFFFFFF1100000003000000F4FFFFFF"> : tensor<20xi32>],
  expected = [dense<[true, true, false, true, true, true, true, false, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xi32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_91(%0: tensor<20xi64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000700000000000000ECFFFFFFFFFFFFFF0800000000000000F7FFFFFFFFFFFFFFEFFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFF6FFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF11000000000000000E000000000000000D000000000000000400000000000000FBFFFFFFFFFFFFFFF0FFFFFFFFFFFFFF0200000000000000"> : tensor<20xi64>],
  expected = [dense<"0x000000DF0000005F000000000000803F0000E0400000A0C100000041000010C1000088C1000090C1000020C1000080C0000040C1000088410000604100005041000080400000A0C0000080C100000040"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_92(%0: tensor<20xi64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000D000000000000000200000000000000ECFFFFFFFFFFFFFF06000000000000001200000000000000ECFFFFFFFFFFFFFFEFFFFFFFFFFFFFFF1200000000000000120000000000000002000000000000001000000000000000FFFFFFFFFFFFFFFFEEFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF0000000000000000F3FFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x000000000000E0C3000000000000E0430000000000000000000000000000F03F0000000000002A40000000000000004000000000000034C00000000000001840000000000000324000000000000034C000000000000031C00000000000003240000000000000324000000000000000400000000000003040000000000000F0BF00000000000032C000000000000033C000000000000000000000000000002AC0"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_93(%0: tensor<20xi64>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001300000000000000F9FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5FFFFFFFFFFFFFF0A000000000000000B00000000000000F4FFFFFFFFFFFFFF0500000000000000EEFFFFFFFFFFFFFF0200000000000000EFFFFFFFFFFFFFFF00000000000000000B000000000000000100000000000000"> : tensor<20xi64>],
  expected = [dense<"0x00FC007C0000003CC04C00C700C980C900BC80C90049804900CA004580CC004040CC00008049003C"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_94(%0: tensor<20xi64>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000ECFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFECFFFFFFFFFFFFFF0900000000000000FDFFFFFFFFFFFFFF0400000000000000F4FFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0E0000000000000005000000000000000E00000000000000FDFFFFFFFFFFFFFF07000000000000001000000000000000F8FFFFFFFFFFFFFF0400000000000000"> : tensor<20xi64>],
  expected = [dense<"0x00DF005F0000803FA0C100C0A0C1104140C0804040C140C06041A040604140C0E040804100C18040"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_95(%0: tensor<20xi64>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000006000000000000000200000000000000030000000000000006000000000000000400000000000000000000000000000003000000000000000A00000000000000F0FFFFFFFFFFFFFFF2FFFFFFFFFFFFFF100000000000000013000000000000001000000000000000FDFFFFFFFFFFFFFFEDFFFFFFFFFFFFFF1300000000000000"> : tensor<20xi64>],
  expected = [dense<"0x00FF0001060203060400030AF0F2101310FDED13"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_96(%0: tensor<20xi64>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FEFFFFFFFFFFFFFFF4FFFFFFFFFFFFFF0A00000000000000F9FFFFFFFFFFFFFF11000000000000000F000000000000000D000000000000000300000000000000FDFFFFFFFFFFFFFFFAFFFFFFFFFFFFFF12000000000000000F000000000000000E00000000000000FCFFFFFFFFFFFFFF05000000000000000900000000000000"> : tensor<20xi64>],
  expected = [dense<"0x0000FFFF00000100FEFFF4FF0A00F9FF11000F000D000300FDFFFAFF12000F000E00FCFF05000900"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_97(%0: tensor<20xi64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000FEFFFFFFFFFFFFFF090000000000000011000000000000001200000000000000F2FFFFFFFFFFFFFF03000000000000000D000000000000001300000000000000ECFFFFFFFFFFFFFFFCFFFFFFFFFFFFFFF0FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF07000000000000000300000000000000F4FFFFFFFFFFFFFFF4FFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x00000000FFFFFFFF0000000001000000FEFFFFFF090000001100000012000000F2FFFFFF030000000D00000013000000ECFFFFFFFCFFFFFFF0FFFFFFF8FFFFFF0700000003000000F4FFFFFFF4FFFFFF"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_98(%0: tensor<20xi64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000F000000000000001300000000000000F6FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF1200000000000000F2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF10000000000000000200000000000000F1FFFFFFFFFFFFFF0B000000000000000B000000000000000200000000000000"> : tensor<20xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000F000000000000001300000000000000F6FFFFFFFFFFFFFFFDFFFFFFFFFFFFFFF1FFFFFFFFFFFFFFF6FFFFFFFFFFFFFFF9FFFFFFFFFFFFFF1200000000000000F2FFFFFFFFFFFFFFF8FFFFFFFFFFFFFF10000000000000000200000000000000F1FFFFFFFFFFFFFF0B000000000000000B000000000000000200000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_99(%0: tensor<20xi64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000001100000000000000EFFFFFFFFFFFFFFF0200000000000000EFFFFFFFFFFFFFFF0900000000000000F5FFFFFFFFFFFFFFF6FFFFFFFFFFFFFF1300000000000000090000000000000009000000000000000F000000000000000600000000000000F4FFFFFFFFFFFFFF0D000000000000000200000000000000EEFFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x00FF000111EF02EF09F5F61309090F06F40D02EE"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_100(%0: tensor<20xi64>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000F5FFFFFFFFFFFFFF00000000000000001300000000000000F7FFFFFFFFFFFFFF11000000000000000D000000000000000700000000000000100000000000000000000000000000000D00000000000000F7FFFFFFFFFFFFFF0900000000000000FFFFFFFFFFFFFFFF0000000000000000F2FFFFFFFFFFFFFFF5FFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x0000FFFF00000100F5FF00001300F7FF11000D000700100000000D00F7FF0900FFFF0000F2FFF5FF"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_101(%0: tensor<20xi64>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F000000000000000001000000000000000D00000000000000120000000000000013000000000000000A000000000000000D000000000000000700000000000000F2FFFFFFFFFFFFFF0B00000000000000F9FFFFFFFFFFFFFF110000000000000011000000000000000100000000000000EFFFFFFFFFFFFFFFFCFFFFFFFFFFFFFF0300000000000000EDFFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000D00000012000000130000000A0000000D00000007000000F2FFFFFF0B000000F9FFFFFF110000001100000001000000EFFFFFFFFCFFFFFF03000000EDFFFFFF"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_102(%0: tensor<20xi64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000001000000000000000F00000000000000120000000000000008000000000000000600000000000000F2FFFFFFFFFFFFFF0D0000000000000006000000000000000200000000000000F1FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0D00000000000000F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<20xi64>],
  expected = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F0000000000000000010000000000000001000000000000000F00000000000000120000000000000008000000000000000600000000000000F2FFFFFFFFFFFFFF0D0000000000000006000000000000000200000000000000F1FFFFFFFFFFFFFFF2FFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0D00000000000000F9FFFFFFFFFFFFFFF5FFFFFFFFFFFFFFEEFFFFFFFFFFFFFF"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_103(%0: tensor<20xi64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000080FFFFFFFFFFFFFF7F00000000000000000100000000000000070000000000000008000000000000000F00000000000000F2FFFFFFFFFFFFFF11000000000000001300000000000000ECFFFFFFFFFFFFFFFBFFFFFFFFFFFFFF0E00000000000000FFFFFFFFFFFFFFFFFDFFFFFFFFFFFFFF0800000000000000F7FFFFFFFFFFFFFF0F00000000000000F6FFFFFFFFFFFFFF0800000000000000"> : tensor<20xi64>],
  expected = [dense<[true, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xi64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_104(%0: tensor<20xui8>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010613031313070805050B11010D13090B"> : tensor<20xui8>],
  expected = [dense<"0x0000000000007F43000000000000803F0000C040000098410000404000009841000098410000E040000000410000A0400000A04000003041000088410000803F00005041000098410000104100003041"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_105(%0: tensor<20xui8>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010900060A0D00000308010305090D0310"> : tensor<20xui8>],
  expected = [dense<"0x00000000000000000000000000E06F400000000000000000000000000000F03F00000000000022400000000000000000000000000000184000000000000024400000000000002A400000000000000000000000000000000000000000000008400000000000002040000000000000F03F0000000000000840000000000000144000000000000022400000000000002A4000000000000008400000000000003040"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_106(%0: tensor<20xui8>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001130A0A090804020E0C0E0A120A120607"> : tensor<20xui8>],
  expected = [dense<"0x0000F85B0000003CC04C004900498048004800440040004B004A004B0049804C0049804C00460047"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_107(%0: tensor<20xui8>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF000111040E0303091006070410010B0E1202"> : tensor<20xui8>],
  expected = [dense<"0x00007F430000803F8841804060414040404010418041C040E04080408041803F3041604190410040"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_108(%0: tensor<20xui8>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF000112001208080F000B13010A1211030403"> : tensor<20xui8>],
  expected = [dense<"0x00FF000112001208080F000B13010A1211030403"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_109(%0: tensor<20xui8>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001000C0E0C020C1009111113040213040A"> : tensor<20xui8>],
  expected = [dense<"0x0000FF000000010000000C000E000C0002000C001000090011001100130004000200130004000A00"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_110(%0: tensor<20xui8>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001061100121309010A130E0D1011131311"> : tensor<20xui8>],
  expected = [dense<"0x00000000FF0000000000000001000000060000001100000000000000120000001300000009000000010000000A000000130000000E0000000D0000001000000011000000130000001300000011000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_111(%0: tensor<20xui8>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010500110A110D0C0D0D03130502081208"> : tensor<20xui8>],
  expected = [dense<"0x0000000000000000FF00000000000000000000000000000001000000000000000500000000000000000000000000000011000000000000000A0000000000000011000000000000000D000000000000000C000000000000000D000000000000000D000000000000000300000000000000130000000000000005000000000000000200000000000000080000000000000012000000000000000800000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_112(%0: tensor<20xui8>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010D0D081005040D01090D0111010C0804"> : tensor<20xui8>],
  expected = [dense<"0x00FF00010D0D081005040D01090D0111010C0804"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_113(%0: tensor<20xui8>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF0001090A050A1008050E081313030C12020B"> : tensor<20xui8>],
  expected = [dense<"0x0000FF000000010009000A0005000A001000080005000E0008001300130003000C00120002000B00"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_114(%0: tensor<20xui8>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E080D040A0E081103100B0A0F02120B"> : tensor<20xui8>],
  expected = [dense<"0x00000000FF00000000000000010000000E000000080000000D000000040000000A0000000E000000080000001100000003000000100000000B0000000A0000000F00000002000000120000000B000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_115(%0: tensor<20xui8>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010E070D0505080C130F040403020F0F0B"> : tensor<20xui8>],
  expected = [dense<"0x0000000000000000FF00000000000000000000000000000001000000000000000E0000000000000007000000000000000D000000000000000500000000000000050000000000000008000000000000000C0000000000000013000000000000000F0000000000000004000000000000000400000000000000030000000000000002000000000000000F000000000000000F000000000000000B00000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_116(%0: tensor<20xui8>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00FF00010B100E0B01020D0B05040D08040D0A08"> : tensor<20xui8>],
  expected = [dense<[false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xui8>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_117(%0: tensor<20xui16>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010000000100110000000800120011000D000B000E0010000A0006000B000F000000"> : tensor<20xui16>],
  expected = [dense<"0x0000000000FF7F47000000000000803F000000000000803F000088410000000000000041000090410000884100005041000030410000604100008041000020410000C040000030410000704100000000"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_118(%0: tensor<20xui16>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001001300080004000E00080010000300130009000C000E0006000200070002001200"> : tensor<20xui16>],
  expected = [dense<"0x000000000000000000000000E0FFEF400000000000000000000000000000F03F0000000000003340000000000000204000000000000010400000000000002C400000000000002040000000000000304000000000000008400000000000003340000000000000224000000000000028400000000000002C40000000000000184000000000000000400000000000001C4000000000000000400000000000003240"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_119(%0: tensor<20xui16>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000B000B000500130011000600030005000B000800010001000D00050013000B00"> : tensor<20xui16>],
  expected = [dense<"0x0000007C0000003C804980490045C04C404C00460042004580490048003C003C804A0045C04C8049"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_120(%0: tensor<20xui16>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001001000120009001300020013000D00130001001000120011000600110007001100"> : tensor<20xui16>],
  expected = [dense<"0x000080470000803F80419041104198410040984150419841803F804190418841C0408841E0408841"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_121(%0: tensor<20xui16>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000A000A00020012001100070000000A0004000100060009000500100011000A00"> : tensor<20xui16>],
  expected = [dense<"0x00FF00010A0A02121107000A040106090510110A"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_122(%0: tensor<20xui16>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100080011000B00050000000C00040001000C0010000E0005000400040008000200"> : tensor<20xui16>],
  expected = [dense<"0x0000FFFF00000100080011000B00050000000C00040001000C0010000E0005000400040008000200"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_123(%0: tensor<20xui16>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E00060008000A000C000F000D000D000A0006000C000900060012000B000A00"> : tensor<20xui16>],
  expected = [dense<"0x00000000FFFF000000000000010000000E00000006000000080000000A0000000C0000000F0000000D0000000D0000000A000000060000000C0000000900000006000000120000000B0000000A000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_124(%0: tensor<20xui16>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010001000B000E000E0002000E00100002000A00090011000F000800030004000E00"> : tensor<20xui16>],
  expected = [dense<"0x0000000000000000FFFF0000000000000000000000000000010000000000000001000000000000000B000000000000000E000000000000000E0000000000000002000000000000000E00000000000000100000000000000002000000000000000A00000000000000090000000000000011000000000000000F000000000000000800000000000000030000000000000004000000000000000E00000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_125(%0: tensor<20xui16>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E0011000400120001000900120003000C000C000E000C000100040002000E00"> : tensor<20xui16>],
  expected = [dense<"0x00FF00010E110412010912030C0C0E0C0104020E"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_126(%0: tensor<20xui16>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF000001000E0004000D000C00000006000300070001000C00000000000E000E000A000300"> : tensor<20xui16>],
  expected = [dense<"0x0000FFFF000001000E0004000D000C00000006000300070001000C00000000000E000E000A000300"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_127(%0: tensor<20xui16>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010006000B000C0011000B000900120006000500110009000D000000050010000B00"> : tensor<20xui16>],
  expected = [dense<"0x00000000FFFF00000000000001000000060000000B0000000C000000110000000B0000000900000012000000060000000500000011000000090000000D0000000000000005000000100000000B000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_128(%0: tensor<20xui16>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF0000010006000F0005000F000C00020013000B0008000B0011000B001000120013000300"> : tensor<20xui16>],
  expected = [dense<"0x0000000000000000FFFF0000000000000000000000000000010000000000000006000000000000000F0000000000000005000000000000000F000000000000000C00000000000000020000000000000013000000000000000B0000000000000008000000000000000B0000000000000011000000000000000B000000000000001000000000000000120000000000000013000000000000000300000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_129(%0: tensor<20xui16>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000FFFF00000100120001001000100000000000020004000E00000004000300000006000A000700"> : tensor<20xui16>],
  expected = [dense<[false, true, false, true, true, true, true, true, false, false, true, true, true, false, true, true, false, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xui16>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_130(%0: tensor<20xui32>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000001000000010000000C00000003000000070000000D000000030000000500000006000000040000000D00000001000000090000000A0000001300000005000000"> : tensor<20xui32>],
  expected = [dense<"0x000000000000804F000000000000803F0000803F0000803F00004041000040400000E04000005041000040400000A0400000C04000008040000050410000803F0000104100002041000098410000A040"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_131(%0: tensor<20xui32>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000003000000070000000C000000080000000400000002000000000000001300000009000000060000000F000000080000000D0000000E000000120000000D000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000000000000000E0FFFFFFEF410000000000000000000000000000F03F00000000000008400000000000001C40000000000000284000000000000020400000000000001040000000000000004000000000000000000000000000003340000000000000224000000000000018400000000000002E4000000000000020400000000000002A400000000000002C4000000000000032400000000000002A40"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_132(%0: tensor<20xui32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000070000000000000001000000010000000D00000010000000010000000E00000011000000030000000700000007000000100000000E0000001100000006000000"> : tensor<20xui32>],
  expected = [dense<"0x0000007C0000003C00470000003C003C804A004C003C004B404C004200470047004C004B404C0046"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_133(%0: tensor<20xui32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000C000000120000000F0000000B0000000400000006000000070000000C000000070000000B0000001300000011000000060000000E0000001100000002000000"> : tensor<20xui32>],
  expected = [dense<"0x0000804F0000803F40419041704130418040C040E0404041E040304198418841C040604188410040"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_134(%0: tensor<20xui32>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000A0000000C000000130000000A00000006000000000000000A000000120000000200000009000000000000000A00000002000000110000000800000008000000"> : tensor<20xui32>],
  expected = [dense<"0x00FF00010A0C130A06000A120209000A02110808"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_135(%0: tensor<20xui32>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000B000000050000000F00000001000000030000000B0000000C0000000600000000000000010000000C0000000600000005000000060000000B0000000E000000"> : tensor<20xui32>],
  expected = [dense<"0x0000FFFF000001000B0005000F00010003000B000C000600000001000C000600050006000B000E00"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_136(%0: tensor<20xui32>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000F000000120000000B00000000000000040000001300000000000000050000000D00000004000000070000000400000008000000070000000600000000000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000F000000120000000B00000000000000040000001300000000000000050000000D00000004000000070000000400000008000000070000000600000000000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_137(%0: tensor<20xui32>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF0000000001000000030000000700000012000000070000000E000000080000000D0000000A0000000700000001000000060000000500000009000000040000000D00000001000000"> : tensor<20xui32>],
  expected = [dense<"0x0000000000000000FFFFFFFF000000000000000000000000010000000000000003000000000000000700000000000000120000000000000007000000000000000E0000000000000008000000000000000D000000000000000A000000000000000700000000000000010000000000000006000000000000000500000000000000090000000000000004000000000000000D000000000000000100000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_138(%0: tensor<20xui32>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000B000000100000000F00000004000000080000000F000000090000000A0000000C00000008000000060000000600000013000000090000001300000000000000"> : tensor<20xui32>],
  expected = [dense<"0x00FF00010B100F04080F090A0C08060613091300"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_139(%0: tensor<20xui32>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000004000000040000000100000013000000040000000C00000012000000110000001200000002000000090000000500000009000000030000000300000012000000"> : tensor<20xui32>],
  expected = [dense<"0x0000FFFF00000100040004000100130004000C001200110012000200090005000900030003001200"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_140(%0: tensor<20xui32>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000300000006000000060000000D0000000800000006000000070000000800000011000000060000000A000000040000000F0000000D0000000500000000000000"> : tensor<20xui32>],
  expected = [dense<"0x00000000FFFFFFFF00000000010000000300000006000000060000000D0000000800000006000000070000000800000011000000060000000A000000040000000F0000000D0000000500000000000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_141(%0: tensor<20xui32>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF000000000100000003000000090000000200000009000000020000000C0000000B000000110000000600000003000000020000000C000000070000000E0000000E00000000000000"> : tensor<20xui32>],
  expected = [dense<"0x0000000000000000FFFFFFFF0000000000000000000000000100000000000000030000000000000009000000000000000200000000000000090000000000000002000000000000000C000000000000000B0000000000000011000000000000000600000000000000030000000000000002000000000000000C0000000000000007000000000000000E000000000000000E000000000000000000000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_142(%0: tensor<20xui32>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FFFFFFFF00000000010000000A0000000C0000000C0000000B0000000D0000000F000000120000001200000006000000090000000700000008000000030000000C0000000000000003000000"> : tensor<20xui32>],
  expected = [dense<[false, true, false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, false, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xui32>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_143(%0: tensor<20xui64>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000012000000000000000B0000000000000010000000000000000C0000000000000006000000000000000600000000000000080000000000000003000000000000000100000000000000020000000000000013000000000000000500000000000000020000000000000006000000000000000A000000000000000500000000000000"> : tensor<20xui64>],
  expected = [dense<"0x000000000000805F000000000000803F000090410000304100008041000040410000C0400000C04000000041000040400000803F00000040000098410000A040000000400000C040000020410000A040"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_144(%0: tensor<20xui64>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000001000000000000000000000000000000040000000000000003000000000000000800000000000000030000000000000009000000000000000C00000000000000110000000000000009000000000000000F0000000000000003000000000000000500000000000000040000000000000013000000000000000F00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000000000000000F0430000000000000000000000000000F03F000000000000F03F0000000000000000000000000000104000000000000008400000000000002040000000000000084000000000000022400000000000002840000000000000314000000000000022400000000000002E4000000000000008400000000000001440000000000000104000000000000033400000000000002E40"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_145(%0: tensor<20xui64>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000001200000000000000020000000000000002000000000000001100000000000000000000000000000003000000000000000500000000000000080000000000000012000000000000000E00000000000000090000000000000013000000000000000900000000000000050000000000000003000000000000000A00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000007C0000003C804C00400040404C0000004200450048804C004B8048C04C8048004500420049"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_146(%0: tensor<20xui64>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000500000000000000040000000000000011000000000000001100000000000000060000000000000008000000000000001100000000000000130000000000000010000000000000000F0000000000000006000000000000000F0000000000000013000000000000000E0000000000000013000000000000001000000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000805F0000803FA040804088418841C04000418841984180417041C04070419841604198418041"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_147(%0: tensor<20xui64>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000004000000000000000B000000000000000C000000000000000D0000000000000007000000000000000700000000000000000000000000000001000000000000000A00000000000000100000000000000005000000000000001200000000000000130000000000000004000000000000000F000000000000000F00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x00FF0001040B0C0D070700010A10051213040F0F"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_148(%0: tensor<20xui64>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000005000000000000000900000000000000030000000000000009000000000000000C000000000000000700000000000000040000000000000010000000000000000B000000000000000800000000000000020000000000000002000000000000000D0000000000000001000000000000000E000000000000001200000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000FFFF0000010005000900030009000C000700040010000B000800020002000D0001000E001200"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_149(%0: tensor<20xui64>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000013000000000000000500000000000000050000000000000000000000000000000A000000000000000D000000000000000F0000000000000009000000000000000B0000000000000000000000000000000900000000000000090000000000000000000000000000000A0000000000000001000000000000000A00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x00000000FFFFFFFF0000000001000000130000000500000005000000000000000A0000000D0000000F000000090000000B000000000000000900000009000000000000000A000000010000000A000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_150(%0: tensor<20xui64>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000E000000000000000F00000000000000020000000000000011000000000000000B000000000000000800000000000000020000000000000005000000000000000500000000000000010000000000000009000000000000000F00000000000000010000000000000000000000000000000A000000000000001000000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000E000000000000000F00000000000000020000000000000011000000000000000B000000000000000800000000000000020000000000000005000000000000000500000000000000010000000000000009000000000000000F00000000000000010000000000000000000000000000000A000000000000001000000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_151(%0: tensor<20xui64>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000A0000000000000012000000000000000B00000000000000110000000000000005000000000000001200000000000000010000000000000013000000000000001100000000000000130000000000000007000000000000000F000000000000000600000000000000110000000000000002000000000000000A00000000000000"> : tensor<20xui64>],
  expected = [dense<"0x00FF00010A120B11051201131113070F0611020A"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_152(%0: tensor<20xui64>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000003000000000000000B0000000000000002000000000000001300000000000000130000000000000001000000000000000A0000000000000004000000000000000D000000000000000100000000000000070000000000000001000000000000000600000000000000050000000000000012000000000000000700000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000FFFF0000010003000B0002001300130001000A0004000D000100070001000600050012000700"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_153(%0: tensor<20xui64>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF00000000000000000100000000000000030000000000000000000000000000001200000000000000050000000000000012000000000000000700000000000000110000000000000007000000000000000F000000000000000A00000000000000120000000000000002000000000000001200000000000000040000000000000007000000000000001200000000000000"> : tensor<20xui64>],
  expected = [dense<"0x00000000FFFFFFFF000000000100000003000000000000001200000005000000120000000700000011000000070000000F0000000A000000120000000200000012000000040000000700000012000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_154(%0: tensor<20xui64>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000009000000000000000C000000000000000E0000000000000004000000000000000700000000000000000000000000000003000000000000000D00000000000000050000000000000000000000000000000F00000000000000000000000000000008000000000000000E0000000000000004000000000000000400000000000000"> : tensor<20xui64>],
  expected = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF0000000000000000010000000000000009000000000000000C000000000000000E0000000000000004000000000000000700000000000000000000000000000003000000000000000D00000000000000050000000000000000000000000000000F00000000000000000000000000000008000000000000000E0000000000000004000000000000000400000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_155(%0: tensor<20xui64>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0000000000000000FFFFFFFFFFFFFFFF000000000000000001000000000000000100000000000000010000000000000002000000000000000000000000000000110000000000000001000000000000000A00000000000000020000000000000007000000000000000A000000000000001100000000000000000000000000000009000000000000000C0000000000000004000000000000001000000000000000"> : tensor<20xui64>],
  expected = [dense<[false, true, false, true, true, true, true, false, true, true, true, true, true, true, true, false, true, true, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xui64>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_156(%0: tensor<20xi1>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, true, false, true, true, true, false, false, true, true, false, false, false, false, true, true, true, false]> : tensor<20xi1>],
  expected = [dense<"0x0000803F0000803F0000803F0000803F000000000000803F0000803F0000803F00000000000000000000803F0000803F000000000000000000000000000000000000803F0000803F0000803F00000000"> : tensor<20xf32>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_157(%0: tensor<20xi1>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false, false, false, false, false, false, true, true, false, false, false, false, false, false, true, false, true, true, false]> : tensor<20xi1>],
  expected = [dense<"0x000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F000000000000F03F000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000F03F0000000000000000000000000000F03F000000000000F03F0000000000000000"> : tensor<20xf64>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_158(%0: tensor<20xi1>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[false, true, true, false, true, false, true, true, true, false, true, true, true, true, true, true, false, true, true, false]> : tensor<20xi1>],
  expected = [dense<"0x0000003C003C0000003C0000003C003C003C0000003C003C003C003C003C003C0000003C003C0000"> : tensor<20xf16>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_159(%0: tensor<20xi1>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[false, false, false, true, true, false, false, false, true, false, false, true, true, false, true, false, false, false, true, false]> : tensor<20xi1>],
  expected = [dense<"0x000000000000803F803F000000000000803F00000000803F803F0000803F000000000000803F0000"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_160(%0: tensor<20xi1>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[false, false, false, true, true, true, true, false, false, true, true, false, false, false, true, true, false, true, false, false]> : tensor<20xi1>],
  expected = [dense<"0x0000000101010100000101000000010100010000"> : tensor<20xi8>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_161(%0: tensor<20xi1>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false, false, true, false, false, true, false, false, true, true, false, true, true, true, true, false, false, false, false]> : tensor<20xi1>],
  expected = [dense<"0x01000000000001000000000001000000000001000100000001000100010001000000000000000000"> : tensor<20xi16>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_162(%0: tensor<20xi1>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, true, true, true, false, false, true, true, true, false, false, true, true, true, true, false, false, false]> : tensor<20xi1>],
  expected = [dense<"0x0100000001000000010000000100000001000000010000000000000000000000010000000100000001000000000000000000000001000000010000000100000001000000000000000000000000000000"> : tensor<20xi32>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_163(%0: tensor<20xi1>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false, true, false, true, true, false, false, false, true, true, true, false, true, true, false, true, false, true, true]> : tensor<20xi1>],
  expected = [dense<"0x01000000000000000000000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000001000000000000000100000000000000010000000000000000000000000000000100000000000000010000000000000000000000000000000100000000000000000000000000000001000000000000000100000000000000"> : tensor<20xi64>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_164(%0: tensor<20xi1>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false, true, true, false, true, true, false, true, true, true, true, true, false, false, false, false, true, false, false]> : tensor<20xi1>],
  expected = [dense<"0x0100010100010100010101010100000000010000"> : tensor<20xui8>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_165(%0: tensor<20xi1>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, false, true, true, true, false, false, true, false, true, false, false, true, true, true, false, true, true, true]> : tensor<20xi1>],
  expected = [dense<"0x01000100000001000100010000000000010000000100000000000100010001000000010001000100"> : tensor<20xui16>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_166(%0: tensor<20xi1>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, true, false, true, true, true, false, true, true, true, true, true, false, true, false, false, false, true]> : tensor<20xi1>],
  expected = [dense<"0x0100000001000000010000000100000000000000010000000100000001000000000000000100000001000000010000000100000001000000000000000100000000000000000000000000000001000000"> : tensor<20xui32>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_167(%0: tensor<20xi1>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, true, true, true, false, false, false, false, true, true, false, false, true, false, false, true, false, false]> : tensor<20xi1>],
  expected = [dense<"0x01000000000000000100000000000000010000000000000001000000000000000100000000000000010000000000000000000000000000000000000000000000000000000000000000000000000000000100000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000010000000000000000000000000000000000000000000000"> : tensor<20xui64>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_168(%0: tensor<20xi1>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[false, true, true, false, true, true, false, true, true, true, false, true, false, false, false, true, false, false, true, true]> : tensor<20xi1>],
  expected = [dense<[false, true, true, false, true, true, false, true, true, true, false, true, false, false, false, true, false, false, true, true]> : tensor<20xi1>]} {
  %r = tf.Cast %0 : (tensor<20xi1>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_169(%0: tensor<20xf32>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1382D298843E108E443EF0692420533DCC36ED0E4C26BA476C4683404C4"> : tensor<20xf32>],
  expected = [dense<"0x00000080007E007C00FC003C00BC003800B8003E004100BE8D06415C205F9054E1DE26D7B5E321E0"> : tensor<20xf16>]} {
  %r = tf.Cast %0 {Truncate = true} : (tensor<20xf32>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_170(%0: tensor<20xf32>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000800000C07F0000807F000080FF0000803F000080BF0000003F000000BF0000C03F000020400000C0BF17B7D1380888F5C36406F843E1124D43F9266A431B1D5543678964C4135C6BC4"> : tensor<20xf32>],
  expected = [dense<"0x00000080C07F807F80FF803F80BF003F00BFC03F2040C0BFD138F5C3F8434D436A43554364C46BC4"> : tensor<20xbf16>]} {
  %r = tf.Cast %0 {Truncate = true} : (tensor<20xf32>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
}
