//===- TargetParser.cpp - From a YAML file to a TargetModel ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/TargetParser.h"
#include "MeasuredReader.h"
#include "RateReader.h"
#include "TargetOverlay.h"
#include "TargetValidator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <tuple>

using namespace mlir::roofline;
using llvm::StringRef;

namespace {
/// Fills one target in, part by part.
class TargetReader {
public:
  TargetReader(const YAMLNode &root, ReadContext &context)
      : root(root, context), context(context), model(context.file.model) {}

  void read();

private:
  void readIdentity();
  void readUnitsAndClocks();
  void readRates();
  void readSparseRates();
  std::vector<RateEntry> readRatesPerClock();
  std::optional<Figure> readClockOfRate(MappingReader &map, UnitKind unit);
  void addRate(const RateEntry &entry, std::vector<ComputeRate> &rates);
  void compareWithRecomputed(const std::vector<RateEntry> &stated,
                             const std::vector<RateEntry> &recomputed);
  void readLevel(StringRef key, MemoryLevel &level);
  void readSharedMemory();
  void readLimits();
  void readSources();

  MappingReader root;
  ReadContext &context;
  TargetModel &model;
};
} // namespace

void TargetReader::read() {
  readIdentity();
  // Everything per clock or per unit needs these.
  readUnitsAndClocks();

  readRates();
  readLevel("hbm", model.hbm);
  readLevel("l2", model.l2);
  readSharedMemory();
  readLimits();
  readMeasured(root, context);
  model.notes = root.getTexts("notes");
  readSources();
  root.finish();
}

void TargetReader::readRates() {
  std::vector<RateEntry> stated = readPeaks(root, "peaks", context);
  std::vector<RateEntry> recomputed = readRatesPerClock();
  for (const RateEntry &entry : stated)
    addRate(entry, model.rates);
  compareWithRecomputed(stated, recomputed);
  readSparseRates();

  auto order = [](const ComputeRate &a, const ComputeRate &b) {
    return std::tie(a.unit, a.precision, a.accumulator) <
           std::tie(b.unit, b.precision, b.accumulator);
  };
  llvm::sort(model.rates, order);
  llvm::sort(model.sparseRates, order);
}

void TargetReader::readSparseRates() {
  for (const RateEntry &entry : readPeaks(root, "sparse_peaks", context)) {
    if (entry.key.unit == UnitKind::Tensor) {
      addRate(entry, model.sparseRates);
      continue;
    }
    context.diagnostics.report(context.file.getLocation(entry.path),
                               "only tensor units have sparse rates; give '" +
                                   entry.path + "' as a `tensor` rate");
  }
}

void TargetReader::readIdentity() {
  model.name = root.requireText("name", "my-gpu").value_or("").str();
  model.description =
      root.requireText("description", "\"what it is\"").value_or("").str();
  model.vendor = root.requireText("vendor", "nvidia").value_or("").str();
  root.require("kind", "gpu");
  model.kind =
      root.getWord("kind", {"gpu", "cpu", "accelerator"}).value_or("").str();
  model.aliases = root.getTexts("aliases");
  model.chip = root.getText("chip").value_or("").str();
  model.isChipDefault =
      root.getWord("chip_default", {"true", "false"}) == StringRef("true");
}

void TargetReader::readUnitsAndClocks() {
  if (const YAMLEntry *entry = root.get("units")) {
    MappingReader map(*entry, root.getPath("units"), context);
    model.unitName = map.requireText("name", "SM").value_or("").str();
    model.unitCount = readFigure(map, getCountUnits(), context);
    map.finish();
  }
  if (const YAMLEntry *entry = root.get("clocks")) {
    MappingReader map(*entry, root.getPath("clocks"), context);
    std::optional<Figure> core =
        readFigure(map, "core", getClockUnits(), context);
    model.vectorClockHz = readFigure(map, "vector", getClockUnits(), context);
    model.matrixClockHz = readFigure(map, "matrix", getClockUnits(), context);
    if (core && (model.vectorClockHz || model.matrixClockHz))
      map.report("'clocks' has `core`, one clock for everything, beside "
                 "another; keep `core`, or `vector` and `matrix`");
    if (core)
      model.vectorClockHz = model.matrixClockHz = core;
    map.finish();
  }
}

/// The clock that `unit` runs at, unless the file says otherwise.
std::optional<Figure> TargetReader::readClockOfRate(MappingReader &map,
                                                    UnitKind unit) {
  bool isVector = unit == UnitKind::Vector;
  std::optional<StringRef> named = map.getWord("clock", {"vector", "matrix"});
  if (named)
    return *named == "vector" ? model.vectorClockHz : model.matrixClockHz;
  const std::optional<Figure> &own =
      isVector ? model.vectorClockHz : model.matrixClockHz;
  // Where only one clock is known it has to do for the special unit.
  if (!own && unit == UnitKind::Special)
    return model.vectorClockHz;
  return own;
}

std::vector<RateEntry> TargetReader::readRatesPerClock() {
  std::vector<RateEntry> rates;
  auto readEntry = [&](const RateKey &key, MappingReader &map) {
    std::optional<Figure> clock = readClockOfRate(map, key.unit);
    auto perClock = readFigure(map, getOpsPerClockUnits(), context);
    if (auto figure = multiply(multiply(perClock, model.unitCount), clock))
      rates.push_back({key, map.getPath().str(), *figure, ""});
  };
  forEachRate(root, "per_clk_per_unit", context, readEntry);
  return rates;
}

void TargetReader::addRate(const RateEntry &entry,
                           std::vector<ComputeRate> &rates) {
  if (entry.key.unit == UnitKind::Special)
    model.specialOpsPerSecond = entry.figure;
  else
    rates.push_back({entry.key.unit, entry.key.precision, entry.key.accumulator,
                     entry.figure});
}

