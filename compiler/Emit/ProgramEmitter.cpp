//===- ProgramEmitter.cpp - a program's object ----------------------------===//
// Part of Weir, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is code goes through LLVM IR: layouts, sizes. What is data does not
// (LLVM takes seconds for megabytes of constants): tables with pointers become
// assembler directives, everything else is a file that the assembler includes.
#include "compiler/Emit/ProgramEmitter.h"
#include "compiler/Emit/ObjectWriter.h"
#include "compiler/Emit/ProgramTables.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;
using namespace weir;

static llvm::Error writeFile(StringRef path, ArrayRef<char> bytes) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  if (!code) {
    os.write(bytes.data(), bytes.size());
    os.close();
    code = os.error();
    os.clear_error();
  }
  return code ? llvm::createFileError(path, code) : llvm::Error::success();
}

static std::string getPath(const EmitOptions &options, StringRef name) {
  SmallString<128> path(options.workDir);
  llvm::sys::path::append(path, name);
  return path.str().str();
}

static void beginSection(llvm::raw_ostream &os, StringRef section,
                         StringRef flags, StringRef symbol, bool global) {
  os << "\t.section " << section << ",\"" << flags << "\",@progbits\n"
     << "\t.balign " << WEIR_ALIGNMENT << "\n";
  if (global) {
    os << "\t.globl \"" << symbol << "\"\n\t.hidden \"" << symbol << "\"\n";
  }
  os << "\"" << symbol << "\":\n";
}

static void printInclude(llvm::raw_ostream &os, StringRef path) {
  os << "\t.incbin \"";
  os.write_escaped(path);
  os << "\"\n";
}

/// The assembler text of all data. Files that it includes are in the work
/// folder.
static std::string printData(const ProgramTables &tables, bool isX86,
                             const EmitOptions &options) {
  std::string text;
  llvm::raw_string_ostream os(text);
  beginSection(os, ".rodata.weir.tables", "a", symbols::tables, true);
  printInclude(os, getPath(options, "tables.bin"));
  beginSection(os, ".rodata.weir.strings", "a", symbols::strings, false);
  printInclude(os, getPath(options, "strings.bin"));
  // Large: beyond the reach of code, so that code stays small and near.
  beginSection(os, isX86 ? ".lrodata.weir.weights" : ".rodata.weir.weights",
               isX86 ? "al" : "a", symbols::weights, false);
  printInclude(os, getPath(options, "weights.bin"));
  beginSection(os, ".data.rel.ro.weir.constants", "aw", symbols::rodata, false);
  tables.rodata.print(os, {});
  beginSection(os, ".data.rel.ro.weir", "aw", symbols::relro, false);
  os << "\t.globl " << symbols::program << "\n"
     << "\t.type " << symbols::program << ",@object\n"
     << "\t.size " << symbols::program << "," << sizeof(WeirProgram) << "\n";
  tables.relro.print(os, {{tables.programOffset, symbols::program}});
  os << "\t.section \".note.GNU-stack\",\"\",@progbits\n\t.text\n";
  return text;
}

static llvm::Error writeFiles(const ProgramTables &tables,
                              const EmitOptions &options) {
  if (auto error =
          writeFile(getPath(options, "tables.bin"), tables.tables.getBytes())) {
    return error;
  }
  if (auto error = writeFile(getPath(options, "strings.bin"),
                             tables.strings.getBytes())) {
    return error;
  }
  return tables.weights.write(getPath(options, "weights.bin"));
}

static llvm::Error generate(const ProgramTables &tables, llvm::Module &code,
                            llvm::TargetMachine &target,
                            const EmitOptions &options, EmittedProgram &out) {
  if (auto error = writeFiles(tables, options)) {
    return error;
  }
  code.setModuleInlineAsm(
      printData(tables, target.getTargetTriple().isX86(), options));
  if (options.wantText) {
    llvm::raw_string_ostream os(out.llvmIr);
    code.print(os, nullptr);
    std::unique_ptr<llvm::Module> copy = llvm::CloneModule(code);
    auto text =
        generateCode(*copy, target, llvm::CodeGenFileType::AssemblyFile);
    if (!text) {
      return text.takeError();
    }
    out.assembly.assign(text->begin(), text->end());
  }
  auto object = generateCode(code, target, llvm::CodeGenFileType::ObjectFile);
  if (!object) {
    return object.takeError();
  }
  out.object = std::move(*object);
  return llvm::Error::success();
}

FailureOr<EmittedProgram> weir::emitProgram(ModuleOp module,
                                            ArrayRef<CompiledKernel> kernels,
                                            const EmitOptions &options) {
  auto programs = module.getOps<ProgramOp>();
  if (!llvm::hasSingleElement(programs)) {
    return module.emitError("expected one weir.program, got ")
           << llvm::range_size(programs);
  }
  auto target = createBaseTargetMachine(options.triple);
  if (!target) {
    return module.emitError(llvm::toString(target.takeError()));
  }
  llvm::LLVMContext context;
  llvm::Module code("weir", context);
  code.setTargetTriple((*target)->getTargetTriple());
  code.setDataLayout((*target)->createDataLayout());
  code.setPICLevel(llvm::PICLevel::BigPIC);
  ProgramTables tables(*programs.begin(), kernels, options, code);
  if (failed(tables.build())) {
    return failure();
  }
  EmittedProgram out;
  out.stats = tables.stats;
  out.calls.assign(tables.callFunctions.begin(), tables.callFunctions.end());
  out.components.assign(tables.components.begin(), tables.components.end());
  out.resources = tables.resourceInfos;
  if (auto error = generate(tables, code, **target, options, out)) {
    return module.emitError(llvm::toString(std::move(error)));
  }
  return out;
}
