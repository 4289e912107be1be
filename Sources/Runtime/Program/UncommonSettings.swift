/// What few views have. It lies apart, so that a view without any of it is copied in half of the time.
struct UncommonSettings: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var boundsOrigin = ExactPoint.zero
    var transform = ExactTransform.identity
    var anchorPoint = ExactPoint.middle
    var alignmentInsets = ExactInsets.zero
    var alignmentInsetsAreDirectional = false
    var preferredMaxLayoutWidth = Rational.zero
    var shown: ShownText?
  }

  private indirect enum Storage: Hashable, Sendable {
    case usual
    /// Never what ``usual`` stands for: so views that are equal are equal in storage.
    case own(Values)
  }

  private var storage = Storage.usual

  /// Whether a view has nothing of it.
  var isUsual: Bool { if case .usual = storage { true } else { false } }

  var values: Values {
    get {
      switch storage {
      case .usual: Values()
      case .own(let values): values
      }
    }
    set { storage = newValue == Values() ? .usual : .own(newValue) }
  }
}

extension ViewDescription {
  /// The origin of the bounds: subviews move by its negative.
  public var boundsOrigin: ExactPoint {
    get { uncommon.values.boundsOrigin }
    set { uncommon.values.boundsOrigin = newValue }
  }

  /// Applied about the anchor point after layout.
  public var transform: ExactTransform {
    get { uncommon.values.transform }
    set { uncommon.values.transform = newValue }
  }

  /// The point of the bounds that `center` places; (1/2, 1/2) is the middle.
  public var anchorPoint: ExactPoint {
    get { uncommon.values.anchorPoint }
    set { uncommon.values.anchorPoint = newValue }
  }

  /// What the alignment rectangle is smaller than the frame by, on each side.
  public var alignmentInsets: ExactInsets {
    get { uncommon.values.alignmentInsets }
    set { uncommon.values.alignmentInsets = newValue }
  }

  /// Whether `left` and `right` of the alignment insets mean leading and trailing.
  public var alignmentInsetsAreDirectional: Bool {
    get { uncommon.values.alignmentInsetsAreDirectional }
    set { uncommon.values.alignmentInsetsAreDirectional = newValue }
  }

  /// The width at which text of several lines is broken, of the alignment rectangle, whatever rules say; 0 where rules say it.
  public var preferredMaxLayoutWidth: Rational {
    get { uncommon.values.preferredMaxLayoutWidth }
    set { uncommon.values.preferredMaxLayoutWidth = newValue }
  }

  /// What became of text that may take several lines; nil before it is laid out, and of other views.
  var shown: ShownText? {
    get { uncommon.values.shown }
    set { uncommon.values.shown = newValue }
  }
}
