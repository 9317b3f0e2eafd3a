//===- ExplainOption.h - Which kernels to derive ----------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_EXPLAINOPTION_H
#define ROOFLINE_TOOLS_EXPLAINOPTION_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"

namespace mlir::roofline {

/// The option `--explain`.
class ExplainOption {
public:
  explicit ExplainOption(llvm::cl::OptionCategory &category)
      : names("explain", llvm::cl::cat(category),
              llvm::cl::value_desc("ID|FUNCTION|FILE:LINE|all"),
              llvm::cl::CommaSeparated,
              llvm::cl::desc(
                  "Derive every figure of these kernels part by part, on "
                  "stderr, and in JSON and HTML reports")) {}

  bool isGiven() const { return names.getNumOccurrences() > 0; }
  llvm::SmallVector<std::string> getNames() const {
    return llvm::to_vector(names);
  }
  /// Fails for an empty name.
  llvm::Error check() const {
    if (llvm::any_of(names, std::mem_fn(&std::string::empty)))
      return llvm::createStringError(
          "--explain is empty; name kernels by their ids in the JSON report, "
          "by a function or a place, or 'all'");
    return llvm::Error::success();
  }

private:
  llvm::cl::list<std::string> names;
};

} // namespace mlir::roofline

#endif // ROOFLINE_TOOLS_EXPLAINOPTION_H
