//===- LimitParser.cpp - Limits from the command line ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   limits ::= limit (',' limit)*
//   limit  ::= ['kernel:' | 'total:'] name ['+' number '%']
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir::roofline;
using llvm::StringRef;

/// Digits that a percentage may have before and after its point.
static constexpr unsigned kMaxDigits = 6;

/// Millionths of a percent; empty for anything but "5" or "2.5".
static std::optional<int64_t> parsePercent(StringRef text) {
  auto [whole, part] = text.split('.');
  auto isDigits = [](StringRef digits) {
    return !digits.empty() && digits.size() <= kMaxDigits &&
           llvm::all_of(digits, llvm::isDigit);
  };
  if (!isDigits(whole) || (text.contains('.') && !isDigits(part)))
    return std::nullopt;
  std::string digits =
      (whole + part).str() + std::string(kMaxDigits - part.size(), '0');
  int64_t millionths = 0;
  StringRef(digits).getAsInteger(10, millionths);
  return millionths;
}

static llvm::Error makeError(StringRef limit, const llvm::Twine &message) {
  return llvm::createStringError("limit '" + limit +
                                 "' of --fail-on: " + message);
}

static llvm::Expected<Limit> parseLimit(StringRef text) {
  Limit limit;
  limit.text = text.str();
  StringRef rest = text;
  if (rest.consume_front("kernel:"))
    limit.isOnTotals = false;
  else if (rest.consume_front("total:"))
    limit.isOnKernels = false;
  auto [name, percent] = rest.split('+');
  using Kind = Limit::Kind;
  auto kind = llvm::StringSwitch<std::optional<Kind>>(name)
                  .Case("regime", Kind::Regime)
                  .Case("hbm-bytes", Kind::HBMBytes)
                  .Case("time", Kind::Time)
                  .Case("flops", Kind::Flops)
                  .Case("unmodelled", Kind::Unmodelled)
                  .Default(std::nullopt);
  if (!kind)
    return makeError(text, "unknown; known are regime, hbm-bytes, time, flops "
                           "and unmodelled, as in hbm-bytes+5%");
  limit.kind = *kind;
  bool hasGrowth = *kind != Kind::Regime && *kind != Kind::Unmodelled;
  if (*kind == Kind::Unmodelled && !(limit.isOnKernels && limit.isOnTotals))
    return makeError(text, "it is judged on whole reports only; write "
                           "unmodelled");
  if (!rest.contains('+'))
    return limit;
  if (!hasGrowth)
    return makeError(text, "it takes no percentage; write " + name);
  std::optional<int64_t> growth =
      percent.consume_back("%") ? parsePercent(percent) : std::nullopt;
  if (!growth)
    return makeError(text, "expected a percentage such as +5% or +2.5%, of up "
                           "to six digits before and after the point");
  limit.growth = *growth;
  return limit;
}

llvm::Expected<std::vector<Limit>> mlir::roofline::parseLimits(StringRef text) {
  std::vector<Limit> limits;
  for (StringRef item : llvm::split(text, ',')) {
    llvm::Expected<Limit> limit = parseLimit(item.trim());
    if (!limit)
      return limit.takeError();
    limits.push_back(std::move(*limit));
  }
  return limits;
}
