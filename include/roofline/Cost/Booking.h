//===- Booking.h - Which unit does some work --------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_COST_BOOKING_H
#define ROOFLINE_COST_BOOKING_H

#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// How `judge` books `item` alone, which is on one unit; empty where it is on
/// none, as a division is on targets without a special unit.
std::optional<BookedWork> bookAlone(const WorkItem &item,
                                    const TargetModel &target,
                                    const Assumptions &assumptions);

} // namespace mlir::roofline

#endif // ROOFLINE_COST_BOOKING_H
