// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// A branch inside an arm, and one in a function that an arm calls, are decided
// for each call too, and with them the branch around. All kernels move 8 bytes
// per element; rows have 256.

func.func private @inner(%q: i1, %x: tensor<?x256xf32>,
                         %y: tensor<1024x256xf32>) {
  scf.if %q {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

func.func private @nested(%p: i1, %q: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>, %z: tensor<2048x256xf32>) {
  scf.if %p {
    scf.if %q {
      %0 = arith.addf %y, %y : tensor<1024x256xf32>
    } else {
      %0 = math.exp %x : tensor<?x256xf32>
    }
  } else {
    %0 = arith.mulf %z, %z : tensor<2048x256xf32>
  }
  return
}

func.func private @calls(%p: i1, %q: i1, %x: tensor<?x256xf32>,
                         %y: tensor<1024x256xf32>, %z: tensor<2048x256xf32>) {
  scf.if %p {
    func.call @inner(%q, %x, %y)
        : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  } else {
    %0 = arith.mulf %z, %z : tensor<2048x256xf32>
  }
  return
}

// 16 rows: 1024 of y inside, then 2048 of z. 1536 rows: 1536 inside, then 2048
// of z. 4096 rows: 4096 inside, and so outside. The inner branch is part of the
// totals once, with 4096 rows: (2048 + 2048 + 4096)*256 = 2097152 flops, of
// which 4096*256 = 1048576 transcendental.
// CHECK: "name": "inner",
// CHECK-NEXT: "calls": 1,
// CHECK: "name": "by_arms",
// CHECK: "flops": 2097152,
// CHECK-NEXT: "transcendentals": 1048576,
func.func @by_arms(%p: i1, %q: i1, %a: tensor<16x256xf32>,
                   %b: tensor<1536x256xf32>, %c: tensor<4096x256xf32>,
                   %y: tensor<1024x256xf32>, %z: tensor<2048x256xf32>) {
  %0 = tensor.cast %a : tensor<16x256xf32> to tensor<?x256xf32>
  %1 = tensor.cast %b : tensor<1536x256xf32> to tensor<?x256xf32>
  %2 = tensor.cast %c : tensor<4096x256xf32> to tensor<?x256xf32>
  call @nested(%p, %q, %0, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  call @nested(%p, %q, %1, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  call @nested(%p, %q, %2, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  return
}

// The same through calls; twice as much in all, and nothing is left out.
// CHECK: "name": "by_calls",
// CHECK: "flops": 2097152,
// CHECK-NEXT: "transcendentals": 1048576,
// CHECK: "totals": {
// CHECK-NEXT: "flops": 4194304,
// CHECK: "unmodelled": [],
func.func @by_calls(%p: i1, %q: i1, %a: tensor<16x256xf32>,
                    %b: tensor<1536x256xf32>, %c: tensor<4096x256xf32>,
                    %y: tensor<1024x256xf32>, %z: tensor<2048x256xf32>) {
  %0 = tensor.cast %a : tensor<16x256xf32> to tensor<?x256xf32>
  %1 = tensor.cast %b : tensor<1536x256xf32> to tensor<?x256xf32>
  %2 = tensor.cast %c : tensor<4096x256xf32> to tensor<?x256xf32>
  call @calls(%p, %q, %0, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  call @calls(%p, %q, %1, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  call @calls(%p, %q, %2, %y, %z) : (i1, i1, tensor<?x256xf32>,
      tensor<1024x256xf32>, tensor<2048x256xf32>) -> ()
  return
}
