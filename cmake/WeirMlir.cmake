# MLIR and LLVM 22 as shared libraries, one precompiled header for everything
# that includes MLIR, and the functions that the compiler side is built with.

find_package(MLIR REQUIRED CONFIG)
if(MLIR_VERSION AND NOT MLIR_VERSION VERSION_GREATER_EQUAL 22)
  message(FATAL_ERROR "Weir needs MLIR 22, found ${MLIR_VERSION}")
endif()
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
find_package(Protobuf REQUIRED)
find_package(Boost REQUIRED COMPONENTS program_options)

list(GET MLIR_INCLUDE_DIRS 0 MLIR_INCLUDE_DIR_FIRST)
set(WEIR_COMPILER_INCLUDES ${CMAKE_SOURCE_DIR} ${CMAKE_BINARY_DIR})

# The precompiled header: MLIR and LLVM only, never Weir's own headers, so that
# a change of ours does not rebuild it. Exceptions are off on the compiler side.
set(WEIR_MLIR_FLAGS -fno-exceptions -Wno-deprecated-declarations
    -Xclang -fno-pch-timestamp)
add_library(WeirPch STATIC ${CMAKE_SOURCE_DIR}/cmake/Pch.cpp)
target_include_directories(WeirPch SYSTEM PUBLIC
  ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
target_include_directories(WeirPch PUBLIC ${WEIR_COMPILER_INCLUDES})
target_compile_options(WeirPch PRIVATE ${WEIR_MLIR_FLAGS})
target_precompile_headers(WeirPch PRIVATE ${CMAKE_SOURCE_DIR}/cmake/Pch.h)

# weir_add_library(Name SOURCES a.cpp ... [LINK libs...] [DEPENDS targets...])
# A static library of the compiler side. DEPENDS names tablegen targets whose
# headers the sources include; put them on dialect libraries with
# weir_tablegen, and users get the order through LINK.
function(weir_add_library name)
  cmake_parse_arguments(ARG "NO_PCH" "" "SOURCES;LINK;DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_include_directories(${name} SYSTEM PUBLIC
    ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
  target_include_directories(${name} PUBLIC ${WEIR_COMPILER_INCLUDES})
  target_compile_options(${name} PRIVATE ${WEIR_MLIR_FLAGS})
  if(NOT ARG_NO_PCH)
    target_precompile_headers(${name} REUSE_FROM WeirPch)
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK})
  # All generated headers exist before any compiler-side file is compiled.
  add_dependencies(${name} WeirGeneratedHeaders ${ARG_DEPENDS})
endfunction()

add_custom_target(WeirGeneratedHeaders)

# weir_tablegen(TdFile Output1 -flag1 [Output2 -flag2 ...])
# Runs mlir-tblgen; outputs land beside the source's path in the build folder.
function(weir_tablegen td)
  set(LLVM_TARGET_DEFINITIONS ${td})
  set(args ${ARGN})
  set(outputs)
  while(args)
    list(POP_FRONT args output flags)
    separate_arguments(flags UNIX_COMMAND "${flags}")
    mlir_tablegen(${output} ${flags} -I${CMAKE_SOURCE_DIR}
      -I${MLIR_INCLUDE_DIR_FIRST})
    list(APPEND outputs ${output})
  endwhile()
  get_filename_component(stem ${td} NAME_WE)
  file(RELATIVE_PATH where ${CMAKE_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
  string(REPLACE "/" "" where ${where})
  add_public_tablegen_target(Weir${where}${stem}IncGen)
  add_dependencies(WeirGeneratedHeaders Weir${where}${stem}IncGen)
endfunction()

# weir_use_mlir(Executable): MLIR's headers, the compiler side's flags and the
# precompiled header. As that was compiled: PIC, not PIE.
function(weir_use_mlir name)
  target_include_directories(${name} SYSTEM PRIVATE
    ${MLIR_INCLUDE_DIRS} ${LLVM_INCLUDE_DIRS})
  target_include_directories(${name} PRIVATE ${WEIR_COMPILER_INCLUDES})
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE OFF)
  target_compile_options(${name} PRIVATE ${WEIR_MLIR_FLAGS} -fPIC)
  target_precompile_headers(${name} REUSE_FROM WeirPch)
  add_dependencies(${name} WeirGeneratedHeaders)
endfunction()

# weir_add_tool(name SOURCES ... LINK ...): a program in build/bin. A tool's
# Options.cpp uses Boost and exceptions: it is compiled without the PCH.
function(weir_add_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  weir_use_mlir(${name})
  foreach(source ${ARG_SOURCES})
    get_filename_component(file ${source} NAME)
    if(file STREQUAL "Options.cpp")
      set_source_files_properties(${source} PROPERTIES
        SKIP_PRECOMPILE_HEADERS ON COMPILE_OPTIONS -fexceptions)
    endif()
  endforeach()
  target_link_libraries(${name} PRIVATE ${ARG_LINK} MLIR LLVM
    Boost::program_options)
endfunction()
