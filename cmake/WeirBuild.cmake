# Options shared by every target: warnings, sanitizers, linker.

add_compile_options(-Wall -Wextra -Wno-unused-parameter -fdiagnostics-color=auto)
add_compile_options(-ffunction-sections -fdata-sections)
add_link_options(-fuse-ld=lld)
if(WEIR_SANITIZE)
  add_compile_options(-fsanitize=${WEIR_SANITIZE} -fno-omit-frame-pointer -g1)
  add_link_options(-fsanitize=${WEIR_SANITIZE})
endif()
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()
