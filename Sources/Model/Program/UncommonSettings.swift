public import LayNumbers

/// The settings that few views have. They are stored separately, which halves the time to copy a view without them.
package struct UncommonSettings: Hashable, Sendable {
  package struct Values: Hashable, Sendable {
    package var boundsOrigin = ExactPoint.zero
    package var transform = ExactTransform.identity
    var anchorPoint = ExactPoint.middle
    package var alignmentInsets = ExactInsets.zero
    var alignmentInsetsAreDirectional = false
    var preferredMaxLayoutWidth = Rational.zero
    var segments: [String] = []
    var placeholder = ""
    var textStretch = Rational.one
    var shown: ShownText?
  }

  private indirect enum Storage: Hashable, Sendable {
    case usual
    /// Never equal to ``usual``, so that equal views have equal storage.
    case own(Values)
  }

  private var storage = Storage.usual

  private static let usual = Values()

  /// True if a view has none of these settings.
  package var isUsual: Bool { if case .usual = storage { true } else { false } }

  package var values: Values {
    get {
      switch storage {
      case .usual: UncommonSettings.usual
      case .own(let values): values
      }
    }
    set { storage = newValue == UncommonSettings.usual ? .usual : .own(newValue) }
  }
}

extension ViewDescription {
  /// The origin of the bounds: subviews move by its negation.
  public var boundsOrigin: ExactPoint {
    get { uncommon.isUsual ? .zero : uncommon.values.boundsOrigin }
    set { uncommon.values.boundsOrigin = newValue }
  }

  /// The transform, which is applied about the anchor point after layout.
  public var transform: ExactTransform {
    get { uncommon.isUsual ? .identity : uncommon.values.transform }
    set { uncommon.values.transform = newValue }
  }

  /// The point of the bounds that `center` positions; (1/2, 1/2) is the middle.
  public var anchorPoint: ExactPoint {
    get { uncommon.values.anchorPoint }
    set { uncommon.values.anchorPoint = newValue }
  }

  /// The insets of the alignment rectangle from the frame, on each side.
  public var alignmentInsets: ExactInsets {
    get { uncommon.isUsual ? .zero : uncommon.values.alignmentInsets }
    set { uncommon.values.alignmentInsets = newValue }
  }

  /// True if `left` and `right` of the alignment insets mean leading and trailing.
  public var alignmentInsetsAreDirectional: Bool {
    get { uncommon.values.alignmentInsetsAreDirectional }
    set { uncommon.values.alignmentInsetsAreDirectional = newValue }
  }

  /// The fixed width at which multiline text wraps, of the alignment rectangle; 0 to wrap at the width from constraints.
  public var preferredMaxLayoutWidth: Rational {
    get { uncommon.isUsual ? .zero : uncommon.values.preferredMaxLayoutWidth }
    set { uncommon.values.preferredMaxLayoutWidth = newValue }
  }

  /// The factor by which texts are wider than measured; 1 but in layouts that are examined with margins.
  package var textStretch: Rational {
    get { uncommon.isUsual ? .one : uncommon.values.textStretch }
    set { uncommon.values.textStretch = newValue }
  }

  /// The titles of a segmented control.
  public var segments: [String] {
    get { uncommon.values.segments }
    set { uncommon.values.segments = newValue }
  }

  /// The text that an empty text field shows.
  public var placeholder: String {
    get { uncommon.isUsual ? "" : uncommon.values.placeholder }
    set { uncommon.values.placeholder = newValue }
  }

  /// The layout of multiline text; nil before it is laid out, and for other views.
  package var shown: ShownText? {
    get { uncommon.isUsual ? nil : uncommon.values.shown }
    set { uncommon.values.shown = newValue }
  }
}

/// The layout of multiline text.
package struct ShownText: Hashable, Sendable {
  /// The number of lines.
  package var lines: Int
  /// The width of the widest line if constraints do not limit it, not rounded.
  var width: Rational
  /// The width of the alignment rectangle at which the lines were counted; nil for no limit.
  package var room: Rational?
  /// The size of the font in which it has this width; nil for that of the view.
  package var fontSize: Rational?

  /// The lines of a text at a width.
  package init(lines: Int, width: Rational, room: Rational? = nil) {
    self.lines = lines
    self.width = width
    self.room = room
  }
}
