internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Parameters with ranges. Each instance without an argument has a number of its own, as if it had a metric with that range.
extension StructurePass {
  /// The least number of the range of a parameter in an instance, and its key; another number if it is set from outside.
  func ranged(
    _ parameter: ComponentDeclaration.Parameter, _ node: SyntaxNode, of component: ComponentDeclaration,
    in inside: Context
  ) -> (value: Value, key: RangeKey?) {
    guard let type = parameter.type, let bounds = bounds(of: parameter, node, in: inside) else {
      return (.unknown, nil)
    }
    let key = RangeKey(declaration: parameter.range, instance: inside.dot)
    let layout = elaborator.program.name
    let path = elaborator.sources.paths[inside.dot.index].utf8.split(separator: UInt8(ascii: "/")).dropFirst()
      .map { String(Substring($0)) }
    // A component and the one that it builds on may have parameters of one name.
    let isOfBase = elaborator.viewInfos[inside.dot.index].componentScopes.count > 1
    let name = (path + (isOfBase ? [component.name] : []) + [parameter.name]).joined(separator: ".")
    if inside.dot == .root { elaborator.ranges.note(settableParameter: parameter.range) }
    if let value = elaborator.overrides.value(of: name, in: layout) {
      check(value, of: parameter, bounds, at: parameter.range)
      return (type.converted(.number(value, isLength: false)) ?? .unknown, nil)
    }
    elaborator.ranges.add(name, in: layout, bounds, key)
    return (type.converted(.number(bounds.lowest, isLength: false)) ?? .unknown, key)
  }

  /// Reports an argument that is not in the range of its parameter. An argument with a range of its own is not judged.
  func check(
    _ value: Value, isIn range: SyntaxNode, of parameter: ComponentDeclaration.Parameter, at place: SourceRange,
    in inside: Context
  ) {
    guard case .number(let number, _) = value, let bounds = bounds(of: parameter, range, in: inside) else { return }
    check(number, of: parameter, bounds, at: place)
  }

  private func check(
    _ value: Rational, of parameter: ComponentDeclaration.Parameter, _ bounds: SizeBounds, at place: SourceRange
  ) {
    if value < bounds.lowest || bounds.highest < value {
      elaborator.report(.outsideOfRange(parameter.name, value, bounds, at: place))
    }
  }

  private func bounds(
    of parameter: ComponentDeclaration.Parameter, _ node: SyntaxNode, in inside: Context
  ) -> SizeBounds? {
    guard let type = parameter.type else { return nil }
    func refuse(_ value: Value, _ range: SourceRange) {
      elaborator.report(.argumentType(parameter.name, type, value, at: range, declaration: parameter.range))
    }
    let example = "\(parameter.name): Length"
    guard
      let bounds = evaluation.bounds(of: node, parameter.name, in: inside, example: example, refuse: refuse)
    else { return nil }
    let number = Value.number(bounds.lowest, isLength: false)
    if type.converted(number) != nil { return bounds }
    refuse(number, node.range)
    return nil
  }
}
