//===- AnnotatedCount.cpp - A count as annotations hold it ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/AnnotatedCount.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace mlir::roofline;

AnnotatedCount::AnnotatedCount(const Expr &expr) {
  if (std::optional<Count> count = expr.getCount())
    number = *count;
  else
    formula = expr.toString();
}

Attribute AnnotatedCount::toAttribute(MLIRContext *context) const {
  Builder builder(context);
  if (!formula.empty())
    return builder.getStringAttr(formula);
  if (number.fitsInt64())
    return builder.getI64IntegerAttr(number.toInt64());
  return builder.getIntegerAttr(builder.getIntegerType(128), number.toAPInt());
}

/// What is wrong with `formula`; nothing if it can be read.
static std::string findMistake(StringRef formula,
                               function_ref<bool(StringRef)> isKnown) {
  SymbolContext symbols;
  auto getSymbol = [&](StringRef name) -> std::optional<Expr> {
    if (!isKnown(name))
      return std::nullopt;
    const Symbol *symbol = symbols.lookup(name);
    return Expr(symbol ? *symbol : symbols.create(name, /*lower=*/0));
  };
  llvm::Expected<Expr> expr = parseExpr(formula, getSymbol);
  return expr ? "" : llvm::toString(expr.takeError());
}

std::optional<AnnotatedCount>
AnnotatedCount::parse(Attribute attribute,
                      function_ref<bool(StringRef)> isKnown,
                      std::string &expected) {
  if (auto text = dyn_cast_or_null<StringAttr>(attribute)) {
    std::string mistake = findMistake(text, isKnown);
    if (!mistake.empty()) {
      expected = "a formula (" + mistake + ")";
      return std::nullopt;
    }
    AnnotatedCount count;
    count.formula = text.str();
    return count;
  }
  auto number = dyn_cast_or_null<IntegerAttr>(attribute);
  if (!number || number.getValue().isNegative() ||
      !(number.getType().isInteger(64) || number.getType().isInteger(128))) {
    expected = "an i64 or i128 count that is not negative, or a formula";
    return std::nullopt;
  }
  return AnnotatedCount(Count::fromAPInt(number.getValue()));
}
