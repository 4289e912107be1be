// What Embedded Swift expects of a C library, for a machine that has none: memory, the stack guard, the seed of hashes, one
// product, and for the playground two functions of numbers. The core takes nothing else from outside; a new undefined symbol at link time means that it has started to.
//
// Memory is the wasm linear memory above the data. Blocks are powers of two; a freed block goes to the list of its size.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { smallest = 5, classes = 32, page = 65536, header = 16, enomem = 12 };

typedef struct block {
  struct block *next;
} block;

static block *spare[classes];
static uintptr_t top;

/// The exponent of the least power of two that holds `size` bytes and the header.
static unsigned class_of(size_t size) {
  unsigned class = smallest;
  while (class < classes && ((size_t)1 << class) < size + header) class++;
  return class;
}

/// `count` bytes from the end of the memory in use, 16-aligned; the memory grows as needed.
static unsigned char *extend(size_t count) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = top + count;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end > have) {
    uintptr_t missing = (end - have + page - 1) / page;
    // Growing by at least a megabyte keeps the number of calls small.
    uintptr_t wanted = missing < 16 ? 16 : missing;
    if (__builtin_wasm_memory_grow(0, wanted) == (size_t)-1) return NULL;
  }
  unsigned char *start = (unsigned char *)top;
  top = end;
  return start;
}

void *malloc(size_t size) {
  unsigned class = class_of(size);
  if (class >= classes - 1) return NULL;
  unsigned char *start = (unsigned char *)spare[class];
  if (start) {
    spare[class] = spare[class]->next;
  } else {
    start = extend((size_t)1 << class);
    if (!start) return NULL;
  }
  // The header is the 16 bytes before what the caller sees: the start of the block and its class.
  uint32_t *head = (uint32_t *)(void *)start;
  head[2] = (uint32_t)(uintptr_t)start;
  head[3] = class;
  return start + header;
}

void free(void *pointer) {
  if (!pointer) return;
  uint32_t *head = (uint32_t *)(void *)((unsigned char *)pointer - header);
  unsigned class = head[3];
  block *freed = (block *)(uintptr_t)head[2];
  freed->next = spare[class];
  spare[class] = freed;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t slack = alignment > 16 ? alignment : 0;
  unsigned char *raw = malloc(size + slack);
  if (!raw) return enomem;
  unsigned char *aligned = raw;
  if (slack) {
    aligned = (unsigned char *)(((uintptr_t)raw + alignment - 1) & ~(uintptr_t)(alignment - 1));
    // `free` looks for the header right before the pointer it is given.
    if (aligned != raw) __builtin_memcpy(aligned - header, raw - header, header);
  }
  *result = aligned;
  return 0;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *left = a, *right = b;
  for (size_t i = 0; i < count; i++) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
  }
  return 0;
}

// Hashes are seeded with a constant. Natively the seed is random: equal frames show that no hash decides one.
void arc4random_buf(void *buffer, size_t count) { __builtin_memset(buffer, 0x5a, count); }

// The product of two numbers of 128 bits, from products of 32: the compiler's own multiplication would call this again.
__int128 __multi3(__int128 a, __int128 b) {
  uint64_t low_a = (uint64_t)a, low_b = (uint64_t)b;
  uint64_t high_a = (uint64_t)((unsigned __int128)a >> 64), high_b = (uint64_t)((unsigned __int128)b >> 64);
  uint64_t mask = 0xffffffffu;
  uint64_t a0 = low_a & mask, a1 = low_a >> 32, b0 = low_b & mask, b1 = low_b >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t carry = a0 * b1 + (middle & mask);
  uint64_t high = a1 * b1 + (middle >> 32) + (carry >> 32) + low_a * high_b + high_a * low_b;
  return (__int128)(((unsigned __int128)high << 64) | (carry << 32) | (low & mask));
}

// The nearest whole number, a half away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// The decimal number in `text`, which Swift asks for `Double(_: String)`; returns its end, or null if there is none. Requests of a page have whole
// numbers, which are exact; up to 15 digits and powers of ten to 22 are rounded once, and others come near.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *at = text;
  double sign = *at == '-' ? -1 : 1, number = 0, scale = 1;
  int digits = 0, power = 0, places = 0;
  if (*at == '-' || *at == '+') at++;
  for (; *at >= '0' && *at <= '9'; at++, digits++) number = number * 10 + (*at - '0');
  if (*at == '.') {
    for (at++; *at >= '0' && *at <= '9'; at++, digits++, places++) number = number * 10 + (*at - '0');
  }
  if (digits == 0) return NULL;
  if (*at == 'e' || *at == 'E') {
    int isNegative = at[1] == '-';
    at += at[1] == '-' || at[1] == '+' ? 2 : 1;
    if (*at < '0' || *at > '9') return NULL;
    for (; *at >= '0' && *at <= '9'; at++) power = power < 1000 ? power * 10 + (*at - '0') : power;
    if (isNegative) power = -power;
  }
  power -= places;
  for (int count = power < 0 ? -power : power; count > 0 && scale < 1e300; count--) scale *= 10;
  *result = sign * (power < 0 ? number / scale : number * scale);
  return at;
}

// The guard is a constant: there is no source of randomness, and results must not depend on one.
uintptr_t __stack_chk_guard = 0x5afe57acu;

void __stack_chk_fail(void) { __builtin_trap(); }

#ifdef UNOPTIMISED
/// What code that is not optimised would say before it stops.
int putchar(int byte) { return byte; }
#endif
