# Makes a C++ source that holds text files, so that the program needs no data files at run time.
#
#   cmake -DOUTPUT=out.cpp -DFILES=a.txt|b.txt -P EmbedText.cmake
#
# The source defines gosedai::embedded_text (kb/format/embedded_text.hpp).
string(REPLACE "|" ";" FILES "${FILES}")
set(entries "")
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" text)
  string(APPEND entries "    {\"${name}\", R\"__TEXT__(${text})__TEXT__\"sv},\n")
endforeach()
file(WRITE "${OUTPUT}.new" "// Made from kb/data by cmake/EmbedText.cmake.
#include \"kb/format/embedded_text.hpp\"

#include <utility>

namespace gosedai {

std::optional<std::string_view> embedded_text(std::string_view name) {
  using std::string_view_literals::operator\"\"sv;  // knows the length of long texts
  static constexpr std::pair<std::string_view, std::string_view> files[] = {
${entries}  };
  for (const auto& [file, text] : files)
    if (file == name) return text;
  return std::nullopt;
}

}  // namespace gosedai
")
configure_file("${OUTPUT}.new" "${OUTPUT}" COPYONLY)
