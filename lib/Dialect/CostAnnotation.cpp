//===- CostAnnotation.cpp - The typed view of roofline.cost ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One list of fields, `visitFields`, drives reading and writing, so that they
// cannot disagree about a key.
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/CostAnnotation.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Dialect/RooflineDialect.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::roofline;

/// Whether a count is written when it is zero.
enum class WhenZero { Omit, Keep };

/// Calls `visit` for every field, in the (alphabetical) order of the keys.
template <typename Annotation, typename Visitor>
static void visitFields(Annotation &annotation, Visitor &visit) {
  visit("attainable_flops_per_s", annotation.attainableFlopsPerSecond);
  visit("bound_by", annotation.boundBy);
  visit("domain", annotation.domain);
  visit("flops", annotation.flops, WhenZero::Omit);
  visit("hbm_bytes_read", annotation.hbmBytesRead, WhenZero::Keep);
  visit("hbm_bytes_written", annotation.hbmBytesWritten, WhenZero::Keep);
  visit("intensity", annotation.intensity);
  visit("iops", annotation.iops, WhenZero::Omit);
  visit("regime", annotation.regime);
  visit("time_s", annotation.timeSeconds);
  visit("transcendentals", annotation.transcendentals, WhenZero::Omit);
  visit("unrated", annotation.unrated);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

namespace {
class Writer {
public:
  explicit Writer(MLIRContext *context) : builder(context) {}

  void operator()(StringRef key, const std::optional<double> &value) {
    if (value)
      add(key, builder.getF64FloatAttr(*value));
  }
  void operator()(StringRef key, const std::optional<std::string> &value) {
    if (value)
      add(key, builder.getStringAttr(*value));
  }
  void operator()(StringRef key, Regime value) {
    add(key, builder.getStringAttr(stringify(value)));
  }
  void operator()(StringRef key, ArrayRef<int64_t> value) {
    add(key, builder.getDenseI64ArrayAttr(value));
  }
  void operator()(StringRef key, ArrayRef<std::string> names) {
    if (!names.empty())
      add(key, builder.getStrArrayAttr(
                   SmallVector<StringRef>(names.begin(), names.end())));
  }
  void operator()(StringRef key, Count value, WhenZero whenZero) {
    if (value.isZero() && whenZero == WhenZero::Omit)
      return;
    add(key, value.fitsInt64()
                 ? builder.getI64IntegerAttr(value.toInt64())
                 : builder.getIntegerAttr(builder.getIntegerType(128),
                                          value.toAPInt()));
  }

  DictionaryAttr finish() {
    return DictionaryAttr::getWithSorted(builder.getContext(), entries);
  }

private:
  void add(StringRef key, Attribute value) {
    entries.emplace_back(builder.getStringAttr(key), value);
  }

  Builder builder;
  SmallVector<NamedAttribute, 12> entries;
};
} // namespace

DictionaryAttr CostAnnotation::toAttribute(MLIRContext *context) const {
  Writer writer(context);
  visitFields(*this, writer);
  return writer.finish();
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
class Reader {
public:
  Reader(DictionaryAttr dictionary, std::string &problem)
      : dictionary(dictionary), problem(problem) {}

  void operator()(StringRef key, std::optional<double> &value) {
    if (Attribute attribute = take(key)) {
      auto number = dyn_cast<FloatAttr>(attribute);
      if (!number || !number.getType().isF64() ||
          !number.getValue().isFinite() || number.getValue().isNegative())
        return complain(key, "a finite f64 number that is not negative");
      value = number.getValueAsDouble();
    }
  }
  void operator()(StringRef key, std::optional<std::string> &value) {
    if (Attribute attribute = take(key)) {
      auto text = dyn_cast<StringAttr>(attribute);
      if (!text)
        return complain(key, "a string");
      value = text.str();
    }
  }
  void operator()(StringRef key, Regime &value) {
    auto text = dyn_cast_or_null<StringAttr>(take(key));
    std::optional<Regime> regime =
        text ? parseRegime(text.getValue()) : std::nullopt;
    if (!regime)
      return complain(key, "memory-bound, compute-bound or none");
    value = *regime;
  }
  void operator()(StringRef key, SmallVectorImpl<int64_t> &value) {
    auto extents = dyn_cast_or_null<DenseI64ArrayAttr>(take(key));
    if (!extents || llvm::any_of(extents.asArrayRef(),
                                 [](int64_t extent) { return extent < 0; }))
      return complain(key, "an array<i64: ...> without negative extents");
    value.assign(extents.asArrayRef().begin(), extents.asArrayRef().end());
  }
  void operator()(StringRef key, SmallVectorImpl<std::string> &names) {
    Attribute attribute = take(key);
    if (!attribute)
      return;
    auto array = dyn_cast<ArrayAttr>(attribute);
    if (!array || !llvm::all_of(array, llvm::IsaPred<StringAttr>))
      return complain(key, "an array of strings");
    for (StringRef name : array.getAsValueRange<StringAttr>())
      names.push_back(name.str());
  }
  void operator()(StringRef key, Count &value, WhenZero whenZero) {
    Attribute attribute = take(key);
    if (!attribute && whenZero == WhenZero::Omit)
      return;
    auto number = dyn_cast_or_null<IntegerAttr>(attribute);
    if (!number || number.getValue().isNegative() ||
        !(number.getType().isInteger(64) || number.getType().isInteger(128)))
      return complain(key, "an i64 or i128 count that is not negative");
    value = Count::fromAPInt(number.getValue());
  }

  /// How many of the dictionary's entries were fields.
  unsigned getNumFound() const { return numFound; }

private:
  Attribute take(StringRef key) {
    Attribute value = dictionary.get(key);
    numFound += value ? 1 : 0;
    return value;
  }
  void complain(StringRef key, StringRef expected) {
    if (problem.empty())
      problem = ("needs '" + key + "' to be " + expected).str();
  }

  DictionaryAttr dictionary;
  std::string &problem;
  unsigned numFound = 0;
};

/// Collects the keys of all fields.
struct KeyCollector {
  template <typename... Field>
  void operator()(StringRef key, Field &&...) {
    keys.insert(key);
  }
  llvm::StringSet<> keys;
};
} // namespace

/// The first key of `dictionary` that is no field.
static StringRef findUnknownKey(DictionaryAttr dictionary) {
  KeyCollector collector;
  CostAnnotation annotation;
  visitFields(annotation, collector);
  for (NamedAttribute entry : dictionary)
    if (!collector.keys.contains(entry.getName()))
      return entry.getName();
  return "";
}

std::optional<CostAnnotation> CostAnnotation::parse(Attribute attribute,
                                                    std::string &problem) {
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(attribute);
  if (!dictionary) {
    problem = "must be a dictionary";
    return std::nullopt;
  }
  CostAnnotation annotation;
  Reader reader(dictionary, problem);
  visitFields(annotation, reader);
  if (problem.empty() && reader.getNumFound() != dictionary.size())
    problem = ("has an unknown key '" + findUnknownKey(dictionary) + "'").str();
  if (!problem.empty())
    return std::nullopt;
  return annotation;
}

std::optional<CostAnnotation> CostAnnotation::get(Operation *op) {
  std::string problem;
  if (Attribute attribute = op->getDiscardableAttr(kCostAttrName))
    return parse(attribute, problem);
  return std::nullopt;
}
