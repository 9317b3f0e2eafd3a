//===- Annotations.h - What ops cost, as attributes -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_ANNOTATIONS_H
#define ROOFLINE_LIB_TRANSFORMS_ANNOTATIONS_H

#include "roofline/Analysis/ModuleAnalysis.h"
#include "roofline/Fusion/FusionPlan.h"

namespace mlir::roofline {

/// Removes what an earlier run left on the ops in `root`.
void removeAnnotations(Operation *root);

/// Puts on every op in `root` what `result` says of it, with the groups of
/// `plan`, and on `root` the target.
void annotate(AnalysisResult &result, const Assumptions &assumptions,
              const FusionPlan &plan, Operation *root);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_ANNOTATIONS_H
