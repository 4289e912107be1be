package import LayModel
package import LayNumbers

/// A slot of a view or constraint, which one setting can set for each condition.
package enum Slot: Hashable {
  case frame, boundsSize, boundsOrigin, center, anchorPoint, mask, translatesMask, autoresizesSubviews, hidden
  case transform, intrinsicWidth, intrinsicHeight, horizontalHugging, verticalHugging, horizontalCompression
  case verticalCompression, alignmentInsets, direction, text, fontSize, fontWeight, segments, placeholder, lines
  case preferredMaxLayoutWidth
  case autoresizing, transforms
  case constant, priority, active
  /// A property without effect on frames.
  case ignored(String)
}

extension Slot {
  /// True for slots that determine the position or size of a view.
  var places: Bool {
    switch self {
    case .frame, .center, .mask, .translatesMask, .boundsSize: true
    default: false
    }
  }
}

/// The value of a slot.
package enum SlotValue: Hashable {
  case bool(Bool)
  indirect case rect(ExactRect)
  indirect case size(ExactSize)
  indirect case point(ExactPoint)
  case mask(NamedMask)
  indirect case transform(ExactTransform)
  case length(ViewDescription.IntrinsicLength)
  case text(String)
  case number(Rational)
  case priority(Priority)
  /// Insets; if directional, `left` and `right` are leading and trailing.
  indirect case insets(ExactInsets, isDirectional: Bool)
  case direction(InterfaceDirection?)
  case word(String)
  case texts([String])
  /// A colour for a light background and one for a dark background.
  case colours(light: String, dark: String)
  /// The columns or rows of a grid.
  indirect case tracks(GridTrackList)
  /// A placeholder that only records that the slot is set.
  case unused
}

extension SlotValue {
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var number: Rational? { if case .number(let number) = self { number } else { nil } }
  var priority: Priority? { if case .priority(let priority) = self { priority } else { nil } }
  var length: ViewDescription.IntrinsicLength? { if case .length(let length) = self { length } else { nil } }
  package var word: String? { if case .word(let word) = self { word } else { nil } }
  var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var point: ExactPoint? { if case .point(let point) = self { point } else { nil } }

  /// The value as it is written.
  package var spelled: String {
    switch self {
    case .bool(let bool): bool ? "true" : "false"
    case .rect(let rect): "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
    case .size(let size): "\(size.width)x\(size.height)"
    case .point(let point): "(\(point.x), \(point.y))"
    case .mask(let mask): MaskWords.spelled(mask.mask(isFlipped: true))
    case .transform(let t): t == .identity ? "identity" : "matrix(\(t.a), \(t.b), \(t.c), \(t.d), \(t.tx), \(t.ty))"
    case .length(.fixed(let length)): "\(length)"
    case .length: "none"
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .priority(let priority): priority.number.description
    case .insets(let insets, _): "(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))"
    case .direction(.leftToRight): "ltr"
    case .direction(.rightToLeft): "rtl"
    case .direction(nil): "inherit"
    case .word(let word): word
    case .texts(let texts): "[\(texts.map { "\"\($0)\"" }.joinedText(", "))]"
    case .colours(let light, let dark): "(light: \(light), dark: \(dark))"
    case .tracks(let tracks): tracks.spelled
    case .unused: "something"
    }
  }

  /// The value as numbers; nil if it is not numeric.
  package var numbers: [Rational]? {
    switch self {
    case .number(let number): [number]
    case .priority(let priority): [priority.number]
    case .length(.fixed(let length)): [length]
    case .point(let point): [point.x, point.y]
    case .insets(let insets, _): [insets.top, insets.left, insets.bottom, insets.right]
    default: nil
    }
  }
}

extension Priority {
  /// The priority as an exact number.
  var number: Rational { Rational(exactly: Double(value)) ?? Rational(1000) }
}

/// The value of `columns` or `rows`.
package struct GridTrackList: Hashable {
  var tracks: [GridDescription.Track]
  /// True if only the number of tracks was given.
  var isCount: Bool

  /// The list as it is written: `4`, `[96, fit, fraction(2)]`.
  var spelled: String {
    if isCount { return "\(tracks.count)" }
    let words = tracks.map { track in
      switch track {
      case .fixed(let points): "\(points)"
      case .fit: "fit"
      case .fraction(let share): "fraction(\(share))"
      }
    }
    return "[\(words.joined(separator: ", "))]"
  }
}
