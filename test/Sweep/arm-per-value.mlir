// RUN: roofline-opt --analyze --sweep=N=512:4096:log --report=json:%t.json --report=csv:%t.csv --report=text:- -o /dev/null %s | FileCheck --check-prefix=TEXT %s
// RUN: FileCheck --input-file=%t.json %s
// RUN: %validate_report %t.json
// RUN: FileCheck --check-prefix=CSV --input-file=%t.csv %s

// Every value of a sweep decides which arms count, in calls as well. One call
// has 2048 rows of 256 f32 in the second arm, the other N; there are 1024 in
// the first arm.

func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// The times: 2048 rows are 4194304 bytes, 1.25203e-6 s at 3.35e12 B/s; 1024
// rows 6.26015e-7 s. So 1.87804e-6 s for N = 512 and 1024 (where the arms are
// equal, and the first one counts), 2.50406e-6 s for 2048, and 3.75609e-6 s for
// 4096.
// CHECK: "sweep": {
// CHECK: "op": null,
// CHECK: "kernels_at": [
// CHECK-NEXT: 2,
// CHECK-NEXT: 2,
// CHECK-NEXT: 2,
// CHECK-NEXT: 2
// CHECK: "time_s": [
// CHECK-NEXT: 1.878{{0[0-9]*}}e-06,
// CHECK-NEXT: 1.878{{0[0-9]*}}e-06,
// CHECK-NEXT: 2.504{{0[0-9]*}}e-06,
// CHECK-NEXT: 3.756{{0[0-9]*}}e-06
// The kernel with N rows does not run at the first two values.
// CHECK: "op": "math.exp",
// CHECK: "kernels_at": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 0,
// CHECK-NEXT: 1,
// CHECK-NEXT: 1
// CHECK: "bound_by": [
// CHECK-NEXT: null,
// CHECK-NEXT: null,
// CHECK-NEXT: "hbm",
// CHECK-NEXT: "hbm"
// CHECK: "regime": [
// CHECK-NEXT: "none",
// CHECK: "time_s": [
// CHECK-NEXT: 0,
// CHECK-NEXT: 0,
// The one with 1024 rows runs at these only.
// CHECK: "op": "arith.addf",
// CHECK: "kernels_at": [
// CHECK-NEXT: 1,
// CHECK-NEXT: 1,
// CHECK-NEXT: 0,
// CHECK-NEXT: 0

// CSV: 512,total,,2,
// CSV: 512,arith.addf,{{.*}},1,
// CSV: 4096,math.exp,{{.*}},1,
// CSV: 4096,arith.addf,{{.*}},0,

// TEXT: not run up to N = 1024, hbm from N = 2048
func.func @main(%p: i1, %a: tensor<2048x256xf32>,
                %b: tensor<?x256xf32> {roofline.dims = ["N", ""]},
                %y: tensor<1024x256xf32>) {
  %any = tensor.cast %a : tensor<2048x256xf32> to tensor<?x256xf32>
  call @either(%p, %any, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  call @either(%p, %b, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  return
}
