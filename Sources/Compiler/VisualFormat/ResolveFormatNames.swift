internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension VisualFormatLowering {
  /// Looks up the views of the format. An unknown name is reported once.
  mutating func resolveViews<Names: VisualFormatNames>(_ names: Names) {
    for view in format.views { views.append(view.name.flatMap { resolve($0, names) }) }
  }

  private mutating func resolve<Names: VisualFormatNames>(
    _ name: VisualFormat.Name, _ names: Names
  ) -> ViewID? {
    switch names.view(named: name.text) {
    case .found(let view):
      use(name, .view(view))
      return view
    case .reported: return nil
    case .unfit:
      reportUnknown(name, .noViewInFormat(name, known: names.visibleViews))
      return nil
    case .unknown: break
    }
    switch names.metric(named: name.text) {
    case .found: reportUnknown(name, .numberAsView(name))
    case .reported: break
    case .unfit: reportUnknown(name, .noViewInFormat(name, known: names.visibleViews))
    case .unknown:
      reportUnknown(name, .unknownViewInFormat(name, in: names.layoutName, known: names.visibleViews))
    }
    return nil
  }

  /// Resolves the superview that `|` denotes, which all views of the format must share (SEMANTICS §3.2).
  mutating func resolveSuperview<Names: VisualFormatNames>(_ names: Names) {
    guard let bar = format.leadingBar ?? format.trailingBar else { return }
    var found: (superview: ViewID, name: VisualFormat.Name)?
    for (view, part) in zip(views, format.views) {
      guard let view, let name = part.name else { continue }
      guard let superview = names.superview(of: view) else {
        report(.barWithoutSuperview(bar, name))
        return
      }
      if let found, found.superview != superview {
        let both = (names.displayName(of: found.superview), names.displayName(of: superview))
        report(.barOfSeveralSuperviews(bar, (found.name, both.0), (name, both.1)))
        return
      }
      found = found ?? (superview, name)
    }
    superview = found?.superview
  }

  mutating func use(_ name: VisualFormat.Name, _ target: LoweredVisualFormat.Use.Target) {
    result.uses.append(LoweredVisualFormat.Use(range: name.range, target: target))
  }

  /// Adds `diagnostic`, unless the name was reported before.
  mutating func reportUnknown(_ name: VisualFormat.Name, _ diagnostic: @autoclosure () -> Diagnostic) {
    if name.isRepaired { return }
    if reportedNames.insert(name.text).inserted { reportLazily(diagnostic) }
  }
}
