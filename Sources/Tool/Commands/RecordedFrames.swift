internal import LayCompiler
internal import LayInterfaceBuilder
internal import LayJSON
internal import LayRendering
internal import LayRuntime

/// The frames that Xcode recorded, as expectations of the imported layouts.
struct RecordedFrames {
  private let file: BuilderFile
  /// The frames on the canvas of each layout.
  private let canvases: [CanvasFrames]

  /// The greatest distance from Xcode's frame, in points, that rounding to pixels explains.
  private static let tolerance = 0.5001

  init(_ file: BuilderFile, _ session: Session) {
    self.file = file
    var names = KnownNames()
    let compilation = session.compiled(file.name, file.translation.text, &names)
    canvases = file.translation.layouts.map { CanvasFrames($0, of: file, compilation) }
  }

  /// Returns the text of the layouts with an `expect` in each.
  func text() -> [UInt8] {
    var text = file.translation.text
    for (layout, canvas) in zip(file.translation.layouts, canvases).reversed() {
      text.replaceSubrange(layout.end..<layout.end, with: Array(block(layout, canvas).utf8))
    }
    return text
  }

  /// The insets of the safe area on the canvas of each layout.
  var insets: [Insets] { canvases.map { $0.insets } }

  private func block(_ layout: BuilderTranslation.Layout, _ canvas: CanvasFrames) -> String {
    let insets = canvas.insets
    // The frames that layc gives, by path.
    let frames = canvas.frames.mapValues { frame in [frame.x, frame.y, frame.width, frame.height].map { $0.double } }
    var (equal, comments): ([String], [String]) = ([], [])
    for (path, index) in layout.views {
      let view = file.document.views[index]
      guard let frame = view.frame, view.usesConstraints, !view.isFixed, view.superview != nil || path.contains("/")
      else {
        continue
      }
      let name = path.split(separator: "/").dropFirst().joined(separator: ".")
      guard let found = frames[path] else { continue }
      let error = zip(found, numbers(frame)).map { abs($0 - $1) }.max() ?? 0
      if error <= 0.0005 {
        equal.append("    \(name).frame == \(frame.text)\n")
      } else {
        comments.append("    // Xcode: \(name).frame == \(frame.text), \(reason(view, found, error))\n")
      }
    }
    if equal.isEmpty && comments.isEmpty { return "" }
    var labels: [String] = []
    if insets != .zero {
      let text = insets.text.hasPrefix("(") ? insets.text : "(\(repeated(insets)))"
      labels.append("safeArea: \(text)")
    }
    if let classes = canvas.sizeClasses {
      labels += ["horizontalSizeClass: \(classes.horizontal.word)", "verticalSizeClass: \(classes.vertical.word)"]
    }
    let label = labels.isEmpty ? "" : " (\(labels.joined(separator: ", ")))"
    return "  expect \(layout.size.sizeText)\(label) {\n" + (equal + comments).joined() + "  }\n"
  }

  private func repeated(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { $0.text() }.joined(separator: ", ")
  }

  /// The reason why the recorded frame is no expectation, as far as it is known, with the frame of layc.
  private func reason(_ view: BuilderView, _ found: [Double], _ error: Double) -> String {
    let frame = found.map { Length(millionths: Int(($0 * 1_000_000).rounded())).text(digits: 3) }
    let words = "layc has (\(frame.joined(separator: ", ")))"
    if view.isMisplaced { return "misplaced; \(words)" }
    if view.isAmbiguous { return "ambiguous; \(words)" }
    return error <= RecordedFrames.tolerance ? "within half a point; \(words)" : words
  }

  private func numbers(_ frame: Frame) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map { Double($0.millionths) / 1_000_000 }
  }
}
