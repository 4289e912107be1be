/// A layout before it is written.
struct LayoutDraft {
  var name: String
  var scene: Int
  private(set) var size: Frame
  /// The height in the file; nil if the layout has it.
  private(set) var recordedHeight: Length?
  /// True if the scene's view is a view of the layout.
  var isWrapped: Bool
  /// The view of the layout with all inside it.
  var block: Block
  /// The components that are written before it.
  var components: [Block] = []

  init(name: String, scene: Int, size: Frame, isWrapped: Bool, block: Block) {
    (self.name, self.scene, self.size, self.isWrapped, self.block) = (name, scene, size, isWrapped, block)
  }

  /// Changes the height of the layout.
  mutating func setHeight(_ height: Length) { (recordedHeight, size.height) = (size.height, height) }

  /// True if a condition is about the size classes.
  var asksSizeClasses: Bool { ([block] + components).contains { $0.asksSizeClasses } }
}

extension Block {
  fileprivate var asksSizeClasses: Bool {
    conditions.contains { $0.condition.contains("SizeClass") }
      || (settings + constraints).contains { $0.text.contains("SizeClass") }
      || (children + inner).contains { $0.asksSizeClasses }
  }
}

/// Makes components of views that occur several times.
struct Components {
  private(set) var drafts: [LayoutDraft]
  private var names: Set<String>
  private let document: BuilderDocument
  /// The places that have become instances, with the names of the views inside by those that they had.
  private var used: [(place: Place, names: [String: String])] = []

  /// A view of a layout: the indices of subviews from the layout's view; empty for that itself.
  private struct Place {
    var draft: Int
    var path: [Int]

    func overlaps(_ other: Place) -> Bool {
      let length = min(path.count, other.path.count)
      return draft == other.draft && path.prefix(length) == other.path.prefix(length)
    }
  }

  private struct Candidate {
    var place: Place
    var source: Block
    var part: RepeatedView
    /// The number of views.
    var count: Int
  }

  /// The names of the views of a layout, and the number of times that constraints name them.
  private struct Search {
    var names: Set<String>
    var mentions: [String: Int]

    /// True if a constraint outside of a view names a view inside.
    func isMentioned(outside view: Block, _ inner: [String]) -> Bool {
      let own = view.mentions
      return inner.contains { (mentions[$0] ?? 0) > (own[$0] ?? 0) }
    }
  }

  /// The fewest views of a part that is not a whole cell.
  private static let fewestViews = 3

  /// Declares the components of classes that look unlike their kinds, each before the first layout that uses it.
  static func declareClasses(in drafts: inout [LayoutDraft], _ document: BuilderDocument) {
    var declared: Set<String> = []
    for index in drafts.indices {
      let draft = drafts[index]
      for block in ([draft.block] + draft.components).flatMap({ [$0] + $0.descendants }) {
        guard let view = block.view, let (name, kind) = ViewKinds.component(view, document),
          declared.insert(name).inserted
        else { continue }
        var component = Block(header: "component \(name)", source: block.source)
        component.suffix = kind == "View" ? " {}" : ": \(kind) {}"
        drafts[index].components.insert(component, at: 0)
      }
    }
  }

  /// Replaces repeated views of layouts where that makes the text shorter; `names` are those of the layouts.
  init(_ drafts: [LayoutDraft], names: Set<String>, _ document: BuilderDocument) {
    (self.drafts, self.names, self.document) = (drafts, names, document)
    var groups: [String: [Candidate]] = [:]
    var order: [String] = []
    for candidate in candidates() {
      let signature = candidate.part.signature
      if groups[signature] == nil { order.append(signature) }
      groups[signature, default: []].append(candidate)
    }
    let repeated = order.compactMap { groups[$0] }.filter { $0.count > 1 }
    let largest = repeated.enumerated().sorted { ($1.1[0].count, $0.0) < ($0.1[0].count, $1.0) }
    for (_, group) in largest { replace(group) }
  }

  // MARK: - Finding

  private func candidates() -> [Candidate] {
    drafts.indices.flatMap { index -> [Candidate] in
      let draft = drafts[index]
      let names = draft.block.descendants.compactMap { $0.name }
      // The same name twice would be one of an instance.
      guard Set(names).count == names.count else { return [] }
      var found: [Candidate] = []
      if isCell(draft), let part = RepeatedView(cell(draft), all: Set(names)) {
        found.append(
          Candidate(place: Place(draft: index, path: []), source: cell(draft), part: part, count: names.count))
      }
      let search = Search(names: Set(names), mentions: draft.block.mentions)
      collect(draft.block, Place(draft: index, path: []), search, &found)
      return found
    }
  }

  private func isCell(_ draft: LayoutDraft) -> Bool {
    let kind = document.scenes[draft.scene].kind
    return !draft.isWrapped && (kind == .cell || kind == .item)
  }

  /// The view of a layout as a view inside of it.
  private func cell(_ draft: LayoutDraft) -> Block {
    var cell = draft.block
    (cell.header, cell.view, cell.allowances) = ("view cell", nil, [])
    return cell
  }

