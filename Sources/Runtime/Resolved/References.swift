internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The references of masks: the frames and superview sizes at the design size, or at the step before on a path.
struct References: Sendable {
  /// The reference frame of each view; unused for views without a mask.
  var frames: [ExactRect]
  /// The reference size of each view's superview; nil if it is unknown.
  var superviewSizes: [ExactSize?]

  /// Creates the references of the design.
  init(_ resolved: ResolvedProgram) {
    frames = resolved.views.indices.map { resolved.views[$0].designFrame ?? .zero }
    superviewSizes = resolved.views.indices.map { resolved.views[$0].superview.flatMap { resolved.measures[$0.index] } }
  }

  /// Continues from the step before, except for views whose design frame a condition has changed since.
  mutating func goOn(from last: References, _ previous: ResolvedProgram, to resolved: ResolvedProgram) {
    for index in frames.indices where previous.views[index].designFrame == resolved.views[index].designFrame {
      frames[index] = last.frames[index]
      superviewSizes[index] = last.superviewSizes[index]
    }
  }

  /// The mask of `view` along `axis`; nil for views that constraints place. A mask without a reference size keeps its
  /// frame, and so does one whose superview does not autoresize (SEMANTICS §1.5). In a superview that is not flipped,
  /// keeping the frame means keeping the distance from the bottom (SEMANTICS §1.7).
  func mask(of view: ViewID, _ axis: LayoutAxis, in resolved: ResolvedProgram) -> AutoresizingAxis? {
    guard resolved.views[view.index].placement == .mask, let superview = resolved.views[view.index].superview else {
      return nil
    }
    let works = resolved.views[superview.index].autoresizesSubviews
    let size = superviewSizes[view.index]
    var flexible = works && size != nil ? resolved.views[view.index].mask.parts(axis) : []
    if flexible.isEmpty, axis == .vertical, size != nil, !resolved.views[superview.index].isFlipped {
      flexible = .nearMargin
    }
    return AutoresizingAxis(
      span: frames[view.index][axis], superviewSize: size?[axis] ?? .zero, flexible: flexible,
      rule: resolved.autoresizing)
  }
}
