public import LayNumbers

/// The kinds of the language.
public enum ViewKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A plain view.
  case view
  /// A line of text.
  case label
  /// A button with text.
  case button
  /// An image.
  case image
  /// A text field of one line.
  case textField
  /// A text view of several lines.
  case textView
  /// A switch.
  case switchControl
  /// A slider.
  case slider
  /// A stepper with plus and minus.
  case stepper
  /// A progress bar.
  case progress
  /// An activity indicator.
  case spinner
  /// A scroll view.
  case scrollView
  /// Views side by side.
  case horizontalStack
  /// Views one below the other.
  case verticalStack
  /// Views in columns and rows.
  case grid
  /// Flexible space.
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

  /// True if people touch views of the kind.
  package var isInteractive: Bool {
    switch self {
    case .button, .textField, .textView, .switchControl, .slider, .stepper: true
    case .view, .label, .image, .progress, .spinner, .scrollView, .horizontalStack, .verticalStack, .grid, .spacer:
      false
    }
  }

  /// True if views of the kind show something of their own.
  package var hasContent: Bool {
    switch self {
    case .label, .button, .image, .textField, .textView, .switchControl, .slider, .stepper, .progress, .spinner: true
    case .view, .scrollView, .horizontalStack, .verticalStack, .grid, .spacer: false
    }
  }

  /// The default properties of a kind.
  public struct Defaults: Sendable {
    /// The source of the intrinsic width.
    public var intrinsicWidth: ViewDescription.IntrinsicLength = .none
    /// The source of the intrinsic height.
    public var intrinsicHeight: ViewDescription.IntrinsicLength = .none
    /// The content-hugging priority, the resistance to growing, on both axes.
    public var hugging: Priority = .low
    /// The compression-resistance priority, the resistance to shrinking, on both axes.
    public var compression: Priority = .high
  }

  /// The default properties of a view of the kind. Sizes are those of iOS controls; alignment insets are 0 for every kind.
  ///
  /// | kind                                   | intrinsic size | hugging |
  /// |----------------------------------------|----------------|---------|
  /// | View, ScrollView, HStack, VStack, Grid | none           | 250     |
  /// | Label                                  | of its text    | 251     |
  /// | Button, TextField, TextView            | of its text    | 250     |
  /// | Image                                  | none           | 251     |
  /// | Switch                                 | 51x31          | 250     |
  /// | Slider                                 | height 31      | 250     |
  /// | Stepper                                | 94x32          | 250     |
  /// | Progress                               | height 4       | 250     |
  /// | Spinner                                | 20x20          | 250     |
  /// | Spacer                                 | none           | 1       |
  public var defaults: Defaults {
    switch self {
    case .label: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent, hugging: Priority(251))
    case .button, .textField, .textView: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent)
    case .image: Defaults(hugging: Priority(251))
    case .switchControl:
      Defaults(intrinsicWidth: .fixed(51), intrinsicHeight: .fixed(31))
    case .slider:
      Defaults(intrinsicHeight: .fixed(31))
    case .stepper: Defaults(intrinsicWidth: .fixed(94), intrinsicHeight: .fixed(32))
    case .progress: Defaults(intrinsicHeight: .fixed(4))
    case .spinner: Defaults(intrinsicWidth: .fixed(20), intrinsicHeight: .fixed(20))
    case .spacer: Defaults(hugging: Priority(1))
    case .view, .scrollView, .horizontalStack, .verticalStack, .grid: Defaults()
    }
  }
}
