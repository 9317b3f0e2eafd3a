//===- FirstReads.h - What is read before it is written ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_FIRSTREADS_H
#define ROOFLINE_LIB_ACCESS_FIRSTREADS_H

#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// The distinct elements of buffer `number` that `nest` reads and has not
/// written itself: an earlier store in the same turn of the loops around both
/// feeds a load. No less than that where loads and stores cannot be compared.
Expr countFirstReads(const Nest &nest, unsigned number);

/// The lines of `lineBytes` that these elements lie in, of a buffer that `nest`
/// writes as well; empty where that is not known exactly.
std::optional<Count> countLinesReadFirst(const Nest &nest, unsigned number,
                                         int64_t lineBytes);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_FIRSTREADS_H
