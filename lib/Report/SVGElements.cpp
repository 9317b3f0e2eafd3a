//===- SVGElements.cpp - Shapes, texts and colours in SVG -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The colours are those of M. Okabe and K. Ito, "Color Universal Design: how to
// make figures and presentations that are friendly to colorblind people"
// (2008, jfly.uni-koeln.de/color). No two of them look alike in any common kind
// of colour blindness, and none of ours depends on its colour alone.
//
//===----------------------------------------------------------------------===//

#include "SVGElements.h"
#include "roofline/Report/TextFormat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace mlir::roofline;
using llvm::StringRef;

std::string mlir::roofline::escapeXML(StringRef text) {
  std::string escaped;
  llvm::raw_string_ostream os(escaped);
  llvm::printHTMLEscaped(makePrintable(text), os);
  return escaped;
}

std::string mlir::roofline::formatPixels(double pixels) {
  // Adding zero turns a negative zero into one without a sign.
  double rounded = std::round(pixels * 10) / 10 + 0.0;
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.1f", rounded);
  StringRef(text).ends_with(".0") ? text.resize(text.size() - 2) : void();
  return text;
}

StringRef mlir::roofline::getKindClass(std::optional<Roof::Kind> kind) {
  if (!kind)
    return "sum";
  switch (*kind) {
  case Roof::Kind::HBM:
    return "hbm";
  case Roof::Kind::L2:
    return "l2";
  case Roof::Kind::SMem:
    return "smem";
  case Roof::Kind::Tensor:
    return "tensor";
  case Roof::Kind::Vector:
    return "vector";
  case Roof::Kind::Special:
    return "special";
  }
  llvm_unreachable("unknown roof");
}

static std::string getCircle(PixelPoint center, double radius) {
  // Two halves, so that both radii have to be of the same rounding.
  radius = std::round(radius * 10) / 10;
  std::string r = formatPixels(radius), twice = formatPixels(2 * radius);
  std::string arc = "a" + r + " " + r + " 0 1 0 ";
  return "M" + formatPixels(center.x - radius) + " " + formatPixels(center.y) +
         arc + twice + " 0" + arc + "-" + twice + " 0z";
}

/// Through `corners`, in units of `scale` around `center`.
static std::string getPolygon(PixelPoint center, double scale,
                              llvm::ArrayRef<PixelPoint> corners) {
  std::string path;
  for (const PixelPoint &corner : corners)
    path += (path.empty() ? "M" : "L") +
            formatPixels(center.x + scale * corner.x) + " " +
            formatPixels(center.y + scale * corner.y);
  return path + "z";
}

