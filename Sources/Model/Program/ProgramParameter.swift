package import LayNumbers

/// A metric that may be any number of a range.
package struct ProgramParameter: Hashable, Sendable {
  /// The name of the metric.
  package var name: String
  /// The least number.
  package var lowest: Rational
  /// The greatest number, above the least.
  package var highest: Rational

  /// Creates a metric with its range.
  package init(name: String, lowest: Rational, highest: Rational) {
    (self.name, self.lowest, self.highest) = (name, lowest, highest)
  }
}
