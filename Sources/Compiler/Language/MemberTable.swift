package import LayModel

/// A member that the language gives to views besides their attributes and settings: a row of ``all``. Steps, expectations, hover
/// and completion derive from it. Its lowering is a case of `StepReading` and of `FrameReading.Property`.
package struct MemberRow: Sendable {
  /// The statements that read a member.
  package enum Reader: Hashable, Sendable {
    case steps, expectations
  }

  package var name: String
  /// The type of the value, or of the result of a method.
  package var type: LanguageWords.ValueType
  /// The documentation in editors, one sentence.
  package var documentation: String
  /// The statements in which editors offer it.
  package var readers: Set<Reader>
  /// True if guides have it too.
  package var isOfGuides = false
  /// True if only scroll views have it.
  package var isOfScrollViews = false
  /// True if it is called with arguments.
  package var isMethod = false
  /// True if layout determines the value.
  var isGeometry: Bool { type != .truth }

  /// All members, in the order of suggestions. `center` and `size` are attributes too, which are offered first.
  package static let all: [MemberRow] = [
    property("frame", .rectangle, [.steps, .expectations], isOfGuides: true),
    property("bounds", .rectangle, [.steps, .expectations]),
    MemberRow(
      name: "untransformedFrame", type: .rectangle, documentation: "Where the view would be without its transform.",
      readers: [.steps, .expectations]),
    MemberRow(
      name: "sizeThatFits", type: .size, documentation: "In steps: the size that suits the view in some room.",
      readers: [.steps], isMethod: true),
    property("hidden", .truth, [.steps]),
    property("center", .point, [], isOfGuides: true),
    MemberRow(
      name: "size", type: .size, documentation: "The width and the height.", readers: [], isOfGuides: true),
    MemberRow(
      name: "contentSize", type: .size, documentation: "The size of the area that a scroll view scrolls over.",
      readers: [.expectations], isOfScrollViews: true),
    MemberRow(
      name: "contentOffset", type: .point, documentation: "How far a scroll view is scrolled.",
      readers: [.expectations], isOfScrollViews: true),
    MemberRow(
      name: "contentRect", type: .rectangle, documentation: "Where the picture of an image is in its bounds.",
      readers: []),
    MemberRow(
      name: "contentMiddle", type: .rectangle, documentation: "What of an image's picture lies between its caps.",
      readers: []),
  ]

  /// The row of a property that settings set.
  private static func property(
    _ name: String, _ type: LanguageWords.ValueType, _ readers: Set<Reader>, isOfGuides: Bool = false
  ) -> MemberRow {
    MemberRow(
      name: name, type: type, documentation: Property.named(name)?.documentation ?? "", readers: readers,
      isOfGuides: isOfGuides)
  }

  /// The row with the name `name`; nil if there is none.
  package static func named(_ name: String) -> MemberRow? { all.first { $0.name == name } }
}

/// A part of a rectangle, point or size, or a method of it: a row of ``parts(of:)``. Steps, expectations and completion derive from it.
package struct PartRow: Sendable {
  /// A number of a rectangle, point or size.
  package struct Number: Hashable, Sendable {
    package var axis: LayoutAxis
    package var place: Place
  }
  /// A position along an axis, or the length.
  package enum Place: Sendable { case near, middle, far, length }

  package var name: String
  /// The type of the part, or of the result of a method.
  package var type: LanguageWords.ValueType
  /// The numbers of the whole that it consists of, as many as its type has; empty for a method.
  package var numbers: [Number]

  /// True if it is called with arguments, which only steps do.
  package var isMethod: Bool { numbers.isEmpty }

  /// The parts of a value of a type, in the order of suggestions; empty for types without parts.
  package static func parts(of type: LanguageWords.ValueType) -> [PartRow] {
    switch type {
    case .rectangle: ofRectangles
    case .point: ofPoints
    case .size: ofSizes
    default: []
    }
  }

  /// The part `name` of a value of a type; nil if there is none.
  package static func named(_ name: String, of type: LanguageWords.ValueType) -> PartRow? {
    parts(of: type).first { $0.name == name }
  }

  private static let ofPoints: [PartRow] = [number("x", .horizontal, .near), number("y", .vertical, .near)]

  private static let ofSizes: [PartRow] = [
    number("width", .horizontal, .length), number("height", .vertical, .length),
  ]

  private static let ofRectangles: [PartRow] =
    ofPoints + ofSizes + [
      number("minX", .horizontal, .near), number("midX", .horizontal, .middle), number("maxX", .horizontal, .far),
      number("minY", .vertical, .near), number("midY", .vertical, .middle), number("maxY", .vertical, .far),
      pair("origin", .point, .near), pair("size", .size, .length), pair("center", .point, .middle),
      PartRow(name: "inset", type: .rectangle, numbers: []), PartRow(name: "offset", type: .rectangle, numbers: []),
    ]

  private static func number(_ name: String, _ axis: LayoutAxis, _ place: Place) -> PartRow {
    PartRow(name: name, type: .number, numbers: [Number(axis: axis, place: place)])
  }

  private static func pair(_ name: String, _ type: LanguageWords.ValueType, _ place: Place) -> PartRow {
    PartRow(
      name: name, type: type,
      numbers: [Number(axis: .horizontal, place: place), Number(axis: .vertical, place: place)])
  }
}
