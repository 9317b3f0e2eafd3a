//===- TextFormat.h - Numbers and words for people --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one place where numbers are rounded for people: three significant digits
// and an SI prefix. Rounding comes before the choice of the prefix, so 999.5
// shows as "1.00 k". What is added here is plain ASCII ("us", "..").
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_REPORT_TEXTFORMAT_H
#define ROOFLINE_REPORT_TEXTFORMAT_H

#include "roofline/Support/Expr.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace mlir::roofline {

/// "24", "134 M", "1.00 kB": exact below a thousand. A formula is what it is,
/// "32768*B + 16", without the unit.
std::string formatCount(const Expr &count, llvm::StringRef unit = "");

/// "3.35 TB/s", "40.1 us", "0 s"; without a unit a final prefix remains, as in
/// "3.35 T". A value that is not finite comes from an overflow and says so.
std::string formatQuantity(double value, llvm::StringRef unit = "");

/// A number without a unit: "0.0833", "63.0", "1.37 k". Small ones keep their
/// zeros instead of taking a prefix.
std::string formatRatio(double value);

/// "6300%", "100%", "46.2%", "0.34%", "~0%"; "0%" is exact.
std::string formatPercent(double percent);

/// `text` itself if a terminal can show it, else with its bytes escaped as
/// MLIR escapes them in names.
std::string makePrintable(llvm::StringRef text);

/// How many columns printable `text` takes.
unsigned getDisplayWidth(llvm::StringRef text);

/// Which part of a text goes first.
enum class Cut : uint8_t {
  Middle, ///< "linalg.d.._nhwc_hwc"
  Front,  ///< "..encoder.mlir:12:8"
  Items,  ///< "matmul + 7 more", counting "x6" as six
  Terms,  ///< "49152*B + ..", or the middle if the first term does not fit
};

/// Cuts printable `text` to at most `width` columns.
std::string shorten(llvm::StringRef text, unsigned width, Cut cut);

/// Breaks printable `text` into lines of at most `width` columns, all but the
/// first indented by `indent`. A number and the word after it stay together.
void printWrapped(llvm::StringRef text, unsigned width, unsigned indent,
                  llvm::raw_ostream &os);

} // namespace mlir::roofline

#endif // ROOFLINE_REPORT_TEXTFORMAT_H
