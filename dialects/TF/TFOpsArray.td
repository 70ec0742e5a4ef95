// tf ops: array.

#ifndef WEIR_DIALECTS_TF_TFOPSARRAY_TD
#define WEIR_DIALECTS_TF_TFOPSARRAY_TD

include "dialects/TF/TFDialect.td"

#endif
