/// Everything the runtime needs to lay out one screen: what a compiler makes of a file, or an app builds in code.
public struct LayoutProgram: Sendable {
  /// The layout's name, the first part of every path.
  public var name: String
  /// The views and guides. The root is the first, a superview stands before its subviews, siblings are in drawing order.
  public var views: [ViewDescription]
  /// The constraints in source order.
  public var constraints: [ConstraintDescription]
  /// The conditions; the first is `.always`. A condition names only conditions before it.
  public var conditions: [Condition]
  /// Settings that depend on a condition, in source order: of two that hold, the later one wins.
  public var overrides: [Override]
  /// The names of the states that a host may choose: see ``Environment/state``.
  public var states: [String]
  /// The stacks. What arranges views stands before them in ``views``, and no view is arranged twice.
  public var stacks: [StackDescription]
  /// The grids, likewise.
  public var grids: [GridDescription]
  /// How masks share a change of size.
  public var autoresizing: AutoresizingRule
  /// Whether constraints relate the untransformed frame or its bounding box.
  public var transforms: TransformProfile
  /// What views do in code after masks and constraints; empty for most programs.
  public var steps = StepProgram()
  /// The layout margins of views that have others than the standard ones.
  public var margins: MarginTable

  /// A program of nothing but a root of the size `designSize`.
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
  /// Whether a view lies in another one, at any depth.
  package func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
    var superview = views[view.index].superview
    while let next = superview, next != outer { superview = views[next.index].superview }
    return superview == outer
  }
}

/// How the flexible parts of a mask share a change of size (SEMANTICS §1.1).
public enum AutoresizingRule: UInt8, Hashable, Sendable {
  /// In proportion to their old sizes, as Apple's systems do.
  case proportional
  /// In equal parts, as Apple's guide says.
  case even
}

/// What constraints relate when a view is transformed (SEMANTICS §2.9).
public enum TransformProfile: UInt8, Hashable, Sendable {
  /// The untransformed frame.
  case ios8
  /// The bounding box of the transformed view.
  case ios7
}
