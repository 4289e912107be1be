/// What `layoutSubviews` and `sizeThatFits` of a layout became: flat lists whose entries name each other by number, so that
/// a program stays a value. Loops are unrolled and conditions are jumps forward, so steps always end.
public struct StepProgram: Sendable {
  /// What instructions compute with. Operands stand before what uses them.
  public var nodes: [StepNode] = []
  /// All instructions; each routine has a run of them.
  public var instructions: [StepInstruction] = []
  /// What `distribute` and `spread` line up; each has a run of them.
  public var items: [StepItem] = []
  /// The `layoutSubviews`, by view.
  public var layouts: [StepRoutine] = []
  /// The `sizeThatFits`, by view, one a view.
  public var questions: [StepRoutine] = []
  /// Of each step, the view whose steps it belongs to. A step is a statement of the file, in one turn of its loops.
  public var owners: [ViewID] = []
  /// Which numbers of frames steps decide, by view.
  public var placed: [StepPlaced] = []
  /// Of the views of ``placed``, those that no rule and no mask places: rules about others follow them. By view.
  public var byHand: [ViewID] = []
  /// The constraints whose constants steps set.
  public var constants: [ConstraintID] = []

  /// No steps.
  public init() {}

  /// Whether there is nothing to do.
  public var isEmpty: Bool { layouts.isEmpty }
}

/// A step of a program: its place in ``StepProgram/owners``; the compiler keeps the table from here to source ranges.
@frozen public struct StepID: Hashable, Sendable, Comparable {
  /// The index in ``StepProgram/owners``.
  public let rawValue: Int32
  /// The step at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``StepProgram/owners``.
  @inlinable public var index: Int { Int(rawValue) }
  /// Whether `a` stands before `b`.
  @inlinable public static func < (a: StepID, b: StepID) -> Bool { a.rawValue < b.rawValue }
}

/// Where a node is in ``StepProgram/nodes``.
@frozen public struct StepNodeID: Hashable, Sendable {
  /// The index.
  public let rawValue: Int32
  /// The node at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index.
  @inlinable public var index: Int { Int(rawValue) }
}

/// Two nodes: a point or a size.
public struct StepPair: Hashable, Sendable {
  /// x or width.
  public var first: StepNodeID
  /// y or height.
  public var second: StepNodeID
  /// A pair of nodes.
  public init(_ first: StepNodeID, _ second: StepNodeID) { (self.first, self.second) = (first, second) }
}

/// Four nodes: a rectangle.
public struct StepRectangle: Hashable, Sendable {
  /// x and y.
  public var origin: StepPair
  /// width and height.
  public var size: StepPair
  /// A rectangle of nodes.
  public init(_ origin: StepPair, _ size: StepPair) { (self.origin, self.size) = (origin, size) }
}

/// A number that a step computes with; true is 1, false 0.
public enum StepNode: Hashable, Sendable {
  /// What is read of a view, as it is when the step is taken.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The frame, transform included, in the superview's bounds coordinates.
    case frameX, frameY, frameWidth, frameHeight
    /// The frame without the transform.
    case x, y
    /// The size of the bounds.
    case width, height
    /// The origin of the bounds.
    case boundsX, boundsY
    /// The anchor point, in the superview's bounds coordinates.
    case centerX, centerY
    /// The size of the content; 0 without one.
    case intrinsicWidth, intrinsicHeight
    /// Whether it is hidden, and the size of its font.
    case hidden, fontSize
    /// Whether lines of text in it end on the left.
    case runsFromRight
  }
  /// What is done with two numbers.
  public enum Operation: UInt8, Hashable, Sendable {
    case add, subtract, multiply, divide, minimum, maximum, remainder, and, or
  }
  /// What is done with one number.
  public enum Function: UInt8, Hashable, Sendable {
    case magnitude, floor, ceil, round, roundToPixel, ceilToPixel, floorToPixel, not
  }
  /// A number that is known.
  case number(Rational)
  /// What an instruction before has stored.
  case slot(Int)
  /// Something of a view.
  case read(ViewID, Quantity)
  /// An attribute of a view, in the superview's bounds coordinates.
  case attribute(ViewID, Attribute)
  /// What stands alone on the right of a constraint.
  case constant(ConstraintID)
  /// Whether a condition holds.
  case truth(ConditionID)
  /// A result of two numbers.
  case binary(Operation, StepNodeID, StepNodeID)
  /// A result of one number.
  case unary(Function, StepNodeID)
  /// How two numbers compare.
  case compare(Condition.Comparison, StepNodeID, StepNodeID)
}

