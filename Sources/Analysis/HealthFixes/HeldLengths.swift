internal import LayCompiler
internal import LayRuntime

// Lengths for which required constraints leave no room.
extension HealthChanges {
  /// A length becomes possible where a constraint that leaves no room for it is optional, one of those far from the view first.
  func easing(_ axis: LayoutAxis, _ least: Rational, _ required: HealthChange?) -> [HealthChange?] {
    // A picture may lie over what it had been kept from.
    guard let required, layout.program.steps.isEmpty, layout.program.views[view.index].kind != .image else { return [] }
    let program = layout.program
    let superview = program.views[view.index].superview
    func isNear(_ id: ConstraintID) -> Bool {
      program.constraints[id.index].terms.contains { program.views[$0.view.index].superview == superview }
    }
    let members = conflicts(requiring: axis, least).flatMap { written(in: $0) }.filter {
      program.constraints[$0.index].priority == .required
    }
    let ordered = members.filter { !isNear($0) } + members.filter(isNear)
    return ordered.prefix(HealthChanges.easedLimit).map { id in
      rewritten(id) { $0.lowered(to: .high, spelled: "high") }.flatMap { $0.joined(required) }
    }
  }

  /// The conflicts at the example with a required least length of the view.
  private func conflicts(requiring axis: LayoutAxis, _ least: Rational) -> [Conflict] {
    var program = layout.program
    program.constraints.append(ConstraintDescription([Term(view, axis.length)], .greaterOrEqual, least))
    var picture = Layout(program)
    return picture.resize(to: fault.environment, findAmbiguities: false).conflicts
  }

  /// The constraints that leave the view less than the length that the claim asks for at the example: neither a least length nor
  /// compression resistance has an effect. Nil if required constraints leave it enough.
  var holding: [ConstraintID]? {
    if !layout.program.steps.isEmpty { return nil }
    guard let (axis, least) = wanted else { return nil }
    let found = conflicts(requiring: axis, least)
    return found.first.map { written(in: $0) }
  }

  /// The constraints of the layout in a conflict, without the required length.
  private func written(in conflict: Conflict) -> [ConstraintID] {
    conflict.members.compactMap { member in
      guard case .constraint(let id) = member.origin, id.index < layout.program.constraints.count else { return nil }
      return id
    }
  }

  /// The length that the claim asks for at the example; nil if it asks for none.
  private var wanted: (axis: LayoutAxis, least: Rational)? {
    switch claim.statement {
    case .showsContent(let axis): picture.contentLength(of: view, axis).map { (axis, $0) }
    case .isAtLeast(let axis, let least, let added): claim.kind == .scrollContent ? nil : (axis, least - added)
    case .hasRoom(let axis, _): (axis, ScrolledPart.room)
    default: nil
    }
  }

  /// True if the claim asks for a length, which was tried.
  var asksForLength: Bool {
    switch claim.statement {
    case .isAtLeast: claim.kind == .vanished
    case .hasRoom: true
    default: false
    }
  }

  /// The maximum number of constraints that are made optional for a length.
  private static let easedLimit = 4
}
