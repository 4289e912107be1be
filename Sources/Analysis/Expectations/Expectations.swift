package import LayCompiler
package import LayDiagnostics
internal import LayRuntime

/// The tolerance of `expect`, points.
private let expectationTolerance = Rational(1, 1000)

/// The results of a layout's `expect`s.
package struct ExpectationVerdicts {
  /// The number of comparisons.
  package var count = 0
  /// One diagnostic for each comparison that fails.
  package var failures: [Diagnostic] = []
}

/// Lays out `compiled` for each of its expectations, and compares the values.
package func evaluateExpectations(of compiled: CompiledLayout, in compilation: Compilation) -> ExpectationVerdicts {
  var verdicts = ExpectationVerdicts()
  var last: (expectation: Expectation, outcome: Outcome)?
  for (index, expectation) in compiled.expectations.enumerated() {
    let outcome: Outcome
    if let last, last.expectation.hasSameSetting(as: expectation) {
      outcome = last.outcome
    } else {
      outcome = layOut(compiled, for: expectation, in: compilation)
      last = (expectation, outcome)
    }
    verdicts.count += 1
    if let failure = failure(of: outcome.said(by: expectation, at: index, of: compiled), outcome) {
      verdicts.failures.append(failure)
    }
  }
  return verdicts
}

/// The result of a layout for an expectation.
private enum Outcome {
  /// The layout and its compiled form, which differs from the given one if labels change metrics.
  case layout(Layout, CompiledLayout)
  /// The error that the labels of the expectation cause in the file.
  case error(Diagnostic)
}

extension Outcome {
  /// The expectation with the metrics that its labels set, since the expected values may depend on them.
  func said(by expectation: Expectation, at index: Int, of compiled: CompiledLayout) -> Expectation {
    guard !expectation.overrides.isEmpty, case .layout(_, let changed) = self,
      changed.expectations.count == compiled.expectations.count
    else { return expectation }
    return changed.expectations[index]
  }
}

extension Expectation {
  fileprivate func hasSameSetting(as other: Expectation) -> Bool {
    environment == other.environment && transforms == other.transforms && overrides == other.overrides
  }
}

private func layOut(_ compiled: CompiledLayout, for expectation: Expectation, in compilation: Compilation) -> Outcome {
  var compiled = compiled
  if !expectation.overrides.isEmpty {
    let changed = compilation.recompiled(setting: expectation.overrides)
    if let error = changed.diagnostics.first(where: { $0.severity == .error }) { return .error(error) }
    if let same = changed.layouts.first(where: { $0.name == compiled.name }) { compiled = same }
  }
  var program = compiled.program
  if let transforms = expectation.transforms { program.transforms = transforms }
  var layout = Layout(program)
  layout.resize(to: expectation.environment, findAmbiguities: false)
  return .layout(layout, compiled)
}

private func failure(of expectation: Expectation, _ outcome: Outcome) -> Diagnostic? {
  guard case .layout(let layout, let compiled) = outcome else {
    if case .error(let error) = outcome { return .expectationWithoutLayout(expectation, because: error) }
    return nil
  }
  if let setting = expectation.setting { return failure(of: setting, expectation, compiled, layout) }
  let found = numbers(of: expectation.left, expectation: expectation, in: layout, compiled)
  let wanted = numbers(of: expectation.right, expectation: expectation, in: layout, compiled)
  let holds =
    found.count == wanted.count
    && zip(found, wanted).allSatisfy { compare($0, expectation.relation, $1) }
  if holds { return nil }
  var diagnostic = Diagnostic.expectationFailed(expectation, found: spelled(found), wanted: spelled(wanted))
  let isNear =
    found.count == wanted.count
    && zip(found, wanted).allSatisfy { ($0 - $1).magnitude <= 10 * expectationTolerance }
  if isNear {
    diagnostic.notes.append(.help("values are compared within \(expectationTolerance); `eval` shows two places"))
  }
  return diagnostic
}

/// The failure of a comparison of a property with a constant.
private func failure(
  of setting: ExpectedSetting, _ expectation: Expectation, _ compiled: CompiledLayout, _ layout: Layout
) -> Diagnostic? {
  let found = setting.values(in: compiled, expectation.environment, layout)
  let holds = zip(found, setting.wanted).allSatisfy { compare($0, expectation.relation, $1.value) }
  if holds { return nil }
  func spelled(_ values: [SlotValue?]) -> String {
    let words = values.map { $0.spelled }
    if words.count == 2, setting.name == "intrinsic", words != ["none", "none"] { return words.joined(separator: "x") }
    return words.dropFirst().allSatisfy { $0 == words[0] } ? words[0] : "(" + words.joined(separator: ", ") + ")"
  }
  return .expectationFailed(expectation, found: spelled(found), wanted: spelled(setting.wanted.map { $0.value }))
}

extension Optional<SlotValue> {
  /// The value as it is written; "nothing" for nil.
  fileprivate var spelled: String { map { $0.spelled } ?? "nothing" }
}

private func compare(_ found: SlotValue?, _ relation: Relation, _ wanted: SlotValue) -> Bool {
  if let a = found?.numbers, let b = wanted.numbers, a.count == b.count {
    return zip(a, b).allSatisfy { compare($0, relation, $1) }
  }
  return found == wanted
}

