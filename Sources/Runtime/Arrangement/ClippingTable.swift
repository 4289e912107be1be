internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The priorities at which AppKit stacks are as long and as thick as their views.
///
/// A stack's clipping resistance limits the stack alone (SEMANTICS §2.14): it is below the compression resistance of
/// every view that the stack arranges, so that views overflow the far edge if they do not fit. It is below that of an
/// inner stack, too, unless the inner one has a lower clipping resistance and so yields first.
struct ClippingTable {
  /// The highest priority of a far edge, just below required: a far edge is never in conflict.
  static let strongest = Priority.required.below

  /// The clipping resistance of an inner stack on an axis, for outer stacks.
  private struct Inner {
    /// Its clipping resistance.
    var declared: Priority
    /// The lowest priority at which it keeps its views inside.
    var effective: Priority
  }

  private var inner: [ViewID: [LayoutAxis: Inner]] = [:]
  private let views: [ViewDescription]

  init(_ stacks: [StackDescription], _ views: [ViewDescription]) {
    self.views = views
    // Superviews come before their subviews, so this goes from the inside out.
    for stack in stacks.sorted(by: { $0.view.index > $1.view.index }) where stack.profile == .appkit {
      for axis in LayoutAxis.allCases {
        inner[stack.view, default: [:]][axis] = Inner(
          declared: stack.clippingResistance(axis), effective: weakest(stack, axis))
      }
    }
  }

  /// The priority at which a stack is no shorter than the chain of its views.
  func along(_ stack: StackDescription) -> Priority { resistance(of: stack.view, stack.axis) }

  /// The priority at which a stack is no thinner than one of its views.
  func across(_ stack: StackDescription, _ view: ViewID) -> Priority {
    let axis = stack.axis.other
    return limited(min(stack.clippingResistance(axis), Self.strongest), by: view, axis)
  }

  /// The lowest priority at which a stack keeps its views inside.
  func resistance(of stack: ViewID, _ axis: LayoutAxis) -> Priority { inner[stack]?[axis]?.effective ?? Self.strongest }

  /// The lowest of a stack's priorities. Views that are no stacks come first, so that the result does not depend on the
  /// order of the views.
  private func weakest(_ stack: StackDescription, _ axis: LayoutAxis) -> Priority {
    let visible = stack.arranged.map { $0.view }.filter { !views[$0.index].hidden }
    var weakest = min(stack.clippingResistance(axis), Self.strongest)
    for view in visible where inner[view] == nil { weakest = limited(weakest, by: view, axis) }
    let own = weakest
    for view in visible where inner[view] != nil { weakest = min(weakest, limited(own, by: view, axis)) }
    return weakest
  }

  /// The priority limited to below the one at which an arranged view keeps its own length.
  private func limited(_ priority: Priority, by view: ViewID, _ axis: LayoutAxis) -> Priority {
    guard let stack = inner[view]?[axis] else { return min(priority, views[view.index].compression(axis).below) }
    return stack.declared < priority ? priority : min(priority, stack.effective.below)
  }
}
