internal import LayDiagnostics
internal import LayJSON
internal import LayPlatform
internal import LayRendering

/// `layc explain`: prints the page of each code, the codes that a word is about, or the list of all codes.
func explainCommand(_ words: [String], _ session: Session) throws(UsageError) -> ExitStatus {
  var codes: [DiagnosticCode] = []
  var isSearch = false
  for word in words {
    let found = try matches(of: word, session.command)
    isSearch = isSearch || found.count > 1
    codes += found.filter { !codes.contains($0) }
  }
  switch (session.settings.format, codes.isEmpty) {
  case (.json, _): session.machine.output.write(explainJSON(codes).text())
  case (_, true): session.machine.output.write(codeList(DiagnosticCode.all, session.style))
  case (_, false) where isSearch: session.machine.output.write(codeList(codes, session.style))
  case (_, false):
    for (index, code) in codes.enumerated() {
      if index > 0 { session.machine.output.line() }
      session.machine.output.write(terminalText(errorPage(of: code), session.style))
    }
  }
  return .fine
}

/// Returns the code for `word`: its number in upper or lower case, without the letter or its zeros, or its name. For any other word,
/// returns the codes whose names or first paragraphs have it; if there are none, those whose pages have it.
private func matches(of word: String, _ command: Command) throws(UsageError) -> [DiagnosticCode] {
  let all = DiagnosticCode.all
  let isNumber = (1...4).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  let id = isNumber ? "L" + String(repeating: "0", count: 4 - word.utf8.count) + word : word.uppercased()
  if let code = all.first(where: { $0.id == id || $0.name == word }) { return [code] }
  // No page has so long a phrase, and the nearest name of one takes long to find.
  if word.utf8.count > 100 { throw .unknownCode(String(word.prefix(20)), nearest: nil, command) }
  for isWhole in [false, true] {
    let found = all.filter { isAbout(word, $0, isWhole: isWhole) }
    if !found.isEmpty { return found }
  }
  let guess = nearest(to: word, among: all.map(\.id) + all.map(\.name))
  throw .unknownCode(word, nearest: guess, command)
}

/// True if the name or the first paragraph of a code, or its whole page, has words that begin with those of `phrase`, in upper or lower case.
private func isAbout(_ phrase: String, _ code: DiagnosticCode, isWhole: Bool) -> Bool {
  let sought = phrase.lowercased().split { !$0.isLetter && !$0.isNumber }
  guard !sought.isEmpty, sought.contains(where: { $0.utf8.count > 2 }) else { return false }
  // The examples are full of numbers.
  if isWhole, !sought.contains(where: { $0.contains { $0.isLetter } }) { return false }
  let page = errorPage(of: code)
  let paragraphs = page.split(separator: "\n\n", omittingEmptySubsequences: true)
  let text = isWhole ? page : code.name + " " + (paragraphs.count > 1 ? String(paragraphs[1]) : "")
  let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
  return sought.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
}

private func codeList(_ codes: [DiagnosticCode], _ style: Style) -> String {
  let width = codes.map(\.name.count).max() ?? 0
  return codes.map { code in
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
