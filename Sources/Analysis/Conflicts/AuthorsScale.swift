internal import LayRuntime

extension Conflict {
  /// The same sum, scaled so that most of the author's numbers have the multiplier 1; any multiple of a contradiction is one.
  var inAuthorsNumbers: Conflict {
    var counts: [Rational: Int] = [:]
    for member in members where !member.rightSide.constant.isZero {
      counts[member.multiplier.magnitude, default: 0] += 1
    }
    let marked = members.first { $0.origin == broken }?.multiplier.magnitude
    var scale = Rational.one
    var most = counts[.one] ?? 0
    // In the order of the members, so that the choice is the same on every machine.
    for member in members {
      let candidate = member.multiplier.magnitude
      guard let count = counts[candidate], count > most || count == most && scale != .one && candidate == marked else {
        continue
      }
      (scale, most) = (candidate, count)
    }
    if let share = shareOfRoot(scale) { scale = scale * share }
    if scale == .one { return self }
    var scaled = self
    for index in members.indices { scaled.members[index].multiplier = members[index].multiplier / scale }
    scaled.excess = excess / scale
    return scaled
  }

  /// The multiplier of the root's row in a sum with one number, if its reciprocal is a whole number: `5 * 75` is compared with
  /// the width rather than 75 with a fifth of it. Nil otherwise.
  private func shareOfRoot(_ scale: Rational) -> Rational? {
    let numbers = members.filter { !$0.rightSide.constant.isZero && !$0.multiplier.isZero }
    let roots = members.filter { (!$0.rightSide.width.isZero || !$0.rightSide.height.isZero) && !$0.multiplier.isZero }
    guard numbers.count == 1, (numbers[0].multiplier / scale).isInteger, roots.count == 1 else { return nil }
    let side = roots[0].rightSide
    guard (side.width.magnitude + side.height.magnitude) == .one else { return nil }
    let share = (roots[0].multiplier / scale).magnitude
    return share < .one && (Rational.one / share).isInteger ? share : nil
  }
}
