//===- FusionForms.h - One kernel of several ops ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two ways to make the kernel of a group. Both leave the group alone: they
// only make what can take its place.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_FUSIONFORMS_H
#define ROOFLINE_LIB_TRANSFORMS_FUSIONFORMS_H

#include "mlir/IR/PatternMatch.h"
#include "roofline/Fusion/ValueUses.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// What takes the place of a group.
struct FusedOps {
  Operation *op = nullptr;
  /// Results of `op` for those of the group that ops outside use.
  llvm::MapVector<Value, Value> replacements;
};

/// An error that completes "not applied: ...".
inline llvm::Error notApplied(const Twine &why) {
  return llvm::createStringError(why);
}

/// Fails where one of `ops` is on memrefs, with the way out.
llvm::Error checkBuffers(ArrayRef<Operation *> ops);

/// All of `numLoops` loops: those over tiles as `tileOrder` says, the others
/// behind them.
SmallVector<int64_t> getLoopOrder(ArrayRef<unsigned> tileOrder,
                                  unsigned numLoops);

/// Whether an op that is not in `ops`, nor inside one of them, uses `result`.
bool isUsedOutside(OpResult result, const OpSet &ops);

/// Makes, behind the last of `ops`, one op with the loops of the last and the
/// payloads of all. Fails where that is not the same, before anything is made.
llvm::Expected<FusedOps> fuseElementwise(RewriterBase &rewriter,
                                         ArrayRef<Operation *> ops);

/// Makes, behind the last of `ops`, a parallel loop over tiles of the last in
/// which the others compute the slices that are needed, in that order. Loops
/// over tiles stand in each other as `tileOrder` says, those that it does not
/// have inside. Where it fails, nothing that was made stays.
llvm::Expected<FusedOps> fuseTiled(RewriterBase &rewriter,
                                   ArrayRef<Operation *> ops,
                                   ArrayRef<int64_t> tileSizes,
                                   ArrayRef<unsigned> tileOrder);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_FUSIONFORMS_H
