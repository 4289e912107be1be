import Foundation
import LayCompiler
import LayDrawing
import LayRuntime
import TestSupport
import Testing

@testable import LayRendering

/// Names, numbers, captions, notes and the legend: in a blueprint all texts are labels.
@Suite struct LabelTests {
  @Test(arguments: samplePaths) func labelsOfABlueprintNeverCollide(_ path: String) throws {
    let layers = Set(PictureLayer.allCases)
    let shown = try screens(of: path, layers: layers)
    // Some samples only share components.
    if shown.isEmpty { return }
    expectNoCollisions(try Wall.picture(of: shown, .blueprint, layers), path)
  }

  @Test func labelsOfAWallNeverCollide() throws {
    let text = try String(contentsOf: repository.appending(path: "Samples/SignIn.lay"), encoding: .utf8)
    let layout = compiled(text, path: "Samples/SignIn.lay").layouts[0]
    let layers = Set(PictureLayer.allCases)
    let sizes = [(320, 480), (1024, 300), (40, 40), (375, 667), (200, 900), (1366, 1024)]
    let all = sizes.map { width, height in
      screen(
        layout, LayoutEnvironment(size: ExactSize(width: Rational(width), height: Rational(height))), layers: layers)
    }
    expectNoCollisions(try Wall.picture(of: all, .blueprint, layers), "wall")
    expectNoCollisions(try Wall.comparison(all, Array(all.reversed()), names: ("a", "b"), .blueprint, layers), "pairs")
  }

  /// Random boxes in random places, with names of any length.
  @Test func labelsOfRandomLayoutsNeverCollide() throws {
    for seed in 1...(isThorough ? 400 : 12) {
      var random = SeededGenerator(seed: UInt64(seed))
      let (width, height) = (Int.random(in: 30...900, using: &random), Int.random(in: 30...900, using: &random))
      var text = "layout L(\(width)x\(height)) {\n"
      for index in 0..<Int.random(in: 1...14, using: &random) {
        let name = "v\(index)" + String(repeating: "w", count: Int.random(in: 0...30, using: &random))
        text += "  view \(name): Label { text = \"\(name)\" }\n"
        text += "  \(name).left == root.left + \(Int.random(in: -40...width, using: &random))\n"
        text += "  \(name).top == root.top + \(Int.random(in: -40...height, using: &random))\n"
        text +=
          "  \(name).width \(["==", ">="].randomElement(using: &random)!) \(Int.random(in: 0...width, using: &random))\n"
        if Bool.random(using: &random) { text += "  \(name).height == \(Int.random(in: 0...height, using: &random))\n" }
        if Bool.random(using: &random) { text += "  \(name).right <= root.right - 8\n" }
      }
      let layers = Set(PictureLayer.allCases)
      let shown = screen(text + "}\n", at: (width, height), layers: layers)
      expectNoCollisions(try Wall.picture(of: [shown, shown], .blueprint, layers), "seed \(seed)")
    }
  }

  // MARK: Over texts and devices

  @Test(arguments: samplePaths) func labelsOverAMockupCoverNoText(_ path: String) throws {
    for layers in [[.ids], [.ids, .constraints]] as [Set<PictureLayer>] {
      for shown in try screens(of: path, layers: layers) {
        expectClearGrounds(try Wall.picture(of: [shown], .mockup, layers), "\(path) with \(layers.count) layers")
      }
    }
  }

  @Test(arguments: samplePaths) func labelsOfABlueprintCoverNoText(_ path: String) throws {
    let layers = Set(PictureLayer.allCases)
    for shown in try screens(of: path, layers: layers) {
      expectClearGrounds(try Wall.picture(of: [shown], .blueprint, layers), path)
    }
  }

