// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --dims=arg3=8 --report=json:- -o /dev/null %s | FileCheck --check-prefix=BOUND %s

// Calls in a loop that give their callee another size in every turn: each turn
// takes its own arm. Rows have 256 elements of f32, and move 2048 bytes.

func.func private @either(%p: i1, %x: tensor<?x256xf32>,
                          %y: tensor<1024x256xf32>) {
  scf.if %p {
    %0 = arith.addf %y, %y : tensor<1024x256xf32>
  } else {
    %0 = math.exp %x : tensor<?x256xf32>
  }
  return
}

// 256, 512, 768 and 1024 rows against 1024: the first arm, which is the first
// among equals. 1280, 1536, 1792 and 2048 rows: the second. Together
// (4*1024 + 1280 + 1536 + 1792 + 2048)*256 = 10752*256 = 2752512 flops, of
// which 6656*256 = 1703936 transcendental.
// CHECK: "name": "either",
// CHECK: "name": "known",
// CHECK: "flops": 2752512,
// CHECK-NEXT: "transcendentals": 1703936,
func.func @known(%p: i1, %x: tensor<2048x256xf32>, %y: tensor<1024x256xf32>) {
  %c256 = arith.constant 256 : index
  %c2304 = arith.constant 2304 : index
  scf.for %n = %c256 to %c2304 step %c256 {
    %part = tensor.extract_slice %x[0, 0] [%n, 256] [1, 1]
        : tensor<2048x256xf32> to tensor<?x256xf32>
    func.call @either(%p, %part, %y)
        : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  }
  return
}

// As long as the number of turns is open, so is the arm.
// CHECK: "name": "open",
// CHECK: "undecided_branches": 1,
// CHECK: "op": "scf.if",
// CHECK: "why": "which arm takes more time changes with the turns of a loop around a call; bind its turns with --dims, to 256 at most",
// BOUND: "name": "open",
// BOUND: "flops": 2752512,
// BOUND: "unmodelled": [],
func.func @open(%p: i1, %x: tensor<?x256xf32>, %y: tensor<1024x256xf32>,
                %turns: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : index
  scf.for %i = %c0 to %turns step %c1 {
    %next = arith.addi %i, %c1 : index
    %n = arith.muli %next, %c256 : index
    %part = tensor.extract_slice %x[0, 0] [%n, 256] [1, 1]
        : tensor<?x256xf32> to tensor<?x256xf32>
    func.call @either(%p, %part, %y)
        : (i1, tensor<?x256xf32>, tensor<1024x256xf32>) -> ()
  }
  return
}
