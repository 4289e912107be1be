internal import LayNumbers

/// The position that an attribute measures along its axis. Each case has one lowering, ``Attribute/position(of:isMirrored:)``.
package enum AttributeMeasure: UInt8, Sendable, CaseIterable {
  /// The left or top edge.
  case near
  /// The right or bottom edge.
  case far
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The middle between both edges.
  case middle
  /// The distance between both edges, which is no position.
  case length
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline

  var isDirectional: Bool { self == .leading || self == .trailing }
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The row of an attribute: parsing, lowering, completion, hover and messages derive from it.
package struct AttributeRow: Sendable {
  package var attribute: Attribute
  /// The name in the language.
  package var name: String
  /// Another name for it; nil if there is none.
  package var alias: String?
  package var axis: LayoutAxis
  package var measure: AttributeMeasure
  /// The attribute of the margins guide with the same value; nil for attributes of the view itself.
  package var base: Attribute?
  /// The name in sentences: `leading edge`.
  package var title: String
  /// The documentation in editors, one sentence.
  package var documentation: String
}

extension Attribute {
  /// Passes the row of the attribute to `make`: name, other name, axis, measure, attribute of the margins guide, name in
  /// sentences, documentation. With one column in `make` the switch is compiled to constants; an array would be a variable that
  /// each access tests for its first use, and systems of rows read axes and measures a million times in a proof.
  @inline(__always) private func row<Value>(
    _ make: (String, String?, LayoutAxis, AttributeMeasure, Attribute?, String, String) -> Value
  ) -> Value {
    switch self {
    case .left: make("left", nil, .horizontal, .near, nil, "left edge", "The left edge, in either direction.")
    case .right: make("right", nil, .horizontal, .far, nil, "right edge", "The right edge, in either direction.")
    case .top: make("top", nil, .vertical, .near, nil, "top", "The upper edge.")
    case .bottom: make("bottom", nil, .vertical, .far, nil, "bottom", "The lower edge.")
    case .leading:
      make(
        "leading", nil, .horizontal, .leading, nil, "leading edge",
        "The edge where a line of text begins: left, or right where text runs from right to left.")
    case .trailing:
      make(
        "trailing", nil, .horizontal, .trailing, nil, "trailing edge", "The edge where a line of text ends.")
    case .width: make("width", nil, .horizontal, .length, nil, "width", "The width, points.")
    case .height: make("height", nil, .vertical, .length, nil, "height", "The height, points.")
    case .centerX:
      make(
        "centerX", nil, .horizontal, .middle, nil, "horizontal centre", "The middle between left and right.")
    case .centerY:
      make(
        "centerY", nil, .vertical, .middle, nil, "vertical centre", "The middle between top and bottom.")
    case .firstBaseline:
      make(
        "firstBaseline", nil, .vertical, .firstBaseline, nil, "first baseline",
        "The baseline of the first line of text; the top of a view without text.")
    case .lastBaseline:
      make(
        "lastBaseline", "baseline", .vertical, .lastBaseline, nil, "baseline",
        "The baseline of the last line of text; the bottom of a view without text.")
    case .leftMargin:
      make(
        "leftMargin", nil, .horizontal, .near, .left, "left margin", "The left edge, moved in by the margin.")
    case .rightMargin:
      make(
        "rightMargin", nil, .horizontal, .far, .right, "right margin", "The right edge, moved in by the margin.")
    case .topMargin:
      make(
        "topMargin", nil, .vertical, .near, .top, "top margin", "The upper edge, moved in by the margin.")
    case .bottomMargin:
      make(
        "bottomMargin", nil, .vertical, .far, .bottom, "bottom margin", "The lower edge, moved in by the margin.")
    case .leadingMargin:
      make(
        "leadingMargin", nil, .horizontal, .leading, .leading, "leading margin",
        "The leading edge, moved in by the margin.")
    case .trailingMargin:
      make(
        "trailingMargin", nil, .horizontal, .trailing, .trailing, "trailing margin",
        "The trailing edge, moved in by the margin.")
    case .centerXWithinMargins:
      make(
        "centerXWithinMargins", nil, .horizontal, .middle, .centerX, "horizontal centre within the margins",
        "The middle between the left and the right margin.")
    case .centerYWithinMargins:
      make(
        "centerYWithinMargins", nil, .vertical, .middle, .centerY, "vertical centre within the margins",
        "The middle between the upper and the lower margin.")
    }
  }

  /// The row in the table.
  package var row: AttributeRow {
    row { name, alias, axis, measure, base, title, documentation in
      AttributeRow(
        attribute: self, name: name, alias: alias, axis: axis, measure: measure, base: base, title: title,
        documentation: documentation)
    }
  }

  /// The name in the language.
  public var name: String { row { name, _, _, _, _, _, _ in name } }

  /// The axis of the attribute.
  public var axis: LayoutAxis { row { _, _, axis, _, _, _, _ in axis } }

  /// The position that it measures.
  package var measure: AttributeMeasure { row { _, _, _, measure, _, _, _ in measure } }

  /// The corresponding attribute of the margins guide; nil for attributes that are not measured from margins.
  package var withoutMargin: Attribute? { row { _, _, _, _, base, _, _ in base } }
}

extension AttributeRow {
  /// All attributes, in the order of suggestions.
  package static let all: [AttributeRow] = Attribute.allCases.map { $0.row }
}

extension Attribute {
  /// The names of all attributes, other names included, in the order of suggestions.
  package static let names: [String] = AttributeRow.all.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }
}
