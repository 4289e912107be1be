internal import LayRuntime

/// The room that a finger needs on a control along an axis.
struct TouchTarget: Hashable, Sendable {
  var axis: LayoutAxis
  /// True for a control that people hit with a pointer.
  var isOfMac: Bool
  /// The amount by which the touch area is larger than the frame, points.
  var added: Rational
  /// True for a button with an image.
  var hasImage: Bool

  /// The length that people hit with a finger, or with a pointer, points.
  var finger: Rational { isOfMac ? 28 : 44 }

  /// True for controls whose content size the system decides, on a Mac those of all kinds.
  func isDrawnBySystem(_ view: ViewDescription) -> Bool {
    switch view.kind {
    case .textField, .switchControl, .slider, .stepper, .segmentedControl, .datePicker, .popUpButton: true
    default: isOfMac
    }
  }

  /// The declared length of the content of a view: a control of this length that the system draws has the system's own size, as its
  /// style or version has it. Nil if none is declared.
  func declaredLength(of view: ViewDescription) -> Rational? {
    view.fixedContentLength(axis)
  }

  /// The least length of the touch area of a control: that of a finger, or the system's own of its kind if that is smaller.
  func least(for view: ViewDescription) -> Rational {
    // The system knows no size of a button with an image alone.
    if hasImage && view.text.utf8.isEmpty { return finger }
    let defaults = view.kind.defaults(on: view.system)
    switch axis == .horizontal ? defaults.intrinsicWidth : defaults.intrinsicHeight {
    case .none where view.kind != .textView: return finger
    case .fixed(let length): return min(length - outsideOfAlignment(view), finger)
    case .none, .ofContent:
      let lengths = TouchTarget.scales.map { naturalLength(of: view, scale: $0) ?? finger }
      return lengths.reduce(finger) { min($0, $1) }
    }
  }

  /// The scales of screens. A control is rounded up to the pixels of its own, which may be fewer points than at another one.
  private static let scales: [Rational] = [1, 2, 3]

  /// The length of the system's own control with a content.
  private func naturalLength(of view: ViewDescription, scale: Rational) -> Rational? {
    if !view.kind.showsText { return view.intrinsicLength(axis, scale: scale) }
    if view.shown?.fontSize != nil { return triedLength(of: view, scale: scale) }
    let size = view.kind.contentSize(
      of: view.text, fontSize: view.fontSize, weight: view.fontWeight, scale: scale, on: view.system)
    return size[axis]
  }

  /// The length of the system's own control with a text of a width, which a budget tries.
  private func triedLength(of view: ViewDescription, scale: Rational) -> Rational? {
    var own = view
    (own.intrinsicWidth, own.intrinsicHeight, own.textStretch) = (.ofContent, .ofContent, .one)
    return own.intrinsicLength(axis, scale: scale)
  }

  /// The part of the system's own frame of a control that lies outside of its alignment rectangle, which constraints set in UIKit.
  private func outsideOfAlignment(_ view: ViewDescription) -> Rational {
    switch (view.kind, axis, view.system) {
    case (.switchControl, .horizontal, .ios18), (.switchControl, .horizontal, .ios26): 2
    case (.slider, .vertical, .ios18), (.segmentedControl, .vertical, .ios18), (.segmentedControl, .vertical, .ios26): 1
    default: 0
    }
  }
}