void TargetReader::compareWithRecomputed(
    const std::vector<RateEntry> &stated,
    const std::vector<RateEntry> &recomputed) {
  for (const RateEntry &entry : recomputed) {
    auto peak = llvm::find_if(
        stated, [&](const RateEntry &peak) { return peak.key == entry.key; });
    if (peak == stated.end())
      addRate(entry, model.rates);
    else
      context.file.recomputedPeaks.push_back({peak->path, entry.figure.value,
                                              peak->figure.value,
                                              peak->toleranceReason});
  }
}

void TargetReader::readLevel(StringRef key, MemoryLevel &level) {
  const YAMLEntry *entry = root.get(key);
  if (!entry)
    return;
  MappingReader map(*entry, root.getPath(key), context);
  level.bytesPerSecond =
      readFigure(map, "bandwidth", getBandwidthUnits(), context);
  level.capacityBytes =
      readFigure(map, "capacity", getCapacityUnits(), context);
  level.lineBytes = readFigure(map, "line", getCapacityUnits(), context);
  map.finish();
}

void TargetReader::readSharedMemory() {
  const YAMLEntry *entry = root.get("smem");
  if (!entry)
    return;
  MappingReader map(*entry, root.getPath("smem"), context);
  model.smem.bytesPerSecond =
      readFigure(map, "bandwidth", getBandwidthUnits(), context);
  model.smem.lineBytes = readFigure(map, "line", getCapacityUnits(), context);
  model.smemBytesPerUnit =
      readFigure(map, "capacity", getUnitCapacityUnits(), context);
  model.smem.capacityBytes = multiply(model.smemBytesPerUnit, model.unitCount);
  model.maxSmemBytesPerBlock =
      readFigure(map, "max_per_block", getCapacityUnits(), context);
  model.smemBanks = readFigure(map, "banks", getCountUnits(), context);
  model.reservedSmemBytesPerBlock =
      readFigure(map, "reserved_per_block", getCapacityUnits(), context);
  map.finish();
}

void TargetReader::readLimits() {
  model.registerBytesPerUnit =
      readFigure(root, "registers", getUnitCapacityUnits(), context);
  if (const YAMLEntry *entry = root.get("matrix_tile")) {
    MappingReader map(*entry, root.getPath("matrix_tile"), context);
    model.matrixTileRows = readFigure(map, "rows", getCountUnits(), context);
    model.matrixTileColumns =
        readFigure(map, "columns", getCountUnits(), context);
    map.finish();
  }
  model.maxBlocksPerCluster =
      readFigure(root, "cluster", getBlockUnits(), context);
  model.warpWidth = readFigure(root, "warp", getLaneUnits(), context);
  if (const YAMLEntry *entry = root.get("residency")) {
    MappingReader map(*entry, root.getPath("residency"), context);
    model.maxThreadsPerUnit =
        readFigure(map, "threads_per_unit", getCountUnits(), context);
    model.maxBlocksPerUnit =
        readFigure(map, "blocks_per_unit", getCountUnits(), context);
    model.maxThreadsPerBlock =
        readFigure(map, "threads_per_block", getCountUnits(), context);
    map.finish();
  }
  model.launchLatencySeconds =
      readFigure(root, "launch_latency", getTimeUnits(), context);
}

void TargetReader::readSources() {
  const YAMLEntry *table = root.get("sources");
  if (!table)
    return;
  MappingReader sources(*table, root.getPath("sources"), context);
  for (const YAMLEntry &entry : sources.getEntries()) {
    sources.get(entry.key);
    MappingReader map(entry, sources.getPath(entry.key), context);
    map.require("grade", "direct");
    StringRef grade = map.getWord("grade", {"direct", "mirror", "quoted",
                                            "secondary", "measured"})
                          .value_or("");
    StringRef text = map.requireText("text", "\"title, date\"").value_or("");
    map.finish();
    model.sources.push_back({entry.key, grade.str(), text.str()});
  }
}

/// Reads and checks what stands in `root`.
static llvm::Expected<TargetFile> readTarget(const YAMLNode &root,
                                             FileDiagnostics &diagnostics) {
  TargetFile file;
  ReadContext context{file, diagnostics};
  TargetReader(root, context).read();
  validateTarget(file, diagnostics);
  if (llvm::Error error = diagnostics.takeError())
    return error;
  return file;
}

llvm::Expected<TargetFile>
mlir::roofline::parseTargetFile(llvm::MemoryBufferRef buffer) {
  FileDiagnostics diagnostics(buffer.getBufferIdentifier());
  std::optional<YAMLNode> root = readYAML(buffer, diagnostics);
  if (!root)
    return diagnostics.takeError();
  return readTarget(*root, diagnostics);
}

llvm::Expected<TargetFile>
mlir::roofline::parseOverlaidTarget(llvm::MemoryBufferRef base,
                                    llvm::MemoryBufferRef overlay) {
  // What is wrong with the base is said of it.
  llvm::Expected<TargetFile> alone = parseTargetFile(base);
  if (!alone)
    return alone;
  FileDiagnostics diagnostics(overlay.getBufferIdentifier());
  std::optional<YAMLNode> root = readYAML(base, diagnostics);
  std::optional<YAMLNode> changes = readYAML(overlay, diagnostics);
  if (!root || !changes)
    return diagnostics.takeError();
  putOver(*root, std::move(*changes), diagnostics);
  llvm::Expected<TargetFile> file = readTarget(*root, diagnostics);
  if (file)
    file->model.name +=
        (" + " + llvm::sys::path::filename(overlay.getBufferIdentifier()))
            .str();
  return file;
}
