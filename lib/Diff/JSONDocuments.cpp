//===- JSONDocuments.cpp - JSON with integers of any size -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One pass over the characters finds where values end and where long integers
// stand; llvm::json does the rest.
//
//===----------------------------------------------------------------------===//

#include "JSONDocuments.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;
namespace json = llvm::json;

/// Values within one another; llvm::json takes a stack frame for each. Reports
/// have less than ten.
static constexpr unsigned kMaxNesting = 64;
/// Any integer of so many digits fits 64 bits.
static constexpr unsigned kMaxShortDigits = 18;

namespace {
/// One value in a text, and the places of its long integers.
struct DocumentText {
  size_t begin = 0, end = 0;
  std::vector<std::pair<size_t, size_t>> longIntegers;
  /// Where it is nested too deeply.
  std::optional<size_t> tooDeep;
};
} // namespace

/// The first position after the string that begins at `begin`.
static size_t skipString(StringRef text, size_t begin) {
  for (size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      return i + 1;
  }
  return text.size();
}

/// The first position after the number at `begin`, which is noted where it is
/// a long integer.
static size_t skipNumber(StringRef text, size_t begin, DocumentText &document) {
  size_t end =
      std::min(text.find_first_not_of("+-.eE0123456789", begin), text.size());
  if (end - begin > kMaxShortDigits &&
      llvm::all_of(text.slice(begin, end), llvm::isDigit))
    document.longIntegers.emplace_back(begin, end);
  return end;
}

/// The value at `begin`, up to where all its brackets are closed.
static DocumentText findDocument(StringRef text, size_t begin) {
  DocumentText document;
  document.begin = begin;
  unsigned depth = 0;
  size_t i = begin;
  while (i < text.size() && !document.tooDeep) {
    char c = text[i];
    if (c == '"') {
      i = skipString(text, i);
    } else if (llvm::isDigit(c) || c == '-') {
      i = skipNumber(text, i, document);
    } else {
      if (c == '{' || c == '[')
        ++depth;
      else if ((c == '}' || c == ']') && depth > 0 && --depth == 0) {
        ++i;
        break;
      }
      if (depth > kMaxNesting)
        document.tooDeep = i;
      ++i;
    }
  }
  document.end = i;
  return document;
}

/// `path:line:column: message` for a place in `text`.
static llvm::Error makeError(StringRef path, StringRef text, size_t place,
                             const llvm::Twine &message) {
  StringRef before = text.take_front(place);
  size_t lineBegin =
      before.rfind('\n') == StringRef::npos ? 0 : before.rfind('\n') + 1;
  return llvm::createStringError(
      path + ":" + llvm::Twine(before.count('\n') + 1) + ":" +
      llvm::Twine(place - lineBegin + 1) + ": " + message);
}

/// The same for an error of llvm::json about a part of `text`, which reads
/// "[line:column, byte=offset]: message". The offset is behind the character
/// that is wrong.
static llvm::Error locateError(llvm::Error error, StringRef path,
                               StringRef text, size_t begin) {
  std::string described = llvm::toString(std::move(error));
  auto [place, message] = StringRef(described).split("]: ");
  size_t offset = 0;
  place.split("byte=").second.getAsInteger(10, offset);
  return makeError(path, text, begin + std::max<size_t>(offset, 1) - 1,
                   "no JSON: " + message +
                       "; give a report of roofline-opt --report=json:FILE");
}

/// The value with its long integers as strings.
static std::string markLongIntegers(StringRef text,
                                    const DocumentText &document) {
  std::string marked;
  size_t done = document.begin;
  for (auto [begin, end] : document.longIntegers) {
    marked += text.slice(done, begin);
    marked += '"';
    marked += kLongInteger;
    marked += text.slice(begin, end);
    marked += '"';
    done = end;
  }
  marked += text.slice(done, document.end);
  return marked;
}

llvm::Expected<std::vector<json::Value>>
mlir::roofline::parseJSONDocuments(StringRef text, StringRef path) {
  constexpr StringRef kBlanks = " \t\r\n";
  std::vector<json::Value> values;
  size_t begin = text.find_first_not_of(kBlanks);
  while (begin < text.size()) {
    DocumentText document = findDocument(text, begin);
    if (document.tooDeep)
      return makeError(path, text, *document.tooDeep,
                       "values are nested too deeply for a report");
    llvm::Expected<json::Value> value =
        json::parse(text.slice(begin, document.end));
    // The text as it is decides whether it is JSON.
    if (value && !document.longIntegers.empty())
      value = json::parse(markLongIntegers(text, document));
    if (!value)
      return locateError(value.takeError(), path, text, begin);
    values.push_back(std::move(*value));
    begin = text.find_first_not_of(kBlanks, document.end);
  }
  if (values.empty())
    return llvm::createStringError(path + ": the file is empty; give a report "
                                          "of roofline-opt --report=json:FILE");
  return values;
}
