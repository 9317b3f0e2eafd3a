//===- MeasuredReader.cpp - The measured part of a file -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory is slower where reads and writes alternate. Two benchmarks say by how
// much: one that only reads, and STREAM's triad, which writes a byte for two
// that it reads. Between them the time is taken to be linear in the bytes read
// and written, which both then give back exactly:
//
//   3 / triad = 2 / read + 1 / written
//
//===----------------------------------------------------------------------===//

#include "MeasuredReader.h"
#include "RateReader.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {
/// Fills in what was measured, part by part.
class MeasuredReader {
public:
  MeasuredReader(const YAMLEntry &entry, ReadContext &context)
      : context(context), model(context.file.model), measured(model.measured),
        map(entry, entry.key, context) {}

  void read();

private:
  void readPeaksReached();
  void addPeak(const RateEntry &entry);
  void readMainMemory();
  void readBandwidth(StringRef key, MemoryLevel &level);
  std::optional<Figure> readRate(MappingReader &level, StringRef key);
  /// Reports a rate above that of the data sheet, unless `reason` says why.
  void checkAgainst(const std::optional<Figure> &datasheet,
                    const Figure &measured, StringRef path, StringRef reason);

  ReadContext &context;
  TargetModel &model;
  MeasuredCeilings &measured;
  MappingReader map;
};
} // namespace

void MeasuredReader::checkAgainst(const std::optional<Figure> &datasheet,
                                  const Figure &measured, StringRef path,
                                  StringRef reason) {
  if (datasheet && measured.value > datasheet->value && reason.empty())
    context.diagnostics.report(
        context.file.getLocation(path),
        "'" + path +
            "' is above what the data sheet states; correct one of them, or "
            "say why in `tolerance_reason`");
}

void MeasuredReader::addPeak(const RateEntry &entry) {
  if (entry.key.unit == UnitKind::Special) {
    measured.specialOpsPerSecond = entry.figure;
    return checkAgainst(model.specialOpsPerSecond, entry.figure, entry.path,
                        entry.toleranceReason);
  }
  ComputeRate rate{entry.key.unit, entry.key.precision, entry.key.accumulator,
                   entry.figure};
  auto stated = llvm::find_if(model.rates, [&](const ComputeRate &known) {
    return known.isSameRate(rate);
  });
  if (stated == model.rates.end())
    return context.diagnostics.report(
        context.file.getLocation(entry.path),
        "'" + entry.path +
            "' is of a rate that the target does not have; add '" +
            stringify(entry.key) + "' to `peaks`");
  checkAgainst(stated->opsPerSecond, entry.figure, entry.path,
               entry.toleranceReason);
  measured.rates.push_back(std::move(rate));
}

std::optional<Figure> MeasuredReader::readRate(MappingReader &level,
                                               StringRef key) {
  return readFigure(level, key, getBandwidthUnits(), context);
}

/// What a written byte takes, given what reads and the triad reach.
static std::optional<Figure> findWrittenRate(const Figure &read,
                                             const Figure &triad) {
  Figure written = read;
  written.value = 1 / (3 / triad.value - 2 / read.value);
  if (triad.source != read.source)
    written.source += ", " + triad.source;
  return written;
}

void MeasuredReader::readMainMemory() {
  const YAMLEntry *entry = map.get("hbm");
  if (!entry)
    return;
  MappingReader level(*entry, map.getPath("hbm"), context);
  std::optional<Figure> any = readRate(level, "bandwidth");
  std::optional<Figure> read = readRate(level, "read");
  std::optional<Figure> triad = readRate(level, "triad");
  StringRef reason = level.getText("tolerance_reason").value_or("");
  level.finish();
  measured.hbm.bytesPerSecond = any ? any : read;
  bool isOne = level.get("bandwidth");
  if (bool(level.get("read")) != !isOne || bool(level.get("triad")) != !isOne)
    return level.report("'measured.hbm' needs `bandwidth`, one figure for all "
                        "traffic, or `read` and `triad`, and no more");
  if (measured.hbm.bytesPerSecond)
    checkAgainst(model.hbm.bytesPerSecond, *measured.hbm.bytesPerSecond,
                 level.getPath(), reason);
  if (!read || !triad)
    return;
  if (!(triad->value <= read->value))
    return level.report("'measured.hbm.triad' is above `read`; give the triad "
                        "alone, as `bandwidth`");
  measured.hbm.writtenBytesPerSecond = findWrittenRate(*read, *triad);
}

void MeasuredReader::readBandwidth(StringRef key, MemoryLevel &level) {
  const YAMLEntry *entry = map.get(key);
  if (!entry)
    return;
  const std::optional<Figure> &stated =
      key == "l2" ? model.l2.bytesPerSecond : model.smem.bytesPerSecond;
  MappingReader reader(*entry, map.getPath(key), context);
  reader.require("bandwidth", "{gb_per_s: ..., source: ...}");
  level.bytesPerSecond = readRate(reader, "bandwidth");
  StringRef reason = reader.getText("tolerance_reason").value_or("");
  reader.finish();
  if (level.bytesPerSecond)
    checkAgainst(stated, *level.bytesPerSecond, reader.getPath(), reason);
}

void MeasuredReader::read() {
  for (const RateEntry &entry : readPeaks(map, "peaks", context))
    addPeak(entry);
  readMainMemory();
  readBandwidth("l2", measured.l2);
  readBandwidth("smem", measured.smem);
  map.finish();
}

void mlir::roofline::readMeasured(MappingReader &root, ReadContext &context) {
  const YAMLEntry *entry = root.get("measured");
  if (!entry)
    return;
  context.isMeasured = true;
  MeasuredReader(*entry, context).read();
  context.isMeasured = false;
}
