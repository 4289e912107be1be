internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// A side of a comparison in an `expect`: one number, or the parts of a point, size or rectangle.
struct ExpectedSide {
  /// The form of a side: a sum of readings and numbers, where a compound reading fills all parts.
  enum Shape {
    /// One sum, possibly with compound values.
    case whole(Expectation.Side)
    /// The parts one by one: `(a.width, 20)`.
    case parts([Expectation.Side])
  }
  var shape: Shape
  /// The number of numbers in the side.
  var count: Int
  /// True for a Bool, which is represented by 1 or 0; arithmetic with it is an error.
  var isTruth = false

  init(_ side: Expectation.Side, count: Int) {
    shape = .whole(side)
    self.count = count
  }

  init(numbers: [Rational]) { self.init(Expectation.Side(readings: [], numbers: numbers), count: numbers.count) }

  init(_ reading: Expectation.Reading) {
    let readings = [Expectation.ScaledReading(reading: reading, coefficient: .one)]
    self.init(Expectation.Side(readings: readings, numbers: []), count: reading.numberCount)
    isTruth = reading.property == .hidden
  }

  init(truth: Bool) {
    self.init(numbers: [truth ? .one : .zero])
    isTruth = true
  }

  /// The side if it is one sum; nil otherwise.
  var whole: Expectation.Side? {
    if case .whole(let side) = shape { return side }
    return nil
  }

  /// True if a value is read from the layout.
  var readsSomething: Bool {
    switch shape {
    case .whole(let side): !side.readings.isEmpty
    case .parts(let parts): parts.contains { !$0.readings.isEmpty }
    }
  }

  /// The result of `self sign operand`: sums of sides of the same shape, and products with one number. Nil for others.
  func applying(_ sign: TokenKind, _ operand: ExpectedSide) -> ExpectedSide? {
    guard !isTruth, !operand.isTruth, var sum = whole, var other = operand.whole else { return nil }
    switch sign {
    case .plus where operand.count == count: sum.add(other, times: .one)
    case .minus where operand.count == count: sum.add(other, times: -.one)
    case .star where other.isNumber: sum.scale(by: other.numbers[0])
    case .star where sum.isNumber:
      other.scale(by: sum.numbers[0])
      return ExpectedSide(other, count: operand.count)
    case .slash where other.isNumber && !other.numbers[0].isZero: sum.scale(by: .one / other.numbers[0])
    default: return nil
    }
    return ExpectedSide(sum, count: count)
  }

  /// The comparisons of the parts of two sides; nil if their shapes differ.
  static func pairs(_ a: ExpectedSide, _ b: ExpectedSide) -> [(Expectation.Side, Expectation.Side)]? {
    guard a.count == b.count else { return nil }
    if let left = a.whole, let right = b.whole { return [(left, right)] }
    guard let left = a.split, let right = b.split else { return nil }
    return Array(zip(left, right))
  }

  /// The parts one by one; nil if a reading cannot be split.
  private var split: [Expectation.Side]? {
    guard case .whole(let side) = shape else {
      if case .parts(let parts) = shape { return parts }
      return nil
    }
    var parts: [Expectation.Side] = []
    for index in 0..<count {
      var part = Expectation.Side(readings: [], numbers: [])
      if index < side.numbers.count { part.numbers = [side.numbers[index]] }
      for var scaled in side.readings {
        guard let reading = scaled.reading.part(at: index) else { return nil }
        scaled.reading = reading
        part.readings.append(scaled)
      }
      parts.append(part)
    }
    return parts
  }
}

extension Expectation.Reading {
  /// The number of numbers that are read.
  var numberCount: Int {
    switch (property, part) {
    case (.attribute, _), (.hidden, _): 1
    case (.setting(let name), _): name == "intrinsic" || name == "anchorPoint" ? 2 : 1
    case (_, "size"), (_, "origin"), (_, "center"): 2
    case (_, .some): 1
    case (.frame, nil), (.untransformedFrame, nil), (.bounds, nil), (.contentRect, nil), (.contentMiddle, nil): 4
    default: 2
    }
  }

  /// The reading of part `index` of a compound reading; nil if it has no parts.
  fileprivate func part(at index: Int) -> Expectation.Reading? {
    guard part == nil else { return numberCount == 1 ? self : nil }
    let names: [String]
    switch property {
    case .attribute, .hidden: return self
    case .setting(let name): names = name == "intrinsic" ? ["width", "height"] : ["x", "y"]
    case .frame, .untransformedFrame, .bounds, .contentRect, .contentMiddle: names = ["x", "y", "width", "height"]
    case .size: names = ["width", "height"]
    case .center, .origin: names = ["x", "y"]
    }
    var copy = self
    copy.part = names[index]
    return copy
  }
}

extension Expectation.Side {
  /// True if the side is one number.
  var isNumber: Bool { readings.isEmpty && numbers.count == 1 }

  /// Adds `factor` times another side.
  mutating func add(_ other: Expectation.Side, times factor: Rational) {
    for var scaled in other.readings {
      scaled.coefficient *= factor
      readings.append(scaled)
    }
    while numbers.count < other.numbers.count { numbers.append(.zero) }
    for (index, number) in other.numbers.enumerated() { numbers[index] += number * factor }
  }

  /// Multiplies by `factor`.
  mutating func scale(by factor: Rational) {
    for index in readings.indices { readings[index].coefficient *= factor }
    for index in numbers.indices { numbers[index] *= factor }
  }
}
