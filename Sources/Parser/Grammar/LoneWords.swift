internal import LayDiagnostics
internal import LayModel

/// A line that begins with a value which neither `=`, a relation nor braces follow: most are declarations without a word or an
/// operator.
struct LoneWords {
  /// The tokens, with the cursor behind the value.
  let tokens: TokenCursor
  /// The first token of the value.
  let first: Int
  /// The kind of its node.
  let node: SyntaxKind?

  private var range: SourceRange { tokens.range(ofToken: first) }

  // MARK: Words of other languages

  /// A word of the language with the safety of writing it.
  typealias Meaning = (kind: TokenKind, safety: FixIt.Safety)

  /// The word that the first one means, which may be of another language or misspelt; nil if it means none.
  var wordMeant: Meaning? {
    guard range.length <= 20, !tokens.isAtStatementEnd || node == .call, tokens.kind != .colon else { return nil }
    if let word = wordInCapitals, node == .nameExpression { return (word, .automatic) }
    let word = tokens.text(range)
    if node == .call && (word != "if" || tokens.kind != .leftBrace) { return nil }
    guard let meant = meaning(of: word) else { return nil }
    if tokens.kind == .rightSquare || tokens.kind == .rightParen || tokens.kind == .comma { return nil }
    return meant
  }

  /// Returns the report of a first word that means another.
  func report(as meant: Meaning) -> Diagnostic {
    let word = meant.kind.word ?? ""
    let fixIt = FixIt("write '\(word)'", [Edit(range, word)], meant.safety)
    return .foreignWord(tokens.text(range), word, at: range, fixIt: fixIt)
  }

  /// The word of `Layout Mail(375x667) {`, which begins a statement but is capitalized; `View` is also a kind.
  private var wordInCapitals: TokenKind? {
    guard tokens.bytes[range.start] < 0x5B, tokens.kind == .name,
      !isSpelt("view") || !tokens.endsHead(behind: tokens.position)
    else {
      return nil
    }
    return TokenKind.allCases.first { word in
      word.beginsStatement && word != .elseWord && word.word.map { isSpelt($0) } == true
    }
  }

