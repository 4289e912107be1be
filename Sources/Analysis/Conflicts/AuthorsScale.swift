internal import LayRuntime

extension Conflict {
  /// The same sum with as many of the author's numbers as can be taken once: any multiple of a contradiction is one.
  var inAuthorsNumbers: Conflict {
    var counts: [Rational: Int] = [:]
    for member in members where !member.rightSide.constant.isZero {
      counts[member.multiplier.magnitude, default: 0] += 1
    }
    let marked = members.first { $0.origin == broken }?.multiplier.magnitude
    var scale = Rational.one
    var most = counts[.one] ?? 0
    // In the order of the members, so that the choice is the same everywhere.
    for member in members {
      let candidate = member.multiplier.magnitude
      guard let count = counts[candidate], count > most || count == most && scale != .one && candidate == marked else {
        continue
      }
      (scale, most) = (candidate, count)
    }
    if scale == .one { return self }
    var scaled = self
    for index in members.indices { scaled.members[index].multiplier = members[index].multiplier / scale }
    scaled.excess = excess / scale
    return scaled
  }
}
