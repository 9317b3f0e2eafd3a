//===- MeasuredRoofs.h - Which roofs were measured --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_MEASUREDROOFS_H
#define ROOFLINE_LIB_REPORT_MEASUREDROOFS_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// A roof that a target has, with its rate.
struct RatedRoof {
  Roof roof;
  /// Operations or bytes per second.
  Figure rate;
};

/// The roofs of `target`: memory levels, units by type, and special functions.
std::vector<RatedRoof> listRoofs(const TargetModel &target);

/// The rate of `roof` on `target`; empty where it has none.
std::optional<double> findRoofRate(const TargetModel &target, Roof roof);

/// "measured tensor.bf16 (S02), l2 (X08); the data sheet's for the rest.", and
/// what the sources are.
std::string describeCeilings(const TargetModel &target);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_MEASUREDROOFS_H