  /// True if the letters of the first word are those of `word`, ignoring case.
  private func isSpelt(_ word: String) -> Bool {
    tokens.bytes[range.start..<range.end].elementsEqual(word.utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  private func meaning(of word: String) -> Meaning? {
    switch word {
    case "if": return (.whenWord, .automatic)
    case "var", "const", "val", "def": return (.letWord, .needsReview)
    case "include", "use", "require": return (.importWord, .needsReview)
    case "foreach": return (.forWord, .needsReview)
    default: break
    }
    if tokens.kind == .name && LoneWords.kind(writtenAs: word) != nil { return nil }
    guard word.utf8.count > 3, let first = word.utf8.first, first >= 0x61 else { return nil }
    let words = TokenKind.allCases.filter { $0.beginsStatement && $0 != .elseWord }
    guard let guess = nearest(to: word, among: words.compactMap { $0.word }) else { return nil }
    return words.first { $0.word == guess }.map { ($0, .needsReview) }
  }

  // MARK: Declarations

  /// True for `title: Label`, false for `cap: form.width <= 420`, with the cursor at the colon.
  var isView: Bool { tokens.peek() == .name && startsWithCapital(tokens.behindTrivia(tokens.position + 1)) }

  /// The report of a declaration with a colon and without a word, with the cursor at the colon.
  var nameAndColon: Diagnostic {
    let (name, isView) = (tokens.previous, isView)
    let word = isView ? "view" : "constraint"
    let edit = Edit(SourceRange(file: tokens.file, start: name.start, end: name.start), "\(word) ")
    let fixIt = FixIt("insert '\(word)'", [edit], isView ? .automatic : .needsReview)
    return .declarationWithoutWord(tokens.shown(name), word, at: name, fixIt: fixIt)
  }

  private func startsWithCapital(_ token: Int) -> Bool { tokens.bytes[tokens.start(ofToken: token)] < 0x5B }

  /// True for `button back: Button`, a declaration with the kind in place of `view`, with the cursor at the name.
  var isKindForView: Bool {
    tokens.kinds[tokens.behindTrivia(tokens.position + 1)] == .colon
      && LoneWords.kind(writtenAs: tokens.text(range)) != nil
  }

  /// The report of a kind in place of `view`, with the cursor at the name.
  var kindForView: Diagnostic {
    let fixIt = FixIt("write 'view'", [Edit(range, "view")], .needsReview)
    return .declarationWithoutWord(tokens.shown(tokens.here), "view", at: range, fixIt: fixIt)
  }

  /// True if the first word begins with a capital letter, as kinds do.
  var isCapitalized: Bool { startsWithCapital(first) }

  /// True for `Label title`, with the cursor at the second name, and for `label title {`, which probably means the same.
  var isKindAndName: Bool {
    let written = tokens.shown(tokens.previous)
    return isCapitalized || LoneWords.kind(writtenAs: written) != nil || isLikeKind(written)
  }

  /// The report of a kind before its name, with the cursor at the name. If anything but a text follows, there is no fix.
  var kindAndName: Diagnostic {
    let written = tokens.shown(tokens.previous)
    let kind = LoneWords.kind(writtenAs: written) ?? written.prefix(1).uppercased() + written.dropFirst()
    let name = tokens.shown(tokens.here)
    let range = SourceRange(file: tokens.file, start: tokens.previous.start, end: tokens.here.end)
    // Longer names are not shown whole.
    guard max(tokens.here.length, tokens.previous.length) <= 40, let edit = declaration(of: name, as: kind, at: range)
    else {
      return .kindBeforeName(kind, name, at: range, fixIt: nil)
    }
    let fixIt = FixIt("write '\(edit.replacement)'", [edit], isCapitalized ? .automatic : .needsReview)
    return .kindBeforeName(kind, name, at: range, fixIt: edit.range.length <= 80 ? fixIt : nil)
  }

  /// The edit that writes a declaration in place of a kind and a name at `range`, with a text that follows; nil if something else does.
  private func declaration(of name: String, as kind: String, at range: SourceRange) -> Edit? {
    let head = "view \(name): \(kind)"
    if tokens.endsHead(behind: tokens.position) { return Edit(range, head) }
    let text = tokens.behindTrivia(tokens.position + 1)
    let written = tokens.range(ofToken: text)
    // The text of a field more probably is its placeholder.
    let showsText = [ViewKind.label, .button, .textView].contains { $0.name == kind }
    guard showsText, tokens.kinds[text] == .text, written.length > 1, tokens.bytes[written.end - 1] == 0x22 else {
      return nil
    }
    let setting = "\(head) { text = \(tokens.text(written))"
    let brace = tokens.behindTrivia(text + 1)
    if tokens.kinds[brace] == .leftBrace {
      let isAlone = tokens.endsHead(behind: brace)
      return Edit(range.union(tokens.range(ofToken: brace)), isAlone ? setting : "\(setting);")
    }
    return tokens.endsHead(behind: text) ? Edit(range.union(written), "\(setting) }") : nil
  }

  /// True if `word`, in lower case, precedes a name with braces, and is no misspelt word that begins statements.
  private func isLikeKind(_ word: String) -> Bool {
    let words = TokenKind.allCases.filter { $0.beginsStatement }.compactMap { $0.word }
    return tokens.kinds[tokens.behindTrivia(tokens.position + 1)] == .leftBrace
      && nearest(to: word, among: words) == nil
  }

  /// The kind that a lower-case word means; nil for any other word.
  private static func kind(writtenAs word: String) -> String? {
    switch word {
    case "label", "text": "Label"
    case "button": "Button"
    case "image", "img", "picture", "icon": "Image"
    case "input", "field", "textfield", "textField": "TextField"
    case "textview", "textView": "TextView"
    case "switch", "toggle": "Switch"
    case "slider": "Slider"
    case "stepper": "Stepper"
    case "progress": "Progress"
    case "spinner": "Spinner"
    case "scroll", "scrollview", "scrollView": "ScrollView"
    case "hstack", "hStack": "HStack"
    case "vstack", "vStack", "stack": "VStack"
    case "grid": "Grid"
    case "spacer": "Spacer"
    case "segmentedControl": "SegmentedControl"
    case "datepicker", "datePicker": "DatePicker"
    case "picker", "pickerView": "PickerView"
    case "popup", "popUpButton", "dropdown": "PopUpButton"
    case "separator", "divider": "Separator"
    case "table", "tableView": "Table"
    default: nil
    }
  }

  // MARK: Values

  /// The report of a value that is no statement, or of the token after it.
  var report: Diagnostic {
    let range = tokens.rangeSince(UInt32(truncatingIfNeeded: first))
    let words = tokens.shown(range)
    if tokens.isAtStatementEnd {
      return signOfCall.map { .constraintByCall(words, $0, at: range) } ?? .loneExpression(words, at: range)
    }
    return .expectedRelation(after: words, found: tokens.shown(tokens.here), at: tokens.here)
  }

  /// The relation of UIKit's `constraint(equalTo: …)` if the value calls it; nil otherwise.
  private var signOfCall: String? {
    guard node == .call else { return nil }
    for index in first..<min(tokens.previousEnd, first + 40) where tokens.spells(index, "constraint") {
      guard tokens.kinds[index + 1] == .leftParen else { continue }
      let label = tokens.bytes[tokens.start(ofToken: index + 2)..<Int(tokens.ends[index + 2])]
      if label.starts(with: "equalTo".utf8) { return "==" }
      if label.starts(with: "lessThanOrEqualTo".utf8) { return "<=" }
      if label.starts(with: "greaterThanOrEqualTo".utf8) { return ">=" }
    }
    return nil
  }
}
