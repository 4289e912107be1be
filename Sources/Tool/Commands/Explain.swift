internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering

/// `layc explain`: prints the page of each code, or the list of all codes.
func explainCommand(_ words: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  var codes: [DiagnosticCode] = []
  for word in words { codes.append(try code(word, session.command)) }
  switch (session.settings.format, codes.isEmpty) {
  case (.json, _): session.machine.output.write(explainJSON(codes).text())
  case (_, true): session.machine.output.write(codeList(session.style))
  case (_, false):
    for (index, code) in codes.enumerated() {
      if index > 0 { session.machine.output.line() }
      session.machine.output.write(terminalText(errorPage(of: code), session.style))
    }
  }
  return .fine
}

/// Returns the code for `word`: its number in upper or lower case, without the letter or its zeros, or its name.
private func code(_ word: String, _ command: Command) throws(UsageError) -> DiagnosticCode {
  let all = DiagnosticCode.all
  let isNumber = (1...4).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  let id = isNumber ? "L" + String(repeating: "0", count: 4 - word.utf8.count) + word : word.uppercased()
  if let code = all.first(where: { $0.id == id || $0.name == word }) { return code }
  let guess = nearest(to: word, among: all.map(\.id) + all.map(\.name))
  throw .unknownCode(word, nearest: guess, command)
}

private func codeList(_ style: Style) -> String {
  let all = DiagnosticCode.all
  let width = all.map(\.name.count).max() ?? 0
  return all.map { code in
    "\(style.bold(code.id))  \(padded(code.name, right: width))  \(code.isOffByDefault ? "off" : code.severity.word)\n"
  }.joined()
}

private func explainJSON(_ codes: [DiagnosticCode]) -> JSON {
  let shown = codes.isEmpty ? DiagnosticCode.all : codes
  return .array(
    shown.map { code in
      var members: [(String, JSON)] = [
        ("code", .string(code.id)), ("name", .string(code.name)), ("severity", .string(code.severity.word)),
      ]
      // The list is only an index; pages are included if codes were named.
      if !codes.isEmpty { members.append(("page", .string(errorPage(of: code)))) }
      return .object(members)
    })
}
