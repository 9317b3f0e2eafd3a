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
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace mlir::roofline;

/// When a count is left out.
enum class LeftOut { Never, WhenZero, WhenOne };

static constexpr StringLiteral kFusionGroupKey = "fusion_group";

/// Calls `visit` for every field, in the (alphabetical) order of the keys.
template <typename Annotation, typename Visitor>
static void visitFields(Annotation &annotation, Visitor &visit) {
  visit("attainable_flops_per_s", annotation.attainableFlopsPerSecond);
  visit("bound_by", annotation.boundBy);
  visit("branch", annotation.isBranch, /*usual=*/false);
  visit("crossover", annotation.crossover);
  visit("domain", annotation.domain);
  visit("executions", annotation.executions, LeftOut::WhenOne);
  visit("flops", annotation.flops, LeftOut::WhenZero);
  visit(kFusionGroupKey, annotation.fusionGroup);
  visit("hbm_bytes_read", annotation.hbmBytesRead, LeftOut::Never);
  visit("hbm_bytes_written", annotation.hbmBytesWritten, LeftOut::Never);
  visit("intensity", annotation.intensity);
  visit("iops", annotation.iops, LeftOut::WhenZero);
  visit("l2_bytes", annotation.l2Bytes);
  visit("regime", annotation.regime);
  visit("runs", annotation.mayRun, /*usual=*/true);
  visit("smem_bytes", annotation.smemBytes);
  visit("taken", annotation.isTaken, /*usual=*/true);
  visit("taken_in_calls", annotation.takingCalls);
  visit("time_s", annotation.timeSeconds);
  visit("transcendentals", annotation.transcendentals, LeftOut::WhenZero);
  visit("unrated", annotation.unrated);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// `value`, from a million on rounded to six digits: of those MLIR would print
/// many as the bits of the double, since they have no decimal point.
static double roundForText(double value) {
  constexpr double kLeastRounded = 1e6;
  double rounded = value;
  if (value < kLeastRounded)
    return value;
  SmallString<16> digits;
  llvm::raw_svector_ostream(digits) << llvm::format("%.5e", value);
  return digits.str().getAsDouble(rounded) ? value : rounded;
}

namespace {
class Writer {
public:
  explicit Writer(MLIRContext *context) : builder(context) {}

  void operator()(StringRef key, const std::optional<double> &value) {
    if (value)
      add(key, builder.getF64FloatAttr(roundForText(*value)));
  }
  void operator()(StringRef key, const std::optional<std::string> &value) {
    if (value)
      add(key, builder.getStringAttr(*value));
  }
  void operator()(StringRef key, const std::optional<AnnotatedCount> &value) {
    if (value)
      add(key, value->toAttribute(builder.getContext()));
  }
  void operator()(StringRef key, const std::string &value) {
    if (!value.empty())
      add(key, builder.getStringAttr(value));
  }
  void operator()(StringRef key, Regime value) {
    add(key, builder.getStringAttr(stringify(value)));
  }
  void operator()(StringRef key, bool value, bool usual) {
    if (value != usual)
      add(key, builder.getBoolAttr(value));
  }
  void operator()(StringRef key, ArrayRef<AnnotatedCount> extents) {
    SmallVector<int64_t, 6> numbers;
    SmallVector<Attribute, 6> attributes;
    for (const AnnotatedCount &extent : extents) {
      attributes.push_back(extent.toAttribute(builder.getContext()));
      std::optional<Count> number = extent.getNumber();
      if (number && number->fitsInt64())
        numbers.push_back(number->toInt64());
    }
    if (numbers.size() == extents.size())
      add(key, builder.getDenseI64ArrayAttr(numbers));
    else
      add(key, builder.getArrayAttr(attributes));
  }
  void operator()(StringRef key, ArrayRef<std::string> names) {
    if (!names.empty())
      add(key, builder.getStrArrayAttr(
                   SmallVector<StringRef>(names.begin(), names.end())));
  }
  void operator()(StringRef key, const AnnotatedCount &value, LeftOut leftOut) {
    if ((value.isZero() && leftOut == LeftOut::WhenZero) ||
        (value.isOne() && leftOut == LeftOut::WhenOne))
      return;
    add(key, value.toAttribute(builder.getContext()));
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

DictionaryAttr
CostAnnotation::replaceFusionGroup(DictionaryAttr annotation,
                                   std::optional<Count> fusionGroup) {
  MLIRContext *context = annotation.getContext();
  SmallVector<NamedAttribute, 12> entries;
  for (NamedAttribute entry : annotation)
    if (entry.getName() != kFusionGroupKey)
      entries.push_back(entry);
  if (fusionGroup) {
    NamedAttribute entry(StringAttr::get(context, kFusionGroupKey),
                         AnnotatedCount(*fusionGroup).toAttribute(context));
    entries.insert(llvm::lower_bound(entries, entry), entry);
  }
  return DictionaryAttr::getWithSorted(context, entries);
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
  void operator()(StringRef key, std::string &value) {
    if (Attribute attribute = take(key)) {
      auto text = dyn_cast<StringAttr>(attribute);
      if (!text)
        return complain(key, "a string");
      value = text.str();
    }
  }
  void operator()(StringRef key, bool &value, bool) {
    if (Attribute attribute = take(key)) {
      auto flag = dyn_cast<BoolAttr>(attribute);
      if (!flag)
        return complain(key, "true or false");
      value = flag.getValue();
    }
  }
  void operator()(StringRef key, Regime &value) {
    auto text = dyn_cast_or_null<StringAttr>(take(key));
    std::optional<Regime> regime =
        text ? parseRegime(text.getValue()) : std::nullopt;
    if (!regime)
      return complain(key, "memory-bound, compute-bound, depends or none");
    value = *regime;
  }
  void operator()(StringRef key, SmallVectorImpl<AnnotatedCount> &extents) {
    Attribute attribute = take(key);
    if (auto array = dyn_cast_or_null<ArrayAttr>(attribute)) {
      for (Attribute extent : array)
        readCount(key, extent, extents.emplace_back());
      return;
    }
    auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(attribute);
    if (!numbers || llvm::any_of(numbers.asArrayRef(),
                                 [](int64_t extent) { return extent < 0; }))
      return complain(key, "an array<i64: ...> without negative extents, or an "
                           "array of counts and formulas");
    for (int64_t extent : numbers.asArrayRef())
      extents.push_back(Count(extent));
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
  void operator()(StringRef key, std::optional<AnnotatedCount> &value) {
    if (Attribute attribute = take(key))
      readCount(key, attribute, value.emplace());
  }
  void operator()(StringRef key, AnnotatedCount &value, LeftOut leftOut) {
    Attribute attribute = take(key);
    if (attribute || leftOut == LeftOut::Never)
      readCount(key, attribute, value);
  }

  /// How many of the dictionary's entries were fields.
  unsigned getNumFound() const { return numFound; }

private:
  /// Reads a count over any symbols.
  void readCount(StringRef key, Attribute attribute, AnnotatedCount &value) {
    std::string expected;
    std::optional<AnnotatedCount> count = AnnotatedCount::parse(
        attribute, [](StringRef) { return true; }, expected);
    if (!count)
      return complain(key, expected);
    value = *count;
  }
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
