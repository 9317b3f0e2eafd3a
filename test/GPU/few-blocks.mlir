// RUN: roofline-opt --analyze --report=json:%t.json --report=text:%t.txt %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt

// 40 blocks of 1024 threads leave 92 of 132 SMs without work. Each thread does
// 1024 multiply-adds on what it has in registers: 40*1024*1024*2 flops take
//   83886080 / 66.9e12 * 132/40 = 4.13788 us.
// CHECK: "flops": 83886080,
// CHECK: "roof": "vector.f32",
// CHECK-NEXT: "time_s": 4.13787{{[0-9]+}}e-06
// CHECK: "bound_by": "vector.f32",
// 100 % / 132 * 40.
// CHECK: "percent_of_peak": 30.3030303{{[0-9]+}},
// CHECK: "blocks_per_unit": 2,
// CHECK: "active_units": 40,
// CHECK: "lever": "blocks",
// CHECK-NEXT: "speedup": 3.3{{[0-9]*}},
// CHECK-NEXT: "why": "40 blocks use 40 of 132 SMs, then bound by vector.f32"

// TEXT: Launch gpu.launch {{.*}}: 40 blocks of 1024 threads, 2 per SM by threads, 1 wave 15.2% full; 40 blocks use 40 of 132 SMs (3.30x).
func.func @few(%out: memref<40960xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %c1024 = arith.constant 1024 : index
  %x = arith.constant 0.5 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c40, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c1024, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 1024 + t)>(%bx, %tx)
    %sum = scf.for %k = %c0 to %c1024 step %c1 iter_args(%s = %x) -> f32 {
      %m = arith.mulf %s, %x : f32
      %a = arith.addf %m, %x : f32
      scf.yield %a : f32
    }
    memref.store %sum, %out[%i] : memref<40960xf32>
    gpu.terminator
  }
  return
}
