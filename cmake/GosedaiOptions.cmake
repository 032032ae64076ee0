# Options, compiler flags and sanitizers that hold for the whole tree.

option(GOSEDAI_NATIVE "Optimise for the processor of this machine (-march=native)" OFF)
option(GOSEDAI_WERROR "Treat warnings in our own code as errors" ON)
option(GOSEDAI_PCH "Precompile the headers of CAF and GoogleTest" ON)
option(GOSEDAI_TESTS "Build the tests" ON)
option(GOSEDAI_BENCHMARKS "Make the benchmark targets available" ON)
set(GOSEDAI_SANITIZE "" CACHE STRING "Sanitizers: empty, 'address' (with undefined) or 'thread'")
set_property(CACHE GOSEDAI_SANITIZE PROPERTY STRINGS "" address thread)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

include(CheckCXXCompilerFlag)

# Warnings: an interface target that our own targets link privately.
add_library(gosedai_warnings INTERFACE)
target_compile_options(gosedai_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual
  -Wduplicated-cond -Wredundant-decls -Wvla
  -Wno-restrict)  # g++ 12 gives it for every "text" + std::string at -O3
if(GOSEDAI_WERROR)
  target_compile_options(gosedai_warnings INTERFACE -Werror)
  # These depend on what the optimiser happens to see and come and go with compiler versions:
  # they are shown, but they do not stop a build.
  foreach(warning IN ITEMS array-bounds stringop-overflow stringop-overread maybe-uninitialized
                           null-dereference dangling-pointer dangling-reference)
    string(MAKE_C_IDENTIFIER "GOSEDAI_HAS_W_${warning}" has_warning)
    check_cxx_compiler_flag("-W${warning}" ${has_warning})
    if(${has_warning})
      target_compile_options(gosedai_warnings INTERFACE -Wno-error=${warning})
    endif()
  endforeach()
endif()

if(GOSEDAI_NATIVE)
  add_compile_options(-march=native)
endif()

if(GOSEDAI_SANITIZE STREQUAL "address")
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
elseif(GOSEDAI_SANITIZE STREQUAL "thread")
  add_compile_options(-fsanitize=thread -fno-omit-frame-pointer -Wno-tsan)
  add_link_options(-fsanitize=thread)
elseif(GOSEDAI_SANITIZE)
  message(FATAL_ERROR "GOSEDAI_SANITIZE is '${GOSEDAI_SANITIZE}': expected '', address or thread")
endif()

# ccache, where it is installed and has a directory it can write to.
find_program(GOSEDAI_CCACHE ccache)
mark_as_advanced(GOSEDAI_CCACHE)
if(GOSEDAI_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  execute_process(COMMAND "${GOSEDAI_CCACHE}" --show-stats
                  RESULT_VARIABLE ccache_result OUTPUT_QUIET ERROR_QUIET)
  if(ccache_result EQUAL 0)
    # Precompiled headers are cached only with these two kinds of sloppiness.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros "${GOSEDAI_CCACHE}")
  endif()
endif()
