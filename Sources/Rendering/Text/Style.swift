/// The colours and weights of a terminal, which may be off.
package struct Style: Sendable {
  /// True if text is coloured.
  package var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package static let plain = Style(isOn: false)

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  package func bold(_ text: String) -> String { wrap(text, "1") }
  package func dim(_ text: String) -> String { wrap(text, "2") }
  package func error(_ text: String) -> String { wrap(text, "1;31") }
  package func warning(_ text: String) -> String { wrap(text, "1;33") }
  package func note(_ text: String) -> String { wrap(text, "1;36") }
  package func label(_ text: String) -> String { wrap(text, "34") }
}
