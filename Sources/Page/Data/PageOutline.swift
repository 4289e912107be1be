internal import LayCompiler
internal import LayJSON
internal import LayRendering
internal import LayRuntime

/// The views of a page in pre-order: superviews before subviews, siblings in drawing order.
struct PageOutline {
  /// The views that are drawn.
  private(set) var views: [ViewID] = []
  /// For each of these, the place of its superview among them; nil for the root.
  private(set) var superviews: [Int?] = []
  /// The guides, whose frames follow those of the views in the data.
  private(set) var guides: [ViewID] = []
  private var descriptions: [ViewDescription] = []
  /// The places of the views, and of the guides behind them.
  private(set) var places: [ViewID: Int] = [:]
  /// For each of the views, the place of its content among the guides; nil for views without one.
  private var contentPlaces: [Int?] = []

  init(_ program: LayoutProgram) {
    var children = [[Int]](repeating: [], count: program.views.count)
    for (index, view) in program.views.enumerated() where view.role == .view {
      if let superview = view.superview { children[superview.index].append(index) }
    }
    guides = program.views.indices.filter { program.views[$0].role == .guide }.map { ViewID($0) }
    let contents = PageOutline.contentGuides(of: program)
    // Without recursion, since the file determines the depth of views.
    var stack: [(view: Int, superview: Int?)] = program.views.isEmpty ? [] : [(0, nil)]
    while let (index, superview) = stack.popLast() {
      views.append(ViewID(index))
      superviews.append(superview)
      contentPlaces.append(contents[index].flatMap { guides.firstIndex(of: $0) })
      for child in children[index].reversed() { stack.append((child, views.count - 1)) }
    }
    descriptions = guides.map { program.views[$0.index] }
    for (place, view) in (views + guides).enumerated() { places[view] = place }
  }

  /// The content of each scroll view, by view.
  private static func contentGuides(of program: LayoutProgram) -> [ViewID?] {
    var guides = [ViewID?](repeating: nil, count: program.views.count)
    for (index, view) in program.views.enumerated() where view.guide == .content {
      guard let superview = view.superview, program.views[superview.index].kind == .scrollView else { continue }
      guides[superview.index] = ViewID(index)
    }
    return guides
  }

  /// The guides as JSON: the name and the place of the owner of each, and 1 for one that is not drawn, since its owner is.
  var guidesJSON: JSON {
    .array(
      descriptions.map { description in
        let isDrawn = description.guide != .content && description.guide != .frame
        let name = description.guide == .declared ? description.name : description.guide.name
        let owner = description.superview.flatMap { places[$0] } ?? 0
        return .array([.string(name), .integer(owner)] + (isDrawn ? [] : [.integer(1)]))
      })
  }

  /// The views as JSON: path, kind, superview and position of each.
  func json(_ compiled: CompiledLayout, _ sources: [SourceText]) -> JSON {
    var paths: [String] = []
    return .array(
      views.indices.map { place in
        let view = views[place]
        let description = compiled.program.views[view.index]
        let path = compiled.sources.paths.indices.contains(view.index) ? compiled.sources.paths[view.index] : ""
        // A path is that of the superview and the name; only other ones are written.
        let isUsual = superviews[place].map { path == paths[$0] + "/" + description.name } ?? false
        paths.append(path.utf8.isEmpty ? description.name : path)
        var members: [(String, JSON)] = isUsual ? [] : [("path", .string(paths[place]))]
        members += [
          ("name", .string(description.name)),
          ("kind", .string(view == .root ? "layout" : description.kindName)), ("shape", .string(description.kind.word)),
        ]
        if let content = contentPlaces[place] { members.append(("content", .integer(content))) }
        if let superview = superviews[place] { members.append(("in", .integer(superview))) }
        if compiled.sources.views.indices.contains(view.index) {
          members.append(("at", .array(positionJSON(of: compiled.sources.views[view.index], in: sources))))
        }
        return .object(members)
      })
  }
}

extension ViewKind {
  /// The word of the kind for scripts.
  fileprivate var word: String {
    switch self {
    case .view: "view"
    case .label: "label"
    case .button: "button"
    case .image: "image"
    case .textField: "field"
    case .textView: "text"
    case .switchControl: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progress: "progress"
    case .spinner: "spinner"
    case .scrollView: "scroll"
    case .horizontalStack, .verticalStack: "stack"
    case .grid: "grid"
    case .spacer: "spacer"
    case .segmentedControl: "segments"
    case .datePicker: "date"
    case .pickerView: "picker"
    case .popUpButton: "popup"
    case .separator: "separator"
    case .table: "table"
    }
  }
}
