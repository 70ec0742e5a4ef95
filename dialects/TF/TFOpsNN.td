// tf ops: nn.

#ifndef WEIR_DIALECTS_TF_TFOPSNN_TD
#define WEIR_DIALECTS_TF_TFOPSNN_TD

include "dialects/TF/TFDialect.td"

#endif
