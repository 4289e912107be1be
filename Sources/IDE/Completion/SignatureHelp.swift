internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// What may stand in parentheses, and which of it is being written.
public struct SignatureHelp: Hashable, Sendable {
  /// One of the things in the parentheses.
  public struct Parameter: Hashable, Sendable {
    /// As ``SignatureHelp/label`` has it.
    public var label: String
    /// Where it begins and ends in ``SignatureHelp/label``, in bytes of UTF-8.
    public var start, end: Int
    /// What it is, in Markdown; empty for nothing.
    public var documentation: String
  }

  /// `Field(caption: Text, gap: Length = 12)`
  public var label: String
  /// What it is for, in Markdown; empty for nothing.
  public var documentation: String
  /// What stands in the parentheses.
  public var parameters: [Parameter]
  /// The number of the parameter that is being written; nil for none of them.
  public var active: Int?

  fileprivate init(
    _ head: String, _ tail: String, _ parameters: [(label: String, documentation: String)], _ documentation: String
  ) {
    label = head
    self.documentation = documentation
    self.parameters = []
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { label += ", " }
      let start = label.utf8.count
      label += parameter.label
      self.parameters.append(
        Parameter(
          label: parameter.label, start: start, end: label.utf8.count, documentation: parameter.documentation))
    }
    label += tail
  }
}

extension Snapshot {
  /// What the parentheses around `offset` take; nil where there are none, or none that take anything known.
  public func signatureHelp(at offset: Int) -> SignatureHelp? {
    guard let call = OpenCall(tree, at: offset), var help = help(for: call, at: offset) else { return nil }
    help.active = active(call, help.parameters)
    return help
  }

  private func active(_ call: OpenCall, _ parameters: [SignatureHelp.Parameter]) -> Int? {
    if let label = call.label {
      return parameters.firstIndex { $0.label == label || $0.label.hasPrefix(label + ":") }
    }
    if parameters.last?.label == "…" { return min(call.position, parameters.count - 1) }
    return call.position < parameters.count ? call.position : nil
  }

  private func help(for call: OpenCall, at offset: Int) -> SignatureHelp? {
    switch call.callee {
    case .kind(let name): component(name) ?? function(name)
    case .expect: SignatureHelp("expect size (", ")", CallWords.expect.parameters, CallWords.expect.documentation)
    case .function(let name): function(name)
    case .value(let name):
      CallWords.values.first { $0.name == name }.map {
        SignatureHelp("\(name) (", ")", $0.parameters, $0.documentation)
      }
    }
  }

  private func function(_ name: String) -> SignatureHelp? {
    CallWords.functions.first { $0.name == name }.map {
      SignatureHelp("\(name)(", ")", $0.parameters, $0.documentation)
    }
  }

  /// The parameters of a component, with what comments say of them.
  private func component(_ name: String) -> SignatureHelp? {
    guard let node = componentDeclaration(named: name) else { return nil }
    let parameters = node.children.filter { $0.kind == .parameter }.map { parameter in
      (label: parameter.text, documentation: parameter.documentation)
    }
    return SignatureHelp("\(name)(", ")", parameters, node.documentation)
  }

  /// The component of a name, in any of the files.
  func componentDeclaration(named name: String) -> SyntaxNode? {
    for file in compilation.files {
      let found = file.tree.root.firstChild { $0.kind == .componentDeclaration && $0.token(.name)?.text == name }
      if let found { return found }
    }
    return nil
  }
}

/// Parentheses that are open at a place: read from tokens, for what is being written does not parse yet.
private struct OpenCall {
  enum Callee {
    /// Of an instance.
    case kind(String)
    case function(String)
    /// Of a property or a clause.
    case value(String)
    case expect
  }

  var callee: Callee
  /// How many commas stand before.
  var position = 0
  /// The label of what is being written.
  var label: String?

  init?(_ tree: SyntaxTree, at offset: Int) {
    let here = tree.token(at: max(0, offset - 1))
    var token: SyntaxToken? = here.range.start < offset && !here.kind.isTrivia ? here : here.previous
    if here.kind == .comment || here.kind == .docComment { return nil }
    var (depth, commas, steps) = (0, 0, 0)
    var first: SyntaxToken?
    while let current = token, steps < Limits.callTokens {
      switch current.kind {
      case .rightParen, .rightSquare: depth += 1
      case .leftBrace, .rightBrace, .semicolon: return nil
      case .leftParen where depth == 0:
        if let callee = OpenCall.callee(before: current) {
          (self.callee, position) = (callee, commas)
          if let first, first.kind == .name, first.next?.kind == .colon { label = first.text }
          return
        }
        commas = 0
      // A list in the parentheses: its commas are not theirs.
      case .leftSquare where depth == 0: commas = 0
      case .leftParen, .leftSquare: depth -= 1
      case .comma where depth == 0: commas += 1
      default: break
      }
      if commas == 0 && depth == 0 { first = current }
      steps += 1
      token = current.previous
    }
    return nil
  }

  private static func callee(before parenthesis: SyntaxToken) -> Callee? {
    guard let token = parenthesis.previous else { return nil }
    switch token.kind {
    case .size where token.previous?.kind == .expectWord: return .expect
    case .equal: return token.previous.map { .value($0.text) }
    case .sizeThatFitsWord: return .function(token.text)
    case .name:
      switch token.previous?.kind {
      case .viewWord, .layoutWord, .componentWord: return nil
      case .colon: return .kind(token.text)
      case .dot: return .function(token.text)
      default: break
      }
      // `superview inset (8, 8, 8, 8)`: a clause stands apart from its parentheses.
      return token.range.end == parenthesis.range.start ? .function(token.text) : .value(token.text)
    default: return nil
    }
  }
}
