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

/// What a script does not do: `why` completes "is not in the script: ..." of
/// `op`.
struct ScriptGap {
  Operation *op = nullptr;
  std::string why;
};

/// A script, and what it leaves out: groups, and ops that were not looked at
/// since their sizes are open. The script has these as comments.
struct TransformScript {
  std::string text;
  std::vector<ScriptGap> gaps;
};

/// `plan` of the kernels in `result` as a module with a named sequence
/// `__transform_main` of the transform dialect, for upstream's interpreter to
/// run on the root of `result` as it is. Ops are found by their position among
/// the linalg ops of their function. Every group becomes a loop over tiles,
/// also an elementwise one: upstream has no transform op that fuses given ops
/// into one. A group that this does not do right is left out.
TransformScript writeTransformScript(const AnalysisResult &result,
                                     const FusionPlan &plan);

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_TRANSFORMSCRIPT_H
