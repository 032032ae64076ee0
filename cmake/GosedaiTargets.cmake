# Functions that make one target per layer, test folder and benchmark folder.

# gosedai_layer(<name> [DEPENDS <target>...])
#
# A static library gosedai_<name> from all *.cpp below the current folder. While a layer has headers
# only it is an interface library, so that it can be linked in the same way.
function(gosedai_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS")
  set(target gosedai_${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
  if(sources)
    add_library(${target} STATIC ${sources})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} PUBLIC ${arg_DEPENDS} PRIVATE gosedai_warnings)
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${target} INTERFACE ${arg_DEPENDS})
  endif()
endfunction()

# gosedai_precompile(<target> <header>...)
function(gosedai_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess)  # lets ccache cache what uses it
  endif()
endfunction()

# gosedai_precompile_caf(<target> [<other>])
#
# Precompiles the CAF headers for a target that has sources, or uses what another target with the
# same flags has precompiled.
function(gosedai_precompile_caf target)
  get_target_property(type ${target} TYPE)
  if(NOT GOSEDAI_PCH OR type STREQUAL "INTERFACE_LIBRARY")
    return()
  endif()
  if(ARGC GREATER 1)
    get_target_property(type ${ARGV1} TYPE)
    if(NOT type STREQUAL "INTERFACE_LIBRARY")
      target_precompile_headers(${target} REUSE_FROM ${ARGV1})
      target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
      return()
    endif()
  endif()
  gosedai_precompile(${target} <caf/all.hpp>)
endfunction()
