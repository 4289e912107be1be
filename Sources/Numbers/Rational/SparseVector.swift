/// Values that form a module over the rational numbers: they can be added in multiples.
@usableFromInline package protocol RationalModule {
  static var zero: Self { get }
  var isZero: Bool { get }
  mutating func add(_ other: Self, times factor: Rational)
}

extension Rational: RationalModule {
  @inlinable package mutating func add(_ other: Rational, times factor: Rational) { self += other * factor }
}

/// A linear combination of keys with rational coefficients.
///
/// The entries are sorted by key; each key has one at most, and no amount is 0. Adding a key after all others takes constant time,
/// any other one time linear in the entries, and adding a vector time linear in both.
@usableFromInline package struct SparseVector<Key: Comparable>: RationalModule {
  /// A multiple of a key.
  @usableFromInline package struct Entry {
    @usableFromInline package var key: Key
    @usableFromInline package var amount: Rational

    /// Creates `amount` times `key`.
    @inlinable package init(_ key: Key, _ amount: Rational) { (self.key, self.amount) = (key, amount) }
  }

  /// Additions of vectors with at most as many entries insert each by itself.
  @usableFromInline static var fewEntries: Int { 2 }

  @usableFromInline var storage: [Entry] = []

  /// The vector without entries.
  @inlinable package init() {}

  /// Creates `amount` times `key`.
  @inlinable package init(_ key: Key, _ amount: Rational = .one) {
    if !amount.isZero { storage = [Entry(key, amount)] }
  }

  /// Creates the sum of entries of which no two have the same key and none is 0.
  @inlinable package init(unsorted entries: [Entry]) { storage = entries.sorted { $0.key < $1.key } }

  @inlinable package static var zero: SparseVector { SparseVector() }

  /// The entries by rising key.
  @inlinable package var entries: [Entry] { storage }

  @inlinable package var isZero: Bool { storage.isEmpty }

  @inlinable func index(of key: Key) -> Int { storage.partitioningIndex { $0.key >= key } }

  /// The amount of a key; 0 if it has no entry.
  @inlinable package subscript(key: Key) -> Rational {
    let index = index(of: key)
    return index < storage.count && storage[index].key == key ? storage[index].amount : .zero
  }

  /// Adds a multiple of a key.
  @inlinable package mutating func add(_ key: Key, _ amount: Rational) {
    if storage.last.map({ $0.key < key }) ?? true {
      if !amount.isZero { storage.append(Entry(key, amount)) }
      return
    }
    let index = index(of: key)
    if storage[index].key != key {
      if !amount.isZero { storage.insert(Entry(key, amount), at: index) }
      return
    }
    storage[index].amount += amount
    if storage[index].amount.isZero { storage.remove(at: index) }
  }

  /// Adds a multiple of a vector.
  @inlinable package mutating func add(_ other: SparseVector, times factor: Rational) {
    if factor.isZero || other.isZero { return }
    if storage.isEmpty {
      self = other
      scale(by: factor)
    } else if other.storage.count <= SparseVector.fewEntries {
      for entry in other.storage { add(entry.key, factor * entry.amount) }
    } else {
      merge(other, times: factor)
    }
  }

  @inlinable mutating func merge(_ other: SparseVector, times factor: Rational) {
    var sum: [Entry] = []
    sum.reserveCapacity(storage.count + other.storage.count)
    var mine = 0
    for entry in other.storage {
      while mine < storage.count && storage[mine].key < entry.key {
        sum.append(storage[mine])
        mine += 1
      }
      var amount = entry.amount * factor
      if mine < storage.count && storage[mine].key == entry.key {
        amount += storage[mine].amount
        mine += 1
      }
      if !amount.isZero { sum.append(Entry(entry.key, amount)) }
    }
    sum.append(contentsOf: storage[mine...])
    storage = sum
  }

  /// Multiplies all amounts by a number other than 0.
  @inlinable package mutating func scale(by factor: Rational) {
    if factor == .one { return }
    for index in storage.indices { storage[index].amount *= factor }
  }

  /// Removes the entry of a key, if it has one.
  @inlinable package mutating func remove(_ key: Key) {
    let index = index(of: key)
    if index < storage.count && storage[index].key == key { storage.remove(at: index) }
  }

  /// Removes the entries of all keys but those for which `isKept` returns true.
  @inlinable package mutating func keep(_ isKept: (Key) -> Bool) {
    if storage.contains(where: { !isKept($0.key) }) { storage.removeAll { !isKept($0.key) } }
  }

  /// Replaces a key by a vector: adds the vector times the amount of the key, which loses its entry.
  @inlinable package mutating func replace(_ key: Key, by vector: SparseVector) {
    let amount = self[key]
    if amount.isZero { return }
    remove(key)
    add(vector, times: amount)
  }

  /// The scalar product with another vector.
  @inlinable package func product(_ other: SparseVector) -> Rational {
    var sum = Rational.zero
    for entry in other.storage {
      let own = self[entry.key]
      if !own.isZero { sum += own * entry.amount }
    }
    return sum
  }

  /// The equation that the vector is `sum`, solved for one of its keys; `sum` nil stands for 0.
  @inlinable package func solved(for key: Key, sum: Key?) -> SparseVector {
    let own = Rational.one / self[key]
    var whole = self
    whole.remove(key)
    whole.scale(by: -own)
    if let sum { whole.add(sum, own) }
    return whole
  }
}

extension SparseVector: Sendable where Key: Sendable {}
extension SparseVector.Entry: Sendable where Key: Sendable {}
extension SparseVector: Equatable {}
extension SparseVector.Entry: Equatable {}
extension SparseVector: Hashable where Key: Hashable {}
extension SparseVector.Entry: Hashable where Key: Hashable {}
