//===- FigureReader.h - Numbers with units and sources ----------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A figure is a mapping of one number, whose key is its unit, and where it
// comes from:
//
//   {gb_per_s: 3350, source: [S02, S14], provenance: secondary}
//
// Numbers are taken from their decimal text to base units in one rounding, so
// that 989.4 tera operations are the double nearest to 989.4e12.
//
//===----------------------------------------------------------------------===//

#ifndef LIB_TARGET_FIGUREREADER_H
#define LIB_TARGET_FIGUREREADER_H

#include "MappingReader.h"

namespace mlir::roofline {

/// What a figure measures, and what no device is below or above.
struct FigureRange {
  llvm::StringLiteral unit; ///< the base unit in words
  double least;
  double most;
};

/// A unit that a figure may be given in.
struct FigureUnit {
  /// The key of the number: "gb_per_s".
  llvm::StringLiteral key;
  /// Before clocks and numbers of units are applied.
  const FigureRange &range;
  /// The factor to the base unit is 10^decimalExponent * 2^binaryExponent,
  int decimalExponent = 0;
  int binaryExponent = 0;
  /// times the matrix clock,
  bool isPerClock = false;
  /// and times the number of units.
  bool isPerUnit = false;
};

/// Operations per second.
llvm::ArrayRef<FigureUnit> getRateUnits();
/// Operations per clock of one unit.
llvm::ArrayRef<FigureUnit> getOpsPerClockUnits();
/// Bytes per second.
llvm::ArrayRef<FigureUnit> getBandwidthUnits();
/// Bytes.
llvm::ArrayRef<FigureUnit> getCapacityUnits();
/// Bytes of one unit.
llvm::ArrayRef<FigureUnit> getUnitCapacityUnits();
/// Hertz.
llvm::ArrayRef<FigureUnit> getClockUnits();
/// Seconds.
llvm::ArrayRef<FigureUnit> getTimeUnits();
/// A number of units of the device, or of rows and columns of a tile.
llvm::ArrayRef<FigureUnit> getCountUnits();
/// A number of threads.
llvm::ArrayRef<FigureUnit> getLaneUnits();
/// A number of thread blocks.
llvm::ArrayRef<FigureUnit> getBlockUnits();

/// `number`, a decimal numeral, times 10^`decimalExponent`, rounded once.
/// Empty if it is no numeral.
std::optional<double> parseScaled(llvm::StringRef number, int decimalExponent);

/// `figure` times `factor`: derived from vendor figures, or as weak as the
/// weaker of the two; cites both. Empty if either is.
std::optional<Figure> multiply(const std::optional<Figure> &figure,
                               const std::optional<Figure> &factor);

/// Reads the figure in `map` in one of `units` and reports what is wrong with
/// it. Leaves keys of the caller's own, and `finish`, to the caller. Empty if
/// it is wrong, or if it is given per clock or per unit and the file has no
/// clock or number of units, which must have been read before.
std::optional<Figure> readFigure(MappingReader &map,
                                 llvm::ArrayRef<FigureUnit> units,
                                 ReadContext &context);

/// Reads the entry for `key` in `parent`, a figure without further keys. Empty
/// also if there is none.
std::optional<Figure> readFigure(MappingReader &parent, llvm::StringRef key,
                                 llvm::ArrayRef<FigureUnit> units,
                                 ReadContext &context);

} // namespace mlir::roofline

#endif // LIB_TARGET_FIGUREREADER_H
