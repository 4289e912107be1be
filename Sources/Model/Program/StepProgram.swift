public import LayNumbers

/// The lowered `layoutSubviews` and `sizeThatFits` of a layout: flat lists whose entries refer to each other by number,
/// so that a program stays a value. Loops are unrolled and conditions are jumps forward, so steps always end.
public struct StepProgram: Sendable {
  /// The expression nodes of instructions. Operands come before the nodes that use them.
  public var nodes: [StepNode] = []
  /// All instructions; each routine has a run of them.
  public var instructions: [StepInstruction] = []
  /// The items of `distribute` and `spread`; each has a run of them.
  public var items: [StepItem] = []
  /// The `layoutSubviews`, by view.
  public var layouts: [StepRoutine] = []
  /// The `sizeThatFits`, by view, one for each view.
  public var questions: [StepRoutine] = []
  /// The view that each step belongs to. A step is a statement of the file, in one iteration of its loops.
  public var owners: [ViewID] = []
  /// The parts of frames that steps determine, by view.
  public var placed: [StepPlaced] = []
  /// The views of ``placed`` that no constraint and no mask places: constraints on others follow them. By view.
  public var byHand: [ViewID] = []
  /// The constraints whose constants steps set.
  public var constants: [ConstraintID] = []

  /// Creates a program without steps.
  public init() {}

  /// True if there are no steps to run.
  public var isEmpty: Bool { layouts.isEmpty }
}

/// A step of a program: its index in ``StepProgram/owners``; the compiler keeps the table from here to source ranges.
@frozen public struct StepID: Hashable, Sendable, Comparable {
  /// The index in ``StepProgram/owners``.
  public let rawValue: Int32
  /// The step at `index`.
  @inlinable public init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  /// The index in ``StepProgram/owners``.
  @inlinable public var index: Int { Int(rawValue) }
  /// True if `a` comes before `b`.
  @inlinable public static func < (a: StepID, b: StepID) -> Bool { a.rawValue < b.rawValue }
}

/// A node of a program: its index in ``StepProgram/nodes``.
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
  /// Creates a pair of nodes.
  public init(_ first: StepNodeID, _ second: StepNodeID) { (self.first, self.second) = (first, second) }
}

/// Four nodes: a rectangle.
public struct StepRectangle: Hashable, Sendable {
  /// x and y.
  public var origin: StepPair
  /// width and height.
  public var size: StepPair
  /// Creates a rectangle of nodes.
  public init(_ origin: StepPair, _ size: StepPair) { (self.origin, self.size) = (origin, size) }
}

/// A number in a step's computation; true is 1, false 0.
public enum StepNode: Hashable, Sendable {
  /// A quantity that is read of a view, when the step runs.
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
    /// Whether it is hidden, and its font size.
    case hidden, fontSize
    /// Whether lines of text in it run right to left.
    case runsFromRight
  }
  /// An operation on two numbers.
  public enum Operation: UInt8, Hashable, Sendable {
    case add, subtract, multiply, divide, minimum, maximum, remainder, and, or
  }
  /// A function of one number.
  public enum Function: UInt8, Hashable, Sendable {
    case magnitude, floor, ceil, round, roundToPixel, ceilToPixel, floorToPixel, not
  }
  /// A known number.
  case number(Rational)
  /// A number that an earlier instruction has stored.
  case slot(Int)
  /// A quantity of a view.
  case read(ViewID, Quantity)
  /// An attribute of a view, in the superview's bounds coordinates.
  case attribute(ViewID, Attribute)
  /// The constant of a constraint.
  case constant(ConstraintID)
  /// The truth value of a condition.
  case truth(ConditionID)
  /// An operation on two numbers.
  case binary(Operation, StepNodeID, StepNodeID)
  /// A function of one number.
  case unary(Function, StepNodeID)
  /// A comparison of two numbers.
  case compare(Condition.Comparison, StepNodeID, StepNodeID)
}

/// An instruction. First its `nodes` are computed, in order, from the current state.
public struct StepInstruction: Sendable {
  /// The action of an instruction.
  public enum Action: Sendable {
    /// Stores a number in a slot.
    case store(StepNodeID, slot: Int)
    /// Jumps forward to an instruction unless the number is other than 0.
    case skip(unless: StepNodeID, to: Int)
    /// Jumps forward to an instruction.
    case jump(to: Int)
    /// Calls the `sizeThatFits` of a view for a room; the result goes to `slot` and the next one.
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
    /// Sets the size of a view to its `sizeThatFits` for a room, by default its own bounds.
    case sizeToFit(ViewID, within: StepPair?, SizingConstraints)
    /// Distributes ``StepProgram/items`` along an axis of a view.
    case distribute(StepDistribution)
    /// Divides a rectangle among the views of ``StepProgram/items``.
    case spread(StepSpread)
  }
  /// The action.
  public var action: Action
  /// The nodes that it needs, in ``StepProgram/nodes``.
  public var nodes: Range<Int>
  /// The step that it belongs to.
  public var step: StepID

  /// Creates the instruction `action` of `step`, for which `nodes` are computed first.
  public init(_ action: Action, nodes: Range<Int>, step: StepID) {
    (self.action, self.nodes, self.step) = (action, nodes, step)
  }
}

/// The instructions of one `layoutSubviews` or `sizeThatFits`.
public struct StepRoutine: Sendable {
  /// In a `sizeThatFits`, the slots of the available room and of the result, widths first.
  public static let available = 0
  /// See ``available``.
  public static let answer = 2
  /// The view.
  public var view: ViewID
  /// The instructions, in ``StepProgram/instructions``.
  public var instructions: Range<Int>
  /// The number of its slots.
  public var slotCount: Int

  /// Creates the routine of the instructions of `view`.
  public init(view: ViewID, instructions: Range<Int>, slotCount: Int) {
    (self.view, self.instructions, self.slotCount) = (view, instructions, slotCount)
  }
}

/// The parts of a view's frame that steps determine.
public struct StepPlaced: Hashable, Sendable {
  /// A set of parts of a frame.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// Bits 1, 2, 4, 8: x, y, width, height.
    public let rawValue: UInt8
    /// The parts of the bits `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Both coordinates.
    public static let position = Parts(rawValue: 3)
    /// Both lengths.
    public static let size = Parts(rawValue: 12)
    /// Creates the set of a single part.
    public init(_ part: FramePart) { self.init(rawValue: 1 << part.rawValue) }
  }
  /// The view.
  public var view: ViewID
  /// The parts.
  public var parts: Parts

  /// Creates an entry of `parts` of `view`.
  public init(view: ViewID, parts: Parts) { (self.view, self.parts) = (view, parts) }
}

extension StepProgram {
  /// True if no constraint and no mask places `view`, but steps do.
  public func isByHand(_ view: ViewID) -> Bool {
    let place = byHand.partitioningIndex { $0 >= view }
    return place < byHand.count && byHand[place] == view
  }
}
