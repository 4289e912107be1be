internal import LayCompiler
internal import LayRuntime

/// What a layout comes to, so that two ways to write it can be compared: what is the same here has the same frames at every
/// size.
struct LayoutPrint: Equatable {
  private var name: String
  private var views: [ViewDescription]
  private var margins: [LayoutMargins?]
  private var arrangements: [AnyHashable]
  fileprivate var rules: [Rule: Int] = [:]
  /// The rules in their order, where steps may speak of them by number.
  fileprivate var order: [Rule] = []
  fileprivate var overrides: [Change] = []
  private var steps: [StepNode]
  /// What steps place, by hand where no rule names it first.
  private var placed: [StepPlaced]
  private var byHand: [ViewID]

  /// A constraint, whichever of its sides stands on the left.
  fileprivate struct Rule: Hashable {
    var name: String
    var terms: [Term]
    var relation: Relation
    var constant: Rational
    var priority: Priority
    var condition: Int
    var isActive: Bool
  }

  /// A setting under a condition. One that speaks of a constraint says which instead of its number.
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
    arrangements =
      program.stacks.map { AnyHashable($0) } + program.grids.map { AnyHashable($0) }
      + [AnyHashable(program.autoresizing), AnyHashable(program.transforms), AnyHashable(program.states)]
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

  /// Whether a changed layout is what was promised of it.
  func isKept(by new: LayoutPrint, _ promise: ActionDraft.Promise) -> Bool {
    guard promise == .sameButSurplus else { return self == new }
    var kept = self
    guard new.rules.allSatisfy({ $0.value <= rules[$0.key, default: 0] }) else { return false }
    kept.rules = new.rules
    return kept == new
  }

  /// Of each condition a number that its meaning decides, whatever the numbers of those that it names.
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
  /// The program with what is said of views named `name`, each as large as its superview, said of these superviews instead.
  fileprivate func unwrapped(_ name: String) -> LayoutProgram {
    let outer = views.map { $0.name == name ? $0.superview.flatMap { isPlain($0) ? $0 : nil } : nil }
    var program = self
    for index in views.indices {
      if views[index].name == name { program.views[index].kindName = "" }
      guard let wrapper = views[index].superview, let superview = outer[wrapper.index] else { continue }
      // What else a view has from its superview than its edges.
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

  /// Whether views have nothing from `view` but where its edges are.
  private func isPlain(_ view: ViewID) -> Bool {
    let description = views[view.index]
    let isMoved = overrides.contains { override in
      switch override.setting {
      case .boundsOrigin(view, _), .autoresizesSubviews(view, _): true
      default: false
      }
    }
    return description.kind != .scrollView && description.boundsOrigin == .zero && description.autoresizesSubviews
      && !isMoved
  }
}

extension LayoutPrint.Rule {
  fileprivate init(_ rule: ConstraintDescription, _ condition: Int, isLeftToRight: Bool) {
    var terms = rule.terms
    if isLeftToRight { for index in terms.indices { terms[index].attribute = terms[index].attribute.fromTheLeft } }
    terms.sort { ($0.view.index, $0.attribute.rawValue) < ($1.view.index, $1.attribute.rawValue) }
    // Of a named rule the constant can be set, which is that of its left side; what an optional one is missed by counts.
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
  /// Whether it is the same of views with the same frame.
  fileprivate var isOfFrame: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY: true
    default: false
    }
  }

  /// What it is where text runs from left to right.
  fileprivate var fromTheLeft: Attribute {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }
}
