internal import LayModel

/// A name after a dot, with its entries in the tables of all values: the value before the dot decides between them.
struct StepMember {
  /// The name as one of a view; nil if no view has such a name.
  var name: NameID?
  var isSuperview: Bool
  var guide: BuiltInGuide?
  /// The value of a view.
  var reading: StepReading?
  /// The value of a constraint.
  var constraintReading: StepReading?
  /// The part of a rectangle.
  var part: StepPart?
  /// The number of a point or size.
  var side: LayoutAxis?
  var isCount: Bool

  init(_ text: String, in names: NameTable) {
    name = names.known(text)
    isSuperview = text == "superview"
    guide = BuiltInGuide(text)
    reading = StepReading.ofView(text)
    constraintReading = StepReading.ofConstraint(text)
    part = StepPart.ofRectangle(text)
    side = StepPart.side(text, of: .pair)
    isCount = text == "count"
  }
}

/// A part of a rectangle, point or size: one row has its type and its numbers.
struct StepPart {
  /// A number of a rectangle: a position or the length along an axis.
  struct Number {
    var axis: LayoutAxis
    var place: Place

    init(_ axis: LayoutAxis, _ place: Place) { (self.axis, self.place) = (axis, place) }
  }
  /// A position along an axis, or the length.
  enum Place { case near, middle, far, length }

  var name: String
  var type: StepValue
  /// As many as the type has numbers.
  var numbers: [Number]

  /// The part `name` of a rectangle; nil if there is none.
  static func ofRectangle(_ name: String) -> StepPart? { rows.first { $0.name == name } }

  /// The axis of the number `name` of a value of `type`, a point or a size; nil if there is none.
  static func side(_ name: String, of type: StepValue) -> LayoutAxis? {
    switch name {
    case "x" where type.fits(.point), "width" where type.fits(.size): .horizontal
    case "y" where type.fits(.point), "height" where type.fits(.size): .vertical
    default: nil
    }
  }

  private static let rows: [StepPart] = [
    number("x", .horizontal, .near), number("y", .vertical, .near),
    number("width", .horizontal, .length), number("height", .vertical, .length),
    number("minX", .horizontal, .near), number("midX", .horizontal, .middle), number("maxX", .horizontal, .far),
    number("minY", .vertical, .near), number("midY", .vertical, .middle), number("maxY", .vertical, .far),
    StepPart(name: "origin", type: .point, numbers: both(.near)),
    StepPart(name: "center", type: .point, numbers: both(.middle)),
    StepPart(name: "size", type: .size, numbers: both(.length)),
  ]

  private static func number(_ name: String, _ axis: LayoutAxis, _ place: Place) -> StepPart {
    StepPart(name: name, type: .number, numbers: [Number(axis, place)])
  }

  private static func both(_ place: Place) -> [Number] { [Number(.horizontal, place), Number(.vertical, place)] }
}
