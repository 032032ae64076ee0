// Everything recognised about one point (spec 2): what stands there and what it is part of.
#pragma once

#include "protocol/gtp/recognition_json.hpp"

namespace gosedai::gtp {

/// The objects at a point: a stone's string and group, or the group in whose territory it lies;
/// linkages that end there or are blocked there; family and weak area around it.
bool is_at(const RecognisedString& string, Point point);
bool is_at(const Linkage& linkage, Point point);
bool is_at(const Group& group, Point point);
bool is_at(const FamilyStanding& standing, Point point);
bool is_at(const WeakArea& area, Point point);

/// The recognition must have a situation.
Json point_json(const Recognition& recognition, Point point);

}  // namespace gosedai::gtp