private func compare(_ found: Rational, _ relation: Relation, _ wanted: Rational) -> Bool {
  switch relation {
  case .equal: (found - wanted).magnitude <= expectationTolerance
  case .lessOrEqual: found <= wanted + expectationTolerance
  case .greaterOrEqual: found + expectationTolerance >= wanted
  }
}

private func spelled(_ numbers: [Rational]) -> String {
  if numbers.isEmpty { return "nothing" }
  return numbers.count == 1 ? "\(numbers[0])" : "(" + numbers.map { $0.description }.joined(separator: ", ") + ")"
}

/// The values of a side: one for a scalar, two for a point or size, four for a rectangle.
private func numbers(
  of side: Expectation.Side, expectation: Expectation, in layout: Layout, _ compiled: CompiledLayout
) -> [Rational] {
  var sum = side.numbers
  for scaled in side.readings {
    let values = layout.values(of: scaled.reading, expectation: expectation, compiled)
    // There is no value, such as the intrinsic width of a plain view.
    if values.isEmpty { return [] }
    if sum.isEmpty { sum = values.map { _ in .zero } }
    for index in sum.indices where index < values.count { sum[index] += scaled.coefficient * values[index] }
  }
  return sum
}

extension Layout {
  fileprivate func values(
    of reading: Expectation.Reading, expectation: Expectation, _ compiled: CompiledLayout
  ) -> [Rational] {
    if case .setting(let name) = reading.property {
      let values = compiled.numbers(ofPropertyNamed: name, of: reading.view, in: expectation.environment, self)
      guard let part = reading.part, values.count == 2 else { return values }
      return [values[part == "width" || part == "x" ? 0 : 1]]
    }
    let values = drawnValues(of: reading, compiled) ?? compoundValues(of: reading, expectation: expectation)
    guard let part = reading.part else { return values }
    if values.isEmpty { return [] }
    if values.count == 4 { return ExactRect(numbers: values).part(part) ?? values }
    let order = reading.property == .size ? ["width", "height"] : ["x", "y"]
    return order.firstIndex(of: part).map { [values[$0]] } ?? values
  }

  private func compoundValues(of reading: Expectation.Reading, expectation: Expectation) -> [Rational] {
    let view = reading.view
    let frame = expectation.snapped ? exactSnappedFrame(of: view, scale: expectation.environment.scale) : nil
    switch reading.property {
    case .attribute(let attribute):
      return [self.attribute(attribute, of: view) + (frame.map { shift(of: attribute, view, to: $0) } ?? .zero)]
    case .frame: return (frame ?? exactFrame(of: view)).numbers
    case .untransformedFrame: return untransformedFrame(of: view).numbers
    case .bounds: return bounds(of: view, snappedTo: frame).numbers
    case .size: return Array(bounds(of: view, snappedTo: frame).numbers.suffix(2))
    case .origin: return Array((frame ?? exactFrame(of: view)).numbers.prefix(2))
    case .center: return frame?.part("center") ?? [exactCenter(of: view).x, exactCenter(of: view).y]
    case .hidden: return [isHidden(view) ? .one : .zero]
    case .setting, .contentRect, .contentMiddle: return []
    }
  }

  /// The values of a view's drawn content; nil for other properties.
  private func drawnValues(of reading: Expectation.Reading, _ compiled: CompiledLayout) -> [Rational]? {
    switch reading.property {
    case .contentRect: compiled.picture(of: reading.view, in: self)?.rect.numbers ?? []
    case .contentMiddle: compiled.picture(of: reading.view, in: self)?.middle.numbers ?? []
    default: nil
    }
  }

  /// The distance by which snapping the frame to `snapped` moves an attribute: that of the edge it follows.
  private func shift(of attribute: Attribute, _ view: ViewID, to snapped: ExactRect) -> Rational {
    let frame = exactFrame(of: view)
    let (x, y) = (snapped.x - frame.x, snapped.y - frame.y)
    let (width, height) = (snapped.width - frame.width, snapped.height - frame.height)
    let isRightToLeft = self.attribute(.leading, of: view) > self.attribute(.trailing, of: view)
    let (near, length) = attribute.axis == .horizontal ? (x, width) : (y, height)
    return attribute.isLocation ? near + attribute.share(isMirrored: isRightToLeft) * length : length
  }

  /// The bounds of a view: of the size of its snapped frame, unless it is transformed.
  private func bounds(of view: ViewID, snappedTo frame: ExactRect?) -> ExactRect {
    let bounds = exactBounds(of: view)
    guard let frame, transform(of: view).transform == .identity else { return bounds }
    return ExactRect(x: bounds.x, y: bounds.y, width: frame.width, height: frame.height)
  }
}

extension ExactRect {
  fileprivate init(numbers: [Rational]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The part of a rectangle named `.midX`, `.size` …; nil if there is no such part.
  fileprivate func part(_ name: String) -> [Rational]? {
    guard let part = PartRow.named(name, of: .rectangle), !part.isMethod else { return nil }
    return part.numbers.map { number in
      let (origin, length) = number.axis == .horizontal ? (x, width) : (y, height)
      return switch number.place {
      case .near: origin
      case .middle: origin + Rational(1, 2) * length
      case .far: origin + length
      case .length: length
      }
    }
  }

  /// The components: x, y, width and height.
  var numbers: [Rational] { [x, y, width, height] }
}
