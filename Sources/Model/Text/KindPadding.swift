package import LayNumbers

extension ViewKind {
  /// The padding of a kind around its text, points.
  package struct Padding {
    /// Left and right of the text, each.
    package var horizontal: Rational
    /// Above and below the text, each.
    package var vertical: Rational
    /// The least height, with or without text.
    var leastHeight: Rational
  }

  /// The padding of the kind around its text: left and right, top and bottom, and the least height. Nil for kinds that
  /// show none.
  ///
  /// | kind        | ios18    | ios26    | macos15   | macos26   |
  /// |-------------|----------|----------|-----------|-----------|
  /// | Label       | 0, 0, 0  | 0, 0, 0  | 0, 0, 0   | 0, 0, 0   |
  /// | Button      | 12, 4, 30| 12, 7, 0 | 10, 0, 20 | 12, 0, 24 |
  /// | TextField   | 7, 4, 34 | 7, 4, 34 | 7, 0, 21  | 7, 0, 24  |
  /// | TextView    | 5, 8, 0  | 5, 8, 0  | 5, 8, 0   | 5, 8, 0   |
  /// | PopUpButton | 12, 4, 30| 12, 7, 0 | 16, 0, 20 | 16, 0, 24 |
  /// | DatePicker  | 12, 7, 0 | 12, 7, 0 | 12, 7, 0  | 12, 7, 0  |
  package func padding(on system: ControlSystem) -> Padding? {
    switch self {
    case .label: Padding(horizontal: 0, vertical: 0, leastHeight: 0)
    case .button:
      Padding(
        horizontal: system.choose(12, 12, 10, 12), vertical: system.choose(4, 7, 0, 0),
        leastHeight: system.choose(30, 0, 20, 24))
    case .textField:
      Padding(horizontal: 7, vertical: system.choose(4, 4, 0, 0), leastHeight: system.choose(34, 34, 21, 24))
    case .textView: Padding(horizontal: 5, vertical: 8, leastHeight: 0)
    case .popUpButton:
      Padding(
        horizontal: system.choose(12, 12, 16, 16), vertical: system.choose(4, 7, 0, 0),
        leastHeight: system.choose(30, 0, 20, 24))
    case .datePicker: Padding(horizontal: 12, vertical: 7, leastHeight: 0)
    default: nil
    }
  }

  /// True if views of the kind show a text and have baselines of their own.
  package var showsText: Bool { padding(on: .ios18) != nil }
}
