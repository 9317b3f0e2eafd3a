//===- FieldReader.cpp - Fields of a JSON object --------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FieldReader.h"
#include "JSONDocuments.h"
#include "roofline/Support/Expr.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;
namespace json = llvm::json;

FieldReader::FieldReader(const json::Value &value, json::Path path,
                         bool &hasFailed)
    : object(value.getAsObject()), path(path), hasFailed(&hasFailed) {
  if (object || hasFailed)
    return;
  this->path.report("expected an object");
  hasFailed = true;
}

void FieldReader::fail(StringRef key, llvm::StringLiteral message) const {
  if (*hasFailed)
    return;
  path.field(key).report(message);
  *hasFailed = true;
}

const json::Value *FieldReader::find(StringRef key) const {
  return object ? object->get(key) : nullptr;
}

const json::Value *FieldReader::require(StringRef key) const {
  const json::Value *value = find(key);
  if (!value)
    fail(key, "the field is missing");
  return value;
}

std::string FieldReader::getText(StringRef key) const {
  const json::Value *value = require(key);
  std::optional<StringRef> text = value ? value->getAsString() : std::nullopt;
  if (!text)
    fail(key, "expected a string");
  return text.value_or("").str();
}

std::string FieldReader::getTextIfAny(StringRef key) const {
  const json::Value *value = find(key);
  return value && !value->getAsNull() ? getText(key) : std::string();
}

bool FieldReader::getFlag(StringRef key) const {
  const json::Value *value = require(key);
  std::optional<bool> flag = value ? value->getAsBoolean() : std::nullopt;
  if (!flag)
    fail(key, "expected true or false");
  return flag.value_or(false);
}

bool FieldReader::getFlag(StringRef key, bool absent) const {
  return find(key) ? getFlag(key) : absent;
}

int64_t FieldReader::getInteger(StringRef key) const {
  const json::Value *value = require(key);
  std::optional<int64_t> number = value ? value->getAsInteger() : std::nullopt;
  if (!number)
    fail(key, "expected an integer of 64 bits");
  return number.value_or(0);
}

std::optional<int64_t> FieldReader::getIntegerIfAny(StringRef key) const {
  const json::Value *value = require(key);
  return value && !value->getAsNull() ? std::optional(getInteger(key))
                                      : std::nullopt;
}

/// A number that is not negative; `overflow` from 2^127 on.
static std::optional<Count> readNumber(const json::Value &value) {
  std::optional<int64_t> number = value.getAsInteger();
  if (number && *number >= 0)
    return Count(*number);
  StringRef digits = value.getAsString().value_or("");
  llvm::APInt wide;
  if (!digits.consume_front(StringRef(&kLongInteger, 1)) ||
      digits.getAsInteger(10, wide))
    return std::nullopt;
  return Count::fromAPInt(wide);
}

/// Whether `formula` can be read, whatever its symbols are.
static bool isFormula(StringRef formula) {
  SymbolContext symbols;
  auto getSymbol = [&](StringRef name) -> std::optional<Expr> {
    if (!isSymbolName(name))
      return std::nullopt;
    const Symbol *symbol = symbols.lookup(name);
    return Expr(symbol ? *symbol : symbols.create(name, /*lower=*/0));
  };
  llvm::Expected<Expr> expr = parseExpr(formula, getSymbol);
  if (!expr)
    llvm::consumeError(expr.takeError());
  return bool(expr);
}

RecordedCount FieldReader::getCountWithin(const FieldReader &inner,
                                          StringRef key,
                                          StringRef formulaKey) const {
  RecordedCount count;
  const json::Value *value = inner.require(key);
  if (!value)
    return count;
  if (!value->getAsNull()) {
    count.number = readNumber(*value);
    if (!count.number || count.number->isOverflow())
      inner.fail(key, "expected an integer from 0 to 2^127, or null");
    return count;
  }
  if (!find("expr") || !hasObject("expr"))
    return count;
  FieldReader formulas = getObject("expr");
  count.formula = formulas.getTextIfAny(formulaKey);
  if (!count.formula.empty() && !isFormula(count.formula))
    formulas.fail(formulaKey, "expected a formula");
  return count;
}

RecordedCount FieldReader::getCount(StringRef key, StringRef formulaKey) const {
  return getCountWithin(*this, key, formulaKey);
}

std::optional<double> FieldReader::getSeconds(StringRef key) const {
  const json::Value *value = require(key);
  if (!value || value->getAsNull())
    return std::nullopt;
  std::optional<double> seconds = value->getAsNumber();
  if (!seconds || !std::isfinite(*seconds) || *seconds < 0)
    fail(key, "expected seconds, or null");
  return seconds;
}

bool FieldReader::hasObject(StringRef key) const {
  const json::Value *value = find(key);
  return value && !value->getAsNull();
}

FieldReader FieldReader::getObject(StringRef key) const {
  static const json::Value none = nullptr;
  const json::Value *value = require(key);
  return FieldReader(value ? *value : none, path.field(key), *hasFailed);
}

void FieldReader::forEach(
    StringRef key, llvm::function_ref<void(const FieldReader &)> read) const {
  const json::Value *value = require(key);
  const json::Array *array = value ? value->getAsArray() : nullptr;
  if (!array)
    return fail(key, "expected an array");
  json::Path arrayPath = path.field(key);
  for (unsigned i = 0; i < array->size() && !*hasFailed; ++i)
    read(FieldReader((*array)[i], arrayPath.index(i), *hasFailed));
}

std::string mlir::roofline::toText(const json::Value &value) {
  if (std::optional<StringRef> text = value.getAsString()) {
    text->consume_front(StringRef(&kLongInteger, 1));
    return text->str();
  }
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}
