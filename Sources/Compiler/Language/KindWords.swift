internal import LayModel

extension ViewKind {
  /// The kind with the name `name` in the language; nil if there is none.
  init?(name: String) {
    guard let found = ViewKind.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// The kind that UIKit, AppKit or SwiftUI call `name`; nil for other names.
  static func named(inOtherLanguages name: String) -> ViewKind? { allCases.first { $0.foreignNames.contains(name) } }

  /// The classes of UIKit and AppKit and the views of SwiftUI that are of this kind, unless the spelling is close enough to
  /// be suggested anyway.
  private var foreignNames: [String] {
    switch self {
    case .label: ["Text"]
    case .button, .slider, .stepper, .grid, .spacer: []
    case .view: ["NSView"]
    case .image: ["UIImageView", "NSImageView", "ImageView"]
    case .textField: ["SecureField", "UISearchTextField", "NSSecureTextField", "NSSearchField"]
    case .textView: ["TextEditor"]
    case .switchControl: ["Toggle"]
    case .progress: ["UIProgressView", "ProgressView", "NSProgressIndicator", "ProgressIndicator"]
    case .spinner: ["UIActivityIndicatorView", "ActivityIndicatorView", "ActivityIndicator"]
    case .scrollView: ["UICollectionView", "NSCollectionView", "CollectionView"]
    case .horizontalStack: ["UIStackView", "NSStackView", "StackView", "LazyHStack"]
    case .verticalStack: ["LazyVStack"]
    case .segmentedControl: ["Segmented"]
    case .datePicker: ["NSDatePicker"]
    case .pickerView: ["Picker"]
    case .popUpButton: ["Menu", "NSComboBox", "ComboBox"]
    case .separator: ["Divider", "NSBox"]
    case .table: ["UITableView", "NSTableView", "TableView", "List"]
    }
  }

  /// The kind that a class of UIKit or AppKit is; nil for other names, and for classes that may be several kinds here.
  static func ofClass(_ name: String) -> ViewKind? {
    switch name {
    case "UIView", "NSView": .view
    case "UILabel": .label
    case "UIButton", "NSButton": .button
    case "UIImageView", "NSImageView": .image
    case "UITextField": .textField
    case "UITextView", "NSTextView": .textView
    case "UISwitch", "NSSwitch": .switchControl
    case "UISlider", "NSSlider": .slider
    case "UIStepper", "NSStepper": .stepper
    case "UIProgressView": .progress
    case "UIActivityIndicatorView": .spinner
    case "UIScrollView", "NSScrollView": .scrollView
    case "UISegmentedControl", "NSSegmentedControl": .segmentedControl
    case "UIDatePicker", "NSDatePicker": .datePicker
    case "UIPickerView": .pickerView
    case "NSPopUpButton": .popUpButton
    case "UITableView", "NSTableView": .table
    default: nil
    }
  }

  /// True for stacks and grids, which alone place their subviews.
  var arrangesSubviews: Bool { self == .horizontalStack || self == .verticalStack || self == .grid }

  /// True for stacks, which arrange views along an axis.
  var isStack: Bool { self == .horizontalStack || self == .verticalStack }
}

/// The type of a parameter.
enum ParameterType: CaseIterable {
  case length, number, text, bool, size

  var name: String {
    switch self {
    case .length: "Length"
    case .number: "Number"
    case .text: "Text"
    case .bool: "Bool"
    case .size: "Size"
    }
  }

  init?(name: String) {
    guard let found = ParameterType.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// A possible argument, for a parameter called `name`.
  func exampleValue(for name: String) -> String {
    switch self {
    case .length: "8"
    case .number: "1"
    case .text: "\"\(name)\""
    case .bool: "false"
    case .size: "44x44"
    }
  }
}
