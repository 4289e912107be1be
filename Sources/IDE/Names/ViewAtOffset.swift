internal import LayCompiler
internal import LayDiagnostics

/// A view of a layout, by names that a picture of the layout has too.
public struct ViewPath: Hashable, Sendable {
  /// The name of the layout.
  public var layout: String
  /// The path from the layout's name: `SignIn/form/email`.
  public var path: String

  /// Creates a path.
  public init(layout: String, path: String) { (self.layout, self.path) = (layout, path) }
}

extension Snapshot {
  /// Returns the view at `offset`: the one whose name is there, else the one inside whose braces it is; nil if there is none, or if
  /// the file has errors. Of several views of one declaration it is the first.
  public func view(at offset: Int) -> ViewPath? {
    var names: [SourceRange] = []
    if let target = SnapshotGroup(self).definition(at: offset)?.target.range { names.append(target) }
    let around = enclosingSymbols(at: offset)
    names += around.reversed().map { $0.nameRange }
    // The layout around the offset comes first.
    let layouts = soundLayouts.filter { $0.range == around.first?.nameRange } + soundLayouts
    for name in names {
      for layout in layouts {
        guard let index = layout.sources.views.firstIndex(of: name) else { continue }
        return ViewPath(layout: layout.name, path: layout.sources.paths[index])
      }
    }
    return nil
  }

  /// Returns the name of a view in its file, with the file; nil if there is no such view.
  public func place(of view: ViewPath) -> SnapshotGroup.Place? {
    for layout in soundLayouts where layout.name == view.layout {
      guard let index = layout.sources.paths.firstIndex(of: view.path) else { continue }
      let range = layout.sources.views[index]
      return SnapshotGroup.Place(file: file(of: range), range: range)
    }
    return nil
  }

  /// Returns the declarations around an offset, the outermost first.
  private func enclosingSymbols(at offset: Int) -> [Symbol] {
    var found: [Symbol] = []
    var inner = symbols()
    while let next = inner.first(where: { $0.range.touches(offset) }) {
      found.append(next)
      inner = next.children
    }
    return found
  }
}
