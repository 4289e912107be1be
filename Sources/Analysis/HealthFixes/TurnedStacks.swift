internal import LayCompiler
internal import LayRuntime

// Texts that have no room side by side if they are large.
extension HealthChanges {
  /// A horizontal stack around the view becomes vertical at large text sizes, the nearest one first.
  var turned: [HealthChange?] {
    guard let words = fault.largeText?.conditionWords else { return [] }
    var found: [HealthChange?] = []
    var next = layout.program.views[view.index].superview
    while let view = next, view != .root {
      if layout.program.stacks.contains(where: { $0.view == view && $0.axis == .horizontal }) {
        found.append(statement(view, "when \(words) { axis = vertical }"))
      }
      next = layout.program.views[view.index].superview
    }
    return found
  }
}

extension TextSize {
  /// `textSize >= accessibility1`, at which apps usually change a layout; a smaller text size if it is one.
  var conditionWords: String { "textSize >= \(min(self, .accessibility1).name)" }

  /// The advice to place a view otherwise at text sizes from this one on.
  var arrangementWords: String { ", for example by another arrangement in `when \(conditionWords) { … }`" }
}
