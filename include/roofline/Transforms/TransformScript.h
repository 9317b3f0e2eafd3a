//===- TransformScript.h - A plan of fusion as a script ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_TRANSFORMSCRIPT_H
#define ROOFLINE_TRANSFORMS_TRANSFORMSCRIPT_H

#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// `plan` of the ops in `root` as a module with a named sequence
/// `__transform_main` of the transform dialect, for upstream's interpreter to
/// run on `root` as it is. Ops are found by their position among the linalg ops
/// of their function. Every group becomes a loop over tiles, also an
/// elementwise one: upstream has no transform op that fuses given ops into one.
/// A group that this does not do right is left out, with the reason in a
/// comment.
std::string writeTransformScript(Operation *root, const FusionPlan &plan);

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_TRANSFORMSCRIPT_H
