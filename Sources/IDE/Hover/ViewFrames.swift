internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// The frames of the views that one name declares: in every layout, for every instance and loop iteration.
struct NamedFrames {
  private var found: [(title: String, frame: ExactRect)] = []

  fileprivate mutating func note(_ title: String, _ frame: ExactRect) { found.append((title, frame)) }

  /// Returns the inlay hint behind the name.
  func hint(behind offset: Int) -> InlayHint {
    InlayHint(offset: offset, text: text, tooltip: lines.joined(separator: "  \n"))
  }

  /// Returns the hint for frames of an earlier version of the file, which may no longer hold.
  func oldHint(behind offset: Int) -> InlayHint {
    InlayHint(offset: offset, text: "was " + text, tooltip: ([LastGood.words] + lines).joined(separator: "  \n"))
  }

  /// The first frame, with an ellipsis if others differ.
  private var text: String {
    found[0].frame.brief + (found.allSatisfy { $0.frame == found[0].frame } ? "" : " …")
  }

  private var lines: [String] {
    let lines = found.prefix(Limits.shownFrames).map { "\($0.title): \($0.frame.spelled)" }
    return lines + (found.count > Limits.shownFrames ? ["and \(found.count - Limits.shownFrames) more"] : [])
  }
}

/// The frames of views that names declare, in all layouts of a snapshot.
struct ViewFrames {
  private let snapshot: Snapshot

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// Returns the frames of the views that the file itself declares, by name; empty if it has errors.
  func byName(
    at size: ShownSize?, _ solutions: inout Solutions, where isWanted: (SourceRange) -> Bool
  ) -> [SourceRange: NamedFrames] {
    var frames: [SourceRange: NamedFrames] = [:]
    for (number, layout) in snapshot.soundLayouts.enumerated() {
      guard let size = layout.size(size) else { continue }
      let solved = solutions.layout(number, of: snapshot, at: size)
      for (index, name) in layout.sources.views.enumerated().dropFirst()
      where name.file == snapshot.file.id && isWanted(name) {
        let view = ViewID(index)
        guard snapshot.declarations[name] != nil, !layout.program.views[index].isOfEveryView else { continue }
        frames[name, default: NamedFrames()]
          .note("`\(layout.spelledPath(view))` at \(size.spelled)", solved.exactFrame(of: view))
      }
    }
    return frames
  }

  /// Returns the frames of the first view that a name declares, in each layout that has one.
  func lines(ofViewNamed name: SourceRange, _ solutions: inout Solutions) -> [String] {
    var lines: [String] = []
    for (number, layout) in snapshot.soundLayouts.enumerated() {
      guard let index = layout.sources.views.firstIndex(of: name) else { continue }
      let view = ViewID(index)
      let count = zip(layout.sources.views, layout.program.views).count { $0 == name && !$1.isOfEveryView }
      lines.append("`\(layout.spelledPath(view))`" + (count > 1 ? ", the first of \(count)" : "") + ":")
      var places = layout.placesToShow
      let spans = solutions.frameSpans(number, view, of: snapshot)
      // The frames at the ends of the range add nothing to the ranges.
      if spans != nil { places = Array(places.prefix(1)) }
      for place in places {
        let solved = solutions.layout(number, of: snapshot, in: place.environment)
        lines.append("\(solved.exactFrame(of: view).readable) at \(place.words)")
      }
      if let spans { lines.append("\(spelled(spans)) from \(layout.promiseWords)") }
    }
    return lines
  }

  /// Returns `x 12, y 88 … 300, width 296 … 1000, height 140`.
  private func spelled(_ spans: [NumberSpan?]) -> String {
    let texts = zip(["x", "y", "width", "height"], spans).map { name, span in
      guard let span, let lowest = span.lowest, let highest = span.highest else { return "\(name) not known" }
      return lowest == highest ? "\(name) \(lowest.readable)" : "\(name) \(lowest.readable) … \(highest.readable)"
    }
    return texts.joined(separator: ", ")
  }
}

extension ViewDescription {
  /// True for a guide that every view has, which has no declaration of its own.
  fileprivate var isOfEveryView: Bool { role == .guide && guide != .declared }
}

extension CompiledLayout {
  /// The design size and the ends of the first declared range of sizes.
  var sizesToShow: [ExactSize] {
    var found = [program.views[0].designSize].compactMap { $0 }
    if let promise = sizes.first, let width = promise.width, let height = promise.height {
      found += [
        ExactSize(width: width.lowest, height: height.lowest), ExactSize(width: width.highest, height: height.highest),
      ]
    }
    return found.enumerated().filter { !found[..<$0.offset].contains($0.element) }.map { $0.element }
  }

  /// The environments of ``sizesToShow``, those of the first pose with its safe area and scale, with their words.
  fileprivate var placesToShow: [(environment: LayoutEnvironment, words: String)] {
    let pose = sizes.first?.pose
    return sizesToShow.map { size in
      guard let pose, pose.lowest == size || pose.highest == size, size != program.views[0].designSize else {
        return (LayoutEnvironment(size: size), size.spelled)
      }
      var environment = pose.environment
      environment.size = size
      return (environment, "\(size.spelled) (\(pose.spelled))")
    }
  }

  /// The declared sizes in words: `320x480 to 1024x1366`, `320 to 414 x any`.
  var promiseWords: String {
    let texts = textSizes.isEmpty ? "" : ", text \(TextSizeSet(textSizes).spelled)"
    let poses = sizes.count { $0.pose != nil }
    let others = sizes.filter { $0.pose == nil }.map { promise in
      guard let width = promise.width, let height = promise.height else {
        return "\(side(promise.width)) x \(side(promise.height))"
      }
      let lowest = ExactSize(width: width.lowest, height: height.lowest)
      let highest = ExactSize(width: width.highest, height: height.highest)
      return lowest == highest ? lowest.spelled : "\(lowest.spelled) to \(highest.spelled)"
    }
    let devices = poses == 0 ? [] : ["\(poses) pose\(poses == 1 ? "" : "s") of devices"]
    return (devices + others).joined(separator: " and ") + texts
  }

  private func side(_ lengths: SizeBounds?) -> String {
    lengths.map { $0.lowest == $0.highest ? "\($0.lowest)" : "\($0.lowest) to \($0.highest)" } ?? "any"
  }
}
