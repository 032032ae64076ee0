// Text files on disk: read, and written so that a file is always whole and the one before is kept.
//
//     write_with_backup("joseki.txt", text)     joseki.txt.new is written and synced, joseki.txt
//                                               becomes joseki.txt.bak, joseki.txt.new takes its place
//     restore_backup("joseki.txt")              joseki.txt and joseki.txt.bak change places
//
// Restoring twice is doing it again, so one step can be undone and redone.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gosedai {

/// Nothing when there is no such file or it cannot be read.
std::optional<std::string> read_text_file(const std::string& path);

/// What went wrong, or an empty text. Whatever goes wrong, `path` holds the old text or the new one.
std::string write_with_backup(const std::string& path, std::string_view text);

/// What went wrong, or an empty text. A file that was not there before its first edit goes away.
std::string restore_backup(const std::string& path);

}  // namespace gosedai