/// One thing to do. First `nodes` are computed, in order, from what is so then.
public struct StepInstruction: Sendable {
  /// What is done with them.
  public enum Action: Sendable {
    /// Remembers a number.
    case store(StepNodeID, slot: Int)
    /// Goes on at an instruction further down unless the number is other than 0.
    case skip(unless: StepNodeID, to: Int)
    /// Goes on at an instruction further down.
    case jump(to: Int)
    /// Asks a view how large it would like to be in the room given; the answer goes to `slot` and the one behind it.
    case ask(ViewID, StepPair, slot: Int)
    /// Sets the untransformed frame.
    case setFrame(ViewID, StepRectangle)
    /// Sets the size of the bounds; the centre stays.
    case setSize(ViewID, StepPair)
    /// Sets the origin of the bounds.
    case setBoundsOrigin(ViewID, StepPair)
    /// Moves the anchor point.
    case setCenter(ViewID, StepPair)
    /// Changes the constant of a constraint; layout runs again.
    case setConstant(ConstraintID, StepNodeID)
    /// Moves a point of a view onto another point.
    case align(StepAlignment)
    /// Sizes a view to what it answers for a room, its own bounds without one.
    case sizeToFit(ViewID, within: StepPair?, SizingConstraints)
    /// Lines up ``StepProgram/items`` along an axis of a view.
    case distribute(StepDistribution)
    /// Divides a rectangle among the views of ``StepProgram/items``.
    case spread(StepSpread)
  }
  /// What is done.
  public var action: Action
  /// The nodes that it needs, in ``StepProgram/nodes``.
  public var nodes: Range<Int>
  /// The step it belongs to.
  public var step: StepID

  /// `action` of `step`, for which `nodes` are computed first.
  public init(_ action: Action, nodes: Range<Int>, step: StepID) {
    (self.action, self.nodes, self.step) = (action, nodes, step)
  }
}

/// The instructions of one `layoutSubviews` or `sizeThatFits`.
public struct StepRoutine: Sendable {
  /// In a `sizeThatFits`, the slots of the room there is and of the answer, widths first.
  public static let available = 0
  /// See ``available``.
  public static let answer = 2
  /// The view.
  public var view: ViewID
  /// The instructions, in ``StepProgram/instructions``.
  public var instructions: Range<Int>
  /// How many numbers it remembers.
  public var slotCount: Int

  /// The instructions of `view`.
  public init(view: ViewID, instructions: Range<Int>, slotCount: Int) {
    (self.view, self.instructions, self.slotCount) = (view, instructions, slotCount)
  }
}

/// Which numbers of a view's frame steps decide.
public struct StepPlaced: Hashable, Sendable {
  /// Numbers of a frame.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// Bits 1, 2, 4, 8: x, y, width, height.
    public let rawValue: UInt8
    /// The parts of the bits `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Both coordinates.
    public static let position = Parts(rawValue: 3)
    /// Both lengths.
    public static let size = Parts(rawValue: 12)
    /// The one number.
    public init(_ part: Ambiguity.Part) { self.init(rawValue: 1 << part.rawValue) }
  }
  /// The view.
  public var view: ViewID
  /// The numbers.
  public var parts: Parts

  /// `parts` of `view`.
  public init(view: ViewID, parts: Parts) { (self.view, self.parts) = (view, parts) }
}
