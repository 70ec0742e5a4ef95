//===- Linker.cpp - from objects to what users run ------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compiler/Link/Linker.h"
#include "compiler/Link/EmbeddedLld.h"
#include "compiler/Support/Temporary.h"
#include "compiler/Support/WriteFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace weir;
using namespace llvm;

/// Archives of the runtime that every program may draw from, besides
/// `libweir_calls*.a`. The main program's is for executables only.
static constexpr const char *runtimeArchive = "libweir_runtime.a";
static constexpr const char *mainArchive = "libweir_main.a";

/// Writes a file that nobody sees before it is whole.
static Error writeWhole(StringRef path, ArrayRef<char> bytes) {
  return writeWholeFile(path, StringRef(bytes.data(), bytes.size()));
}

namespace {

/// The steps of one link.
class Link {
public:
  Link(ArrayRef<ObjectFile> objects, const LinkOptions &options)
      : objects(objects), options(options) {}
  Error run();

private:
  Error findArchives();
  Error writeInputs();
  Error linkElf(bool shared);
  Error writeExports(std::string &path);
  Error checkRoom() const;
  Error writeHeader();
  /// Gives the finished temporary file the output's name.
  Error publish();
  std::string inWorkDir(StringRef name) const;

  ArrayRef<ObjectFile> objects;
  const LinkOptions &options;
  std::string runtimeDir, temporary;
  std::vector<std::string> inputs, archives;
};

} // namespace

std::string Link::inWorkDir(StringRef name) const {
  SmallString<128> file(options.workDir);
  sys::path::append(file, name);
  return file.str().str();
}

/// `libweir_*.a` in the runtime's folder, sorted; the runtime's core last.
Error Link::findArchives() {
  runtimeDir =
      options.runtimeDir.empty() ? findRuntimeDir() : options.runtimeDir;
  std::error_code code;
  for (sys::fs::directory_iterator it(runtimeDir, code), end;
       it != end && !code; it.increment(code)) {
    StringRef name = sys::path::filename(it->path());
    bool isMain = name == mainArchive;
    if (name.starts_with("libweir_") && name.ends_with(".a") &&
        (!isMain || options.kind == OutputKind::Executable)) {
      archives.push_back(it->path());
    }
  }
  llvm::sort(archives);
  if (llvm::none_of(archives, [](StringRef path) {
        return sys::path::filename(path) == runtimeArchive;
      })) {
    return createStringError(
        "cannot find Weir's runtime (" + std::string(runtimeArchive) + ") in " +
        runtimeDir +
        "; it belongs in ../lib beside weirc, or set WEIR_RUNTIME_DIR");
  }
  return Error::success();
}

Error Link::writeInputs() {
  for (const ObjectFile &object : objects) {
    inputs.push_back(inWorkDir(object.name));
    if (Error error = writeWhole(inputs.back(), object.bytes)) {
      return error;
    }
  }
  return Error::success();
}

/// Asks for room for what is sure to be in the output, before the work. Of the
/// archives little is.
Error Link::checkRoom() const {
  uint64_t needed = 0;
  for (const ObjectFile &object : objects) {
    needed += object.bytes.size();
  }
  ErrorOr<sys::fs::space_info> space = sys::fs::disk_space(temporary);
  if (!space || space->available >= needed) {
    return Error::success();
  }
  return createStringError(
      "'" + options.output + "': expected room for " + std::to_string(needed) +
      " bytes on its disk to link, got " + std::to_string(space->available) +
      "; free some, or write to another disk");
}

/// A version script: what a shared library shows of itself.
Error Link::writeExports(std::string &path) {
  StringRef script =
      "{ global: weir_program; weir_runtime_*; weir_program_*; "
      "weir_step_*; weir_instance_*; weir_run_*; "
      "weir_buffer_*; weir_status_*; weir_call_*; "
      "weir_string_*; weir_tensor_*; weir_wait_*; weir_snapshot_*; "
      "weir_state_*; local: *; };\n";
  path = inWorkDir("exports.map");
  return writeWhole(path, ArrayRef(script.data(), script.size()));
}

