//===- TargetParser.h - From a YAML file to a TargetModel -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads one target file (the format is explained in docs/targets.md) into the
// plain record, in base units. A figure in a file carries its unit in its key:
//
//   hbm:
//     bandwidth: {gb_per_s: 3350, source: S14}   # 3.35e12 bytes per second
//
// Besides the record, the reader keeps what the record has no room for and the
// checks need: where each key stands, and what the file lets one recompute.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TARGET_TARGETPARSER_H
#define ROOFLINE_TARGET_TARGETPARSER_H

#include "roofline/Target/TargetModel.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace mlir::roofline {

/// A place in a file; line and column count from 1.
struct FileLocation {
  unsigned line = 1;
  unsigned column = 1;
};

/// A figure as its file states it, before clocks and unit counts are applied.
struct StatedFigure {
  /// The keys that lead to it, "hbm.bandwidth" or "peaks.tensor.bf16".
  std::string path;
  Figure figure;
  /// The base unit, "bytes per second", and what no device is below or above.
  llvm::StringRef unit;
  double least = 0;
  double most = 0;
};

/// A peak that follows from units x operations per clock x clock.
struct RecomputedPeak {
  std::string path;       ///< of the stated peak, "peaks.tensor.bf16"
  double opsPerSecond;    ///< what the product gives
  double statedPerSecond; ///< what the file states
  /// Why the two may differ by more than the tolerance; empty without a reason.
  std::string toleranceReason;
};

/// Something wrong with a target file.
struct FileMistake {
  FileLocation location;
  /// What is wrong; the way out.
  std::string text;
};

/// All that was found wrong with one target file, in file order. As a text it
/// has a line `file:line:column: error: what is wrong; the way out` for each.
class TargetFileError : public llvm::ErrorInfo<TargetFileError> {
public:
  static char ID;

  TargetFileError(std::string fileName, std::vector<FileMistake> mistakes)
      : fileName(std::move(fileName)), mistakes(std::move(mistakes)) {}

  llvm::StringRef getFileName() const { return fileName; }
  llvm::ArrayRef<FileMistake> getMistakes() const { return mistakes; }

  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string fileName;
  std::vector<FileMistake> mistakes;
};

/// A target file that was read.
struct TargetFile {
  TargetModel model;
  /// Every number that the file states, in reading order.
  std::vector<StatedFigure> figures;
  /// The stated peaks for which the file also has a rate per clock, a clock
  /// and a number of units.
  std::vector<RecomputedPeak> recomputedPeaks;
  /// Where each key stands, by path: "hbm.bandwidth.source".
  llvm::StringMap<FileLocation> locations;

  /// Where `path` stands, or else the nearest key around it.
  FileLocation getLocation(llvm::StringRef path) const;
};

/// Reads and checks the target in `buffer`, whose identifier names it in
/// messages.
///
/// Fails with a `TargetFileError` of every mistake found, or of the first one
/// where the text is not the YAML that target files are written in. Unknown
/// keys are mistakes, and the nearest known one is suggested.
llvm::Expected<TargetFile> parseTargetFile(llvm::MemoryBufferRef buffer);

/// As `parseTargetFile` for `base`, with what the file `overlay` gives in the
/// place of its own; the name says both, "h100-sxm + my.yaml".
///
/// An overlay is written as a target is, and gives as little as it likes but
/// names. Mistakes in either are those of its own file.
llvm::Expected<TargetFile> parseOverlaidTarget(llvm::MemoryBufferRef base,
                                               llvm::MemoryBufferRef overlay);

} // namespace mlir::roofline

#endif // ROOFLINE_TARGET_TARGETPARSER_H
