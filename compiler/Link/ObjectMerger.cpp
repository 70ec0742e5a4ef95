//===- ObjectMerger.cpp - several objects as one file ---------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Link/EmbeddedLld.h"
#include "compiler/Link/Linker.h"
#include "llvm/Object/Archive.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Object/ObjectFile.h"
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

namespace {
/// What goes into a static library: the program's objects, the runtime's core
/// (the C API is there for who links the library), and of the other archives
/// what these refer to, as a linker would take it.
class StaticLibrary {
public:
  void addObject(MemoryBufferRef bytes);
  /// Reads an archive; `isCore`: all of it goes in. What an earlier one
  /// defines is taken from there.
  Error addArchive(StringRef path, bool isCore);
  /// Adds the members that are referred to, until none is.
  Error addReferences();

  std::vector<NewArchiveMember> members;

private:
  Error addMember(MemoryBufferRef bytes);

  struct Candidate {
    std::unique_ptr<MemoryBuffer> bytes;
    bool isAdded = false;
  };
  std::vector<Candidate> candidates;
  StringMap<size_t> definitions; // which candidate
  std::vector<std::string> references;
};
} // namespace

void StaticLibrary::addObject(MemoryBufferRef bytes) {
  // What is no object of code refers to nothing.
  consumeError(addMember(bytes));
}

Error StaticLibrary::addMember(MemoryBufferRef bytes) {
  members.emplace_back(bytes);
  auto object = object::ObjectFile::createObjectFile(bytes);
  if (!object) {
    return object.takeError();
  }
  for (const object::SymbolRef &symbol : (*object)->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    Expected<StringRef> name = symbol.getName();
    if (!flags || !name) {
      return joinErrors(flags.takeError(), name.takeError());
    }
    if (*flags & object::SymbolRef::SF_Undefined) {
      references.push_back(name->str());
    }
  }
  return Error::success();
}

Error StaticLibrary::addArchive(StringRef path, bool isCore) {
  auto buffer = MemoryBuffer::getFile(path);
  if (!buffer) {
    return createFileError(path, buffer.getError());
  }
  auto archive = object::Archive::create((*buffer)->getMemBufferRef());
  if (!archive) {
    return archive.takeError();
  }
  // CMake's archives are thin in some configurations, so read through.
  DenseMap<uint64_t, size_t> byOffset;
  Error error = Error::success();
  for (const object::Archive::Child &child : (*archive)->children(error)) {
    Expected<StringRef> name = child.getName();
    Expected<MemoryBufferRef> bytes = child.getMemoryBufferRef();
    if (!name || !bytes) {
      consumeError(std::move(error));
      return joinErrors(name.takeError(), bytes.takeError());
    }
    byOffset[child.getChildOffset()] = candidates.size();
    candidates.push_back(
        {MemoryBuffer::getMemBufferCopy(bytes->getBuffer(), *name), isCore});
    if (isCore) {
      addObject(candidates.back().bytes->getMemBufferRef());
    }
  }
  if (error) {
    return error;
  }
  for (const object::Archive::Symbol &symbol : (*archive)->symbols()) {
    Expected<object::Archive::Child> child = symbol.getMember();
    if (!child) {
      return child.takeError();
    }
    definitions.try_emplace(symbol.getName(),
                            byOffset[child->getChildOffset()]);
  }
  return Error::success();
}

Error StaticLibrary::addReferences() {
  while (!references.empty()) {
    std::string name = std::move(references.back());
    references.pop_back();
    auto found = definitions.find(name);
    if (found == definitions.end() || candidates[found->second].isAdded) {
      continue;
    }
    candidates[found->second].isAdded = true;
    if (Error error =
            addMember(candidates[found->second].bytes->getMemBufferRef())) {
      return error;
    }
  }
  return Error::success();
}

Error weir::writeStaticLibrary(ArrayRef<ObjectFile> objects,
                               ArrayRef<std::string> archives,
                               StringRef output) {
  StaticLibrary library;
  for (const ObjectFile &object : objects) {
    library.addObject(MemoryBufferRef(
        StringRef(object.bytes.data(), object.bytes.size()), object.name));
  }
  // The core first: it defines what other archives have copies of.
  auto isCore = [](StringRef archive) {
    return sys::path::filename(archive) == "libweir_runtime.a";
  };
  for (bool core : {true, false}) {
    for (const std::string &archive : archives) {
      if (isCore(archive) != core) {
        continue;
      }
      if (Error error = library.addArchive(archive, core)) {
        return error;
      }
    }
  }
  if (Error error = library.addReferences()) {
    return error;
  }
  return writeArchive(output, library.members, SymtabWritingMode::NormalSymtab,
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
