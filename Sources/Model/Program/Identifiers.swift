internal import LayNumbers

/// A view or guide of a program: its index in ``LayoutProgram/views``. The root is 0.
@frozen public struct ViewID: Hashable, Sendable, Comparable {
  /// The index in ``LayoutProgram/views``.
  public let rawValue: Int32
  /// The view at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``LayoutProgram/views``.
  @inlinable public var index: Int { Int(rawValue) }
  /// The layout's own view.
  public static let root = ViewID(0)
  /// True if `a` comes before `b`.
  @inlinable public static func < (a: ViewID, b: ViewID) -> Bool { a.rawValue < b.rawValue }
}

/// A constraint of a program: its index in ``LayoutProgram/constraints``, which is source order.
@frozen public struct ConstraintID: Hashable, Sendable, Comparable {
  /// The index in ``LayoutProgram/constraints``.
  public let rawValue: Int32
  /// The constraint at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``LayoutProgram/constraints``.
  @inlinable public var index: Int { Int(rawValue) }
  /// True if `a` comes before `b`.
  @inlinable public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.rawValue < b.rawValue }
}

/// A condition of a program: its index in ``LayoutProgram/conditions``.
@frozen public struct ConditionID: Hashable, Sendable {
  /// The index in ``LayoutProgram/conditions``.
  public let rawValue: Int32
  /// The condition at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``LayoutProgram/conditions``.
  @inlinable public var index: Int { Int(rawValue) }
  /// The condition that always holds.
  public static let always = ConditionID(0)
}