  @Test(arguments: samplePaths) func labelsNeverCollideOnADevice(_ path: String) throws {
    let layers = Set(PictureLayer.allCases)
    let text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    for layout in compiled(text, path: path).layouts {
      var environment = LayoutEnvironment(size: ExactSize(width: 402, height: 874))
      environment.safeArea = ExactInsets(top: 62, left: 0, bottom: 34, right: 0)
      var shown = screen(layout, environment, layers: layers)
      shown.tree.pose = "iPhone 17, portrait"
      let blueprint = try Wall.picture(of: [shown], .blueprint, layers)
      expectNoCollisions(blueprint, path)
      expectClearGrounds(blueprint, path)
      // Names on black could not be read.
      #expect(!placed(blueprint.items).contains { $0.view == nil && $0.item.fill?.colour == .black }, "\(path)")
      expectClearGrounds(try Wall.picture(of: [shown], .mockup, [.ids, .safeArea]), path)
    }
  }

  @Test func aDarkBlueprintOfADeviceHasNoBars() throws {
    let layers = Set(PictureLayer.allCases)
    var shown = screen("layout L(402x874) {}\n", at: (402, 874), isDark: true, layers: layers) {
      $0.safeArea = ExactInsets(top: 62, left: 0, bottom: 34, right: 0)
    }
    shown.tree.pose = "iPhone 17, portrait"
    let items = placed(try Wall.picture(of: [shown], .blueprint, layers).items)
    #expect(!texts(items.map(\.item)).contains("9:41"))
    // Nothing light is drawn on the light ground of the screen.
    let inside = items.filter { $0.groups.contains { $0.name == "screen" } }
    #expect(!inside.contains { $0.item.fill?.colour == .white })
    #expect(inside.contains { $0.groups.contains { $0.title == "Dynamic Island" } })
  }
}

/// Expects that the ground of each label covers no text but its own.
func expectClearGrounds(_ picture: Picture, _ name: String) {
  let items = placed(picture.items)
  let texts = items.enumerated().compactMap { index, item in item.textBox.map { (index, item, $0) } }
  for (index, item) in items.enumerated() {
    guard let ground = item.labelGround else { continue }
    for (place, text, box) in texts where ground.intersects(box.inset(0.3)) {
      guard case .text(let line) = text.item else { continue }
      // A label is painted after its ground, and lies in it.
      if place > index && ground.inset(-1).contains(box) { continue }
      #expect(Bool(false), "\(name): a label's ground \(ground) covers '\(line.text)' at \(box)")
    }
  }
}

/// Expects that texts lie in a picture, and none over another.
func expectNoCollisions(_ picture: Picture, _ name: String) {
  let labels = placed(picture.items).compactMap { item in item.textBox.map { (item, $0) } }
  let sheet = Box(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
  for (index, (item, box)) in labels.enumerated() {
    guard case .text(let line) = item.item else { continue }
    #expect(sheet.contains(box), "\(name): '\(line.text)' \(box) reaches beyond \(sheet)")
    for (other, another) in labels[..<index] where another.intersects(box.inset(0.05)) {
      guard case .text(let second) = other.item else { continue }
      #expect(Bool(false), "\(name): '\(line.text)' at \(box) over '\(second.text)' at \(another)")
    }
  }
  #expect(!labels.isEmpty, "\(name)")
}

extension PictureItem {
  /// The fill of a shape; nil for other items.
  fileprivate var fill: Fill? { if case .shape(_, let fill?, _) = self { fill } else { nil } }
}

extension PlacedItem {
  /// The box of the white ground of a label, points of the picture; nil for other items.
  fileprivate var labelGround: Box? {
    guard case .shape(let outline, let fill?, _) = item, fill.hatching == nil, fill.colour.alpha < 255,
      fill.colour.alpha > 220, fill.colour == Colour(255, 255, 255, alpha: fill.colour.alpha), let box = outline.box
    else { return nil }
    let (a, b) = (transform.apply(Point2D(box.minX, box.minY)), transform.apply(Point2D(box.maxX, box.maxY)))
    return Box(minX: min(a.x, b.x), minY: min(a.y, b.y), maxX: max(a.x, b.x), maxY: max(a.y, b.y))
  }
}
