internal import LayCompiler
internal import LayJSON
internal import LayRuntime

/// The frames of one layout at one size: all that the text, the JSON and the drawing need.
struct FrameTree {
  /// A view in the tree.
  struct View {
    /// The view in the program.
    var id = ViewID.root
    /// From the layout's name, with slashes.
    var path: String
    var name: String
    /// The kind or component; empty for the layout itself.
    var kind: String
    /// The kind of the language, for the drawing.
    var shape: ViewKind
    /// The superview in ``FrameTree/views``, nil for the root.
    var superview: Int?
    /// How many superviews there are.
    var depth: Int
    /// The bounding box in the superview's bounds, snapped when a scale is given.
    var frame: Rect
    /// What `frame` would be without the transform; nil without one.
    var untransformed: Rect?
    /// The matrix entries a, b, c, d, tx, ty; nil without a transform.
    var transform: [Double]?
    /// How far the first line's baseline is below the top; nil for what shows no text.
    var baseline: Double?
    /// The point of the bounds that the transform turns about, as fractions.
    var anchor: (x: Double, y: Double) = (0.5, 0.5)
    /// What subviews are moved by, negated.
    var boundsOrigin: (x: Double, y: Double) = (0, 0)
    /// How large what it scrolls over is; nil for what does not scroll, or scrolls over nothing that rules speak of.
    var contentSize: (width: Double, height: Double)?
    /// Whether y runs down inside it, as it does in every view of UIKit.
    var isFlipped = true
    /// Whether it is hidden itself.
    var isHidden = false
    /// The nearest superview in ``FrameTree/views`` that hides it; nil when none does.
    var hiddenBy: Int?
    /// Whether neither it nor a superview is hidden.
    var isShown: Bool { !isHidden && hiddenBy == nil }
    /// What it shows, of kinds that show text.
    var text = ""
    /// The mask in force; empty for a view that rules place.
    var mask: AutoresizingMask = []
    /// Where its picture lies, in its bounds; nil for all kinds but images of a size.
    var content: PlacedContent?
    /// The colour that the file gives it, `#rrggbb` or `#rrggbbaa`.
    var background: String?
  }

  /// The file as named on the command line.
  var file: String
  var layout: String
  var size: ExactSize
  /// The sizes before, when the layout was resized along a path.
  var path: [ExactSize] = []
  /// Pixels a point, when frames are snapped.
  var scale: Rational?
  var direction = LayoutDirection.leftToRight
  /// The name of the state; nil in the base.
  var state: String?
  /// Which picture of an animation it is; nil for a layout.
  var animation: AnimationStep?
  /// Whether it is laid out as AppKit does.
  var isAppKit = false
  /// Superviews first, siblings in drawing order: a walk from the root.
  var views: [View] = []
  /// What is wrong with the file and what laying out found, as objects for the JSON.
  var diagnostics: [JSON] = []
}

extension FrameTree {
  /// `SignIn at 375x667`, with the path, the scale, the direction and the state where they matter.
  var title: String {
    var text = "\(layout) at \(sizeWords(size))"
    if path.count > 1 { text += ", by way of " + path.dropLast().map { sizeWords($0) }.joined(separator: ", ") }
    if let scale { text += " @\(scale.description)x" }
    if direction == .rightToLeft { text += " rtl" }
    if isAppKit { text += ", y upwards" }
    if let animation { text += ", " + animation.words }
    if let state { text += " in state '\(visible(state))'" }
    return text
  }
}
