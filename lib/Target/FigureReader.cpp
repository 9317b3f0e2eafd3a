//===- FigureReader.cpp - Numbers with units and sources ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FigureReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::StringRef;

// Several powers of ten beyond what there is, from microcontrollers to racks:
// these catch a wrong unit or exponent, not an unusual machine.
static constexpr FigureRange kRate = {"operations per second", 1e6, 1e21};
static constexpr FigureRange kOpsPerClock = {"operations per clock", 1e-3, 1e9};
static constexpr FigureRange kBandwidth = {"bytes per second", 1e6, 1e18};
static constexpr FigureRange kBytesPerClock = {"bytes per clock", 1e-3, 1e9};
static constexpr FigureRange kCapacity = {"bytes", 1, 1e18};
static constexpr FigureRange kClock = {"hertz", 1e6, 1e11};
static constexpr FigureRange kTime = {"seconds", 1e-12, 10};
static constexpr FigureRange kCount = {"units", 1, 1e9};
static constexpr FigureRange kLanes = {"lanes", 1, 1e6};

ArrayRef<FigureUnit> mlir::roofline::getRateUnits() {
  static const FigureUnit units[] = {{"tera_ops_per_s", kRate, 12},
                                     {"giga_ops_per_s", kRate, 9}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getOpsPerClockUnits() {
  static const FigureUnit units[] = {{"ops", kOpsPerClock}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getBandwidthUnits() {
  static const FigureUnit units[] = {
      {"gb_per_s", kBandwidth, 9},
      {"tb_per_s", kBandwidth, 12},
      {"bytes_per_clk", kBytesPerClock, 0, 0, /*isPerClock=*/true},
      {"bytes_per_clk_per_unit", kBytesPerClock, 0, 0, /*isPerClock=*/true,
       /*isPerUnit=*/true}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getCapacityUnits() {
  static const FigureUnit units[] = {{"bytes", kCapacity},
                                     {"kib", kCapacity, 0, 10},
                                     {"mib", kCapacity, 0, 20},
                                     {"gib", kCapacity, 0, 30},
                                     {"gb", kCapacity, 9}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getUnitCapacityUnits() {
  static const FigureUnit units[] = {{"bytes_per_unit", kCapacity},
                                     {"kib_per_unit", kCapacity, 0, 10}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getClockUnits() {
  static const FigureUnit units[] = {{"mhz", kClock, 6}, {"ghz", kClock, 9}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getTimeUnits() {
  static const FigureUnit units[] = {{"us", kTime, -6}, {"ns", kTime, -9}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getCountUnits() {
  static const FigureUnit units[] = {{"count", kCount}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getLaneUnits() {
  static const FigureUnit units[] = {{"lanes", kLanes}};
  return units;
}

ArrayRef<FigureUnit> mlir::roofline::getBlockUnits() {
  static const FigureUnit units[] = {{"blocks", kCount}};
  return units;
}

std::optional<double> mlir::roofline::parseScaled(StringRef number,
                                                  int decimalExponent) {
  auto [mantissa, exponentText] =
      number.split(number.contains('E') ? 'E' : 'e');
  int exponent = 0;
  bool hasExponent = mantissa.size() != number.size();
  if (hasExponent && exponentText.getAsInteger(10, exponent))
    return std::nullopt;
  // This leaves out hexadecimal numerals, infinities and NaN.
  if (mantissa.find_first_not_of("+-.0123456789") != StringRef::npos)
    return std::nullopt;
  std::string scaled =
      (mantissa + "e" + llvm::Twine(int64_t(exponent) + decimalExponent)).str();
  double value;
  if (StringRef(scaled).getAsDouble(value))
    return std::nullopt;
  return value;
}

std::optional<Figure>
mlir::roofline::multiply(const std::optional<Figure> &figure,
                         const std::optional<Figure> &factor) {
  if (!figure || !factor)
    return std::nullopt;
  Figure product;
  product.value = figure->value * factor->value;
  product.provenance =
      std::max({Provenance::Derived, figure->provenance, factor->provenance});
  product.source = figure->source;
  llvm::SmallVector<StringRef> cited, others;
  StringRef(figure->source).split(cited, ", ");
  StringRef(factor->source).split(others, ", ");
  for (StringRef key : others)
    if (!llvm::is_contained(cited, key))
      product.source += ", " + key.str();
  return product;
}

/// The one number of `map`, in base units but for `isPerClock`, `isPerUnit`.
static std::optional<std::pair<const FigureUnit *, double>>
readNumber(MappingReader &map, ArrayRef<FigureUnit> units,
           ReadContext &context) {
  const FigureUnit *unit = nullptr;
  const YAMLEntry *number = nullptr;
  for (const FigureUnit &candidate : units) {
    const YAMLEntry *entry = map.get(candidate.key);
    if (entry && number)
      map.report("'" + map.getPath() + "' has two numbers, `" + unit->key +
                 "` and `" + candidate.key + "`; keep one of them");
    if (entry) {
      unit = &candidate;
      number = entry;
    }
  }
  if (!number) {
    std::string keys = llvm::join(
        llvm::map_range(units, [](const FigureUnit &u) { return u.key.str(); }),
        ", ");
    map.report("'" + map.getPath() + "' has no number; give it as " +
               (units.size() == 1 ? "`" : "one of `") + keys + "`");
    return std::nullopt;
  }
  std::optional<double> value =
      parseScaled(number->value.text, unit->decimalExponent);
  if (number->value.kind == YAMLNode::Kind::Scalar && value)
    return std::make_pair(unit, std::ldexp(*value, unit->binaryExponent));
  context.diagnostics.report(number->value.location,
                             "'" + map.getPath(unit->key) +
                                 "' is not a number; write it as in `" +
                                 unit->key + ": 12.5`");
  return std::nullopt;
}

/// Reads where the number of `map` comes from.
static void readOrigin(MappingReader &map, Figure &figure, bool isMeasured) {
  std::vector<std::string> keys = map.getTexts("source");
  if (keys.empty())
    map.report("'" + map.getPath() +
               "' has no source; add `source: KEY`, "
               "naming an entry of `sources`");
  figure.source = llvm::join(keys, ", ");
  figure.provenance = Provenance::Measured;
  if (isMeasured)
    return;
  std::optional<StringRef> provenance =
      map.getWord("provenance", {"vendor", "derived", "secondary", "measured"});
  figure.provenance = llvm::StringSwitch<Provenance>(provenance.value_or(""))
                          .Case("derived", Provenance::Derived)
                          .Case("secondary", Provenance::Secondary)
                          .Case("measured", Provenance::Measured)
                          .Default(Provenance::Vendor);
}

std::optional<Figure> mlir::roofline::readFigure(MappingReader &map,
                                                 ArrayRef<FigureUnit> units,
                                                 ReadContext &context) {
  if (!map.isValid())
    return std::nullopt;
  auto number = readNumber(map, units, context);
  Figure figure;
  readOrigin(map, figure, context.isMeasured);
  if (!number)
    return std::nullopt;
  figure.value = number->second;
  const FigureRange &range = number->first->range;
  context.file.figures.push_back(
      {map.getPath().str(), figure, range.unit, range.least, range.most});

  const TargetModel &model = context.file.model;
  std::optional<Figure> result = figure;
  if (number->first->isPerClock)
    result = multiply(result, model.matrixClockHz ? model.matrixClockHz
                                                  : model.vectorClockHz);
  if (number->first->isPerUnit)
    result = multiply(result, model.unitCount);
  return result;
}

std::optional<Figure> mlir::roofline::readFigure(MappingReader &parent,
                                                 StringRef key,
                                                 ArrayRef<FigureUnit> units,
                                                 ReadContext &context) {
  const YAMLEntry *entry = parent.get(key);
  if (!entry)
    return std::nullopt;
  MappingReader map(*entry, parent.getPath(key), context);
  std::optional<Figure> figure = readFigure(map, units, context);
  map.finish();
  return figure;
}
