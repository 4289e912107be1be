/// Translates one scene to the block of a layout.
struct SceneTranslator {
  let document: BuilderDocument
  let scene: BuilderScene
  var references: References
  var naming: Naming
  /// The design size of the layout.
  let size: Frame
  /// True if one statement may stand for several constraints.
  private let joins: Bool
  let adaptation: Adaptation
  /// True if the scene's view is a view of the layout, since the layout's own view is of no kind.
  let isWrapped: Bool
  private(set) var losses: [BuilderDocument.Loss] = []
  /// The views whose margins something uses.
  private var usedMargins: Set<ViewIndex> = []
  private var blocks: [ViewIndex: Block] = [:]
  /// The constraints of views in cells of grids.
  var gridCells: [ViewIndex: [Statement]] = [:]
  /// The constraints of each view's braces, before they are joined.
  private var written: [ViewIndex: [ConstraintWords]] = [:]

  init(
    _ document: BuilderDocument, _ scene: BuilderScene, joins: Bool = true,
    adaptedBy adaptation: Adaptation = Adaptation()
  ) {
    self.document = document
    (self.joins, self.adaptation) = (joins, adaptation)
    self.scene = scene
    let tag = document.views[scene.view].tag
    isWrapped = tag.hasSuffix("stackView") || tag.hasSuffix("crollView") || tag == "gridView"
    let views = SceneTranslator.carriedViews(document, scene)
    naming = Naming(document, scene: scene, views: isWrapped ? views : Array(views.dropFirst()))
    references = References(document: document, root: scene.view, isWrapped: isWrapped, naming: naming)
    let zero = Length.zero
    size = document.views[scene.view].frame ?? Frame(x: zero, y: zero, width: Length(375), height: Length(667))
    carried = Set(views)
  }

  /// The views of the layout: those that are installed somewhere.
  let carried: Set<ViewIndex>

  /// Lists the views of a scene that are installed at some size class, superviews first.
  private static func carriedViews(_ document: BuilderDocument, _ scene: BuilderScene) -> [ViewIndex] {
    var found: [ViewIndex] = []
    var pending = [scene.view]
    while let next = pending.popLast() {
      found.append(next)
      for subview in document.views[next].subviews.reversed()
      where !document.installation(document.views[subview].id, in: next).isEmpty {
        pending.append(subview)
      }
    }
    return found
  }

  /// Translates the scene.
  mutating func translate() -> Block {
    findMargins()
    lowerConstraints()
    return block(scene.view)
  }

  /// Finds what the views of the layout have and the translation has not.
  mutating func findLosses() {
    var parts = UncarriedParts(document)
    // The cell around a content view is no view of the layout.
    if scene.owner != document.views[scene.view].element, scene.kind == .cell || scene.kind == .item {
      parts.look(atElement: scene.owner)
    }
    for view in carried.sorted() { parts.look(at: view) }
    losses += parts.losses
  }

  // MARK: - Constraints

  private mutating func findMargins() {
    for index in constraintsOfScene {
      let constraint = document.constraints[index]
      if usesMargins(constraint.first, constraint.firstAttribute) { usedMargins.insert(constraint.first.view) }
      if let second = constraint.second, usesMargins(second, constraint.secondAttribute ?? "") {
        usedMargins.insert(second.view)
      }
    }
    for view in carried
    where document.isOn(view, "layoutMarginsRelativeArrangement")
      || document.views[view].tag == "stackView" && Margins(document, scene).written(view) != nil
    {
      usedMargins.insert(view)
    }
    // Margins that a view takes over from its superview.
    for view in usedMargins where document.isOn(view, "preservesSuperviewLayoutMargins") {
      for superview in document.superviews(of: view) {
        usedMargins.insert(superview)
        if !document.isOn(superview, "preservesSuperviewLayoutMargins") { break }
      }
    }
  }

  private func usesMargins(_ item: BuilderItem, _ attribute: String) -> Bool {
    item.guide == .margins || item.guide == .readable || attribute.hasSuffix("Margin") || attribute.hasSuffix("Margins")
  }

  private var constraintsOfScene: [Int] {
    carried.sorted().flatMap { document.views[$0].constraints }
  }

  private mutating func lowerConstraints() {
    for index in constraintsOfScene {
      let constraint = document.constraints[index]
      guard carried.contains(constraint.first.view), constraint.second.map({ carried.contains($0.view) }) ?? true else {
        if !isOutside(constraint) {
          lose(constraint.element, "a constraint to a view of another layout: \(plainText(constraint))")
        }
        continue
      }
      if isOfRoot(constraint) {
        let text = "// the size comes from outside: \(plainText(constraint))"
        edit(constraint.owner) { $0.remarks.append(Statement(text: text, sources: [constraint.element])) }
        continue
      }
      let classes = installation(constraint)
      if classes.isEmpty {
        let remark = Statement(text: "// not installed: \(plainText(constraint))", sources: [constraint.element])
        edit(constraint.owner) { $0.remarks.append(remark) }
        continue
      }
      guard references.words(constraint) != nil else {
        lose(constraint.element, "a constraint without a counterpart: \(plainText(constraint))")
        continue
      }
      if constraint.isPlaceholder {
        let text = "// Xcode removes it when the app is built: \(plainText(constraint))"
        edit(constraint.owner) { $0.remarks.append(Statement(text: text, sources: [constraint.element])) }
      }
      lower(constraint, classes)
    }
  }

