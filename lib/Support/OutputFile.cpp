//===- OutputFile.cpp - Files that are written whole ----------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/OutputFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <climits>
#include <unistd.h>

using namespace mlir::roofline;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

std::optional<int> mlir::roofline::getNamedDescriptor(StringRef path) {
  auto named = llvm::StringSwitch<std::optional<int>>(path)
                   .Case("/dev/stdout", STDOUT_FILENO)
                   .Case("/dev/stderr", STDERR_FILENO)
                   .Default(std::nullopt);
  unsigned descriptor = 0;
  if ((path.consume_front("/dev/fd/") ||
       path.consume_front("/proc/self/fd/")) &&
      !path.getAsInteger(10, descriptor))
    named = int(descriptor);
  return named;
}

/// Where a symbolic link points to; empty for anything else.
static std::string readLink(StringRef link) {
  char target[PATH_MAX];
  ssize_t length = ::readlink(link.str().c_str(), target, sizeof(target));
  return length > 0 ? std::string(target, length) : std::string();
}

/// The path at the end of all links, which may be a file yet to be made: its
/// folder as the system knows it, and its name.
static std::string resolve(StringRef given) {
  constexpr unsigned kMaxLinks = 40; // Linux's own limit
  llvm::SmallString<128> resolved(given);
  for (unsigned i = 0; i < kMaxLinks; ++i) {
    llvm::SmallString<128> folder(path::parent_path(resolved));
    std::string name = path::filename(resolved).str();
    if (folder.empty())
      folder = ".";
    if (fs::real_path(folder, resolved))
      return given.str();
    path::append(resolved, name);
    std::string target = readLink(resolved);
    if (target.empty())
      break;
    if (path::is_absolute(target))
      resolved.clear();
    else
      path::remove_filename(resolved);
    path::append(resolved, target);
  }
  return resolved.str().str();
}

/// Whether a file may take the place of what is there.
static bool isReplaceable(StringRef given) {
  if (getNamedDescriptor(given))
    return false;
  fs::file_status status;
  if (fs::status(given, status))
    return status.type() == fs::file_type::file_not_found;
  return status.type() == fs::file_type::regular_file;
}

/// Writes all of `text`, or says why not.
static llvm::Error writeTo(llvm::raw_fd_ostream &os, StringRef text) {
  os << text;
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  return llvm::errorCodeToError(error);
}

static llvm::Error replace(StringRef file, StringRef text) {
  llvm::Expected<fs::TempFile> temporary =
      fs::TempFile::create(file + ".tmp-%%%%%%");
  if (!temporary)
    return temporary.takeError();
  llvm::raw_fd_ostream os(temporary->FD, /*shouldClose=*/false);
  if (llvm::Error error = writeTo(os, text))
    return llvm::joinErrors(std::move(error), temporary->discard());
  return temporary->keep(file);
}

llvm::Error mlir::roofline::writeOutput(StringRef path, StringRef text) {
  if (isReplaceable(path))
    return replace(resolve(path), text);
  if (std::optional<int> descriptor = getNamedDescriptor(path)) {
    llvm::raw_fd_ostream os(*descriptor, /*shouldClose=*/false);
    return writeTo(os, text);
  }
  std::error_code error;
  llvm::raw_fd_ostream os(path, error, fs::CD_OpenExisting, fs::FA_Write,
                          fs::OF_None);
  return error ? llvm::errorCodeToError(error) : writeTo(os, text);
}

bool mlir::roofline::isSameFile(StringRef path, StringRef other) {
  if (!isReplaceable(path) || !isReplaceable(other))
    return false;
  return fs::equivalent(path, other) || resolve(path) == resolve(other);
}
