internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// A state is another condition, which the host selects: its block is treated like that of a `when`. States of one name
// are one state, wherever they are declared: in the layout, or in components in it. `base` applies if the host has
// selected none.

extension StructurePass {
  /// Declares a state, and elaborates its block.
  func elaborateState(_ node: SyntaxNode, at place: Place) {
    guard let block = node.child(.block) else { return }
    var inside = inner(place, of: block)
    if let name = node.token(.name), let state = declareState(name, at: place) {
      pending.surrounds.append(Surround(kind: .state(state), parent: place.surround, context: place.context))
      inside.surround = pending.surrounds.count - 1
    } else {
      inside.isCheckedOnly = true
    }
    elaborate(block, at: inside)
  }

  /// Declares the state `name`; nil after an error, which is reported.
  private func declareState(_ name: SyntaxToken, at place: Place) -> StateID? {
    if let earlier = elaborator.states[place.owner]?[name.text], earlier != name.range {
      elaborator.report(.duplicateName(name.text, at: name.range, earlier: earlier, line: elaborator.line(of: earlier)))
      return nil
    }
    elaborator.states[place.owner, default: [:]][name.text] = name.range
    join(name)
    if name.text == StateID.baseName { return .base }
    if let known = elaborator.program.state(named: name.text) { return known }
    guard elaborator.program.states.count < Limits.states else {
      elaborator.report(.tooManyStates(at: name.range))
      return nil
    }
    return elaborator.program.addState(name.text)
  }

  /// Records that a state and those of its name are one, so that they are renamed together.
  private func join(_ name: SyntaxToken) {
    guard elaborator.stateDeclarations[name.text, default: []].insert(name.range).inserted else { return }
    let first = elaborator.firstStates[name.text] ?? name.range
    elaborator.firstStates[name.text] = first
    elaborator.join(name.range, with: first)
  }
}

extension Diagnostic {
  fileprivate static func tooManyStates(at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyStates, "a layout has at most \(Limits.states) states", at: range)
  }
}
