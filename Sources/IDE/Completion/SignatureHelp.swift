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

/// The signature of an open call.
struct SignatureQuery {
  private let snapshot: Snapshot
  private let call: OpenCall

  /// Finds the call around an offset; nil if there is none.
  init?(_ snapshot: Snapshot, at offset: Int) {
    guard let call = OpenCall(snapshot.tree, at: offset) else { return nil }
    (self.snapshot, self.call) = (snapshot, call)
  }

  /// The signature with the parameter at the offset; nil if the callee is unknown.
  var help: SignatureHelp? {
    guard var help = signature else { return nil }
    help.active = active(among: help.parameters)
    return help
  }

  private func active(among parameters: [SignatureHelp.Parameter]) -> Int? {
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

  private var signature: SignatureHelp? {
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
    guard let node = snapshot.component(named: name) else { return nil }
    let parameters = node.children.filter { $0.kind == .parameter }.map { parameter in
      (label: parameter.text, documentation: parameter.documentation)
    }
    return SignatureHelp("\(name)(", ")", parameters, node.documentation)
  }
}
