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
  /// Some titles side by side, of which one is chosen.
  case segmentedControl
  /// A date, to be changed.
  case datePicker
  /// Wheels with values.
  case pickerView
  /// A button with a menu of values.
  case popUpButton
  /// A thin line.
  case separator
  /// Rows that scroll.
  case table

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
    case .segmentedControl: "SegmentedControl"
    case .datePicker: "DatePicker"
    case .pickerView: "PickerView"
    case .popUpButton: "PopUpButton"
    case .separator: "Separator"
    case .table: "Table"
    }
  }

  /// True if people touch views of the kind.
  package var isInteractive: Bool {
    switch self {
    case .button, .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl, .datePicker, .pickerView,
      .popUpButton:
      true
    case .view, .label, .image, .progress, .spinner, .scrollView, .horizontalStack, .verticalStack, .grid, .spacer,
      .separator, .table:
      false
    }
  }

  /// True if views of the kind show something of their own.
  package var hasContent: Bool {
    switch self {
    case .label, .button, .image, .textField, .textView, .switchControl, .slider, .stepper, .progress, .spinner,
      .segmentedControl, .datePicker, .pickerView, .popUpButton:
      true
    case .view, .scrollView, .horizontalStack, .verticalStack, .grid, .spacer, .separator, .table: false
    }
  }

  /// True for kinds that UIKit and AppKit draw with an opaque background of the system where none is set.
  package var isOpaque: Bool { self == .table || self == .textView }

  /// True for kinds that newer versions of the language added: a component of a file may have such a name, and wins.
  public var yieldsToComponents: Bool {
    switch self {
    case .segmentedControl, .datePicker, .pickerView, .popUpButton, .separator, .table: true
    default: false
    }
  }

  /// True for kinds that scroll over the views inside.
  public var scrolls: Bool { self == .scrollView || self == .table }
}
