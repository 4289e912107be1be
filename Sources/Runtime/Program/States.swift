/// A state of a program: its place in ``LayoutProgram/states``.
@frozen public struct StateID: Hashable, Sendable {
  /// The index in ``LayoutProgram/states``.
  public let rawValue: Int32
  /// The state at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``LayoutProgram/states``.
  @inlinable public var index: Int { Int(rawValue) }
  /// In a condition: that the host has chosen none of them.
  public static let base = StateID(-1)
  /// The word for that, which no state is called.
  package static let baseName = "base"
}

extension LayoutProgram {
  /// Adds a state named `name`; what it changes is said by ``when(_:)`` of `Condition.state`.
  public mutating func addState(_ name: String) -> StateID {
    states.append(name)
    return StateID(states.count - 1)
  }

  /// The state of this name; nil when there is none.
  public func state(named name: String) -> StateID? {
    states.firstIndex { $0.utf8.elementsEqual(name.utf8) }.map { StateID($0) }
  }

  /// The base, and each state.
  package var stateChoices: [StateID?] { [nil] + states.indices.map { StateID($0) } }
}

extension Environment {
  /// The same in another state; nil for the base.
  public func inState(_ state: StateID?) -> Environment {
    var environment = self
    environment.state = state
    return environment
  }
}
