/// The kinds of the language.
public enum ViewKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A rectangle.
  case view
  /// A line of text.
  case label
  /// Text to press.
  case button
  /// A picture.
  case image
  /// A line to type into.
  case textField
  /// Lines to type into.
  case textView
  /// On or off.
  case switchControl
  /// A value along a line.
  case slider
  /// Plus and minus.
  case stepper
  /// How much is done.
  case progress
  /// Something is going on.
  case spinner
  /// A window on more.
  case scrollView
  /// Views side by side.
  case horizontalStack
  /// Views one below the other.
  case verticalStack
  /// Views in columns and rows.
  case grid
  /// Room that gives.
  case spacer

  /// The name in the language.
  public var name: String {
    switch self {
    case .view: "View"
    case .label: "Label"
    case .button: "Button"
    case .image: "Image"
    case .textField: "TextField"
    case .textView: "TextView"
    case .switchControl: "Switch"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .progress: "Progress"
    case .spinner: "Spinner"
    case .scrollView: "ScrollView"
    case .horizontalStack: "HStack"
    case .verticalStack: "VStack"
    case .grid: "Grid"
    case .spacer: "Spacer"
    }
  }

  /// What a view of the kind starts with.
  public struct Defaults: Sendable {
    /// What measures the content's width.
    public var intrinsicWidth: ViewDescription.IntrinsicLength = .none
    /// What measures the content's height.
    public var intrinsicHeight: ViewDescription.IntrinsicLength = .none
    /// Resistance to growing, on both axes.
    public var hugging: Priority = .low
    /// Resistance to shrinking, on both axes.
    public var compression: Priority = .high
    /// What the alignment rectangle is smaller than the frame by.
    public var alignmentInsets: ExactInsets = .zero

    /// The frame's size that follows from the fixed intrinsic lengths; nil along an axis without one.
    public func frameLength(_ axis: Axis) -> Rational? {
      guard case .fixed(let length) = axis == .horizontal ? intrinsicWidth : intrinsicHeight else { return nil }
      return length + alignmentInsets.near(axis) + alignmentInsets.far(axis)
    }
  }

  /// What a view of the kind starts with. Sizes are those of iOS controls; intrinsic sizes are of the alignment
  /// rectangle, so a switch, 51 wide, has an intrinsic width of 49.
  ///
  /// | kind                                | intrinsic size | hugging | alignment insets (t, l, b, r) |
  /// |-------------------------------------|----------------|---------|-------------------------------|
  /// | View, ScrollView, HStack, VStack, Grid | none        | 250     | 0                             |
  /// | Label                               | of its text    | 251     | 0                             |
  /// | Button, TextField, TextView         | of its text    | 250     | 0                             |
  /// | Image                               | none           | 251     | 0                             |
  /// | Switch                              | 49x31          | 250     | 0, 0, 0, 2                    |
  /// | Slider                              | height 30      | 250     | 0, 2, 1, 2                    |
  /// | Stepper                             | 94x32          | 250     | 0                             |
  /// | Progress                            | height 4       | 250     | 0                             |
  /// | Spinner                             | 20x20          | 250     | 0                             |
  /// | Spacer                              | none           | 1       | 0                             |
  public var defaults: Defaults {
    switch self {
    case .label: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent, hugging: Priority(251))
    case .button, .textField, .textView: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent)
    case .image: Defaults(hugging: Priority(251))
    case .switchControl:
      Defaults(
        intrinsicWidth: .fixed(49), intrinsicHeight: .fixed(31),
        alignmentInsets: ExactInsets(top: 0, left: 0, bottom: 0, right: 2))
    case .slider:
      Defaults(intrinsicHeight: .fixed(30), alignmentInsets: ExactInsets(top: 0, left: 2, bottom: 1, right: 2))
    case .stepper: Defaults(intrinsicWidth: .fixed(94), intrinsicHeight: .fixed(32))
    case .progress: Defaults(intrinsicHeight: .fixed(4))
    case .spinner: Defaults(intrinsicWidth: .fixed(20), intrinsicHeight: .fixed(20))
    case .spacer: Defaults(hugging: Priority(1))
    case .view, .scrollView, .horizontalStack, .verticalStack, .grid: Defaults()
    }
  }
}
