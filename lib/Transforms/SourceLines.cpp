//===- SourceLines.cpp - The text of the lines of kernels -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExplainKernels.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Files by their lines, read as they are asked for.
class SourceFiles {
public:
  /// The text of a line, counted from 1, without the spaces around it; empty
  /// where there is none.
  StringRef getLine(StringRef path, unsigned number) {
    const File &file = get(path);
    return number >= 1 && number <= file.lines.size()
               ? file.lines[number - 1].trim()
               : StringRef();
  }

private:
  struct File {
    std::unique_ptr<llvm::MemoryBuffer> text;
    SmallVector<StringRef, 0> lines;
  };

  const File &get(StringRef path) {
    auto [entry, isNew] = files.try_emplace(path);
    File &file = entry->second;
    // No pipes and no folders: nothing that may wait or have no end.
    if (!isNew || !llvm::sys::fs::is_regular_file(path))
      return file;
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      return file;
    file.text = std::move(*buffer);
    file.text->getBuffer().split(file.lines, '\n');
    return file;
  }

  llvm::StringMap<File> files;
};
} // namespace

void mlir::roofline::addSourceLines(const AnalysisResult &result,
                                    ReportData &report) {
  // Of what is longer, as constants are, the begin says enough.
  constexpr size_t kMaxLength = 240;
  SourceFiles files;
  for (const FunctionRecord &function : result.functions)
    for (const KernelRecord &kernel : function.kernels) {
      auto place = kernel.op->getLoc()->findInstanceOf<FileLineColLoc>();
      StringRef line =
          place ? files.getLine(place.getFilename().getValue(), place.getLine())
                : StringRef();
      std::string &text =
          report.sourceLines.emplace_back(line.take_front(kMaxLength).str());
      if (line.size() > kMaxLength)
        text += " ...";
    }
}
