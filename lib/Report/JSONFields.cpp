//===- JSONFields.cpp - Numbers and names in JSON -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONFields.h"
#include "roofline/Report/ReportData.h"
#include "llvm/Support/Format.h"
#include <cmath>
#include <cstdlib>

using namespace mlir::roofline;
using llvm::StringRef;

void JSONFields::addCount(StringRef key, const Expr &count) {
  if (!count.isConstant())
    return addNull(key);
  json.attributeBegin(key);
  json.rawValue(count.toString());
  json.attributeEnd();
}

void JSONFields::addFormula(StringRef key, const Expr &count) {
  if (!count.isConstant() && !count.isPoisoned())
    addText(key, count.toString());
}

std::string mlir::roofline::getDigits(std::optional<double> number) {
  if (!number || !std::isfinite(*number))
    return "";
  std::string digits;
  llvm::raw_string_ostream os(digits);
  os << llvm::format("%.15g", *number);
  if (std::strtod(digits.c_str(), nullptr) != *number) {
    digits.clear();
    os << llvm::format("%.17g", *number);
  }
  return digits;
}

void JSONFields::writeNumber(std::optional<double> number) {
  std::string digits = getDigits(number);
  digits.empty() ? json.value(nullptr) : json.rawValue(digits);
}

void JSONFields::addNumber(StringRef key, std::optional<double> number) {
  json.attributeBegin(key);
  writeNumber(number);
  json.attributeEnd();
}

void JSONFields::addFlag(StringRef key, std::optional<bool> flag) {
  flag ? json.attribute(key, *flag) : addNull(key);
}

void JSONFields::addText(StringRef key, StringRef text) {
  // Names and paths may hold any bytes; JSON may not.
  json.attribute(key, llvm::json::fixUTF8(text));
}

void JSONFields::addSymbolFields(const ReportSymbol &symbol) {
  addText("name", symbol.name);
  addText("what", symbol.what);
  addText("location", symbol.location);
  json.attribute("lower", symbol.lower);
  json.attribute("upper", symbol.upper);
  json.attribute("bound", symbol.bound);
}

void JSONFields::addRoof(StringRef key, std::optional<Roof> roof) {
  roof ? addText(key, roof->getName()) : addNull(key);
}
