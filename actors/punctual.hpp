// For the two threads that stand between the controller and its answer: the one that reads the
// command (the clock runs from then on) and the one that gives the answer. Both do little.
#pragma once

namespace gosedai {

/// Names the calling thread and makes it wake up when told and not "about then": timer slack 1 ns,
/// and SCHED_FIFO where the system permits it. Threads it starts later would inherit that, so call
/// it after the workers have been started.
void make_thread_punctual(const char* name);

}  // namespace gosedai