  /// True if a constraint is about the size of the scene's own view alone.
  private func isOfRoot(_ constraint: BuilderConstraint) -> Bool {
    !isWrapped && constraint.first == BuilderItem(scene.view)
      && (constraint.second == nil || constraint.second == BuilderItem(scene.view))
  }

  /// True if a constraint refers to a view that is installed nowhere: then neither is it.
  private func isOutside(_ constraint: BuilderConstraint) -> Bool {
    let items = [constraint.first.view] + (constraint.second.map { [$0.view] } ?? [])
    return items.contains { !carried.contains($0) && ([$0] + document.superviews(of: $0)).contains(scene.view) }
  }

  /// The size classes at which a constraint and its views are installed.
  private func installation(_ constraint: BuilderConstraint) -> [SizeClasses] {
    let own = document.classes(of: constraint.first.view)
    let others = constraint.second.map { document.classes(of: $0.view) } ?? own
    return document.installation(constraint.id, in: constraint.owner).filter { own.contains($0) && others.contains($0) }
  }

  private mutating func lower(_ constraint: BuilderConstraint, _ classes: [SizeClasses]) {
    var groups: [(values: (constant: Length, priority: Length), classes: [SizeClasses])] = []
    for place in classes {
      let values = constraint.values(at: place)
      if let known = groups.firstIndex(where: { $0.values == values }) {
        groups[known].classes.append(place)
      } else {
        groups.append((values, [place]))
      }
    }
    for group in groups where group.values.priority > .zero {
      var changed = withoutBaselines(constraint)
      let shift = changed.constant - constraint.constant
      (changed.constant, changed.priority) = group.values
      changed.constant = changed.constant + shift
      guard var varied = references.words(changed) else { continue }
      guard let condition = Conditions.text(group.classes) else {
        varied.name = givenName(constraint)
        written[varied.scope, default: []].append(varied)
        continue
      }
      let statement = Statement(text: varied.text, sources: [constraint.element])
      edit(varied.scope) { $0.add(statement, when: condition) }
    }
  }

  /// The name of a constraint with an outlet or an identifier; nil for others, and where names have no readers.
  private mutating func givenName(_ constraint: BuilderConstraint) -> String? {
    guard joins, let given = document.outlets[constraint.id] ?? document.tree[constraint.element]["identifier"]
    else { return nil }
    return naming.constraintName(given)
  }

  /// The constraint with the bottoms of controls of macOS in the place of their baselines, which only the tables know.
  private func withoutBaselines(_ constraint: BuilderConstraint) -> BuilderConstraint {
    guard document.platform == .macOS, let second = constraint.second, let other = constraint.secondAttribute,
      constraint.multiplier == .one
    else { return constraint }
    guard let first = shift(constraint.first, constraint.firstAttribute), let last = shift(second, other),
      first.isBaseline || last.isBaseline
    else { return constraint }
    var changed = constraint
    if first.isBaseline { changed.firstAttribute = "bottom" }
    if last.isBaseline { changed.secondAttribute = "bottom" }
    changed.constant = constraint.constant + last.length - first.length
    return changed
  }

  /// The distance from the bottom of the alignment rectangle down to the baseline; nil if it is not known.
  private func shift(_ item: BuilderItem, _ attribute: String) -> (length: Length, isBaseline: Bool)? {
    let isFirst = attribute == "firstBaseline"
    guard isFirst || attribute == "baseline" || attribute == "lastBaseline" else { return (.zero, false) }
    guard item.guide == nil, let distance = DesktopMetrics.shared.baseline(item.view, document, isFirst: isFirst) else {
      return nil
    }
    return (DesktopMetrics.shared.insets(item.view, document).bottom - distance, true)
  }

  private mutating func edit(_ view: ViewIndex, _ change: (inout Block) -> Void) {
    var block = blocks[view] ?? Block(header: "", source: document.views[view].element, view: view)
    change(&block)
    blocks[view] = block
  }

  mutating func lose(_ element: Int, _ message: String) {
    losses.append(.init(element: element, message: message))
  }

  /// The constraint as the file has it, for comments.
  private func plainText(_ constraint: BuilderConstraint) -> String {
    func name(_ item: BuilderItem) -> String {
      let view = item.view == scene.view && !isWrapped ? "root" : naming[item.view]
      return view.isEmpty ? document.views[item.view].id : view
    }
    let left = Target(owner: name(constraint.first), attribute: constraint.firstAttribute)
    let right = constraint.second.map { Target(owner: name($0), attribute: constraint.secondAttribute ?? "") }
    return ConstraintWords(
      element: constraint.element, scope: constraint.owner, left: left, relation: constraint.relation,
      factor: constraint.multiplier, right: right, constant: constraint.constant, priority: constraint.priority
    ).text
  }

