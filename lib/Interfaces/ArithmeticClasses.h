//===- ArithmeticClasses.h - What one lane computes, by class ---*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes of scalar arithmetic, each one row of the table in
// docs/counting.md, and the model that gives an op of any dialect one of them.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_ARITHMETICCLASSES_H
#define ROOFLINE_LIB_INTERFACES_ARITHMETICCLASSES_H

#include "roofline/Interfaces/CostInterfaces.h"

/// The classes, without the type.
namespace mlir::roofline::lane {
using Role = Arithmetic::Role;

struct Free {
  static constexpr Arithmetic value{};
};
struct Simple {
  static constexpr Arithmetic value{Role::Other, 1, 0, 0, 1, {}};
};
struct AddLike {
  static constexpr Arithmetic value{Role::Add, 1, 0, 0, 1, {}};
};
struct MultiplyLike {
  static constexpr Arithmetic value{Role::Multiply, 1, 0, 0, 1, {}};
};
struct FusedMultiplyAdd {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 1, {}};
};
struct Clamp {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 2, {}};
};
struct Divide {
  static constexpr Arithmetic value{Role::Other, 1, 0, 1, 1, {}};
};
struct Transcendental {
  static constexpr Arithmetic value{Role::Other, 0, 1, 0, 0, {}};
};
struct TwoTranscendentals {
  static constexpr Arithmetic value{Role::Other, 0, 2, 0, 0, {}};
};
// Complex arithmetic is that of its parts: a product is four multiplies and two
// adds, two of which share a slot with a multiply; a quotient is six
// multiplies, three adds (sharing slots) and two divisions; an absolute value
// is two multiplies, one add and a square root.
struct ComplexAdd {
  static constexpr Arithmetic value{Role::Other, 2, 0, 0, 2, {}};
};
struct ComplexMultiply {
  static constexpr Arithmetic value{Role::Other, 6, 0, 0, 4, {}};
};
struct ComplexDivide {
  static constexpr Arithmetic value{Role::Other, 11, 0, 2, 8, {}};
};
struct ComplexAbs {
  static constexpr Arithmetic value{Role::Other, 3, 1, 0, 2, {}};
};
} // namespace mlir::roofline::lane

namespace mlir::roofline {

/// The arithmetic of `Class` at the type of the first operand.
template <typename Class, typename Op>
struct ArithmeticModel
    : ArithmeticOpInterface::ExternalModel<ArithmeticModel<Class, Op>, Op> {
  Arithmetic getArithmetic(Operation *op) const {
    Arithmetic arithmetic = Class::value;
    if (op->getNumOperands() > 0)
      arithmetic.type = op->getOperand(0).getType();
    return arithmetic;
  }
};

/// Gives each of `Ops` the arithmetic of `Class`.
template <typename Class, typename... Ops>
void attachArithmetic(MLIRContext *context) {
  (Ops::template attachInterface<ArithmeticModel<Class, Ops>>(*context), ...);
}

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_ARITHMETICCLASSES_H
