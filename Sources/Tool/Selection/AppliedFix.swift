/// The fix that `--apply` makes: that of a code at a line of a file.
struct AppliedFix {
  var code: String
  var path: String
  var line: Int

  /// Parses `L0502@SignIn.lay:12`; the letter and zeros of the code may be left out.
  init?(_ text: String) {
    guard let at = text.firstIndex(of: "@"), let colon = text.lastIndex(of: ":"), at < colon,
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    let code = text[..<at].uppercased()
    let isNumber = (1...4).contains(code.utf8.count) && code.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    self.code = isNumber ? "L" + String(repeating: "0", count: 4 - code.utf8.count) + code : code
    path = String(text[text.index(after: at)..<colon])
    self.line = line
    if path.isEmpty || self.code.isEmpty { return nil }
  }
}
