internal import LayAnalysis
internal import LayJSON
internal import LayRuntime

/// The values that the parts of a page refer to by number.
struct PageTables {
  private var affines = Interned<Affine>()
  private var limits = Interned<SizeLimit>()
  private var numbers = Interned<[[Int]]>()
  private var reasons = Interned<[Int]>()
  private var lines = Interned<FrameReasons.Line>()
  private var looks = Interned<PageLook>()
  private var anchors = Interned<PageAnchor>()
  private var rows = Interned<PageRow>()
  private var conflicts = Interned<PageConflict>()
  private var sums = Interned<PageSum>()
  var texts = PageTexts()
  var pictures = PagePictures()

  /// The lines of constraints, in the order of their numbers.
  var allLines: [FrameReasons.Line] { lines.values }

  mutating func number(of look: PageLook) -> Int { looks.number(of: look) }

  mutating func number(of anchor: PageAnchor) -> Int { anchors.number(of: anchor) }

  mutating func number(of row: PageRow) -> Int { rows.number(of: row) }

  /// The number of a sum, below 0 to differ from those of pieces.
  mutating func number(of sum: PageSum) -> Int { -1 - sums.number(of: sum) }

  mutating func number(of conflict: PageConflict) -> Int { conflicts.number(of: conflict) }

  mutating func number(of function: Affine) -> Int { affines.number(of: function) }

  mutating func number(of limit: SizeLimit) -> Int { limits.number(of: limit) }

  /// The number of a constraint.
  mutating func number(of line: FrameReasons.Line) -> Int { lines.number(of: line) }

  /// The number of the pieces of a number: each has its function, its reasons (-1 for none), and its limits.
  mutating func number(of pieces: [(piece: NumberPiece, reasons: [FrameReasons.Line]?)]) -> Int {
    var found: [[Int]] = []
    for (piece, own) in pieces {
      guard let value = piece.value else { continue }
      var entry = [affines.number(of: value)]
      entry.append(own.map { own in reasons.number(of: own.map { lines.number(of: $0) }) } ?? -1)
      for limit in piece.place.limits { entry.append(limits.number(of: limit)) }
      found.append(entry)
    }
    return numbers.number(of: found)
  }

  /// The tables as members of an object.
  var members: [(String, JSON)] {
    func whole(_ values: [Int]) -> JSON { .array(values.map(JSON.integer)) }
    return [
      ("affines", .array(affines.values.flatMap { $0.wholeNumbers })),
      (
        "limits",
        .array(
          limits.values.map { limit in
            .array(Array(limit.room.wholeNumbers.prefix(3)) + (limit.isStrict ? [.integer(1)] : []))
          })
      ),
      ("numbers", .array(numbers.values.map { .array($0.map(whole)) })),
      ("reasons", .array(reasons.values.map(whole))), ("looks", .array(looks.values.map { $0.json })),
      ("anchors", .array(anchors.values.map { $0.json })), ("rows", .array(rows.values.map { $0.json })),
      ("conflicts", .array(conflicts.values.map { $0.json })), ("sums", .array(sums.values.map { $0.json })),
      ("fonts", texts.fontsJSON), ("texts", texts.textsJSON),
    ]
  }
}

extension NumberPlace {
  /// The limits of the sizes.
  fileprivate var limits: [SizeLimit] {
    switch self {
    case .everywhere: []
    case .interval(let axis, let lowest, let highest):
      [
        SizeLimit(room: axis == .horizontal ? Affine(-lowest, width: .one) : Affine(-lowest, height: .one)),
        SizeLimit(room: axis == .horizontal ? Affine(highest, width: -1) : Affine(highest, height: -1)),
      ]
    case .sides(let sides): sides.map { SizeLimit(room: $0) }
    }
  }
}
