// RUN: roofline-opt --analyze --strict --allow-unregistered-dialect --verify-diagnostics %s -o /dev/null
// RUN: roofline-opt --analyze --allow-unregistered-dialect %s -o /dev/null

// Under --strict everything that is not modelled is an error where it stands,
// not only the first; without, none is.

func.func @two_places(%x: tensor<*xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'arith.addf' is not modelled: an operand without a rank}}
  %0 = arith.addf %x, %x : tensor<*xf32>
  // expected-error @below {{'some.op' is not modelled: no cost model for this op}}
  %1 = "some.op"(%0) : (tensor<*xf32>) -> tensor<4xf32>
  %2 = arith.addf %y, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}

// expected-error @below {{'func.func' is not modelled: control flow between blocks}}
func.func @blocks(%y: tensor<4xf32>) -> tensor<4xf32> {
  "some.jump"()[^next] : () -> ()
^next:
  return %y : tensor<4xf32>
}
