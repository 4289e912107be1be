#include "AllocationCounter.h"

// This says which C library there is.
#include <errno.h>
#include <stddef.h>

#if defined(__linux__) && defined(__GLIBC__)

// The C library's own names for what is replaced here.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

enum { large = 512 };

static _Thread_local long all_count, large_count;

long allocation_count(void) { return all_count; }
long large_allocation_count(void) { return large_count; }

static void note(size_t size) {
  all_count++;
  if (size >= large) large_count++;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note(size);
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (!found) return ENOMEM;
  *memory = found;
  return 0;
}

#else

long allocation_count(void) { return -1; }
long large_allocation_count(void) { return -1; }

#endif
