//===- DocumentationOptions.h - Tools that describe themselves --*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shell completion and man pages, made of the options that a tool registered,
// so that neither can fall behind the tool:
//
//   DocumentationOptions documentation{category};
//   cl::ParseCommandLineOptions(...);
//   if (documentation.isAsked())
//     return documentation.print(description, llvm::outs());
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_DOCUMENTATIONOPTIONS_H
#define ROOFLINE_SUPPORT_DOCUMENTATIONOPTIONS_H

#include "roofline/Support/ToolDescription.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::roofline {

/// The options `--completion` and `--man`.
class DocumentationOptions {
public:
  explicit DocumentationOptions(llvm::cl::OptionCategory &category);

  /// Whether one of them is given.
  bool isAsked() const;

  /// Prints what is asked for. Fails for a shell that is not known, and where
  /// both are asked for.
  llvm::Error print(const ToolDescription &tool, llvm::raw_ostream &os) const;

private:
  llvm::cl::opt<std::string> completion;
  llvm::cl::opt<bool> man;
};

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_DOCUMENTATIONOPTIONS_H
