internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The signature of a call, and the parameter at the cursor.
public struct SignatureHelp: Hashable, Sendable {
  /// A parameter of the signature.
  public struct Parameter: Hashable, Sendable {
    /// The text of the parameter in ``SignatureHelp/label``.
    public var label: String
    /// The range in ``SignatureHelp/label``, in bytes of UTF-8.
    public var start, end: Int
    /// The documentation in Markdown; empty if there is none.
    public var documentation: String
  }

  /// `Field(caption: Text, gap: Length = 12)`
  public var label: String
  /// The documentation in Markdown; empty if there is none.
  public var documentation: String
  /// The parameters in parentheses.
  public var parameters: [Parameter]
  /// The index of the parameter at the cursor; nil if it is none of them.
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
  /// Returns the signature of the call around `offset`; nil if there is no call, or its callee is unknown.
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
    // Unlabelled arguments go to the parameters without a labelled argument, in their order.
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

  /// Returns the signature of a component, with the doc comments of its parameters.
  private func component(_ name: String) -> SignatureHelp? {
    guard let node = componentDeclaration(named: name) else { return nil }
    let parameters = node.children.filter { $0.kind == .parameter }.map { parameter in
      (label: parameter.text, documentation: parameter.documentation)
    }
    return SignatureHelp("\(name)(", ")", parameters, node.documentation)
  }

  /// Returns the component with a name, in any of the files.
  func componentDeclaration(named name: String) -> SyntaxNode? {
    for file in compilation.files {
      let found = file.tree.root.firstChild { $0.kind == .componentDeclaration && $0.token(.name)?.text == name }
      if let found { return found }
    }
    return nil
  }
}
