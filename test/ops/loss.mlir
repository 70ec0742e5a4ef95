// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @loss {
weir.step @SoftmaxCrossEntropyWithLogits_0(%0: tensor<4x3xf32>, %1: tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xEC26703E910A163E00259F3F2A7C25BEA7E1F13F2856343FB458A03F5F8D3E3F619FEFBE94C5B63EC7A59E3F2F9B31BF"> : tensor<4x3xf32>, dense<"0xF238FE3FB5C2F93F7C931F3F979DE13F5F71B53F667DF93FC59FBD3F9D39903ED065DA3F3989F93F9D499B3F0FD1CD3F"> : tensor<4x3xf32>],
  expected = [dense<"0x5CEBD14070D2F840F692A240B441DE40"> : tensor<4xf32>, dense<"0x3EBEE2BF9898E0BFC0D10DBD3724D6BFA96438BFD035DEBF30766BBF68F4653D8888CDBF638DD7BF214F12BFF1EEC1BF"> : tensor<4x3xf32>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SoftmaxCrossEntropyWithLogits_1(%0: tensor<?x?xf32>, %1: tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xFB3BF8BF8452A6BFC16CA2BFD082DA3F6DCD7A3F0759EE3FBC349E3F9CADE33FAABF313F73CEBEBE7BA0953F495DC2BE"> : tensor<4x3xf32>, dense<"0x351ABB3F80C6A63FE857383CFF2F223F5D68A83FF226F83F03EA7E3F6F91813FD515F33FE32CD73F0626353EB2E8C53F"> : tensor<4x3xf32>],
  expected = [dense<"0x45B96240E34B8E4074B4A4404240C640"> : tensor<4xf32>, dense<"0xCEB7A0BF6B7B69BF7C90C83E763983BECB1391BF26C5BFBFC66531BF6680FBBE4A89DCBFA8F8C3BFAA29063F82D6B2BF"> : tensor<4x3xf32>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SoftmaxCrossEntropyWithLogits_2(%0: tensor<4x3xf64>, %1: tensor<4x3xf64>) -> (tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xD081F43DA7B0C33F703D112D6EFEFB3F8C3B0F1B0BF8FB3FB4C06D197901EC3F10117712BB47ED3F807395853606E73FD8463C6AA8E3E93F9480555BBBBBEE3F300A32190F19E2BF3830BA58920EFD3FB4D5DFDFA5A7E93F80DF02FE650FA33F"> : tensor<4x3xf64>, dense<"0xEE5207D2F57EF73FEE7899384A76F13FC0E63E4CFB95BC3F5C976A40CBA2FF3FE674D6A67D9EFA3FF2F54EA5C0D2FE3F8055ED1CF0B5F63F9E025D0F58D1F53FB0B924A387E8F53F5065E229C9A1C93FB44AF83C9F7CEC3FCC10A0BEAB37E53F"> : tensor<4x3xf64>],
  expected = [dense<"0x7877AFD441CE11401E95FE99399E1840107083D35C5B1540000BDC067DA30640"> : tensor<4xf64>, dense<"0x815CAFEBAE05F6BF359BE61BF562E4BF4FBFF7E826E2D53F16DADDB6A81CFABF69934945E6DEF4BFB49468907A18FABFC465AE43D616F0BFC289772A693AECBF2AE784F6C43BF4BFAAA67C3448F9DC3F4269A13AD3E8E4BFE7DEAD258EB0E1BF"> : tensor<4x3xf64>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<4x3xf64>, tensor<4x3xf64>) -> (tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1 : tensor<*xf64>, tensor<*xf64>
}
weir.step @SoftmaxCrossEntropyWithLogits_3(%0: tensor<?x?xf64>, %1: tensor<?x?xf64>) -> (tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x1CAA2F6DA590F53F6CBFA22BFAE7FF3F16A1265FC2A4FB3FF0B8161F16CBE1BF10DE72B9D6BFFF3F22867855984EFDBF2A20EB633BABF9BF18D560EB9350E5BF9C0D1521B6FBF1BFE4570AFC2AF6EABFB0904F284092E2BFFAF5BC313489F7BF"> : tensor<4x3xf64>, dense<"0xE042D03227F1C23F500A8CCA6894F53FF0F07FD4BBAEF93F70FC64BB3F3BD03F42053C88DACAF83F360C0751A55AF53FF0D9071FD3BEC83F88F33871DC9AEE3F803F242F08BD933F4EB9E7081FEFF03F907503390E5ACF3F406D26EAD322D63F"> : tensor<4x3xf64>],
  expected = [dense<"0x5091BC706DBF084047D5A8C0AE2718401CFE0D2B0C3BF03F161BF72812EEFD3F"> : tensor<4xf64>, dense<"0x7A01D48B39B0B43F3A93656AAC2FEDBF167AF0E87654F4BF30E7CF55D74BC7BF3B1243903284E4BF90CA4095BB08F5BF0000E40541DDF73EDD3E1B51AF96DDBF4D0F2FE75CC5D23F6D366071D092E6BFFC573107DB5ECB3FCB983E96472CC4BF"> : tensor<4x3xf64>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf64>, tensor<?x?xf64>) -> (tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1 : tensor<*xf64>, tensor<*xf64>
}
weir.step @SoftmaxCrossEntropyWithLogits_4(%0: tensor<4x3xf16>, %1: tensor<4x3xf16>) -> (tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x093F00BBAABE5CAA46372E38F2B5D5B299B641BA6FBEF0BE"> : tensor<4x3xf16>, dense<"0x69386030BD3A1C22D83B5C3AC23BA43E423E543E883C263E"> : tensor<4x3xf16>],
  expected = [dense<"0xCB42D83E9744F444"> : tensor<4xf16>, dense<"0xAA3595AC81BAD832DAB852B634B925BD08BD22BC24BB4DBD"> : tensor<4x3xf16>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<4x3xf16>, tensor<4x3xf16>) -> (tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1 : tensor<*xf16>, tensor<*xf16>
}
weir.step @SoftmaxCrossEntropyWithLogits_5(%0: tensor<?x?xf16>, %1: tensor<?x?xf16>) -> (tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x59B9D63FA93C663909BEC83C03B923BD1736E4BC503FCCBB"> : tensor<4x3xf16>, dense<"0x913AF13FDA387037D23D2F3FC136AC3FB038FF3FCA375F33"> : tensor<4x3xf16>],
  expected = [dense<"0x14440F46E8440547"> : tensor<4xf16>, dense<"0x30BA52BDF5B4DCAEA9BDC6BCFCB12FBF502BD3BFA8369EB1"> : tensor<4x3xf16>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf16>, tensor<?x?xf16>) -> (tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1 : tensor<*xf16>, tensor<*xf16>
}
weir.step @SoftmaxCrossEntropyWithLogits_6(%0: tensor<4x3xbf16>, %1: tensor<4x3xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x17BF7DBFC63F28BF86BFE03F90BE5F3F8ABF07BFD63FD43F"> : tensor<4x3xbf16>, dense<"0xB93EE33FD23EEB3F303FEB3E9F3F9C3ED23C353FCF3ED83F"> : tensor<4x3xbf16>],
  expected = [dense<"0xB640D84005406A40"> : tensor<4xbf16>, dense<"0x86BEDABFDA3EE1BF22BFD33E83BFC43E943D28BF983D9CBF"> : tensor<4x3xbf16>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<4x3xbf16>, tensor<4x3xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1 : tensor<*xbf16>, tensor<*xbf16>
}
weir.step @SoftmaxCrossEntropyWithLogits_7(%0: tensor<?x?xbf16>, %1: tensor<?x?xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x793F3DBF9B3E9F3F16BF77BFF83FEE3FEC3FEFBFF33FEC3E"> : tensor<4x3xbf16>, dense<"0xC13FC43FC83FEE3FD43F1B3F633F4F3F843FF93FA63FAC3F"> : tensor<4x3xbf16>],
  expected = [dense<"0xC340AB4040402541"> : tensor<4xbf16>, dense<"0x6ABFB6BFA1BF8ABFC4BF05BF08BFF6BE36BFF7BF00BF94BF"> : tensor<4x3xbf16>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> (tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1 : tensor<*xbf16>, tensor<*xbf16>
}
weir.step @SoftmaxCrossEntropyWithLogits_8(%0: tensor<4x3xf32>, %1: tensor<1x3xf32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xD57CA13F06BBDBBE8F30F8BFD8F78B3E1F1095BF08C58E3EBBED9ABE1CCD9DBF758C7D3F2B9A293F5564513F10D4903E"> : tensor<4x3xf32>, dense<"0xB435E83F4054313EBCF8B83F"> : tensor<1x3xf32>],
  expected = [dense<"0xDDACB34082E04040DAF27540E0D08340"> : tensor<4xf32>, dense<"0x8D757FBF30C4B9BC21B7B4BF1524AFBFEEDE89BDE92D7FBFD7CDCEBFD84FC2BD48CC38BF4B55BBBF060E723E6E459ABF"> : tensor<4x3xf32>]} {
  %r:2 = tf.SoftmaxCrossEntropyWithLogits %0, %1 : (tensor<4x3xf32>, tensor<1x3xf32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_9(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x9400DB3F32819C3F921239BFFA7BB93F967CB93F30ACC0BFCF0EBB3FBC26653EE62506BF0674BC3F5C83AF3F40AF933F"> : tensor<4x3xf32>, dense<"0x00000000020000000100000001000000"> : tensor<4xi32>],
  expected = [dense<"0xAE0C083F32166B40A8F6CB3F48C4883F"> : tensor<4xf32>, dense<"0xA811D3BECDADB83ECB1E533D297FF93E5980F93EC27F79BFCA58333FC2F94BBFC607C53DC098C23EA00E28BF80848D3E"> : tensor<4x3xf32>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?xi32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_10(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xD25ABF3C81B511BF55FFBABF3CE05DBFDC68EFBF9290A03F116AEFBF9BEC94BE139334BF4405F13F4C24E73FD60BECBF"> : tensor<4x3xf32>, dense<"0x0000000000000000020000000000000001000000000000000100000000000000"> : tensor<4xi64>],
  expected = [dense<"0xDC8D133F965E1B3E02CB1F3FACB13E3F"> : tensor<4xf32>, dense<"0x1A4BE0BE76149F3E476D023E94FBD23D56A91A3D202810BE7013E23D76B9EDBE9B34B53EDD4B033FA87406BF1B334A3C"> : tensor<4x3xf32>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_11(%0: tensor<?x?xf64>, %1: tensor<?xi32>) -> (tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xF486CA7D69A7ECBF84AD621A6CFEF0BF50359211DDCEF73F80135F3B2957BA3F80BC0689C24AC9BFD4B5B8CF3C42F33FF45249E79EC6F9BFC84747D815A5D2BF04D6925560FFF33F08A230135EEBE1BF6C178AA9C3D0F8BF482DFD3B9D4ED63F"> : tensor<4x3xf64>, dense<"0x00000000020000000100000001000000"> : tensor<4xi32>],
  expected = [dense<"0xE6430FD25C530440E843220B023BDD3F4ABEB9800380FC3F36E9963265B70240"> : tensor<4xf64>, dense<"0xE750EEA1617AEDBF3D200B65FB13B13FDFEC4C35E257EB3F6048A108F0F6CA3FD9256FBB55F7C33F1A3708E22277D7BF2AC46A4D440BA73FB41596263F9CEABF7269BFE18A2BE93F6BFDBC25819DD03F89E68F1187EAECBFD467B17EC69BE43F"> : tensor<4x3xf64>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf64>, tensor<?xi32>) -> (tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1 : tensor<*xf64>, tensor<*xf64>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_12(%0: tensor<?x?xf64>, %1: tensor<?xi64>) -> (tensor<*xf64>, tensor<*xf64>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xDEB9F5E404D0F7BFE8406CDB4B71FCBF403FC2F25F72E33F50F96088A30CFD3FE66B613CD307F1BF10FB75E3AEB7F5BFDCC7BD11108CE2BF7CD796BAC293F03F481D4EB641D7EFBF902A3A3CE064EBBFEE297CCE3A02FB3F50B8A8BE59B9D83F"> : tensor<4x3xf64>, dense<"0x0000000000000000020000000000000001000000000000000100000000000000"> : tensor<4xi64>],
  expected = [dense<"0xA32D1063715302408E1B7890A8210A40076D7185BB3FD23FFB703C1B3C3CD33F"> : tensor<4xf64>, dense<"0xBB8638B30AC3ECBFF2C010EC5665B33F9E6EB6D55F56EA3F6404CF37BB24ED3FB9C2FEABED2CAA3F8FF08E128AC7EEBFD08EC95F1621C33F50CFA1D571C1CFBFFC80B0EBB640B93F2EA90E1C5EC6AD3F44E40225209DD0BF3C1E02C3A8C8C93F"> : tensor<4x3xf64>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf64>, tensor<?xi64>) -> (tensor<*xf64>, tensor<*xf64>)
  weir.return %r#0, %r#1 : tensor<*xf64>, tensor<*xf64>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_13(%0: tensor<?x?xf16>, %1: tensor<?xi32>) -> (tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0xAEB6FCB980B4893C3FB879AC24A0DBB5B13EAFBE053DB23C"> : tensor<4x3xf16>, dense<"0x00000000020000000100000001000000"> : tensor<4xi32>],
  expected = [dense<"0x363C693EA1407339"> : tensor<4xf16>, dense<"0x35B9033466365F39113064BA873036BB143AF226E8B77737"> : tensor<4x3xf16>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf16>, tensor<?xi32>) -> (tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1 : tensor<*xf16>, tensor<*xf16>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_14(%0: tensor<?x?xf16>, %1: tensor<?xi64>) -> (tensor<*xf16>, tensor<*xf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x863A3DBC1738843D0BBB3A3D253B6CBB84BF4A3C2CBE90BD"> : tensor<4x3xf16>, dense<"0x0000000000000000020000000000000001000000000000000100000000000000"> : tensor<4xi64>],
  expected = [dense<"0x1839433A0C408641"> : tensor<4xf16>, dense<"0x8AB7312D3E36DD37902A58B8883AF1BA8A2AE83A7FBBB52C"> : tensor<4x3xf16>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf16>, tensor<?xi64>) -> (tensor<*xf16>, tensor<*xf16>)
  weir.return %r#0, %r#1 : tensor<*xf16>, tensor<*xf16>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_15(%0: tensor<?x?xbf16>, %1: tensor<?xi32>) -> (tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x963FCF3F393E8D3F813E92BF553F623FEDBF933E37BF2ABF"> : tensor<4x3xbf16>, dense<"0x00000000020000000100000001000000"> : tensor<4xi32>],
  expected = [dense<"0x8A3F2B40333FC83F"> : tensor<4xbf16>, dense<"0x28BF093F023E273F8E3E6EBFF13E01BF043D123F4ABF613E"> : tensor<4x3xbf16>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xbf16>, tensor<?xi32>) -> (tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1 : tensor<*xbf16>, tensor<*xbf16>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_16(%0: tensor<?x?xbf16>, %1: tensor<?xi64>) -> (tensor<*xbf16>, tensor<*xbf16>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x1CBF023E82BF35BEEDBF8D3E8C3DB03FF9BD8EBF83BFD4BE"> : tensor<4x3xbf16>, dense<"0x0000000000000000020000000000000001000000000000000100000000000000"> : tensor<4xi64>],
  expected = [dense<"0xAA3F103FD03EA83F"> : tensor<4xbf16>, dense<"0x3CBF0E3F363EB93E8B3DDCBE393EAABE183E7B3E3CBFFC3E"> : tensor<4x3xbf16>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xbf16>, tensor<?xi64>) -> (tensor<*xbf16>, tensor<*xbf16>)
  weir.return %r#0, %r#1 : tensor<*xbf16>, tensor<*xbf16>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_17(%0: tensor<?x?xf32>, %1: tensor<?xi32>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<> : tensor<0x3xf32>, dense<> : tensor<0xi32>],
  expected = [dense<> : tensor<0xf32>, dense<> : tensor<0x3xf32>]} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?xi32>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_18(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x476833BFA0BC48BFEC608CBCEA6D9A3F37AC06BF9AE9FCBFEE09BC3D6F17A4BF18489CBE96EBEABF46E1193F42C0FF3F"> : tensor<4x3xf32>, dense<"0x000000000000000002000000000000000300000000000000FFFFFFFFFFFFFFFF"> : tensor<4xi64>],
  fails = "INVALID_ARGUMENT"} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
weir.step @SparseSoftmaxCrossEntropyWithLogits_19(%0: tensor<?x?xf32>, %1: tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0", "r:1"], targets = [],
  inputs = [dense<"0x71DA9ABFB8C8E4BF527F29BFDEE38E3EDE6691BFF21E873FBA5CAA3E8177E3BFD2D4903FA71AB6BD2486DDBEA77C3ABF"> : tensor<4x3xf32>, dense<"0x00000000000000000200000000000000FFFFFFFFFFFFFFFF0100000000000000"> : tensor<4xi64>],
  fails = "INVALID_ARGUMENT"} {
  %r:2 = tf.SparseSoftmaxCrossEntropyWithLogits %0, %1 : (tensor<?x?xf32>, tensor<?xi64>) -> (tensor<*xf32>, tensor<*xf32>)
  weir.return %r#0, %r#1 : tensor<*xf32>, tensor<*xf32>
}
}
