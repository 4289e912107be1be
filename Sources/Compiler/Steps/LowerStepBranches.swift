internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// Loops are unrolled, and conditions are jumps forward.

extension StepLowering {
  /// Lowers a `for v in list`.
  mutating func lowerEach(_ loop: StepLoop, _ list: StepOperand) -> Bool {
    guard let elements = value(of: list)?.elements else { return false }
    let range = statement
    for (index, element) in elements.map({ remembered($0) }).enumerated() {
      guard turn(element, index, loop, range) else { return false }
    }
    return true
  }

  /// Lowers a `for i in first ..< last`.
  mutating func lowerCount(_ loop: StepLoop, from first: StepOperand, to last: StepOperand, isHalfOpen: Bool) -> Bool {
    let range = statement
    guard let low = bound(first), let high = bound(last) else { return false }
    let end = isHalfOpen ? high : high + 1
    if end - low > Limits.repetitions {
      elaborator.stop(.tooManyRepetitions(at: first.range.union(last.range)))
      return false
    }
    var number = low
    while number < end {
      guard turn(.number(.known(Rational(number))), number - low, loop, range) else { return false }
      number += 1
    }
    return true
  }

  private mutating func turn(_ value: LoweredValue, _ index: Int, _ loop: StepLoop, _ range: SourceRange) -> Bool {
    elaborator.repetitionCount += 1
    if elaborator.repetitionCount > Limits.repetitions { elaborator.stop(.tooManyRepetitions(at: range)) }
    guard !elaborator.isStopped else { return false }
    locals[loop.element.index] = value
    if let counter = loop.counter { locals[counter.index] = .number(.known(Rational(index))) }
    return lower(loop.body)
  }

  /// The bound of a loop, which is unrolled: an integer that is known without a layout. Nil for others, which are
  /// reported.
  private mutating func bound(_ operand: StepOperand) -> Int? {
    guard let value = value(of: operand) else { return nil }
    guard let number = value.known, let whole = number.intValue, whole.magnitude <= 1 << 30 else {
      report(.stepNotConstant("the bound of a 'for'", at: operand.range))
      return nil
    }
    return whole
  }

  mutating func lowerWhen(_ branches: StepList<StepBranch>.Run, _ otherwise: StepBlockRun?) -> Bool {
    var jumps: [Int] = []
    var isTaken = false
    for (place, branch) in steps.branches[branches].enumerated() {
      if place > 0 { begin(branch.range) }
      guard let condition = number(branch.condition) else { return false }
      if case .known(let truth) = condition {
        // If constants determine the condition, there is no other branch.
        isTaken = !truth.isZero
        if isTaken && !lower(branch.body) { return false }
      } else {
        let isLast = place == Int(branches.count) - 1 && otherwise == nil
        guard lower(branch.body, unless: condition, isLast: isLast, &jumps) else { return false }
      }
      if isTaken { break }
    }
    if !isTaken, let otherwise, !lower(otherwise) { return false }
    let end = elaborator.program.steps.instructions.count
    for jump in jumps { elaborator.program.steps.instructions[jump].action = .jump(to: end) }
    return true
  }

  /// Lowers the block of a condition after a test of it; if there are other branches, adds a jump over these to
  /// `jumps`.
  private mutating func lower(
    _ body: StepBlockRun, unless condition: StepScalar, isLast: Bool, _ jumps: inout [Int]
  ) -> Bool {
    let skip = elaborator.program.steps.instructions.count
    let truth = node(condition)
    emit(.skip(unless: truth, to: skip))
    guard lower(body) else { return false }
    if !isLast {
      jumps.append(elaborator.program.steps.instructions.count)
      emit(.jump(to: skip))
    }
    let end = elaborator.program.steps.instructions.count
    elaborator.program.steps.instructions[skip].action = .skip(unless: truth, to: end)
    return true
  }
}
