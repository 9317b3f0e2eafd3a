//===- ExprConditions.h - Conditions on sizes, for a person -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_EXPRCONDITIONS_H
#define ROOFLINE_SUPPORT_EXPRCONDITIONS_H

#include "roofline/Support/Expr.h"
#include <vector>

namespace mlir::roofline {

/// What has to hold, as little as can be said of it, for each of `all` to be at
/// least `least`; nothing where the bounds of the symbols show it. None is
/// poisoned.
///
///   4*floordiv(B, 64) >= 1          B >= 64
///   B*max(min(Z, M - 2), 0) >= 1    Z >= 1, M >= 3
///   M - N >= 1                      M - N >= 1
///   N, N - 4, 9 - U                 N >= 5, U <= 8
std::vector<std::string> describeAllAtLeast(llvm::ArrayRef<Expr> all,
                                            int64_t least);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_EXPRCONDITIONS_H
