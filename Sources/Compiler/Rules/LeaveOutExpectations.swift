internal import LayDiagnostics
internal import LayRuntime

extension Elaborator {
  /// Takes out the expectations that read what this version does not lay out: views in stacks, views that steps place,
  /// views whose rules were left out, and everything inside them. One warning a layout says how many.
  func leaveOutExpectations() {
    guard !program.unplaced.isEmpty, !expectations.isEmpty else { return }
    var isPlaced = [Bool](repeating: true, count: program.views.count)
    for view in program.unplaced { isPlaced[view.index] = false }
    for index in isPlaced.indices {
      if let superview = program.views[index].superview, !isPlaced[superview.index] { isPlaced[index] = false }
    }
    func unplacedView(_ expectation: Expectation) -> ViewID? {
      (expectation.left.readings + expectation.right.readings).first { item in
        !item.reading.property.isSet && !isPlaced[item.reading.view.index]
      }?.reading.view
    }
    let left = expectations.filter { unplacedView($0) != nil }
    guard let first = left.first, let view = unplacedView(first) else { return }
    report(.expectNotEvaluated(displayPath(of: view), left.count, at: first.range))
    expectations.removeAll { unplacedView($0) != nil }
  }
}

extension Expectation.Reading.Property {
  /// Whether the file says it, so that it is known without a layout.
  var isSet: Bool {
    switch self {
    case .hidden, .setting: true
    default: false
    }
  }
}
