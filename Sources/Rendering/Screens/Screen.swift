package import LayCompiler
package import LayDiagnostics
package import LayRuntime

/// A layout at one size with all that its picture shows.
package struct Screen {
  /// The frames.
  package var tree: FrameTree
  let looks: [ViewLook]
  let palette: Palette
  /// The insets of the safe area.
  let safeArea: Sides
  let regions: [Region]
  /// The language of the texts, as it is shown; nil for the texts of the file.
  let language: String?
  /// The guides that constraints refer to, in the coordinates of the root.
  let guides: [GuideBox]
  let dimensions: [Dimension]
  /// The number of constraints in force that no dimension line can show.
  let undrawn: Int
  let ghosts: [Ghost]
  /// The problems at this size.
  let problems: [Problem]
  /// The shown views of constraints that conflicts break, by index in the tree.
  let conflicting: [Int]

  /// Distances from the edges of the root, points.
  struct Sides: Equatable {
    var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  }

  /// A part of the screen that the device takes.
  struct Region {
    var isFold: Bool
    var box: Box
  }

  /// The frame of a guide.
  struct GuideBox {
    var name: String
    var box: Box
  }

  /// A problem of the layout at this size.
  struct Problem {
    var isError: Bool
    var words: String
  }
}

extension Screen {
  /// Reads a finished layout. `tree` has its frames, `found` its diagnostics; `findPicture` returns the file of a picture by its name. Constraints, guides and witnesses are read only if they are
  /// drawn, and not between the layouts of an animation, where none apply. Conflicts name lines of `sources`.
  package init(
    _ layout: Layout, _ compiled: CompiledLayout, _ tree: FrameTree, found: [Diagnostic] = [], isDark: Bool = false,
    language: String? = nil, layers: Set<PictureLayer>, sources: [SourceText] = [],
    findPicture: (String) -> PictureFile? = { _ in nil }
  ) {
    self.tree = tree
    self.language = language
    let palette = Palette(isDark: isDark)
    self.palette = palette
    looks = LookReader(layout: layout, compiled: compiled, palette: palette).looks(of: tree, findPicture)
    let environment = layout.environment
    let insets = environment.safeArea
    safeArea = Sides(
      top: insets.top.double, left: insets.left.double, bottom: insets.bottom.double, right: insets.right.double)
    regions = environment.reservedRegions.map { Region(isFold: $0.kind == .fold, box: Box(LayoutRect($0.frame))) }
    let layers = tree.isBetweenLayouts ? layers.subtracting([.constraints, .guides]) : layers
    let conflicts = ConflictPlaces(layout, compiled, sources)
    problems = found.filter { $0.severity != .note }.map {
      Problem(isError: $0.severity == .error, words: "\(conflicts.words(for: $0))\($0.message) [\($0.code.id)]")
    }
    let broken = conflicts.views
    conflicting = tree.views.indices.filter { index in
      !tree.isBetweenLayouts && tree.views[index].isShown && broken.contains(tree.views[index].id)
    }
    let places = ScreenPlaces(layout)
    guides = layers.contains(.guides) ? places.guides : []
    let hidden = layers.contains(.hidden) ? [] : tree.views.filter { !$0.isShown }.map { $0.id }
    let reader = DimensionReader(layout, places, hidden: Set(hidden))
    (dimensions, undrawn) = layers.contains(.constraints) ? reader.dimensions() : ([], 0)
    ghosts = layers.contains(.constraints) ? WitnessReader(layout, compiled, tree).ghosts() : []
  }
}

extension Box {
  init(_ rect: LayoutRect) {
    self.init(minX: rect.x, minY: rect.y, maxX: rect.x + rect.width, maxY: rect.y + rect.height)
  }
}

/// The places of views and guides on the screen, transforms left out, as constraints see them.
struct ScreenPlaces {
  let layout: Layout
  /// The corner of the coordinates in which a view's frame is, by view.
  private var corners: [(x: Double, y: Double)] = []

  init(_ layout: Layout) {
    self.layout = layout
    for (index, view) in layout.program.views.enumerated() {
      guard let superview = view.superview, superview.index < index else {
        corners.append((0, 0))
        continue
      }
      let (corner, frame) = (corners[superview.index], layout.untransformedFrame(of: superview))
      let bounds = layout.exactBounds(of: superview)
      corners.append((corner.x + (frame.x - bounds.x).double, corner.y + (frame.y - bounds.y).double))
    }
  }

  /// The frame of a view or guide, in points from the corner of the root.
  func box(of view: ViewID) -> Box {
    let (corner, frame) = (corners[view.index], layout.untransformedFrame(of: view))
    return Box(
      minX: corner.x + frame.x.double, minY: corner.y + frame.y.double, maxX: corner.x + frame.maxX.double,
      maxY: corner.y + frame.maxY.double)
  }

  /// The corner of the coordinates in which a view's frame is.
  func corner(around view: ViewID) -> (x: Double, y: Double) { corners[view.index] }

  /// The guides of the program, those that views share once.
  var guides: [Screen.GuideBox] {
    var found: [Screen.GuideBox] = []
    for (index, view) in layout.program.views.enumerated() where view.role == .guide {
      let (box, name) = (box(of: ViewID(index)), view.guide == .declared ? view.name : view.guide.name)
      if view.guide == .content || view.guide == .frame { continue }
      if !found.contains(where: { $0.box == box }) { found.append(Screen.GuideBox(name: visible(name), box: box)) }
    }
    return found
  }
}
