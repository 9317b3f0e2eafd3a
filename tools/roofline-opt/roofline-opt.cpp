//===- roofline-opt.cpp - mlir-opt with a roofline ------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that mlir-opt does, plus `--analyze`: the annotate pass after
// whatever pipeline was given, with its reports collected over the chunks of a
// split input and written when all went well.
//
//===----------------------------------------------------------------------===//

#include "ListTargets.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "roofline/Support/Version.h"
#include "roofline/Transforms/Passes.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace mlir::roofline;
namespace cl = llvm::cl;

namespace {
/// The options of our own, in a category of theirs in `--help`.
struct Options {
  cl::OptionCategory category{"Roofline options"};
  cl::opt<bool> analyze{
      "analyze", cl::cat(category),
      cl::desc("Cost every op, judge it against the target and annotate it, "
               "after all other passes")};
  cl::opt<std::string> target{
      "target", cl::cat(category), cl::value_desc("NAME|FILE.yaml"),
      cl::desc("Hardware to judge against (default: what the IR says, else "
               "h100-sxm)")};
  cl::list<std::string> dims{
      "dims", cl::cat(category), cl::value_desc("B=64,S=1..2048"),
      cl::CommaSeparated,
      cl::desc("Sizes that the IR leaves open: values, or ranges")};
  cl::opt<std::string> sweep{
      "sweep", cl::cat(category), cl::value_desc("B=1:512[:STEP|:log]"),
      cl::desc("Show in the reports how the verdicts change along the values "
               "of a size")};
  cl::list<std::string> reports{
      "report", cl::cat(category), cl::value_desc("text|json|csv[:PATH]"),
      cl::desc("Write a report; without PATH to stderr, ':-' for stdout")};
  cl::opt<std::string> tiling{
      "tiling", cl::cat(category), cl::value_desc("MxNxK|search|none"),
      cl::init("search"),
      cl::desc(
          "Judge contractions and convolutions in tiles of these sizes, or "
          "search for the best as advice in reports (default: search)")};
  cl::opt<std::string> cluster{
      "cluster", cl::cat(category), cl::value_desc("MxN"), cl::init("1x1"),
      cl::desc("Blocks that load the operands of their tiles together")};
  cl::opt<bool> strict{"strict", cl::cat(category),
                       cl::desc("Make an op that cannot be costed an error")};
  cl::opt<bool> allowTF32{
      "allow-tf32", cl::cat(category),
      cl::desc("Let f32 contractions run on tensor units at tf32 precision")};
  cl::opt<bool> launchOverhead{
      "launch-overhead", cl::cat(category),
      cl::desc("Add the target's launch latency, where it is known, to every "
               "kernel's time")};
  cl::opt<std::string> fusion{
      "fusion", cl::cat(category), cl::value_desc("plan|direct|none"),
      cl::init("plan"),
      cl::desc("What to fuse: plan to say so, direct to say so without looking "
               "through reshapes, or none")};
  cl::opt<std::string> emitTransform{
      "emit-transform", cl::cat(category), cl::value_desc("FILE"),
      cl::desc("Write what to fuse directly as a script of the transform "
               "dialect, for mlir-opt to run on the input")};
  cl::opt<bool> explainFusion{
      "explain-fusion", cl::cat(category),
      cl::desc("Say of ops that stay apart why they do")};
  cl::opt<double> fusionThreshold{
      "fusion-threshold", cl::cat(category), cl::value_desc("op/B"),
      cl::init(1),
      cl::desc("Intensity under which an elementwise kernel is of the floor "
               "class, which only fusion helps (default 1)")};
  cl::opt<bool> listTargets{
      "list-targets", cl::cat(category),
      cl::desc("Print the known targets with their peaks and ridge points")};

  /// Options that mean nothing without `--analyze`.
  bool asksForAnalysis() const {
    return target.getNumOccurrences() > 0 || !dims.empty() ||
           sweep.getNumOccurrences() > 0 || !reports.empty() ||
           tiling.getNumOccurrences() > 0 || cluster.getNumOccurrences() > 0 ||
           fusion.getNumOccurrences() > 0 || explainFusion ||
           emitTransform.getNumOccurrences() > 0 ||
           fusionThreshold.getNumOccurrences() > 0 || strict || allowTF32 ||
           launchOverhead;
  }

  AnnotateCostPassOptions getPassOptions() const {
    auto options = makeOptions<AnnotateCostPassOptions>();
    options.sweep = sweep;
    options.tiling = tiling;
    options.cluster = cluster;
    options.fusion = fusion;
    options.explainFusion = explainFusion;
    options.fusionThreshold = fusionThreshold;
    options.strict = strict;
    return options;
  }

  FuseKernelsPassOptions getScriptOptions() const {
    auto options = makeOptions<FuseKernelsPassOptions>();
    options.emitTransform = emitTransform;
    return options;
  }

private:
  /// With what decides how kernels are judged.
  template <typename PassOptions>
  PassOptions makeOptions() const {
    PassOptions options;
    options.target = target;
    options.dims = llvm::to_vector(dims);
    options.allowTF32 = allowTF32;
    options.launchOverhead = launchOverhead;
    return options;
  }
};
} // namespace

