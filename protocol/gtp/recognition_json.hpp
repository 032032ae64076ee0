// What has been recognised as JSON: one object per string, linkage, group, family and weak area, with
// all their attributes. The reports in words are made from the same objects (report_words.hpp), so
// both forms always tell the same.
//
// A point is a text such as "D4" and null where there is none; a set of points is an array of them. A
// string is named by its oldest stone, a group by its oldest string, a linkage by its two ends, a
// family and a weak area by their lowest points.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "model/recognition/contested.hpp"

namespace gosedai::gtp {

/// Attributes keep their order: what matters most comes first.
using Json = nlohmann::ordered_json;

Json to_json(Point point);
Json to_json(const BitBoard& points);
Json to_json(const RecognisedString& string);
Json to_json(const Linkage& linkage);
Json to_json(const Group& group);
Json to_json(const FamilyStanding& standing);
Json to_json(const WeakArea& area);

/// The score and what it is made of.
Json situation_json(const Recognition& recognition);
/// With another judgement of it, as at the end of a game.
Json situation_json(const Recognition& recognition, const Situation& situation,
                    const BitBoard& dead);
/// The same by the games of a search, and what is contested in them.
Json contested_json(const ContestedBoard& contested);
/// Both potentials, row by row from the top.
Json potential_json(const Situation& situation, int size);

}  // namespace gosedai::gtp