  /// Adds the views inside of a block. The recursion ends with the nesting of the blocks.
  private func collect(_ block: Block, _ place: Place, _ search: Search, _ found: inout [Candidate]) {
    for (index, child) in block.children.enumerated() {
      let inner = Place(draft: place.draft, path: place.path + [index])
      let names = child.descendants.compactMap { $0.name }
      guard names.count + 1 >= Components.fewestViews, child.name != nil else { continue }
      if !search.isMentioned(outside: child, names), let part = RepeatedView(child, all: search.names) {
        found.append(Candidate(place: inner, source: child, part: part, count: names.count + 1))
      }
      collect(child, inner, search, &found)
    }
  }

  // MARK: - Replacing

  private mutating func replace(_ group: [Candidate]) {
    let free = group.filter { candidate in !used.contains { $0.place.overlaps(candidate.place) } }
    guard free.count > 1 else { return }
    let size = size(of: free)
    if size == nil && free[0].place.path.isEmpty && free[0].part.block.children.contains(where: { $0.hasFrame }) {
      return
    }
    var taken = names
    let name = ComponentMaker.unique(name(of: free), &taken)
    let maker = ComponentMaker(free.map { ($0.source, $0.part) }, name: name, size: size)
    guard maker.isReadable, isShorter(maker, free) else { return }
    names = taken
    let first = free.map { $0.place.draft }.min() ?? 0
    drafts[first].components.append(maker.declaration)
    for (candidate, instance) in zip(free, maker.instances) { put(instance, at: candidate.place) }
    used += zip(free, maker.renames).map { ($0.place, $1) }
  }

  /// The design size of a cell with masks inside, if all have the same.
  private func size(of group: [Candidate]) -> String? {
    guard group[0].place.path.isEmpty, group[0].part.block.children.contains(where: { $0.hasFrame }) else { return nil }
    let sizes = Set(group.map { drafts[$0.place.draft].size.sizeText })
    return sizes.count == 1 ? sizes.first : nil
  }

  private mutating func put(_ instance: Block, at place: Place) {
    guard place.path.isEmpty else { return drafts[place.draft].block.replace(instance, at: place.path[...]) }
    drafts[place.draft].block = wrapping(filling(instance), drafts[place.draft].block)
  }

  /// The view of a layout with an instance in the place of all inside.
  private func wrapping(_ instance: Block, _ root: Block) -> Block {
    var outer = Block(header: "", source: instance.source, view: root.view)
    (outer.children, outer.allowances) = ([instance], root.allowances)
    return outer
  }

  /// Gives the views of other drafts of the same document the names and superviews that they have in instances of
  /// components.
  func renamed(_ drafts: [LayoutDraft]) -> [LayoutDraft] {
    var drafts = drafts
    for (place, names) in used {
      let root = drafts[place.draft].block
      if place.path.isEmpty {
        drafts[place.draft].block = wrapping(filling(cell(drafts[place.draft]).renamed(names)), root)
      } else {
        drafts[place.draft].block.rename(names, at: place.path[...])
      }
    }
    return drafts
  }

  /// An instance that fills the view of its layout.
  private func filling(_ instance: Block) -> Block {
    var instance = instance
    instance.constraints.insert(Statement(text: ".edges == superview", sources: [instance.source]), at: 0)
    return instance
  }

  /// True if a component and its instances have fewer lines and no more characters than the views.
  private func isShorter(_ maker: ComponentMaker, _ group: [Candidate]) -> Bool {
    var (before, after) = (Page(), Page())
    after.write(maker.declaration)
    after.blank()
    for (candidate, instance) in zip(group, maker.instances) {
      let isCell = candidate.place.path.isEmpty
      if isCell { before.writeInside(candidate.source) } else { before.write(candidate.source) }
      after.write(isCell ? filling(instance) : instance)
    }
    return after.lineCount < before.lineCount && after.bytes.count <= before.bytes.count
  }

  // MARK: - Names

  /// A name for a component: the class of all, or that of the first view.
  private func name(of group: [Candidate]) -> String {
    let isCell = group[0].place.path.isEmpty
    let elements = group.map { candidate -> Int in
      isCell ? document.scenes[drafts[candidate.place.draft].scene].owner : candidate.source.source
    }
    let classes = Set(elements.map { document.tree[$0]["customClass"] ?? "" })
    if classes.count == 1, let own = classes.first, !own.hasPrefix("UI"), !own.hasPrefix("NS"),
      let name = Naming.identifier(own, capital: true)
    {
      return names.contains(name) ? "\(name)Content" : layoutName(name)
    }
    if isCell { return "\(drafts[group[0].place.draft].name)Content" }
    let bases = Set(group.map { ComponentMaker.withoutNumber($0.source.name ?? "") })
    let base = bases.count == 1 ? bases.first.flatMap { Naming.identifier($0, capital: true) } : nil
    return layoutName(base ?? "Group")
  }
}

extension Block {
  /// True for a view with a frame, and perhaps a mask.
  fileprivate var hasFrame: Bool { settings.contains { $0.setting?.key == "frame" } }

  /// Puts a block in the place of a view inside.
  fileprivate mutating func replace(_ block: Block, at path: ArraySlice<Int>) {
    guard let index = path.first else { return self = block }
    children[index].replace(block, at: path.dropFirst())
  }

  /// Renames the views inside of a view.
  fileprivate mutating func rename(_ names: [String: String], at path: ArraySlice<Int>) {
    guard let index = path.first else { return self = renamed(names) }
    children[index].rename(names, at: path.dropFirst())
  }
}
