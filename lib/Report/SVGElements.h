//===- SVGElements.h - Shapes, texts and colours in SVG ---------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_REPORT_SVGELEMENTS_H
#define ROOFLINE_LIB_REPORT_SVGELEMENTS_H

#include "roofline/Report/ChartLayout.h"

namespace mlir::roofline {

/// `text` as XML has it: what no terminal can show is escaped as MLIR does it,
/// which leaves no character that XML forbids.
std::string escapeXML(llvm::StringRef text);

/// A length or place with a tenth of a pixel.
std::string formatPixels(double pixels);

/// The class of what belongs to roofs of `kind`: "hbm", "tensor", and "sum" of
/// what belongs to none.
llvm::StringRef getKindClass(std::optional<Roof::Kind> kind);

/// The outline of a mark as the `d` of a path: a shape for each kind, of the
/// area of a circle of `radius`, so that kinds differ without colours too.
std::string getOutline(std::optional<Roof::Kind> kind, PixelPoint center,
                       double radius);

/// The style sheet, with both colour schemes.
llvm::StringRef getStyleSheet();

/// Prints a text whose baseline starts, or with `anchor` "end" or "middle"
/// ends or is centred, at `at`.
void printText(llvm::StringRef text, PixelPoint at, llvm::StringRef anchor,
               llvm::raw_ostream &os);

/// The same on an outline in the colour of the background, in more `classes`.
void printHaloText(llvm::StringRef text, PixelPoint at, llvm::StringRef anchor,
                   llvm::StringRef classes, llvm::raw_ostream &os);

/// A straight line, with the classes of its style sheet and its dashes, if any.
struct SVGLine {
  PixelPoint from, to;
  std::string classes;
  std::string dashes = "";
  /// Half as wide as its class makes it.
  bool isThin = false;
};
void printLine(const SVGLine &line, llvm::raw_ostream &os);

/// The line of `roof`: dashes tell machines apart, solid for the first, and
/// thin ones are the data sheet's beside a measured roof.
SVGLine makeRoofLine(const ChartRoof &roof, PixelPoint from, PixelPoint to);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_REPORT_SVGELEMENTS_H
