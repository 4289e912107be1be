internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The maximum number of lengths that are drawn side by side: more could not be told apart.
private let drawnLengths = 8

/// Draws the sum of a conflict as lengths: the required ones above, the available ones below. Returns nil if nothing is summed
/// up, or if the difference is too small to be seen.
func drawing(of conflict: Conflict, at size: ExactSize, in layout: CompiledLayout) -> Sketch? {
  let conflict = conflict.inAuthorsNumbers
  var demanded: [Share] = []
  var given: [Share] = []
  var (width, height) = (Rational.zero, Rational.zero)
  func add(_ amount: Rational, _ name: String) {
    if amount.sign < 0 { demanded.append(Share(amount: amount.magnitude, name: name)) }
    if amount.sign > 0 { given.append(Share(amount: amount, name: name)) }
  }
  for member in conflict.members {
    let side = member.rightSide
    add(member.multiplier * side.constant, times(member.multiplier, owner(of: member.origin, in: layout)))
    width += member.multiplier * side.width
    height += member.multiplier * side.height
  }
  add(width * size.width, times(width, layout.name))
  add(height * size.height, times(height, layout.name))
  guard demanded.count + given.count > 2, max(demanded.count, given.count) <= drawnLengths, !given.isEmpty else {
    return nil
  }
  let total = demanded.map { $0.amount }.reduce(.zero, +)
  guard conflict.excess * Rational(32) >= total else { return nil }
  return Sketch([row(of: demanded), row(of: given)])
}

/// The name with its factor: `3 * bar`; `bar` alone if the factor is 1.
private func times(_ multiplier: Rational, _ name: String) -> String {
  name.isEmpty || multiplier.magnitude == .one ? name : "\(multiplier.magnitude) * \(name)"
}

private struct Share {
  var amount: Rational
  var name: String
}

private func row(of shares: [Share]) -> Sketch.Row {
  var end = Rational.zero
  return Sketch.Row(
    shares.map { share in
      let start = end
      end = end + share.amount
      return Sketch.Span(from: start.double, to: end.double, name: share.name, length: share.amount.description)
    })
}

/// The path of the view whose size the row is about; empty if it is about a distance.
private func owner(of origin: RowOrigin, in layout: CompiledLayout) -> String {
  switch origin {
  case .constraint(let id):
    let terms = layout.program.constraints[id.index].terms
    guard terms.count == 1, terms[0].attribute == .width || terms[0].attribute == .height else { return "" }
    return layout.spelledPath(terms[0].view)
  case .maskSize(let view, _), .hugging(let view, _), .compression(let view, _), .nonNegative(let view, _),
    .step(let view, _):
    return layout.spelledPath(view)
  case .maskPosition, .arrangement, .contentOrigin: return ""
  }
}
