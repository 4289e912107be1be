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

  private func expectNoCollisions(_ picture: Picture, _ name: String) {
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
}
