//===- CompulsoryTraffic.h - Main-memory bytes of a nest --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_COMPULSORYTRAFFIC_H
#define ROOFLINE_ACCESS_COMPULSORYTRAFFIC_H

#include "roofline/Access/Nest.h"
#include "roofline/Cost/Traffic.h"

namespace mlir::roofline {

/// Bytes of `elements` elements of `bits` each, rounded up to whole bytes.
Expr getBytes(const Expr &elements, Count bits);

/// Bytes that `access`, one of `nest`, loads and stores with no reuse. An
/// update or a write happens once per element, since the value stays in a
/// register in between.
Expr countRequestedBytes(const Access &access, const Nest &nest);

/// Whether `nest` stores to the buffer of `read`, one of its accesses, before
/// it in the same turn of the loops around both.
bool isFedByWrites(const Access &read, const Nest &nest);

/// The traffic of `nest` to main memory with no order chosen: every distinct
/// element is read once, unless the nest has written it before, and every
/// element produced is written once; accesses that share a buffer or a root
/// count their union. An empty iteration space
/// moves nothing.
LevelTraffic computeCompulsoryTraffic(const Nest &nest);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_COMPULSORYTRAFFIC_H
