// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1..20 --report=json:- %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --target=h100-sxm --dims=N=1..20000 --report=text:- %s -o /dev/null | FileCheck %s --check-prefix=MANY

// A size of the range chooses the arm: below 7 the exponentials of N x 64
// values, else 640 sums. Exponentials of N x 64 values follow in either case.
//   N = 1:   64 + 64     = 128, each value read and written: 128 * 8 bytes
//   N = 6:  384 + 384    = 768
//   N = 7:  640 + 448    = 1,088
//   N = 20: 640 + 1,280  = 1,920, y is read once: 1,920 * 8 bytes
// No formula has these ends, so every value is looked at.
// CHECK: "totals": {
// CHECK: "range": {
// CHECK: "ops": [
// CHECK-NEXT: 128,
// CHECK-NEXT: 1920
// CHECK: "hbm_bytes": [
// CHECK-NEXT: 1024,
// CHECK-NEXT: 15360

// MANY: In these ranges: no least and most, since
func.func @f(%x: tensor<?x64xf32> {roofline.dims = ["N", ""]}, %y: tensor<10x64xf32>) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %n = tensor.dim %x, %c0 : tensor<?x64xf32>
  %few = arith.cmpi slt, %n, %c7 : index
  scf.if %few {
    %e = math.exp %x : tensor<?x64xf32>
  } else {
    %e = arith.addf %y, %y : tensor<10x64xf32>
  }
  %e = math.exp %x : tensor<?x64xf32>
  return
}
