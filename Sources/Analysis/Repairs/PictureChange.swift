internal import LayCompiler
internal import LayRuntime

/// The effect of a change on the pictures of a slice, at witness sizes.
struct PictureChange {
  /// The number of frames that moved, and the sum of their distances.
  struct Movement: Comparable {
    var count = 0
    var distance = Rational.zero

    static func < (a: Movement, b: Movement) -> Bool { (a.count, a.distance) < (b.count, b.distance) }
  }

  /// The maximum number of views that are checked for overlaps with others.
  static let comparedViews = 12

  private(set) var drawbacks: [PictureDrawback] = []
  /// The movement of frames at sizes without a conflict, and at the others from the frames that layc shows there.
  private(set) var movement = (free: Movement(), broken: Movement())
  /// The frames of the declared views at each size, before and after the change.
  private(set) var frames: [(size: ExactSize, isFree: Bool, before: [ExactRect], after: [ExactRect])] = []

  /// Compares `before` with `after` at `sizes`. Flaws of `involved` views count at sizes where constraints contradicted each
  /// other, those of other views if they are new; with `countsAll` those of involved views count at all sizes. Numbers that were
  /// `open` (ambiguous) do not count as moved, and flaws of views that are uncertain at a size not at all.
  init(
    _ before: SliceReport, _ after: SliceReport, at sizes: [ExactSize], involved: Set<ViewID>,
    open: Set<OpenNumber> = [], isUncertain: (ViewID, ExactSize) -> Bool = { _, _ in false }, countsAll: Bool = false,
    environment: (ExactSize) -> LayoutEnvironment
  ) {
    let (judge, newJudge) = (PictureJudge(before.layout), PictureJudge(after.layout))
    let declared = before.layout.program.declaredViews
    var usual: Set<PictureFlaw.Harm> = []
    var seen: [(flaw: PictureFlaw, size: ExactSize, isFree: Bool, isUsual: Bool)] = []
    for size in sizes {
      let old = before.pictures.picture(in: environment(size), isKept: true)
      let new = after.pictures.picture(in: environment(size), isKept: false)
      let isFree = old.report.conflicts.isEmpty
      let frames = declared.map { (old.untransformedFrame(of: ViewID($0)), new.untransformedFrame(of: ViewID($0))) }
      let moved = frames.indices.filter { frames[$0].0 != frames[$0].1 }.map { ViewID($0) }
      let compared = moved.prefix(PictureChange.comparedViews) + involved.sorted().prefix(PictureChange.comparedViews)
      let views = Set(compared).sorted()
      let known = judge.flaws(of: old, overlapsOf: views)
      let own = known.filter { flaw in
        isFree && !countsAll || !flaw.views.contains(where: { involved.contains($0) })
      }
      usual.formUnion(own.map { $0.kind })
      let (all, excused) = (Set(known.map { $0.kind }), Set(own.map { $0.kind }))
      for flaw in newJudge.flaws(of: new, overlapsOf: views)
      where !excused.contains(flaw.kind) && !flaw.views.contains(where: { isUncertain($0, size) }) {
        seen.append((flaw, size, isFree, all.contains(flaw.kind)))
      }
      self.frames.append((size, isFree, frames.map { $0.0 }, frames.map { $0.1 }))
      note(frames, isFree, open)
    }
    // A flaw that another size has without the change may exist where constraints contradicted each other, but not where they did
    // not.
    var told: Set<PictureFlaw.Harm> = []
    for (flaw, size, isFree, isUsual) in seen where isFree || !usual.contains(flaw.kind) {
      guard told.insert(flaw.kind).inserted else { continue }
      let path = flaw.views.first.map { after.layout.spelledPath($0) } ?? ""
      drawbacks.append(
        PictureDrawback(
          flaw: flaw, size: size, words: after.layout.words(for: flaw, isUsual: isUsual && isFree), path: path,
          isUsual: isUsual))
    }
    drawbacks = [3, 2, 1].flatMap { weight in drawbacks.filter { $0.flaw.weight == weight } }
  }

  private mutating func note(_ frames: [(ExactRect, ExactRect)], _ isFree: Bool, _ open: Set<OpenNumber>) {
    var moved = Movement()
    for (view, (old, new)) in frames.enumerated() where old != new {
      var distance = Rational.zero
      for part in Ambiguity.Part.allCases where !open.contains(OpenNumber(view: ViewID(view), part: part)) {
        distance += (old.numbers[Int(part.rawValue)] - new.numbers[Int(part.rawValue)]).magnitude
      }
      if distance.isZero { continue }
      moved.count += 1
      moved.distance += distance
    }
    if isFree { movement.free += moved } else { movement.broken += moved }
  }

  /// The severity of the worst drawback; 0 for none.
  var weight: Int { drawbacks.map { $0.flaw.weight }.max() ?? 0 }

  /// The largest change at a size, resized views before moved ones, since they explain these. Nil if nothing moves.
  func largestChange(at size: ExactSize) -> (view: ViewID, part: Ambiguity.Part, before: Rational, after: Rational)? {
    guard let (_, _, before, after) = frames.first(where: { $0.size == size }) else { return nil }
    var largest: (view: Int, part: Int, amount: Rational)?
    for view in before.indices where before[view] != after[view] {
      for part in 0..<4 {
        let change = (before[view].numbers[part] - after[view].numbers[part]).magnitude
        if change.isZero { continue }
        let isFirst = largest.map { ($0.part < 2 && part >= 2) || ($0.part >= 2) == (part >= 2) && $0.amount < change }
        if isFirst ?? true { largest = (view, part, change) }
      }
    }
    return largest.map { found in
      (
        ViewID(found.view), Ambiguity.Part.allCases[found.part], before[found.view].numbers[found.part],
        after[found.view].numbers[found.part]
      )
    }
  }
}

extension PictureChange.Movement {
  static func += (a: inout PictureChange.Movement, b: PictureChange.Movement) {
    a.count += b.count
    a.distance += b.distance
  }
}

extension Ambiguity.Part {
  /// Describes a number of a frame: `at x 20`, `120 wide`
  func words(for number: Rational) -> String {
    switch self {
    case .x: "at x \(number)"
    case .y: "at y \(number)"
    case .width: "\(number) wide"
    case .height: "\(number) high"
    }
  }
}
