package import LayNumbers

/// A metric, or a parameter of an instance of a component, that may be any number of a range.
package struct ProgramParameter: Hashable, Sendable {
  /// The name of the metric, or the path of the parameter: `card.gap`.
  package var name: String
  /// The name by which it is set from outside: `keyboard`, `SignIn.keyboard` for a metric of a layout or component, and
  /// `SignIn.card.gap` for a parameter.
  package var settableName: String
  /// The least number.
  package var lowest: Rational
  /// The greatest number, above the least.
  package var highest: Rational

  /// Creates a metric with its range.
  package init(name: String, settableName: String, lowest: Rational, highest: Rational) {
    (self.name, self.settableName, self.lowest, self.highest) = (name, settableName, lowest, highest)
  }
}
