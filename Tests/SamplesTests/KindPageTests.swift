import LayModel
import LayRuntime
import Testing

@testable import LayCompiler
@testable import LayIDE

/// The pages of docs/kinds follow from the tables that the compiler uses.
@Suite struct KindPageTests {
  private static let all = ViewKind.allCases

  @Test func theIndexHasEveryKindWithTheCommonProperties() throws {
    let rows = Self.all.map { kind in
      "| [\(kind.name)](\(kind.name).md) | \(Self.classes(of: kind)) | \(LanguageDocs.kinds[kind.name] ?? "") |\n"
    }
    let text = """
      # Kinds of views

      \(Self.origin) Sizes are those of iOS 18; `system` of the
      layout chooses others ([sizes by system](../../Grammar.md#sizes-by-system)).

      | kind | UIKit and AppKit | |
      |---|---|---|
      \(rows.joined())
      ## Properties of every view

      \(Self.table(Property.all.filter { $0.owner == .view }, of: .view))
      """
    try compare(text, with: "docs/kinds/README.md")
  }

  @Test(arguments: all) func thePageOfAKindIsThatOfTheTables(_ kind: ViewKind) throws {
    let file = "\(kind.name).lay"
    let code = "layout Example(240x160) {\n  sizes 240x160 ... 1366x1366\n\(try #require(Self.example[kind]))\n}\n"
    let files = [file: Array(code.utf8)]
    let check = layc(["check", "--strict", file], files: files)
    #expect(check.status == 0, "\(check)")
    let picture = layc(["render", file, "--size", "240x160", "-o", "-"], files: files)
    #expect(picture.status == 0, "\(picture)")
    try compare(picture.output, with: "docs/kinds/pictures/\(kind.name).svg")
    try compare(Self.page(kind, code, layc(["eval", file], files: files).output), with: "docs/kinds/\(kind.name).md")
  }

  private func compare(_ text: String, with path: String) throws {
    let kept = (try? Repository.text(path)) ?? ""
    if kept != text && isUpdating { try Repository.write(text, to: path) }
    #expect(kept == text, "\(path) is stale: LAYC_UPDATE=1 swift test --filter KindPageTests")
  }

  private static let origin =
    "Generated from the tables of the compiler by `LAYC_UPDATE=1 swift test --filter KindPageTests`."

  private static func page(_ kind: ViewKind, _ code: String, _ frames: String) -> String {
    let view = ViewDescription(name: "a", kind: kind, superview: .root)
    let own = Property.all.filter {
      ![.view, .inStack, .inGrid, .layout, .constraint].contains($0.owner)
        && $0.owner.has(kind, arrangedBy: nil, isRoot: false)
    }
    let common = "[properties of every view](README.md#properties-of-every-view)"
    return """
      # \(kind.name)

      \(LanguageDocs.kinds[kind.name] ?? "")

      - Intrinsic content size: \(size(of: view)).
      - Content hugging \(view.hugging(.horizontal)), compression resistance \(view.compression(.horizontal)).
      - In UIKit and AppKit: \(classes(of: kind)).

      ## Example

      ![\(kind.name).lay at 240x160](pictures/\(kind.name).svg)

      ```lay \(kind.name).lay
      \(code)```

      ```console
      $ layc eval \(kind.name).lay
      \(frames)```

      ## Properties

      \(own.isEmpty ? "It has the \(common).\n" : "It has the \(common), and these:\n\n" + table(own, of: kind))
      \(origin) [All kinds](README.md)

      """
  }

