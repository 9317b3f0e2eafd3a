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
// known or not a number that JSON has.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_JSONFIELDS_H
#define ROOFLINE_LIB_REPORT_JSONFIELDS_H

#include "roofline/Cost/Roofline.h"
#include "llvm/Support/JSON.h"

namespace mlir::roofline {

/// Adds fields to the object that is open in a JSON stream.
class JSONFields {
public:
  explicit JSONFields(llvm::json::OStream &json) : json(json) {}

  /// Null for an overflow.
  void addCount(llvm::StringRef key, Count count);
  /// Null where absent or not finite.
  void addNumber(llvm::StringRef key, std::optional<double> number);
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

protected:
  llvm::json::OStream &json;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_JSONFIELDS_H
