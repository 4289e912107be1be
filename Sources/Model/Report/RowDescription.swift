public import LayNumbers

/// The description of an engine row: of a mask, a constraint or a size.
public struct RowDescription: Hashable, Sendable {
  /// The origin of the row.
  public var origin: RowOrigin
  /// The left side minus the right side. In rows of masks `left`, `top`, `right` and `bottom` are edges of the frame
  /// in the superview's coordinates.
  public var terms: [Term]
  /// The relation between the sum and the constant.
  public var relation: Relation
  /// The constant on the right side.
  public var constant: Rational
  /// Its priority; implied rows are required, except for content hugging and compression resistance.
  public var priority: Priority
  /// The row as source text: `form.width == root.width - 24`, `header.minX == 0`.
  public var text: String

  /// The lines of a multiline text, if the row is about its height.
  public var lines: TextLines?

  /// The description of a row without terms: `0 == 0`.
  package init(origin: RowOrigin) {
    (self.origin, terms, relation, constant, priority, text) = (origin, [], .equal, .zero, .required, "")
  }

  /// True if the row belongs to a mask: its positions are not attributes of the alignment rectangle.
  package var isOfMask: Bool {
    switch origin {
    case .maskPosition, .maskSize: true
    default: false
    }
  }
}
