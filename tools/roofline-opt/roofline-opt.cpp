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
// split input and written when all went well. `--chart` and `--list-targets`
// answer without any IR.
//
//===----------------------------------------------------------------------===//

#include "ChartCommand.h"
#include "Description.h"
#include "ListTargets.h"
#include "Progress.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "roofline/Support/Version.h"
#include "roofline/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Support/WithColor.h"

using namespace mlir;
using namespace mlir::roofline;
namespace cl = llvm::cl;

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

/// Prints errors of `context` that are at no place of the IR, which are those
/// in options, as this tool prints its own.
static void printOptionErrors(MLIRContext &context) {
  context.getDiagEngine().registerHandler([](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error ||
        !isa<UnknownLoc>(diagnostic.getLocation()))
      return failure();
    llvm::WithColor::error(llvm::errs(), "roofline-opt")
        << diagnostic.str() << '\n';
    return success();
  });
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
    if (!given.shouldVerifyDiagnostics())
      printOptionErrors(*manager.getContext());
    if (failed(given.setupPassPipeline(manager)))
      return failure();
    if (!options.emitTransform.empty())
      manager.addPass(createFuseKernelsPass(options.getScriptOptions()));
    manager.addPass(createAnnotateCostPass(options.getPassOptions(), sink));
    showProgress(manager);
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

/// The first thing wrong with options that take a value, beside the reports.
static llvm::Error checkValues(const Options &options) {
  if (options.target.getNumOccurrences() > 0 && options.target.empty())
    return llvm::createStringError(
        "--target is empty; --list-targets prints the known ones, and without "
        "the option the IR decides");
  if (options.sweep.getNumOccurrences() > 1)
    return llvm::createStringError(
        "--sweep is given more than once; a run sweeps one size");
  if (options.sweep.getNumOccurrences() > 0 && options.sweep.empty())
    return llvm::createStringError(
        "--sweep is empty; give NAME=LOW:HIGH, or leave it out");
  if (options.emitTransform.getNumOccurrences() > 0 &&
      options.emitTransform.empty())
    return llvm::createStringError(
        "--emit-transform is empty; name the file to write, or leave it out");
  return options.explain.check();
}

/// What is made of one module does not go with an input that is split.
static llvm::Error checkSplit(const Options &options,
                              ArrayRef<ReportRequest> requests) {
  if (MlirOptMainConfig::createFromCLOptions().inputSplitMarker().empty())
    return llvm::Error::success();
  if (options.emitTransform.getNumOccurrences() > 0)
    return llvm::createStringError(
        "--emit-transform writes the script of one module; it does not go "
        "with --split-input-file");
  using Format = ReportRequest::Format;
  for (const ReportRequest &request : requests)
    if (request.format == Format::SVG || request.format == Format::HTML)
      return llvm::createStringError(
          llvm::Twine("--report=") +
          (request.format == Format::SVG ? "svg draws" : "html shows") +
          " one module; it does not go with --split-input-file");
  return llvm::Error::success();
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
  if (llvm::Error error = checkValues(options))
    return reportError(std::move(error));
  if (llvm::Error error = checkSplit(options, *requests))
    return reportError(std::move(error));
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

/// Prints `error`, if there is one, and says whether there was none.
static LogicalResult report(llvm::Error error) {
  return error ? reportError(std::move(error)) : success();
}

/// Answers `--list-targets`.
static llvm::Error listTargets(const Options &options) {
  llvm::Expected<Ceilings> ceilings = parseCeilings(options.ceilings);
  if (!ceilings)
    return ceilings.takeError();
  return printTargets(*ceilings, llvm::outs());
}

/// Answers `--chart`.
static LogicalResult drawChart(const Options &options,
                               StringRef inputFilename) {
  ChartCommand command;
  command.hasInput = inputFilename != "-";
  if (options.target.getNumOccurrences() > 0)
    for (StringRef name : splitTargetList(options.target))
      command.request.targets.push_back(name.str());
  llvm::Expected<Ceilings> ceilings = parseCeilings(options.ceilings);
  if (!ceilings)
    return reportError(ceilings.takeError());
  command.request.ceilings = *ceilings;
  command.request.precisions.assign(options.precisions.begin(),
                                    options.precisions.end());
  command.request.intensities.assign(options.intensities.begin(),
                                     options.intensities.end());
  command.reports.assign(options.reports.begin(), options.reports.end());
  if (llvm::Error error = runChartCommand(command))
    return reportError(std::move(error));
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
  if (options.documentation.isAsked())
    return asMainReturnCode(report(
        options.documentation.print(describeTool(options), llvm::outs())));
  if (options.listTargets)
    return asMainReturnCode(report(listTargets(options)));
  if (options.chart)
    return asMainReturnCode(drawChart(options, inputFilename));
  if (options.precisions.getNumOccurrences() > 0 ||
      options.intensities.getNumOccurrences() > 0)
    return asMainReturnCode(reportError(
        llvm::createStringError("--precision and --intensity need --chart")));
  if (options.analyze)
    return asMainReturnCode(
        analyze(options, inputFilename, outputFilename, registry));
  if (options.asksForAnalysis())
    return asMainReturnCode(reportError(llvm::createStringError(
        "--target, --ceilings, --dims, --sweep, --report, --tiling, --cluster, "
        "--fusion, --explain, --explain-fusion, --what-if, --levers, "
        "--emit-transform, --strict, "
        "--allow-tf32 and --launch-overhead need --analyze")));
  return asMainReturnCode(
      MlirOptMain(argc, argv, inputFilename, outputFilename, registry));
}
