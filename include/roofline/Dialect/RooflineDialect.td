//===- RooflineDialect.td - The dialect of annotations -----*- tablegen -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_ROOFLINEDIALECT_TD
#define ROOFLINE_DIALECT_ROOFLINEDIALECT_TD

include "mlir/IR/OpBase.td"

def Roofline_Dialect : Dialect {
  let name = "roofline";
  let cppNamespace = "::mlir::roofline";
  let summary = "Names and checks the annotations of roofline-opt";
  let description = [{
    The dialect has no operations. It owns the discardable attributes that the
    analysis puts on other dialects' operations, all of builtin kinds, so that
    IR which carries them can be read by any MLIR tool:

    - `roofline.cost`, a dictionary on each kernel (CostAnnotation.h lists it);
    - `roofline.unmodelled`, a string with the reason, on each operation that
      could not be costed;
    - `roofline.target`, a string on a module or any operation: the hardware
      that it is, or is to be, judged against;
    - `roofline.external_cost`, a dictionary on a function without a body: what
      one call of it costs (ExternalCost.h lists it);
    - `roofline.tile_sizes`, three numbers `array<i64: m, n, k>` on a contraction
      or convolution: the tiles that it is to be judged in;
    - `roofline.dims`, an array with a name for each dimension of a function's
      argument, or one name for the value of an index or integer argument.

    A count that is no constant is a string with its formula. Where the dialect
    is loaded it verifies them, and warns of a `roofline.cost` whose loop extents are no longer those of its operation.
  }];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

#endif // ROOFLINE_DIALECT_ROOFLINEDIALECT_TD
