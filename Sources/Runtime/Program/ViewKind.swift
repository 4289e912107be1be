/// The kinds of the language.
public enum ViewKind: UInt8, Hashable, Sendable, CaseIterable {
  case view, label, button, image, textField, textView, switchControl, slider, stepper, progress, spinner
  case scrollView, horizontalStack, verticalStack, grid, spacer

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
    public var intrinsicWidth: ViewDescription.IntrinsicLength
    public var intrinsicHeight: ViewDescription.IntrinsicLength
    public var hugging: Priority
  }

  /// What a view of the kind starts with.
  public var defaults: Defaults {
    switch self {
    case .label: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent, hugging: Priority(251))
    case .button, .textField, .textView:
      Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent, hugging: .low)
    case .image: Defaults(intrinsicWidth: .none, intrinsicHeight: .none, hugging: Priority(251))
    case .spacer: Defaults(intrinsicWidth: .none, intrinsicHeight: .none, hugging: Priority(1))
    default: Defaults(intrinsicWidth: .none, intrinsicHeight: .none, hugging: .low)
    }
  }
}
