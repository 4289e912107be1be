package import LayNumbers

/// An attribute of a view, by the view's index in its log.
package struct LoggedSide: Hashable, Sendable {
  package var view: Int
  package var attribute: LoggedAttribute

  package init(_ view: Int, _ attribute: LoggedAttribute) {
    self.view = view
    self.attribute = attribute
  }
}

/// One linear relation of an item: `first relation multiplier·second + constant`.
package struct LoggedRelation: Hashable, Sendable {
  package var first: LoggedSide
  package var relation: Relation
  /// The other side; nil for a constant.
  package var second: LoggedSide?
  package var multiplier = Rational.one
  package var constant = Rational.zero
  /// True if the log prints the amount of a standard space without its sign.
  package var isSignless = false
  /// The priority, if the log prints one.
  package var priority: Rational?

  package init(
    _ first: LoggedSide, _ relation: Relation, _ second: LoggedSide?, multiplier: Rational = .one,
    constant: Rational = .zero
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }

  /// True if it cannot take part in a conflict, since it may be violated.
  package var isOptional: Bool { priority.map { $0 < 1000 } ?? false }
}

/// A place in a source file, as SnapKit, Masonry and identifiers of layc print it.
package struct LoggedPlace: Hashable, Sendable {
  package var file: String
  package var line: Int
  /// The words after the line, as in `Split.lay:8 sidebar.width`; empty for none.
  package var name = ""

  package init(file: String, line: Int, name: String = "") {
    self.file = file
    self.line = line
    self.name = name
  }
}

/// A position in the input: lines and columns count from 1, columns in bytes.
package struct LogPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// One constraint of a log.
package struct LoggedItem: Sendable {
  /// The library or system part that made a constraint, by its class.
  package enum Kind: Hashable, Sendable {
    case layout, mask, contentSize, prototyping, layoutSupport, snapKit, masonry
  }

  package var kind = Kind.layout
  /// The class as the log prints it.
  package var className = ""
  /// The address, or the name that SnapKit and Masonry print instead.
  package var address = ""
  /// The identifier in quotes; empty for none.
  package var identifier = ""
  /// The autoresizing masks of a mask's constraint, such as `h=--& v=--&`; empty for none.
  package var mask = ""
  /// The place in a source file, if the log prints one.
  package var place: LoggedPlace?
  /// The relations; empty if the text was not understood.
  package var relations: [LoggedRelation] = []
  /// The superview that the item's names give, by index.
  package var superview: Int?
  package var position = LogPosition(line: 1, column: 1)
  /// The item as it is printed, shortened.
  package var text = ""

  package init() {}

  /// True if the mask lets the size along an axis follow the superview's.
  package func isFlexible(horizontal: Bool) -> Bool {
    let parts = mask.split(separator: " ")
    guard let part = horizontal ? parts.first : parts.last else { return false }
    let signs = Array(part.utf8)
    return signs.count == 5 && signs[3] == UInt8(ascii: "&")
  }
}
