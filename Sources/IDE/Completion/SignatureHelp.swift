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
    // The first that nothing is said of, for which no label stands there yet.
    let open = parameters.indices.filter { index in
      !call.others.contains { $0.label.map { parameters[index].label.hasPrefix($0 + ":") } ?? false }
    }
    return call.plainBefore < open.count ? open[call.plainBefore] : nil
  }

  private func help(for call: OpenCall, at offset: Int) -> SignatureHelp? {
    switch call.callee {
    case .kind(let name): component(name) ?? function(name)
    case .expect: SignatureHelp("expect size (", ")", CallWords.expect.parameters, CallWords.expect.documentation)
    case .function(let name): function(name)
    case .value(let name):
      CallWords.values.first { $0.name == name }.map {
        let isLabelled = $0.isInset && call.arguments.contains { $0.label != nil }
        return SignatureHelp(
          "\(name) (", ")", isLabelled ? CallWords.labelledInset : $0.parameters, $0.documentation)
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
