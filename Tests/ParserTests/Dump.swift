@testable import LayParser

extension SyntaxNode {
  /// The tree as one line of nested parentheses: the kind, then tokens and child nodes in their order.
  ///
  ///     (setting (nameExpression text) = (literal "x"))
  var dump: String {
    let record = tree.nodes[index]
    var text = "(\(SyntaxNode.name(of: kind))"
    var token = Int(record.firstToken)
    for child in children {
      let inner = tree.nodes[child.index]
      text += dumpTokens(token, Int(inner.firstToken))
      text += " " + child.dump
      token = max(token, Int(inner.endToken))
    }
    return text + dumpTokens(token, Int(record.endToken)) + ")"
  }

  private func dumpTokens(_ start: Int, _ end: Int) -> String {
    var text = ""
    for token in start..<max(start, end) where !tree.tokenKinds[token].isTrivia { text += " " + tree.tokenText(token) }
    return text
  }

  /// The name of the case; written out since the core uses no reflection.
  private static func name(of kind: SyntaxKind) -> String {
    switch kind {
    case .unexpected: "unexpected"
    case .file: "file"
    case .block: "block"
    case .importDeclaration: "importDeclaration"
    case .metricDeclaration: "metricDeclaration"
    case .letDeclaration: "letDeclaration"
    case .layoutDeclaration: "layoutDeclaration"
    case .componentDeclaration: "componentDeclaration"
    case .parameter: "parameter"
    case .kind: "kind"
    case .viewDeclaration: "viewDeclaration"
    case .guideDeclaration: "guideDeclaration"
    case .constraintDeclaration: "constraintDeclaration"
    case .vfl: "vfl"
    case .forStatement: "forStatement"
    case .whenStatement: "whenStatement"
    case .stateDeclaration: "stateDeclaration"
    case .layoutSubviews: "layoutSubviews"
    case .sizeThatFits: "sizeThatFits"
    case .assertStatement: "assertStatement"
    case .expectStatement: "expectStatement"
    case .sizesStatement: "sizesStatement"
    case .textSizeRange: "textSizeRange"
    case .keyboardRange: "keyboardRange"
    case .safeAreaRange: "safeAreaRange"
    case .regionClause: "regionClause"
    case .exceptClause: "exceptClause"
    case .metricRange: "metricRange"
    case .sizeRange: "sizeRange"
    case .extent: "extent"
    case .allowStatement: "allowStatement"
    case .alignStep: "alignStep"
    case .sizeToFitStep: "sizeToFitStep"
    case .distributeStep: "distributeStep"
    case .spreadStep: "spreadStep"
    case .setting: "setting"
    case .insideBlock: "insideBlock"
    case .rule: "rule"
    case .insetClause: "insetClause"
    case .offsetClause: "offsetClause"
    case .withinClause: "withinClause"
    case .spacingClause: "spacingClause"
    case .priorityClause: "priorityClause"
    case .orExpression: "orExpression"
    case .andExpression: "andExpression"
    case .notExpression: "notExpression"
    case .comparison: "comparison"
    case .binary: "binary"
    case .negative: "negative"
    case .member: "member"
    case .subscripted: "subscripted"
    case .call: "call"
    case .literal: "literal"
    case .nameExpression: "nameExpression"
    case .dotExpression: "dotExpression"
    case .tuple: "tuple"
    case .list: "list"
    case .arguments: "arguments"
    case .argument: "argument"
    case .index: "index"
    case .missing: "missing"
    }
  }
}
