internal import LayNumbers

/// A run of plain values that grows: the memory of the kernel, and the one place where the runtime is unsafe.
///
/// A slab is a view of memory that its owner frees; copies of it are the same memory. So a loop takes a slab into a
/// constant of its own and reads and writes without the checks that arrays make: of bounds, which debug builds make
/// here too, of being the only owner, and of exclusive access. The reason: in measured loops of Swift 6.3 arrays passed
/// `inout` cost about four times what pointers do. The kernel itself was never measured with arrays; `layc-bench` would
/// show it.
@safe struct Slab<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count: Int
  private var capacity: Int
  /// True if the memory is part of an ``Arena``, which frees it.
  private var isBorrowed = false

  /// An empty slab; allocates nothing.
  @inline(__always) init() {
    unsafe base = UnsafeMutablePointer<Element>(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    count = 0
    capacity = 0
  }

  /// An empty slab in a part of an arena.
  fileprivate init(borrowing part: UnsafeMutablePointer<Element>, capacity: Int) {
    unsafe base = part
    count = 0
    self.capacity = capacity
    isBorrowed = true
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield unsafe &base[index]
    }
  }

  @inline(__always) subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating _modify { yield &self[Int(index)] }
  }

  /// Adds a value at the end.
  @inline(__always) mutating func append(_ value: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: value)
    count &+= 1
  }

  /// Never inlined, so that appending without growth is short.
  @inline(never) private mutating func grow() { reserve(max(8, 2 * capacity)) }

  /// Removes the last value; nil if it is empty.
  @inline(__always) mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count &-= 1
    return unsafe base[count]
  }

  @inline(__always) func canHold(_ count: Int) -> Bool { count <= capacity }

  /// Makes room for `newCapacity` values.
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity <= capacity { return }
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    unsafe grown.update(from: base, count: count)
    free()
    unsafe base = grown
    capacity = newCapacity
    isBorrowed = false
  }

  @inline(never) private mutating func growTo(_ newCount: Int) { reserve(max(newCount, 2 * capacity)) }

  /// Sets the length to `newCount`; new values are `value`.
  mutating func resize(_ newCount: Int, filling value: Element) {
    if newCount > capacity { growTo(newCount) }
    if newCount > count { unsafe (base + count).update(repeating: value, count: newCount - count) }
    count = newCount
  }

  /// Sets the length to `newCount`; new values are uninitialized, so the caller writes them next.
  mutating func resizeUninitialized(_ newCount: Int) {
    if newCount > capacity { growTo(newCount) }
    count = newCount
  }

  /// Adds `more` uninitialized values, which the caller writes next. Returns the index of the first.
  @inline(__always) mutating func extend(by more: Int) -> Int {
    let start = count
    resizeUninitialized(start + more)
    return start
  }

  /// Removes all values and keeps the memory.
  @inline(__always) mutating func removeAll() { count = 0 }

  /// Frees the memory. Only the owner does, once, when no copy is in use.
  func free() { if capacity > 0 && !isBorrowed { unsafe base.deallocate() } }
}

/// One block of memory for several slabs: one allocation, and good locality.
@safe struct Arena {
  private var base: UnsafeMutableRawPointer?
  private var used = 0
  private var size = 0

  /// The size of a slab in an arena, in bytes: each begins with a cache line.
  static func size<Element: BitwiseCopyable>(_ type: Element.Type, _ capacity: Int) -> Int {
    (capacity * MemoryLayout<Element>.stride + 63) & ~63
  }

  var isEmpty: Bool { size == 0 }

  mutating func allocate(_ size: Int) {
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 64)
    self.size = size
  }

  /// An empty slab with room for `capacity` values, at the end of the used part.
  mutating func slab<Element: BitwiseCopyable>(_ type: Element.Type, _ capacity: Int) -> Slab<Element> {
    let end = used + Arena.size(type, capacity)
    guard let base = unsafe base, end <= size else { return Slab() }
    let part = unsafe (base + used).bindMemory(to: type, capacity: capacity)
    used = end
    return unsafe Slab(borrowing: part, capacity: capacity)
  }

  func free() { unsafe base?.deallocate() }
}

/// An arena that is measured first: before ``allocate()``, ``take(_:_:)`` only counts.
struct ArenaRoom {
  private(set) var arena = Arena()
  private var size = 0

  /// Gives an empty run its memory, and frees its old one.
  mutating func take<Element: BitwiseCopyable>(_ slab: inout Slab<Element>, _ capacity: Int) {
    if arena.isEmpty {
      size += Arena.size(Element.self, capacity)
    } else {
      slab.free()
      slab = arena.slab(Element.self, capacity)
    }
  }

  mutating func allocate() { arena.allocate(size) }
}
