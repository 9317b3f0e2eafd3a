// RUN: roofline-opt --analyze --target=h100-sxm --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --levers=none --report=json:- %s -o /dev/null | FileCheck %s --check-prefix=NONE

// What launches leave idle is ranked among the levers of the whole, by what that
// costs. 40 blocks of one thread each make 4096 multiply-adds, in warps of 32
// lanes on 40 of 132 SMs:
//   40 * 32 * 4096 * 2 / 66.9e12 * 132 / 40 = 517.23 ns
// Of 16 such launches that is 8.2758 us. With all lanes at work it is a 32nd of
// that, which saves 8.2758 * 31/32 = 8.0171 us; with all SMs 40/132, 5.7679 us. Three transfers of 100 MB
// beside them are 300e6 / 3.35e12 = 89.552 us.
//   total 97.828 us, / (97.828 - 8.0171) = 1.08927, / (97.828 - 5.7679) = 1.06265
// CHECK: "levers": [
// CHECK-NEXT: {
// CHECK-NEXT: "lever": "lanes",
// CHECK-NEXT: "speedup": 32,
// CHECK-NEXT: "why": "31 of 32 lanes idle, then bound by vector.f32"
// CHECK: "lever": "blocks",
// CHECK-NEXT: "speedup": 3.3{{[0-9]*}},
// CHECK-NEXT: "why": "40 blocks use 40 of 132 SMs, then bound by vector.f32"
// CHECK: "totals": {
// CHECK: "levers": [
// CHECK-NEXT: {
// CHECK-NEXT: "lever": "lanes",
// CHECK-NEXT: "speedup": 1.0892{{[0-9]+}},
// CHECK-NEXT: "saves_s": 8.017{{[0-9]+}}e-06,
// CHECK: "lever": "blocks",
// CHECK-NEXT: "speedup": 1.0626{{[0-9]+}},
// CHECK-NEXT: "saves_s": 5.767{{[0-9]+}}e-06,
// NONE: "active_lanes": 1,
// NONE: "levers": []
func.func @few(%out: memref<40xf32>, %a: memref<25000000xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c40 = arith.constant 40 : index
  %n = arith.constant 4096 : index
  %x = arith.constant 0.5 : f32
  %b = memref.alloc() : memref<25000000xf32>
  scf.for %turn = %c0 to %c16 step %c1 {
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c40, %gy = %c1, %gz = %c1)
               threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%s = %x) -> f32 {
        %m = arith.mulf %s, %x : f32
        %p = arith.addf %m, %x : f32
        scf.yield %p : f32
      }
      memref.store %sum, %out[%bx] : memref<40xf32>
      gpu.terminator
    }
  }
  linalg.copy ins(%a : memref<25000000xf32>) outs(%b : memref<25000000xf32>)
  linalg.fill ins(%x : f32) outs(%b : memref<25000000xf32>)
  return
}
