//===- TripFormula.h - How often a loop turns -------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The trips of a loop in a nest in numbers are asked for millions of times.
// An `Expr` would be simplified at each of them.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ACCESS_TRIPFORMULA_H
#define ROOFLINE_LIB_ACCESS_TRIPFORMULA_H

#include "roofline/Support/Expr.h"
#include <vector>

namespace mlir::roofline {

/// A number that depends on the turns of loops.
class TripFormula {
public:
  /// The loop whose turn a symbol stands for, if it does.
  using LoopOf = llvm::function_ref<std::optional<unsigned>(const Symbol &)>;
  using TurnOf = llvm::function_ref<int64_t(unsigned loop)>;

  /// Empty where something in `trips` is no turn of a loop.
  static std::optional<TripFormula> create(const Expr &trips, LoopOf loopOf);

  /// Empty where that exceeds 64 bits, on the way or at the end.
  std::optional<int64_t> evaluate(TurnOf turnOf) const;

  bool dependsOn(unsigned loop) const;

private:
  struct Factor {
    ExprFactor::Kind kind;
    unsigned exponent;
    /// Of kind `Symbol` only.
    unsigned loop = 0;
    std::vector<TripFormula> operands;

    std::optional<int64_t> evaluate(TurnOf turnOf) const;
  };
  struct Term {
    int64_t coefficient;
    std::vector<Factor> factors;
  };
  std::vector<Term> terms;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ACCESS_TRIPFORMULA_H
