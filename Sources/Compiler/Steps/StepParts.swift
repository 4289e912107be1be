internal import LayModel
internal import LayNumbers

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

  /// The axis of the part `name` of a value of `type`, a point or a size; nil if there is none.
  static func axis(_ name: String, of type: StepValue) -> LayoutAxis? {
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

extension StepLowering {
  /// The numbers `numbers` of a rectangle; nil for other values.
  mutating func part(_ numbers: [StepPart.Number], of rectangle: LoweredValue) -> LoweredValue? {
    guard case .rectangle(let x, let y, let width, let height) = rectangle else { return nil }
    var scalars: [StepScalar] = []
    for number in numbers {
      let isHorizontal = number.axis == .horizontal
      let (origin, length) = isHorizontal ? (x, width) : (y, height)
      switch number.place {
      case .near: scalars.append(origin)
      case .length: scalars.append(length)
      case .far: scalars.append(combine(.add, origin, length))
      case .middle:
        scalars.append(combine(.add, origin, combine(.multiply, .known(Rational(1, 2)), length)))
      }
    }
    return LoweredValue(scalars)
  }
}
