//===- ListTargets.h - The table of --list-targets --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_LISTTARGETS_H
#define ROOFLINE_TOOLS_LISTTARGETS_H

#include "roofline/Target/Ceilings.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// Prints every shipped target with its dense peaks, memory bandwidth and
/// aliases, one line each, and then with its ridge points by type; "-" where a
/// figure is not known. Of measured `ceilings` those that were measured have a
/// star.
llvm::Error printTargets(Ceilings ceilings, llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_LISTTARGETS_H
