package import LayNumbers

/// A metric or a parameter of an instance of a component that may be any number of a range, or the height of the keyboard.
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
  /// True for the height of the keyboard, which is a part of the environment.
  package private(set) var isKeyboard = false

  /// Creates a metric with its range.
  package init(name: String, settableName: String, lowest: Rational, highest: Rational) {
    (self.name, self.settableName, self.lowest, self.highest) = (name, settableName, lowest, highest)
  }

  /// The first part of the name of a keyboard's height in a list of numbers; no metric can have it.
  package static let keyboardName = "keyboardLayoutGuide"

  /// Creates the height of the keyboard. Layouts with the same range share it.
  package init(keyboardFrom lowest: Rational, to highest: Rational) {
    let name = "\(ProgramParameter.keyboardName) \(lowest) ... \(highest)"
    self.init(name: "keyboard", settableName: name, lowest: lowest, highest: highest)
    isKeyboard = true
  }

  /// `'gap'`, or `the keyboard`
  package var spelled: String { isKeyboard ? "the keyboard" : "'\(name)'" }
}
