internal import LayCompiler
package import LayJSON
package import LayRuntime

/// The frames of one layout at one size, for the text, the JSON and the drawing.
package struct FrameTree {
  /// The device with its pose, `iPhone 17, portrait`; nil for a size.
  package var pose: String? = nil

  /// A view in the tree.
  package struct View {
    /// The view in the program.
    var id = ViewID.root
    /// The path from the layout's name, with slashes.
    var path: String
    var name: String
    /// The kind or component; empty for the layout itself.
    var kind: String
    /// The kind of the language, for the drawing.
    var shape: ViewKind
    /// The superview's index in ``FrameTree/views``; nil for the root.
    var superview: Int?
    /// The number of superviews.
    var depth: Int
    /// The bounding box in the superview's bounds, snapped if there is a scale.
    var frame: LayoutRect
    /// The frame before the transform; nil without a transform.
    var untransformed: LayoutRect?
    /// The matrix entries a, b, c, d, tx, ty; nil without a transform.
    var transform: [Double]?
    /// The distance of the first line's baseline from the top; nil for views that show no text.
    var baseline: Double?
    /// The anchor point of the transform, in fractions of the bounds.
    var anchor: (x: Double, y: Double) = (0.5, 0.5)
    /// The origin of the bounds, by which subviews are moved, negated.
    var boundsOrigin: (x: Double, y: Double) = (0, 0)
    /// The size of a scroll view's content; nil for other views, and for content that no constraint refers to.
    var contentSize: (width: Double, height: Double)?
    /// True if y increases downwards inside of it, as in every view of UIKit.
    var isFlipped = true
    /// True if it is hidden itself.
    var isHidden = false
    /// The nearest hidden superview's index in ``FrameTree/views``; nil if none is hidden.
    var hiddenBy: Int?
    /// True if neither it nor a superview is hidden.
    var isShown: Bool { !isHidden && hiddenBy == nil }
    /// The text, for kinds that show text.
    var text = ""
    /// The mask in force; empty for a view that constraints position.
    var mask: AutoresizingMask = []
    /// The picture and its frame in the bounds; nil for views other than images of a known size.
    var content: PlacedContent?
    /// The background colour in the file, `#rrggbb` or `#rrggbbaa`; nil if there is none.
    var background: String?
  }

  /// The file, as it was named on the command line.
  package var file: String
  package var layout: String
  package var size: ExactSize
  /// The path of sizes along which the layout was resized.
  package var path: [ExactSize] = []
  /// The pixels per point if frames are snapped; else nil.
  package var scale: Rational?
  package var direction = InterfaceDirection.leftToRight
  package var textSize = TextSize.large
  /// The height of the keyboard; 0 for a hidden one.
  package var keyboardHeight = Rational.zero
  /// The name of the state; nil in the base.
  package var state: String?
  /// The position in an animation; nil for a layout.
  package var animation: AnimationStep?
  /// True for a layout with AppKit's profile.
  package var isAppKit = false
  /// The views in pre-order: superviews before subviews, siblings in drawing order.
  package var views: [View] = []
  /// The diagnostics of the file and of the layout, as objects for JSON output.
  package var diagnostics: [JSON] = []

  package init(file: String, layout: String, size: ExactSize) {
    (self.file, self.layout, self.size) = (file, layout, size)
  }
}

extension FrameTree {
  /// True for a step of an animation that is neither of its two layouts.
  var isBetweenLayouts: Bool { animation.map { 0 < $0.number && $0.number < $0.count } ?? false }

  /// The title: `SignIn at 375x667`, with the path, the scale, the direction, the text size and the state if they are not the default.
  var title: String {
    var text = "\(layout) at \(sizeWords(size))"
    if path.count > 1 { text += ", by way of " + path.dropLast().map { sizeWords($0) }.joined(separator: ", ") }
    if let scale { text += " @\(scale.description)x" }
    if let pose { text += " (\(visible(pose)))" }
    if direction == .rightToLeft { text += " rtl" }
    if textSize != .large { text += ", text \(textSize.name)" }
    if !keyboardHeight.isZero { text += ", keyboard \(keyboardHeight)" }
    if isAppKit { text += ", y upwards" }
    if let animation { text += ", " + animation.words }
    if let state { text += " in state '\(visible(state))'" }
    return text
  }
}

/// The position of a frame tree in an animation.
package struct AnimationStep {
  var from: String
  var to: String
  var curve: TimingCurve
  var number: Int
  var count: Int
  /// The progress of the animation from 0 to 1.
  var progress: Rational

  package init(from: String, to: String, curve: TimingCurve, number: Int, count: Int, progress: Rational) {
    (self.from, self.to, self.curve) = (from, to, curve)
    (self.number, self.count, self.progress) = (number, count, progress)
  }

  /// The title: `from 'base' to 'wide', step 3 of 12 (easeInOut, 12.9% of the way)`
  var words: String {
    "from \(from) to \(to), step \(number) of \(count) (\(curve.name), \(n(progress.double * 100))% of the way)"
  }

  /// The object for JSON output.
  var json: JSON {
    .object([
      ("from", .string(from)), ("to", .string(to)), ("curve", .string(curve.name)), ("step", .integer(number)),
      ("steps", .integer(count)), ("time", .number(Rational(number, count).double)),
      ("progress", .number(progress.double)),
    ])
  }
}
