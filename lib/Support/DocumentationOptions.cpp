//===- DocumentationOptions.cpp - Tools that describe themselves ----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/DocumentationOptions.h"
#include "Completion.h"
#include "ManPage.h"

using namespace mlir::roofline;
namespace cl = llvm::cl;

DocumentationOptions::DocumentationOptions(cl::OptionCategory &category)
    : completion("completion", cl::cat(category),
                 cl::value_desc("bash|zsh|fish"),
                 cl::desc("Print a script that makes a shell complete options, "
                          "their values and files")),
      man("man", cl::cat(category),
          cl::desc("Print the page of the manual, for man -l")) {}

bool DocumentationOptions::isAsked() const {
  return man || completion.getNumOccurrences() > 0;
}

llvm::Error DocumentationOptions::print(const ToolDescription &tool,
                                        llvm::raw_ostream &os) const {
  if (completion.getNumOccurrences() == 0) {
    printManPage(tool, os);
    return llvm::Error::success();
  }
  if (man)
    return llvm::createStringError(
        "--completion and --man print two texts; ask for one");
  return printCompletion(completion.getValue(), tool, os);
}
