// What is wrong in a knowledge file, and where.
#pragma once

#include <string>
#include <vector>

namespace gosedai {

struct DataError {
  std::string file;
  int line = 0;    // from 1
  int column = 0;  // from 1
  std::string message;

  friend bool operator==(const DataError&, const DataError&) = default;
};

/// "eye_shapes.txt:12:3: expected a number".
inline std::string to_text(const DataError& error) {
  return error.file + ':' + std::to_string(error.line) + ':' + std::to_string(error.column) + ": " +
         error.message;
}

/// What a file gave, and everything that is wrong in it. Lines with errors are left out.
template <class Value>
struct Loaded {
  Value value;
  std::vector<DataError> errors;
};

}  // namespace gosedai
