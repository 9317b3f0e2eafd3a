//===- ExternalCost.cpp - What a function without a body costs ------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/ExternalCost.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

/// Reads a number without leading zeros off the front of `name`.
static std::optional<unsigned> consumeNumber(StringRef &name) {
  unsigned number;
  bool isPadded = name.size() > 1 && name[0] == '0' && llvm::isDigit(name[1]);
  if (isPadded || name.consumeInteger(10, number))
    return std::nullopt;
  return number;
}

std::optional<ArgumentSize> ArgumentSize::parse(StringRef name) {
  std::optional<unsigned> argument, dim;
  if (!name.consume_front("arg") || !(argument = consumeNumber(name)))
    return std::nullopt;
  if (name.empty())
    return ArgumentSize{*argument, std::nullopt};
  if (!name.consume_front("_d") || !(dim = consumeNumber(name)) ||
      !name.empty())
    return std::nullopt;
  return ArgumentSize{*argument, dim};
}

/// Whether `name` stands for a size or a number among the arguments of
/// `function`.
static bool isArgumentName(FunctionOpInterface function, StringRef name) {
  std::optional<ArgumentSize> size = ArgumentSize::parse(name);
  if (!size || size->argument >= function.getNumArguments())
    return false;
  Type type = function.getArgumentTypes()[size->argument];
  if (!size->dim)
    return type.isIntOrIndex();
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() && *size->dim < shaped.getRank();
}

namespace {
/// Takes the entries of a dictionary out, one after the other.
class CallReader {
public:
  CallReader(DictionaryAttr dictionary, FunctionOpInterface function,
             std::string &problem)
      : function(function), problem(problem),
        left(dictionary.begin(), dictionary.end()) {}

  void read(StringRef key, AnnotatedCount &count) {
    Attribute attribute = take(key);
    if (!attribute)
      return;
    std::string expected;
    std::optional<AnnotatedCount> parsed = AnnotatedCount::parse(
        attribute,
        [&](StringRef name) { return isArgumentName(function, name); },
        expected);
    parsed ? void(count = *parsed) : complain(key, expected);
  }

  void readPrecision(Precision &precision) {
    Attribute attribute = take("precision");
    if (!attribute)
      return;
    auto name = dyn_cast<StringAttr>(attribute);
    std::optional<Precision> parsed =
        name ? parsePrecision(name) : std::nullopt;
    parsed ? void(precision = *parsed)
           : complain("precision", "the name of a type, such as bf16");
  }

  void readUnit(bool &onTensorUnit) {
    Attribute attribute = take("unit");
    if (!attribute)
      return;
    auto name = dyn_cast<StringAttr>(attribute);
    onTensorUnit = name && name.getValue() == stringify(UnitKind::Tensor);
    if (!onTensorUnit &&
        (!name || name.getValue() != stringify(UnitKind::Vector)))
      complain("unit", "tensor or vector");
  }

  /// Complains of what is left.
  void finish() {
    if (problem.empty() && !left.empty())
      problem =
          ("has an unknown key '" + left.front().getName().getValue() + "'")
              .str();
  }

private:
  Attribute take(StringRef key) {
    auto *entry = llvm::find_if(left, [&](NamedAttribute candidate) {
      return candidate.getName() == key;
    });
    if (entry == left.end())
      return {};
    Attribute value = entry->getValue();
    left.erase(entry);
    return value;
  }
  void complain(StringRef key, StringRef expected) {
    if (problem.empty())
      problem = ("needs '" + key + "' to be " + expected).str();
  }

  FunctionOpInterface function;
  std::string &problem;
  SmallVector<NamedAttribute, 8> left;
};
} // namespace

std::optional<ExternalCost>
ExternalCost::parse(Operation *op, Attribute attribute, std::string &problem) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!function || !function.isExternal()) {
    problem = "belongs on functions without a body";
    return std::nullopt;
  }
  auto dictionary = dyn_cast<DictionaryAttr>(attribute);
  if (!dictionary) {
    problem = "must be a dictionary";
    return std::nullopt;
  }
  ExternalCost cost;
  CallReader reader(dictionary, function, problem);
  reader.read("flops", cost.flops);
  reader.read("transcendentals", cost.transcendentals);
  reader.read("iops", cost.iops);
  reader.read("hbm_bytes_read", cost.hbmBytesRead);
  reader.read("hbm_bytes_written", cost.hbmBytesWritten);
  reader.readPrecision(cost.precision);
  reader.readUnit(cost.onTensorUnit);
  reader.finish();
  return problem.empty() ? std::optional(cost) : std::nullopt;
}

std::optional<ExternalCost> ExternalCost::get(Operation *function) {
  std::string problem;
  if (Attribute attribute = function->getDiscardableAttr(kExternalCostAttrName))
    return parse(function, attribute, problem);
  return std::nullopt;
}
