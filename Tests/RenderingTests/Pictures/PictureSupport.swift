import Foundation
import LayAnalysis
import LayCompiler
import LayDrawing
import LayRuntime
import TestSupport

@testable import LayRendering

/// A compiled text with its layouts.
func compiled(_ text: String, path: String = "a.lay") -> Compilation {
  compile(path: path, bytes: Array(text.utf8), options: .solving) { path in
    (try? Data(contentsOf: repository.appending(path: path))).map { .text(Array($0)) } ?? .missing
  }
}

/// The first layout of a text, laid out and read.
func screen(
  _ text: String, at size: (Int, Int), isDark: Bool = false, state: String? = nil, rightToLeft: Bool = false,
  snapsTo scale: Rational? = nil, layers: Set<PictureLayer> = Set(PictureLayer.allCases),
  change: (inout LayoutEnvironment) -> Void = { _ in }
) -> Screen {
  let layout = compiled(text).layouts[0]
  var environment = LayoutEnvironment(size: ExactSize(width: Rational(size.0), height: Rational(size.1)))
  environment.state = state.flatMap { layout.program.state(named: $0) }
  environment.direction = rightToLeft ? .rightToLeft : .leftToRight
  change(&environment)
  let source = SourceText(path: "a.lay", bytes: Array(text.utf8))
  return screen(layout, environment, isDark: isDark, snapsTo: scale, layers: layers, sources: [source])
}

func screen(
  _ compiled: CompiledLayout, _ environment: LayoutEnvironment, isDark: Bool = false, snapsTo scale: Rational? = nil,
  layers: Set<PictureLayer>, sources: [SourceText] = []
) -> Screen {
  var layout = Layout(compiled.program)
  let report = layout.resize(to: environment)
  var tree = FrameTree(file: "a.lay", layout: compiled.name, size: environment.size)
  tree.direction = environment.direction
  tree.keyboardHeight = environment.keyboardHeight
  tree.scale = scale
  tree.views = viewRows(of: layout, compiled, scale: scale)
  let found = describe(report, in: environment, of: compiled)
  return Screen(layout, compiled, tree, found: found, isDark: isDark, layers: layers, sources: sources)
}

/// An item of a picture with the transform from its coordinates to those of the picture, and the groups around it.
struct PlacedItem {
  var item: PictureItem
  var transform: Transform2D
  var groups: [PictureGroup]

  /// The title of the view around it, without the frame; nil outside of views.
  var view: String? {
    groups.last { $0.name == "view" }?.title.map { String($0[..<($0.range(of: " (")?.lowerBound ?? $0.endIndex)]) }
  }
}

func placed(_ items: [PictureItem]) -> [PlacedItem] {
  var (transforms, groups, found): ([Transform2D], [PictureGroup], [PlacedItem]) = ([.identity], [], [])
  for item in items {
    switch item {
    case .begin(let group):
      transforms.append(transforms[transforms.count - 1].after(group.transform))
      groups.append(group)
    case .end:
      transforms.removeLast()
      groups.removeLast()
    default: found.append(PlacedItem(item: item, transform: transforms[transforms.count - 1], groups: groups))
    }
  }
  return found
}

/// The texts of a picture.
func texts(_ items: [PictureItem]) -> [String] {
  items.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
}

extension PlacedItem {
  /// The box of a line of text, points of the picture; nil for other items.
  var textBox: Box? {
    guard case .text(let line) = item else { return nil }
    let width = textWidth(of: line.text, size: line.size, weight: line.weight, tracking: line.tracking)
    let left = line.anchor == .start ? line.x : line.anchor == .middle ? line.x - width / 2 : line.x - width
    let (a, b) = (
      transform.apply(Point2D(left, line.y - line.size * 0.73)),
      transform.apply(Point2D(left + width, line.y + line.size * 0.05))
    )
    return Box(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}

extension Outline {
  /// The box around all points, in the coordinates of the outline.
  var box: Box? {
    let points = pieces.flatMap { piece -> [Point2D] in
      switch piece {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return nil }
    return Box(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}
