// Asks the thinker what is recognised of the game as it stands, on behalf of one command.
#pragma once

#include "model/recognition/situation.hpp"
#include "protocol/gtp/context.hpp"
#include "protocol/gtp/result.hpp"

namespace gosedai::gtp {

/// `use(recognition)` gives the result; it can rely on a situation.
template <class Use>
Result with_recognition(Context& context, Use use) {
  const RecognitionPtr found = context.thinker.recognise(context.position());
  if (!found) return failure(error::takes_too_long);
  if (!found->situation) return failure(error::not_judged);
  return use(*found);
}

}  // namespace gosedai::gtp
