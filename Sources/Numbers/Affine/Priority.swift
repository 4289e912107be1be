/// The priority of a constraint, in (0, 1000]; compared as `Float`, as Apple does (SEMANTICS §2.2).
@frozen public struct Priority: Hashable, Sendable, Comparable {
  /// The number.
  public let value: Float
  /// The priority `value`, in (0, 1000].
  @inlinable public init(_ value: Float) { self.value = value }
  /// 1000: required.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 250.
  public static let low = Priority(250)
  /// 50.
  public static let fitting = Priority(50)
  /// True if `a` is the lower priority.
  @inlinable public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}

extension Priority {
  /// The next lower priority.
  package var below: Priority { Priority(max(value.nextDown, .leastNonzeroMagnitude)) }
}

extension Priority: CustomStringConvertible {
  /// The shortest decimal that reads back as the same number: `1000`, `749.99`.
  public var description: String { Int(exactly: value).map { $0.description } ?? value.description }
}
