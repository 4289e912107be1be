internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A check that a consistent layout looks right.
enum HealthCheck: UInt8, CaseIterable, Hashable, Sendable {
  /// A view is smaller than its content, or takes more lines than it may.
  case clipped
  /// A visible view with content, or a control, has next to no width or height.
  case vanished
  /// Text or a control reaches beyond a view that cuts it off, or beyond the safe area.
  case misplaced
  /// Two views with content or interaction lie over each other.
  case covered
  /// A control is smaller than a finger.
  case touchTarget
  /// A hidden view keeps its place between visible ones.
  case keptSpace
  /// A scroll view has no content, scrolls both ways, or does not reach all of its content.
  case scrollContent
  /// A control lies under the keyboard.
  case outOfReach
  /// A control lies on a part of the screen that the device takes.
  case reserved
  /// A control reaches beyond a view around it, where touches do not get to it.
  case untouched
  /// A view stretches its image out of shape.
  case distorted

  /// The code of its findings.
  var code: DiagnosticCode {
    switch self {
    case .clipped: .clippedContent
    case .vanished: .vanishedView
    case .misplaced: .misplacedContent
    case .covered: .coveredContent
    case .touchTarget: .touchTarget
    case .keptSpace: .keptSpace
    case .scrollContent: .scrollContent
    case .outOfReach: .outOfReach
    case .reserved: .reservedRegion
    case .untouched: .untouchedPart
    case .distorted: .distortedImage
    }
  }
}

/// A claim of a health check about the views of a layout, where these are shown.
struct HealthClaim: Hashable, Sendable {
  /// The statement about ``view``.
  enum Statement: Hashable, Sendable {
    /// The length is at least that of the content without its padding; a height may lack less than a pixel.
    case showsContent(LayoutAxis)
    /// The width of a text field is at least that of its placeholder.
    case showsPlaceholder
    /// The width is at least that of the longest word of a text of several lines.
    case fitsWords
    /// The length, with a number of points added, is at least another number.
    case isAtLeast(LayoutAxis, Rational, adding: Rational)
    /// The length is at least that of a finger, or of the system's own control.
    case isTouchable(TouchTarget)
    /// The length is 0, before another view.
    case isEmpty(LayoutAxis, before: ViewID)
    /// No edge lies beyond those of another view or guide.
    case isInside(ViewID)
    /// An edge lies inside the safe area of the root, which is so many points from the root's; or the view is off the screen, or
    /// reaches to the opposite edge of the safe area too, if that has a number of points here; or the view scrolls.
    case isInSafeArea(Attribute, inset: Rational, opposite: Rational?, scrolling: Scrolling)
    /// An edge lies no further right, or no further down, than one of another view.
    case precedes(own: Attribute, ViewID, Attribute)
    /// The views overlap by no more than a point along one axis, or the view lies inside the other one or contains it, if it may.
    case isNotMixedWith(ViewID, mayBeInside: Bool, mayContain: Bool)
    /// Another view reaches a point or more beyond the view, which would hide all of it.
    case leavesInSight(ViewID)
    /// Scrolling brings a part of a scroll view's content out from under the view.
    case scrollsOut(ScrolledPart)
    /// The content of a scroll view, a guide, is no larger than the view along one axis at least.
    case scrollsOneWay(ViewID)
    /// The length of a scroll view is enough to see and touch a part of its content, or all of that; nil for content that the file does
    /// not tell.
    case hasRoom(LayoutAxis, content: ViewID?)
    /// The bottom is no more than a point below the top of the keyboard, or the view is off the screen.
    case isAboveKeyboard
    /// The view reaches no more than a point into the reserved region with a number in the environment.
    case avoids(ReservedRegion.Kind, region: UInt8)
    /// Touches get to as much of the view as it needs, along an axis, or the view is off the screen.
    case takesTouches(TouchReach)
    /// The width and the height have the ratio of the view's image, but for a tenth, or the view can hardly be seen.
    case keepsRatio
  }

  /// The way in which a view scrolls with others.
  enum Scrolling: Hashable, Sendable {
    /// The view is in no scroll view.
    case still
    /// The view scrolls up and down alone, so that it is off the screen at the sides alone.
    case upAndDown
    /// The view scrolls if the content of one of the scroll views around it is longer than that.
    case within([ScrolledContent])
  }

  /// A scroll view with the guide of its content.
  struct ScrolledContent: Hashable, Sendable {
    var scrollView: ViewID
    var content: ViewID
  }

  var kind: HealthCheck
  var view: ViewID
  var statement: Statement
  /// The texts that are all that their views draw, as far as the claim is about what is drawn.
  var texts: [DrawnText] = []
  /// The view that has to be hidden; nil for none.
  var hidden: ViewID?
  /// The values of properties of which one has to be in force; none for all.
  var only: [SettingChoice] = []
  /// True if the view may have no length along the axis: a constraint asks for that, which may be broken.
  var mayBeEmpty = false
  /// The values of properties, and conditions, under which the file means that it fails.
  var unless: [SettingChoice] = []

  /// The claim without the permission to have no length, which depends on a number.
  var asIfNeverEmpty: HealthClaim {
    var claim = self
    claim.mayBeEmpty = false
    return claim
  }

  /// The views in the claim.
  var views: [ViewID] {
    switch statement {
    case .showsContent, .showsPlaceholder, .fitsWords, .isAtLeast, .isTouchable, .isInSafeArea, .isAboveKeyboard,
      .avoids,
      .keepsRatio:
      [view]
    case .isEmpty(_, let other), .isInside(let other), .precedes(_, let other, _), .isNotMixedWith(let other, _, _),
      .leavesInSight(let other), .scrollsOneWay(let other):
      [view, other]
    case .hasRoom(_, let content): [view] + (content.map { [$0] } ?? [])
    case .takesTouches(let reach):
      [view, reach.outer] + (reach.inner.map { [$0] } ?? []) + (reach.shown == view ? [] : [reach.shown])
    case .scrollsOut(let part): [view, part.scrollView] + (part.view.map { [$0] } ?? [])
    }
  }

  /// True if the claim only helps to prove others.
  var isSilent: Bool {
    switch statement {
    case .precedes: true
    case .isInside: kind == .covered
    default: false
    }
  }

  /// The conditions that decide where it is examined, apart from those that hide views.
  var conditions: [ConditionID] { (only + unless).flatMap { [$0.condition] + $0.later } }

  /// True if the claim is examined where conditions have the values `truths` and `isShown` is true for the views that are shown. An order
  /// of edges is, even of views that are hidden.
  func applies(_ truths: [Bool], _ isShown: [Bool]) -> Bool {
    if !only.isEmpty && !only.contains(where: { $0.isInForce(truths) }) { return false }
    if unless.contains(where: { $0.isInForce(truths) }) { return false }
    if case .precedes = statement { return true }
    if let hidden, isShown[hidden.index] { return false }
    return views.allSatisfy { $0 == hidden || isShown[$0.index] }
  }
}
