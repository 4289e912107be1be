/// The colours and weights of a terminal, which may be off.
struct Style: Sendable {
  /// True if text is coloured.
  var isOn: Bool

  static let plain = Style(isOn: false)

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func error(_ text: String) -> String { wrap(text, "1;31") }
  func warning(_ text: String) -> String { wrap(text, "1;33") }
  func note(_ text: String) -> String { wrap(text, "1;36") }
  func label(_ text: String) -> String { wrap(text, "34") }
}
