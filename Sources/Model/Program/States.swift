internal import LayNumbers

/// A state of a program: its index in ``LayoutProgram/states``.
@frozen public struct StateID: Hashable, Sendable {
  /// The index in ``LayoutProgram/states``.
  public let rawValue: Int32
  /// The state at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``LayoutProgram/states``.
  @inlinable public var index: Int { Int(rawValue) }
  /// The base, in which the host has chosen no state.
  public static let base = StateID(-1)
  /// The name of the base, which no state has.
  package static let baseName = "base"
}

extension LayoutProgram {
  /// Adds a state named `name`; use ``when(_:)`` with `Condition.state` for settings in it.
  public mutating func addState(_ name: String) -> StateID {
    states.append(name)
    return StateID(states.count - 1)
  }

  /// The state with this name; nil if there is none.
  public func state(named name: String) -> StateID? {
    states.firstIndex { $0.utf8.elementsEqual(name.utf8) }.map { StateID($0) }
  }

  /// The base, and each state.
  package var stateChoices: [StateID?] { [nil] + states.indices.map { StateID($0) } }
}

extension LayoutEnvironment {
  /// The same environment in another state; nil for the base.
  public func inState(_ state: StateID?) -> LayoutEnvironment {
    var environment = self
    environment.state = state
    return environment
  }
}
