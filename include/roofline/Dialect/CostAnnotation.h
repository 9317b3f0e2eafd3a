//===- CostAnnotation.h - The typed view of roofline.cost -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What C++ reads and writes instead of dictionary keys. In IR:
//
//   roofline.cost = {
//     attainable_flops_per_s = 3.349e12 : f64, bound_by = "hbm",
//     domain = array<i64: 1, 8192, 8192>, flops = 134217728 : i64,
//     hbm_bytes_read = 134234112 : i64, hbm_bytes_written = 16384 : i64,
//     intensity = 0.99975591896509641 : f64, regime = "memory-bound",
//     time_s = 4.007e-05 : f64}
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_COSTANNOTATION_H
#define ROOFLINE_DIALECT_COSTANNOTATION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "roofline/Cost/Roofline.h"

namespace mlir::roofline {

/// The contents of one `roofline.cost`. Counts are over all executions of the
/// op in one invocation of its function.
struct CostAnnotation {
  /// Left out of the dictionary where zero, all three.
  Count flops;
  Count transcendentals;
  Count iops;
  Count hbmBytesRead;
  Count hbmBytesWritten;
  /// Flops and iops per byte of main memory; absent where no byte moves.
  std::optional<double> intensity;
  /// "hbm", "tensor.bf16", ...; absent with regime "none".
  std::optional<std::string> boundBy;
  Regime regime = Regime::None;
  /// Seconds; absent with regime "none".
  std::optional<double> timeSeconds;
  std::optional<double> attainableFlopsPerSecond;
  /// Units that have work but no rate, which the verdict therefore leaves out:
  /// `timeSeconds` is then a lower bound. Left out where empty.
  SmallVector<std::string, 1> unrated;
  /// The loop extents that the numbers were derived for.
  SmallVector<int64_t, 6> domain;

  /// The annotation of `op`; empty if it has none or a malformed one.
  static std::optional<CostAnnotation> get(Operation *op);

  /// Reads a dictionary. For one that is none of ours, `problem` says why.
  static std::optional<CostAnnotation> parse(Attribute attribute,
                                             std::string &problem);

  /// The dictionary; counts are i64, or i128 where they need it.
  DictionaryAttr toAttribute(MLIRContext *context) const;
};

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_COSTANNOTATION_H
