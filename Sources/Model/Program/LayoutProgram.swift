public import LayNumbers

/// The input of the runtime for one screen: the compiler makes it of a file, or an app builds it in code.
public struct LayoutProgram: Sendable {
  /// The layout's name, the first part of every path.
  public var name: String
  /// The views and guides. The root is the first, a superview comes before its subviews, siblings are in drawing order.
  public var views: [ViewDescription]
  /// The constraints in source order.
  public var constraints: [ConstraintDescription]
  /// The conditions; the first is `.always`. A condition refers only to earlier ones.
  public var conditions: [Condition]
  /// Conditional settings, in source order: if two set the same property, the later one wins.
  public var overrides: [Override]
  /// The names of the states that a host may choose: see ``LayoutEnvironment/state``.
  public var states: [String]
  /// The stacks. A stack or grid comes before the views that it arranges in ``views``, and no view is arranged twice.
  public var stacks: [StackDescription]
  /// The grids, likewise.
  public var grids: [GridDescription]
  /// The rule by which masks share a change of size.
  public var autoresizing: AutoresizingRule
  /// The rectangle that constraints see of transformed views: the untransformed frame or its bounding box.
  public var transforms: TransformProfile
  /// The steps of views, in code, after masks and constraints; empty for most programs.
  public var steps = StepProgram()
  /// The layout margins of views with other than the standard ones.
  public var margins: MarginTable
  /// The texts in other languages, which ``LayoutEnvironment/translation`` chooses from 1 on.
  package var translations: [TextTable] = []

  /// Creates a program with only a root, of the size `designSize`.
  public init(name: String, designSize: ExactSize) {
    self.name = name
    var root = ViewDescription(name: name, superview: nil)
    root.designSize = designSize
    views = [root]
    constraints = []
    conditions = [.always]
    overrides = []
    states = []
    stacks = []
    grids = []
    autoresizing = .proportional
    transforms = .ios8
    margins = MarginTable()
  }
}

extension LayoutProgram {
  /// True if a view is inside another one, at any depth.
  package func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
    var superview = views[view.index].superview
    while let next = superview, next != outer { superview = views[next.index].superview }
    return superview == outer
  }
}

/// The rectangle that constraints see of transformed views (SEMANTICS §2.9).
public enum TransformProfile: UInt8, Hashable, Sendable {
  /// The untransformed frame.
  case ios8
  /// The bounding box of the transformed view.
  case ios7
}
