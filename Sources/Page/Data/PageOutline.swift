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

  init(_ program: LayoutProgram) {
    var children = [[Int]](repeating: [], count: program.views.count)
    for (index, view) in program.views.enumerated() where view.role == .view {
      if let superview = view.superview { children[superview.index].append(index) }
    }
    // Without recursion, since the file determines the depth of views.
    var stack: [(view: Int, superview: Int?)] = program.views.isEmpty ? [] : [(0, nil)]
    while let (index, superview) = stack.popLast() {
      views.append(ViewID(index))
      superviews.append(superview)
      for child in children[index].reversed() { stack.append((child, views.count - 1)) }
    }
  }

  /// The views as JSON: path, kind, superview and position of each.
  func json(_ compiled: CompiledLayout, _ sources: [SourceText]) -> JSON {
    .array(
      views.indices.map { place in
        let view = views[place]
        let description = compiled.program.views[view.index]
        let path = compiled.sources.paths.indices.contains(view.index) ? compiled.sources.paths[view.index] : ""
        var members: [(String, JSON)] = [
          ("path", .string(path.utf8.isEmpty ? description.name : path)), ("name", .string(description.name)),
          ("kind", .string(view == .root ? "layout" : description.kindName)), ("shape", .string(description.kind.word)),
        ]
        if let superview = superviews[place] { members.append(("in", .integer(superview))) }
        if compiled.sources.views.indices.contains(view.index),
          let position = spelledPosition(of: compiled.sources.views[view.index], in: sources)
        {
          members.append(("at", .string(position)))
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
