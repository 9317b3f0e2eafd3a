//===- RateReader.h - Tables of rates ---------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_RATEREADER_H
#define LIB_TARGET_RATEREADER_H

#include "FigureReader.h"
#include "RateKey.h"

namespace mlir::roofline {

/// A rate that a table of the file gives.
struct RateEntry {
  RateKey key;
  std::string path;
  Figure figure;
  std::string toleranceReason; ///< of a peak
};

/// Calls `readEntry` on every rate of the table under `table` in `parent`, if
/// there is one, and reports keys that are no rates.
void forEachRate(
    MappingReader &parent, llvm::StringRef table, ReadContext &context,
    llvm::function_ref<void(const RateKey &, MappingReader &)> readEntry);

/// The rates per second of that table, in file order.
std::vector<RateEntry> readPeaks(MappingReader &parent, llvm::StringRef table,
                                 ReadContext &context);

} // namespace mlir::roofline

#endif // LIB_TARGET_RATEREADER_H
