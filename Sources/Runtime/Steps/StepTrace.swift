package import LayModel
package import LayNumbers
internal import LaySolver

/// A record of one pass over the steps: the comparisons that determined it, and the step that set each number last.
package struct StepTrace: Sendable {
  /// A comparison, or a choice of `min`, `max` and `abs`, which changes where the difference of its sides changes sign.
  package struct Decision: Sendable {
    /// The node, and the number of times that it was computed before in the pass.
    package struct Key: Hashable, Sendable {
      package var node: StepNodeID
      package var occurrence: Int
    }
    package var key: Key
    /// The left side minus the right side.
    package var difference: Rational
  }
  /// A constant that a step set.
  package struct SetConstant: Sendable {
    package var id: ConstraintID
    package var value: Rational
    package var step: StepID
  }

  /// The decisions in order, at most ``decisionLimit``.
  package private(set) var decisions: [Decision] = []
  /// The step that set each part of each view's frame last.
  private var setters: [StepID?]
  /// The constants that steps set, in the order of first setting.
  package internal(set) var constants: [SetConstant] = []
  /// The number of times that each node was computed as a decision.
  private var counts: [StepNodeID: Int] = [:]
  /// The parts that the current step sets explicitly.
  private var parts: StepPlaced.Parts = []
  /// The last value of each node that reads something.
  private(set) var values: [StepNodeID: Rational] = [:]
  /// For each node that reads a stored number, the node that computed it.
  private(set) var sources: [StepNodeID: StepNodeID] = [:]
  /// For each slot of the current routine, the node that computed its number.
  private var slots: [Int: StepNodeID] = [:]

  /// The largest number of decisions that are kept.
  static let decisionLimit = 4096

  init(viewCount: Int) { setters = Array(repeating: nil, count: 4 * viewCount) }

  /// The step that set a part of the frame of `view` last; nil if none did.
  package func setter(of view: ViewID, _ part: FramePart) -> StepID? {
    setters[4 * view.index + Int(part.rawValue)]
  }

  /// Records that the current step sets `parts` of each view that it moves, whatever they were before.
  mutating func begin(setting parts: StepPlaced.Parts) { self.parts = parts }

  /// Records a frame that `step` sets on `view`.
  mutating func note(_ view: ViewID, from old: ExactRect, to new: ExactRect, by step: StepID) {
    for part in FramePart.allCases where parts.contains(StepPlaced.Parts(part)) || old[part] != new[part] {
      setters[4 * view.index + Int(part.rawValue)] = step
    }
  }

  /// Begins a routine; the caller restores the returned slots when it ends.
  mutating func beginRoutine() -> [Int: StepNodeID] {
    let outer = slots
    slots = [:]
    return outer
  }

  /// Restores the slots of the calling routine.
  mutating func endRoutine(_ outer: [Int: StepNodeID]) { slots = outer }

  /// Records the node that computed the number in a slot; nil for numbers of no node of the routine.
  mutating func store(_ node: StepNodeID?, in slot: Int) { slots[slot] = node }

  /// Records the value of a node that reads something.
  mutating func note(_ node: StepNodeID, _ value: Rational, slot: Int? = nil) {
    values[node] = value
    if let slot { sources[node] = slots[slot] }
  }

  /// Records the difference of the sides of a decision.
  mutating func note(_ node: StepNodeID, difference: Rational) {
    guard decisions.count < StepTrace.decisionLimit else { return }
    let occurrence = counts[node, default: 0]
    counts[node] = occurrence + 1
    decisions.append(Decision(key: Decision.Key(node: node, occurrence: occurrence), difference: difference))
  }
}

extension StepInstruction.Action {
  /// The parts of a frame that the action sets explicitly.
  var parts: StepPlaced.Parts {
    switch self {
    case .setFrame, .spread: [.position, .size]
    case .setSize, .sizeToFit: .size
    case .setCenter, .align: .position
    case .distribute(let distribution):
      distribution.side == nil ? StepPlaced.Parts(distribution.axis == .horizontal ? .x : .y) : .position
    case .setBoundsOrigin, .setConstant, .store, .skip, .jump, .ask: []
    }
  }
}
