package import LayDiagnostics

/// Priorities in the spelling of UIKit or SnapKit: `priority 750`, `(750)`, `@.defaultHigh`, `@UILayoutPriority(750)`.
struct PrioritySlips {
  /// The tokens, with the cursor where a clause of a constraint may begin.
  let tokens: TokenCursor

  /// The most tokens of a priority; a longer one was not meant as one.
  private static let reach = 16

  /// The report of the priority at the cursor, with the token behind it; nil if there is none.
  var foreign: (report: Diagnostic, end: Int)? {
    var first = tokens.position
    if tokens.kind == .at {
      first = tokens.behindTrivia(first + 1)
      let isForeign = tokens.kinds[first] == .dot || tokens.kinds[first] == .name && isOwner(first)
      guard isForeign else { return nil }
    }
    if tokens.kind == .comma { first = tokens.behindTrivia(first + 1) }
    guard let (value, end) = value(from: first) else { return nil }
    let last = tokens.kinds[end - 1].isTrivia ? end - 2 : end - 1
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    let isSign = tokens.kind == .dot || tokens.kind == .comma
    let isAttached = isSign && !tokens.kinds[tokens.position - 1].isTrivia
    let isSure = (tokens.position..<end).contains { [.name, .at].contains(tokens.kinds[$0]) }
    return (.foreignPriority(value, gap: isAttached ? " " : "", isSure: isSure, at: range), end)
  }

  /// True if a priority of UIKit or SnapKit begins at a token behind a dot or comma: `.defaultHigh`, `, .required`.
  static func begins(_ tokens: TokenCursor, _ index: Int) -> Bool {
    if tokens.spells(index, "priority") { return true }
    let word = tokens.kinds[index] == .dot ? index + 1 : index
    let isBehindDot = word != index || tokens.kind == .dot
    return isBehindDot
      && ["defaultHigh", "defaultLow", "required", "fittingSizeLevel"].contains { tokens.spells(word, $0) }
  }

  /// The priority from the token `first` to the end of the statement, as it is written behind `@`, and that end.
  private func value(from first: Int) -> (text: String, end: Int)? {
    var (base, rest) = ("", "")
    var index = first
    while index < first + PrioritySlips.reach {
      switch tokens.kinds[index] {
      case .newline, .semicolon, .rightBrace, .endOfFile, .comment, .docComment:
        if base.isEmpty || rest.utf8.count == 3 { return nil }
        return (rest.isEmpty ? base : "(\(base)\(rest))", index)
      case .plus, .minus:
        guard !base.isEmpty, rest.isEmpty else { return nil }
        rest = " \(tokens.text(tokens.range(ofToken: index))) "
      case .number:
        let number = tokens.text(tokens.range(ofToken: index))
        if base.isEmpty { base = number } else if rest.utf8.count == 3 { rest += number } else { return nil }
      case .name:
        if let name = name(index) {
          guard base.isEmpty else { return nil }
          base = name
        } else if !isOwner(index) {
          return nil
        }
      case .dot, .leftParen, .rightParen, .colon, .equal: break
      case let kind where kind.isTrivia: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// True for the words around the value: `UILayoutPriority(rawValue: 750)`, `priority 750`.
  private func isOwner(_ index: Int) -> Bool {
    let text = tokens.text(tokens.range(ofToken: index))
    return ["priority", "rawValue", "UILayoutPriority", "NSLayoutConstraint", "Priority", "Float"].contains(text)
      || name(index) != nil && text.hasPrefix("UILayoutPriority")
  }

  /// The name of the language for a priority of UIKit; nil for other names.
  private func name(_ index: Int) -> String? {
    switch tokens.text(tokens.range(ofToken: index)) {
    case "required", "UILayoutPriorityRequired": "required"
    case "high", "defaultHigh", "UILayoutPriorityDefaultHigh": "high"
    case "low", "defaultLow", "UILayoutPriorityDefaultLow": "low"
    case "fitting", "fittingSizeLevel", "UILayoutPriorityFittingSizeLevel": "fitting"
    case "medium": "500"
    default: nil
    }
  }
}

extension Diagnostic {
  /// A priority without `@`, or in the words of UIKit.
  ///
  /// A number in parentheses may have been meant as something else, so it is no sure sign of a priority.
  package static func foreignPriority(
    _ value: String, gap: String, isSure: Bool = true, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expectedPriority, "a priority is '@' with a number or a plain name: `@\(value)`", at: range,
      fixIt: FixIt("write '@\(value)'", [Edit(range, "\(gap)@\(value)")], isSure ? .automatic : .needsReview))
  }
}
