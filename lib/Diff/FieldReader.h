//===- FieldReader.h - Fields of a JSON object ------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_DIFF_FIELDREADER_H
#define ROOFLINE_LIB_DIFF_FIELDREADER_H

#include "roofline/Diff/RecordedReport.h"
#include "llvm/Support/JSON.h"

namespace mlir::roofline {

/// Reads the fields of one object. A field that is missing or of another type
/// is reported to the path, the first of all only, and gives an empty value.
class FieldReader {
public:
  /// `hasFailed` is shared by the readers of one document.
  FieldReader(const llvm::json::Value &value, llvm::json::Path path,
              bool &hasFailed);

  std::string getText(llvm::StringRef key) const;
  /// Empty for null, and where the field is missing.
  std::string getTextIfAny(llvm::StringRef key) const;
  bool getFlag(llvm::StringRef key) const;
  /// `absent` where the field is missing.
  bool getFlag(llvm::StringRef key, bool absent) const;
  int64_t getInteger(llvm::StringRef key) const;
  /// Empty for null.
  std::optional<int64_t> getIntegerIfAny(llvm::StringRef key) const;
  /// The number, or the formula that the field `formulaKey` of `expr` has;
  /// neither for null without one.
  RecordedCount getCount(llvm::StringRef key, llvm::StringRef formulaKey) const;
  /// The same with the formula under the same key.
  RecordedCount getCount(llvm::StringRef key) const {
    return getCount(key, key);
  }
  /// The same of a level below, as `bytes.hbm.read`.
  RecordedCount getCountWithin(const FieldReader &inner, llvm::StringRef key,
                               llvm::StringRef formulaKey) const;
  /// Seconds; empty for null.
  std::optional<double> getSeconds(llvm::StringRef key) const;

  /// An object that must be there.
  FieldReader getObject(llvm::StringRef key) const;
  /// Whether there is an object, not null.
  bool hasObject(llvm::StringRef key) const;
  /// Calls `read` for each object of an array.
  void forEach(llvm::StringRef key,
               llvm::function_ref<void(const FieldReader &)> read) const;
  /// The field as it is; null where it is missing.
  const llvm::json::Value *find(llvm::StringRef key) const;
  /// The object itself; null if that is none.
  const llvm::json::Object *getFields() const { return object; }

  /// Reports that something is wrong with a field.
  void fail(llvm::StringRef key, llvm::StringLiteral message) const;

private:
  /// Reports a missing field, and returns null, or the field.
  const llvm::json::Value *require(llvm::StringRef key) const;

  const llvm::json::Object *object;
  llvm::json::Path path;
  bool *hasFailed;
};

/// A JSON value in one line of text, long integers with their digits.
std::string toText(const llvm::json::Value &value);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_DIFF_FIELDREADER_H
