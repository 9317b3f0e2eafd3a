// RUN: roofline-opt --analyze --sweep=B=1:512:log --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: %validate_report %t.json
// RUN: FileCheck %s --input-file=%t.txt

// A point is what a report on that value alone says.
// RUN: roofline-opt --analyze --dims=B=1 --report=json:%t.1 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 1 %t.1 | FileCheck %s --check-prefix=SAME
// RUN: roofline-opt --analyze --dims=B=64 --report=json:%t.64 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 64 %t.64 | FileCheck %s --check-prefix=SAME
// RUN: roofline-opt --analyze --dims=B=512 --report=json:%t.512 %s -o /dev/null
// RUN: %python %S/Inputs/compare.py %t.json 512 %t.512 | FileCheck %s --check-prefix=SAME
// SAME: 7 groups of 7 kernels agree at

// The matmuls of a Llama-3-8B layer for B sequences of 2048 tokens, bf16. The
// weights are read once for the whole batch, each sequence has K and V of its
// own: intensity grows with the batch until those are what is read.
//
// Per token 2 * 218,103,808 flops in projections over weights of 436,207,616
// bytes; 2 * 2 * 32 * 2048 * 128 = 33,554,432 flops in attention over K and V
// of 2 * 2 * 8 * 2048 * 128 = 8,388,608 bytes, at 4 FLOP/B.
//
// A projection over n x m weights is bound by bf16 from about
// B * 2 n m / 989.4e12 > 2 n m / 3.35e12, B = 296 and more for small ones.

// CHECK: Sweep over B, total:
// CHECK-NEXT:   B  flop/B  bound by {{ +}}attainable{{ +}}time
// CHECK-NEXT:   1    1.05  memory-bound   {{.*}}
// CHECK:      512    {{.*}}
// CHECK-NEXT: Bound by, in steps of the sweep:
// CHECK-NEXT: - linalg.matmul x2 :{{[0-9:]+}}: hbm up to B = 256, tensor.bf16 from B = 512
// CHECK-NEXT: - linalg.matmul :{{[0-9:]+}}: hbm up to B = 256, tensor.bf16 from B = 512