  // MARK: - Views

  /// Makes the block of a view with all inside it. The recursion ends with the nesting of the XML.
  private mutating func block(_ view: ViewIndex) -> Block {
    let source = document.views[view]
    var block = blocks[view] ?? Block(header: "", source: source.element, view: view)
    if view != scene.view || isWrapped {
      block.header = "view \(naming[view])\(kindSuffix(view))"
      var settings = ViewSettings(document: document, view: view, scene: scene)
      settings.isWrapped = isWrapped && view == scene.view
      settings.write(margins: usedMargins.contains(view), bounds: needsBounds(view))
      block.settings += settings.statements
      block.comments += settings.comments
      if settings.isWrapped {
        block.constraints.append(Statement(text: ".edges == superview", sources: [source.element]))
      }
    } else {
      if usedMargins.contains(view) { writeRootMargins(view, &block) }
      block.settings += LookSettings(document, view, scene).statements
    }
    writeVariations(view, &block)
    if view != scene.view { writeInstallation(view, &block) }
    writeGrid(view, &block)
    let cells = gridCells[view] ?? []
    block.constraints += cells
    block.constraints += Compounds.statements(written[view] ?? [], joins: joins, apart: adaptation.apart)
    block.allow(adaptation.allowances)
    for subview in source.subviews where carried.contains(subview) { block.children.append(self.block(subview)) }
    return block
  }

  private func writeRootMargins(_ view: ViewIndex, _ block: inout Block) {
    let element = document.views[view].element
    if let margins = Margins(document, scene).rootText(view) {
      block.settings.append(Statement(text: "margins = \(margins)", sources: [element]))
    }
    if document.attribute(view, "insetsLayoutMarginsFromSafeArea") == "NO" {
      block.settings.append(Statement(text: "insetsLayoutMarginsFromSafeArea = false", sources: [element]))
    }
  }

  /// Hides a view in the size classes at which it is not installed. It is placed there too, since its constraints are not installed either.
  private func writeInstallation(_ view: ViewIndex, _ block: inout Block) {
    let source = document.views[view]
    let installed = document.classes(of: view)
    let others = SizeClasses.all.filter { !installed.contains($0) }
    guard !others.isEmpty, let condition = Conditions.text(others) else { return }
    func add(_ text: String) { block.add(Statement(text: text, sources: [source.element]), when: condition) }
    block.remarks.append(Statement(text: "// hidden where Xcode does not install it", sources: [source.element]))
    add("hidden = true")
    if !source.usesConstraints || source.isArranged { return }
    for text in [".leading == superview.leading", ".top == superview.top", ".width == 0", ".height == 0"] { add(text) }
  }

  /// Writes the settings of a stack that depend on size classes.
  private func writeVariations(_ view: ViewIndex, _ block: inout Block) {
    let names = ["axis", "distribution", "alignment", "spacing"]
    let element = document.views[view].element
    guard document.views[view].tag == "stackView", document.platform != .macOS else { return }
    let tree = document.tree
    let variations = tree.children(element, "variation").compactMap { index in
      VariationKey(tree[index]["key"] ?? "").map { (key: $0, element: index) }
    }
    for name in names {
      let usual = tree[element][name] ?? (name == "axis" ? "horizontal" : name == "spacing" ? "0" : "fill")
      var classes: [String: [SizeClasses]] = [:]
      for place in SizeClasses.all {
        var value = usual
        for rank in 1...2 {
          for variation in variations where variation.key.rank == rank && variation.key.applies(to: place) {
            value = tree[variation.element][name] ?? value
          }
        }
        if value != usual { classes[value, default: []].append(place) }
      }
      for value in classes.keys.sorted() {
        guard let condition = Conditions.text(classes[value] ?? []) else { continue }
        let sources = variations.map { $0.element }
        block.add(Statement(text: "\(name) = \(Length(value)?.text() ?? value)", sources: sources), when: condition)
      }
    }
  }

  /// True if masks of subviews need the view's size in the file, and it has no frame of its own.
  private func needsBounds(_ view: ViewIndex) -> Bool {
    guard document.views[view].frame != nil, view != scene.view || isWrapped else { return false }
    guard document.views[view].usesConstraints && !document.views[view].isFixed else { return false }
    return document.views[view].subviews.contains {
      let subview = document.views[$0]
      return carried.contains($0) && (!subview.usesConstraints || subview.isFixed) && subview.frame != nil
    }
  }

  private func kindSuffix(_ view: ViewIndex) -> String {
    // Checks have no use for components.
    let component = joins ? ViewKinds.component(view, document)?.name : nil
    let kind = component ?? ViewKinds.kind(view, document)
    return kind == "View" ? "" : ": \(kind)"
  }
}
