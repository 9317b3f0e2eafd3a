//===- BufferOrder.cpp - What memory asks of the order of ops -------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferOrder.h"

using namespace mlir;
using namespace mlir::roofline;

bool BufferOrder::isOverwritten(const FusedKernel &kernel) const {
  if (bufferOf.empty())
    return false;
  llvm::DenseMap<const void *, SmallVector<const OuterAccess *, 1>> written;
  for (const OuterAccess &access : kernel.accesses)
    if (access.writes())
      if (const void *buffer = bufferOf.lookup(access.root))
        written[buffer].push_back(&access);
  return llvm::any_of(kernel.accesses, [&](const OuterAccess &read) {
    if (read.writes())
      return false;
    auto writes = written.find(bufferOf.lookup(read.root));
    return writes != written.end() &&
           !llvm::all_of(writes->second, [&](const OuterAccess *write) {
             return kernel.haveSameIndex(read, *write);
           });
  });
}
