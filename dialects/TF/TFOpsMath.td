// tf ops: math.

#ifndef WEIR_DIALECTS_TF_TFOPSMATH_TD
#define WEIR_DIALECTS_TF_TFOPSMATH_TD

include "dialects/TF/TFDialect.td"

#endif
