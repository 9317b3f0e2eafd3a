//===- AnnotatedCount.h - A count as annotations hold it --------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_ANNOTATEDCOUNT_H
#define ROOFLINE_DIALECT_ANNOTATEDCOUNT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/Support/LLVM.h"
#include "roofline/Support/Expr.h"

namespace mlir::roofline {

/// A number, or the text of a formula: IR outlives the symbols of the analysis
/// that wrote it. In IR `134217728 : i64`, i128 where it needs that, or
/// `"134217728*B"`.
class AnnotatedCount {
public:
  /// Zero.
  AnnotatedCount() = default;
  AnnotatedCount(Count number) : number(number) {}
  AnnotatedCount(const Expr &expr);

  bool isZero() const { return formula.empty() && number.isZero(); }
  bool isOne() const { return formula.empty() && number == Count(1); }
  /// Absent for a formula.
  std::optional<Count> getNumber() const {
    return formula.empty() ? std::optional(number) : std::nullopt;
  }
  /// Empty for a number.
  StringRef getFormula() const { return formula; }
  /// The digits, or the formula.
  std::string toString() const {
    return formula.empty() ? number.toString() : formula;
  }

  Attribute toAttribute(MLIRContext *context) const;

  /// Reads an attribute whose formula may contain the names that `isKnown`
  /// accepts. Empty for anything that is no count; `expected` then says what it
  /// is to be, "a formula (unknown name 'C' at column 3)".
  static std::optional<AnnotatedCount>
  parse(Attribute attribute, function_ref<bool(StringRef)> isKnown,
        std::string &expected);

  bool operator==(const AnnotatedCount &rhs) const {
    return number == rhs.number && formula == rhs.formula;
  }
  bool operator!=(const AnnotatedCount &rhs) const { return !(*this == rhs); }

private:
  Count number;
  std::string formula;
};

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_ANNOTATEDCOUNT_H
