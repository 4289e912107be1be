internal import LayJSON

/// Returns JSON without spaces and line breaks that may stand in an element `script`: no `<` ends the element or begins a
/// comment in it.
func compactText(of value: JSON) -> String {
  var text = ""
  write(value, to: &text)
  return text
}

private func write(_ value: JSON, to text: inout String) {
  switch value {
  case .array(let values):
    text += "["
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      write(value, to: &text)
    }
    text += "]"
  case .object(let members):
    text += "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      text += quoted(member.0) + ":"
      write(member.1, to: &text)
    }
    text += "}"
  case .string(let value): text += quoted(value)
  case .null, .bool, .integer, .number, .decimal: text += line(of: value)
  }
}

private func line(of value: JSON) -> String {
  let text = value.text()
  return String(text.dropLast())
}

private func quoted(_ text: String) -> String {
  let quoted = jsonQuoted(text)
  guard quoted.utf8.contains(UInt8(ascii: "<")) else { return quoted }
  return quoted.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
}
