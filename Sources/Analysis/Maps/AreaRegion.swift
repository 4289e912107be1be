internal import LayDiagnostics
internal import LayRuntime

extension SizeRegion {
  /// Creates the region that an area describes; nil if one of its numbers cannot be read.
  init?(_ area: SizeArea) {
    guard let width = SizeInterval(area.width), let height = SizeInterval(area.height) else { return nil }
    self.init(width: width, height: height)
    if area.corners.isEmpty { return }
    var corners: [ExactSize] = []
    for corner in area.corners {
      guard let width = Rational(exact: corner.width), let height = Rational(exact: corner.height) else { return nil }
      corners.append(ExactSize(width: width, height: height))
    }
    self.init(SizePolygon.hull(corners))
    (self.width, self.height) = (width, height)
    if polygon != nil && corners.count > 2 { include(area.corners.map { $0.includesEdge }) }
    for (corner, size) in zip(area.corners, corners) where corner.isLeftOut { exclude(size) }
  }
}

extension SizeInterval {
  fileprivate init?(_ interval: SizeArea.Interval) {
    guard let lowest = Rational(exact: interval.from), let highest = Rational(exact: interval.to) else { return nil }
    self.init(
      lowest: lowest, highest: highest, includesLowest: interval.includesFrom, includesHighest: interval.includesTo)
  }
}

extension Rational {
  /// Parses the description of a number: a decimal, or a fraction such as `700/3`.
  init?(exact text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = Rational(decimal: String(parts[0])) else { return nil }
    guard parts.count == 2 else {
      self = numerator
      return
    }
    guard let denominator = Rational(decimal: String(parts[1])), !denominator.isZero else { return nil }
    self = numerator / denominator
  }
}

extension SizeArea {
  /// True if another area is about the same direction, state, text sizes and languages.
  func isOfVariant(of other: SizeArea) -> Bool {
    isRightToLeft == other.isRightToLeft && state == other.state && textSizes == other.textSizes
      && languages == other.languages
  }

  /// True if both areas are about the same direction and state, and about one text size and language at least. An area without text
  /// sizes or languages is about all.
  func sharesVariant(with other: SizeArea) -> Bool {
    isRightToLeft == other.isRightToLeft && state == other.state && SizeArea.share(textSizes, other.textSizes)
      && SizeArea.share(languages, other.languages)
  }

  private static func share(_ own: [String], _ others: [String]) -> Bool {
    own.isEmpty || others.isEmpty || own.contains { others.contains($0) }
  }
}
