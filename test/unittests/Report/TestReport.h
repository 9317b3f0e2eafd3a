//===- TestReport.h - Reports made by hand ----------------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNITTESTS_REPORT_TESTREPORT_H
#define ROOFLINE_TEST_UNITTESTS_REPORT_TESTREPORT_H

#include "../Cost/TestTarget.h"
#include "roofline/Report/ReportWriters.h"
#include "gtest/gtest.h"
#include <memory>

namespace mlir::roofline::test {

/// A report with the machine that it points to.
struct TestReport {
  explicit TestReport(TargetModel machine) : target(std::move(machine)) {
    data.target.name = target.name;
    data.target.source = TargetOrigin::Option;
    data.target.model = &target;
    data.llvmVersion = "22.1.8";
  }
  TestReport(const TestReport &) = delete;

  /// Appends a kernel of `main`, judged, at line `line` of a.mlir.
  ReportKernel &add(llvm::StringRef op, unsigned line, const Work &work,
                    const Traffic &traffic) {
    ReportKernel kernel;
    kernel.id = data.kernels.size();
    kernel.op = op.str();
    kernel.function = "main";
    kernel.location = "a.mlir:" + std::to_string(line) + ":3";
    kernel.work = work;
    kernel.traffic = traffic;
    kernel.verdict = judge(work, traffic, target, data.assumptions);
    data.kernels.push_back(kernel);
    return data.kernels.back();
  }

  /// Appends a kernel that only moves bytes.
  ReportKernel &addCopy(llvm::StringRef op, unsigned line, int64_t bytes) {
    return add(op, line, Work(), makeTraffic(bytes, 0));
  }

  /// Appends a `tokens` x 8192 by 8192 x 8192 product in bf16.
  ReportKernel &addProjection(unsigned line, const Expr &tokens) {
    Projection projection(tokens, Precision::BF16, 2);
    ReportKernel &kernel =
        add("linalg.matmul", line, projection.work, projection.traffic);
    kernel.domain = {tokens, Projection::kSize, Projection::kSize};
    return kernel;
  }

  ReportUnmodelled &addUnmodelled(llvm::StringRef op, llvm::StringRef why) {
    ReportUnmodelled entry;
    entry.op = op.str();
    entry.why = why.str();
    entry.location = "a.mlir:9:3";
    entry.count = 1;
    entry.boundaryBytes = 49152;
    data.unmodelled.push_back(entry);
    return data.unmodelled.back();
  }

  /// A symbol of the report, with what it is in the program.
  Expr addSymbol(llvm::StringRef name, llvm::StringRef what,
                 std::optional<int64_t> upper = std::nullopt) {
    ReportSymbol entry;
    entry.name = name.str();
    entry.what = what.str();
    entry.location = "a.mlir:1:3";
    entry.upper = upper;
    data.symbols.push_back(entry);
    data.symbolContext = symbols;
    return Expr(symbols->create(name, entry.lower, upper));
  }

  /// Sums the kernels that count, each once, with a floor of `floorBytes`.
  void finish(const Expr &floorBytes) {
    ReportTotals &totals = data.totals;
    for (const ReportKernel &kernel : data.kernels)
      if (kernel.isTaken)
        addToTotals(totals, kernel);
    Expr ops = totals.work.getOps(), bytes = totals.traffic.hbm.getModelled();
    if (ops.isConstant() && bytes.isConstant() && !bytes.isZero())
      totals.intensity = ops.toDouble() / bytes.toDouble();
    if (!totals.seconds)
      totals.regime = Regime::Depends;
    if (totals.seconds.value_or(0) > 0) {
      totals.attainable = ops.toDouble() / *totals.seconds;
      totals.regime = totals.memoryBoundSeconds >= totals.computeBoundSeconds
                          ? Regime::MemoryBound
                          : Regime::ComputeBound;
    }
    data.floor.emplace();
    data.floor->traffic = makeTraffic(floorBytes, 0);
    data.floor->verdict =
        judge(totals.work, data.floor->traffic, target, data.assumptions);
    ReportFunction function;
    function.name = "main";
    function.totals = totals;
    function.floor = data.floor;
    data.functions.push_back(function);
  }

  TargetModel target;
  ReportData data;

private:
  std::shared_ptr<SymbolContext> symbols = std::make_shared<SymbolContext>();

  static void addToTotals(ReportTotals &totals, const ReportKernel &kernel) {
    const Verdict &verdict = kernel.verdict;
    totals.work.add(kernel.work);
    totals.traffic.hbm.read += kernel.traffic.hbm.read;
    totals.traffic.hbm.written += kernel.traffic.hbm.written;
    if (!verdict.seconds || !totals.seconds) {
      totals.seconds = std::nullopt;
      totals.memoryBoundSeconds = totals.computeBoundSeconds = std::nullopt;
      return;
    }
    *totals.seconds += *verdict.seconds;
    if (verdict.regime == Regime::MemoryBound)
      *totals.memoryBoundSeconds += *verdict.seconds;
    else if (verdict.regime == Regime::ComputeBound)
      *totals.computeBoundSeconds += *verdict.seconds;
  }
};

inline std::string toJSON(const TestReport &report, unsigned indent = 0) {
  JSONLayout layout;
  layout.indent = indent;
  std::string text;
  llvm::raw_string_ostream os(text);
  writeJSONReport(report.data, layout, os);
  return text;
}

inline std::string toText(const TestReport &report, TextLayout layout) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeTextReport(report.data, layout, os);
  return text;
}

inline std::string toText(const TestReport &report, unsigned width = 80) {
  TextLayout layout;
  layout.width = width;
  return toText(report, layout);
}

/// Whether `part` is in `text`, with both in the message.
inline testing::AssertionResult contains(llvm::StringRef text,
                                         llvm::StringRef part) {
  auto result = text.contains(part) ? testing::AssertionSuccess()
                                    : testing::AssertionFailure();
  return result << "looking for:\n" << part.str() << "\nin:\n" << text.str();
}

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNITTESTS_REPORT_TESTREPORT_H
