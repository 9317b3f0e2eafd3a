//===- ReportSink.cpp - Where reports go ----------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Transforms/ReportSink.h"
#include "roofline/Report/Chart.h"
#include "roofline/Report/ReportWriters.h"
#include "roofline/Support/OutputFile.h"
#include "roofline/Support/Terminal.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>
#include <unistd.h>

using namespace mlir;
using namespace mlir::roofline;

static llvm::Expected<ReportRequest> parseRequest(StringRef text) {
  using Format = ReportRequest::Format;
  auto [name, path] = text.split(':');
  std::optional<Format> format = llvm::StringSwitch<std::optional<Format>>(name)
                                     .Case("text", Format::Text)
                                     .Case("json", Format::JSON)
                                     .Case("csv", Format::CSV)
                                     .Case("svg", Format::SVG)
                                     .Case("html", Format::HTML)
                                     .Default(std::nullopt);
  if (!format)
    return llvm::createStringError(
        "unknown report format '" + name +
        "'; the formats are text, json, csv, svg and html");
  if (text.contains(':') && path.empty())
    return llvm::createStringError("report '" + text +
                                   "' has an empty path; leave the colon out "
                                   "for stderr or name a file");
  switch (getNamedDescriptor(path).value_or(-1)) {
  case STDOUT_FILENO:
    return ReportRequest{*format, "-"};
  case STDERR_FILENO:
    return ReportRequest{*format, ""};
  }
  return ReportRequest{*format, path.str()};
}

llvm::Expected<std::vector<ReportRequest>>
ReportRequest::parseAll(ArrayRef<std::string> texts) {
  std::vector<ReportRequest> requests;
  for (const std::string &text : texts) {
    llvm::Expected<ReportRequest> request = parseRequest(text);
    if (!request)
      return request.takeError();
    for (const ReportRequest &earlier : requests)
      if (earlier.replaces(request->path))
        return llvm::createStringError("two reports would go to '" +
                                       request->path + "'; name two files");
    requests.push_back(*request);
  }
  return requests;
}

bool ReportRequest::replaces(StringRef otherPath) const {
  return isFile() && isSameFile(path, otherPath);
}

/// The layout that suits where the text goes.
static TextLayout getTextLayout(const ReportRequest &request) {
  TextLayout layout;
  bool isStdout = request.path == "-";
  if (request.isFile()) {
    layout.width = 160;
    return layout;
  }
  // No terminal: the width that most people's CI logs have.
  layout.width = getTerminalColumns(isStdout ? STDOUT_FILENO : STDERR_FILENO)
                     .value_or(120);
  layout.useColor =
      isStdout ? llvm::outs().has_colors() : llvm::errs().has_colors();
  return layout;
}

void ReportSink::addDerivations() {
  ReportRequest request;
  request.format = ReportRequest::Format::Why;
  // Chunks of a split input have one sink.
  if (!wants(request.format))
    outputs.emplace_back(request);
}

void ReportSink::add(const ReportData &report) {
  for (Output &output : outputs) {
    llvm::raw_string_ostream os(output.text);
    switch (output.request.format) {
    case ReportRequest::Format::Text:
      writeTextReport(report, getTextLayout(output.request), os);
      break;
    case ReportRequest::Format::JSON: {
      JSONLayout layout;
      layout.indent = isChunked ? 0 : 2;
      writeJSONReport(report, layout, os);
      break;
    }
    case ReportRequest::Format::CSV: {
      CSVLayout layout;
      layout.hasHeader = output.text.empty();
      writeCSVReport(report, layout, os);
      break;
    }
    case ReportRequest::Format::SVG:
      writeSVGReport(report, os);
      break;
    case ReportRequest::Format::HTML:
      writeHTMLReport(report, os);
      break;
    case ReportRequest::Format::Why:
      writeDerivations(report, os);
      break;
    }
  }
}

void ReportSink::add(const Chart &chart) {
  for (Output &output : outputs) {
    if (output.request.format != ReportRequest::Format::SVG)
      continue;
    llvm::raw_string_ostream os(output.text);
    writeChart(chart, os);
  }
}

llvm::Error ReportSink::writeFiles() {
  for (Output &output : outputs) {
    StringRef path = output.request.path;
    if (!output.request.isFile())
      continue;
    if (llvm::Error error = writeOutput(path, output.text))
      return llvm::createStringError("cannot write report '" + path +
                                     "': " + llvm::toString(std::move(error)));
    output.text.clear();
  }
  return llvm::Error::success();
}

void ReportSink::print() {
  // Passes on functions run side by side, each with a sink of its own.
  static std::mutex mutex;
  std::lock_guard<std::mutex> lock(mutex);
  for (Output &output : outputs) {
    if (output.request.isFile())
      continue;
    (output.request.path.empty() ? llvm::errs() : llvm::outs()) << output.text;
    output.text.clear();
  }
}
