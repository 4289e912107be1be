internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Rounds numbers whose decimals contradict others by rounding errors.
struct NoisePass {
  let elaborator: Elaborator

  /// Rounds numbers that contradict others only by rounding errors of decimals, and reports each one. Returns their
  /// count.
  ///
  /// A program with errors is not changed, nor is any without a search for conflicts.
  func settleNoise(designSize: ExactSize?) -> Int {
    guard let findConflicts = elaborator.options.findConflicts, !elaborator.isStopped, !elaborator.isComponentAlone,
      elaborator.program.hasLongDecimals,
      !elaborator.hasErrors
    else { return 0 }
    let sources = elaborator.sources
    var noise = DecimalNoise(elaborator.program, at: cornerSizes(designSize), findConflicts: findConflicts) { id in
      self.longNumber(in: sources.statements[id.index]) != nil
    }
    noise.run()
    elaborator.program = noise.program
    for rounded in noise.rounded { elaborator.report(noiseDiagnostic(rounded)) }
    return noise.rounded.count
  }

  /// The corners of the layout's declared sizes; without any, its design size.
  private func cornerSizes(_ designSize: ExactSize?) -> [ExactSize] {
    let any = SizeBounds(lowest: .one, highest: Rational(2048))
    var corners: [ExactSize] = []
    for declared in elaborator.sizes.prefix(8) {
      let (width, height) = (declared.width ?? any, declared.height ?? any)
      for x in [width.lowest, width.highest] {
        for y in [height.lowest, height.highest] { corners.append(ExactSize(width: x, height: y)) }
      }
    }
    if corners.isEmpty { corners.append(designSize ?? defaultDesignSize) }
    var known: Set<ExactSize> = []
    return corners.filter { known.insert($0).inserted }
  }

  /// The first number of a statement that has more digits than people write; nil if there is none.
  private func longNumber(in statement: SourceRange) -> NumberSite? {
    let index = Int(statement.file.rawValue)
    guard elaborator.files.indices.contains(index),
      let node = elaborator.files[index].tree.node(at: statement, where: { $0 == .rule || $0 == .vfl })
    else { return nil }
    return NumberSite.sites(in: node).first { $0.value.isLongDecimal }
  }

  private func noiseDiagnostic(_ rounded: RoundedConstraint) -> Diagnostic {
    let id = rounded.constraint.index
    let statement = elaborator.sources.statements[id]
    var diagnostic = Diagnostic.decimalNoise(
      rounded.excess, others: rounded.others.map { elaborator.sources.statements[$0.index] },
      at: longNumber(in: statement)?.range ?? elaborator.sources.constraints[id])
    guard let site = longNumber(in: statement), let number = number(of: site, in: rounded),
      let edit = site.changed(to: number)?.edits
    else { return diagnostic }
    diagnostic.fixIt = FixIt("write '\(number)'", edit, .needsReview)
    return diagnostic
  }

  /// The number in the text that gives the constraint its rounded value; nil if the number is only a part of that
  /// value.
  private func number(of site: NumberSite, in rounded: RoundedConstraint) -> Rational? {
    let description = elaborator.program.constraints[rounded.constraint.index]
    let change = rounded.change
    if change.width.isZero && change.height.isZero {
      let old = description.constant - change.constant
      if old == site.value { return description.constant }
      return old == -site.value ? -description.constant : nil
    }
    guard change.constant.isZero, change.width.isZero || change.height.isZero else { return nil }
    let (attribute, part) = change.width.isZero ? (Attribute.height, change.height) : (.width, change.width)
    guard let term = description.terms.first(where: { $0.view == .root && $0.attribute == attribute }) else {
      return nil
    }
    // The term is on the left side of the constraint.
    let old = term.coefficient + part
    if old == -site.value { return -term.coefficient }
    return old == site.value ? term.coefficient : nil
  }
}

extension Diagnostic {
  /// A number that contradicts others by less than a billionth.
  static func decimalNoise(_ excess: Rational, others: [SourceRange], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .decimalNoise,
      "the constraint conflicts with others by \(excess.shown), less than a billionth of the lengths, and is rounded",
      at: range,
      labels: others.prefix(3).map { Label($0, "one of the others") },
      notes: [
        .why("layc uses the number with which the constraints can be satisfied, as if the file had this number")
      ]
    )
  }
}
