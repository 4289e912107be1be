internal import LayCompiler
internal import LayParser
internal import LayRuntime

/// The properties that can be set on views, by their kinds.
struct ViewProperties {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the properties that can be set on `owner`; those of all views if it or its kind is unknown.
  func items(of owner: Declaration?, isConditional: Bool = false) -> [Completion] {
    let known = LanguageWords.properties.filter { !$0.isOfConstraint && !(isConditional && $0.isSaidOnce) }
    guard let owner else { return known.map { Completion($0) } }
    if owner.kind == .guide { return [] }
    let isRoot = owner.kind == .layout || owner.kind == .component
    let (kind, above) = (kind(of: owner.node), owner.node.superview.flatMap { kindAround($0) })
    return known.filter { word in kind.map { word.isOf($0, in: above, isRoot: isRoot) } ?? true }.map { Completion($0) }
  }

  /// The names of the properties that a view without a kind never has, whatever its superview.
  static let ofKinds = Set(
    LanguageWords.properties.filter { word in
      !word.isOf(.view, in: nil, isRoot: false)
        && !ViewKind.allCases.contains { word.isOf(.view, in: $0, isRoot: false) }
    }.map { $0.name })

  /// True if a view, by its declaration, may be a scroll view.
  func mayScroll(_ owner: Declaration?) -> Bool {
    guard let owner else { return true }
    if owner.kind == .layout { return false }
    return kind(of: owner.node).map { $0.scrolls } ?? true
  }

  /// Returns the built-in kind that a view or component is based on; nil if it is unknown.
  private func kind(of node: SyntaxNode) -> ViewKind? {
    var node = node
    // The components of a valid file have no cycles, but those of unfinished text may.
    for _ in 0...Limits.componentChain {
      guard let name = node.child(.kind)?.token(.name)?.text else { return .view }
      let (component, kind) = (snapshot.component(named: name), ViewKind.allCases.first { $0.name == name })
      if let kind, !kind.yieldsToComponents || component == nil { return kind }
      guard let component else { return nil }
      node = component
    }
    return nil
  }

  /// Returns the kind of the view around another; nil for a layout.
  private func kindAround(_ node: SyntaxNode) -> ViewKind? { node.kind == .layoutDeclaration ? nil : kind(of: node) }
}

extension Completion {
  /// Creates the item of a property.
  init(_ word: LanguageWords.PropertyWord) {
    let text = LanguageDocs.properties[word.name] ?? LanguageDocs.geometry[word.name] ?? ""
    self.init(word.name, .property, word.example, documentation: text)
  }
}
