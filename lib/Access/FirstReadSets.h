//===- FirstReadSets.h - First reads, turn by turn --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_FIRSTREADSETS_H
#define ROOFLINE_LIB_ACCESS_FIRSTREADSETS_H

#include "ElementCounter.h"
#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// The distinct elements that `reads` find as they were before `nest`, which
/// has an order: no turn before has stored there, in the order of sequential
/// loops and of the program. All are to one buffer. Empty where sizes are not
/// all numbers, an index or a trip is not linear in the turns, or it would take
/// too long.
std::optional<ElementCounter>
collectElementsReadFirst(const Nest &nest,
                         llvm::ArrayRef<const Access *> reads);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_FIRSTREADSETS_H
