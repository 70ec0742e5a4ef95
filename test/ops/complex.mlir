// RUN: weir-op-check %s
// TensorFlow's answers; made by record.py.

weir.program @complex {
weir.step @Neg_0(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5D35C0BF06E172BEEDC5C0BFED3356BF9A2795BF0C2FFF3F5F72A6BECB62D6BFFB1944BC2D2EF6BED0A5B83FADEF1B3F3C0DADBF01595EBF0DADDE3FB03A3F3FD3D61A3F2D982C3DF381CE3F2B4EA33D34D3FCBF43E9C4BFD1BB333F03B8DF3F"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x5D35C03F06E1723EEDC5C03FED33563F9A27953F0C2FFFBF5F72A63ECB62D63FFB19443C2D2EF63ED0A5B8BFADEF1BBF3C0DAD3F01595E3F0DADDEBFB03A3FBFD3D61ABF2D982CBDF381CEBF2B4EA3BD34D3FC3F43E9C43FD1BB33BF03B8DFBF"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Neg %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Square_1(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCA60A83EE7428ABE44BC8E3FFFDD663EB10D513FD42DB4BFA741ACBFDEAD463F3C8D2EBF83AA5FBFF6573BBF5CBD8D3DA9DC29BF4C8C55BF77939D3F8F10A13F8A30A93FEE2C40BF5F30123F543DAEBD96768EBEC0C0CE3FB974F53DC16EA83E"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0xEC4B103D5CE035BE2FA9983FECB8003F4745A8BF0D2313C0DEB79A3FC5AF05C06DCC98BE4A81983FB7DF073F0C74CFBD5BDB82BEB0B18D3F00F48ABDDE4746408880973F3204FEBFB041A33ECCFFC6BD4A0622C0611D66BF0638C0BDCB7EA13D"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Square %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Reciprocal_2(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1F5EFF3F5588E33EA519EC3F25E030BF80159ABE20ABFB3F3BFA583E31C4F53E7938D03F6927C8BF027EEF3E195FA1BF2459D33E8FF985BFE50A373EAE7BC43F8E3F633FE501913E171B14BFBCEDC4BF6226A93FB6D4D73F4BE0D8BF6C0541BC"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x9780F43EFED9D9BD426CF33E855C363EADC89BBDE871FEBEAE07453F192CDFBF1696A33EB23F9D3EAA72843E157D323F6AF3A63E84A9533F2949993D968A24BF6DDF823F2905A7BE10475BBEF2C7113F3D6C933E8F1BBCBE621517BF1F77863B"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Reciprocal %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Inv_3(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x739D70BF377F333FFA9A833F8B38A83F208BAF3F5C5355BFC9BF983F7CA8A4BF1FD2BA3E87036ABE3554FF3F14D9F1BD5684ED3F5ECDA93F18F8C8BE3181C3BF4B3693BFDE591EBF0834EEBFEFB49D3FB5AFEFBF5DA0AC3EC5FF42BE77AF78BE"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0xC8FC2EBF0C8A02BF1411BD3E51ABF1BE2655083FE9ACA53E5F72C63E24EBD53E3DF6FB3F1BCE9D3FC4C6FF3E9745F23CF898B63E408A82BE479E21BE4A391D3F30A62CBF7DB6B93E0248BFBE4F487DBE466B04BFBABDBEBD9CECFFBF2E312340"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Inv %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sqrt_4(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE2D0F43F80201EBFC07EC5BFECBCD5BD930FF9BFBBB0373F616BA5BEC624553E918A15BFB0E2AEBFA4214CBF401484BF313C7B3ED2DDF0BF0F06DA3F562B603FCEC591BFF977DABF727F90BF95FD353F44A92B3FE4311F3F4B0AB5BDDC76FCBF"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0xEC41B33FBCD261BE1EF92B3DF0159FBF1592813EB476B53F5631333E6C40183F67E62B3F1A3982BFFCD9003FCE3483BF937F843F65B068BFDA2BAC3F5DA8A63E54F72C3F57ACA1BF14FFA33E660B8E3F0BE7633F54D2B23E2098783F20FE81BF"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Sqrt %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Rsqrt_5(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x111E803F86FC9E3FFC9680BFFC0FD93F9C62F33E20F1E03FC9D78C3F67C9703F2E95EFBDE337B83F672BAD3F5CEB8D3F020A393F22DE3A3FA1D8FABFEC918B3F000C56BFAF155C3F09FBEE3D5512EC3FAB5733BF1BAA2FBF2882033F5780E43E"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x83D7363F51F5AEBEE091B43E906C1EBF93A9163F76A5E6BEEB9B473FD95F93BE6769103F56A01CBF4745363F844B82BE511D693F6E76C2BED3BB2B3E707725BFF2EAB53EB75857BFC84C093F32E300BFF061C33ECB586F3F2D59913FD246D9BE"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Rsqrt %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Exp_6(%0: tensor<?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x453997BF4DD4CEBF8C5D333F302D05BF48C9DFBFF84F803F76FCA2BF8086DB3E0D34CDBEF6526B3FA4FAE0BF460E2C3E8E6EF13FC701DFBD3B9CCE3FBE04603FE3B6DD3F2E7B8DBF587620BF66BED83F0184C5BFFD60173E2DFFD03EF20C21BE"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x3A7062BC0EF19CBE3FCEDF3F4C3580BF5BE0BF3D5038163EFC55823E4351EE3D02F7CF3EF856083F0E1A2E3EA940EC3C86C3D1408B7437BF87114E4082C97640E2612240B1A4A1C079B985BD26C1073F3576583E8AF0003D2426BE3F403D71BE"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Exp %0 : (tensor<?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Expm1_7(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7AE2EFBF79384E3FC5D199BFAB6B94BFBE52AEBF53C4D03F296AA3BF50A6E83E939948BFDDADCDBFDEC16BBFA432ED3F2BBCBDBFE385D73F8325E33E046F673F1E4DC9BE9EBD8DBF102939BF6883B93EAE134B3F78071BBFE795D53F9E92493F"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0xC0C764BF33B7E23D863A61BF601C8DBEFEF881BF5EEC823E0AD53FBFB3C2FA3DC81B82BFBCB5E9BE78328EBF72C8C33EFF4683BFEA14673E806914BD5FC09C3F16C332BFA98D1ABF1EDD0BBFE117303EA447513F4F12A1BF29982F406A8D7040"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Expm1 %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Log_8(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBA81B8BFA707B4BEEB2BC43FC568B1BF9917843FAED921BFB1A8623F51441E3E586CA73F9025D73F6F0307BFCA83A6BF24189BBFD36B94BF9987C23E6351E23FCBFF9D3F4C0DF33F5DC7913F2646A9BF37E946BE10C9893F964B963FBE5DE63F"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x4103CA3ECCBF39C061CD393F35373CBF6265433EB5B60CBF1791DABDA8F8303E138B413F19D5683F8EA3AD3ED05CFABFBA5E043F0E3418C0D8AC173FF6F7AD3F7E46513F768F7E3F9C910E3F371E5CBF17AFB73D00EADF3F06D4433F11237E3F"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Log %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Log1p_9(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1007553FBBC2923F8B6DBA3FCB74AFBFA138CFBF7FC3D3BEC4C8B1BE80CF04BF8431293F457CD9BE2380CC3F1E97BFBFFB0EFE3F16164A3DF95A1A3F6D3D003F648294BF645D93BE3923D03F57BC9FBFCAE6413F7F4BD8BFB8CEEBBF415C223E"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x2C4E453F71260F3FD262843F5D4C02BF7A2297BEE25B23C02E1B3ABEDCE92BBFE2FE093F113280BEEA898C3F85D205BFB5FD8B3F7E65873C50B8043FDA149B3EB4228EBF7F0A05C02F9D883F0C22E3BE0C25643F680A44BF08F91DBE33273D40"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Log1p %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sin_10(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x700EB9BFDC5056BF959097BF3034E23F0EF04B3F5557BF3F37BAF9BF73B0B23F3E07853F73028B3F65D394BFB62FC4BFACC8D23FB7D2C03FDD5BB03F4E8289BF8771CFBEFAB019BFC00AB23EAEA3ACBE301E853FA90A4E3FAEDD06BF2A6E77BC"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x7A2AAEBF05B3EFBDF09232C04C2F893F3D4BD63F5876BD3FFCC0FEBFAF1934BF1D10B63F234A2A3F285B0EC0DE4260BF3FFF164024A026BE335CCD3F58FB7DBE294AEFBE2CE315BFFC7CB83E3766A5BEBC1C943FBCDFE73E6ABA00BFB3E355BC"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Sin %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cos_11(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x17E8C63F31946FBF23C076BFCBCBFFBF1077DC3DD5AD80BF60C6A53FD52D023E477CC5BF1C3C96BD5910843EF79367BF1EE23BBE4979323FFF9CCDBF13EE573EAD1467BFEB61C5BF24922A3ED85C333F5561BD3EB959AA3FBBC799BF1ACBBEBD"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x85E0CA3C9B098A3F121E09404A593EC0C92AC53FA332023EA87E8C3ED133FBBD007BE53C964F96BD04F4B13F21EE863ED7B19D3FEB0F0D3E89DC14BD7265593EBACFC13F3A13E0BFAF7F9E3F20EE00BE8895F13F15E222BF6EA8B93E772EB2BD"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Cos %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Tan_12(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x87A2EBBFBEB4CA3FC830A93F9A8FC73EA8DF00BF8D3BA53E6D832CBE257CE63F0DB66BBFEDB0DD3E2A21803FD49B373F3567ABBF4FC8D0BFF7BE9C3F31F6383EC3E7D2BF4E37ECBF85EB82BEDB0ACD3FD64BE0BF0418BD3F258CCBBD1C1C55BF"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x9FE73E3D9575893F81A48A3F74E2F93F233DF7BE4934CA3E0B778CBC5A1B733F3CFE59BF51555D3F9F37013F6CC88C3FF85716BDD1FF88BFA6E80940B37D9F3FC8A8033CA57786BFD7CD17BD894E6E3FCA6A273D41018D3FE09259BDC7762FBF"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Tan %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Tanh_13(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x30817DBFAC73B5BF34D1363FD1B7A2BF9CC2EEBFB9818D3E7BE29B3FDE496D3E4CFA30BF27B2FB3E5BC1AA3FBEA1D63EBE1CCA3FEE231DBF603757BF9ABD663D682F213F7096E7BF598BACBFA25F4F3F65EE9BBE446801BFD013743FAFF1D03F"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x1B1CA6BF828EE1BD8C5FB63F9A42D1BE29AF75BF9410C63C1E325A3FDEAB893DABDC32BFE1719F3EA81C683F1E8AC03DD1FE773FFB219FBDA5F42FBFDD17F43C7E3DCC3F1197E73ED45E7FBF664F0A3EE079C0BE6EE5FBBED320AC3F02914DBD"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Tanh %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sigmoid_14(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x3E39A4BFAEC3FE3C574D84BFACA8E1BE642B77BEECF6C7BF6DACB4BF4926063F7FF5DABE4B1528BEB629C2BFC78BB33D9713243F25A598BECA2FF43FDFB79FBF37A2F03F7207F33F3601D63F519E9E3F49F5B23F33EAA23F8A6FB73E869444BF"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0xAE335E3E492CAD3BFBAA813ED696AFBD8FE1C33ED6A7F6BE05F43A3EBA9CA83D23BBC93E90F020BD6DDD373EEBE6533C377A283FB7B68ABDCE24703F161D01BEE293833F1CEE1F3EC2AA6A3F11251D3E83A5633F5F82483E69411A3F455347BE"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Sigmoid %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sign_15(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8D7302BFA09CC6BFD25F893F48C3993F42FCFEBF622EC63F7B54C9BD72B892BFEADB5CBD1D7C45BFC249C3BF132F94BE5ACDB33F8B70E3BFC479183FDE3D253E6DDDA33ED18584BF5394FBBF27909ABE9B2FB7BFB55ED4BFC9E5B4BFB04FCE3F"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x2CC09FBE4D3873BF3B8F2A3F2EE83E3FD5204ABF69191D3FD4FFAEBD4F107FBF36CD8EBD7D607FBFB8837BBF28D93EBE0EC31E3F2ED348BF8317773FCAE3853E6936973EA59474BF64087DBFBD741BBE953527BF16D941BF7EC628BF6D7C403F"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.Sign %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @OnesLike_16(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x675A943F007FF0BF8A997E3FE8EC99BFEFAD2ABF4F24E23FF4B4A2BFEEB9B6BEB705AB3F740526BE8278AA3FC6978E3FE96ADD3F6A59793FD642983F5A28FABFDB9FB73FACE4C3BFB7E935BF84A1823FD272E2BF7E1B19BFDC6CF73E70B625BF"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x0000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F000000000000803F00000000"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.OnesLike %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @ZerosLike_17(%0: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5676CE3F590BDABF5F2CDE3FF86BF23FA1606EBE664C4D3FE4F6103E5B69DEBF07AA233FCF27C0BF69149B3DD539C73F64C9203F585E563F16789F3F595DE7BD5F3EF7BFA191313FF9488A3C003695BEB838473FCB1F2A3FBC7A9B3F59814A3D"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xcomplex<f32>>]} {
  %r = tf.ZerosLike %0 : (tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @ComplexAbs_18(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C30F73F18BEB13FC4A28C3E293CC23F9DF18CBFAF1C52BF9B29D6BF1800E03FCE11883FE590763F061BAA3F1657883F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x843A18403764C53F18CAAF3FF9F31A40D99CB73F5200DA3F"> : tensor<6xf32>]} {
  %r = tf.ComplexAbs %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Real_19(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD00AEFBE9DF2D8BF7059F7BF76618C3E407CA23F13F7593FEB8F60BFF40DFB3FC444993F44259B3EB26DD0BF31C2D93E"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xD00AEFBE7059F7BF407CA23FEB8F60BFC444993FB26DD0BF"> : tensor<6xf32>]} {
  %r = tf.Real %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Imag_20(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0FE926BF4DF7C1BE25AC3EBFFF41523F134740BFEC6E4F3F90D5F7BE38999EBF564B133E958C283F469C49BF47EBBB3E"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x4DF7C1BEFF41523FEC6E4F3F38999EBF958C283F47EBBB3E"> : tensor<6xf32>]} {
  %r = tf.Imag %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Angle_21(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0647E5BCA2B734BE914DF23F2C35CB3E6DCC17BF6437FC3EF9069E3DBFFA9D3F1422FEBFF2C6BCBFD21B91BF63A994BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x8F31DDBF19A1533E2DB21C40E611C13F332C20C0BE0516C0"> : tensor<6xf32>]} {
  %r = tf.Angle %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Conj_22(%0: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xDA16DDBF2394203EB6C0073F2BEF553EF007F1BE9A24E53F363ACBBF0B7BADBE82DF883FD44C0EBF639E8FBF45FEAB3F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xDA16DDBF239420BEB6C0073F2BEF55BEF007F1BE9A24E5BF363ACBBF0B7BAD3E82DF883FD44C0E3F639E8FBF45FEABBF"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Conj %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Complex_23(%0: tensor<?x?xf32>, %1: tensor<?xf32>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x73FBA7BF865DBABF1E1F69BF0FFD9ABEFA824B3FEBB269BE"> : tensor<2x3xf32>, dense<"0x4228F8BFF024BABF6C29DFBF"> : tensor<3xf32>],
  expected = [dense<"0x73FBA7BF4228F8BF865DBABFF024BABF1E1F69BF6C29DFBF0FFD9ABE4228F8BFFA824B3FF024BABFEBB269BE6C29DFBF"> : tensor<2x3xcomplex<f32>>]} {
  %r = tf.Complex %0, %1 : (tensor<?x?xf32>, tensor<?xf32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Add_24(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0490C3BF4A45293D0000000000000000CAD6893FA8413DBFEDF32D3F4C4DCDBF868BACBFC9C3683FAE298D3F1C479C3F0721F4BF7CFB0EBEDA83E6BF55A6B6BF"> : tensor<2x4xcomplex<f32>>, dense<"0x00000000000000007065F1BDE777A2BC10CEE4BE5163033FE70146BF4D1B6CBD"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0490C3BF4A45293D7065F1BDE777A2BC8C46213F5C7967BED06FC0BD26AED4BF868BACBFC9C3683FAE267C3F3CBD993F46AA16C0E448BF3E67C224C02F07BEBF"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Add %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @AddV2_25(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5854D3BF8A3B3B3F00000000000000000782FFBFE010A73FD65F8F3E53D75A3F46F3F4BFA380B6BF8D448CBF01CC95BF6B5DEF3F43F7803F580442BFD84BBF3E"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000D8549A3FDA7A353F8335E93F6E94EA3FE591E33F30A9213F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x5854D3BF8A3B3B3FD8549A3FDA7A353F206432BEA7D24840EDB403404240BE3F46F3F4BFA380B6BFB004E13D503AECBE77496C40D8C53540B98F823F8EA7803F"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.AddV2 %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sub_26(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x56C3823E0E05923F000000000000000088F0B93EFDE5BABF8D09F73FF9EDC4BF03FA8DBF201FAF3FA8E0FABF492A833E9DF4193F67B0563E3E20B4BF052ABD3F"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000B61DD9BF3F30B2BF36095C3FE39CC43F63B136BFFDAD943F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x56C3823E0E05923FB61DD93F3F30B23FE421FEBE70C13FC01F312940FBCD2CC003FA8DBF201FAF3FC80B87BED1FAD23F322984BED6C6A9BF198F31BF20F0A13E"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Sub %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Mul_27(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xBD24BE3F1267AB3C00000000000000007287C8BFC3A196BFF5D5263E9E2688BF5F463FBFD467CDBF0191483FFB6FF4BFFD7E75B90CCCDCBF1705EFBF2FE129BE"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000BE0F653F72BCD9BFC7E3FBBF43A3EA3F4F818B3E52720CBF"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0000000000000000000000000000000093AFA74040540EBF88060ABF3C27C2BE0000000000000080580923C0E1A642C0DF664A407C395940408D19BFA8B07A3F"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Mul %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Div_28(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFB7C0D3F4CB7DCBE0000000000000000F46EA1BE108182BFDF3739BFC023DEBFDC7CC23FDE32BABF92D94FBF3DC9703F0664D23FB1C3743F1C5DF93F2E078ABF"> : tensor<2x4xcomplex<f32>>, dense<"0x00000000000000006793FF3F143D2DBF5E29D6BE6CA7FE3FFF5AB3BFAE1F463F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0000C0FF0000C07F00000000000000003AF1EABE168A823E9D9B03BE8B72953F0000C0FF0000C07F460802BF8C0B993E8878963E215263BF8A0DB2BF1E7DA73A"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Div %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @RealDiv_29(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCD30653E2E75113F000000000000000046FFED3D4D6BBDBFE767FB3F4412A63F57769D3F3B12AD3E21E9DA3F07F3F5BE1591DB3E5548B1BE311D883F7E61DB3F"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000A527AABFB866503FA3BE92BF5A5AAC3F2FF69FBF07451FBF"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0000C0FF0000C07F0000000000000080AE032EBF7221FC3EDE3BD6BF1AE251BE0000C0FF0000C07F0E5D8CBF6FCF9EBE44D19CBE1D5F6CBD07529DBF217442BF"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.RealDiv %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Pow_30(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x71E6D93FD12626BF0000803F00000000EEFB993E65B4A63FF9D9C9BFCA24CEBE98DFCCBFC210C33F8F8033BF72CDC23E13F8ECBFEE37AB3F00FCB2BE58E7A1BF"> : tensor<2x4xcomplex<f32>>, dense<"0x0000803F00000000BF16F83F20A9E83FA5D969BF1838B23F9B1343BF8BB5853F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x71E6D93FD02626BF0000803F000000004763A43DA870B1BD6CCB4DC1AB6DBC4099DFCCBFC210C33FD3634E3773E0ACBBA341BE3B409153BCEF1224BF46B4B040"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Pow %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @SquaredDifference_31(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xACD020BFB0C0C6BF00000000000000006E32113F74B2BC3F05F4F23FD39976BF4C1033BED7E8943F34B3AFBF887D793FC89D43BFEBAAC4BEE2275C3F89CF9F3E"> : tensor<2x4xcomplex<f32>>, dense<"0x000000000000000011D1E13D0C34B0BF7AE9D53FF4694C3FA3B7823F81F7A5BF"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0190334000000000981DF43F000000001D74D63F000000003E45613F000000001726B13F000000009643F74000000000C389EA4000000000D14C274000000000"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.SquaredDifference %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @MulNoNan_32(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xDBAED13F5947833F0000000000000000EF4870BF90A5D13F98E1823FEF9E023FB576B5BBE90999BF945596BFE96B1DBFF566AB3E7C991EBF885E053EF7A19B3E"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000D5FFB8BFC20E893F598DF7BFACD9193F793ECE3F66F5F9BF"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x00000000000000000000008000000000A9B9543F78D46EC05F362940025A96BF0000000000000000A8C7164034D8BCBEC8DC8CBE3A1EB33F08AF4D3FA817713E"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.MulNoNan %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @DivNoNan_33(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x90F0193F198D7DBE0000000000000000DAAEF13FC0DF91BE463FE8BF28AF6CBF3CCE0A3F0676BCBE989085BF375D433FC135BA3FB703CEBFDE006BBE772B3ABF"> : tensor<2x4xcomplex<f32>>, dense<"0x000000000000000085F7F23F94F1CB3F08A7CABFA58E443FEAFE26BE82117C3F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0000000000000000000000000000000060A184BF1D25A5BE7AE91DBF5DF2F83F0000000000000000A405FFBD01AE013F2F4F92BF40ADEC3E26682EBF5A1BB13E"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.DivNoNan %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Xdivy_34(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAC08E9BF2211E73D0000000000000000FF8BC43F6EB5E5BF392E3CBEB12EE1BFCADCEEBFA37FF73F6D5A8A3FF3AABB3FD44F443E7B87E8BDBC706BBFA079ACBF"> : tensor<2x4xcomplex<f32>>, dense<"0x00000000000000009AA425BF9427FE3FBD6A653E1FFCD4BE18ECA43F65D551BE"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x0000C0FF0000C07F0000000000000000EE529C4011B7873F48DB943D284AADBF0000C0FF0000C07FB4D4013F75AA35BF48D5CE3EEE20793ECBB108BF5CBB90BF"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Xdivy %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Xlogy_35(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xDC32E53EC5AAA73F00000000000000007F55F83E726491BE3139F8BFF59CF63FF3E0E5BFBE39A33F63C76D3ECFB6AFBFE328783FA7B538BF76C41A3EC8C240BE"> : tensor<2x4xcomplex<f32>>, dense<"0x00000000000000002E5A4CBFEE77873F9BE7823E1F4BB73EFD3CA13F020EBB3F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x000080FF000080FF0000000000000000BA6B03BE08BB313F16883BC08C00CDBE0000807F000080FF0DF846408AE6023EA888E1BD6ACAC13FD8AE853EE071CA3B"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Xlogy %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Xlog1py_36(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x031913BF4DE3C33F000000000000000073EDFDBFC8BB8C3E2AFEC6BEC273DDBF78CDC13FAAC2EC3F70B1983CA70BB2BF8FAA3C3F3367F4BF0F7384BF12B42FBF"> : tensor<2x4xcomplex<f32>>, dense<"0x00000000000000002ECBDABED822ECBE6E7122BF2380C23F21E29B3F754AD9BF"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0x000000800000000000000000000000007F58A0BFE29C21C05AC5C3BF05F4C2BF000000000000000094E572BFB383D43E182C38404442063EAD6EC1BF0005EDBC"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.Xlog1py %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Equal_37(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1B323F3E66E954BF0000000000000000B278AEBF88FB103F549304BE950CB8BF99819DBFE902DB3F73FC8C3FCFBFDDBF0411F6BE7100A0BF8D7C6A3F55A31F3F"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000857EB23F5B51EEBE7535DD3F8E73A23FEDEB81BF07E03C3E"> : tensor<4xcomplex<f32>>],
  expected = [dense<[[false, false, false, false], [false, false, false, false]]> : tensor<2x4xi1>]} {
  %r = tf.Equal %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @NotEqual_38(%0: tensor<2x4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD913AE3F85DBE8BF00000000000000008011BA3FABD7DABF68DD673DF617F8BF32A5E93F6648163D3355E83F0FA20D3FCD9C8BBFEE05A5BF3550993F3E51B3BF"> : tensor<2x4xcomplex<f32>>, dense<"0x0000000000000000DFDBEABFF719BB3F2883673FED3782BFE6608DBDC8B2CBBF"> : tensor<4xcomplex<f32>>],
  expected = [dense<[[true, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>]} {
  %r = tf.NotEqual %0, %1 : (tensor<2x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @TanhGrad_39(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6D5BC1BFBEC36D3FE803AEBFFDA9C2BF1274EBBF744CC73F6FBE3F3F258F1C3F0593C1BFE9B4103FD3ED9C3F9C5B6B3F"> : tensor<6xcomplex<f32>>, dense<"0x02E889BEF132C93F1A7EAFBF16FE3A3E160C5CBF2C49743FAD9EBF3FD43293BE0FF8603EDF8AF8BF826BC2BF20FEAFBE"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xE68689C0221BB5BF9461A0BF30FABD406208B0C0B3519CC06C26743FCE76CDBF5CDC46407546104034B4A5BF239D5340"> : tensor<6xcomplex<f32>>]} {
  %r = tf.TanhGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @SigmoidGrad_40(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x298777BF302917BE33C5CABF4AA297BFD413EFBFC8BF133FD5C9E9BFD10DACBF7FACA73F72E7E33F4AABBE3F4A7F9ABF"> : tensor<6xcomplex<f32>>, dense<"0x4F9EC93F8B9D67BD6DBE613F0A3CD33FE3CC363F1D9C353F5CAD5E3F4599C5BD0587EDBFB597603FE57C47BEDFF5E23F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x43173FC08D6B13BFB8D9B8403DB40CC12ED4B0C03B56CEBFAB6D61C029BAA3C05B5626C06BDFF84047158CC0441D533F"> : tensor<6xcomplex<f32>>]} {
  %r = tf.SigmoidGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @SqrtGrad_41(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8C0BE23FBB6FE1BF7ACB97BF3BDAD7BF9D8FBEBFA0A28C3FE5F3E6BE3CDD8ABE273A5A3FAF95FDBF85DBF53F4B9E6CBF"> : tensor<6xcomplex<f32>>, dense<"0xF42750BDCAF4D23F375F43BF057C82BF55E921BFA8532BBF3F4FF13FB845C53F1D5DD33F27FF493E2A109FBFD7B8D1BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x2086673E2EEC763E1821C4BD1856963E5AC87A3E7853343DDDC747BF255D0BC091F4453ED1C9AABE1FCFDBBEE73261BE"> : tensor<6xcomplex<f32>>]} {
  %r = tf.SqrtGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @RsqrtGrad_42(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1341F13EFF5C913FFF86E0BF5330D9BE28A7843F0FA6AB3DE57166BF7F50FEBF777F6B3F11E0A1BF6BEAEDBF7638723D"> : tensor<6xcomplex<f32>>, dense<"0x753DC23F9217ECBF14D149BF27B1F33F743F953DE40F3B3FC9BC673E5B7F1EBF7B26103FE505E2BE9A46A7BE2F3234BE"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x7399263F5ED207C0B844F33F4CFEB74030870DBE9419C7BE408843BEC4925A40E6E2423F1B8591BF00ED7DBF57D329BF"> : tensor<6xcomplex<f32>>]} {
  %r = tf.RsqrtGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @InvGrad_43(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF5D3203EE7DFAFBFC63F263FC091373F9690823FD526FA3FB4FFEC3F0476E3BEFD0546BE691BEFBFFC3ED03F8133F13E"> : tensor<6xcomplex<f32>>, dense<"0x3DACCFBD875CE7BE373FF03F8F42A63DD5E0883EABC6713F0824EB3F550782BF7202DDBDD004883D8413883F7164643F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xFE97C4BEFB564CBF2789C83D83B6E03FE87041C03B2E6C402E68F3C00012853E3C4ED7BE36F01A3E44837CC0D8A908BF"> : tensor<6xcomplex<f32>>]} {
  %r = tf.InvGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @ReciprocalGrad_44(%0: tensor<6xcomplex<f32>>, %1: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2F8903F8D7275BF05DA87BF5B13823E53AA71BFFE48A93F1633AEBF6F1AEBBE683A753FEFD7CB3F502885BFC88DB1BF"> : tensor<6xcomplex<f32>>, dense<"0xFCCB3FBFA1CE51BF5708E1BFD8BF563F890451BF2F471CBFFB3CF13EF2F3D93E919B213FE01154BF0AB00DBFDEC6EBBF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x8CF8C0BF9C68F63FF86E144030AA6A3D4E630EC02EEAC13F5416A7BFE8DAE0BD5626634070D4153F77349B404E7C49C0"> : tensor<6xcomplex<f32>>]} {
  %r = tf.ReciprocalGrad %0, %1 : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @SelectV2_45(%0: tensor<2xi1>, %1: tensor<3x2xcomplex<f32>>, %2: tensor<2xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0x15B78F3F0EE4BB3E61F06A3FBDD4F2BEEB4DB0BFCD7D9BBF93C0F6BBE9C9873FAA8635BFFBB1833F5243723FD260B93F"> : tensor<3x2xcomplex<f32>>, dense<"0x87453C3F730F1F3E8B0AA3BF8185963F"> : tensor<2xcomplex<f32>>],
  expected = [dense<"0x15B78F3F0EE4BB3E8B0AA3BF8185963FEB4DB0BFCD7D9BBF8B0AA3BF8185963FAA8635BFFBB1833F8B0AA3BF8185963F"> : tensor<3x2xcomplex<f32>>]} {
  %r = tf.SelectV2 %0, %1, %2 : (tensor<2xi1>, tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @AddN_46(%0: tensor<4xcomplex<f32>>, %1: tensor<4xcomplex<f32>>, %2: tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4DFED73F1A1FF23F9C488B3F9E54F5BFCB0B833F0C050D3F9595B1BF945B08BD"> : tensor<4xcomplex<f32>>, dense<"0x8C42BABFA8409ABFC2D9883D3102A2BFA2FEE3BED5BBAEBF849CA6BF95CD1D3F"> : tensor<4xcomplex<f32>>, dense<"0x1A07C03F1A5DC63DA2E0DBBF8DCDFC3F9586993F5D64C63F2162FCBF4769B83F"> : tensor<4xcomplex<f32>>],
  expected = [dense<"0xDBC2DD3F8788483FD41410BF43899ABFB892E33F1C563C3F0E2595C09A860140"> : tensor<4xcomplex<f32>>]} {
  %r = tf.AddN %0, %1, %2 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_47(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7B3E35BE1CD8A1BF7249E23EC529553F622EB0BF3921C93FD805473F4DC9AFBFE300CDBF13C3BF3C403791BF4E82213F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x7B3E35BE7249E23E622EB0BFD805473FE300CDBF403791BF"> : tensor<6xf32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_48(%0: tensor<6xf32>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7EB6313F5ED1C6BE0288F83F757BC23E6749973F13A0693E"> : tensor<6xf32>],
  expected = [dense<"0x7EB6313F000000005ED1C6BE000000000288F83F00000000757BC23E000000006749973F0000000013A0693E00000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xf32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_49(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF2DA45BF1572F73FFC4593BFBDBFC43D77F0773E6E47003F2DB8893F0AC281BFB12BB8BF475BE0BE1F0CD9BF94C087BE"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x000000405EBBE8BF00000080BF68F2BF000000E00EFECE3F000000A00537F13F000000207605F7BF000000E08321FBBF"> : tensor<6xf64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_50(%0: tensor<6xf64>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF665BB6006DFFEBFD4FE71D2A249F5BF8095C7A0514EE4BF5C7E77803858F93F803BA7F0F198C0BFC49DD51648F6EE3F"> : tensor<6xf64>],
  expected = [dense<"0x33F8F6BF00000000174DAABF000000008D7222BF00000000C4C1CA3F0000000090C704BE0000000041B2773F00000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xf64>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_51(%0: tensor<6xcomplex<f32>>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCAE39BBF7F86DC3E49DE7B3F5040FF3F9920153F9444143FF306933F3025E03F5AE4BD3F9AAC913F452D913F5AF88FBF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xDFBCDF3BA938983CEF3D893C"> : tensor<6xf16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_52(%0: tensor<6xf16>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB1B57ABF77BDA13E2733EFB9"> : tensor<6xf16>],
  expected = [dense<"0x0020B6BE000000000040EFBF0000000000E0AEBF000000000020D43F0000000000E0643E0000000000E03DBF00000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xf16>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_53(%0: tensor<6xcomplex<f32>>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x390BEFBFA871F53F04D90DBFB9C3F8BFC28BADBF1BAE8E3FA866C0BFFDA2E53F8D0133BF0C64B33F513517BEBDDEB93F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xEFBF0EBFAEBFC0BF33BF17BE"> : tensor<6xbf16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_54(%0: tensor<6xbf16>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x743F1FBFA73FC03FE83F7ABF"> : tensor<6xbf16>],
  expected = [dense<"0x0000743F0000000000001FBF000000000000A73F000000000000C03F000000000000E83F0000000000007ABF00000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xbf16>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_55(%0: tensor<6xcomplex<f32>>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6399EC3FC42FF1BF0A4793BF0683A2BFA776A2BF1D1C503FBBB4813E990949BD3ECCC8BF564DD43E299F803F989CF23F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x01FFFF00FF01"> : tensor<6xi8>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_56(%0: tensor<6xi8>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0BF6F212110C"> : tensor<6xi8>],
  expected = [dense<"0x0000304100000000000020C100000000000060C100000000000090410000000000008841000000000000404100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xi8>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_57(%0: tensor<6xcomplex<f32>>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2D3CCBBFAC19CE3F4D23E33F8774CDBF3A429BBF68B5E7BE5BBA8CBFEC0ACBBFCCE6823F26EDD63FA669E83FD1BE9EBD"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xFFFF0100FFFFFFFF01000100"> : tensor<6xi16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_58(%0: tensor<6xi16>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEFFFFAFF1200ECFFECFF0400"> : tensor<6xi16>],
  expected = [dense<"0x000088C1000000000000C0C00000000000009041000000000000A0C1000000000000A0C1000000000000804000000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xi16>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_59(%0: tensor<6xcomplex<f32>>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5256F83F7309C43F2926C83F39F5CDBF2D9134BF876A96BF9E21A73F939FB83E3665FC3F925967BE2404CD3ED9ADD23F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x010000000100000000000000010000000100000000000000"> : tensor<6xi32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_60(%0: tensor<6xi32>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF1FFFFFFF9FFFFFF0F00000012000000FFFFFFFFEEFFFFFF"> : tensor<6xi32>],
  expected = [dense<"0x000070C1000000000000E0C00000000000007041000000000000904100000000000080BF00000000000090C100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xi32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_61(%0: tensor<6xcomplex<f32>>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5B4E943FEB53C53E81AAF5BFCE3CC7BFE5281E3FEA4E8EBF3C2FE5BFA456263F5268353F7DFDAD3E98C2C7BFE91A23BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x0100000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF"> : tensor<6xi64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_62(%0: tensor<6xi64>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x09000000000000000800000000000000FFFFFFFFFFFFFFFF0300000000000000FEFFFFFFFFFFFFFFF3FFFFFFFFFFFFFF"> : tensor<6xi64>],
  expected = [dense<"0x00001041000000000000004100000000000080BF000000000000404000000000000000C000000000000050C100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xi64>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_63(%0: tensor<6xcomplex<f32>>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x162800BEB04C193F0ECF6F3FE95FBB3FE6AF9FBF429CC4BECEF93D3F045D293F8C6D313F0BB17ABF343BFCBF71EBED3D"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x0000FF0000FF"> : tensor<6xui8>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_64(%0: tensor<6xui8>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x10000D000A12"> : tensor<6xui8>],
  expected = [dense<"0x000080410000000000000000000000000000504100000000000000000000000000002041000000000000904100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xui8>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_65(%0: tensor<6xcomplex<f32>>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4339B93E774D58BF4E7010BF1B5B8E3FB036C73FF33066BFB4ABD2BF000092BE0B6CC0BF62EBCB3F297890BDC6FFB8BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x000000000100FFFFFFFF0000"> : tensor<6xui16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_66(%0: tensor<6xui16>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1100120007000A0003000A00"> : tensor<6xui16>],
  expected = [dense<"0x000088410000000000009041000000000000E04000000000000020410000000000004040000000000000204100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xui16>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_67(%0: tensor<6xcomplex<f32>>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x975D8CBFE01BCC3F1FB01ABF8D67D93F4B64173EA779F13F3BFEB8BFC260D73FC7F6C7BFFC41BE3FCEB210BF8092C5BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xFFFFFFFF0000000000000000FFFFFFFFFFFFFFFF00000000"> : tensor<6xui32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_68(%0: tensor<6xui32>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0C00000011000000020000000C0000000500000012000000"> : tensor<6xui32>],
  expected = [dense<"0x00004041000000000000884100000000000000400000000000004041000000000000A040000000000000904100000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xui32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_69(%0: tensor<6xcomplex<f32>>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6A206A3F9E4CFCBFFDC4B23F222CC9BF87A0D03F4F3B273F0B7F7BBEFD4FABBE54BDC5BFB39EF33E4DAF71BF45A384BF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x0000000000000000010000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF0000000000000000"> : tensor<6xui64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_70(%0: tensor<6xui64>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000000000000A000000000000000E000000000000000C0000000000000000000000000000000400000000000000"> : tensor<6xui64>],
  expected = [dense<"0x000000000000000000002041000000000000604100000000000040410000000000000000000000000000804000000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xui64>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_71(%0: tensor<6xcomplex<f32>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA31E983DFDECF6BEDB0447BF135ABE3F1342383EC19687BFC45AAEBF2B04993FE4454C3FFF4B9DBF1BFF913F1073ED3E"> : tensor<6xcomplex<f32>>],
  expected = [dense<[true, true, true, true, true, true]> : tensor<6xi1>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_72(%0: tensor<6xi1>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, false, true, true]> : tensor<6xi1>],
  expected = [dense<"0x0000803F000000000000803F000000000000803F0000000000000000000000000000803F000000000000803F00000000"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xi1>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_73(%0: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF51EF43F4DCB823F05F540BE46AFFC3FE670B9BF151E91BFCAF168BF8F17E4BF7C18AD3F0D002BBF2DB98B3EC19A50BD"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0xF51EF43F4DCB823F05F540BE46AFFC3FE670B9BF151E91BFCAF168BF8F17E4BF7C18AD3F0D002BBF2DB98B3EC19A50BD"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_74(%0: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x283A113F57C6753FB265B8BF228DF2BD514CFEBFDA6A68BE4E7071BF511FDF3FB40BE9BFC7A76C3F4CF9E5BFEED9B53F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x283A113F57C6753FB265B8BF228DF2BD514CFEBFDA6A68BE4E7071BF511FDF3FB40BE9BFC7A76C3F4CF9E5BFEED9B53F"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_75(%0: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2B49DF3E44FACD3EC08EF3BFC4B83BBF6A78C73EBD89373FE6FEF83DF8F8C3BF10CF95BFCDBA8A3FC9B732BF19E4EFBF"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x0000006025E9DB3F0000008048BFD93F00000000D871FEBF000000801877E7BF000000400DEFD83F000000A037F1E63F000000C0DC1FBF3F000000001F7FF8BF00000000E2B9F2BF000000A05957F13F00000020F956E6BF0000002083FCFDBF"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_76(%0: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9C289B51A151F5BF30B3A407EDB0F3BF488699FE63E8F0BF40453397C5A9C23FC410815BFA35FEBF727DEB53283BF83F4E2E53465E67F23F10F321DF5D1ED5BFF02A52A09292EC3FB6113CB62248FBBF64CBF2AF0447FEBF547B288EAF25E1BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x0B8DAABF68879DBF204387BF2D4E153ED3AFF1BF43D9C13FF23A933FEFF2A8BE9594643F1641DABF2538F2BF7C2D09BF"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Sum_77(%0: tensor<?x?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x28A0A7BE6632303FB3949ABF969970BFE18B403F5D56AE3F97B21C3F471CDB3FC9EEFFBEA96D88BFD571B9BF9590423E0B425CBF349B8FBF3039323FC66438BF038598BE8043673F707EEEBF0C02DABF63207BBFF951843F31B77BBF1341AD3F"> : tensor<2x3x2xcomplex<f32>>],
  expected = [dense<"0x2C81D9BF980006C0EA004CBF2C891140A86C7AC07677C13F"> : tensor<1x3x1xcomplex<f32>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<?x?x?xcomplex<f32>>, tensor<2xi32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Mean_78(%0: tensor<?x?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA278C73FBF45C4BF0F95383F74D5D83F8E8BF63E81D7E13F31D595BE3ABBE23F9CA33DBFC9F4583F5F0788BFDF139C3F7A35DD3D3E22C63F46AD78BF3B7CFB3EEFF1B0BF15BA953F82D007BFA3E7BE3FDE3B953FB55D3D3EACED8FBF68C9A5BF"> : tensor<2x3x2xcomplex<f32>>],
  expected = [dense<"0xDF3FB53E81C80C3F99ACDCBE1D4DC63FFB8AE1BE24E1743E"> : tensor<1x3x1xcomplex<f32>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<?x?x?xcomplex<f32>>, tensor<2xi32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Prod_79(%0: tensor<?x?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x68C5A0BFA23EEC3F98C0E9BFE64F653FC613893F4166A6BEE6CFBFBF80A78ABCDAC94ABE66A4BE3FA4A9D0BE87F4B43FE6A5223F2D7E9FBE1BD503BE795B1C3F5B512EBFC9551BBF3F52D9BEB165AE3F40A238BF48DF513F138CDB3E512D323F"> : tensor<2x3x2xcomplex<f32>>],
  expected = [dense<"0xBD44FF3FDA825ABE66C0BDBF3E1BCD3FDEF6D23FAEE18A3F"> : tensor<1x3x1xcomplex<f32>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<?x?x?xcomplex<f32>>, tensor<2xi32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cumsum_80(%0: tensor<2x3xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x86E2EFBFDFE2AD3E1310EEBF8F59D83F44AEA73F2C587C3F353367BFC679193FFF9773BF626D6ABE433A1BBF3D58A0BF"> : tensor<2x3xcomplex<f32>>],
  expected = [dense<"0x2A221BC02EFF40409EC30CBFD2422B4044AEA73F2C587C3F5E811DC00CD261BF2169C7BFE9A5BDBF433A1BBF3D58A0BF"> : tensor<2x3xcomplex<f32>>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3xcomplex<f32>>, tensor<i32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cumprod_81(%0: tensor<2x3xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xEB35663F9BEAB23FD625573FB01B9CBF802F50BF5628E73E32108B3F85B9A6BF5422553B8D1B953FEE6932BE5B64E73F"> : tensor<2x3xcomplex<f32>>],
  expected = [dense<"0x2A5002C04C12863F500408BEB884AF3F802F50BF5628E73E6EE422C07FE4214099CF06C08AD049BEEE6932BE5B64E73F"> : tensor<2x3xcomplex<f32>>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3xcomplex<f32>>, tensor<i32>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @MatMul_82(%0: tensor<3x2xcomplex<f32>>, %1: tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9752A3BF16565A3FC427D1BE324F4DBF14A28E3CE2CC54BF616810BE160CA8BD6A4DC3BF1961A1BF6D30663F8604B63F"> : tensor<3x2xcomplex<f32>>, dense<"0x53FDF23F9D56943EFC657A3E5AD5C3BF9D006A3F0A0915BEEB2E3E3E575D3C3F78DE613FA800C03FA5DA9C3F7DE127BD6198E0BF99705E3FDB4EEC3F90C8BD3FB1671EBEB550293FDC3C573DCD0AEF3EA2ED0B3EE87351BFAC7D91BF7B872BBF"> : tensor<3x4xcomplex<f32>>],
  expected = [dense<"0x00A2ACBE70468BBE4A89BE3F08B9B93E4695CBBFDEF66040BC12A53F44222A3EB2E1CFBF1067C6BFA5A907C0FD21543F70B68E3F2CC698BFD4D29C3EC0D941C0"> : tensor<2x4xcomplex<f32>>]} {
  %r = tf.MatMul %0, %1 {transpose_a = true, transpose_b = false} : (tensor<3x2xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @BatchMatMulV2_83(%0: tensor<?x?x?xcomplex<f32>>, %1: tensor<?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE810E5BF6B6E69BFC27D3D3EC8ACE5BE283E4DBF7343A23F775910BFFCA93EBF8209343FF0FF19BF9BCBEB3E05FC7B3F37DC10BFD38D7C3EAD1610BF041C8DBF3FD1DFBE504D013FF73F873E436D2DBF01E1CBBF5408C7BF33C39F3FFFB6C13E"> : tensor<2x3x2xcomplex<f32>>, dense<"0xD630BDBE7EE5E73FB7BB823FF7C752BF708EAA3F90564ABF4A7524BFC6C69F3FD797983EB4642EBF995EA73D49E859BF5B65E7BED78EC73F2D5EA33E106E81BF80A319BF927E19BD9AEED83FD541DD3ED0E9A2BF830EFD3F50F702BFA3B9603D"> : tensor<4x3xcomplex<f32>>],
  expected = [dense<"0x7DFC3F4094B213408A4E1D40E099AF3FC1F4334060FD533F90728EC0C677A5401963723F0A7A93BFB821243F6B4FBDBE058A0EBFD4F05CBE181C1A402CA7A93F4CA967C0BED8863FCA9697BFBBF04FBF7EEF913F85371ABFD18B1BBFBF22203FF3477840B343004021B5E33F3530B43F3A31233FEC74913F5CE408BE32295A3F"> : tensor<2x2x4xcomplex<f32>>]} {
  %r = tf.BatchMatMulV2 %0, %1 {adj_x = true, adj_y = true} : (tensor<?x?x?xcomplex<f32>>, tensor<?x?xcomplex<f32>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Neg_84(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7A0FC77D4B77FFBF8EC5040ED98DFC3F00214B8C3817F8BF9EF376C515E7F0BF946CB651CC30EDBF30F2865518DCC7BF3EEAD385811DF8BF74718457C2F3FDBF042ADCA81597F23F108650ABAA13D1BF10095C3E6F6FE7BF7A675C64B206FABF0020264307FC473FCC091A007A75F0BF40FE122C1E56FCBF4E94E311DAF1F3BF7E3F396D216AF0BF7EF14093C66FF4BF784F2B7D1464FF3F001D419A811EB0BFC008B262C99DDC3F748850896698EDBFCE1DA5AA811FFD3FE81B7C86A94BE63F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x7A0FC77D4B77FF3F8EC5040ED98DFCBF00214B8C3817F83F9EF376C515E7F03F946CB651CC30ED3F30F2865518DCC73F3EEAD385811DF83F74718457C2F3FD3F042ADCA81597F2BF108650ABAA13D13F10095C3E6F6FE73F7A675C64B206FA3F0020264307FC47BFCC091A007A75F03F40FE122C1E56FC3F4E94E311DAF1F33F7E3F396D216AF03F7EF14093C66FF43F784F2B7D1464FFBF001D419A811EB03FC008B262C99DDCBF748850896698ED3FCE1DA5AA811FFDBFE81B7C86A94BE6BF"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Neg %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Square_85(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF0BA2D581846E13FDC053045525FF0BF7C0AE1B01AA2E03F481800737559F23F605B1A208F71F33F92B36D03875FF8BF909A054FA4DDEE3F1442F5A38568F5BF98D2530AC252FC3F04AE13D425DDEA3F48684044707AFEBF6047B7B7325BEF3FA2148C7AB877FE3FC6AB556777EEF8BFB8F555E21CE3F2BF483D1A778E59D3BF1462CEB1BFA1F8BF44323129F6ADE5BF743A1015CC19E53F0A05D6F9500DF83F780722D8A416EBBFD658A5EF0B35FBBFAE9E26F1B153F3BFFA665063F69AF23F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xC274B471A52EE8BFF92FA85A01ADF1BFA9A2228194B8F0BF197665D45D13F33FC07F41F6EAFFEABF1A5F48046D9E0DC069522DFB7F84EBBFB5F5341145A604C0BCBA4C26546E0340A07AE1AFFAC607403CF55C6EF958054006A9AA3F79DD0DC094EB3C422B2BF33F65749177D6BC17C0F9D6FF462ED5F43FE58AA9C969D7E63FD164B4DA9F93FE3FFC762FBC0DB0004028FBE3AE0533FDBFE595E1DF41B8FF3F475B48874A6601C0197008B20208074030B7DB55535FBB3FCE5DC35E577906C0"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Square %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Reciprocal_86(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x1852619B5472F03FE8F7882822F4FB3FC8560537AAD1F43FA0CFB6C60A1ABCBFEC125AFD9EA3FD3FAA1D6C7B21DAF63F34B5F446C46AE3BF2CC3AC8E0CCFE2BFAEB2067AA983FC3FACBE21167E5FFDBF60AB1AF13F77E6BFE86CA390FABCED3FF8D6D861D8CAE5BF56C2970E805FF3BF882B9F544FF2E93F8E466F4C789CF4BF10107CD2810AD53FC83BFF468A9DFDBF40BEB635D744ABBFF4D2A271BB6CE7BF802FD711E43FAA3FFE39BB839912FB3F981FC889D9BFD1BF14BF1E6F2F3FE1BF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xB02E325BAB02D03F94F917EE5836DBBFC8E7D2864B6BE83F2F8422D1087BB03F0E94D1650BABD53F98C2F57CD3B4D0BF4CBDB7552135EBBF91A5B58DEF5AEA3F022F26FA5C6CD13F4D75A110B0F2D13FBEC940CBB78FE0BFDC871CAE26ECE5BFD0FFF35BA295D6BFF86D1CB7C613E43FAAA7A2AAC765D63F42EAF72CC2CAE13F4757922687D0B73FDA479A0473C2E03F13C784C8684FB9BF1C103830FDBDF53F36B4A588FD51923F14057AB30CE5E2BF997C1558DD27E8BFA796F3DDC278F73F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Reciprocal %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Inv_87(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x04FC075BF5EFE03FC2304AA82CE6F1BF443B20970F56EFBF5875989DA801EE3FD8EE121F2724E73F40CAD19F3A40D13FBCF91F4F264AEFBF2CC5EC9731BCE93F24A1206EC4EBFDBF103D18F4C88FECBF2004C4EDE7A8E73F6ECE32C59195FD3F963E6A002AF5F4BF2050BFBB777BEE3F521BA8EA56B5F9BF8CA37DD48F38FEBFEA549E314981F93F3A284EB6E473FEBFA4569A891F5BEF3F68EF6F820691D1BF4406B1043B19F4BFD02261EE7D85C7BF42D32057D9D4F43FC82985A3CCF8FB3F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xD4BAA4F4E41DD63FBD6A353A675FE73FD23EA031050CE1BF172F1D35D752E0BFC98D8FCC196DF33FF239252483F6DCBF990DF9096185E3BFE0E83D7B3F0EE0BF2C103116B2DFDBBF54BCEB96859BCA3FA6FF06CB8FDDC73FCC78320669D7DDBF7925FE8A5FF5DFBFDEF4AA70C73DD7BF7FCD8A8005B9D0BF2DB5541478A8D33F25E0BE4B578DD03F3AB2384F56C3D33F66B4F4580248EE3F27BFE40CE6F6D03F66BD2294D3F0E8BFC33D37AC3230BD3F0200EAEA6F89D13F4F048A2D4A8CD7BF"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Inv %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sqrt_88(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x004432A44A4AD8BFB0558A88F8E6E63F801FCC45DABFCE3FC009781D352DC93F46CD0826AACAF7BFE2C8D30B90AAF4BF48FA96BADC8AF4BFBCFB1A59DC54EB3F5239D6BE034DF43F9E5A2135AE89F33F161DA62A2D87F03F208DAC5980F8FC3F705FDB9FA879EA3F625977D8C77FF63F6A66A6152B4BF73F58C8DCB34AB8DB3F9A98591B1C8DF4BF629CE586483AF5BF88072AF7EEC7EBBF68D7335B45C5E53FFE43936AB33EF2BF30E08699B0D2CE3FC61D5A2028BEF73FD625ACE5C3ACF43F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xF6BE9DE6F5B1DD3F9087561A09AEE83FA8B64CD9B1CAE03F7F78FD8E4CFDC73FF14A7F3CA070DF3F28849658CE08F5BF641A941C37FED63F76909A70DB04F33F7DB7E68760B1F33F60E12EB47EBFDF3FC767A29BF2F9F33F7258A7153934E73F6AFD4610A7BDF13FFB623734994AE43F7B0ABC846983F33FF06135079FBAC63FDB25C9E434F7E03FCA77158CF904F4BF3E85EDF4F0EDD53FAC4F7A23A7C4EF3F1B47DC28E7B4BC3FFC4758B2F82DF13F90788FFBE704F53F3C4A47FBCF79DF3F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Sqrt %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Rsqrt_89(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAC97CAF1AAF3F63F8C69FE3DFA1BEEBFF6918FD490BCF2BF8E843455E097FFBFBCDA41C6876AE43FD092D6CE9F0EE7BF64FEE416A8B9F63F20433482D0ABE1BF8C9C7D16793EE73FE495D6885671F13F58DD2B166872D53FA879C546C37CF93F3036E3FAFD4EC03F5C6C89359DF4F2BF5C9905EA8E5AFABF388D42A5556FFC3F8079A0BBA53AFA3FF8EF16D03258EE3F2275E9F68372FF3FA293CE8C9B55FDBFD01C38C76158D1BF849AAB2A9DE8ED3F3CFAC376D93DEB3F5048FC8A2DEAEBBF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xD467B4D9D168E73F4C8756F53AF8CB3FDA86F8C9D0E7D43FD34EA818105AE23FF1AE7CC75ABEED3F0D53B73244C8DA3FD478FFCA577AE93F4EDAD2935B1DC33FD2EE35360EA6E83F020001972964DABF53974F81A079E33FE9B290A3DE9BDFBF584A2CF422CFE53F780A6B8BE496E33F68EA04B8BA73D03F1CA13F46F6D6E2BFAAFB974D4F75E63F763199C6441CC8BFAD5CE937F128E23F4235FD49C49ECC3F4B8661E8BF7BE33FE337DF6382EFE9BF35D694CFCDB5EA3F8CD63202A382D63F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Rsqrt %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Exp_90(%0: tensor<?x?xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xACB985EA887EE33F76173C2D1A44F5BF70AE2530123DE13F260D864E8D6BF13FE0D6EF0B657EE9BFF85D3788536DD23F105219318A70FB3F90358D58F8C1CD3FE614AED73EDFFABFC83D7948B29FE3BFF06D982FE60DCEBF62DDEC72A92BF23F18ED5293626CD9BF98568529B6F4FD3F80C724FA5C23A33FD033A80BA167F73FA83893602CE5D03F849A6CF2EC23E33F925EF8298B19F73FA6E745A412CFF8BF988076B0DC2FD53F9EC9324EF01AF73FC0CBD7F91EC8DA3FC4E43E1F7E55F53F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x5BDEA9FDB12ADC3F2EA7B7157591FCBF6F48C6C0716CE93FBF9550DEC94BF83F305214663EAADB3FEB017433D762C03F854DCF0DD3A01540A53751E4A87BF43F24A95588C784C33FE58F6A0E0E79BBBF9E34B6291C55D53F79BB572405F2E63FDF07516B828BC9BFBED2868C238AE43F4B86D0A1EEA4BC3FE983800E3B83F03F4EE8FF9D7E37F13F4A099F7C8F76E73F4754DD3682F3B53F057AEF3148F110C0A726580F5D86C63F74F40793A319F63FF50C2E42E6DFD63FFE5094D2C6A1F73F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Exp %0 : (tensor<?x?xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Expm1_91(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2072654CC636F33FE0DF1BCEA657CF3F08D5A5415CD2DA3F1C6C007CDC2CE8BF1A2EA2537E1DF33FB61733FDA3E7F73F189A74037150D83FC013DF371722A03FA0FA8573E9D8D83F004F5C2F1760EDBF8441B394C829F8BFC2795D8EDA64F0BF4438CACB7C31EDBF542D260585D7E73F7C4330569D04E43F00D391B0B97A87BFE4165EA422BEF8BFEEA85390B224F93F146B6EFA8074FFBFE000E1EBC607D33F9E9F6E330168F0BF500174B9F122F2BF6074331CAE25CDBF3E491A4B1F6BFC3F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x7439871988CA0140F095CB0A45C7E93FF4B210058A5DBB3F3369225F54AEF0BF08BC1455C5E5E7BFC7F8BCC0C0570A4018CD795A0488DD3F0A2B10E0D295A73F64EB19685DBBBABF00E5AD264BBDF2BFBEFEF0D73154ECBF7685CC846C28C8BFC2DF14A8BD8DE6BF6975BA173F6DD13F8D453CC549D0EB3F481AE91CCCF195BF62D064179400F0BFBAD02295E243CB3FC4979A6A43B7EBBF2E60401E4001A53FBACDB277D123EBBF8C93231C58CBD4BF512232972599F2BFE5DE70CAA6F2E83F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Expm1 %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Log_92(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC21003DFE2CCFE3FD072CE1D365DEC3F52691C66DFB2FD3FC25DD0061078F83F069774462C8FF3BFB6D0059D937BFE3F808E5D84E360BBBF800D6D2966CDDBBF20F398FA413EB5BF20211880CC17EABF829078B5448EF2BF9CAD235F1421F5BF286A3946CA70FDBFA057B3D5B3D6B83F684707704E87D6BFDC2E43C3B801FABF00E8E2472BBF8DBFD4A513770A05FDBFC06200D28680C13FC8AE04542A21F8BF6C1B9AC9FAE5E7BF80F094A27491913F0036CE89ACC2B9BFD8194FFCB439D3BF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x0EB2CE33D708E83F11C13DCDE09DDB3F2CA1D68FFC14EC3FB6289359830DE63F76D35043A724EA3F6AED005D57210140605BFF0F2ABDE9BF6A54E437B5FEFCBF802822FC2976C9BF70B3538463C1FABF122C6BC7880BE23FF227F01EDD5402C08E607964BC8EE33F136B91ED16B608403498F01F2247E03F6E0D484D8A8BFCBFCD3F77ECA90DE33FB30DA464C842F9BF6AA23E22698EDA3FCBB401319FAFF7BF65DA719198AAD2BF62E55539F1F2084012BFE4CA3F64F2BFA6110085EF4DFEBF"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Log %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Log1p_93(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9C113F8E750AFABFD43FFE8BB1D4E4BF6EDEE3E9B451FE3F20E3ED55E1DDF0BF224EB3ACF9ECFE3FCEAE5B418BAEF43F848DE9B39FBEF83FE886FEAD8932D43F70C7BB88DEA9F9BF58D19093B55CDBBF9E76B5485DF9F93FBA7B5C7C960FFEBF0E182822ACE0FC3FB8AEB00E0ED1DCBF90D2982FFC84D93FC00D9354D6ABEA3F205A9FBB9705D93F6448F08E256CF2BF002215A59DEE98BFB0AEAB54040FD0BFDA6CE226D96FF0BF72A62F1554CDF6BFF045C76EC306D13F280A20FB3D11D03F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xE0E1E354CFC7B9BFEBC4D9B0FDB302C058A24D76EB00F23F8ECDDDAA9159D6BFEB731ED7C0A2F23FA8915E7A5F91DA3FD7D0E741C727EE3F8DACECF17890BF3F7EAC805ECC45D3BF1868EA1B703404C0D8D87FF262BEF23F44CAE71656E3E3BF72D0C80B85B4F03F649FFD47B65FC4BF0DA1E2662E33DF3FD6B83C7D3A32E13FEEB549D200E9E23FEA8030DC5520E6BF0C33CAAFC2337E3F44F660943B1CD0BF68F27BC83DAFD63FA2B0E57D7470F9BF241FF7A7CF54D03F3133C7B99A0EC93F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Log1p %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sin_94(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD03E6230B808C53F844360704347E03F9850E993A362F1BF5C529DAF17EBE33FA4941CE35BBEED3F283FE2E3E76CEA3F86C1A974464DF9BF9692456900E7F13F408B28B98AE1F6BF8E9EBC843C48F13F18A1AE3C2140D73F9023502C6642F03FC49F60C364B2F2BF7CD2994F4B65FE3F741DD1597E5DF6BF926BCB49D087F5BF9C737007EC04F53F46ED83D5E52DFABF7C6F4842D8FAE9BFE8144CD74A2DF6BFC05088443DCAD03F78873BD94C2DFD3FA62C255AE124FFBF401E7F2CA68DB3BF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xF57F97F82FB5C73F7495D6C8BDC2E03FB0006BA65BFEF0BF0F1640D9F0C3D33F459521955B72F13FA22C1355FCAAE13FFEAB18DA781AFBBFEA7FF17A7D998DBF35137A276A04FABF00CBEA16EA63C73FA7F22D1C02C4E13F1508F92ED2F3F13F2EE4EEB42F2709C0DE5205C41277F43FA79F3A0BD72800C0B341D56B00B8D3BF0D74DF8FE49E04404508E777F619E4BF252ED0BD17AAF8BF47586BFB83A3F4BF8CD52F2A1A5FEA3F8C8F2251D74D0740C6934941D5DAEDBFD69E8B1F0EBA9C3F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Sin %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cos_95(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA0727FFFFDA7FEBF145BD90AF5DFF73F80FE3FA5AD9FBDBF40057F0BC72FEDBF904181021E63C23F487CC5DFEBA4D1BF9C1275721A33F93FB00921E4D1C0F53FF0CA6345E34DEB3FB0572EB00952C8BFF84914216AB0FB3FC8F43EB3C813F8BFB89066D3521DF33F34613756144AF13F0039D86E422AA33F5E4560DDD21CFB3FE47C38D65A35E13F585F1E5041E9D83F88AB9A595EE1F2BFD663984FDD6CF33F70391BECFB25E83F2CCE0B43B3CBEEBFA8B8EC8D7A80F53F989DFDB44E18F0BF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xF0F50B08554BE9BF57E09C7C4BC8FF3FE5AB868A8DF9F63FB33B4781FFDABEBF0143FA8AD870F03F00ECA5D2C876A43FD2DFA4B9E7C481BF497021C1151AFDBF2BCE0EB5066CE53F553D3026236FC23FAA969678B00ED8BF93FF55223FE80040AD16C347C54FE33F2925E541E565F3BFB81BEAFBD67E06401F0E85DFC332B9BF53A8E0577E97ED3FD8B7F1DC482BCABFFC1B839CCA54E63F7B4D9A77C5B5F63FF98FED20D67BF13FBABD60669A81E83F17075BD7E251D63FE2EB824ED776F23F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Cos %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Tan_96(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB8C8E7A0CC91D23F28F89280BB5CF03FF83E6D0EAE48D6BFFEA445E3D686FC3FDEBC5CFDC11AFC3FC4F492323E3CEFBF3CC41927CCA6FE3FA40B362EB767EF3F08ADFD82A98AEABF68D94CEC6CB1FABF7C150A3E3DE5ED3F0C0A21ABB4B7F8BFB8A881219A48E43FEE9AFA5C90F3FBBF6C9A86E33D66E73F76C2A506C7A8F03F604650610F33C0BFF088DB710DA5C23F08C77DA4B2B4DCBF40C03BFF9C2CC8BFE03260395957BB3FAE9D47350862FB3F96B0E7E7CF91F0BFDACD5700A92DFC3F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x269C48792872BD3FC785EE6F6E84E93F7E9FF817F9C8A1BF4CA28EC91D9FEE3F953EE8596575C1BF771CE1BEA1BFF4BFE5064E11547FCCBFC3C1C405F987F33FA294F4CAAD39B2BF82580EE9550FF0BF3BECDB2277D7B63F6955FE5EB85EF0BFC224B8632523AD3FE9C4C8D0605FEFBF3EEB291AEE6CCE3FDACB039D1A38EE3F4C05B19978E1BFBF6ED5DF2BAECEC23FD32C9DDA147DDDBFFE455BB73930CDBFF85C127322998A3F6301142F2405EE3FB1ADBD242948ABBFFE68D1340070F03F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Tan %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Tanh_97(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9E50301D8059F1BF6CF41ABD46ADEABF30FE5ECFA0BCD2BFD029B71D886FF13F9A4A0DEB624CF93F944F98E68923ECBF74B0D0A918EEFF3F6493959E607FE93F32EADFF67620FD3F0C1ABE9BA51CF43FD4E51E754D16E8BF70430511973BC03F9E8A278084DFFA3FC26EAA3A39B0FA3FC0AE65502197AC3FF4DA5DBE4419E0BF9ACCBEF071C3FB3F24F370ABAFEAE13FF0327235990CFABF764D106F2893FD3F52F7DCAD68B6F3BFA8E13C12863CDF3FE6562AAC98B2F73FA857BBCC5D7BD53F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xE5315BFB09DEEFBF4CF8A9EC0A65CDBF2875427B5565F0BF257950D00BB6F53F6C5047DECC32F03FBE6ED1B9EE97B5BFBA3CCC99A700F03F8AA5F336A9ECA23FA989A612A1AFF03F1D40DAFEAF75A03FAD3B928C8292E4BF69B4C3175247B33FAB4B87ECE220F13FB8D4B51DF47D8DBF1CB32E6D6A96B23F81CF8286EA89E1BF540F80298818EF3F656B2AE3E8E1AB3F5FB3260C9C11F1BF1AA3C7E2A939A6BF6C7A8EB212D0ECBF5E2DD5495F5DC03F5A19BE227873ED3FE3E641890D64AE3F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Tanh %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sigmoid_98(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC034E47F412EDB3F62017D7FBD6AF13FFAAEA9004C84F1BF1803961C4021F7BF10E700C81D3AF23F763357CEA141F9BFCADE7F43C12BF73FF0FA9DB70DDDEABF1EEB725A8419FC3F38A33C088DA0D93F98F6056B7D54DD3FEA99A1F55EE1FD3FFE2FD0065A4FFA3FEE3CD0E19B56F83F58F2835829A3DC3FF8F957FCEDD9E0BFFE7ADFA48165F33F48C49F8131F6D93FF872989DD552E6BF785A5072CF98D6BF3C1FE0F3F69EFDBF48622A412353F83F34DDAD15B509E83F00497F72F2BA853F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0xD383E31C6580E43F48D35753743AD23FE9AE3622D375C03FA145CF61C2C5D1BFC586A901C015ED3F54710D5A20AAD2BF367931F5830AEB3FB32D8415385AC0BF691D545C3184EB3F0CFA832B2792A93FB0B829F23C52E93F7D207F8541C9E23F18E195B57094EE3FCA5A8D1CF05EC73FE0C9CF4983C3E33F44B94DF9D55BC0BF2848B2A514EBE83F03EC469D3C61B23F174FBAC9C6F7D43FA97C92C4E531B4BF06202364BE08A03F1C35E507F54AC33F86673891FBBDE53FB512EE6C85EE623F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Sigmoid %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sign_99(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6E2538D3875DFD3FB03AF558554EE83F906ABCEC8698C8BF30295128629ED63F3071D48D6FD0E33F485F09D74DDAEB3FCE980B1E5D8FF23F4403B092163DFDBF3E1273528681F13F4865360B1D4BD03F38F73EF3D82CEB3FB2E45077667CFC3FB0A8A375B91CD63F840C3A0B56C6F3BF9093DA1EDA79F73FD43489ED597AF83FB872EF461BD4F6BF66FCF09C7671F0BF5CEE4F2B5DCFE63F8038DBC28C559D3F28097EA7C237FE3FA0E0E45FD849CBBF0000F2D7D932F03FA014354FDE38CB3F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x8B853E746191ED3FDF3D490F4079D83F0F493A841A92DEBF20C75F6F011DEC3F72E7C15CB38CE23F01A9F9153B13EA3F43A1159B4526E13FA04B08753D04EBBFE1D0D538DA2AEF3F0C1957333302CD3F0B014739B48DDB3FEC678DB3EDE1EC3F15E9E9EB0B3BD13FC6415E3485D1EEBF3B9FE49D5926E63F73DC2F045C18E73F5FD84C332BF7E9BF4590B812E7B3E2BF7C2C008164F9EF3F75E1B5094C8FA43F4A728CF44CCCEF3FE92978342BB7BCBFD43EA1450651EF3FF3D60E2A6350CA3F"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.Sign %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @OnesLike_100(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x10A77FB079B7EBBF14D893BAFEA6F93F0048255CF8C7C5BFA8367BC483C0D8BF700E28557D7EEBBF34C15B9B1266FB3FB0308CC63F28D7BF9EC10C090E11F9BF602D07E794CDE8BFF8934B32727DE4BFA020C2E0C1F2B53F7847AFF3C31CE9BF226037D8C919F6BFA861D71DD1DFDEBF48065159699CD53F88572D020CA7F2BF288BCF22BFC8F03F405749511A2EB8BF3AC205479843F8BFC4203B0EDE13E23F1E810FC69400FA3F1C182C6F9F31E7BF1AC3623C43FFF43F440C028450E3E9BF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.OnesLike %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @ZerosLike_101(%0: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x9C259635FE24FEBFB0BB7FF84CB9DF3F44FC66DA4B54FA3FA2B470019ECFFFBF0CC3C986751BED3FD216BB67A122FEBFD22EB0751E51FFBF16801A93174AFEBF3875CDCA78CFF5BFAAB1F006458EFEBF5C7571C9EFD2FDBFFCD2DEE21C85EB3FA0D917687C57E83F0094128C2A07AD3F902C0857F2E1FCBF5863DE612A9CF53F38CB950357EEE3BFD0BD311DF54DE13F8C2B5AB66B37F63FEC116ABCABA3FF3FEE41313E5085F33F081BA12C0D40ED3F40A21AB6A70AA5BFD44DF80C3494EDBF"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x4xcomplex<f64>>]} {
  %r = tf.ZerosLike %0 : (tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @ComplexAbs_102(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x54CA6A1192A1FB3F088D3EE7B3E5F1BF309D9DB58BDFD6BFF0E9119C2070CE3F10F404CD61C9CEBF6EF60E14B677F0BFF4AD7F61B5B3FBBF2CE1A43EC1D6F9BF3CEF25C4B12BE5BFB458634D807CE0BF604E3584B5D3EA3F1E5493B98DD6F63F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x4E265B45E375004083D1583B4279DB3F8DFF63444BE9F03FCFC70950E6F002409AE1E0A32FD5EA3FE1445326617CFA3F"> : tensor<6xf64>]} {
  %r = tf.ComplexAbs %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Real_103(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x30092F429587E93F248A8D17F740EB3F80175CC508C4BEBFAA328FAC646EF2BF38F807661A9DDF3F1845965C6C26EABF0015ACE6C303CABFF882931CF441FB3FE8E06E8EADBAFE3FE4F2A9E0D7FFFFBF3253E599584FFABF9C0DD7DEC823E9BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x30092F429587E93F80175CC508C4BEBF38F807661A9DDF3F0015ACE6C303CABFE8E06E8EADBAFE3F3253E599584FFABF"> : tensor<6xf64>]} {
  %r = tf.Real %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Imag_104(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB8AEFBE3FAB9EA3F4056BACE8616CABF6EE241425E0CF03F3E58B07BE8D3FB3FFC8DC8938247E93F4293FADDEA7BF53FF2AFB8750FAEF1BF800E706FF1C29A3F405FE2400751DA3F8A535DDF37EFFD3F68B0489D31FAFABFA08201DAAE5BEEBF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x4056BACE8616CABF3E58B07BE8D3FB3F4293FADDEA7BF53F800E706FF1C29A3F8A535DDF37EFFD3FA08201DAAE5BEEBF"> : tensor<6xf64>]} {
  %r = tf.Imag %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Angle_105(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF81A54B98DDFD0BFE069750F28EDC73F46D803D8D890F9BF82667DFAB875FF3F705383F16E89EFBF86F352F3A0C2FBBF18C498445DD7E63FB2B70EF952A8F03FD0B990B6F85DCDBFC429CE21B697FD3FE065AE4566A9DD3F30338CB40AF7C33F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x82D04260E4320440628991FF8E060240521EF81CEFB200C000AF00128608EF3F2CBFA3407F1BFB3F68248EB4DFC6D43F"> : tensor<6xf64>]} {
  %r = tf.Angle %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Conj_106(%0: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x20F4316F0DA2D4BFE621504FBD66F0BF126C91832D3EF23F5EB92CD3B628F9BFAC2F5CE4D8D9E5BFEE9B0A40E7CEFA3F5A563AA79AF4F53F5CF1959E26D8E2BF8CFFDEC7F88DECBF18980972CAA5F13F28B28261EE87F83F120D31B0BA55F13F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x20F4316F0DA2D4BFE621504FBD66F03F126C91832D3EF23F5EB92CD3B628F93FAC2F5CE4D8D9E5BFEE9B0A40E7CEFABF5A563AA79AF4F53F5CF1959E26D8E23F8CFFDEC7F88DECBF18980972CAA5F1BF28B28261EE87F83F120D31B0BA55F1BF"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Conj %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Complex_107(%0: tensor<?x?xf64>, %1: tensor<?xf64>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xDA3A662696EAF03F728C3F636C15FFBF0C53A6CED99BF73F56392F4B001DFBBF90FF8EF6CDE9D3BF60EC4B750747BDBF"> : tensor<2x3xf64>, dense<"0x664DA24C995FF43FDA8E9B53A423F43FB0855C67C54BD23F"> : tensor<3xf64>],
  expected = [dense<"0xDA3A662696EAF03F664DA24C995FF43F728C3F636C15FFBFDA8E9B53A423F43F0C53A6CED99BF73FB0855C67C54BD23F56392F4B001DFBBF664DA24C995FF43F90FF8EF6CDE9D3BFDA8E9B53A423F43F60EC4B750747BDBFB0855C67C54BD23F"> : tensor<2x3xcomplex<f64>>]} {
  %r = tf.Complex %0, %1 : (tensor<?x?xf64>, tensor<?xf64>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Add_108(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB4EF2EA5BF19EC3F70ACED57348DF43F00000000000000000000000000000000D05B31A800CDC23FA8EF03C64940FFBFB4CD87969EBCE23F5EB5E63572E5F63F54986D23D9A4EEBF56365C90E6E4F93F30F60E59F250CDBF149085C8FB78E8BF200BA79773C0BD3F8093CA3A7F2BE93F00391937F07484BF48F0D9CDE093F5BF"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000B6F67D4A6A82F93F60812CB4658AB7BF2467DA33A01CF4BFB0511ABD4354F43F007B111A8B0E97BF54988039D854E43F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0xB4EF2EA5BF19EC3F70ACED57348DF43FB6F67D4A6A82F93F60812CB4658AB7BFAA3BD41E00C3F1BFF03BD3110CD8E5BFDC41B73D2A04E23FC4805329EF87004054986D23D9A4EEBF56365C90E6E4F93FF0175CFF4BD8F53F40200B7F486AEBBF72F65FFA9840F2BFB8CD3FAD01750040C00BCF9A81A4A0BF3C483362E9D2E6BF"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Add %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @AddV2_109(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x64D61356B155F2BF0C5F73396AFAE3BF00000000000000000000000000000000C8A1C1DEBCBAF5BF7E8129C4E720FC3F04FEDC33C154E33FD08B77C39DF3D7BFD47B2FFCEC0DF6BF34C7E786446DE93F5C65E95575D5EFBFE8A5C8383904D1BF8A35D9AA0B82FF3F80C232652F09DBBF66667B519140F1BFD8E62B992951FDBF"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000000E60EDAA13F63F00D6EAFACD3BFB3FF21974E832D4F33FB0189608E984F4BF06F1209F61D9FFBFE0881ACCD43AD3BF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x64D61356B155F2BF0C5F73396AFAE3BF000E60EDAA13F63F00D6EAFACD3BFB3F607DD8649F68BEBF38A34DEEFA6FDE3F04723205012FF6BF580AC9473997E5BFD47B2FFCEC0DF6BF34C7E786446DE93F486DAD09C1A3D83F86ACB8ACBFFAF63FBEA7A6491FAB094050C9E2E13447FBBFB62B4E78F98C08C088441966EF0F01C0"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.AddV2 %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sub_110(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6E8F721A0ABBFE3F2872B3F7931FD1BF000000000000000000000000000000009802287EA08CD63FF86CA8B28E4DFEBF8AB02C845A61F33F28DDB8FED9CBD1BFAC3E932E6378ED3FF8DCC494788BED3F384CD89E794FDC3F508B7A95C0ADD1BFACAC18DF3564E33F988B223BFE14E7BFB07501D917FEC63F60ABB757F551C53F"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000F8B0ABBFB3A7FABFBABE1023AE6FFC3F309E98D9821CCD3F28A8C19BDD39D4BFACEB9177BCE0EFBFAC8C05AC971FE23F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x6E8F721A0ABBFE3F2872B3F7931FD1BFF8B0ABBFB3A7FA3FBABE1023AE6FFCBF00CE6E457CF9BF3FEE02B84B173FF9BF30D3FA5FDCA8014040FB61AB8405EBBFAC3E932E6378ED3FF8DCC494788BED3F03E2B013C9DD0040C7B037248F6D00C0400A65512A3AD83F086F83DA1EF0D9BF8C24E93621D0F23FA8432FAC3496D9BF"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Sub %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Mul_111(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x68E85DEA9E89D9BF1A8773B287BDFCBF00000000000000000000000000000000E8F820590F43D23FA0E3DE0C7477B63F48D2FF69A838FF3F0030236A3790D63F4C4044CF8D4AE43F78D63B52C29CDFBF766F9B183BDEF93FBA7687A26A23F93F5089DDB6ECDBEE3FA04222F5A6C0C73F707ED72BCCE4F6BFB6A87F09B344FE3F"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000EACED7713759FC3FE0034637086AD1BF74A058A86D9CEFBF6038C3C3AF68BABFF8629D6EBD26D03FC4898A546407F63F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x000000000000000000000000000000800000000000000000000000000000000093C956EEE775D1BFEE8AAB1BA9BABDBFC0C4FB15F6E17C3FE59ACBD960340640000000000000000000000000000000003E71D7B619560A404716D4D121C002409232B35015DFEDBF2361A24D4819D2BF75E80E58C0B907C0762FB040ADE1F7BF"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Mul %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Div_112(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAC9C72431C13E8BF18F10361D604F53F0000000000000000000000000000000054134F690F04E0BFC621FA982590F0BFF4188529352FF03F5EC64B47C342FCBF847D6BAC978CF03F3C922FC30B52FC3F4A1ED1B878D1FFBF1E61BB1E9EA3F4BFC04F0C706B1FAA3F80254DFA82EAA0BF40239D26E16EDEBFA0446AD4E072B83F"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000000000000000000000000009D85DDC87E8BF1E583D5CD47AF9BF085A3A2F1330F63F4090C9EC7371EEBF2C215FF61347F53FA8FC7CF2CA25FABF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x000000000000F8FF000000000000F87F000000000000008000000000000000007B1552E81F52BA3F91138F8476A1E5BF1FCD325A1981EE3F72ECD9F97710C4BF000000000000F8FF000000000000F87F462FD1B8A654F23F72DEE7150450E6BF9A55B444DD7FA23F960602602B8A4F3FF58CCA2BE2BBC6BF2F760F0EB4BEC2BF"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Div %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @RealDiv_113(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x84638A57E783EA3F18AAD32BB3AED1BF0000000000000000000000000000000082F5868C80F2F63F40BD822D53D3F7BF62FADCC995E0FB3F50739F0679E3FF3F0C68C25717DEF23FDE945B27032EF5BF0CA60181131DFEBF58E9CF39981CE13F4093DAE015F9E7BF105E193E1CF0FABF0825762C4861EDBF948A8FC6A9B6ECBF"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000AA218806A38BF63FC8856A29B48BEA3FECDC6264B776E13FA0489968D40AF4BF986D29B27C55F2BFF05C0C14FD52CABF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x000000000000F8FF000000000000F87F00000000000000000000000000000000CAA793519AB1F63F1B84780D34DDE03F951509B97768FCBF2E0162A402BBF6BF000000000000F8FF000000000000F87F022DF4E8866EEABFDE29D0325EB4EB3F1F3A3C4C0324ED3F7A8DF4586CD5EFBFCFE60ED26032ED3FA3AFDD246FD1E33F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.RealDiv %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Pow_114(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8C9438FA60EDF7BF0060162BC131D03F000000000000F03F00000000000000000099DD483E79BA3F80BDCC39F230D13F586BA0FC7297D4BFC0C673271038C4BF24A04BBF7555F53F40B1E33C849FABBFDABF5749C7A1F1BF70EAF19BFD2BCA3F4845ABA122DBE8BFD029893D54B6CE3F38A571DA71DCDE3F80BB44DABEAEE2BF"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000F03F000000000000000040225CA86763ADBF78D5DCF1D571F3BF40E3879E54EFAB3F643E0EB2C1ADF53FF6062DA65C1FF1BF34CD0A996D69EFBF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x8D9438FA60EDF7BFFC5F162BC131D03F000000000000F03F0000000000000080267E87D8791583BFC166AB257264C7BFC1E86173C152C4BF0FE4408EAC86C2BF23A04BBF7555F53F40B1E33C849FABBF1D008BF8513C41402AE89C6053F625C065260677A25C953FB0FEC6B88C8F65BFAD9F17D43E49C93F2754A8AC8C05E13F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Pow %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @SquaredDifference_115(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x28616DAC4D58FE3FD44BB85951C1EABF00000000000000000000000000000000088E87AB7949ED3FBE65DF5F0844F33FCABE19D4F84EFD3FBEDD1802E08EF6BF86ABEFAD5431F23F90215AEEFE3DD8BF8A6AA8F8EC4DFDBFC0F32976E817EE3F4093CBAF6088B9BF3833200CA741EABF40F1E0153B02A3BFBC0573509AB8E53F"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000000000000000000000003CF720820587FC3F9043BAADF0FCE4BF204A802DF5B8F93F808B22E74BA6B2BF602B2367F8FCDDBF8EADC67EA6EFF2BF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0xC88D9B29192F114000000000000000007868EF6582DF0C4000000000000000003AF3ACF878E100400000000000000000EB45B1C30F5F15400000000000000000B722F16F45FBF63F0000000000000000AFCAD655B2392F400000000000000000529CF45A25CB0B400000000000000000A11ED920F43B0D400000000000000000"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.SquaredDifference %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @MulNoNan_116(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x408361198434C43F6E4851DF62E4FC3F000000000000000000000000000000006275144598A5F63FE0863DFBC48FEE3F484E530BA4F5F63FF475864C033EE9BF4CAF9CB6C792F73F30814BF8B4F8CC3F9A2140AF30B1FABFA0633F7609A1CDBFB0D5938CCA51E63F580432F60EB9E13FF86D2BA7DEA8D2BF581D38213CB7EE3F"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000603C7A2E7A46F3BF564AB46B5FD1F83F8A9977A0E8D3F5BFA8BC57A3A632F1BF1A2B32312A46F63FC0AB1EAEB94BD13F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000800000000000000000448FD7EF10F1ECBFF862E5462F9806C0D1645D16CEAF0140678B845022BBE6BF0000000000000000000000000000000006E3E4D352F302405078CB806D7802C01ED3626074CCD6BF0CE926849615F8BF5225D4E4064AE5BFCC1F08DF961EF43F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.MulNoNan %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @DivNoNan_117(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x446101D7D2E3E3BF5AB7BE48D90CFF3F00000000000000000000000000000000D0E8D5E768B3D0BF2C27095B17E1EE3FA28B351EE1F1F4BF04188967586CEFBF48D2A8DCB7B7E3BF2423F491257BFA3FEC870E5D9BEFF43F4C450B638A35F9BF48B6DBBECC44D6BF18DA779183F3F8BFFCD273026E8BF7BF00C0C954E29D533F"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000BAB69A0EEF13F13F501ED4717D7FD73FA8C56B75F147FA3F762D6767DCFDF5BF7ED13FD41196FBBFB0FD1C98A18CD23F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x0000000000000000000000000000000000000000000000000000000000000000505887F02A7CD8BF30453ECA2D1CD13F0B414C0614A6E43FBEB5C4D553B2E53F00000000000000000000000000000000E3E080469C8CE43F3AE1BCFC0127FBBF57C3B06652EED53FB36BFB0C7E34E5BFF9A4F4059990EA3FBA6EADFE0EC6C13F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.DivNoNan %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Xdivy_118(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAA9596B7C8E4F13F300229F2B3FEC43F000000000000000000000000000000008873D66895D8EC3FB0BF2A0C8CA3C03F5E2D59686C35F53F300C12BAC522D93FA0791CD93F56D4BFCE1AB7204E8DF63F20BE46F4F458BD3F5A04E0E4E492F33FCC4E899C4793F5BFC01A6FAE6C9CB73F3822EEB2BAA8D63F94A950F2B4D5E2BF"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000000000000000000000000EBC29E3CDCBF7BFD04E58180600CABF8404E1B60481F1BF3C0822476357FE3FA0F1EFF278ADB03F84C130166B65F9BF"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x000000000000F8FF000000000000F87F00000000000000000000000000000000CFB37574E9C0C3BF1AF2D76299B9D8BFB9B62CF71D3DCBBF4CD6414DCD00EB3F000000000000F8FF000000000000F87FD0E14E6263CDC7BFBC89E7106282E9BF4421A179B208D63F9EEDD9E02666E03F2F7020FB0847D83FA5ADBFEAEE8ECA3F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Xdivy %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Xlogy_119(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x94D61B2F8B60FA3F1046C5FDA2E5FE3F00000000000000000000000000000000366B14886A84F03F70F57798E0C1E7BFDCCFA9FB4A9FE6BF8ADA997AAD2AFE3F403A5F9669A5A83FE0C7D83ED324DC3F3079A54AA546C53FF85DC568BA8CE4BF80099E2828C8CBBFB8BE9C96A0B8E63FDA2A2993DD00FC3F78F534584193E2BF"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000000000000000000000004082DE95B166C43FCCEFC4CDEA30E3BF30F6ACB89D0BF0BFF8E235F730A3EFBFDCE7CC7F0C57F93F588D10E5278EE53F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x000000000000F0FF000000000000F0FF0000000000000000000000000000000071F6A23A1A6BF6BFC07454A10B8D05C02E48EA42C345F2BF3AB771A8E3A8E73F000000000000F0FF000000000000F0FF3E50E434C07AEDBF7E0FA86A6EA8B63F9F7D767BE3A8F93F7AEBD9F45531E83FBF55B8585EF0F23F01CCF3DD09E0D83F"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Xlogy %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Xlog1py_120(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x80EAC621F6F698BF40532D0BBCE7EE3F0000000000000000000000000000000012BEECADF9BFF8BFF69B4592BD40F6BFCEFD04F65A1CF63F7028C226BD2FF0BF1C56A84A1F66F6BF30070657C3D2E0BFC868B355A825E63F4A5CC37F234EFD3FA0FB04EBCA9DE3BFD0E10A5F7773F33FDA26114F2712FABF446B2DF0448CECBF"> : tensor<2x4xcomplex<f64>>, dense<"0x00000000000000000000000000000000C4F64BAA4830E33F80B7873BBAF4C4BFC00122CB2FB4C53F7E3D6F255515F7BFBC958FDE29DCF7BFAA1279FADE94F33F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x0000000000000080000000000000000000000000000000000000000000000000FA3EEF7D1B8F01C05D8950ED3C7BE03F3019D67C6DDC0240BD7B6D9DAD58034000000000000000000000000000000080E20B688F597FE03F9FBA58B7A494E93F56DA8D296376E63FE5F5C40F5AC4F43F7AE7EED90CA8F43F3C033240346D0BC0"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.Xlog1py %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Equal_121(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x90245EA36FD5D13F8CFEAFF2F9A7FF3F000000000000000000000000000000003082B48B1B44E43FC46D30548FB5E53F98377C2B7AD1F63FD060B7FD1307E03F581DE2904C17E43F64AF4204D3E5F7BFA89D0839E64EDF3FC8C1BE5781A9DC3FC27E03102F69FB3F9A5501564056F63F787E4FC1F714E83F50CD1368D293F93F"> : tensor<2x4xcomplex<f64>>, dense<"0x000000000000000000000000000000005CFCACC8224BE23F5018C14DB2DBFCBF109A81956473D7BFA049CD9621CFD7BF865663ADBACEF6BF7E082BE11B6DF33F"> : tensor<4xcomplex<f64>>],
  expected = [dense<[[false, false, false, false], [false, false, false, false]]> : tensor<2x4xi1>]} {
  %r = tf.Equal %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @NotEqual_122(%0: tensor<2x4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE082A08AE7BBB2BF30432154ECCDD9BF00000000000000000000000000000000A0C91D5FFAD7F9BF2CEAD7B28E9FECBFF0E9C12AC3FDD93FC22131F105EFF93F7264E192E0C6F5BF98D2E5E4AD47EBBF14DF69DB288EEFBFF4368ACB5DB9F6BF8C71F5A1B5F5E5BF5C8A0EBE9877E53FB8186FC6BC6ADFBFD8AE1BDAF460FB3F"> : tensor<2x4xcomplex<f64>>, dense<"0x0000000000000000000000000000000006B4F7AE51EDFBBFD08985CADC79FC3F600E6776A665FEBFA41AD632967FEF3F564CD5FF03DFFEBF8C206476D1F9EFBF"> : tensor<4xcomplex<f64>>],
  expected = [dense<[[true, true, true, true], [true, true, true, true]]> : tensor<2x4xi1>]} {
  %r = tf.NotEqual %0, %1 : (tensor<2x4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @TanhGrad_123(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x649AFD818525E83FA018CB9083DBE23F46352E106EBBFBBF14085747F261ED3F485389380631EC3F585D061C935DEC3FC2D53BD6E06CFB3FA07FED48E926ECBF8049E0E7FE0AEDBFF4A704B10DECE2BF88A525698198DBBF587A11C9D2ECD6BF"> : tensor<6xcomplex<f64>>, dense<"0xE8FBBFFD5309FA3FF066127591FACCBF2850955172E0FA3F6668BD513ECFF93F5EF3E1204623FDBF6898866DE003FB3F3ED38150E085FB3FA0D31E32131AF83FFCFC1F901E04E4BFA0798F0496E4C83F6A4058D96211FABFC65EFF5CA137F6BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0xFDA9531F1C08F13F2029E1391AF9F9BFF110460EE0561CC09A40FBE95FCA0B4070FDCA1F2C8DE93F0388680D273212401ED08F48AD2E1AC038CF15A294790B40F289659D70C7BEBF478E902DD6C1E83FCA0CEF3BDF6DFFBF0CAEF07D15C5E9BF"> : tensor<6xcomplex<f64>>]} {
  %r = tf.TanhGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @SigmoidGrad_124(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x68758D1FFD10FE3F40C6807E4771DBBF0AC38AAA1089F33F46A5FDDBD996F6BF6C796A2BBFCDE13F34A7034AA544F5BFF0D10AC86413EBBF409B6ABA8D59C93FB2B5E8E772B2F93F841AD3480B76F0BFE01AF78CA0C7D4BFA88322190307F23F"> : tensor<6xcomplex<f64>>, dense<"0xB4958EF5F19CEBBFD0160AD26E72D6BF1257FA2D06B1F13F8A3B4BEC6714FFBF7815E50195ACDE3F6EC4E8FB3B8DF83F92A4F245310FF0BFB8643E3DB4E8E13F74D3449DCC1EFEBF101E227C4B47D0BF08198D82A53EF23FC8EC94D223F4DC3F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x418C51CB62E8FA3F2C36AE37352EE0BFDECB4774BB701740E4BB16A0AC8CF1BF98A996B9E886E73F361279C78A4B0940C46FCF5451AEF33FEA9AA6A1D732F6BFDC40FDDEF6CBDA3F96A2E899623911C02095D18E09CDBD3F064F2C3A93FD0340"> : tensor<6xcomplex<f64>>]} {
  %r = tf.SigmoidGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @SqrtGrad_125(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA4A5576D7AC0E63F80DF52C7C7DAF83FCCCD158CA8A2F33F40EEE5C5EC3DD03FCE69D53C91EAF43F38989E6C19E8F33FB0C18353BC0DDDBF1A9078F0F2ECF4BFF6041039342BF83FBC06ACA742EDEBBFF05FF25E4A9DE83F8424951593B5F93F"> : tensor<6xcomplex<f64>>, dense<"0xBA12244A310DFEBF26195464E0A6FFBF2C20AE5D61ECF83F9CF5380C601EFC3FF027A5817878CC3FA8178153B0E5D1BF4A8E427433DCF33F84464383D59FFBBFB2BAB157298CF8BF00AFF822BC76ECBF729B2D650217FFBFF678A6A0DBB0F2BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x8A616E022E0DD33F6EA8A3C095B4E7BF5AF1935E48DDDD3F5A5900252200EA3F80F2D27BFA19B93FFCF2AB0030EE8BBF191BFCD9108EE7BF987D11958009CCBF175E23ADD543E0BF0015DA7F334149BF30CD6AAC1CD9AE3F328A8E408345E4BF"> : tensor<6xcomplex<f64>>]} {
  %r = tf.SqrtGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @RsqrtGrad_126(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA89808717722FEBF085AD4D84374D7BF84C3C31290E1E1BF803B27B897F0DA3FA23D85B2604BF13F38B3190C72A5DA3F54B8A60C933BE33FD0877BC82A13FCBF1608B57436E2FA3FE4829A948D44EDBF409C0B56F253CEBF0098DC031314B83F"> : tensor<6xcomplex<f64>>, dense<"0x905C552F3BF8FA3F04F0A282963FFCBF140B0FE25466E5BF00AAB1616648F5BFCCF2E3614799E7BFF4B14A976856E73FE00E3F39398CF2BFD82531D5958AE33FD083E947CEE8DCBF30E0CCD468D5CDBFA87966A636F5E43F30662E83E3A7C13F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x0E2C37F08B78F93FAA8994C943F220C04E6F35773D3BD03FFC5CA26257019ABF08286C38C5ABCFBF156BD86D678BE8BFA842D609B5A410C0CC51DBE629A1D9BF30D2F47DF939E6BF4328867DDE35FA3F8CD8660FF5AA543F073181E4BE1C763F"> : tensor<6xcomplex<f64>>]} {
  %r = tf.RsqrtGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @InvGrad_127(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xC44693459623FBBFA05A536E6D8CE83F06C71318A549F13F006DE53D135F95BFB43B5796C729E2BF8C20D249FDE3EABFAECC7E97E9C5F4BF8856D6E279EADB3F006E82B4B9DADB3F086BA955F860FD3FAC334795A4C2EA3F9E7B893929B7F03F"> : tensor<6xcomplex<f64>>, dense<"0x9A3330917AC4FC3F445BE12B968EF6BF18B4BE8F2E40FA3F3C609B7FA203ECBF625118E8E4EDFCBF6CD316C9B3AFEF3FA6470586B06FF3BF70C13616C086D53F8040DDF6E762B4BF0AB03A29A070FE3F38C124FC1E67E13FEE1247AB8DABFE3F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0xE8FA436D7C221FC002EA6851283EF7BF640126E32D44FFBF0B8704AD2353EE3FE87205EACF38FABF1897C3476A83F5BF8359CD6A73940140FB82A31FCBEEEB3FE6E68E13715A0AC045AFD7B9ECB4174003DF358FD51609C0C9B6EFEBDA3AFB3F"> : tensor<6xcomplex<f64>>]} {
  %r = tf.InvGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @ReciprocalGrad_128(%0: tensor<6xcomplex<f64>>, %1: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCCE2DDC7BA48EDBFA2B325AFD33FF7BF38FE68DF5AC6E1BF303223EDACD5EC3F64A077ED33FAEBBF28B50CAAD900FA3FF242231F2E5EF73FFC36A81F923DF7BF6CBE05621601F1BF20740EFD4338FCBF86B802D6A101F9BF16139A759150F43F"> : tensor<6xcomplex<f64>>, dense<"0xEC6851928762E1BF926308F5BE44F3BFECDB3FF33FFCE2BF660610697BD1F3BF50268D6A2D11D0BF6CCA03EE91D2F5BFFEBF333F1ADEF4BFAE9C4DCB047EFABF20DE73FECD2EB7BF20D4C998E852F4BF7295FB7A2D0CFDBF5E3442056734F4BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x5E389FCFDE1504400A222A0F32D507C07AA2057B199EF8BFA0DE7B9DF0599EBF3973AD68806311C0FACA6C85488BFDBFDD040A3BC2FA1BC025230859B94916405DA14DAF8954124000B1E28C87D906C01C9C459EBA070CC0057575900A822040"> : tensor<6xcomplex<f64>>]} {
  %r = tf.ReciprocalGrad %0, %1 : (tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @SelectV2_129(%0: tensor<2xi1>, %1: tensor<3x2xcomplex<f64>>, %2: tensor<2xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, false]> : tensor<2xi1>, dense<"0xB09166B77B1ACCBF8233B9962113F33F56500B3F0235FEBF2E571F47C226F53FDC9C34735493FC3FFCE965DAEAEDF93FDADFDBD449D9F5BFD081ED204900C2BF50E145C3BF75CB3F3CF56A246B39F53F203B16658F5DCCBF4AA6DFB201DBF9BF"> : tensor<3x2xcomplex<f64>>, dense<"0x6E12EB5DD560F03FBCEE007BF1BCFDBF32E458ECABA7FD3F906A5048F18DE03F"> : tensor<2xcomplex<f64>>],
  expected = [dense<"0xB09166B77B1ACCBF8233B9962113F33F32E458ECABA7FD3F906A5048F18DE03FDC9C34735493FC3FFCE965DAEAEDF93F32E458ECABA7FD3F906A5048F18DE03F50E145C3BF75CB3F3CF56A246B39F53F32E458ECABA7FD3F906A5048F18DE03F"> : tensor<3x2xcomplex<f64>>]} {
  %r = tf.SelectV2 %0, %1, %2 : (tensor<2xi1>, tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @AddN_130(%0: tensor<4xcomplex<f64>>, %1: tensor<4xcomplex<f64>>, %2: tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0", "x2:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x8CFDA6043560FCBFF4CDCA3FA530FE3F2A4C1CFC5BFFF43FA681AAA8B7DDF63F406691A904A5F9BF30F0FB2BD7E0CCBF2879588ABF0BFF3F0089B302DF94F53F"> : tensor<4xcomplex<f64>>, dense<"0xF81F86A01AD0E6BF3C997C95BB8EF1BF908350BFAA08E23F580F98DDBFE3E03FB8C251F7ED41E3BFF23E2FD0BE92F63F66086A27B626F23F105F599602B6C33F"> : tensor<4xcomplex<f64>>, dense<"0x08B7EB289B15E73FD0AEF9CF8F08D6BF904F2579A98EE63FBAAABEB856A0FC3F6AA601531E3BF83F6046A2BCB884DF3F0616A05CD625F8BF9830FC0F2C62DC3F"> : tensor<4xcomplex<f64>>],
  expected = [dense<"0x043274C0743DFCBF10243FD9167FDC3FDD9A2B0C83A50440069A1A28F7F70D40644271A4BA15E6BF8452D819D2D7FA3F886B22559F0CF93F08C17D592A24FF3F"> : tensor<4xcomplex<f64>>]} {
  %r = tf.AddN %0, %1, %2 : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_131(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x60F0D216524CCBBF0091FAEF765EBD3F84021E25F24AFFBFB264A8380D1EFC3F8086E9D09203D5BF4CB4CA287103F5BF3C3EF7281E69E9BF884655B57168D0BF70AA05F27989F83F16BAD99617B8F3BFE0D06A59FAF1B6BF7043E94B35CAE1BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x91625ABE9157FABF971CA8BEF1484BBFD04BC43FD38FB7BD"> : tensor<6xf32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf32>)
  weir.return %r : tensor<*xf32>
}
weir.step @Cast_132(%0: tensor<6xf32>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xCFA1AC3D61CFD53F590F153FFAD7973F9EA1A3BFD5423A3F"> : tensor<6xf32>],
  expected = [dense<"0x000000E03994B53F000000000000000000000020ECB9FA3F000000000000000000000020EBA1E23F000000000000000000000040FFFAF23F0000000000000000000000C03374F4BF0000000000000000000000A05A48E73F0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xf32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_133(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x484D5318AA47D8BF921C852C33ABFDBF3C7E8CD5E70DE43F50FE92EAB1DBDEBF38E34D17D99CFBBFE46BF6878200F0BF00B565E635B6873F60609F0EAECFC73F886C25011B70D03F50F6C82AE4C1D0BFA8972A347C96EB3F309113752A76E7BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x484D5318AA47D8BF3C7E8CD5E70DE43F38E34D17D99CFBBF00B565E635B6873F886C25011B70D03FA8972A347C96EB3F"> : tensor<6xf64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf64>)
  weir.return %r : tensor<*xf64>
}
weir.step @Cast_134(%0: tensor<6xf64>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x40A6A9B3D06CDABF04A268425738E9BF78BEBDD4B10DF53F58067C98BBC8DB3F2C1EFB9234C5E93F2CF748F066C5FF3F"> : tensor<6xf64>],
  expected = [dense<"0x40A6A9B3D06CDABF000000000000000004A268425738E9BF000000000000000078BEBDD4B10DF53F000000000000000058067C98BBC8DB3F00000000000000002C1EFB9234C5E93F00000000000000002CF748F066C5FF3F0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xf64>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_135(%0: tensor<6xcomplex<f64>>) -> (tensor<*xf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00D63E7BD69AFB3FF0C80BD9E675FEBFFA0AFFD51CB1F23FB48296000853E83F503F1CEC06A8CFBF80DA0DED104AA63F704CECAB3F18D33F8651AAFA09EDF1BF808DA5A64EF1B8BFECC0A9F0A445E53F58B4E6254388DD3FC67297DE7205F3BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0xE73EAC3CEAB3C6343CAE6237"> : tensor<6xf16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xf16>)
  weir.return %r : tensor<*xf16>
}
weir.step @Cast_136(%0: tensor<6xf16>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF5BA64BFE9BCAE38963F27BB"> : tensor<6xf16>],
  expected = [dense<"0x0000000000D4EBBF0000000000000000000000000090FDBF00000000000000000000000000A4F3BF00000000000000000000000000B8E23F0000000000000000000000000058FE3F000000000000000000000000009CECBF0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xf16>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_137(%0: tensor<6xcomplex<f64>>) -> (tensor<*xbf16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x103365A3215DE4BFF8C5D4670274F83FF4944ECDE502EEBF9677EA8DC15AF53FA0EDB61FEBF9F13F36CA63134F8CF4BF88F5F80EE835FB3FC0A53F436AA4D7BFE4F3B3B97D37F5BF54A86B67A16DE93F1036C7CB8A58D4BF4657F9BD1118F0BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x23BF70BF903FDA3FAABFA3BE"> : tensor<6xbf16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xbf16>)
  weir.return %r : tensor<*xbf16>
}
weir.step @Cast_138(%0: tensor<6xbf16>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAE3F9D3E993FAA3ED93FC23F"> : tensor<6xbf16>],
  expected = [dense<"0x0000000000C0F53F00000000000000000000000000A0D33F0000000000000000000000000020F33F0000000000000000000000000040D53F0000000000000000000000000020FB3F0000000000000000000000000040F83F0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xbf16>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_139(%0: tensor<6xcomplex<f64>>) -> (tensor<*xi8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x50EF6D1892DEEC3FB0AA5C7C6DE4D33F1C38748CDE1BEF3FF012793E71F4CFBFC468814ADD39EB3FF87AAAEA43FFFFBF48BCBCCE7640F03F00F4A1227734EFBFB652602FD671FF3F5C277D5D934CFE3F841E253722CBFE3F68FBC13EBBE1E83F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x000000010101"> : tensor<6xi8>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xi8>)
  weir.return %r : tensor<*xi8>
}
weir.step @Cast_140(%0: tensor<6xi8>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xFFF7FFFCFDF6"> : tensor<6xi8>],
  expected = [dense<"0x000000000000F0BF000000000000000000000000000022C00000000000000000000000000000F0BF000000000000000000000000000010C0000000000000000000000000000008C0000000000000000000000000000024C00000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xi8>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_141(%0: tensor<6xcomplex<f64>>) -> (tensor<*xi16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD882D57033D2EBBF480FEB9AE734EFBF8650A127B4FEF1BF105AC1D28284CDBFB0DB8B883B96D23F6A3093403E8DF23F642A412972B6F33FB299C946355DFA3FF4FB605C6863F4BF30A4CFED5A6FDFBFD0E01E075C29F9BF807608203707BCBF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x0000FFFF00000100FFFFFFFF"> : tensor<6xi16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xi16>)
  weir.return %r : tensor<*xi16>
}
weir.step @Cast_142(%0: tensor<6xi16>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B0011000B00F2FFF8FF1200"> : tensor<6xi16>],
  expected = [dense<"0x0000000000002640000000000000000000000000000031400000000000000000000000000000264000000000000000000000000000002CC0000000000000000000000000000020C0000000000000000000000000000032400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xi16>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_143(%0: tensor<6xcomplex<f64>>) -> (tensor<*xi32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x32B22031C40BFCBF2453C6B85C70F43FEE7D89CCBE6DF0BF0C9AEF148262EDBF348D9FBAFB80EABF00C22FDFB5309D3F003C23BE8204D1BFD4EFEBB74058FEBF206A9DA20185C4BF0012EBBC091EF63F6EECFBCA683EFDBF765A795089A7F4BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0xFFFFFFFFFFFFFFFF000000000000000000000000FFFFFFFF"> : tensor<6xi32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xi32>)
  weir.return %r : tensor<*xi32>
}
weir.step @Cast_144(%0: tensor<6xi32>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000000FDFFFFFFEDFFFFFFFFFFFFFF0E00000001000000"> : tensor<6xi32>],
  expected = [dense<"0x0000000000000000000000000000000000000000000008C0000000000000000000000000000033C00000000000000000000000000000F0BF00000000000000000000000000002C400000000000000000000000000000F03F0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xi32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_145(%0: tensor<6xcomplex<f64>>) -> (tensor<*xi64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x7CA8525982AAE4BFA6F928E53C40FEBFF4ACC3417F56E63F70B34A25E2F5FB3FB2D22958D762F83F1E6A3D003501F63F7415527ED666E93F6EAE50819A30F4BFE0616F387B38C6BF14CEF82C8F6CEF3F60AF36B0B470B9BFF4C812C815FCE1BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x000000000000000000000000000000000100000000000000000000000000000000000000000000000000000000000000"> : tensor<6xi64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xi64>)
  weir.return %r : tensor<*xi64>
}
weir.step @Cast_146(%0: tensor<6xi64>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF1FFFFFFFFFFFFFF0600000000000000F9FFFFFFFFFFFFFFFAFFFFFFFFFFFFFF0A000000000000001000000000000000"> : tensor<6xi64>],
  expected = [dense<"0x0000000000002EC00000000000000000000000000000184000000000000000000000000000001CC0000000000000000000000000000018C000000000000000000000000000002440000000000000000000000000000030400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xi64>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_147(%0: tensor<6xcomplex<f64>>) -> (tensor<*xui8>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x5CBB4591E2C0E73FA44197DC2E56E3BFA88BDC3B694EF2BF70FEE437BC38DBBFE26C16972221FB3FD05C2E79840FDE3FBC49132B9DF9E8BF20A13E2D7C8FD73FC0EB6346AC03B03F1C7D00B67983EEBF64B6D3714F20F53F72C6312DDAC9F3BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x00FF01000001"> : tensor<6xui8>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xui8>)
  weir.return %r : tensor<*xui8>
}
weir.step @Cast_148(%0: tensor<6xui8>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0E130F08050F"> : tensor<6xui8>],
  expected = [dense<"0x0000000000002C400000000000000000000000000000334000000000000000000000000000002E40000000000000000000000000000020400000000000000000000000000000144000000000000000000000000000002E400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xui8>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_149(%0: tensor<6xcomplex<f64>>) -> (tensor<*xui16>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xD8BD2ABC33E8D73FA0E36A956391F7BF1885601F4957D2BF2E18EB393078F23F0094DAC42856E53FC4B734E23A1DEC3F1CA43937566CF0BF6AE738ADC6C5F63F529BAD8762CDFEBFD8C39D23988FF73FF4405014027CF43FC44C131294BEE0BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x000000000000FFFFFFFF0100"> : tensor<6xui16>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xui16>)
  weir.return %r : tensor<*xui16>
}
weir.step @Cast_150(%0: tensor<6xui16>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x00000D000700070003001200"> : tensor<6xui16>],
  expected = [dense<"0x000000000000000000000000000000000000000000002A4000000000000000000000000000001C4000000000000000000000000000001C4000000000000000000000000000000840000000000000000000000000000032400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xui16>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_151(%0: tensor<6xcomplex<f64>>) -> (tensor<*xui32>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2A96022D1FAFFC3F82F1031A5E7BFA3F70A8B8B61DF4CA3FF8F57A2EE62FD13F909AFD465FF6EBBF9813CF46A72ADFBFEEC54D999364F33F708FA6D15F5FC0BFD4FB814BCA5FF7BFE0BF19310587E3BFC45A42CFBC8AFF3F002A3B2DA5F5BF3F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x01000000000000000000000001000000FFFFFFFF01000000"> : tensor<6xui32>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xui32>)
  weir.return %r : tensor<*xui32>
}
weir.step @Cast_152(%0: tensor<6xui32>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0B00000012000000000000000B000000080000000F000000"> : tensor<6xui32>],
  expected = [dense<"0x00000000000026400000000000000000000000000000324000000000000000000000000000000000000000000000000000000000000026400000000000000000000000000000204000000000000000000000000000002E400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xui32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_153(%0: tensor<6xcomplex<f64>>) -> (tensor<*xui64>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2490AA2F3E70F43F30BAC63E156CC73F90F2A5A39926F73FDCF36AD002D7E6BF700F3A41DEB0EF3F0E39E601BCD7F1BFF8D9C57B9A7DFC3F402E2AADADC7BABF10CE2766911FD0BF5C638C5321A3E33F944E7779D905F6BFCC517107425BF03F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x01000000000000000100000000000000000000000000000001000000000000000000000000000000FFFFFFFFFFFFFFFF"> : tensor<6xui64>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xui64>)
  weir.return %r : tensor<*xui64>
}
weir.step @Cast_154(%0: tensor<6xui64>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x0D0000000000000006000000000000001300000000000000120000000000000007000000000000000A00000000000000"> : tensor<6xui64>],
  expected = [dense<"0x0000000000002A4000000000000000000000000000001840000000000000000000000000000033400000000000000000000000000000324000000000000000000000000000001C40000000000000000000000000000024400000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xui64>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_155(%0: tensor<6xcomplex<f64>>) -> (tensor<*xi1>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xF8B765E09AB4E33FC4AE251B23AFE93F6447C5BBA733ED3F36670E4A1270F7BF80F5EE81846DCF3F4058F1235637CC3F989C5BBCBCCFFABFE4FB14F2079EEB3F748D509FE32DE33FB074B09A34D6FEBF9820B30BC14CE73F64DDBF5EBC19FBBF"> : tensor<6xcomplex<f64>>],
  expected = [dense<[true, true, true, true, true, true]> : tensor<6xi1>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xi1>)
  weir.return %r : tensor<*xi1>
}
weir.step @Cast_156(%0: tensor<6xi1>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<[true, true, true, true, true, true]> : tensor<6xi1>],
  expected = [dense<"0x000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000000000000000F03F0000000000000000"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xi1>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_157(%0: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f32>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2446FA4B00FFFEBFD042573AE58AE0BF6CE4CC7538C8F4BF943AB78BA4C7F8BF1606B78E5B1EFC3F283E3B133766E5BF6E26E22516B9FD3F8EC7AA0F7313FCBF584EFE7DD224DFBFCCFE64AB5DACF7BF10AAE80CC4E3F03F608512C98779D9BF"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x02F8F7BF2A5704BFC441A6BF243DC6BFDCF2E03FB9312BBFB1C8ED3F989BE0BF9426F9BEED62BDBF201E873F3ECCCBBE"> : tensor<6xcomplex<f32>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f32>>)
  weir.return %r : tensor<*xcomplex<f32>>
}
weir.step @Cast_158(%0: tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x6A01A1BFEDAEFFBFE106EABEDE52D23D5B9386BEDB12803E1E02EB3FB6C024BFFA5E423FDF4CFCBFDE8F753FF879DF3F"> : tensor<6xcomplex<f32>>],
  expected = [dense<"0x000000402D20F4BF000000A0DDF5FFBF00000020DC40DDBF000000C05B4ABA3F000000606BD2D0BF000000605B02D03F000000C04360FD3F000000C01698E4BF00000040DF4BE83F000000E09B89FFBF000000C0FBB1EE3F000000003FEFFB3F"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f32>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_159(%0: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x44AEC4459E80EABF8EC9BBC4A6BEFBBF643E81343CF6EB3FD426A93C113CF13FCA5D0D404026FDBF7E51FE42AB7DF5BF9E8623E73D72FDBF68880D671033E1BFA05E18D9CA7AD93F444437383925FD3F90414F44860FEE3FE0012427AB39B13F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x44AEC4459E80EABF8EC9BBC4A6BEFBBF643E81343CF6EB3FD426A93C113CF13FCA5D0D404026FDBF7E51FE42AB7DF5BF9E8623E73D72FDBF68880D671033E1BFA05E18D9CA7AD93F444437383925FD3F90414F44860FEE3FE0012427AB39B13F"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cast_160(%0: tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x4C564E3EB409E73F04F8157B8BE9EBBF9E843872C1AFF8BFEC5240D27A93F83FA03022E0A991C4BFA27ABB3D8607F73FA830221C4098E2BF88237E45D77BE7BF52D4FA35A1F4F3BF507D9147965DF9BF78BC84098805DFBF007194D56842C53F"> : tensor<6xcomplex<f64>>],
  expected = [dense<"0x4C564E3EB409E73F04F8157B8BE9EBBF9E843872C1AFF8BFEC5240D27A93F83FA03022E0A991C4BFA27ABB3D8607F73FA830221C4098E2BF88237E45D77BE7BF52D4FA35A1F4F3BF507D9147965DF9BF78BC84098805DFBF007194D56842C53F"> : tensor<6xcomplex<f64>>]} {
  %r = tf.Cast %0 : (tensor<6xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Sum_161(%0: tensor<2x3x2xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xB07D851A621EEF3F888344A5808CD7BF30EA9AA10115F93F8071A2630085DB3F404B9559B2F5BEBF40587EF3AD49A2BF4085DB8AE61FC73F16115BA32C10FA3F70FE68587B70EB3F98786BD2462AE3BF487141CE2D74F9BFA018937539B0FCBF74F1F2C86AD3F03F7820172199BDF93F6C2EA7DB6345F63F002F95744571B43F5E3A53589B1EFFBF5095E9B99730C83F0010CFBC596BBCBF2C90965732ABED3F642561181960F93F5A5B99DBAD51FC3F368C89ED5723F8BFD036BBF91E3CD5BF"> : tensor<2x3x2xcomplex<f64>>],
  expected = [dense<"0x3AF2DD5440EF1340E6EEF767CD02FC3F6A0F5E48AFF0FFBF8ACC63ABC5AC0540C4B16AEE5DFEE4BF8C8E3C836D85EEBF"> : tensor<1x3x1xcomplex<f64>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Sum %0, %1 {keep_dims = true} : (tensor<2x3x2xcomplex<f64>>, tensor<2xi32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Mean_162(%0: tensor<2x3x2xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xAE98A029E401F93F1AE07C015A90F03F445B3736C9D6F9BFCCE4FACCEB93F83FE017747BDACDF9BF787CB46770FFD6BFC46C5E87CA48FD3F52306CAC3F59F1BF30D201630E94F5BFFAF32336BA69FABFE4EE7824F681F63F00B4EB85A842E2BF022AF2B5CAA5FFBF40F47CB51960ECBFC059B9770122B73F9464C241687EF43F64F3A900D1CDF0BF8058D7E98A9CAB3F7C9EE1C6B191FB3F50AE01D2308DFC3F0011DA179534E23F0047765C2D65B83F38768418E55AD43F1AC0A314D3DAFC3F"> : tensor<2x3x2xcomplex<f64>>],
  expected = [dense<"0xFC560DAB8F08DFBFADD7BD9A50B9E73FF8FF43A4A17DCC3F9066DC8BE543B93F84850A27D73DCE3FC0A5BA3AA2A7B4BF"> : tensor<1x3x1xcomplex<f64>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Mean %0, %1 {keep_dims = true} : (tensor<2x3x2xcomplex<f64>>, tensor<2xi32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Prod_163(%0: tensor<2x3x2xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x2833C5C26128E6BF6064BD94EA77B13F58A9A327981DF53F78C4A158C8ADF13F20F0A4E4E47AF5BF806C1D249D03DABFCC5A820A79DEE0BF6C3CE25E8ECAF1BF502D4B4D768BE4BF2A36AC6D5668F9BFE0937DEE0563B5BFE0B0D4C41F0AE73F6000AA80D960B8BFE0234769A0D1C3BFF8A5CF44D0D5FA3FACB404EACDD7F43F92EC5C0C9637FFBFB2F9D46DFBEEFD3FA2873B33D8CBFD3FC6B40290F89CFC3FE0E96C45B575F0BF4E9EABADF989FABF508B0D1379ADD53F10943F6C1877F83F"> : tensor<2x3x2xcomplex<f64>>],
  expected = [dense<"0x050AFE72873CD3BF5CF589AE0B7BD63FEC4AD76EA36AFCBF7A105D388CD427C0AE41CB843CA4FE3F6D3AC10E02360AC0"> : tensor<1x3x1xcomplex<f64>>]} {
  %1 = tf.Const {value = dense<"0x0000000002000000"> : tensor<2xi32>} : tensor<2xi32>
  %r = tf.Prod %0, %1 {keep_dims = true} : (tensor<2x3x2xcomplex<f64>>, tensor<2xi32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cumsum_164(%0: tensor<2x3xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xE0DF9D5130F8CA3F789E00F46B4AF7BF1CE8C9C4CB1EE9BF666BFD4CFACFF7BF603ABCB764A5FCBF74D23D0D228CE43FA06A68D2068EF13F2C88879E040DEFBF60FE31E78A14D23FB85139203C48E23F300FEF818637D93F287E1CC918B3D1BF"> : tensor<2x3xcomplex<f64>>],
  expected = [dense<"0x39B9F647E2EA02C052902F9D2A6A02C03797104D659A04C05804BD8CD213EBBF603ABCB764A5FCBF74D23D0D228CE43F04AEB02C0B61FC3F8875DCE2549EE5BFC88690B408A6E53F482556775FDDD23F300FEF818637D93F287E1CC918B3D1BF"> : tensor<2x3xcomplex<f64>>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumsum %0, %1 {exclusive = false, reverse = true} : (tensor<2x3xcomplex<f64>>, tensor<i32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @Cumprod_165(%0: tensor<2x3xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x800A4901AECB9D3F5082DA2B48F7D63FD87EEB48C46EF4BF4898536457DEDA3F509A63167374F1BFC8FAFC48CC09F6BF98359AC57E7ED03F46390B7274CFFABFD46960393BC7E93FE8F6222FE0FBE33F8C04A6F9E73AFEBF4C11C12F9C4CEEBF"> : tensor<2x3xcomplex<f64>>],
  expected = [dense<"0x834DFF551235DABFAEE9883E62D9E73F83ED66A7F18AFF3FBAA5318EDED0F43F509A63167374F1BFC8FAFC48CC09F6BF31AF6312F4F50BC04CBEC2F940F1F03FD3B08B167DC8EDBF36E4BDD22A15FFBF8C04A6F9E73AFEBF4C11C12F9C4CEEBF"> : tensor<2x3xcomplex<f64>>]} {
  %1 = tf.Const {value = dense<"0x01000000"> : tensor<i32>} : tensor<i32>
  %r = tf.Cumprod %0, %1 {exclusive = false, reverse = true} : (tensor<2x3xcomplex<f64>>, tensor<i32>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @MatMul_166(%0: tensor<3x2xcomplex<f64>>, %1: tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0x485EF8F280F3F33FC8C5957A4772D2BFC8C5FCDDD573E83F80EE68D53279E73F2059B0781085ED3F0CC22F6F0904E0BF30B153B29AA5F93FB81623F8CDB9E73F68D0DCFD9DBCE73FBA377248D900F0BFF094256C548AEDBF88EC7EB3958FDCBF"> : tensor<3x2xcomplex<f64>>, dense<"0x840694966FEEFC3F243D0C7A82B3F83F2CDDA0EA03F4F6BFA0280D464311B8BF8E96A176C703F4BF36E6C01C8DC7F93F66BF024BFAB2F3BFDED83DE1CD08FE3F40C3CAAAC575F13F306FC89EF2D8E33FB2D00AED4DE6F33FE06828BDC953BB3FC4A8F9BD6963E23F080E3EC6C0A9E2BF4A202AC371D3F0BFE06E2CB164EFDDBFE606A537C6B0FD3F540683D252EDE9BF707BC247F437DF3FE6C90852727FF13FE891E0C8B2B1F5BF448A4665CCEBE13F1E12E14D2B35FBBFC48132DF02EDE33F"> : tensor<3x4xcomplex<f64>>],
  expected = [dense<"0x4EB423F7E4541240F26EF43A316FF0BF8217665B4AE5EA3FC084CD6C6977B83FE4DB33A77DD8F4BFF8F3DE5563860A40B69113821EB206C0AE8207E303D01340B2195174D726E1BFABA1A9E4B6EA10402CF2DB043899ED3F594295E46721F4BFE8699FE455F4E63FC8DC851BC76CBBBFE8CA7037B1F1FCBF1DA90390770DEABF"> : tensor<2x4xcomplex<f64>>]} {
  %r = tf.MatMul %0, %1 {transpose_a = true, transpose_b = false} : (tensor<3x2xcomplex<f64>>, tensor<3x4xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
weir.step @BatchMatMulV2_167(%0: tensor<?x?x?xcomplex<f64>>, %1: tensor<?x?xcomplex<f64>>) -> (tensor<*xcomplex<f64>>) attributes {feeds = ["x0:0", "x1:0"], fetches = ["r:0"], targets = [],
  inputs = [dense<"0xA833D1700D69EE3FA0B9DD953213BFBFFCAE8360DC7AF2BFB0FFFC8E8538FE3F00A28C29D1A172BFC81918ED50A3D53FB2DBDF204C91F13F188E5340B2C3D0BF16ADC5218956F7BF28F504171CA0D83FE8B43A77604FDA3F00AC093878D8F5BF622DD40FA255F6BF149364367FA0E63FFC91B5924ADCE23FCE2C92C4AE8BF2BFEC77ECAFB5DCF6BF96CF943B84DAF13F5232E509F8B5FC3F106DF79F321FC43FE8F0492D901FEABFC01180271752E4BF88C09AC37D8AF7BF585B3BC192FCE6BF"> : tensor<2x3x2xcomplex<f64>>, dense<"0xFA4E3C7B5AD5F8BF4073CDAB276BF4BF00FE4F48B9918DBF7CF131FA5312F3BF96C35BB7350BFEBF1C37349205CAE4BFCE96146975FBF03F72B486DDA48EFE3F2CDDDD34A270FABFA60743E72371FFBFBE9EAB655EA6FBBF6C00C74266E7E8BF441D5F0852CDE03FDC923CDB97DAEE3F4880505FF4D6E1BFA2C9E20D5C43F8BFA242EFA34191F5BF10803AE319F5CC3F40C66B4D56CFA8BF98AD927DCBA1F53FA096531F5531DDBF58B68FF99644F73F720FC175DC3AF23F5214BA6899AFF13F"> : tensor<4x3xcomplex<f64>>],
  expected = [dense<"0x60B33E346331FC3F78F665140A8FE93FE723CD5F1CEE124006A0739D9CB4F9BF1096C9A843150840ECDB9CB827BEC63F0C1320BD8BAB03C0A03835CFF78BA63F263D0FC273BA0140D832142E5CD1DD3F5B723F5FE3DE21C0D0062AD2F819BDBFFE0710EC1D750DC0844DE2DF73B9D2BF2E8ADBA8B27AE4BF2B49370C109CF03FD8E8F21CEF2816406E614428056010C062A47F93B71B0540E6383B592E00E9BFC1AAD4596D8B0240ECF87733D0DCF3BFE1A5038630B300C09EC92E1A94891840E0840196B544B03FE3919BFAB95DF3BF4A3EF57BE4540140D20499997711F83F254A2A869F7C0640BDC11A009DB501408CEF054CB104D9BF2809E7B62646EEBF"> : tensor<2x2x4xcomplex<f64>>]} {
  %r = tf.BatchMatMulV2 %0, %1 {adj_x = true, adj_y = true} : (tensor<?x?x?xcomplex<f64>>, tensor<?x?xcomplex<f64>>) -> (tensor<*xcomplex<f64>>)
  weir.return %r : tensor<*xcomplex<f64>>
}
}
