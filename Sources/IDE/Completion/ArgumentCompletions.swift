internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions in parentheses.
struct ArgumentCompletions {
  private let site: CompletionSite
  /// The text behind the completed word.
  private let rest: StatementRest
  private let call: OpenCall?
  private var head: StatementHead { site.head }
  private var values: ValueCompletions { ValueCompletions(site) }

  init(_ site: CompletionSite, before rest: StatementRest) {
    (self.site, self.rest) = (site, rest)
    call = OpenCall(site.snapshot.tree, at: site.offset)
  }

  /// The completions at the beginning of an argument.
  var arguments: [Completion] {
    guard let call else {
      return head.isOfConstants ? values.constants : values.expressions
    }
    switch call.callee {
    case .kind(let name):
      if let component = site.snapshot.component(named: name) { return labels(of: component, call) }
      return head.isOfConstants ? values.constants : values.expressions
    case .expect: return expectLabels(call)
    case .value(let name):
      let isInset = CallWords.values.contains { $0.name == name && $0.isInset }
      return isInset ? insets(call) : numbers
    case .function(let name): return arguments(of: name, call)
    }
  }

  private func arguments(of name: String, _ call: OpenCall) -> [Completion] {
    if name == "edges" { return edges(call) }
    switch LanguageWords.predicates.first(where: { $0.name == name })?.argument {
    case .view: return site.views + site.things(isInSteps: false)
    case .size: return site.constants(of: .size)
    case .nothing, nil: return numbers
    }
  }

  private var numbers: [Completion] {
    if head.isInSteps || head.isInExpect { return values.expressions }
    return site.numbers + Completion.calls(LanguageWords.functions)
  }

  /// Returns the edges that are not named yet; on the right side of a constraint, only those that its left side names.
  private func edges(_ call: OpenCall) -> [Completion] {
    let given = call.others.compactMap { $0.word }
    let said = edges(in: head.relation?.left ?? [])
    return LanguageWords.edges.filter { !given.contains($0) && (said.isEmpty || said.contains($0)) }
      .map { Completion($0, .attribute, "edge", documentation: LanguageDocs.attributes[$0] ?? "") }
  }

  /// Returns `top`, `leading` for `a.edges(top, leading)`.
  private func edges(in side: ArraySlice<SyntaxToken>) -> [String] {
    guard let word = side.lastIndex(where: { $0.text == "edges" }) else { return [] }
    return side[(word + 1)...].filter { $0.kind == .name }.map { $0.text }
  }

  // MARK: - Labels

  /// Returns the labels of a component's parameters that have no argument yet.
  private func labels(of component: SyntaxNode, _ call: OpenCall) -> [Completion] {
    component.children.filter { $0.kind == .parameter }.compactMap { parameter in
      let names = parameter.tokens.filter { $0.kind == .name }.map { $0.text }
      guard let name = names.first, !call.others.contains(where: { $0.label == name }) else { return nil }
      let type = names.count > 1 ? names[1] : ""
      return label(
        name, "\(type)", example(LanguageWords.ValueType(ofParameter: type)), documentation: parameter.documentation)
    }
  }

  private func example(_ type: LanguageWords.ValueType?) -> String {
    switch type {
    case .text: "\"${1:text}\""
    case .truth: "${1:true}"
    case .size: "${1:44x44}"
    default: "${1:8}"
    }
  }

  private func label(_ name: String, _ detail: String, _ value: String, documentation: String = "") -> Completion {
    Completion(name, .property, detail, documentation: documentation, snippet: "\(name): \(value)")
  }

  /// Returns the labels of an `expect`: its environment, and the metrics and named constraints of the layout.
  private func expectLabels(_ call: OpenCall) -> [Completion] {
    let states = site.named([.state])
    let labels = LanguageWords.expectLabels.compactMap { entry -> Completion? in
      switch entry.name {
      case "safeArea": label(entry.name, "inset", "(${1:0}, ${2:0}, ${3:0}, ${4:0})")
      case "state": states.first.map { label(entry.name, "state", "${1:\($0.label)}") }
      case "keyboard": label(entry.name, "points", "${1:300}")
      case "scale": label(entry.name, "pixels a point", "${1:2}")
      default: label(entry.name, entry.words.joined(separator: " or "), "${1:\(entry.words.last ?? "")}")
      }
    }
    let numbers = site.named([.metric, .constraint]).map { number -> Completion in
      var number = number
      number.snippet = "\(number.label): ${1:0}"
      return number
    }
    return (labels + numbers).filter { item in !call.others.contains { $0.label == item.label } }
  }

  /// Returns numbers, and the labels of sides that have no value yet.
  private func insets(_ call: OpenCall) -> [Completion] {
    let given = call.others.compactMap { $0.label }
    let labels = insetLabels(behind: given).map { label($0, "points", "${1:8}") }
    if rest == .label || !given.isEmpty { return labels }
    return (call.position == 0 ? labels : []) + numbers
  }

  /// Returns the labels of sides that have no value yet, among the edges of the constraint.
  private func insetLabels(behind given: [String]) -> [String] {
    let left = head.relation?.left ?? []
    let named = edges(in: left)
    let isOfEdges = named.isEmpty && left.contains { $0.text == "edges" }
    let sides = isOfEdges ? ["top", "leading", "bottom", "trailing"] : named.isEmpty ? LanguageWords.edges : named
    let taken = Set(given.flatMap { LanguageWords.edges(ofInset: $0) })
    let isTurned = !taken.isDisjoint(with: ["leading", "trailing"]),
      isFixed = !taken.isDisjoint(with: ["left", "right"])
    return LanguageWords.insetLabels.filter { label in
      let own = LanguageWords.edges(ofInset: label)
      let isOther =
        own.count == 1
        && (isTurned && ["left", "right"].contains(label) || isFixed && ["leading", "trailing"].contains(label))
      return !isOther && taken.isDisjoint(with: own) && own.contains { sides.contains($0) }
    }
  }

  /// Returns the values for a label.
  func values(ofLabel label: String) -> [Completion] {
    if rest == .path || rest == .call { return values.constants }
    guard let call else { return values.constants }
    switch call.callee {
    case .kind(let name):
      let parameter = site.snapshot.component(named: name)?.children.first {
        $0.kind == .parameter && $0.token(.name)?.text == label
      }
      return values(of: parameter.flatMap { Declaration(kind: .parameter, node: $0).valueType })
    case .expect:
      if label == "state" { return site.named([.state]) }
      let words = LanguageWords.expectLabels.first { $0.name == label }?.words ?? []
      return words.isEmpty ? values(of: .number) : words.map { Completion($0, .value, label) }
    default: return values(of: .number)
    }
  }

  private func values(of type: LanguageWords.ValueType?) -> [Completion] {
    switch type {
    case .truth:
      ["true", "false"].map { Completion($0, .value) } + site.constants(of: .truth) + site.numbers
    case .text, .size: site.constants(of: type)
    default: site.constants(of: type) + Completion.calls(LanguageWords.functions)
    }
  }
}
