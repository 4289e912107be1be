public import LayDiagnostics
public import LayModel
public import LayNumbers

/// One comparison of an `expect`: at its size and environment, `left relation right`.
public struct Expectation: Sendable {
  /// A value that is read from the finished layout.
  public struct Reading: Sendable {
    /// The property that is read: a number, or the parts of a rectangle or size.
    public enum Property: Hashable, Sendable {
      case attribute(Attribute)
      case frame, untransformedFrame, bounds, center, size, origin
      case hidden
      /// The rectangle of an image's picture in its bounds, and the part of it between its caps.
      case contentRect, contentMiddle
      /// A numeric property that is set, as it is written: `font`, `hugging.horizontal`.
      case setting(String)
    }
    /// The view whose property is read.
    public var view: ViewID
    /// The property.
    public var property: Property
    /// The part of a compound property, such as `x` or `width`; nil for all of it.
    public var part: String?
  }
  /// A reading times a factor.
  public struct ScaledReading: Sendable {
    /// The reading.
    public var reading: Reading
    /// The factor.
    public var coefficient: Rational
  }
  /// One side: a sum of readings times factors plus numbers; compound values have 2 or 4 numbers.
  public struct Side: Sendable {
    /// The readings with their factors.
    public var readings: [ScaledReading]
    /// The constant: one number, or one for each part of a compound value; empty for none.
    public var numbers: [Rational]
  }
  /// The size of the layout, with the direction, scale and size classes of the labels.
  public var environment: LayoutEnvironment
  /// True if snapped frames are compared (`scale:` was given).
  public var snapped: Bool
  /// The transform profile of the label; nil for the profile of the layout.
  public var transforms: TransformProfile?
  /// The metrics and constants that the labels set.
  public var overrides: [NamedNumber]
  /// The left side.
  public var left: Side
  /// The relation between the sides.
  public var relation: Relation
  /// The right side.
  public var right: Side
  /// The expected value of a property, if the sides are not numbers of the layout; `left` and `right` are then empty.
  package var setting: ExpectedSetting? = nil
  /// The comparison in the file.
  public var range: SourceRange
}

/// A property, with the constant that an `expect` compares it with.
package struct ExpectedSetting: Sendable {
  /// The owner of the property.
  package var owner: SettingOwner
  /// The constraint; nil for a property of a view.
  package var constraint: ConstraintID?
  /// The property as it is written.
  package var name: String
  /// The expected values of its slots.
  package var wanted: [(slot: Slot, value: SlotValue)]
}
