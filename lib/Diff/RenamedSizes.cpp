//===- RenamedSizes.cpp - Sizes that have other names now -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RenamedSizes.h"
#include "SymbolNames.h"
#include <set>

using namespace mlir::roofline;
using llvm::StringRef;

using Names = std::map<std::string, std::string>;

/// The symbols of `report` whose names `other` does not have.
static std::vector<const RecordedSymbol *>
listOwn(const RecordedReport &report, const RecordedReport &other) {
  std::set<StringRef> known;
  for (const RecordedSymbol &symbol : other.symbols)
    known.insert(symbol.name);
  std::vector<const RecordedSymbol *> own;
  for (const RecordedSymbol &symbol : report.symbols)
    if (!known.count(symbol.name))
      own.push_back(&symbol);
  return own;
}

/// The older names of sizes by the newer ones.
static Names findRenamedSizes(const RecordedReport &before,
                              const RecordedReport &after) {
  std::multimap<StringRef, StringRef> places;
  for (const RecordedSymbol *symbol : listOwn(before, after))
    places.emplace(symbol->what, symbol->name);
  Names names;
  for (const RecordedSymbol *symbol : listOwn(after, before)) {
    auto place = places.find(symbol->what);
    if (place == places.end())
      continue;
    names[symbol->name] = place->second.str();
    places.erase(place);
  }
  return names;
}

namespace {
/// Renames what texts and counts name.
class SizeRenamer {
public:
  explicit SizeRenamer(const Names &names) : names(names) {}

  void rename(std::string &text) const {
    text = replaceNames(text, [&](StringRef name) {
      auto found = names.find(name.str());
      return found == names.end() ? name.str() : found->second;
    });
  }
  void rename(RecordedCount &count) const { rename(count.formula); }
  void rename(RecordedCosts &costs) const;
  void rename(RecordedKernel &kernel) const;
  void rename(std::map<std::string, std::string> &settings) const;

private:
  const Names &names;
};
} // namespace

void SizeRenamer::rename(RecordedCosts &costs) const {
  for (RecordedCount *count :
       {&costs.flops, &costs.iops, &costs.bytesRead, &costs.bytesWritten})
    rename(*count);
  for (RecordedVerdict &verdict : costs.onTargets)
    rename(verdict.bound);
}

void SizeRenamer::rename(RecordedKernel &kernel) const {
  rename(static_cast<RecordedCosts &>(kernel));
  rename(kernel.domain);
  rename(kernel.executions);
  if (kernel.times)
    rename(*kernel.times);
  rename(kernel.crossover);
  for (std::string &leaf : kernel.openCounts)
    rename(leaf);
}

/// Bound sizes are settings by their name.
void SizeRenamer::rename(std::map<std::string, std::string> &settings) const {
  constexpr llvm::StringLiteral kSizes = "assumptions.dims.";
  std::map<std::string, std::string> renamed;
  for (const auto &[key, value] : settings) {
    StringRef name = key;
    auto found =
        name.consume_front(kSizes) ? names.find(name.str()) : names.end();
    renamed[found == names.end() ? key : kSizes.str() + found->second] = value;
  }
  settings = std::move(renamed);
}

/// `report` with `names`.
static RecordedReport renameSizes(RecordedReport report, const Names &names) {
  SizeRenamer renamer(names);
  for (RecordedSymbol &symbol : report.symbols)
    renamer.rename(symbol.name);
  for (RecordedKernel &kernel : report.kernels)
    renamer.rename(kernel);
  for (RecordedFunction &function : report.functions)
    renamer.rename(function.calls);
  renamer.rename(report.totals);
  if (report.fused)
    renamer.rename(*report.fused);
  for (RecordedUnmodelled &entry : report.unmodelled)
    renamer.rename(entry.count);
  renamer.rename(report.settings);
  return report;
}

void mlir::roofline::useOldNames(ReportDiff &diff) {
  diff.renamedSizes = findRenamedSizes(*diff.before, *diff.after);
  if (diff.renamedSizes.empty())
    return;
  diff.renamed = std::make_shared<const RecordedReport>(
      renameSizes(*diff.after, diff.renamedSizes));
  diff.after = diff.renamed.get();
}
