/// The colours and weights of a terminal, which may be off.
struct Style: Sendable {
  /// True if text is coloured.
  var isOn: Bool

  static let plain = Style(isOn: false)

  /// Chooses the style for `sink`: the option wins, then NO_COLOR, FORCE_COLOR, TERM and the kind of sink.
  init(_ option: Settings.Color, for sink: Sink, variable: (String) -> String?) {
    switch option {
    case .always: isOn = true
    case .never: isOn = false
    case .auto:
      let force = variable("FORCE_COLOR") ?? ""
      if !(variable("NO_COLOR") ?? "").isEmpty {
        isOn = false
      } else if !force.isEmpty && force != "0" {
        isOn = true
      } else {
        isOn = sink.isTerminal && variable("TERM") != "dumb"
      }
    }
  }

  private init(isOn: Bool) { self.isOn = isOn }

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
