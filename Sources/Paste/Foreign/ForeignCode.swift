/// What a statement of Swift or Objective-C does, as its first line says.
enum ForeignCode {
  /// It creates constraints.
  case constraints
  /// It makes a view of UIKit: `let title = UILabel()`.
  case view
  /// It makes views of SwiftUI: `HStack { … }`, `var body: some View { … }`.
  case builder
  /// It declares a class of views: `struct Profile: View { … }`.
  case type
  /// It shows views of SwiftUI to their author: `#Preview { … }`.
  case preview
  /// It declares a state of SwiftUI: `@State private var isOn = false`.
  case state
  /// It changes a view by a modifier of SwiftUI: `title.padding(8)`.
  case modifier
  /// It sets a property by a call: `send.setTitle("Send", for: .normal)`.
  case setter
  /// It adds a view to another: `view.addSubview(title)`.
  case hierarchy
  /// It imports a module: `import UIKit`.
  case module
  /// It is a line of a closure of SnapKit or Masonry: `make.leading.equalToSuperview()`.
  case maker
  /// It says what a variable of a view holds, and makes none: `let title: UILabel`, `view title = UILabel()`.
  case typed

  /// The code of the tokens of a line inside of `depth` braces; nil for lines of the language.
  init?(_ tokens: [PasteToken], _ line: Range<Int>, depth: Int) {
    if depth > 0 && ForeignMaker.begins(tokens, line) {
      self = .maker
    } else if depth > 0 && ForeignView(tokens, line) != nil {
      self = .typed
    } else if line.contains(where: { isForeignWord(tokens, $0) }) {
      self = .constraints
    } else if let word = ForeignCode.start(tokens, line) {
      guard (depth == 0 ? ForeignCode.outside : ForeignCode.inside).contains(word) else { return nil }
      self = word
    } else {
      return nil
    }
  }

  /// The codes outside of all braces, and those inside.
  private static let outside: [ForeignCode] = [.module, .builder, .type, .preview, .state]
  private static let inside: [ForeignCode] = [.module, .builder, .state, .view, .hierarchy, .modifier, .setter]

  private static func start(_ tokens: [PasteToken], _ line: Range<Int>) -> ForeignCode? {
    let first = tokens[line.lowerBound]
    guard first.kind == .name || first.text == "[" else { return nil }
    if first.startsLine && line.contains(where: { addsView(tokens, $0) }) { return .hierarchy }
    if line.count == 2, first.text == "import", modules.contains(tokens[line.upperBound - 1].text) { return .module }
    if makesView(tokens, line) { return .view }
    return ForeignBuilder(tokens, line).code
  }

  private static func addsView(_ tokens: [PasteToken], _ index: Int) -> Bool {
    let names = ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"]
    return tokens[index].kind == .name && names.contains(tokens[index].text)
  }

  /// True for `let title = UILabel()`, also with words before the `let`, and for `UILabel *title = [UILabel new];`.
  private static func makesView(_ tokens: [PasteToken], _ line: Range<Int>) -> Bool {
    let first = line.lowerBound
    if line.count > 4 && tokens[first + 1].text == "*" && tokens[first + 3].text == "=" {
      return ViewClass(tokens[first].text) != nil && tokens[first + 2].kind == .name
    }
    let word = line.first { !modifiers.contains(tokens[$0].text) }
    guard let word, tokens[word].text == "let" || tokens[word].text == "var" else { return false }
    return line.dropLast().contains { index in
      tokens[index].text == "=" && ViewClass(tokens[index + 1].text) != nil
    }
  }

  /// The variable that a line declares; nil if it declares none.
  static func variable(_ tokens: [PasteToken], _ line: Range<Int>) -> String? {
    let first = line.lowerBound
    if line.count > 4 && tokens[first + 1].text == "*" && tokens[first + 3].text == "=" {
      return tokens[first + 2].text
    }
    let word = line.first { !modifiers.contains(tokens[$0].text) }
    guard let word, ["let", "var"].contains(tokens[word].text), word + 1 < line.upperBound else { return nil }
    return tokens[word + 1].kind == .name ? tokens[word + 1].text : nil
  }

  /// True if some line adds a subview to a view that is not the controller's: `card.addSubview(title)`.
  static func addsToOther(_ tokens: [PasteToken]) -> Bool {
    tokens.indices.contains { index in
      guard index > 1, ["addSubview", "insertSubview", "addArrangedSubview"].contains(tokens[index].text) else {
        return false
      }
      let owner = tokens[index - 1].text == "." ? tokens[index - 2].text : tokens[index - 1].text
      return !["view", "self"].contains(owner)
    }
  }

  static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "lazy", "weak", "static", "final", "@IBOutlet", "@main",
    "@MainActor", "@ViewBuilder",
  ]

  private static let modules: Set<String> = [
    "UIKit", "AppKit", "SwiftUI", "Foundation", "Cocoa", "SnapKit", "Masonry", "PureLayout", "Cartography", "Combine",
  ]

  /// The framework of `struct Profile: View { … }`, or of the statements of a controller.
  static func framework(ofType words: ArraySlice<PasteToken>) -> String {
    for word in words.prefix(24) where word.kind == .sign || word.kind == .name {
      if word.text == "{" { break }
      if word.text == "View" { return "SwiftUI" }
    }
    return framework(words)
  }

  /// The framework of a statement by its words.
  static func framework(_ words: ArraySlice<PasteToken>) -> String {
    for word in words where word.kind == .name {
      if word.text == "snp" { return "SnapKit" }
      if word.text.hasPrefix("mas_") { return "Masonry" }
      if PureLayoutTranslator.isPureLayout(word.text) { return "PureLayout" }
    }
    return "UIKit"
  }
}
