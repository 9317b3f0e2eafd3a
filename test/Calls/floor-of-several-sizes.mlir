// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A call is part of the floor with the sizes that it gives its callee, and with
// the arm that counts there.

func.func private @layer(%x: tensor<?x64xf32>) -> tensor<?x64xf32> {
  %r = math.tanh %x : tensor<?x64xf32>
  %s = arith.addf %r, %x : tensor<?x64xf32>
  return %s : tensor<?x64xf32>
}

func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// 100 rows through two layers and 30 through one, of 64 f32: (100 + 30)*256 =
// 33280 bytes in, and as many out. Nothing in between leaves the chip.
// CHECK: "name": "layers",
// CHECK: "floor": {
// CHECK: "read": 33280,
// CHECK-NEXT: "written": 33280
func.func @layers(%a: tensor<100x64xf32>, %b: tensor<30x64xf32>)
    -> (tensor<?x64xf32>, tensor<?x64xf32>) {
  %any_a = tensor.cast %a : tensor<100x64xf32> to tensor<?x64xf32>
  %any_b = tensor.cast %b : tensor<30x64xf32> to tensor<?x64xf32>
  %0 = call @layer(%any_a) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %1 = call @layer(%0) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %2 = call @layer(%any_b) : (tensor<?x64xf32>) -> tensor<?x64xf32>
  return %1, %2 : tensor<?x64xf32>, tensor<?x64xf32>
}

// 16 and 8 rows of 256 f32 are fewer than the 1024 in the first arm, which are
// read once; 4096 rows are more: (1024 + 4096)*1024 = 5242880 bytes. What the
// kernels make is used by nobody.
// CHECK: "name": "arms",
// CHECK: "floor": {
// CHECK: "read": 5242880,
// CHECK-NEXT: "written": 0
func.func @arms(%p: i1, %a: tensor<16x256xf32>, %b: tensor<4096x256xf32>,
                %c: tensor<8x256xf32>, %y: tensor<1024x256xf32>) {
  %0 = tensor.cast %a : tensor<16x256xf32> to tensor<?x256xf32>
  %1 = tensor.cast %b : tensor<4096x256xf32> to tensor<?x256xf32>
  %2 = tensor.cast %c : tensor<8x256xf32> to tensor<?x256xf32>
  call @either(%p, %0, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  call @either(%p, %1, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  call @either(%p, %2, %y)
      : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  return
}

// A loop in the callee that reads the first %n rows of a buffer and writes them
// to another: 5 rows, then 9 of the same buffers, so 9 rows of 64 f32 in and
// out, 9*256 = 2304 bytes.
// CHECK: "name": "copies",
// CHECK: "floor": {
// CHECK: "read": 2304,
// CHECK-NEXT: "written": 2304
func.func private @copy(%x: memref<64x64xf32>, %y: memref<64x64xf32>,
                        %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %c64 step %c1 {
      %v = memref.load %x[%i, %j] : memref<64x64xf32>
      memref.store %v, %y[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
func.func @copies(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  call @copy(%x, %y, %c5) : (memref<64x64xf32>, memref<64x64xf32>, index) -> ()
  call @copy(%x, %y, %c9) : (memref<64x64xf32>, memref<64x64xf32>, index) -> ()
  return
}
