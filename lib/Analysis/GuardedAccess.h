//===- GuardedAccess.h - What an access under guards touches --- *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_GUARDEDACCESS_H
#define ROOFLINE_LIB_ANALYSIS_GUARDEDACCESS_H

#include "Guards.h"
#include "roofline/Access/Nest.h"

namespace mlir::roofline {

/// `access`, over loops of its own that turn no more than `guard` lets those
/// `around` it, which `getLoop` numbers in the nest of `extents`.
Access boundAccess(const Access &access, const Guard &guard,
                   ArrayRef<LoopRange> around, ArrayRef<Expr> extents,
                   llvm::function_ref<unsigned(const Symbol *)> getLoop);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_GUARDEDACCESS_H
