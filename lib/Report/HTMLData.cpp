//===- HTMLData.cpp - What the HTML report carries ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HTMLData.h"
#include "GroupRows.h"
#include "PageSizes.h"
#include "SVGElements.h"
#include "TextSections.h"
#include "roofline/Report/KernelKey.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Support/Version.h"
#include "roofline/Target/Ceilings.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir::roofline;
using llvm::StringRef;

static bool isSameClass(const WorkItem &a, const WorkItem &b) {
  return a.kind == b.kind && a.precision == b.precision &&
         a.accumulator == b.accumulator && a.isSparse == b.isSparse;
}

HTMLData::HTMLData(const ReportSummary &summary, llvm::json::OStream &json)
    : JSONFields(json), summary(summary), report(summary.report) {
  for (const KernelRow &row : summary.rows)
    for (const WorkItem &item : row.first->work.getItems())
      if (getClass(item) == classes.size())
        classes.push_back(item);
  // Equal kernels are one row, whichever of them somebody asks about.
  for (const Derivation &derivation : report.derivations) {
    const ReportKernel &kernel = report.kernels[derivation.id];
    derivedOfKey.try_emplace(getKernelKey(kernel), &kernel);
  }
}

size_t HTMLData::getClass(const WorkItem &item) const {
  return llvm::find_if(
             classes,
             [&](const WorkItem &known) { return isSameClass(known, item); }) -
         classes.begin();
}

void HTMLData::addSymbols() {
  json.attributeArray("symbols", [&] {
    for (const ReportSymbol &symbol : report.symbols)
      json.object([&] {
        addSymbolFields(symbol);
        std::optional<SliderRange> range = getSliderRange(report, symbol);
        if (!range)
          return addNull("slider");
        json.attributeArray("slider", [&] {
          json.value(range->least);
          json.value(range->most);
        });
      });
  });
}

/// How marks look that the page draws, as those that are drawn already do.
void HTMLData::addMarkShapes() {
  constexpr Roof::Kind kKinds[] = {Roof::Kind::HBM,    Roof::Kind::L2,
                                   Roof::Kind::SMem,   Roof::Kind::Tensor,
                                   Roof::Kind::Vector, Roof::Kind::Special};
  json.attributeObject("marks", [&] {
    json.attribute("mostRadius", kMostRadius);
    json.attribute("leastRadius", kLeastRadius);
    // Of a radius that rounding to tenths does not show in.
    constexpr double kScale = 100;
    json.attribute("scale", kScale);
    json.attributeObject("outlines", [&] {
      for (Roof::Kind kind : kKinds)
        addText(getKindClass(kind), getOutline(kind, {0, 0}, kScale));
    });
  });
}

/// Class, operations and slots of each item.
void HTMLData::addItems(const Work &work) {
  json.attributeArray("items", [&] {
    for (const WorkItem &item : work.getItems())
      json.array([&] {
        json.value(getClass(item));
        json.value(item.ops.toString());
        json.value(item.slots.toString());
      });
  });
}

/// The report's own.
void HTMLData::addVerdict(const ReportKernel &kernel) {
  const Verdict &verdict = kernel.verdict;
  json.attributeObject("own", [&] {
    addNumber("seconds", verdict.seconds);
    addRoof("bound", verdict.boundBy);
    addText("regime", stringify(verdict.regime));
    addNumber("intensity", verdict.intensity);
    addNumber("attainable", verdict.attainable);
    addNumber("ridge", verdict.ridge);
    addNumber("percent", verdict.percentOfPeak);
    addText("crossover", verdict.crossover);
    addNames("unrated", verdict.getUnrated());
  });
}

