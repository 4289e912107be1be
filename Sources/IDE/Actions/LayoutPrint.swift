internal import LayCompiler
internal import LayRuntime

/// A canonical form of a layout for comparing two ways to write it: layouts with equal prints have the same frames at every
/// size.
struct LayoutPrint: Equatable {
  private var name: String
  private var views: [ViewDescription]
  private var margins: [LayoutMargins?]
  private var stacks: [StackDescription]
  private var grids: [GridDescription]
  private var autoresizing: AutoresizingRule
  private var transforms: TransformProfile
  private var states: [String]
  fileprivate var rules: [Rule: Int] = [:]
  /// The constraints in their order, if there are steps, which may refer to constraints by number.
  fileprivate var order: [Rule] = []
  fileprivate var overrides: [Change] = []
  private var steps: [StepNode]
  /// The views that steps place, by hand unless a constraint names them first.
  private var placed: [StepPlaced]
  private var byHand: [ViewID]

  /// A constraint, independent of which of its sides is on the left.
  fileprivate struct Rule: Hashable {
    var name: String
    var terms: [Term]
    var relation: Relation
    var constant: Rational
    var priority: Priority
    var condition: Int
    var isActive: Bool
  }

  /// A setting under a condition. If it refers to a constraint, it has that constraint instead of its number.
  fileprivate struct Change: Hashable {
    var condition: Int
    var setting: Override.Setting
    var rule: Rule?
  }

  init(_ layout: CompiledLayout, _ promise: ActionDraft.Promise) {
    var program = layout.program
    if case .sameLayoutsAround(let name, _) = promise { program = program.unwrapped(name) }
    name = program.name
    views = program.views
    if promise == .sameLayoutsOfOtherKinds { for index in views.indices { views[index].kindName = "" } }
    margins = program.views.indices.map { program.margins[ViewID($0)] }
    (stacks, grids, states) = (program.stacks, program.grids, program.states)
    (autoresizing, transforms) = (program.autoresizing, program.transforms)
    (steps, placed, byHand) = (program.steps.nodes, program.steps.placed, program.steps.byHand)
    let conditions = LayoutPrint.conditions(of: program)
    let isLeftToRight = promise == .sameFromLeftToRight
    let all = program.constraints.map { Rule($0, conditions[$0.condition.index], isLeftToRight: isLeftToRight) }
    for rule in all { rules[rule, default: 0] += 1 }
    if !program.steps.isEmpty { order = all }
    overrides = program.overrides.map { override in
      Change(override, conditions[override.condition.index], all)
    }
  }

  /// True if a changed layout keeps the promised equivalence to this one.
  func isKept(by new: LayoutPrint, _ promise: ActionDraft.Promise) -> Bool {
    guard promise == .sameButSurplus else { return self == new }
    var kept = self
    guard new.rules.allSatisfy({ $0.value <= rules[$0.key, default: 0] }) else { return false }
    kept.rules = new.rules
    return kept == new
  }

  /// Numbers each condition by its meaning, independent of the numbers of the conditions that it refers to.
  private static func conditions(of program: LayoutProgram) -> [Int] {
    var found: [Int] = []
    for condition in program.conditions {
      var hasher = Hasher()
      switch condition {
      case .not(let other): hasher.combine([1, found[other.index]])
      case .and(let a, let b): hasher.combine([2, found[a.index], found[b.index]])
      case .or(let a, let b): hasher.combine([3, found[a.index], found[b.index]])
      default: hasher.combine(condition)
      }
      found.append(hasher.finalize())
    }
    return found
  }
}

extension LayoutProgram {
  /// Returns the program in which each view named `name`, as large as its superview, is replaced by that superview.
  fileprivate func unwrapped(_ name: String) -> LayoutProgram {
    let outer = views.map { $0.name == name ? $0.superview.flatMap { isPlain($0) ? $0 : nil } : nil }
    var program = self
    for index in views.indices {
      if views[index].name == name { program.views[index].kindName = "" }
      guard let wrapper = views[index].superview, let superview = outer[wrapper.index] else { continue }
      // Whatever else a view has from its superview besides the edges.
      let isGuide = views[index].role == .guide && views[index].guide != .declared
      if !isGuide && margins[ViewID(index)]?.preservesSuperview != true { program.views[index].superview = superview }
    }
    for index in constraints.indices {
      let path = constraints[index].name.split(separator: "/")
      program.constraints[index].name = path.filter { $0 != name }.joined(separator: "/")
      for (number, term) in constraints[index].terms.enumerated() where term.attribute.isOfFrame {
        if let superview = outer[term.view.index] { program.constraints[index].terms[number].view = superview }
      }
    }
    return program
  }

  /// True if subviews depend on nothing of `view` but its edges.
  private func isPlain(_ view: ViewID) -> Bool {
    let description = views[view.index]
    let isMoved = overrides.contains { override in
      switch override.setting {
      case .boundsOrigin(view, _), .autoresizesSubviews(view, _): true
      default: false
      }
    }
    return !description.kind.scrolls && description.boundsOrigin == .zero && description.autoresizesSubviews
      && !isMoved
  }
}

extension LayoutPrint.Rule {
  fileprivate init(_ rule: ConstraintDescription, _ condition: Int, isLeftToRight: Bool) {
    var terms = rule.terms
    if isLeftToRight { for index in terms.indices { terms[index].attribute = terms[index].attribute.fromTheLeft } }
    terms.sort { ($0.view.index, $0.attribute.rawValue) < ($1.view.index, $1.attribute.rawValue) }
    // A named constraint keeps its scale, since its constant can be set; so does an optional one, since its violation is weighed.
    let first = terms.first.flatMap { $0.coefficient.isZero ? nil : $0.coefficient } ?? .one
    let isTurned = rule.name.isEmpty && first.sign < 0
    let scale = rule.name.isEmpty ? rule.priority == .required ? first : isTurned ? -.one : .one : .one
    for index in terms.indices { terms[index].coefficient = terms[index].coefficient / scale }
    self.init(
      name: rule.name, terms: terms, relation: isTurned ? rule.relation.flipped : rule.relation,
      constant: rule.constant / scale, priority: rule.priority, condition: condition,
      isActive: rule.isActive)
  }
}

extension LayoutPrint.Change {
  fileprivate init(_ override: Override, _ condition: Int, _ rules: [LayoutPrint.Rule]) {
    let first = ConstraintID(0)
    switch override.setting {
    case .constant(let id, let number):
      self.init(condition: condition, setting: .constant(first, number), rule: rules[id.index])
    case .priority(let id, let priority):
      self.init(condition: condition, setting: .priority(first, priority), rule: rules[id.index])
    case .active(let id, let isActive):
      self.init(condition: condition, setting: .active(first, isActive), rule: rules[id.index])
    default: self.init(condition: condition, setting: override.setting, rule: nil)
    }
  }
}

extension Attribute {
  /// True if the attribute has the same value for any two views with the same frame.
  fileprivate var isOfFrame: Bool {
    !isMargin && !isBaseline
  }

  /// The attribute to which it resolves in left-to-right layouts.
  fileprivate var fromTheLeft: Attribute {
    isDirectional ? inOtherFamily ?? self : self
  }
}
