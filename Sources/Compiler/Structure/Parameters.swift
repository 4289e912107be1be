internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension StructurePass {
  /// Binds the parameters of a component in `scope`: to the arguments, evaluated in `caller`; to the defaults; or, if
  /// the component is checked alone (`caller` is nil), to unknown values.
  func bindParameters(
    of component: ComponentDeclaration, to arguments: SyntaxNode?, at use: SourceRange, in caller: Context?,
    scope: ScopeID
  ) {
    var given = self.arguments(arguments, of: component)
    let unlabelled = unlabelledNames(arguments, of: component)
    let inside = Context(scope: scope, dot: elaborator.scopes[scope.index].view ?? .root, condition: .always)
    var missing: [ComponentDeclaration.Parameter] = []
    for parameter in component.parameters {
      var value = Value.unknown
      var key: RangeKey?
      let reads = elaborator.ranges.count
      if let argument = given.removeValue(forKey: parameter.name), let caller {
        value = typed(argument, as: parameter, in: caller)
        // A default with names may be wrong only with other arguments.
        if let unused = parameter.defaultValue, unused.kind != .missing, !namesAnything(unused) {
          if unused.kind != .metricRange {
            _ = typed(unused, as: parameter, in: inside)
          } else if elaborator.ranges.count == reads {
            check(value, isIn: unused, of: parameter, at: argument.range, in: inside)
          }
        }
      } else if let range = parameter.defaultValue, range.kind == .metricRange {
        (value, key) = ranged(parameter, range, of: component, in: inside)
      } else if let expression = parameter.defaultValue, expression.kind != .missing {
        value = typed(expression, as: parameter, in: inside)
      } else if caller != nil && !unlabelled.contains(parameter.name) {
        missing.append(parameter)
      }
      let constant = elaborator.makeConstant(parameter.name, .parameter, parameter.range, .known(value))
      elaborator.scopes[scope.index][parameter.name] = ScopeEntry(
        binding: .constant(constant), declaration: parameter.range)
      elaborator.constants[constant.index].ranges = elaborator.ranges.read(since: reads).union(key.map { [$0] } ?? [])
    }
    if !missing.isEmpty {
      let (meant, strange) = misspeltNames(arguments, of: component)
      missing.removeAll { meant.contains($0.name) }
      if missing.count <= strange { missing = [] }
    }
    if !missing.isEmpty && !elaborator.isBroken(component.node) {
      elaborator.report(.missingArguments(missing, of: component, beside: arguments, at: use))
    }
  }

  /// True if an expression contains a name.
  private func namesAnything(_ node: SyntaxNode) -> Bool {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let kind = node.tree.nodes[index].kind
      if kind == .nameExpression || kind == .dotExpression { return true }
    }
    return false
  }

  /// The parameters at the positions of arguments without labels: these are reported, so the parameters are not
  /// reported as missing.
  private func unlabelledNames(_ arguments: SyntaxNode?, of component: ComponentDeclaration) -> Set<String> {
    guard let arguments else { return [] }
    var names: Set<String> = []
    for (place, argument) in arguments.children.filter({ $0.kind == .argument }).enumerated()
    where argument.token(.colon) == nil && place < component.parameters.count {
      names.insert(component.parameters[place].name)
    }
    return names
  }

  /// The parameters for which arguments with unknown labels were probably meant, and the number of labels that resemble
  /// no parameter. They were reported.
  private func misspeltNames(
    _ arguments: SyntaxNode?, of component: ComponentDeclaration
  ) -> (meant: Set<String>, strange: Int) {
    var meant: Set<String> = []
    var strange = 0
    let known = component.parameters.prefix(Limits.suggestionPool).map { $0.name }
    for argument in arguments?.children ?? [] where argument.token(.colon) != nil {
      guard let label = argument.token(.name)?.text, component.parameterPlaces[label] == nil else { continue }
      if let name = nearest(to: label, among: known) { meant.insert(name) } else { strange += 1 }
      if meant.count + strange >= Limits.suggestionPool { break }
    }
    return (meant, strange)
  }

  private func typed(_ node: SyntaxNode, as parameter: ComponentDeclaration.Parameter, in context: Context) -> Value {
    let value = evaluation.evaluate(node, in: context)
    guard let type = parameter.type else { return .unknown }
    if let converted = type.converted(value) { return converted }
    elaborator.report(.argumentType(parameter.name, type, value, at: node.range, declaration: parameter.range))
    return .unknown
  }

  /// The arguments by label; errors in labels are reported.
  private func arguments(_ node: SyntaxNode?, of component: ComponentDeclaration) -> [String: SyntaxNode] {
    var found: [String: SyntaxNode] = [:]
    guard let node else { return found }
    for (place, argument) in node.children.filter({ $0.kind == .argument }).enumerated() {
      guard let value = argument.children.last, value.kind != .missing else { continue }
      guard let label = argument.token(.name), argument.token(.colon) != nil else {
        elaborator.report(.unlabelledArgument(value, place: place, of: component, at: argument.range))
        continue
      }
      guard let parameter = component.parameterPlaces[label.text].map({ component.parameters[$0] }) else {
        // Its parameters are not known for sure.
        if elaborator.isBroken(component.node) { continue }
        elaborator.report(.unknownArgument(label.text, of: component, at: label.range))
        continue
      }
      elaborator.noteUse(label.range, of: parameter.range)
      if found[label.text] != nil {
        elaborator.report(.duplicateArgument(label.text, at: label.range))
      } else {
        found[label.text] = value
      }
    }
    return found
  }
}

extension ParameterType {
  /// `value` converted to this type; nil if it has another one.
  func converted(_ value: Value) -> Value? {
    switch (self, value) {
    case (_, .unknown): .unknown
    case (.length, .number(let number, _)): .number(number, isLength: true)
    case (.number, .number(let number, false)): .number(number, isLength: false)
    case (.text, .text), (.bool, .bool), (.size, .size): value
    case (.size, .tuple(let parts)): ExactSize(parts).map { .size($0) }
    default: nil
    }
  }
}

extension Value {
  /// The name of the value's type, as in "'turn' is a Number, and this is a Text".
  var typeName: String {
    switch self {
    case .number(_, let isLength): isLength ? "a Length" : "a Number"
    case .text: "a Text"
    case .bool: "a Bool"
    case .size: "a Size"
    default: kindText
    }
  }
}
