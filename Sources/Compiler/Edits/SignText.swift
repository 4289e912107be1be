package import LayDiagnostics
internal import LayParser

extension Compilation {
  /// The edit that turns the sign of the last number of a constraint: `superview.trailing - 16` for `+ 16`; with the side before and
  /// after; `inset 16` for `inset -16`. Nil if its last side is no sum with a number.
  package func turningSign(of statement: SourceRange) -> (edit: Edit, old: String, new: String)? {
    let index = Int(statement.file.rawValue)
    guard files.indices.contains(index),
      let rule = files[index].tree.node(at: statement, where: { $0 == .rule })
    else { return nil }
    if let clause = rule.child(.insetClause), let number = clause.children.last, number.kind == .negative,
      let sign = number.token(.minus), let length = number.children.first
    {
      return (Edit(sign.range, ""), clause.text, "inset \(length.text)")
    }
    guard let side = rule.children.last(where: { !$0.kind.isClause }), side.kind == .binary, side.childCount == 2,
      let number = side.children.last, number.kind == .literal || number.kind == .nameExpression,
      let sign = side.tokens.first(where: { $0.kind == .plus || $0.kind == .minus }), let first = side.children.first
    else { return nil }
    let turned = sign.kind == .plus ? "-" : "+"
    return (Edit(sign.range, turned), side.text, "\(first.text) \(turned) \(number.text)")
  }
}
