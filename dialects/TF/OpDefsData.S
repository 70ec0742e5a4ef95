/* Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   TensorFlow's operation list and kernel table, as they are in data/. */
    .section .rodata.weir_op_defs, "a", @progbits
    .balign 16
    .globl weir_ops_pb_begin
weir_ops_pb_begin:
    .incbin "dialects/TF/data/ops.pb"
    .globl weir_ops_pb_end
weir_ops_pb_end:
    .byte 0
    .globl weir_kernels_tsv_begin
weir_kernels_tsv_begin:
    .incbin "dialects/TF/data/kernels.tsv"
    .globl weir_kernels_tsv_end
weir_kernels_tsv_end:
    .byte 0
    .section .note.GNU-stack, "", @progbits
