//===- MutedDiagnostics.h - What is said twice, said once -------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_DIALECT_MUTEDDIAGNOSTICS_H
#define ROOFLINE_DIALECT_MUTEDDIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

namespace mlir::roofline {

/// Drops, while it lives, what this thread reports to a context. Other threads
/// may have other passes to run.
class MutedDiagnostics : public ScopedDiagnosticHandler {
public:
  enum class Keep : uint8_t { Nothing, Errors };

  explicit MutedDiagnostics(MLIRContext *context, Keep keep = Keep::Nothing)
      : ScopedDiagnosticHandler(context) {
    setHandler([keep, thread = llvm::get_threadid()](Diagnostic &diagnostic) {
      bool isKept = keep == Keep::Errors &&
                    diagnostic.getSeverity() == DiagnosticSeverity::Error;
      return success(!isKept && llvm::get_threadid() == thread);
    });
  }
};

} // namespace mlir::roofline

#endif // ROOFLINE_DIALECT_MUTEDDIAGNOSTICS_H
