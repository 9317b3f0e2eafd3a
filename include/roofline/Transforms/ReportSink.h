//===- ReportSink.h - Where reports go --------------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TRANSFORMS_REPORTSINK_H
#define ROOFLINE_TRANSFORMS_REPORTSINK_H

#include "mlir/Support/LLVM.h"
#include "roofline/Report/ReportData.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace mlir::roofline {

struct Chart;

/// One report asked for: FORMAT[:PATH].
struct ReportRequest {
  /// `Why` has no name among reports: --explain asks for it.
  enum class Format : uint8_t { Text, JSON, CSV, SVG, HTML, Why };

  Format format = Format::Text;
  /// Empty for stderr, "-" for stdout, else a file.
  std::string path;

  bool isFile() const { return !path.empty() && path != "-"; }
  /// Whether the report would take the place of the file at `otherPath`.
  bool replaces(StringRef otherPath) const;

  /// Parses each FORMAT[:PATH]. Fails for an unknown format, naming the known
  /// ones, for an empty path, and for a file named twice.
  static llvm::Expected<std::vector<ReportRequest>>
  parseAll(ArrayRef<std::string> texts);
};

/// Renders reports as they come and writes them at the end: a file is written
/// whole or not at all, and a split input gives one JSON document per line, and
/// one CSV table.
class ReportSink {
public:
  explicit ReportSink(std::vector<ReportRequest> requests)
      : outputs(requests.begin(), requests.end()) {}

  /// Whether somebody wants a report at all.
  bool isWanted() const { return !outputs.empty(); }
  bool wants(ReportRequest::Format format) const {
    return llvm::any_of(outputs, [format](const Output &output) {
      return output.request.format == format;
    });
  }
  /// Prints derivations to stderr, after the reports there.
  void addDerivations();
  /// Every report is one of several chunks: JSON goes on one line each.
  void setChunked() { isChunked = true; }

  /// Renders `report` in every format asked for.
  void add(const ReportData &report);
  /// Renders a chart that is of no report, in every SVG asked for.
  void add(const Chart &chart);

  /// Writes what was rendered for files so far and forgets it. Fails for the
  /// first file that cannot be written.
  llvm::Error writeFiles();
  /// Prints what was rendered for stdout and stderr so far and forgets it: each
  /// text whole, whatever other threads print.
  void print();

private:
  struct Output {
    Output(ReportRequest request) : request(std::move(request)) {}
    ReportRequest request;
    std::string text;
  };
  std::vector<Output> outputs;
  bool isChunked = false;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TRANSFORMS_REPORTSINK_H
