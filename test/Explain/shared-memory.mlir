// RUN: roofline-opt --analyze --levers=none --explain=0 --target=h100-sxm %S/../GPU/bank-conflicts-lever.mlir -o /dev/null 2>&1 | FileCheck %s

// Shared memory is on chip: no bytes of main memory, and no parts are kept of
// what passes through it.

// CHECK: read 0 B
// CHECK-NEXT: written 0 B
// CHECK: smem: {{[0-9]+}} B with idle banks / {{.*}}  <- binds
// CHECK: no derivation kept of smem bytes
// CHECK: on-chip: docs/counting.md#bytes
