//===- ExplainKernels.cpp - The kernels that somebody asks about ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Derivations come from a second analysis that looks for the kernels named, so
// that a report without them costs nothing more. Formulas of sizes that the
// user bound come from one without the bindings.
//
//===----------------------------------------------------------------------===//

#include "ExplainKernels.h"
#include "roofline/Analysis/Explanation.h"
#include "roofline/Dialect/MutedDiagnostics.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

namespace {
/// One name of kernels, and whether it has named any.
struct KernelName {
  std::string text;
  std::optional<unsigned> id;
  bool isUsed = false;

  explicit KernelName(StringRef name) : text(name) {
    unsigned number;
    if (!name.getAsInteger(10, number))
      id = number;
  }

  bool namesPlace(StringRef place) const {
    // "a.mlir:12:8", and with less at either end.
    auto [file, position] = place.split(':');
    StringRef line = position.split(':').first;
    std::string inFile = (":" + position).str(), lineOnly = (":" + line).str();
    return text == place || text == inFile || text == lineOnly ||
           text == (file + lineOnly).str();
  }
  bool names(Operation *op, StringRef function) const {
    StringRef name = text;
    return text == "all" || name == function ||
           (name.consume_front("@") && name == function) ||
           (text.find(':') != std::string::npos &&
            namesPlace(getPlace(op->getLoc())));
  }
};
using KernelNames = SmallVector<KernelName, 2>;
} // namespace

/// Whether `name` is of `op` in `function`, or of the kernel `id`.
static bool isOf(const KernelName &name, std::optional<unsigned> id,
                 Operation *op, StringRef function) {
  return name.id ? name.id == id : name.names(op, function);
}

/// The ops of the kernels of `result`, by id, and which names are used.
static std::vector<Operation *> findKernels(const AnalysisResult &result,
                                            KernelNames &names) {
  std::vector<Operation *> ops;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      for (KernelName &name : names)
        name.isUsed |= isOf(name, ops.size(), kernel.op, function.name);
      ops.push_back(kernel.op);
    }
  return ops;
}

static LogicalResult rejectUnused(const KernelNames &names,
                                  const AnalysisResult &result,
                                  size_t numKernels) {
  for (const KernelName &name : names) {
    if (name.isUsed || name.text == "all")
      continue;
    std::string ids = numKernels == 0 ? "there are no kernels here"
                                      : "the ids of kernels here are 0 to " +
                                            std::to_string(numKernels - 1);
    return emitError(result.root->getLoc())
           << "--explain=" << name.text << " names no kernel; " << ids
           << (name.id ? ""
                       : "; the name of a function, a place such as :12 or "
                         "a.mlir:12:8, and 'all' are known as well");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Formulas
//===----------------------------------------------------------------------===//

/// `analyze` without its diagnostics, which an analysis before has given.
template <typename Function>
static auto runQuietly(MLIRContext *context, Function analyze) {
  MutedDiagnostics silence(context);
  return analyze();
}

/// The cost of the one kernel that `op` is in `result`; null for several.
static const KernelCost *findCost(const AnalysisResult &result, Operation *op) {
  const KernelCost *found = nullptr;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      if (kernel.op != op)
        continue;
      if (found)
        return nullptr;
      found = kernel.cost;
    }
  return found;
}

static void addFormulas(const KernelCost &open, const KernelCost &bound,
                        Derivation &derivation) {
  auto add = [&](StringRef figure, const Expr &formula, const Expr &value) {
    if (!formula.isConstant())
      derivation.formulas.push_back({figure.str(), formula, value});
  };
  for (auto [number, extents] :
       llvm::enumerate(llvm::zip(open.domain, bound.domain)))
    add("loop " + std::to_string(number), std::get<0>(extents),
        std::get<1>(extents));
  add("executions", open.executions, bound.executions);
  add("flops", open.work.getFlops(), bound.work.getFlops());
  add("iops", open.work.getIops(), bound.work.getIops());
  add("hbm bytes read", open.hbm.read, bound.hbm.read);
  add("hbm bytes written", open.hbm.written, bound.hbm.written);
}

static void addAllFormulas(const AnalysisResult &result,
                           const AnalysisOptions &options,
                           ArrayRef<Operation *> ops, ReportData &report) {
  if (options.bindings.empty() || report.derivations.empty())
    return;
  AnalysisOptions open = options;
  open.bindings.clear();
  FailureOr<AnalysisResult> openResult =
      runQuietly(result.root->getContext(),
                 [&] { return analyzeModule(result.root, open); });
  for (Derivation &derivation : report.derivations) {
    Operation *op = ops[derivation.id];
    const KernelCost *before =
        succeeded(openResult) ? findCost(*openResult, op) : nullptr;
    const KernelCost *bound = findCost(result, op);
    if (before && bound)
      addFormulas(*before, *bound, derivation);
    else
      derivation.missing.push_back(
          "formulas: without the sizes given the op is another number of "
          "kernels, or cannot be analysed");
  }
  if (succeeded(openResult))
    report.openSymbols = openResult->dimensions->shareSymbols();
}

//===----------------------------------------------------------------------===//
// Everything
//===----------------------------------------------------------------------===//

static void addUnmodelled(KernelNames &names, const AnalysisResult &result,
                          ReportData &report) {
  for (const FunctionRecord &function : result.functions)
    for (const UnmodelledRecord &record : function.unmodelled)
      for (KernelName &name : names) {
        if (!isOf(name, /*id=*/std::nullopt, record.op, function.name))
          continue;
        name.isUsed = true;
        report.unexplained.push_back(
            {record.op->getName().getStringRef().str(),
             getPlace(record.op->getLoc()), function.name, record.why,
             record.boundaryBytes, record.bytesComplete, record.executions});
        break;
      }
}

LogicalResult mlir::roofline::explainKernels(ArrayRef<std::string> texts,
                                             const AnalysisResult &result,
                                             const AnalysisOptions &options,
                                             ReportData &report) {
  if (texts.empty())
    return success();
  KernelNames names(texts.begin(), texts.end());
  std::vector<Operation *> ops = findKernels(result, names);
  auto filter = [&](const SeenKernel &kernel) {
    return llvm::any_of(names, [&](const KernelName &name) {
      return isOf(name, kernel.id, kernel.op, kernel.function);
    });
  };
  FailureOr<Explanations> explanations =
      runQuietly(result.root->getContext(),
                 [&] { return explainKernels(result.root, options, filter); });
  // What fails has failed before, and was reported.
  if (failed(explanations))
    return failure();
  report.derivations = std::move(explanations->derivations);
  report.derivedSymbols = explanations->result.dimensions->shareSymbols();
  addUnmodelled(names, result, report);
  if (failed(rejectUnused(names, result, report.kernels.size())))
    return failure();
  addAllFormulas(result, options, ops, report);
  return success();
}
