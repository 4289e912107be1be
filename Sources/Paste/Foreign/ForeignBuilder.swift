/// The beginning of code of SwiftUI, and of calls that set a property.
struct ForeignBuilder {
  private let tokens: [PasteToken]
  private let line: Range<Int>

  /// Reads the tokens of a line.
  init(_ tokens: [PasteToken], _ line: Range<Int>) { (self.tokens, self.line) = (tokens, line) }

  /// What the line does; nil for lines of the language.
  var code: ForeignCode? {
    let first = tokens[line.lowerBound].text
    if first == "#Preview" { return .preview }
    if ForeignBuilder.states.contains(first) { return .state }
    if isType { return .type }
    if isProperty || isView { return .builder }
    if isModified { return .modifier }
    return isSetter ? .setter : nil
  }

  private static let states: Set<String> = [
    "@State", "@Binding", "@StateObject", "@ObservedObject", "@EnvironmentObject", "@Environment", "@AppStorage",
    "@FocusState", "@Published",
  ]

  /// The most tokens of the action of a button.
  private static let reach = 256

  /// The first token without the words before a declaration.
  private var word: Int? { line.first { !ForeignCode.modifiers.contains(tokens[$0].text) } }

  private var opensBraces: Bool { line.count > 1 && tokens[line.upperBound - 1].text == "{" }

  /// True for `struct Profile: View {` and `class LoginViewController: UIViewController {`.
  private var isType: Bool {
    guard let word, ["struct", "class", "extension"].contains(tokens[word].text), opensBraces else { return false }
    return line.contains { tokens[$0].text == ":" }
  }

  /// True for `var body: some View {`.
  private var isProperty: Bool {
    guard let word, word + 5 < line.upperBound, tokens[word].text == "var", opensBraces else { return false }
    return tokens[word + 2].text == ":" && tokens[word + 3].text == "some" && tokens[word + 4].text == "View"
  }

  /// True for `Text("a")` and `HStack {`. Braces alone belong to containers, and views of SwiftUI are in them.
  private var isView: Bool {
    let first = line.lowerBound
    let word = tokens[first].text
    guard line.count > 1, BuilderTranslator.builders.contains(word) else { return false }
    if tokens[first + 1].text == "(" || word == "Color" && tokens[first + 1].text == "." { return true }
    guard tokens[first + 1].text == "{" else { return false }
    return word == "Button" ? hasLabel(first + 1) : ForeignBuilder.begins(tokens, first + 2)
  }

  /// True if a view of SwiftUI begins at a token, or a condition or loop around one.
  private static func begins(_ tokens: [PasteToken], _ index: Int) -> Bool {
    var index = index
    // The parameters of a closure: `proxy in`.
    for next in index..<min(index + 6, tokens.count - 1) where tokens[next].text == "in" { index = next + 1 }
    guard index + 1 < tokens.count, tokens[index].kind == .name else { return false }
    let word = tokens[index].text
    if ["if", "switch", "let"].contains(word) { return true }
    let next = tokens[index + 1].text
    let isType = word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    return isType && (next == "(" || next == "{" || next == ".")
  }

  /// True for the braces of `Button { … } label: { … }`.
  private func hasLabel(_ open: Int) -> Bool {
    var depth = 0
    for index in open..<min(open + ForeignBuilder.reach, tokens.count - 2) where tokens[index].kind == .sign {
      if tokens[index].text == "{" { depth += 1 }
      guard tokens[index].text == "}" else { continue }
      depth -= 1
      if depth == 0 { return tokens[index + 1].text == "label" && tokens[index + 2].text == ":" }
    }
    return false
  }

  /// True for `card.title.padding(8)`, whose first call is a modifier.
  private var isModified: Bool {
    guard let call = firstCall else { return false }
    return BuilderTranslator.modifierNames.contains(tokens[call].text)
  }

  /// True for `send.setTitle("Send", for: .normal)` and `[send setTitle:@"Send" …]`.
  private var isSetter: Bool {
    let isMessage = tokens[line.lowerBound].text == "["
    let index = isMessage ? line.first { tokens[$0 + 1].text == ":" } : firstCall
    guard let index, line.contains(index) else { return false }
    let name = tokens[index].text
    let letter = name.utf8.dropFirst(3).first ?? 0
    return name.hasPrefix("set") && letter >= 0x41 && letter <= 0x5A
  }

  /// The name of the first call of a path: `setTitle` of `self.send.setTitle("Send")`.
  private var firstCall: Int? {
    var index = line.lowerBound
    guard tokens[index].kind == .name else { return nil }
    while index + 3 < line.upperBound, tokens[index + 1].text == ".", tokens[index + 2].kind == .name {
      index += 2
      if tokens[index + 1].text == "(" { return index }
    }
    return nil
  }
}