std::string mlir::roofline::getOutline(std::optional<Roof::Kind> kind,
                                       PixelPoint center, double radius) {
  constexpr double kHalf = 0.5, kCos30 = 0.8660254, kThird = 1.0 / 3;
  if (!kind)
    return getCircle(center, radius);
  double reach = radius * getOutlineReach(kind);
  switch (*kind) {
  case Roof::Kind::HBM:
    return getCircle(center, radius);
  case Roof::Kind::L2:
    return getPolygon(center, reach, {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
  case Roof::Kind::SMem:
    return getPolygon(center, reach, {{0, -1}, {1, 0}, {0, 1}, {-1, 0}});
  case Roof::Kind::Tensor:
    return getPolygon(center, reach,
                      {{0, -1}, {kCos30, kHalf}, {-kCos30, kHalf}});
  case Roof::Kind::Vector:
    return getPolygon(center, reach,
                      {{0, 1}, {kCos30, -kHalf}, {-kCos30, -kHalf}});
  case Roof::Kind::Special:
    return getPolygon(center, reach,
                      {{-kThird, -1},
                       {kThird, -1},
                       {kThird, -kThird},
                       {1, -kThird},
                       {1, kThird},
                       {kThird, kThird},
                       {kThird, 1},
                       {-kThird, 1},
                       {-kThird, kThird},
                       {-1, kThird},
                       {-1, -kThird},
                       {-kThird, -kThird}});
  }
  llvm_unreachable("unknown roof");
}

/// A pattern of dashes for each machine: none, long, short, and then long ones
/// with one dot between them, with two, and so on.
static std::string getDashes(size_t machine) {
  static const StringRef withoutDots[] = {"", "7 3", "2 3"};
  if (machine < std::size(withoutDots))
    return withoutDots[machine].str();
  std::string dashes = "10 3";
  for (size_t i = std::size(withoutDots); i <= machine; ++i)
    dashes += " 2 3";
  return dashes;
}

SVGLine mlir::roofline::makeRoofLine(const ChartRoof &roof, PixelPoint from,
                                     PixelPoint to) {
  return {from, to, "l " + getKindClass(roof.roof.getKind()).str(),
          roof.isOther ? "5 4" : getDashes(roof.machine), roof.isOther};
}

StringRef mlir::roofline::getStyleSheet() {
  return R"css(
.roofline text{font:11px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:#1f2328}
.roofline .title{font-size:15px;font-weight:600}
.roofline .b text,.roofline text.b{font-weight:600}
.roofline .dim text{fill:#59636e}
.roofline text.halo{fill:none;stroke:#fff;stroke-width:3px;stroke-linejoin:round}
.roofline .bg{fill:#fff}
.roofline .frame{fill:none;stroke:#8c959f}
.roofline .margin{fill:#eef1f4;stroke:#8c959f;stroke-dasharray:3 2}
.roofline .grid{stroke:#d8dee4;stroke-width:.7}
.roofline .lead{stroke:#59636e;stroke-width:.7}
.roofline .l{fill:none;stroke:currentColor;stroke-width:1.8}
.roofline .m{fill:currentColor;fill-opacity:.85;stroke:#1f2328;stroke-width:.7}
.roofline .h{fill:none;stroke:currentColor;stroke-width:1.5}
.roofline .a{fill:none;stroke:#59636e;stroke-width:.9;stroke-opacity:.7}
.roofline .hbm{color:#0072b2}
.roofline .l2{color:#56b4e9}
.roofline .smem{color:#009e73}
.roofline .tensor{color:#d55e00}
.roofline .vector{color:#e69f00}
.roofline .special{color:#cc79a7}
.roofline .sum{color:#1f2328}
@media (prefers-color-scheme:dark){
.roofline text{fill:#e6edf3}
.roofline .dim text{fill:#9198a1}
.roofline text.halo{stroke:#0d1117}
.roofline .bg{fill:#0d1117}
.roofline .frame{stroke:#656c76}
.roofline .margin{fill:#161b22;stroke:#656c76}
.roofline .grid{stroke:#2a313c}
.roofline .lead,.roofline .a{stroke:#9198a1}
.roofline .m{stroke:#e6edf3}
.roofline .sum{color:#e6edf3}
}
)css";
}

void mlir::roofline::printText(StringRef text, PixelPoint at, StringRef anchor,
                               llvm::raw_ostream &os) {
  os << "<text x=\"" << formatPixels(at.x) << "\" y=\"" << formatPixels(at.y)
     << '"';
  if (!anchor.empty())
    os << " text-anchor=\"" << anchor << '"';
  os << '>' << escapeXML(text) << "</text>\n";
}

void mlir::roofline::printHaloText(StringRef text, PixelPoint at,
                                   StringRef anchor, StringRef classes,
                                   llvm::raw_ostream &os) {
  // Twice, since not all renderers paint the outline of a text below it.
  for (bool isHalo : {true, false}) {
    os << "<text";
    if (isHalo)
      os << " class=\"halo" << (classes.empty() ? "" : " ") << classes
         << "\" aria-hidden=\"true\"";
    else if (!classes.empty())
      os << " class=\"" << classes << '"';
    os << " text-anchor=\"" << anchor << "\" x=\"" << formatPixels(at.x)
       << "\" y=\"" << formatPixels(at.y) << "\">" << escapeXML(text)
       << "</text>\n";
  }
}

void mlir::roofline::printLine(const SVGLine &line, llvm::raw_ostream &os) {
  os << "<path class=\"" << line.classes << "\" d=\"M"
     << formatPixels(line.from.x) << ' ' << formatPixels(line.from.y) << 'L'
     << formatPixels(line.to.x) << ' ' << formatPixels(line.to.y) << '"';
  if (!line.dashes.empty())
    os << " stroke-dasharray=\"" << line.dashes << '"';
  if (line.isThin)
    os << " style=\"stroke-width:.9\"";
  os << "/>\n";
}
