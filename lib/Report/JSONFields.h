//===- JSONFields.h - Numbers and names in JSON -----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How single values are written: every digit of an integer, doubles in the
// fewest of 15 or 17 digits that read back as the same, null for what is not
// known or not a number that JSON has. Where a count depends on symbols, an
// object `expr` beside it has its formula under the same key.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSONFIELDS_H
#define ROOFLINE_LIB_REPORT_JSONFIELDS_H

#include "roofline/Cost/Roofline.h"
#include "llvm/Support/JSON.h"

namespace mlir::roofline {

struct ReportSymbol;

/// The fewest of 15 or 17 digits that read back as `number`; empty where it is
/// absent or not finite.
std::string getDigits(std::optional<double> number);

/// Adds fields to the object that is open in a JSON stream.
class JSONFields {
public:
  explicit JSONFields(llvm::json::OStream &json) : json(json) {}

  /// Null for what is no number: an overflow, or a formula.
  void addCount(llvm::StringRef key, const Expr &count);
  /// The formula; nothing for a number or an overflow.
  void addFormula(llvm::StringRef key, const Expr &count);
  /// Null where absent or not finite.
  void addNumber(llvm::StringRef key, std::optional<double> number);
  /// The same as a value.
  void writeNumber(std::optional<double> number);
  /// Null where absent.
  void addKnownCount(llvm::StringRef key, const std::optional<Count> &count) {
    count ? addCount(key, Expr(*count)) : addNull(key);
  }
  /// Null where absent.
  void addFlag(llvm::StringRef key, std::optional<bool> flag);
  /// Bytes that are not UTF-8 are replaced.
  void addText(llvm::StringRef key, llvm::StringRef text);
  /// The roof's name, null where absent.
  void addRoof(llvm::StringRef key, std::optional<Roof> roof);
  void addNull(llvm::StringRef key) { json.attribute(key, nullptr); }
  void addEmptyArray(llvm::StringRef key) {
    json.attributeArray(key, [] {});
  }
  /// Numbers, or texts in UTF-8.
  template <typename Range>
  void addList(llvm::StringRef key, const Range &values) {
    json.attributeArray(key, [&] {
      for (const auto &value : values)
        json.value(value);
    });
  }
  void addList(llvm::StringRef key, std::initializer_list<int64_t> values) {
    addList(key, llvm::ArrayRef(values));
  }
  void addNames(llvm::StringRef key, llvm::ArrayRef<Roof> roofs) {
    json.attributeArray(key, [&] {
      for (Roof roof : roofs)
        json.value(roof.getName());
    });
  }
  /// The fields that say what a symbol is.
  void addSymbolFields(const ReportSymbol &symbol);

protected:
  llvm::json::OStream &json;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSONFIELDS_H
