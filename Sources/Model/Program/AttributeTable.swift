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

  init(
    _ attribute: Attribute, _ name: String, alias: String? = nil, _ axis: LayoutAxis, _ measure: AttributeMeasure,
    insetFrom base: Attribute? = nil, _ title: String, _ documentation: String
  ) {
    (self.attribute, self.name, self.alias, self.axis, self.measure) = (attribute, name, alias, axis, measure)
    (self.base, self.title, self.documentation) = (base, title, documentation)
  }
}

extension AttributeRow {
  /// All attributes, in the order of suggestions.
  package static let all: [AttributeRow] = [
    AttributeRow(.left, "left", .horizontal, .near, "left edge", "The left edge, in either direction."),
    AttributeRow(.right, "right", .horizontal, .far, "right edge", "The right edge, in either direction."),
    AttributeRow(.top, "top", .vertical, .near, "top", "The upper edge."),
    AttributeRow(.bottom, "bottom", .vertical, .far, "bottom", "The lower edge."),
    AttributeRow(
      .leading, "leading", .horizontal, .leading, "leading edge",
      "The edge where a line of text begins: left, or right where text runs from right to left."),
    AttributeRow(
      .trailing, "trailing", .horizontal, .trailing, "trailing edge", "The edge where a line of text ends."),
    AttributeRow(.width, "width", .horizontal, .length, "width", "The width, points."),
    AttributeRow(.height, "height", .vertical, .length, "height", "The height, points."),
    AttributeRow(
      .centerX, "centerX", .horizontal, .middle, "horizontal centre", "The middle between left and right."),
    AttributeRow(.centerY, "centerY", .vertical, .middle, "vertical centre", "The middle between top and bottom."),
    AttributeRow(
      .firstBaseline, "firstBaseline", .vertical, .firstBaseline, "first baseline",
      "The baseline of the first line of text; the top of a view without text."),
    AttributeRow(
      .lastBaseline, "lastBaseline", alias: "baseline", .vertical, .lastBaseline, "baseline",
      "The baseline of the last line of text; the bottom of a view without text."),
    AttributeRow(
      .leftMargin, "leftMargin", .horizontal, .near, insetFrom: .left, "left margin",
      "The left edge, moved in by the margin."),
    AttributeRow(
      .rightMargin, "rightMargin", .horizontal, .far, insetFrom: .right, "right margin",
      "The right edge, moved in by the margin."),
    AttributeRow(
      .topMargin, "topMargin", .vertical, .near, insetFrom: .top, "top margin",
      "The upper edge, moved in by the margin."),
    AttributeRow(
      .bottomMargin, "bottomMargin", .vertical, .far, insetFrom: .bottom, "bottom margin",
      "The lower edge, moved in by the margin."),
    AttributeRow(
      .leadingMargin, "leadingMargin", .horizontal, .leading, insetFrom: .leading, "leading margin",
      "The leading edge, moved in by the margin."),
    AttributeRow(
      .trailingMargin, "trailingMargin", .horizontal, .trailing, insetFrom: .trailing, "trailing margin",
      "The trailing edge, moved in by the margin."),
    AttributeRow(
      .centerXWithinMargins, "centerXWithinMargins", .horizontal, .middle, insetFrom: .centerX,
      "horizontal centre within the margins", "The middle between the left and the right margin."),
    AttributeRow(
      .centerYWithinMargins, "centerYWithinMargins", .vertical, .middle, insetFrom: .centerY,
      "vertical centre within the margins", "The middle between the upper and the lower margin."),
  ]

  /// The rows by the raw values of their attributes.
  private static let byNumber: [AttributeRow] =
    [all[0]] + all.sorted { $0.attribute.rawValue < $1.attribute.rawValue }

  /// The row of an attribute.
  fileprivate static subscript(attribute: Attribute) -> AttributeRow { byNumber[Int(attribute.rawValue)] }
}

/// The columns of the table that rows of constraints read, small enough to be copied without counting references.
private struct AttributeFacts: Sendable {
  var axis: LayoutAxis
  var measure: AttributeMeasure
  var base: Attribute?

  /// The facts by raw value.
  static let all: [AttributeFacts] =
    [AttributeFacts(axis: .horizontal, measure: .near)]
    + Attribute.allCases.map {
      let row = AttributeRow[$0]
      return AttributeFacts(axis: row.axis, measure: row.measure, base: row.base)
    }
}

extension Attribute {
  /// The names of all attributes, other names included, in the order of suggestions.
  package static let names: [String] = AttributeRow.all.flatMap { [$0.name] + ($0.alias.map { [$0] } ?? []) }

  /// The row in the table.
  package var row: AttributeRow { AttributeRow[self] }

  /// The name in the language.
  public var name: String { row.name }

  private var facts: AttributeFacts { AttributeFacts.all[Int(rawValue)] }

  /// The axis of the attribute.
  public var axis: LayoutAxis { facts.axis }

  /// The position that it measures.
  package var measure: AttributeMeasure { facts.measure }

  /// The corresponding attribute of the margins guide; nil for attributes that are not measured from margins.
  package var withoutMargin: Attribute? { facts.base }
}
