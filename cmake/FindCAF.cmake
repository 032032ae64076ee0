# FindCAF
# -------
# Finds the C++ Actor Framework (0.17), whose Debian packages carry no CMake configuration.
#
#   find_package(CAF [version] [REQUIRED] COMPONENTS core [io] [openssl])
#
# Imported targets, all with system includes: CAF::core, CAF::io, CAF::openssl
# Variables: CAF_FOUND, CAF_VERSION, CAF_<component>_FOUND

if(NOT CAF_FIND_COMPONENTS)
  set(CAF_FIND_COMPONENTS core)
endif()

find_path(CAF_INCLUDE_DIR NAMES caf/config.hpp)
mark_as_advanced(CAF_INCLUDE_DIR)

if(CAF_INCLUDE_DIR)
  # CAF_VERSION is major * 10000 + minor * 100 + patch; it has moved between these headers.
  foreach(header IN ITEMS caf/detail/build_config.hpp caf/config.hpp)
    if(EXISTS "${CAF_INCLUDE_DIR}/${header}")
      file(STRINGS "${CAF_INCLUDE_DIR}/${header}" caf_line
           REGEX "^[ \t]*#[ \t]*define[ \t]+CAF_VERSION[ \t]+[0-9]+" LIMIT_COUNT 1)
      if(caf_line MATCHES "CAF_VERSION[ \t]+([0-9]+)")
        set(caf_number ${CMAKE_MATCH_1})
        math(EXPR caf_major "${caf_number} / 10000")
        math(EXPR caf_minor "${caf_number} / 100 % 100")
        math(EXPR caf_patch "${caf_number} % 100")
        set(CAF_VERSION "${caf_major}.${caf_minor}.${caf_patch}")
        break()
      endif()
    endif()
  endforeach()
endif()

foreach(component IN LISTS CAF_FIND_COMPONENTS)
  find_library(CAF_${component}_LIBRARY NAMES caf_${component})
  mark_as_advanced(CAF_${component}_LIBRARY)
  if(CAF_INCLUDE_DIR AND CAF_${component}_LIBRARY)
    set(CAF_${component}_FOUND TRUE)
  endif()
endforeach()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CAF
  REQUIRED_VARS CAF_INCLUDE_DIR
  VERSION_VAR CAF_VERSION
  HANDLE_COMPONENTS)

if(CAF_FOUND)
  find_package(Threads REQUIRED)
  foreach(component IN LISTS CAF_FIND_COMPONENTS)
    if(CAF_${component}_FOUND AND NOT TARGET CAF::${component})
      add_library(CAF::${component} UNKNOWN IMPORTED)
      set_target_properties(CAF::${component} PROPERTIES
        IMPORTED_LOCATION "${CAF_${component}_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${CAF_INCLUDE_DIR}")
      if(component STREQUAL "core")
        set_property(TARGET CAF::core PROPERTY INTERFACE_LINK_LIBRARIES Threads::Threads)
        # CAF's headers bind null references and dereference empty pointers to empty tuples, which
        # sanitizers and the assertions of the standard library report in every program that uses
        # them. So these checks are off where CAF is used.
        set(caf_options -U_GLIBCXX_ASSERTIONS)
        if(GOSEDAI_SANITIZE STREQUAL "address")
          list(APPEND caf_options -fno-sanitize=null -fno-sanitize=vptr)
        endif()
        set_property(TARGET CAF::core PROPERTY INTERFACE_COMPILE_OPTIONS ${caf_options})
      else()
        set_property(TARGET CAF::${component} PROPERTY INTERFACE_LINK_LIBRARIES CAF::core)
      endif()
    endif()
  endforeach()
endif()
