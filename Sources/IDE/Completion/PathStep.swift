internal import LayDiagnostics
internal import LayParser

/// A name in a path, and its suffix.
struct PathStep: Equatable {
  /// The name; empty if the path begins with a dot.
  var name: String
  /// True if an index, or arguments, follow the name.
  var isIndexed = false
  var isCalled = false

  /// The view whose braces are around the path.
  static let own = PathStep(name: "")
  /// An unknown base: a value in parentheses.
  static let unknown = PathStep(name: "()")
}

extension [PathStep] {
  /// Reads the path before a dot: `form.email.`, `bars[0].`, `.frame.`
  init(before dot: SyntaxToken) {
    self = []
    var next = dot
    while true {
      var step = PathStep.own
      var token = next.previous.flatMap { $0.range.end == next.range.start ? $0 : nil }
      while let close = token, close.kind == .rightSquare || close.kind == .rightParen {
        if close.kind == .rightSquare { step.isIndexed = true } else { step.isCalled = true }
        token = close.opening?.previous
      }
      let isName = token.map { $0.kind == .name || ($0.kind.isWord && $0.previous?.kind == .dot) } ?? false
      guard let name = token, isName else {
        insert(step.isIndexed || step.isCalled ? .unknown : .own, at: 0)
        return
      }
      step.name = name.text
      insert(step, at: 0)
      guard let before = name.previous, before.kind == .dot, before.range.end == name.range.start else { return }
      next = before
    }
  }
}

extension SyntaxToken {
  /// The opening bracket, parenthesis or brace that matches this token.
  var opening: SyntaxToken? {
    var depth = 0
    var token: SyntaxToken? = self
    while let current = token {
      switch current.kind {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace: depth -= 1
      default: break
      }
      if depth == 0 { return current }
      token = current.previous
    }
    return nil
  }
}
