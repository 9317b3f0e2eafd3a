//===- ArmNames.h - What arms of branches are called ----------- *- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_TRANSFORMS_ARMNAMES_H
#define ROOFLINE_LIB_TRANSFORMS_ARMNAMES_H

#include "LocationNames.h"
#include "roofline/Analysis/Records.h"

namespace mlir::roofline {

/// "then at :12:8", "else at :12:8", "case 5 at :12:8" or "default at :12:8":
/// the arm of `function` with that number and where its branch stands. The ways
/// of a kernel with a condition on sizes inside are a then and an else too.
std::string getArmName(const FunctionRecord &function, unsigned number,
                       LocationNames &locations);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_TRANSFORMS_ARMNAMES_H
