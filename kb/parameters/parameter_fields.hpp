// Which number of the program each name stands for.
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "kb/parameters/parameters.hpp"

namespace gosedai {

using ParameterField = std::variant<std::span<int>, std::span<double>>;

struct NamedField {
  std::string_view name;
  ParameterField (*of)(Parameters&);
};

std::span<const NamedField> parameter_fields();
const NamedField* find_field(std::string_view name);

}  // namespace gosedai
