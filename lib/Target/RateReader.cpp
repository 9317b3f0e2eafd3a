//===- RateReader.cpp - Tables of rates -----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RateReader.h"

using namespace mlir::roofline;
using llvm::StringRef;

void mlir::roofline::forEachRate(
    MappingReader &parent, StringRef table, ReadContext &context,
    llvm::function_ref<void(const RateKey &, MappingReader &)> readEntry) {
  const YAMLEntry *entries = parent.get(table);
  if (!entries)
    return;
  MappingReader rates(*entries, parent.getPath(table), context);
  for (const YAMLEntry &entry : rates.getEntries()) {
    rates.get(entry.key);
    llvm::Expected<RateKey> rateKey = parseRateKey(entry.key);
    if (!rateKey) {
      context.diagnostics.report(entry.location,
                                 llvm::toString(rateKey.takeError()));
      continue;
    }
    MappingReader map(entry, rates.getPath(entry.key), context);
    readEntry(*rateKey, map);
    map.finish();
  }
}

std::vector<RateEntry> mlir::roofline::readPeaks(MappingReader &parent,
                                                 StringRef table,
                                                 ReadContext &context) {
  std::vector<RateEntry> peaks;
  auto readEntry = [&](const RateKey &key, MappingReader &map) {
    StringRef reason = map.getText("tolerance_reason").value_or("");
    if (auto figure = readFigure(map, getRateUnits(), context))
      peaks.push_back({key, map.getPath().str(), *figure, reason.str()});
  };
  forEachRate(parent, table, context, readEntry);
  return peaks;
}
