//===- ObjectMerger.cpp - several objects as one file ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Link/EmbeddedLld.h"
#include "compiler/Link/Linker.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace weir;
using namespace llvm;

Error weir::mergeObjects(ArrayRef<std::string> inputs, StringRef output) {
  std::vector<std::string> arguments = {"-r", "-o", output.str()};
  arguments.insert(arguments.end(), inputs.begin(), inputs.end());
  std::string messages;
  if (!runLld(arguments, messages)) {
    return createStringError("linking failed: " + messages);
  }
  return Error::success();
}

/// Appends the members of an archive, whose bytes `buffers` keeps.
static Error addArchive(StringRef path, std::vector<NewArchiveMember> &members,
                        std::vector<std::unique_ptr<MemoryBuffer>> &buffers) {
  auto buffer = MemoryBuffer::getFile(path);
  if (!buffer) {
    return createFileError(path, buffer.getError());
  }
  auto archive = object::Archive::create((*buffer)->getMemBufferRef());
  if (!archive) {
    return archive.takeError();
  }
  // CMake's archives are thin in some configurations, so read through.
  Error error = Error::success();
  for (const object::Archive::Child &child : (*archive)->children(error)) {
    Expected<StringRef> name = child.getName();
    Expected<MemoryBufferRef> bytes = child.getMemoryBufferRef();
    if (!name || !bytes) {
      consumeError(std::move(error));
      return joinErrors(name.takeError(), bytes.takeError());
    }
    buffers.push_back(
        MemoryBuffer::getMemBufferCopy(bytes->getBuffer(), *name));
    members.emplace_back(buffers.back()->getMemBufferRef());
  }
  return error;
}

Error weir::writeStaticLibrary(ArrayRef<ObjectFile> objects,
                               ArrayRef<std::string> archives,
                               StringRef output) {
  std::vector<NewArchiveMember> members;
  std::vector<std::unique_ptr<MemoryBuffer>> buffers;
  for (const ObjectFile &object : objects) {
    members.emplace_back(MemoryBufferRef(
        StringRef(object.bytes.data(), object.bytes.size()), object.name));
  }
  for (const std::string &archive : archives) {
    if (Error error = addArchive(archive, members, buffers)) {
      return error;
    }
  }
  return writeArchive(output, members, SymtabWritingMode::NormalSymtab,
                      object::Archive::K_GNU, /*Deterministic=*/true,
                      /*Thin=*/false);
}

StringMap<std::string> weir::getRuntimeFunctions(StringRef runtimeDir) {
  StringMap<std::string> functions;
  std::error_code code;
  for (sys::fs::directory_iterator it(runtimeDir, code), end;
       it != end && !code; it.increment(code)) {
    StringRef name = sys::path::filename(it->path());
    if (!name.starts_with("libweir_") || !name.ends_with(".a")) {
      continue;
    }
    auto buffer = MemoryBuffer::getFile(it->path());
    if (!buffer) {
      continue;
    }
    auto archive = object::Archive::create((*buffer)->getMemBufferRef());
    if (!archive) {
      consumeError(archive.takeError());
      continue;
    }
    for (const object::Archive::Symbol &symbol : (*archive)->symbols()) {
      if (symbol.getName().starts_with("weir_call_")) {
        functions[symbol.getName()] =
            name.drop_front(strlen("libweir_")).drop_back(2).str();
      }
    }
  }
  return functions;
}
