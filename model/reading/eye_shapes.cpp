#include "model/reading/eye_shapes.hpp"

#include <algorithm>
#include <numeric>

namespace gosedai {
namespace {

int degree_in(const BitBoard& shape, Point point) {
  return (BitBoard::of(point).neighbors() & shape).count();
}

}  // namespace

std::optional<DegreeCode> DegreeCode::of(const BitBoard& shape) {
  std::vector<int> degrees;
  shape.for_each([&](Point point) { degrees.push_back(degree_in(shape, point)); });
  return from_degrees(degrees);
}

std::optional<DegreeCode> DegreeCode::from_degrees(const std::vector<int>& degrees) {
  if (degrees.empty() || degrees.size() > max_size) return std::nullopt;
  DegreeCode code;
  code.size_ = static_cast<std::uint8_t>(degrees.size());
  for (std::size_t i = 0; i < degrees.size(); ++i)
    code.degrees_[i] = static_cast<std::uint8_t>(degrees[i]);
  std::sort(code.degrees_.begin(), code.degrees_.begin() + code.size_, std::greater<>());
  return code;
}

bool DegreeCode::is_plausible() const noexcept {
  const int sum = std::accumulate(degrees_.begin(), degrees_.end(), 0);
  const bool small = std::ranges::all_of(degrees_, [](int degree) { return degree <= 4; });
  // A connected shape has at least one link fewer than points, and each link counts twice.
  return small && sum % 2 == 0 && sum >= 2 * (size_ - 1);
}

bool EyeShapeTable::add(const KnownEyeShape& shape) {
  const auto place = std::ranges::lower_bound(shapes_, shape.code, {}, &KnownEyeShape::code);
  if (place != shapes_.end() && place->code == shape.code) return false;
  shapes_.insert(place, shape);
  return true;
}

const KnownEyeShape* EyeShapeTable::find(const DegreeCode& code) const noexcept {
  const auto place = std::ranges::lower_bound(shapes_, code, {}, &KnownEyeShape::code);
  return place != shapes_.end() && place->code == code ? &*place : nullptr;
}

std::optional<BitBoard> EyeShapeTable::vital_points(const BitBoard& shape) const {
  const std::optional<DegreeCode> code = DegreeCode::of(shape);
  const KnownEyeShape* known = code ? find(*code) : nullptr;
  if (known == nullptr) return std::nullopt;
  BitBoard vital;
  if (known->vital_points == 0 || known->vital_points == KnownEyeShape::never) return vital;
  const int least = code->degree(static_cast<std::size_t>(known->vital_points) - 1);
  shape.for_each([&](Point point) {
    if (degree_in(shape, point) >= least) vital.insert(point);
  });
  return vital;
}

std::optional<int> EyeShapeTable::half_eyes(const BitBoard& shape, const BitBoard& enemy) const {
  const std::optional<DegreeCode> code = DegreeCode::of(shape);
  const KnownEyeShape* known = code ? find(*code) : nullptr;
  if (known == nullptr) return std::nullopt;
  const int taken = (*vital_points(shape) & enemy).count();
  if (taken >= known->vital_points) return 2;
  return taken == known->vital_points - 1 ? 3 : 4;
}

}  // namespace gosedai