  private static let classNames = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper",
    "UIProgressView", "UIActivityIndicatorView", "UIScrollView", "UISegmentedControl", "UIDatePicker", "UIPickerView",
    "UITableView", "NSView", "NSButton", "NSImageView", "NSTextView", "NSSwitch", "NSSlider", "NSStepper",
    "NSScrollView", "NSSegmentedControl", "NSDatePicker", "NSPopUpButton", "NSTableView",
  ]

  private static func classes(of kind: ViewKind) -> String {
    switch kind {
    case .horizontalStack: "`UIStackView` with a horizontal axis, `NSStackView`"
    case .verticalStack: "`UIStackView` with a vertical axis, `NSStackView`"
    case .grid: "`NSGridView`; a collection view with columns"
    case .spacer: "an empty view between arranged subviews"
    case .separator: "a view 1 point high, `NSBox`"
    default: classNames.filter { ViewKind.ofClass($0) == kind }.map { "`\($0)`" }.joined(separator: ", ")
    }
  }

  /// The statements of an example that is proved at every size from 240x160.
  private static let example: [ViewKind: String] = [
    .view: """
      view box: View {
        backgroundColor = #3478f6
        cornerRadius = 12
        .edges == superview.edges inset 40
      }
    """,
    .label: """
      view title: Label {
        text = "Auto Layout without a Mac"
        font = headline
        .center == superview.center
      }
    """,
    .button: """
      view send: Button { text = "Send"; .center == superview.center; .height == 44 }
    """,
    .image: """
      view photo: Image { intrinsic = 96x64; .center == superview.center }
    """,
    .textField: """
      view email: TextField {
        placeholder = "ada@example.com"
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
      }
    """,
    .textView: """
      view note: TextView { text = "Dear Ada"; .edges == superview.edges inset 16 }
    """,
    .switchControl: """
      view isOn: Switch { .center == superview.center }
    """,
    .slider: """
      view volume: Slider {
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
      }
    """,
    .stepper: """
      view count: Stepper { .center == superview.center }
    """,
    .progress: """
      view progress: Progress {
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
      }
    """,
    .spinner: """
      view busy: Spinner { .center == superview.center }
    """,
    .scrollView: """
      view scroll: ScrollView {
        .edges == superview.edges
        view terms: Label {
          text = "A long text. The user scrolls to read the end of it."
          lines = 0
          .edges == superview.edges inset 16
          .width == frameGuide.width - 32
        }
      }
    """,
    .horizontalStack: """
      view row: HStack {
        spacing = 8
        alignment = center
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
        view name: Label { text = "Wi-Fi"; hugging = 249 }
        view isOn: Switch
      }
    """,
    .verticalStack: """
      view column: VStack {
        spacing = 4
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
        view title: Label { text = "Ada Lovelace"; font = headline }
        view subtitle: Label { text = "Mathematician" }
      }
    """,
    .grid: """
      view form: Grid {
        columns = 2
        columnSpacing = 8
        rowSpacing = 8
        .edges == superview.edges inset 20
        view nameLabel: Label { text = "Name" }
        view name: TextField { text = "Ada" }
        view cityLabel: Label { text = "City" }
        view city: TextField { text = "London" }
      }
    """,
    .spacer: """
      view row: HStack {
        .leading == superview.leading + 16
        .trailing == superview.trailing - 16
        .centerY == superview.centerY
        view cancel: Button { text = "Cancel" }
        view space: Spacer
        view save: Button { text = "Save" }
      }
    """,
    .segmentedControl: """
      view range: SegmentedControl { segments = ["Day", "Week", "Month"]; .center == superview.center }
    """,
    .datePicker: """
      view date: DatePicker { text = "28 Nov 2026"; .center == superview.center }
    """,
    .pickerView: """
      view fruit: PickerView { .edges == superview.edges }
    """,
    .popUpButton: """
      view unit: PopUpButton { text = "Kilometres"; .center == superview.center }
    """,
    .separator: """
      view line: Separator {
        .leading == superview.leading + 16
        .trailing == superview.trailing
        .centerY == superview.centerY
      }
    """,
    .table: """
      view list: Table {
        .edges == superview.edges
        view row: Label {
          text = "One row"
          .edges == superview.edges
          .width == frameGuide.width
          .height == 44
        }
      }
    """,
  ]

  private static func size(of view: ViewDescription) -> String {
    if view.kind == .datePicker { return sizesOfDatePicker }
    if view.kind.showsText && view.intrinsicHeight != .none { return "that of its text" }
    let fixed = spelled(view.intrinsicWidth, view.intrinsicHeight)
    if view.kind != .segmentedControl { return fixed }
    return
      "as wide as its segments, \(fixed). Each segment is as wide as the widest title plus 20, and at least 32 wide"
  }

  /// The size with each style.
  private static var sizesOfDatePicker: String {
    let styles = Property.all.first { $0.name == "datePickerStyle" }?.words ?? []
    let sizes = styles.map { style in
      let size = ViewKind.sizeOfDatePicker(inStyle: style).map { spelled($0.intrinsicWidth, $0.intrinsicHeight) }
      return "\(size ?? "that of its text") with `\(style)`"
    }
    return sizes.joined(separator: ", ")
  }

  private static func spelled(
    _ width: ViewDescription.IntrinsicLength, _ height: ViewDescription.IntrinsicLength
  ) -> String {
    switch (number(width), number(height)) {
    case (let width?, let height?): return "\(width)x\(height)"
    case (let width?, nil): return "\(width) wide"
    case (nil, let height?): return "\(height) high"
    case (nil, nil): return "none, unless `intrinsic` is set"
    }
  }

  private static func number(_ length: ViewDescription.IntrinsicLength) -> String? {
    if case .fixed(let number) = length { "\(number)" } else { nil }
  }

  private static func table(_ properties: [Property], of kind: ViewKind) -> String {
    let view = ViewDescription(name: "a", kind: kind, superview: .root)
    let defaults = PropertyDefaults(view: view, isAppKit: false, margins: LayoutMargins.standard, spacing: nil)
    let rows = properties.map { property in
      let standard = property.slots.first?.standard(defaults)?.spelled
      let value =
        property.type == .words ? property.words.map { "`\($0)`" }.joined(separator: " ") : property.type.example
      return "| `\(property.name)` | \(value) | \(standard.map { "`\($0)`" } ?? "–") | \(property.documentation) |\n"
    }
    return "| property | takes | default | |\n|---|---|---|---|\n" + rows.joined()
  }
}
