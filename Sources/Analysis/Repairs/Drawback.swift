internal import LayCompiler
internal import LayRuntime

/// What one does not want to see of a layout that no rule forbids.
struct Drawback {
  enum Kind: Hashable {
    /// A view has less room along an axis than its content needs.
    case squeezed(ViewID, Axis)
    /// Two views of one superview lie over each other.
    case overlapping(ViewID, ViewID)
  }

  let kind: Kind
  let size: ExactSize
  /// As what would come of a repair: `cut 'title' short: its text is 287 wide`.
  let words: String

  /// How bad it is: what is cut can be read in part.
  var weight: Int {
    if case .overlapping = kind { 2 } else { 1 }
  }

  /// Whether one of `views` has it.
  func isOf(_ views: [ViewID]) -> Bool {
    switch kind {
    case .squeezed(let view, _): views.contains(view)
    case .overlapping(let one, let other): views.contains(one) || views.contains(other)
    }
  }

  /// All of a layout as it is at a size; overlaps of these `views` alone.
  static func all(
    of compiled: CompiledLayout, _ layout: Layout, at size: ExactSize, among views: [ViewID]
  ) -> [Drawback] {
    squeezed(compiled, layout, size) + overlapping(compiled, layout, size, views.filter { !layout.isHidden($0) })
  }

  /// What one types scrolls, so fields need no more than they have.
  private static func squeezed(_ compiled: CompiledLayout, _ layout: Layout, _ size: ExactSize) -> [Drawback] {
    var found: [Drawback] = []
    for (index, description) in compiled.program.views.enumerated() {
      let view = ViewID(index)
      if description.kind == .textField || description.kind == .textView || layout.isHidden(view) { continue }
      for axis in Axis.allCases {
        let attribute: Attribute = axis == .horizontal ? .width : .height
        guard let need = layout.intrinsicLength(of: view, axis), layout.attribute(attribute, of: view) < need else {
          continue
        }
        let name = "'\(compiled.spelledPath(view))'"
        let isText = description.kind == .label || description.kind == .button
        let words = isText ? "cut \(name) short: its text is" : "squeeze \(name): its content is"
        found.append(
          Drawback(
            kind: .squeezed(view, axis), size: size, words: "\(words) \(need) \(axis.adjective)"))
      }
    }
    return found
  }

  private static func overlapping(
    _ compiled: CompiledLayout, _ layout: Layout, _ size: ExactSize, _ views: [ViewID]
  ) -> [Drawback] {
    var found: [Drawback] = []
    for (index, view) in views.enumerated() {
      for other in views[(index + 1)...]
      where compiled.program.views[view.index].superview == compiled.program.views[other.index].superview {
        guard layout.untransformedFrame(of: view).overlaps(layout.untransformedFrame(of: other)) else { continue }
        let names = "'\(compiled.spelledPath(view))' and '\(compiled.spelledPath(other))'"
        found.append(
          Drawback(kind: .overlapping(view, other), size: size, words: "lay \(names) over each other"))
      }
    }
    return found
  }
}

extension ExactRect {
  /// Whether both have a point inside.
  fileprivate func overlaps(_ other: ExactRect) -> Bool {
    func meet(_ a: ExactSpan, _ b: ExactSpan) -> Bool {
      max(a.origin, b.origin) < min(a.origin + a.length, b.origin + b.length)
    }
    return Axis.allCases.allSatisfy { meet(self[$0], other[$0]) }
  }
}
