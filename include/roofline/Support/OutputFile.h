//===- OutputFile.h - Files that are written whole --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Output whose path the user gave. It may be a file, new or old, perhaps behind
// symbolic links, but also a FIFO, a device or a descriptor of the shell's
// (`/dev/fd/63`), none of which may be replaced by a file.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_OUTPUTFILE_H
#define ROOFLINE_SUPPORT_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>

namespace mlir::roofline {

/// The open descriptor that `path` stands for, such as 1 of `/dev/stdout` and 3
/// of `/dev/fd/3`; none if it is not of that form.
std::optional<int> getNamedDescriptor(llvm::StringRef path);

/// Writes `text` to `path`: to a regular or new file whole or not at all, to
/// anything else straight through. Symbolic links are followed and stay. The
/// error does not repeat the path.
llvm::Error writeOutput(llvm::StringRef path, llvm::StringRef text);

/// Whether the two lead to one regular file, which need not exist yet: what is
/// written to the one is then lost by writing the other.
bool isSameFile(llvm::StringRef path, llvm::StringRef other);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_OUTPUTFILE_H
