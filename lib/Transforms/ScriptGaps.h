//===- ScriptGaps.h - What no script can have -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_SCRIPTGAPS_H
#define ROOFLINE_LIB_TRANSFORMS_SCRIPTGAPS_H

#include "roofline/Transforms/TransformScript.h"

namespace mlir::roofline {

/// The first linalg op on tensors that no plan looks at since a size, or how
/// often it runs, is open; with the names of what is open, and how many such
/// ops there are. Empty if there are none.
std::optional<ScriptGap> findOpenSizes(const AnalysisResult &result);

/// The first softmax on tensors, which no script fuses with others, and how
/// many more there are. Empty if there are none.
std::optional<ScriptGap> findSoftmaxes(const AnalysisResult &result);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_SCRIPTGAPS_H
