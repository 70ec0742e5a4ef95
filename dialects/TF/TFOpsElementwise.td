// tf ops: elementwise.

#ifndef WEIR_DIALECTS_TF_TFOPSELEMENTWISE_TD
#define WEIR_DIALECTS_TF_TFOPSELEMENTWISE_TD

include "dialects/TF/TFDialect.td"

#endif
