//===- DimensionBindings.cpp - Reading --dims -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Diagnostics.h"
#include "roofline/Interfaces/Dimensions.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

static llvm::Error makeError(StringRef text, const Twine &what) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                 "'" + text + "': " + what);
}

/// Parses one number of `text`.
static llvm::Expected<int64_t> parseSize(StringRef digits, StringRef text) {
  digits = digits.trim();
  StringRef magnitude = digits;
  bool isNegative = magnitude.consume_front("-");
  if (magnitude.empty() || !llvm::all_of(magnitude, llvm::isDigit))
    return makeError(text, "expected NAME=VALUE or NAME=LOW..HIGH, with whole "
                           "numbers");
  int64_t value;
  if (isNegative)
    return makeError(text, "a size cannot be negative");
  if (magnitude.getAsInteger(10, value))
    return makeError(text, digits + " is larger than 2^63 - 1");
  return value;
}

static llvm::Expected<DimensionBinding> parseBinding(StringRef text) {
  auto [name, value] = text.split('=');
  DimensionBinding binding;
  binding.name = name.trim().str();
  if (binding.name.empty() || !text.contains('='))
    return makeError(text, "expected NAME=VALUE or NAME=LOW..HIGH");
  auto [low, high] = value.split("..");
  llvm::Expected<int64_t> lower = parseSize(low, text);
  if (!lower)
    return lower.takeError();
  llvm::Expected<int64_t> upper =
      value.contains("..") ? parseSize(high, text) : *lower;
  if (!upper)
    return upper.takeError();
  if (*lower > *upper)
    return makeError(text, "no number is between " + Twine(*lower) + " and " +
                               Twine(*upper));
  binding.lower = *lower;
  binding.upper = *upper;
  return binding;
}

llvm::Expected<std::vector<DimensionBinding>>
mlir::roofline::parseBindings(ArrayRef<std::string> texts) {
  std::vector<DimensionBinding> bindings;
  llvm::StringSet<> names;
  for (StringRef text : texts) {
    llvm::Expected<DimensionBinding> binding = parseBinding(text);
    if (!binding)
      return binding.takeError();
    if (!names.insert(binding->name).second)
      return makeError(text, "'" + binding->name + "' is bound twice");
    bindings.push_back(std::move(*binding));
  }
  return bindings;
}

const DimensionBinding *Dimensions::lookupBinding(StringRef name) const {
  const auto *it = llvm::find_if(ArrayRef(bindings),
                                 [&](const auto &b) { return b.name == name; });
  return it == ArrayRef(bindings).end() ? nullptr : it;
}

const DimensionBinding *Dimensions::getRange(const Symbol &symbol) const {
  const DimensionBinding *binding = lookupBinding(symbol.name);
  return binding && binding->isRange() ? binding : nullptr;
}

static std::string toString(const DimensionBinding &binding) {
  std::string text = binding.name + "=" + std::to_string(binding.lower);
  return binding.isRange() ? text + ".." + std::to_string(binding.upper) : text;
}

std::string Dimensions::describeBindings(ArrayRef<Expr> values) const {
  SmallVector<std::string> all, matching;
  for (const DimensionBinding &binding : bindings) {
    if (!byName.contains(binding.name))
      continue;
    all.push_back(toString(binding));
    bool isMeant = llvm::any_of(values, [&](const Expr &value) {
      const Symbol *symbol = getPlainSymbol(value);
      return symbol ? symbol->name == binding.name
                    : !binding.isRange() && value == Expr(binding.lower);
    });
    if (isMeant)
      matching.push_back(toString(binding));
  }
  return llvm::join(matching.empty() ? all : matching, ", ");
}

LogicalResult Dimensions::checkBindings(Location location) const {
  constexpr size_t kMaxListed = 20;
  for (const DimensionBinding &binding : bindings) {
    if (byName.contains(binding.name))
      continue;
    InFlightDiagnostic diagnostic =
        emitError(location, "no dimension is called '")
        << binding.name << "'; ";
    if (names.empty())
      return diagnostic << "nothing here has a size that is not known";
    ArrayRef<std::string> listed(names);
    diagnostic << "there are: "
               << llvm::join(listed.take_front(kMaxListed), ", ");
    if (listed.size() > kMaxListed)
      diagnostic << " and " << listed.size() - kMaxListed << " more";
    return diagnostic;
  }
  return success();
}
