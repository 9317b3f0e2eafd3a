// Notes explain columns that the terminal has room for. The floor is at the
// roof of the tensor unit, with one addition beside every 2048 of its
// operations: 989.4 TFLOP/s * (1 + 1 / 2048) = 989.9, in a column that is left
// out of 80.
//
// RUN: env COLUMNS=120 roofline-opt --analyze --report=text:- -o /dev/null \
// RUN:   %S/rates-above-the-peak-of-one-unit.mlir | FileCheck %s
// RUN: env COLUMNS=80 roofline-opt --analyze --report=text:- -o /dev/null \
// RUN:   %S/rates-above-the-peak-of-one-unit.mlir \
// RUN:   | FileCheck %s --check-prefix=NARROW
//
// CHECK: ridge {{.*}} attainable
// CHECK: total {{.*}} attainable
// CHECK: floor {{.*}} 990 TFLOP/s
// CHECK: - Bound by l2 (6.65 TB/s): bytes, flop/B and ridge are of main memory;
// CHECK: - Attainable counts the work of all units
//
// NARROW-NOT: attainable
// NARROW: - Bound by l2 (6.65 TB/s): bytes and flop/B are of main memory;
// NARROW-NOT: Attainable
