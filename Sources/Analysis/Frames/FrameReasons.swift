package import LayCompiler
package import LayDiagnostics
package import LayRuntime

/// The constraints that decide the numbers of frames, piece by piece: those that tie a number to other views and to the root.
package struct FrameReasons {
  /// A constraint, mask or preference that a number goes back to.
  package struct Line: Hashable, Sendable {
    /// A constraint in the language's syntax, or words for an implied one.
    package var text: String
    /// The source range; nil for an implied one.
    package var place: SourceRange?

    package init(text: String, place: SourceRange?) { (self.text, self.place) = (text, place) }
  }

  private let compiled: CompiledLayout
  private let environment: LayoutEnvironment
  /// The remaining number of sizes that are laid out.
  private var room: Int
  private var answers: [ExactSize: LayoutReasons] = [:]
  /// The lines found for an equal function of a number under the same conditions.
  private var known: [Key: [Line]] = [:]

  private struct Key: Hashable {
    var number: ViewNumber
    var value: Affine
    var truths: [Bool]
  }

  /// Creates the reasons of a layout, for which at most `limit` sizes are laid out.
  package init(_ compiled: CompiledLayout, _ environment: LayoutEnvironment, limit: Int) {
    (self.compiled, self.environment, room) = (compiled, environment, limit)
  }

  /// The constraints that decide a number on a piece of a part; nil if they are not known.
  package mutating func lines(of number: ViewNumber, on piece: NumberPiece, in part: FramePieces.Part) -> [Line]? {
    guard let value = piece.value, let size = part.size(in: piece.place) else { return nil }
    var there = environment
    there.size = size
    let key = Key(number: number, value: value, truths: compiled.program.truths(in: there))
    if let lines = known[key] { return lines }
    guard var reasons = reasons(at: there) else { return nil }
    let quantity = Quantity(number.view, .untransformed(number.part))
    let step = reasons.step(of: quantity, isWhole: false)
    answers[size] = reasons
    guard let step, reasons.value(of: quantity) == value.value(at: size) else { return nil }
    let lines = step.shares.map { share in
      let line = compiled.line(share, reasons, isLimit: false)
      return Line(text: line.text, place: line.place)
    }
    known[key] = lines
    return lines
  }

  private mutating func reasons(at environment: LayoutEnvironment) -> LayoutReasons? {
    if let reasons = answers[environment.size] { return reasons }
    guard room > 0 else { return nil }
    room -= 1
    // A few sizes serve all numbers of a part.
    if answers.count > 16 { answers.removeAll() }
    return LayoutReasons(compiled.program, at: environment)
  }
}

extension FramePieces.Part {
  /// A size of the part well inside of a place; nil if they share an edge at most.
  func size(in place: NumberPlace) -> ExactSize? {
    var shape: SizePolygon? = SizePolygon.hull(corners)
    let dimension = shape?.dimension
    switch place {
    case .everywhere: break
    case .interval(let axis, let lowest, let highest):
      let isWidth = axis == .horizontal
      shape = shape?.clipped(isWidth ? Affine(-lowest, width: .one) : Affine(-lowest, height: .one))
      shape = shape?.clipped(isWidth ? Affine(highest, width: -1) : Affine(highest, height: -1))
    case .sides(let sides): for side in sides { shape = shape?.clipped(side) }
    }
    guard let shape, shape.dimension == dimension else { return nil }
    let size = shape.innerSize(0)
    return contains(size) ? size : nil
  }
}
