internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// Lint checks of drawing that UIKit leaves undefined, and this language had to define.

/// Images that are drawn smaller than their caps in one of the environments that are tried (SEMANTICS §5.6): each declaration once.
func squeezedCaps(of layout: CompiledLayout, _ places: [LayoutEnvironment]) -> [Diagnostic] {
  let pictures = layout.program.views.indices.filter {
    layout.program.views[$0].kind == .image && layout.hasCaps(ViewID($0))
  }
  if pictures.isEmpty { return [] }
  var reported: Set<SourceRange> = []
  var found: [Diagnostic] = []
  var screen = Layout(layout.program)
  for place in places {
    screen.resize(to: place, findAmbiguities: false)
    for index in pictures where !reported.contains(layout.sources.views[index]) {
      guard let picture = layout.picture(of: ViewID(index), in: screen), let image = picture.image,
        let axis = LayoutAxis.allCases.first(where: { image.isSqueezed(in: picture.rect, along: $0) })
      else { continue }
      reported.insert(layout.sources.views[index])
      found.append(.squeezedCaps(ViewID(index), axis, image.caps, picture.rect, at: place.size, in: layout))
    }
  }
  return found
}

/// Masks that are written for views that are rotated or scaled, if the superview's size affects them (SEMANTICS §1.6): each once.
func turnedMasks(of layout: CompiledLayout) -> [Diagnostic] {
  let turned = layout.program.turnedViews
  var reported: Set<SourceRange> = []
  return layout.program.views.indices.compactMap { index in
    guard turned[index], layout.program.views[index].placement == .mask,
      let range = layout.sources.masks[ViewID(index)],
      !layout.program.views[index].mask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin]),
      reported.insert(range).inserted
    else { return nil }
    return .maskOfTurned(ViewID(index), at: range, in: layout)
  }
}

extension LayoutProgram {
  /// True for each view with a transform that does more than move it, always or under a condition.
  fileprivate var turnedViews: [Bool] {
    var turned = views.map { $0.transform.turns }
    for override in overrides {
      if case .transform(let view, let transform) = override.setting, transform.turns { turned[view.index] = true }
    }
    return turned
  }
}

extension ExactTransform {
  /// True if it does more than move.
  fileprivate var turns: Bool { a != .one || !b.isZero || !c.isZero || d != .one }
}

extension Diagnostic {
  fileprivate static func squeezedCaps(
    _ view: ViewID, _ axis: LayoutAxis, _ caps: ExactInsets, _ rect: ExactRect, at size: ExactSize,
    in layout: CompiledLayout
  ) -> Diagnostic {
    let needed = caps.near(axis) + caps.far(axis)
    let length = rect[axis].length
    let name = layout.spelledPath(view)
    return Diagnostic(
      .squeezedCaps, "the picture of '\(name)' is smaller than its caps at \(size.spelled)",
      at: layout.sources.views[view.index],
      caret: "it is \(length) \(axis.adjective), but its two caps together are \(needed)",
      notes: [
        .why("caps keep their size, and UIKit does not document the result if they do not fit"),
        .note("layc scales the caps down until they fit"),
        .help("let it be no smaller, for example `\(name).\(axis.extent) >= \(needed)`"),
      ], sizes: [size.spelled])
  }

  fileprivate static func maskOfTurned(_ view: ViewID, at range: SourceRange, in layout: CompiledLayout) -> Diagnostic {
    let name = layout.spelledPath(view)
    return Diagnostic(
      .maskOfTurned, "the mask of '\(name)' is applied before its transform", at: range,
      notes: [
        .why("UIKit does not define the effect of a mask on a rotated or scaled view"),
        .note("layc resizes 'bounds' and moves 'center', and then applies the transform"),
        .help("give the mask to a surrounding view without a transform, or write `allow L0539` beside it"),
      ])
  }
}