/// The reports that `options` ask for, none of which takes the place of the
/// input or of the annotated IR.
static llvm::Expected<std::vector<ReportRequest>>
parseReports(const Options &options, StringRef inputFilename,
             StringRef outputFilename) {
  llvm::Expected<std::vector<ReportRequest>> requests =
      ReportRequest::parseAll(llvm::to_vector(options.reports));
  if (!requests)
    return requests;
  for (const ReportRequest &request : *requests) {
    if (outputFilename != "-" && request.replaces(outputFilename))
      return llvm::createStringError("a report and the annotated IR would both "
                                     "go to '" +
                                     outputFilename + "'; name two files");
    if (inputFilename != "-" && request.replaces(inputFilename))
      return llvm::createStringError("a report would replace the input '" +
                                     inputFilename + "'; name another file");
  }
  return requests;
}

/// What mlir-opt is to do: the given pipeline, and at its end the annotate pass
/// with `sink` for its reports.
static MlirOptMainConfig makeConfig(const Options &options,
                                    std::shared_ptr<ReportSink> sink) {
  MlirOptMainConfig given = MlirOptMainConfig::createFromCLOptions();
  if (!given.inputSplitMarker().empty())
    sink->setChunked();
  MlirOptMainConfig config = given;
  config.setPassPipelineSetupFn([=, &options](PassManager &manager) mutable {
    if (failed(given.setupPassPipeline(manager)))
      return failure();
    if (!options.emitTransform.empty())
      manager.addPass(createFuseKernelsPass(options.getScriptOptions()));
    manager.addPass(createAnnotateCostPass(options.getPassOptions(), sink));
    return success();
  });
  return config;
}

/// Prints `error`, and fails.
static LogicalResult reportError(llvm::Error error) {
  llvm::WithColor::error(llvm::errs(), "roofline-opt")
      << llvm::toString(std::move(error)) << '\n';
  return failure();
}

/// Analyses the input. Annotated IR for standard output, which cannot be taken
/// back, is held until all went well and the files of reports are written.
static LogicalResult analyze(const Options &options, StringRef inputFilename,
                             StringRef outputFilename,
                             DialectRegistry &registry) {
  llvm::Expected<std::vector<ReportRequest>> requests =
      parseReports(options, inputFilename, outputFilename);
  if (!requests)
    return reportError(requests.takeError());
  if (options.target.getNumOccurrences() > 0 && options.target.empty())
    return reportError(llvm::createStringError(
        "--target is empty; --list-targets prints the known ones, and without "
        "the option the IR decides"));
  if (options.sweep.getNumOccurrences() > 1)
    return reportError(llvm::createStringError(
        "--sweep is given more than once; a run sweeps one size"));
  if (options.sweep.getNumOccurrences() > 0 && options.sweep.empty())
    return reportError(llvm::createStringError(
        "--sweep is empty; give NAME=LOW:HIGH, or leave it out"));
  if (options.emitTransform.getNumOccurrences() > 0) {
    if (options.emitTransform.empty())
      return reportError(
          llvm::createStringError("--emit-transform is empty; name the file to "
                                  "write, or leave it out"));
    if (!MlirOptMainConfig::createFromCLOptions().inputSplitMarker().empty())
      return reportError(llvm::createStringError(
          "--emit-transform writes the script of one module; it does not go "
          "with --split-input-file"));
  }
  auto sink = std::make_shared<ReportSink>(std::move(*requests));

  std::string message;
  auto input = openInputFile(inputFilename, &message);
  if (!input)
    return reportError(llvm::createStringError(message));
  auto output = openOutputFile(outputFilename, &message);
  if (!output)
    return reportError(llvm::createStringError(message));
  std::string held;
  llvm::raw_string_ostream holder(held);
  llvm::raw_ostream &os = outputFilename == "-"
                              ? static_cast<llvm::raw_ostream &>(holder)
                              : output->os();
  if (failed(MlirOptMain(os, std::move(input), registry,
                         makeConfig(options, sink))))
    return sink->isWanted()
               ? reportError(llvm::createStringError("no report was written"))
               : failure();
  if (llvm::Error error = sink->writeFiles())
    return reportError(std::move(error));
  output->os() << held;
  output->os().flush();
  sink->print();
  output->keep();
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllPasses();
  registerRooflinePasses();
  registerAllRooflineDialects(registry);

  cl::AddExtraVersionPrinter([](llvm::raw_ostream &os) {
    os << "roofline-opt version " << kVersion << '\n';
  });
  Options options;
  auto [inputFilename, outputFilename] = registerAndParseCLIOptions(
      argc, argv, "roofline-opt: mlir-opt that knows the roofline", registry);
  if (options.listTargets) {
    if (llvm::Error error = printTargets(llvm::outs()))
      return asMainReturnCode(reportError(std::move(error)));
    return EXIT_SUCCESS;
  }
  if (options.analyze)
    return asMainReturnCode(
        analyze(options, inputFilename, outputFilename, registry));
  if (options.asksForAnalysis())
    return asMainReturnCode(reportError(llvm::createStringError(
        "--target, --dims, --sweep, --report, --tiling, --cluster, --fusion, "
        "--explain-fusion, --emit-transform, --strict, --allow-tf32 and "
        "--launch-overhead need "
        "--analyze")));
  return asMainReturnCode(
      MlirOptMain(argc, argv, inputFilename, outputFilename, registry));
}
