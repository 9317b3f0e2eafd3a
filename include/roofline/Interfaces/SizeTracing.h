//===- SizeTracing.h - Sizes and indices as expressions ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows dynamic sizes and index values back to the arguments of functions:
//
//   func.func @f(%a: tensor<?x128xf32> {roofline.dims = ["B", ""]}, %n: index)
//   %d = tensor.dim %a, %c0                            B
//   %e = affine.apply affine_map<(d) -> (d * 2)>(%d)   2*B
//   %t = tensor.empty(%e, %n) : tensor<?x?xf32>        2*B x arg1
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_SIZETRACING_H
#define ROOFLINE_INTERFACES_SIZETRACING_H

#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "roofline/Interfaces/Dimensions.h"
#include <memory>

namespace mlir::roofline {

struct LaunchShape;
struct WarpTraits;
class SizeSolver; // Private; see lib/Interfaces/SizeSolver.h.

/// The sizes of a tensor or memref, one per dimension.
using Shape = SmallVector<Expr, 4>;

/// Traces sizes and indices. Answers are kept; the IR must stay as it is.
class SizeTracer {
public:
  /// Callers and callees are looked at from `root` down only: a pass on one
  /// function must leave its neighbours alone.
  SizeTracer(Operation *root, Dimensions &dimensions);
  SizeTracer(SizeTracer &&);
  ~SizeTracer();

  /// Takes note of all equalities that the ops in `scope` force, in program
  /// order. To be called for everything that will be asked about, before the
  /// first question. Fails where a binding contradicts the IR.
  LogicalResult collectEqualities(Operation *scope);

  /// The sizes of `value`, a ranked tensor or memref (or vector).
  Shape getShape(Value value);
  /// What `value`, an index or integer, is.
  Expr getIndex(Value value);
  Expr getIndex(OpFoldResult value);
  /// The results of `map` applied to `operands`.
  SmallVector<Expr, 4> getResults(AffineMap map, ValueRange operands);

  /// A number that is 1 where `condition`, an i1, holds and 0 elsewhere, over
  /// sizes, turns of loops, and flags; empty where that depends on data.
  std::optional<Expr> getCondition(Value condition);
  /// The same of the condition under which `arm`, a region of a branch, runs.
  std::optional<Expr> getCondition(Region &arm);

  /// The ranges of the induction variables of `loop`, outermost first; a loop
  /// without any whose trips are not known (scf.while) has one range with a
  /// fresh symbol of trips. Empty where `loop` is none that this knows. A step
  /// of zero or less gives trips of `Expr::overflow()`.
  std::optional<SmallVector<LoopRange, 2>> getRanges(Operation *loop);

  /// The warps of the target of `launch`; must come before the first question
  /// about it. Without it a launch has none.
  void setWarps(Operation *launch, const WarpTraits &warps);
  /// Grid, blocks and loops of `launch`, for which `isLaunch` holds.
  const LaunchShape &getLaunchShape(Operation *launch);

  /// The function of `root` that `call` calls, maybe one without a body; null
  /// for others and for values.
  FunctionOpInterface getCallee(CallOpInterface call);
  /// Whether some op in `root` names `symbol`, or may do so, since an op that
  /// is not known may hide a name.
  bool isUsed(Operation *symbol);
  /// `expr`, over sizes of the callee of `call`, over sizes of the caller.
  Expr instantiate(const Expr &expr, CallOpInterface call);

  Dimensions &getDimensions() { return dimensions; }

private:
  Dimensions &dimensions;
  std::unique_ptr<SizeSolver> solver;
};

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_SIZETRACING_H
