//===- ApplyFusion.h - Groups become kernels --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_APPLYFUSION_H
#define ROOFLINE_TRANSFORMS_APPLYFUSION_H

#include "mlir/IR/PatternMatch.h"
#include "roofline/Fusion/FusionPlan.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// Replaces the ops of `group` by one kernel, which stands where the last of
/// them stood: a `linalg.generic` for an elementwise group, an `scf.forall` for
/// a tiled one. Of the group only `form`, `ops` and, for a tiled one,
/// `tileSizes`, `tileOrder` and `tileSteps` are looked at; `ops` may be in any
/// order, none of them in another group or a softmax (see SoftmaxParts.h). What
/// the group leaves to others is a result of the kernel; ops that stood between
/// and use some of it move behind the kernel. Inits that nobody needs any more
/// go too.
///
/// Returns the kernel. Fails where that cannot be done, with a reason that
/// completes "not applied: ...", and the IR is then as it was.
llvm::Expected<Operation *> applyFusion(RewriterBase &rewriter,
                                        const FusionGroup &group);

/// Gives every group of `plan` its own clones of the ops that it has in common
/// with others, and lets `ops` and `tileSteps` name these: called before any of
/// such groups is applied, since that may erase what the others have.
void cloneShared(RewriterBase &rewriter, FusionPlan &plan);

/// What keeps `applyFusion` from applying `group`, a group of a plan, as far as
/// its ops alone tell: completes "not applied: ...". Empty if nothing does.
std::string findRefusal(const FusionGroup &group);

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_APPLYFUSION_H