/// Those of the targets that are compared, by name.
void HTMLData::addCompared(const ReportKernel &kernel) {
  if (kernel.onTargets.empty())
    return;
  json.attributeObject("compared", [&] {
    for (const auto &[target, verdict] :
         llvm::zip_equal(report.totals.onTargets, kernel.onTargets))
      json.attributeObject(target.name, [&, &verdict = verdict] {
        addNumber("seconds", verdict.seconds);
        addRoof("bound", verdict.boundBy);
        verdict.isKnown ? addText("regime", stringify(verdict.regime))
                        : addNull("regime");
        addText("crossover", verdict.crossover);
        addNumber("attainable", verdict.attainable);
        addNumber("ridge", verdict.ridge);
        addNumber("percent", verdict.percentOfPeak);
        addList("unrated", verdict.unrated);
      });
  });
}

/// Counts are those of one kernel record, of which there are `records`.
void HTMLData::writeRow(const KernelRow &row) {
  const ReportKernel &kernel = *row.first;
  json.object([&] {
    json.attribute("id", kernel.id);
    addText("op", makePrintable(kernel.op));
    addText("place", makePrintable(summary.formatLocation(kernel.location)));
    addText("function", makePrintable(kernel.function));
    std::vector<std::string> domain;
    for (const Expr &extent : kernel.domain)
      domain.push_back(extent.toString());
    addText("domain", llvm::join(domain, "x"));
    if (!kernel.target.empty())
      addText("target", kernel.target);
    addExact("kernels", row.kernels);
    addExact("records", row.records);
    addExact("executions", kernel.executions);
    addExact("ops", kernel.work.getOps());
    addExact("bytes", kernel.traffic.hbm.getModelled());
    if (getCeilings(*report.target.model) == Ceilings::Measured)
      addExact("written", kernel.traffic.hbm.written);
    json.attribute("fixed", kernel.hasFixedBytes);
    kernel.group ? json.attribute("group", *kernel.group) : addNull("group");
    addText("source", makePrintable(report.getSourceLine(kernel.id)));
    auto derived = derivedOfKey.find(getKernelKey(kernel));
    addText("why", derived == derivedOfKey.end()
                       ? ""
                       : formatDerivation(report, *derived->second));
    addItems(kernel.work);
    addVerdict(kernel);
    addCompared(kernel);
  });
}

void HTMLData::addGroups() {
  llvm::StringMap<unsigned> rowOfKey;
  for (const KernelRow &row : summary.rows)
    rowOfKey[getKernelKey(*row.first)] = row.first->id;
  json.attributeArray("groups", [&] {
    for (const GroupRow &row : rankGroups(summary))
      json.object([&] {
        const ReportGroup &group = *row.first;
        addText("name", nameOps(report, group));
        addText("place", makePrintable(summary.formatLocation(
                             report.kernels[group.kernels.front()].location)));
        addText("form", group.form);
        json.attributeArray("rows", [&] {
          for (unsigned id : group.kernels)
            if (auto known = rowOfKey.find(getKernelKey(report.kernels[id]));
                known != rowOfKey.end())
              json.value(known->second);
        });
        addExact("count", row.groups);
        addExact("before", row.bytesBefore);
        addExact("after", row.bytesAfter);
        addNumber("intensityBefore", group.partsIntensity);
        addNumber("intensityAfter", group.verdict.intensity);
        addRoof("bound", group.verdict.boundBy);
        addNumber("attainable", group.verdict.attainable);
        addNumber("seconds", row.seconds);
        addExact("opsBefore", row.opsBefore);
        addExact("opsAfter", row.opsAfter);
        addNumber("memoryBefore", row.memorySecondsBefore);
        addNumber("saved", row.saved);
        addNumber("speedup", group.getSpeedup());
      });
  });
}

void HTMLData::write() {
  json.object([&] {
    addText("version", kVersion);
    addText("target", report.target.name);
    addText("source", stringify(report.target.source));
    addText("file", makePrintable(summary.file));
    addText("unit", summary.hasIops ? "OP" : "FLOP");
    addMachines();
    addSymbols();
    addMarkShapes();
    json.attributeArray("rows", [&] {
      for (const KernelRow &row : summary.rows)
        writeRow(row);
    });
    addGroups();
    addLevers();
    addTotals();
    addUnmodelled();
    addNotes();
  });
}
