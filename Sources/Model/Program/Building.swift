public import LayNumbers

// Building a program in code.
//
//     var card = LayoutProgram(name: "Card", designSize: ExactSize(width: 320, height: 200))
//     let title = card.addView("title", kind: .label) { $0.text = "Ada" }
//     card.constrain(title[.leading] == ViewID.root[.leading] + 16)
//     card.constrain(title[.top] == ViewID.root[.top] + 16)
extension LayoutProgram {
  /// Adds a view that constraints place, as the last one in `superview`; `configure` sets properties that differ from the
  /// kind's defaults, such as the text.
  @discardableResult
  public mutating func addView(
    _ name: String, in superview: ViewID = .root, kind: ViewKind = .view,
    configure: (inout ViewDescription) -> Void = { _ in }
  ) -> ViewID {
    var view = ViewDescription(name: name, kind: kind, superview: superview)
    configure(&view)
    views.append(view)
    return ViewID(views.count - 1)
  }

  /// Adds a view that its mask places, as the last one in `superview`; `frame` is its frame at the superview's design
  /// size.
  @discardableResult
  public mutating func addView(
    _ name: String, in superview: ViewID = .root, kind: ViewKind = .view, frame: ExactRect,
    mask: AutoresizingMask, configure: (inout ViewDescription) -> Void = { _ in }
  ) -> ViewID {
    addView(name, in: superview, kind: kind) { view in
      view.placement = .mask
      view.designFrame = frame
      view.designSize = frame.size
      view.mask = mask
      configure(&view)
    }
  }

  /// Adds a constraint. `priority` replaces its priority unless nil; `name` is a name for ``Layout/constraint(named:)``;
  /// it is in force only while `condition` holds, see ``when(_:)``.
  @discardableResult
  public mutating func constrain(
    _ constraint: ConstraintDescription, priority: Priority? = nil, name: String = "",
    when condition: ConditionID = .always
  ) -> ConstraintID {
    var constraint = constraint
    if let priority { constraint.priority = priority }
    if !name.utf8.isEmpty { constraint.name = self.name + "/" + name }
    if condition != .always { constraint.condition = condition }
    constraints.append(constraint)
    return ConstraintID(constraints.count - 1)
  }

  /// Adds constraints, all required.
  public mutating func constrain(all constraints: [ConstraintDescription]) {
    self.constraints += constraints
  }

  /// Pins the four edges of `view` to those of `other`, `inset` points inside.
  public mutating func pinEdges(of view: ViewID, to other: ViewID, inset: Rational = .zero) {
    constrain(all: [
      view[.top] == other[.top] + inset, view[.leading] == other[.leading] + inset,
      view[.bottom] == other[.bottom] - inset, view[.trailing] == other[.trailing] - inset,
    ])
  }

  /// Adds a condition, for constraints and overrides.
  public mutating func when(_ condition: Condition) -> ConditionID {
    conditions.append(condition)
    return ConditionID(conditions.count - 1)
  }

  /// Adds an override that applies while a condition holds.
  public mutating func set(_ setting: Override.Setting, when condition: ConditionID) {
    overrides.append(Override(condition, setting))
  }

  /// Creates a stack of `view`, which arranges `arranged` along `axis`; `configure` sets other than default values.
  public mutating func stack(
    _ view: ViewID, _ axis: LayoutAxis, _ arranged: [ViewID], configure: (inout StackDescription) -> Void = { _ in }
  ) {
    var stack = StackDescription(view, axis, arranged)
    configure(&stack)
    stacks.append(stack)
  }

  /// Creates a grid of `view`, which arranges `arranged`; `configure` sets other than default values.
  public mutating func grid(
    _ view: ViewID, _ arranged: [ViewID], configure: (inout GridDescription) -> Void = { _ in }
  ) {
    var grid = GridDescription(view, arranged)
    configure(&grid)
    grids.append(grid)
  }
}
