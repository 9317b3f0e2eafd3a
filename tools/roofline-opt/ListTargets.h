//===- ListTargets.h - The table of --list-targets --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_LISTTARGETS_H
#define ROOFLINE_TOOLS_LISTTARGETS_H

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// Prints every shipped target with its dense peaks, memory bandwidth and
/// aliases, one line each, and then with its ridge points by type; "-" where a
/// figure is not known.
llvm::Error printTargets(llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_LISTTARGETS_H
