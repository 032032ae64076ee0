// JSON objects as people read them: "D4: black, class neutral, strength 12.5, stones 2 (D4 E4)".
//
// The attributes come in their order as name and value; what is false, nothing or empty is left out,
// and what is true is its name alone. The first one is the name of the object if it is called "id",
// and a colour needs no name.
#pragma once

#include <string>

#include "protocol/gtp/recognition_json.hpp"

namespace gosedai::gtp {

/// "weak area" of "weak_area".
std::string plain_name(std::string name);
/// One line.
std::string words_of(const Json& object);
/// One line for each object of an array.
std::string lines_of_objects(const Json& objects);
/// One line for each attribute of an object.
std::string lines_of_attributes(const Json& object);

}  // namespace gosedai::gtp
