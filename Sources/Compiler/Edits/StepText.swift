package import LayDiagnostics
internal import LayParser

/// The statement of a step, with edits next to it.
package struct StepText {
  private let statement: SyntaxNode

  /// The step at `place`; nil if there is none.
  package init?(at place: SourceRange, in compilation: Compilation) {
    let index = Int(place.file.rawValue)
    guard compilation.files.indices.contains(index) else { return nil }
    let kinds: [SyntaxKind] = [.setting, .alignStep, .sizeToFitStep, .distributeStep, .spreadStep]
    guard let node = compilation.files[index].tree.node(at: place, where: { kinds.contains($0) }) else { return nil }
    statement = node
  }

  /// The view that the step places, as written in the step; nil if it places several.
  package var subject: String? {
    guard let operand = statement.children.first(where: { $0.kind != .unexpected }) else { return nil }
    switch statement.kind {
    case .sizeToFitStep: return operand.text
    case .alignStep: return operand.kind == .member ? operand.children.first?.text : nil
    case .setting:
      guard operand.kind == .member, let base = operand.children.first else { return nil }
      // `card.bounds.size` is about the card.
      let isPart = base.kind == .member && base.tokens.last?.text == "bounds"
      return isPart ? base.children.first?.text : base.text
    default: return nil
    }
  }

  /// The edit that inserts a statement before this one.
  package func preceded(by text: String) -> Edit {
    let start = SourceRange(file: statement.range.file, start: statement.range.start, end: statement.range.start)
    return Edit(start, text + (indent.map { "\n" + $0 } ?? "; "))
  }

  /// The edit that inserts a statement after this one.
  package func followed(by text: String) -> Edit {
    Edit(statement.range.afterwards, (indent.map { "\n" + $0 } ?? "; ") + text)
  }

  /// The edit that appends words to this statement.
  package func ending(with words: String) -> Edit { Edit(statement.range.afterwards, " " + words) }

  /// The indentation of the statement; nil if something else precedes it on its line.
  private var indent: String? {
    let bytes = statement.tree.bytes
    var start = statement.range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return String(decoding: bytes[start..<statement.range.start], as: UTF8.self)
  }
}
