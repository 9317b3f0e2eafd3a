//===- ExternalCall.h - Calls of functions without a body -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_EXTERNALCALL_H
#define ROOFLINE_LIB_ANALYSIS_EXTERNALCALL_H

#include "roofline/Analysis/Records.h"

namespace mlir::roofline {

/// Counts one execution of `call` into `cost`, without its target, by the
/// `roofline.external_cost` of `callee`. Returns the reason where it has none.
std::optional<std::string> computeExternalCall(CallOpInterface call,
                                               FunctionOpInterface callee,
                                               SizeTracer &sizes,
                                               KernelCost &cost);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_EXTERNALCALL_H
