#include "actors/punctual.hpp"

#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>

#include <spdlog/spdlog.h>

namespace gosedai {

void make_thread_punctual(const char* name) {
  pthread_setname_np(pthread_self(), name);
  prctl(PR_SET_TIMERSLACK, 1UL, 0UL, 0UL, 0UL);
  sched_param parameters{};
  parameters.sched_priority = sched_get_priority_min(SCHED_FIFO);
  // Threads that this one starts (workers, when a parameter is changed) must not inherit it.
  if (sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &parameters) != 0)
    spdlog::debug("SCHED_FIFO is not permitted; thread {} runs with normal priority", name);
}

}  // namespace gosedai
