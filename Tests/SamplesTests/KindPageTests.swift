import LayModel
import LayRuntime
import Testing

@testable import LayCompiler
@testable import LayIDE

/// docs/kinds.md follows from the tables that the compiler uses.
@Suite struct KindPageTests {
  private static let all = ViewKind.allCases

  @Test func thePageOfKindsIsThatOfTheTables() throws {
    let page = ([Self.introduction, Self.common] + Self.all.map(Self.section)).joined(separator: "\n")
    let kept = (try? Repository.text("docs/kinds.md")) ?? ""
    if kept != page && isUpdating { try Repository.write(page, to: "docs/kinds.md") }
    #expect(kept == page, "docs/kinds.md is stale: LAYC_UPDATE=1 swift test --filter KindPageTests")
  }

  private static let introduction = """
    # Kinds of views

    Generated from the tables of the compiler by `LAYC_UPDATE=1 swift test --filter KindPageTests`. Sizes are those of iOS 18; `system` of the
    layout chooses others ([sizes by system](../Grammar.md#sizes-by-system)). \(all.map { "[\($0.name)](#\($0.name.lowercased()))" }
      .joined(separator: " · "))

    """

  private static let common = """
    ## Properties of every view

    \(table(Property.all.filter { $0.owner == .view }, of: .view))
    """

  private static func section(_ kind: ViewKind) -> String {
    let view = ViewDescription(name: "a", kind: kind, superview: .root)
    let own = Property.all.filter {
      ![.view, .inStack, .inGrid, .layout, .constraint].contains($0.owner)
        && $0.owner.has(kind, arrangedBy: nil, isRoot: false)
    }
    return """
      ## \(kind.name)

      \(LanguageDocs.kinds[kind.name] ?? "")

      - Intrinsic content size: \(size(of: view)).
      - Content hugging \(view.hugging(.horizontal)), compression resistance \(view.compression(.horizontal)).

      \(own.isEmpty ? "It has the properties of every view.\n" : table(own, of: kind))
      """
  }

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
