import Foundation
import LayCompiler
import LayDrawing
import LayJSON
import LayRuntime
import TestSupport
import Testing

@testable import LayRendering

/// The samples of the repository, by path.
let samplePaths: [String] = {
  let root = repository.appending(path: "Samples")
  let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".lay") && !$0.hasPrefix("Errors/") }.map { "Samples/\($0)" }.sorted()
}()

/// The layouts of a sample, at their design sizes or that of a phone, with all layers.
func screens(of path: String, layers: Set<PictureLayer>) throws -> [Screen] {
  let text = try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  return compiled(text, path: path).layouts.map { layout in
    let size = layout.designSize ?? defaultDesignSize
    return screen(layout, LayoutEnvironment(size: size), layers: layers)
  }
}

@Suite struct FramesInPictureTests {
  /// Every third sample, or all in a thorough run.
  private static let paths = samplePaths.enumerated().filter { isThorough || $0.offset % 3 == 0 }.map { $0.element }

  @Test(arguments: paths) func everyViewLiesWhereEvalSays(_ path: String) throws {
    for screen in try screens(of: path, layers: []) {
      let corners = corners(screen)
      for style in PictureStyle.allCases {
        let picture = try Wall.picture(of: [screen], style, [])
        var seen = 0
        for (group, transform) in viewGroups(picture.items) {
          let name = try #require(group.title)
          let index = try #require(
            screen.tree.views.firstIndex { name.hasPrefix("\($0.path) \(frameWords($0.frame))") })
          let corner = transform.apply(Point2D(0, 0))
          #expect(
            abs(corner.x - corners[index].x) < 1e-6 && abs(corner.y - corners[index].y) < 1e-6, "\(path): \(name)")
          seen += 1
        }
        let shown = screen.tree.views.indices.filter { style == .blueprint || isDrawn($0, screen) }
        #expect(seen == shown.count, "\(path)")
      }
    }
  }

  private func isDrawn(_ index: Int, _ screen: Screen) -> Bool {
    var next: Int? = index
    while let view = next {
      if screen.tree.views[view].isHidden || screen.looks[view].alpha <= 0 { return false }
      next = screen.tree.views[view].superview
    }
    return true
  }

  /// The upper left corners of the views on the screen, transforms included, added up from the numbers that `eval` prints.
  private func corners(_ screen: Screen) -> [Point2D] {
    var maps: [Transform2D] = []
    for view in screen.tree.views {
      let frame = view.untransformed ?? view.frame
      var map = Transform2D.move(frame.x, frame.y)
      if let m = view.transform {
        let middle = Point2D(frame.x + frame.width * view.anchor.x, frame.y + frame.height * view.anchor.y)
        map = Transform2D.move(middle.x, middle.y).after(Transform2D(m[0], m[1], m[2], m[3], m[4], m[5]))
          .after(.move(-middle.x, -middle.y)).after(map)
      }
      if let superview = view.superview {
        let origin = screen.tree.views[superview].boundsOrigin
        map = maps[superview].after(.move(-origin.x, -origin.y)).after(map)
      }
      maps.append(map)
    }
    return maps.map { $0.apply(Point2D(0, 0)) }
  }

  /// The groups of views with their transforms to the corner of the screen.
  private func viewGroups(_ items: [PictureItem]) -> [(PictureGroup, Transform2D)] {
    var (transforms, found): ([Transform2D], [(PictureGroup, Transform2D)]) = ([.identity], [])
    for item in items {
      switch item {
      case .begin(let group):
        let isScreen = group.name == "screen"
        transforms.append(isScreen ? .identity : transforms[transforms.count - 1].after(group.transform))
        if group.name == "view" { found.append((group, transforms[transforms.count - 1])) }
      case .end: transforms.removeLast()
      default: break
      }
    }
    return found
  }

  @Test func boxesOfABlueprintHaveTheSizesOfTheFrames() throws {
    for screen in try screens(of: "Samples/SignIn.lay", layers: [.hidden]) {
      let picture = try Wall.picture(of: [screen], .blueprint, [.hidden])
      for view in screen.tree.views.dropFirst() {
        let item = placed(picture.items).first { $0.view == view.path }
        guard case .shape(let outline, _, _)? = item?.item else { Issue.record("\(view.path)"); continue }
        let frame = view.untransformed ?? view.frame
        #expect(outline == .rectangle(x: 0, y: 0, width: frame.width, height: frame.height), "\(view.path)")
      }
    }
  }
}
