#include "tools/gosedai/habit_checkpoint.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <type_traits>

namespace gosedai {

namespace {

constexpr std::array<char, 8> magic = {'g', 'o', 's', 'h', 'a', 'b', '1', '\n'};

template <class Number>
void put(std::ostream& out, const Number& number) {
  static_assert(std::is_trivially_copyable_v<Number>);
  out.write(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
void get(std::istream& in, Number& number) {
  static_assert(std::is_trivially_copyable_v<Number>);
  in.read(reinterpret_cast<char*>(&number), sizeof number);
}

void put_all(std::ostream& out, const std::vector<float>& numbers) {
  put(out, static_cast<std::uint64_t>(numbers.size()));
  out.write(reinterpret_cast<const char*>(numbers.data()),
            static_cast<std::streamsize>(numbers.size() * sizeof(float)));
}

void get_all(std::istream& in, std::vector<float>& numbers) {
  constexpr std::uint64_t most = 100'000'000;
  std::uint64_t size = 0;
  get(in, size);
  if (!in || size > most) return in.setstate(std::ios::failbit);
  numbers.resize(size);
  in.read(reinterpret_cast<char*>(numbers.data()),
          static_cast<std::streamsize>(size * sizeof(float)));
}

}  // namespace

void write_checkpoint(const std::string& file, const HabitCheckpoint& checkpoint) {
  const std::string fresh = file + ".new";
  std::ofstream out(fresh, std::ios::binary);
  put(out, magic);
  put(out, checkpoint.course);
  put(out, checkpoint.round);
  put(out, checkpoint.done);
  put_all(out, checkpoint.state.strengths);
  put_all(out, checkpoint.state.squares);
  out.close();
  std::error_code error;
  if (out) std::filesystem::rename(fresh, file, error);
  if (!out || error) throw std::runtime_error(file + ": cannot be written");
}

std::optional<HabitCheckpoint> read_checkpoint(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  HabitCheckpoint checkpoint;
  std::array<char, 8> found{};
  get(in, found);
  get(in, checkpoint.course);
  get(in, checkpoint.round);
  get(in, checkpoint.done);
  get_all(in, checkpoint.state.strengths);
  get_all(in, checkpoint.state.squares);
  if (!in || found != magic) throw std::runtime_error(file + ": is not a whole checkpoint");
  return checkpoint;
}

}  // namespace gosedai
