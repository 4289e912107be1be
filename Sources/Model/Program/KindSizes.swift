public import LayNumbers

// Apple's sizes of the kinds, by system. Grammar.md, "Sizes by system", has the same table, and docs/why/figures.md the
// source of each figure.

extension ViewKind {
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

  /// The default properties of a view of the kind on iOS 18.
  public var defaults: Defaults { defaults(on: .ios18) }

  /// The default properties of a view of the kind. Alignment insets are 0 for every kind: lengths on iOS are those of the
  /// frame, lengths on macOS those of the alignment rectangle.
  ///
  /// | kind                                          | ios18   | ios26   | macos15 | macos26 | hugging |
  /// |-----------------------------------------------|---------|---------|---------|---------|---------|
  /// | View, ScrollView, HStack, VStack, Grid, Table | none    | none    | none    | none    | 250     |
  /// | Label                                         | text    | text    | text    | text    | 251     |
  /// | Button, TextField, PopUpButton                | text    | text    | text    | text    | 250     |
  /// | TextView, which scrolls                       | none    | none    | none    | none    | 250     |
  /// | Image                                         | none    | none    | none    | none    | 251     |
  /// | Switch                                        | 51x31   | 63x28   | 38x22   | 54x24   | 750     |
  /// | Slider, height                                | 31      | 34      | 20      | 16      | 250     |
  /// | Stepper                                       | 94x32   | 94x32   | 19x27   | 20x26   | 750     |
  /// | Progress, height                              | 4       | 4       | 18      | 18      | 750     |
  /// | Spinner                                       | 20x20   | 20x20   | 32x32   | 32x32   | 750     |
  /// | SegmentedControl, height                      | 32      | 32      | 22      | 24      | 250     |
  /// | DatePicker, compact                           | text    | text    | text    | text    | 250     |
  /// | PickerView                                    | 320x216 | 320x216 | 320x216 | 320x216 | 250     |
  /// | Separator, height                             | 1       | 1       | 1       | 1       | 750     |
  /// | Spacer                                        | none    | none    | none    | none    | 1       |
  public func defaults(on system: ControlSystem) -> Defaults {
    switch self {
    case .label: Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent, hugging: Priority(251))
    case .button, .textField, .popUpButton, .datePicker:
      Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .ofContent)
    case .image: Defaults(hugging: Priority(251))
    case .switchControl: Defaults(system.choose(51, 63, 38, 54), system.choose(31, 28, 22, 24), hugging: .high)
    case .slider: Defaults(intrinsicHeight: .fixed(system.choose(31, 34, 20, 16)))
    case .stepper: Defaults(system.choose(94, 94, 19, 20), system.choose(32, 32, 27, 26), hugging: .high)
    case .progress: Defaults(intrinsicHeight: .fixed(system.choose(4, 4, 18, 18)), hugging: .high)
    case .spinner: Defaults(system.choose(20, 20, 32, 32), system.choose(20, 20, 32, 32), hugging: .high)
    case .segmentedControl:
      Defaults(intrinsicWidth: .ofContent, intrinsicHeight: .fixed(system.choose(32, 32, 22, 24)))
    case .pickerView: Defaults(320, 216)
    case .separator: Defaults(intrinsicHeight: .fixed(1), hugging: .high)
    case .spacer: Defaults(hugging: Priority(1))
    case .view, .textView, .scrollView, .horizontalStack, .verticalStack, .grid, .table: Defaults()
    }
  }

  /// The size of the font where the file sets none.
  ///
  /// | kind                                                | ios18, ios26 | macos15, macos26 |
  /// |-----------------------------------------------------|--------------|------------------|
  /// | SegmentedControl                                    | 13           | 13               |
  /// | Label, Button, TextField, DatePicker, PopUpButton   | 17           | 13               |
  /// | TextView                                            | 17           | 17               |
  package func fontSize(on system: ControlSystem) -> Rational {
    switch self {
    case .segmentedControl: 13
    case .label, .button, .textField, .datePicker, .popUpButton: system.isMac ? 13 : 17
    default: 17
    }
  }
}

extension ViewKind.Defaults {
  /// A size that depends on no text.
  fileprivate init(_ width: Rational, _ height: Rational, hugging: Priority = .low) {
    self.init(intrinsicWidth: .fixed(width), intrinsicHeight: .fixed(height), hugging: hugging)
  }
}

extension ViewKind {
  /// The size of a date picker by the name of its style; nil for the compact one, whose size is that of its text.
  ///
  /// | style   | size          |
  /// |---------|---------------|
  /// | compact | of its text   |
  /// | inline  | 320 wide      |
  /// | wheels  | 320x216       |
  package static func sizeOfDatePicker(inStyle name: String) -> Defaults? {
    switch name {
    case "wheels": Defaults(320, 216)
    case "inline": Defaults(intrinsicWidth: .fixed(320))
    default: nil
    }
  }
}
