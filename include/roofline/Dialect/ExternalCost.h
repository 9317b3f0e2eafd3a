//===- ExternalCost.h - What a function without a body costs ----*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The typed view of `roofline.external_cost`, by which the user says what a
// call into a library does. `arg0_d1` is dimension 1 of the first argument,
// `arg2` the value of an index or integer argument:
//
//   func.func private @cublas_gemm(tensor<?x?xbf16>, tensor<?x?xbf16>)
//       -> tensor<?x?xbf16> attributes {roofline.external_cost = {
//         flops = "2*arg0_d0*arg0_d1*arg1_d1",
//         hbm_bytes_read = "2*arg0_d0*arg0_d1 + 2*arg1_d0*arg1_d1",
//         hbm_bytes_written = "2*arg0_d0*arg1_d1",
//         precision = "bf16", unit = "tensor"}}
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_EXTERNALCOST_H
#define ROOFLINE_DIALECT_EXTERNALCOST_H

#include "mlir/IR/Operation.h"
#include "roofline/Dialect/AnnotatedCount.h"
#include "roofline/Target/Precision.h"

namespace mlir::roofline {

/// What a name in the formulas of a cost stands for: the value of an argument,
/// or the size of one of its dimensions.
struct ArgumentSize {
  unsigned argument = 0;
  std::optional<unsigned> dim;

  /// Reads "arg2" or "arg0_d1"; empty for any other name.
  static std::optional<ArgumentSize> parse(StringRef name);
};

/// What one call of a function costs. Counts that are left out are zero.
struct ExternalCost {
  AnnotatedCount flops;
  AnnotatedCount transcendentals;
  AnnotatedCount iops;
  AnnotatedCount hbmBytesRead;
  AnnotatedCount hbmBytesWritten;
  /// The type that the arithmetic is done in; f32 where left out.
  Precision precision = Precision::F32;
  /// Contractions on the tensor unit; else, as where left out, arithmetic on
  /// the vector unit.
  bool onTensorUnit = false;

  /// The cost that `function` is annotated with; empty if it has none or a
  /// malformed one.
  static std::optional<ExternalCost> get(Operation *function);

  /// Reads a dictionary on `function`. For one that is none of ours, `problem`
  /// says why.
  static std::optional<ExternalCost>
  parse(Operation *function, Attribute attribute, std::string &problem);
};

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_EXTERNALCOST_H
