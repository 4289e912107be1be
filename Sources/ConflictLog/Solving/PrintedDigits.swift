internal import LayNumbers

// Logs print numbers with six significant digits, as `%g` of printf(3) does. A number that needs all of them may have had more.
extension ConflictLog {
  /// True if a number of some constraints may have had more digits than the log prints.
  func hasRoundedNumbers(_ items: [Int]) -> Bool {
    items.contains { item in
      self.items[item].relations.contains { $0.multiplier.mayBeRounded || $0.constant.mayBeRounded }
    }
  }

  /// The sum of the constants of some constraints, without those that only limit a length from above: about the largest length in them.
  func reach(of items: [Int]) -> Rational {
    var sum = Rational.zero
    for relation in items.flatMap({ self.items[$0].relations }) {
      let isLimit = relation.second == nil && relation.relation == .lessOrEqual
      if !isLimit { sum += relation.constant.magnitude }
    }
    return sum
  }
}

extension LoggedRelation {
  /// The amount by which its sides may differ from what is printed, in points, if the lengths that it multiplies are at most `reach`.
  func slack(reach: Rational) -> Rational { constant.roundingError + multiplier.roundingError * reach }
}

extension Rational {
  private static let printedDigits = 6

  /// True if a number is as long as logs print numbers.
  fileprivate var mayBeRounded: Bool {
    let text = description.utf8
    if text.contains(UInt8(ascii: "/")) { return false }
    let digits = text.filter { $0.isDigit }.drop { $0 == UInt8(ascii: "0") }
    let trailing = digits.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return digits.count - trailing >= Rational.printedDigits
  }

  /// Slightly less than half a unit of the last digit that is printed, since numbers that are printed differently are different;
  /// zero for a number that is not rounded.
  fileprivate var roundingError: Rational {
    if !mayBeRounded { return .zero }
    let ten = Rational(10)
    var (power, unit) = (Rational.one, Rational(1, 100_000))
    while magnitude >= power * ten { (power, unit) = (power * ten, unit * ten) }
    while magnitude < power { (power, unit) = (power / ten, unit / ten) }
    return unit * Rational(499, 1000)
  }
}
