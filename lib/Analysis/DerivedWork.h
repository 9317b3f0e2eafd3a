//===- DerivedWork.h - Parts of work, on the units of a target --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_DERIVEDWORK_H
#define ROOFLINE_LIB_ANALYSIS_DERIVEDWORK_H

#include "WorkParts.h"
#include "roofline/Cost/Derivation.h"

namespace mlir::roofline {

/// `parts` by kind of work, each with the unit of `target` that it is booked on
/// and why. Equal parts are one.
std::vector<DerivedWork> deriveWork(ArrayRef<WorkPart> parts,
                                    const TargetModel &target,
                                    const Assumptions &assumptions);

/// The names of the ops in `parts` that are arithmetic and count nothing.
std::string listFreeOps(ArrayRef<WorkPart> parts);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_DERIVEDWORK_H
