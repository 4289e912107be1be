package import LayModel
package import LayNumbers

/// The least and the greatest insets of a safe area.
package struct InsetBounds: Hashable, Sendable {
  package var lowest: ExactInsets
  package var highest: ExactInsets

  /// Creates bounds, of which each inset of the first is no greater than that of the second.
  package init(lowest: ExactInsets, highest: ExactInsets) { (self.lowest, self.highest) = (lowest, highest) }

  /// The sides with their least and greatest insets.
  package var sides: [(number: EnvironmentNumber, lowest: Rational, highest: Rational)] {
    [
      (.safeAreaTop, lowest.top, highest.top), (.safeAreaLeft, lowest.left, highest.left),
      (.safeAreaBottom, lowest.bottom, highest.bottom), (.safeAreaRight, lowest.right, highest.right),
    ]
  }

  /// The insets with ranges.
  package var parameters: [ProgramParameter] {
    sides.filter { $0.lowest < $0.highest }.map { ProgramParameter($0.number, from: $0.lowest, to: $0.highest) }
  }
}
