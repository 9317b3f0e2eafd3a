//===- SetProjection.h - Sets without turns ---------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_SETPROJECTION_H
#define ROOFLINE_LIB_ACCESS_SETPROJECTION_H

#include "mlir/Analysis/Presburger/IntegerRelation.h"

namespace mlir::roofline {

/// `set` without the columns from `first` up to `end`: sets that together have
/// exactly the integer points that it has with some value of them. Where a
/// column cannot be taken out of a set, that is one set for each of its values.
/// Empty where there are more than `maxSets`.
std::optional<llvm::SmallVector<presburger::IntegerPolyhedron, 1>>
takeOut(const presburger::IntegerPolyhedron &set, unsigned first, unsigned end,
        unsigned maxSets);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_SETPROJECTION_H
