// RUN: roofline-opt --analyze --report=json:- -o /dev/null %s | FileCheck %s

// What a call passes may decide which arm runs: an i1, a number that a switch
// goes by, a comparison of sizes, the turn of a loop around the call.

// One flop per element: 1000 in the one arm, 10 in the other.
func.func private @flag(%p: i1, %x: tensor<1000xf32>, %y: tensor<10xf32>) {
  scf.if %p {
    %0 = arith.addf %x, %x : tensor<1000xf32>
  } else {
    %0 = arith.addf %y, %y : tensor<10xf32>
  }
  return
}

// True, false and false: 1000 + 2*10.
// CHECK: "name": "flags",
// CHECK: "flops": 1020,
func.func @flags(%x: tensor<1000xf32>, %y: tensor<10xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  call @flag(%true, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  call @flag(%false, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  call @flag(%false, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  return
}

// The first of 6 turns is another one: 1000 + 5*10.
// CHECK: "name": "first_turn",
// CHECK: "flops": 1050,
func.func @first_turn(%x: tensor<1000xf32>, %y: tensor<10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  scf.for %i = %c0 to %c6 step %c1 {
    %is_first = arith.cmpi eq, %i, %c0 : index
    func.call @flag(%is_first, %x, %y)
        : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  }
  return
}

// Through a function in between, and negated there: 10 + 1000.
func.func private @negate(%p: i1, %x: tensor<1000xf32>, %y: tensor<10xf32>) {
  %true = arith.constant true
  %not = arith.xori %p, %true : i1
  call @flag(%not, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  return
}
// CHECK: "name": "negated",
// CHECK: "flops": 1010,
func.func @negated(%x: tensor<1000xf32>, %y: tensor<10xf32>) {
  %true = arith.constant true
  %false = arith.constant false
  call @negate(%true, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  call @negate(%false, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  return
}

// What only data tells takes the slower arm: 1000.
// CHECK: "name": "unknown",
// CHECK: "flops": 1000,
func.func @unknown(%p: i1, %x: tensor<1000xf32>, %y: tensor<10xf32>) {
  call @flag(%p, %x, %y) : (i1, tensor<1000xf32>, tensor<10xf32>) -> ()
  return
}

// A switch, called with 0, with 2, and with 7, which is the default:
// 1000 + 10 + 100.
func.func private @by_number(%n: index, %x: tensor<1000xf32>,
                             %y: tensor<10xf32>, %z: tensor<100xf32>) {
  scf.index_switch %n
  case 0 {
    %0 = arith.addf %x, %x : tensor<1000xf32>
    scf.yield
  }
  case 2 {
    %0 = arith.addf %y, %y : tensor<10xf32>
    scf.yield
  }
  default {
    %0 = arith.addf %z, %z : tensor<100xf32>
  }
  return
}
// CHECK: "name": "numbers",
// CHECK: "flops": 1110,
func.func @numbers(%x: tensor<1000xf32>, %y: tensor<10xf32>,
                   %z: tensor<100xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  call @by_number(%c0, %x, %y, %z) : (index, tensor<1000xf32>, tensor<10xf32>, tensor<100xf32>) -> ()
  call @by_number(%c2, %x, %y, %z) : (index, tensor<1000xf32>, tensor<10xf32>, tensor<100xf32>) -> ()
  call @by_number(%c7, %x, %y, %z) : (index, tensor<1000xf32>, tensor<10xf32>, tensor<100xf32>) -> ()
  return
}

// Rows that fit in 64 are added twice, others once: 2*50 + 80.
func.func private @small(%x: tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %fits = arith.cmpi ule, %n, %c64 : index
  scf.if %fits {
    %0 = arith.addf %x, %x : tensor<?xf32>
    %1 = arith.addf %0, %x : tensor<?xf32>
  } else {
    %0 = arith.addf %x, %x : tensor<?xf32>
  }
  return
}
// CHECK: "name": "sizes",
// CHECK: "flops": 180,
func.func @sizes(%a: tensor<50xf32>, %b: tensor<80xf32>) {
  %0 = tensor.cast %a : tensor<50xf32> to tensor<?xf32>
  %1 = tensor.cast %b : tensor<80xf32> to tensor<?xf32>
  call @small(%0) : (tensor<?xf32>) -> ()
  call @small(%1) : (tensor<?xf32>) -> ()
  return
}
