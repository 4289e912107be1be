internal import LayModel

extension AssignmentPass {
  /// Gives the kinds the sizes and fonts of the layout's `system`, where the file sets none.
  func settleSystemSizes() {
    guard !elaborator.isStopped else { return }
    let system = elaborator.system
    if system.isMac {
      for range in elaborator.textSizeRanges { elaborator.report(.textSizesOnMac(system, at: range)) }
    }
    for index in elaborator.program.views.indices where elaborator.program.views[index].role == .view {
      let (view, kind) = (ViewID(index), elaborator.program.views[index].kind)
      // Views begin with the sizes of iOS 18.
      if system == .ios18 && kind != .datePicker && kind != .separator && kind != .textView { continue }
      let defaults = defaults(of: view, on: system)
      elaborator.program.views[index].system = system
      if elaborator.assignments.base(view, .intrinsicWidth) == nil {
        elaborator.program.views[index].intrinsicWidth = defaults.intrinsicWidth
      }
      if elaborator.assignments.base(view, .intrinsicHeight) == nil {
        elaborator.program.views[index].intrinsicHeight = defaults.intrinsicHeight
      }
      if elaborator.assignments.base(view, .fontSize) == nil {
        elaborator.program.views[index].fontSize = kind.fontSize(on: system)
      }
      if kind == .textView && !scrolls(view) && elaborator.assignments.base(view, .lines) == nil {
        elaborator.program.views[index].lines = 0
      }
      elaborator.program.views[index].scaleFont(to: .large)
    }
  }

  /// True unless the file says that a text view does not scroll.
  private func scrolls(_ view: ViewID) -> Bool {
    elaborator.assignments.base(view, .ignored("scrolls"))?.value.bool ?? true
  }

  /// The defaults of a view's kind, with the style of a date picker, the direction of a separator and the size of a text that does not
  /// scroll.
  private func defaults(of view: ViewID, on system: ControlSystem) -> ViewKind.Defaults {
    let kind = elaborator.program.views[view.index].kind
    var defaults = kind.defaults(on: system)
    if kind == .datePicker, let style = elaborator.assignments.base(view, .ignored("datePickerStyle"))?.value.word {
      defaults = ViewKind.sizeOfDatePicker(inStyle: style) ?? defaults
    }
    if kind == .textView && !scrolls(view) {
      (defaults.intrinsicWidth, defaults.intrinsicHeight) = (.ofContent, .ofContent)
    }
    if kind == .separator && isInRow(view) {
      (defaults.intrinsicWidth, defaults.intrinsicHeight) = (defaults.intrinsicHeight, defaults.intrinsicWidth)
    }
    return defaults
  }

  /// True if a stack arranges the view side by side with others.
  private func isInRow(_ view: ViewID) -> Bool {
    guard let stack = elaborator.viewInfos[view.index].arrangedBy else { return false }
    if let axis = elaborator.assignments.base(stack, .ignored("axis"))?.value.word { return axis == "horizontal" }
    return elaborator.program.views[stack.index].kind == .horizontalStack
  }
}
