//===- CostInterfaces.td - What an op costs ----------------*- tablegen -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two interfaces, so that models can be attached to upstream ops and to a
// user's own: one for ops that move data, one for the arithmetic inside them.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_COSTINTERFACES_TD
#define ROOFLINE_INTERFACES_COSTINTERFACES_TD

include "mlir/IR/OpBase.td"

def CostOpInterface : OpInterface<"CostOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    The cost of one execution of an op on tensors or memrefs: its arithmetic by
    kind and precision, and its accesses as a nest of loops (Access/Nest.h).

    A model fills in an `OpCost`. It calls `markFree` for an op that neither
    computes nor moves anything (a view), `markUnmodelled` with the reason where
    it cannot tell, and never leaves a part out silently.
  }];
  let methods = [
    InterfaceMethod<
      "Fills in `cost`, which arrives empty.",
      "void", "getCost",
      (ins "const ::mlir::roofline::CostContext &":$context,
           "::mlir::roofline::OpCost &":$cost)>,
  ];
}

def ArithmeticOpInterface : OpInterface<"ArithmeticOpInterface"> {
  let cppNamespace = "::mlir::roofline";
  let description = [{
    The arithmetic of one op on scalars, per lane. An op on vectors counts every
    lane and one on tensors every element. Arithmetic on `index` and on i1 is
    dropped by the counter, so models need not look at types.
  }];
  let methods = [
    InterfaceMethod<
      "The arithmetic of one lane.",
      "::mlir::roofline::Arithmetic", "getArithmetic">,
  ];
}

#endif // ROOFLINE_INTERFACES_COSTINTERFACES_TD
