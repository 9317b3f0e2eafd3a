//===- FusionReasons.h - Why ops stay apart ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_FUSION_FUSIONREASONS_H
#define ROOFLINE_LIB_FUSION_FUSIONREASONS_H

#include "FusionGraph.h"

namespace mlir::roofline {

/// "10 ns", with three digits.
std::string formatSeconds(double seconds);

/// That `between` stands between two ops, since it uses the one and is used by
/// the other; null where that is too far to see.
std::string explainBlock(Operation *between);

/// Why the pair of `first` and `second`, which are not blocked, is not worth a
/// group of those that `options` want: "recomputes 1,048,576 exp to save 8
/// KiB".
std::string explainLoss(const FusionNodes &first, const FusionNodes &second,
                        const FusedPair &pair, const FusionOptions &options);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_FUSION_FUSIONREASONS_H
