//===- StorageTraffic.h - What accesses to one storage move -----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytes that a list of accesses to one storage touches. Accesses through views
// whose coordinates cannot be compared may overlap or not, so there are bounds
// from below, which a floor needs, and from above, which it may take off. They
// are equal where all coordinates compare and all accesses are slices.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_ACCESS_STORAGETRAFFIC_H
#define ROOFLINE_ACCESS_STORAGETRAFFIC_H

#include "roofline/Access/Footprint.h"

namespace mlir::roofline {

/// An access with the buffer and the loops that it runs over.
struct PlacedAccess {
  Access access;
  Buffer buffer;
  /// Whether this stands for the stores of the access or for its loads.
  bool isWrite = false;

  PlacedAccess(const Access &access, const Nest &nest, bool isWrite);
};

/// Bytes that `accesses` touch together: no less than (Lower) or no more than
/// (Upper) that, and no more than `capacity`, the bytes of the storage where
/// they are known.
Expr countTouchedBytes(llvm::ArrayRef<PlacedAccess> accesses, UnionBound bound,
                       const std::optional<Expr> &capacity);

/// A lower bound on the bytes whose first access is a load, where `accesses`
/// are made in order: what must come from outside.
Expr countBytesReadFirst(llvm::ArrayRef<PlacedAccess> accesses);

} // namespace mlir::roofline

#endif // ROOFLINE_ACCESS_STORAGETRAFFIC_H
