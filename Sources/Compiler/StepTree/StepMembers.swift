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
  var part: PartRow?
  /// The number of a point or size.
  var side: LayoutAxis?
  var isCount: Bool

  init(_ text: String, in names: NameTable) {
    name = names.known(text)
    isSuperview = text == "superview"
    guide = BuiltInGuide(text)
    reading = StepReading.ofView(text)
    constraintReading = StepReading.ofConstraint(text)
    part = PartRow.named(text, of: .rectangle).flatMap { $0.isMethod ? nil : $0 }
    side = StepValue.pair.axis(ofPart: text)
    isCount = text == "count"
  }
}

extension StepValue {
  /// The axis of the number `name` of a point or a size; nil if there is none.
  func axis(ofPart name: String) -> LayoutAxis? {
    let part =
      (fits(.point) ? PartRow.named(name, of: .point) : nil) ?? (fits(.size) ? PartRow.named(name, of: .size) : nil)
    return part?.numbers.first?.axis
  }
}