Error Link::linkElf(bool shared) {
  Expected<SystemFiles> system = findSystemFiles(/*pie=*/true);
  if (!system) {
    return system.takeError();
  }
  std::vector<std::string> arguments = {"--eh-frame-hdr",
                                        "--gc-sections",
                                        "--as-needed",
                                        "--hash-style=gnu",
                                        "--build-id=fast",
                                        "-z",
                                        "relro",
                                        "-z",
                                        "now",
                                        "-z",
                                        "noexecstack",
                                        "--icf=safe",
                                        "-o",
                                        temporary};
  if (shared) {
    std::string exports;
    if (Error error = writeExports(exports)) {
      return error;
    }
    arguments.insert(arguments.end(),
                     {"-shared", "-z", "defs", "--version-script=" + exports,
                      "-soname", sys::path::filename(options.output).str()});
    // The C API is there for the library's users, who refer to it later.
    arguments.insert(arguments.end(), {"-u", "weir_runtime_create", "-u",
                                       "weir_instance_read_variable", "-u",
                                       "weir_instance_snapshot"});
  } else {
    arguments.insert(arguments.end(), {"-pie", "-dynamic-linker",
                                       system->dynamicLinker, system->crt1});
    arguments.insert(arguments.end(), {"-u", "main"});
  }
  arguments.push_back(system->crti);
  for (const std::string &symbol : options.keep) {
    arguments.insert(arguments.end(), {"-u", symbol});
  }
  for (const std::string &dir : system->libraryDirs) {
    arguments.push_back("-L" + dir);
  }
  arguments.insert(arguments.end(), inputs.begin(), inputs.end());
  arguments.push_back("--start-group");
  arguments.insert(arguments.end(), archives.begin(), archives.end());
  arguments.insert(arguments.end(),
                   {"--end-group", "-lc", "-lm", system->crtn});
  std::string messages;
  if (!runLld(arguments, messages)) {
    return createStringError("linking failed: " +
                             StringRef(messages).rtrim().str());
  }
  return Error::success();
}

/// The header beside a library or an object file: the C API, the same for all
/// programs.
Error Link::writeHeader() {
  SmallString<128> source(runtimeDir);
  sys::path::append(source, "..", "include", "weir", "weir.h");
  auto text = MemoryBuffer::getFile(source);
  if (!text) {
    // In a build folder the header is where the runtime's sources are.
    text = MemoryBuffer::getFile(WEIR_SOURCE_HEADER);
  }
  if (!text) {
    return createFileError(source, text.getError());
  }
  SmallString<128> header(options.output);
  sys::path::replace_extension(header, "h");
  StringRef bytes = (*text)->getBuffer();
  return writeWhole(header, ArrayRef(bytes.data(), bytes.size()));
}

static Error cannotWrite(StringRef path, std::error_code code) {
  return createStringError("cannot write '" + path.str() +
                           "': " + code.message() +
                           "; -o names a file in a folder that may be written");
}

Error Link::publish() {
  std::error_code code = sys::fs::rename(temporary, options.output);
  sys::DontRemoveFileOnSignal(temporary);
  if (code) {
    sys::fs::remove(temporary);
    return cannotWrite(options.output, code);
  }
  return Error::success();
}

Error Link::run() {
  // Beside the output, so that the final rename stays on one file system.
  SmallString<128> unique;
  if (std::error_code code =
          weir::createTemporaryFile(options.output, unique)) {
    return cannotWrite(options.output, code);
  }
  temporary = unique.str().str();
  sys::RemoveFileOnSignal(temporary);
  auto fail = [&](Error error) {
    sys::fs::remove(temporary);
    sys::DontRemoveFileOnSignal(temporary);
    return error;
  };
  if (options.kind != OutputKind::Object) {
    if (Error error = findArchives()) {
      return fail(std::move(error));
    }
  }
  if (Error error = checkRoom()) {
    return fail(std::move(error));
  }
  if (options.kind == OutputKind::Static) {
    Error error = writeStaticLibrary(objects, archives, temporary);
    if (!error) {
      error = writeHeader();
    }
    return error ? fail(std::move(error)) : publish();
  }
  if (Error error = writeInputs()) {
    return fail(std::move(error));
  }
  Error error = options.kind == OutputKind::Object
                    ? mergeObjects(inputs, temporary)
                    : linkElf(options.kind == OutputKind::Shared);
  if (!error && options.kind != OutputKind::Executable) {
    error = writeHeader();
  }
  if (error) {
    return fail(std::move(error));
  }
  return publish();
}

Error weir::linkProgram(ArrayRef<ObjectFile> objects,
                        const LinkOptions &options) {
  return Link(objects, options).run();
}
