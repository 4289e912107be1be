internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions at the beginning of a value.
struct ValueCompletions {
  private let site: CompletionSite
  /// The text behind the completed word.
  private let rest: StatementRest
  private var head: StatementHead { site.head }

  init(_ site: CompletionSite, before rest: StatementRest = .nothing) { (self.site, self.rest) = (site, rest) }

  /// Returns the words and constants that a property takes.
  func values(of name: String) -> [Completion] {
    guard let property = LanguageWords.properties.first(where: { $0.name == name }) else {
      // An axis of `hugging` or `compression`; a side of `intrinsic`.
      let whole = LanguageWords.properties.first { $0.parts.contains(name) }
      return words(whole?.values ?? [], of: name) + site.constants(of: whole?.takes == .number ? .number : nil)
    }
    // `hidden = ‸ >= 3`: an expression that goes on may begin with anything.
    if rest == .path || rest == .call { return site.constants(of: nil) + Completion.calls(LanguageWords.functions) }
    return words(property.values, of: name) + values(property.takes, isListed: head.depth > 0)
  }

  private func words(_ words: [String], of property: String) -> [Completion] {
    words.map { Completion($0, .value, property, documentation: LanguageDocs.properties[property] ?? "") }
  }

  private func values(_ type: LanguageWords.ValueType, isListed: Bool) -> [Completion] {
    let functions = Completion.calls(LanguageWords.functions)
    let fitting = site.constants(of: type)
    switch type {
    case .word: return []
    case .number: return fitting + functions
    case .inset: return site.numbers + functions + [tuple("top", "leading", "bottom", "trailing")]
    // A comparison of numbers is a Bool too.
    case .truth: return fitting + site.numbers
    case .text, .size, .colour: return fitting
    case .point: return [tuple("x", "y")] + fitting
    case .rectangle: return [tuple("x", "y", "width", "height")] + fitting
    case .transform:
      return (isListed ? [] : [Completion("identity", .value, "transform")])
        + Completion.calls(LanguageWords.transformFunctions)
        + fitting
    case .tracks:
      let listed = [Completion("fit", .value, "as large as its content")] + Completion.calls(["fraction"])
      return (isListed ? listed : []) + site.numbers + functions
    }
  }

  /// Returns a tuple of numbers in parentheses, with a placeholder for each name.
  private func tuple(_ names: String...) -> Completion {
    let places = names.indices.map { "${\($0 + 1):0}" }
    let text = "(" + names.joined(separator: ", ") + ")"
    return Completion(text, .snippet, "points", snippet: "(" + places.joined(separator: ", ") + ")")
  }

  /// The completions at the beginning of a constant.
  var constants: [Completion] {
    if let property = head.listedProperty { return values(of: property) }
    let isNumber = head.tokens.first?.kind == .metricWord
    return site.constants(of: isNumber ? .number : nil) + Completion.calls(LanguageWords.functions)
  }

  // MARK: - Expressions

  /// The completions at the beginning of an expression.
  var expressions: [Completion] {
    let functions = Completion.calls(LanguageWords.functions)
    let views = site.views + site.things(isInSteps: head.isInSteps)
    let named = head.isInSteps || head.isInExpect ? site.named([.constraint]) : []
    switch place {
    case .view: return views
    case .size: return views + site.constants(of: .size)
    case .location: return views + named + site.numbers + functions
    case .number: return site.numbers + functions + (head.isInSteps ? views : [])
    case .property(let name): return values(of: name) + views + named
    case .loop: return site.constants(of: nil) + views + functions
    case .arranged: return views + Completion.calls(["flexible"]) + site.numbers
    case .any:
      let type: LanguageWords.ValueType? = head.isInSteps ? nil : .number
      let all = site.named([.view, .guide, .metric, .constant, .parameter])
      let fitting = Set((site.views + site.constants(of: type)).map { $0.label })
      return all.filter { fitting.contains($0.label) } + site.things(isInSteps: head.isInSteps) + named + functions
        + (head.isInSteps ? Completion.calls(LanguageWords.stepFunctions) : [])
    }
  }

  /// The expected kind of an expression, judged by the tokens before it.
  private enum Place {
    /// A view; a view or a size; something with a position, preferably a view; a number.
    case view, size, location, number
    /// The value of a property in a comparison.
    case property(String)
    /// The sequence of a loop; an item of steps such as `distribute`.
    case loop, arranged
    case any
  }

  private var place: Place {
    guard let last = head.tokens.last, let first = head.tokens.first else { return .any }
    switch last.kind {
    case .alignWord, .sizeToFitWord: return .view
    case .name where last.text == "with" && first.kind == .alignWord: return .view
    case .name where ["inset", "offset", "spacing"].contains(last.text) && head.endsWithOperand == false: return .number
    case .inWord: return .loop
    case .leftSquare where first.kind == .distributeWord || first.kind == .spreadWord: return .arranged
    case .comma where head.depth == 1 && (first.kind == .distributeWord || first.kind == .spreadWord): return .arranged
    case .equalEqual, .lessEqual, .greaterEqual: return head.isInSteps ? .any : across
    default: return .any
    }
  }

  /// The kind of the right side of a relation, judged by its left side.
  private var across: Place {
    guard let left = head.relation?.left, let last = left.last(where: { $0.kind == .name }) else { return .location }
    if head.isInExpect {
      let isProperty = LanguageWords.properties.contains { $0.name == last.text } && left.isPath
      return isProperty ? .property(last.text) : .any
    }
    if last.text == "size" { return .size }
    let isEdges = left.contains { $0.kind == .name && $0.text == "edges" }
    if isEdges || LanguageWords.isCompound(last.text) { return .view }
    return left.isPath && LanguageWords.isLocation(last.text) ? .location : .any
  }

  // MARK: - Conditions

  /// The completions at the beginning of a condition, or behind a relation or operator in it.
  var conditions: [Completion] {
    if head.isInSteps { return expressions + Completion.asked }
    let numbers = site.numbers
    switch head.tokens.last?.kind {
    case .equalEqual, .lessEqual, .greaterEqual, .less, .greater:
      let left = head.relation?.left.last
      if let words = LanguageWords.environmentWords.first(where: { $0.name == left?.text })?.words {
        return words.map { Completion($0, .value, LanguageDocs.answers[$0] ?? "") }
      }
      let isSize = left.map { $0.kind == .name && PartRow.named($0.text, of: .size) != nil } ?? false
      return isSize
        ? numbers + Completion.calls(LanguageWords.functions) : Completion.rootSizes + site.constants(of: nil)
    case .plus, .minus, .star, .slash: return numbers + Completion.rootSizes
    default:
      return Completion.rootSizes + Completion.asked + [Completion("not", .keyword, "the opposite")]
        + site.constants(of: nil)
        + Completion.calls(LanguageWords.functions) + ["true", "false"].map { Completion($0, .value) }
    }
  }
}
