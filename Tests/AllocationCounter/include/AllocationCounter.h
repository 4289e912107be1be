/// How often this thread has asked for memory; -1 where that cannot be counted.
///
/// On Linux the functions of the C library that give memory are replaced in the program that links this, for everything
/// in it: the Swift runtime as well.
long allocation_count(void);

/// The same for 512 bytes or more. Debug builds of Swift take smaller pieces for the frames of coroutines, which are what
/// the accessors of an element are there.
long large_allocation_count(void);
