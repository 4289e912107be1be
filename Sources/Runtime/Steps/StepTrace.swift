/// A record of one pass over the steps: which comparisons decided it, and which step set each number last.
package struct StepTrace: Sendable {
  /// A comparison, or a choice of `min`, `max` and `abs`, which changes where the difference of its sides changes sign.
  package struct Decision: Sendable {
    /// The node, and how often it was computed before in the pass.
    package struct Key: Hashable, Sendable {
      package var node: StepNodeID
      package var occurrence: Int
    }
    package var key: Key
    /// The left side less the right side.
    package var difference: Rational
  }
  /// A constant that a step set.
  package struct SetConstant: Sendable {
    package var id: ConstraintID
    package var value: Rational
    package var step: StepID
  }

  /// The decisions in order, ``decisionLimit`` at most.
  package private(set) var decisions: [Decision] = []
  /// Of each view and each number of its frame, the step that set it last.
  private var setters: [StepID?]
  /// The constants that steps set, in the order of first setting.
  package internal(set) var constants: [SetConstant] = []
  /// Of each node, how often it was computed as a decision.
  private var counts: [StepNodeID: Int] = [:]
  /// The numbers that the step at hand sets by its words.
  private var parts: StepPlaced.Parts = []
  /// Of each node that reads something, its value when it was computed last.
  private(set) var values: [StepNodeID: Rational] = [:]
  /// Of each node that reads what an earlier instruction has stored, the node whose number that was.
  private(set) var sources: [StepNodeID: StepNodeID] = [:]
  /// Of each slot of the routine at hand, the node whose number it holds.
  private var slots: [Int: StepNodeID] = [:]

  /// The most decisions that are kept.
  static let decisionLimit = 4096

  init(viewCount: Int) { setters = Array(repeating: nil, count: 4 * viewCount) }

  /// The step that set a number of the frame of `view` last; nil if none did.
  package func setter(of view: ViewID, _ part: Ambiguity.Part) -> StepID? {
    setters[4 * view.index + Int(part.rawValue)]
  }

  /// Notes that the step at hand sets `parts` of each view that it moves, whatever they were before.
  mutating func begin(setting parts: StepPlaced.Parts) { self.parts = parts }

  /// Notes a frame that `step` gives to `view`.
  mutating func note(_ view: ViewID, from old: ExactRect, to new: ExactRect, by step: StepID) {
    for part in Ambiguity.Part.allCases where parts.contains(StepPlaced.Parts(part)) || old[part] != new[part] {
      setters[4 * view.index + Int(part.rawValue)] = step
    }
  }

  /// Begins a routine; the caller puts the slots back when it ends.
  mutating func beginRoutine() -> [Int: StepNodeID] {
    let outer = slots
    slots = [:]
    return outer
  }

  /// Goes on with the routine around the one that has ended.
  mutating func endRoutine(_ outer: [Int: StepNodeID]) { slots = outer }

  /// Notes the node whose number a slot holds; nil for numbers that no node of the routine has.
  mutating func store(_ node: StepNodeID?, in slot: Int) { slots[slot] = node }

  /// Notes the value of a node that reads something.
  mutating func note(_ node: StepNodeID, _ value: Rational, slot: Int? = nil) {
    values[node] = value
    if let slot { sources[node] = slots[slot] }
  }

  /// Notes the difference of the sides of a decision.
  mutating func note(_ node: StepNodeID, difference: Rational) {
    guard decisions.count < StepTrace.decisionLimit else { return }
    let occurrence = counts[node, default: 0]
    counts[node] = occurrence + 1
    decisions.append(Decision(key: Decision.Key(node: node, occurrence: occurrence), difference: difference))
  }
}

extension StepInstruction.Action {
  /// The numbers of a frame that the action sets by its words.
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

extension Layout {
  /// What the steps of the last resize did, where ambiguities were searched; nil without steps.
  package var stepTrace: StepTrace? { state.stepState.trace }
}
