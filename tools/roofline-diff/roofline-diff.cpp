//===- roofline-diff.cpp - What changed between two reports ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares two JSON reports of roofline-opt and says whether limits hold. Exit
// status: 0 if they do, 1 if one does not, 2 where the input or an option is
// wrong, so that a gate never takes a broken report for a good one.
//
//===----------------------------------------------------------------------===//

#include "roofline/Diff/DiffWriters.h"
#include "roofline/Support/DocumentationOptions.h"
#include "roofline/Support/Terminal.h"
#include "roofline/Support/Version.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include <future>
#include <unistd.h>

using namespace mlir::roofline;
namespace cl = llvm::cl;

/// The exit status of a gate that holds, of one that does not, and of input
/// that cannot be judged.
enum ExitStatus { kHolds = 0, kFails = 1, kWrongInput = 2 };

namespace {
enum class Format { Text, Markdown };

/// The options, in a category of theirs, which `--help` sorts by name and so
/// shows before those of LLVM.
struct Options {
  cl::OptionCategory category{"Comparison"};
  cl::opt<std::string> before{cl::Positional, cl::cat(category),
                              cl::desc("<old.json>")};
  cl::opt<std::string> after{cl::Positional, cl::cat(category),
                             cl::desc("<new.json>")};
  cl::opt<std::string> failOn{
      "fail-on", cl::cat(category),
      cl::value_desc("regime,hbm-bytes+5%,time+5%,flops,unmodelled"),
      cl::desc("Exit with 1 where a total or a kernel gets worse by more than "
               "this; kernel: or total: before a limit is for one of them")};
  cl::opt<Format> format{
      "format",
      cl::cat(category),
      cl::value_desc("text|markdown"),
      cl::init(Format::Text),
      cl::desc("Form of what is written"),
      cl::values(
          clEnumValN(Format::Text, "text", "columns for a terminal"),
          clEnumValN(Format::Markdown, "markdown", "for a comment on GitHub"))};
  cl::opt<bool> allowDifferentTarget{
      "allow-different-target", cl::cat(category),
      cl::desc("Judge limits even where target or assumptions differ")};
  cl::opt<unsigned> maxRows{
      "max-rows", cl::cat(category), cl::value_desc("N"), cl::init(40),
      cl::desc("Rows of kernels to show at most, 0 for all (default 40)")};
  DocumentationOptions documentation{category};
};
} // namespace

static llvm::Expected<std::vector<RecordedReport>>
readFile(const std::string &path) {
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> file =
      llvm::MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/true);
  if (!file)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + file.getError().message());
  return readReports((*file)->getBuffer(), path);
}

/// Compares, prints, and says whether all limits hold.
static llvm::Expected<bool> run(const Options &options) {
  if (options.after.getNumOccurrences() == 0)
    return llvm::createStringError(
        "give two reports of roofline-opt --report=json:FILE, the older one "
        "first: roofline-diff old.json new.json");
  std::vector<Limit> limits;
  if (options.failOn.getNumOccurrences() > 0) {
    llvm::Expected<std::vector<Limit>> parsed = parseLimits(options.failOn);
    if (!parsed)
      return parsed.takeError();
    limits = std::move(*parsed);
  }
  if (options.before == "-" && options.after == "-")
    return llvm::createStringError(
        "both reports would come from standard input; name a file");
  // Reading takes most of the time, so that the files are read side by side.
  auto reading =
      std::async(std::launch::async, [&] { return readFile(options.before); });
  llvm::Expected<std::vector<RecordedReport>> after = readFile(options.after);
  llvm::Expected<std::vector<RecordedReport>> before = reading.get();
  if (!before || !after)
    return llvm::joinErrors(before.takeError(), after.takeError());

  Comparison comparison = compareFiles(*before, *after, std::move(limits),
                                       options.allowDifferentTarget);
  comparison.pathBefore = options.before;
  comparison.pathAfter = options.after;
  DiffLayout layout;
  layout.maxRows = options.maxRows;
  layout.width = getTerminalColumns(STDOUT_FILENO).value_or(layout.width);
  layout.useColor = llvm::outs().has_colors();
  if (options.format == Format::Markdown)
    writeMarkdownDiff(comparison, layout, llvm::outs());
  else
    writeTextDiff(comparison, layout, llvm::outs());
  return comparison.countFailures() == 0;
}

static ToolDescription describeTool(const Options &options) {
  ToolDescription tool;
  tool.name = "roofline-diff";
  tool.summary = "what changed between two JSON reports of roofline-opt";
  tool.synopsis = "[options] old.json new.json";
  tool.text = {"Compares two reports, says what got better or worse, and fails "
               "where limits do not hold. One of the files may be -, standard "
               "input."};
  tool.groups = {&options.category};
  tool.exitStatus = {{kHolds, "All limits hold."},
                     {kFails, "A limit does not hold."},
                     {kWrongInput, "A report or an option is wrong."}};
  tool.seeAlso = {"roofline-opt"};
  return tool;
}

/// Prints what is wrong with the input.
static void printError(const std::string &message) {
  llvm::WithColor::error(llvm::errs(), "roofline-diff") << message << '\n';
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  Options options;
  cl::HideUnrelatedOptions(options.category);
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "roofline-diff version " << kVersion << '\n';
  });
  std::string wrongUse;
  llvm::raw_string_ostream os(wrongUse);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "roofline-diff: what changed between two JSON reports of "
          "roofline-opt\n",
          &os)) {
    llvm::errs() << wrongUse;
    return kWrongInput;
  }
  if (options.documentation.isAsked()) {
    if (llvm::Error error =
            options.documentation.print(describeTool(options), llvm::outs())) {
      printError(llvm::toString(std::move(error)));
      return kWrongInput;
    }
    return kHolds;
  }
  llvm::Expected<bool> holds = run(options);
  if (!holds) {
    printError(llvm::toString(holds.takeError()));
    return kWrongInput;
  }
  llvm::outs().flush();
  if (llvm::outs().has_error()) {
    llvm::outs().clear_error();
    printError("cannot write to standard output");
    return kWrongInput;
  }
  return *holds ? kHolds : kFails;
}
