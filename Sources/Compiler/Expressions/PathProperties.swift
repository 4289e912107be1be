internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Properties at the end of a path, which only an `expect` reads.

extension PathResolver {
  /// The end of a path: a property, or an error in it, which was reported.
  struct End {
    var node: PathNode?
  }

  /// True if the names at the end of a path are those of a property that settings set.
  static func endsInSetting(_ node: SyntaxNode) -> Bool {
    guard let last = node.memberName else { return false }
    if Property.onlySet(last.text) != nil { return true }
    guard node.kind == .member, let name = node.children.first?.memberName else { return false }
    return Property.onlySet(name.text).map { !$0.parts.isEmpty } ?? false
  }

  /// The kind of names that the first name of a path may be.
  func kind(of base: SyntaxNode, before steps: ArraySlice<SyntaxNode>) -> NameKind {
    guard let step = steps.first, step.kind != .subscripted else { return .any }
    guard readsProperties, let token = step.memberName else { return .view }
    if let property = PathResolver.setting(token, before: steps.dropFirst()) {
      return property.ownerKind == .constraint && ReservedNames.group(of: base.text) == nil ? .constraint : .any
    }
    return FrameReading.Property(token.text) == nil ? .view : .any
  }

  /// The property that ends a path with `token`, and perhaps with one of its parts; nil if there is none.
  private static func setting(_ token: SyntaxToken, before rest: ArraySlice<SyntaxNode>) -> Property? {
    guard let property = Property.onlySet(token.text) else { return nil }
    guard let last = rest.first else { return property }
    guard rest.count == 1, !property.parts.isEmpty, let part = last.memberName, Property.onlySet(part.text) == nil
    else {
      return nil
    }
    return property
  }

  /// The property `token` of `subject`, at the end of `step`, with the names after it as its parts; nil if it is none,
  /// or if the view declares a member of that name.
  func property(
    _ token: SyntaxToken, of subject: PathNode, _ step: SyntaxNode, before rest: ArraySlice<SyntaxNode>
  ) -> End? {
    if let property = PathResolver.setting(token, before: rest) {
      let part = rest.first?.memberName
      if let part, !property.parts.contains(part.text) {
        elaborator.report(.unknownPart(part.text, of: property, at: part.range))
        return End()
      }
      let range = part.map { token.range.union($0.range) } ?? token.range
      switch value(of: subject) {
      case .view(let view) where elaborator.memberEntry(token.text, of: view) == nil:
        return End(
          node: .setting(SettingTarget(owner: .view(view), property: property, part: part?.text, range: range)))
      case .constraint(let id):
        let target = SettingTarget(owner: .constraint(id), property: property, part: part?.text, range: range)
        return End(node: .setting(target))
      case .unknown: return End()
      default: break
      }
    }
    guard let property = FrameReading.Property(token.text) else { return nil }
    let parts = rest.compactMap { $0.memberName }
    guard parts.count == rest.count else { return End() }
    switch value(of: subject) {
    case .view(let view):
      return End(node: .reading(FrameReading(property: property, name: token, parts: parts), of: view))
    case .unknown: return End()
    case let value:
      elaborator.report(.noMember(token.text, of: value, step.children.first?.text ?? "", at: token.range))
      return End()
    }
  }
}

extension SyntaxNode {
  /// The name of a step or a path that begins with a dot; nil for others.
  fileprivate var memberName: SyntaxToken? {
    kind == .member || kind == .dotExpression ? token(.name) : nil
  }
}
