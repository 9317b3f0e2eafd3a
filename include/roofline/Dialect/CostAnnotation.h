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
// With B rows instead of one, what is no number is a formula or left out:
//
//   roofline.cost = {
//     crossover = "compute-bound from B = 319", domain = ["B", 8192, 8192],
//     flops = "134217728*B", hbm_bytes_read = "16384*B + 134217728",
//     hbm_bytes_written = "16384*B", regime = "depends"}
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_COSTANNOTATION_H
#define ROOFLINE_DIALECT_COSTANNOTATION_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"
#include "roofline/Cost/Roofline.h"
#include "roofline/Dialect/AnnotatedCount.h"

namespace mlir::roofline {

/// The contents of one `roofline.cost`. Counts are over all executions of the
/// op in one invocation of its function.
struct CostAnnotation {
  /// Left out of the dictionary where zero, all three.
  AnnotatedCount flops;
  AnnotatedCount transcendentals;
  AnnotatedCount iops;
  AnnotatedCount hbmBytesRead;
  AnnotatedCount hbmBytesWritten;
  /// Read and written; absent where nothing says what crosses that level.
  std::optional<AnnotatedCount> l2Bytes;
  std::optional<AnnotatedCount> smemBytes;
  /// Left out where 1.
  AnnotatedCount executions = Count(1);
  /// Flops and iops per byte of main memory; absent where no byte moves.
  std::optional<double> intensity;
  /// "hbm", "tensor.bf16", ...; absent with regime "none", and where symbols
  /// decide.
  std::optional<std::string> boundBy;
  Regime regime = Regime::None;
  /// Where the binding roof depends on symbols, how. Left out where empty.
  std::string crossover;
  /// Inside an arm of a branch, whether that arm counts, and whether it may run
  /// at all for what sizes and constants say. Left out where false, true and
  /// true.
  bool isBranch = false;
  bool isTaken = true;
  bool mayRun = true;
  /// In how many of the calls of its function the arm counts; absent where they
  /// all agree.
  std::optional<AnnotatedCount> takingCalls;
  /// Number, from 0 up in the module, of the group that it should be fused
  /// with.
  std::optional<AnnotatedCount> fusionGroup;
  /// Seconds; absent with regime "none", and where it hangs on a symbol.
  std::optional<double> timeSeconds;
  std::optional<double> attainableFlopsPerSecond;
  /// Units with work and memory levels with traffic but no rate, which the
  /// verdict therefore leaves out: `timeSeconds` is then a lower bound. Left
  /// out where empty.
  SmallVector<std::string, 1> unrated;
  /// The loop extents that the numbers were derived for.
  SmallVector<AnnotatedCount, 6> domain;

  /// The annotation of `op`; empty if it has none or a malformed one.
  static std::optional<CostAnnotation> get(Operation *op);

  /// Reads a dictionary. For one that is none of ours, `problem` says why.
  static std::optional<CostAnnotation> parse(Attribute attribute,
                                             std::string &problem);

  /// The dictionary; counts are i64, i128 where they need it, or strings.
  DictionaryAttr toAttribute(MLIRContext *context) const;

  /// The dictionary `annotation` with `fusionGroup` in place of its own group;
  /// in none where that is empty.
  static DictionaryAttr replaceFusionGroup(DictionaryAttr annotation,
                                           std::optional<Count> fusionGroup);
};

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_COSTANNOTATION_H
