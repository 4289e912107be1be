import LayDiagnostics
import LayRuntime

/// The sizes of a region as a program reads them that knows the report alone: by its ends, its corners and what of them is in.
struct ReadArea {
  private struct Lengths {
    var from, to: Rational
    var includesFrom, includesTo: Bool

    init(_ lengths: SizeArea.Interval) {
      (from, to) = (number(lengths.from), number(lengths.to))
      (includesFrom, includesTo) = (lengths.includesFrom, lengths.includesTo)
    }

    func contains(_ length: Rational) -> Bool {
      length > from && length < to || length == from && includesFrom && (from < to || includesTo)
        || length == to && includesTo && (from < to || includesFrom)
    }
  }

  let state: String?
  let isExact: Bool
  private let width, height: Lengths
  private let corners: [(size: ExactSize, includesEdge: Bool, isLeftOut: Bool)]

  init(_ area: SizeArea) {
    (state, isExact) = (area.state, area.isExact)
    (width, height) = (Lengths(area.width), Lengths(area.height))
    corners = area.corners.map {
      (ExactSize(width: number($0.width), height: number($0.height)), $0.includesEdge, $0.isLeftOut)
    }
  }

  func contains(_ size: ExactSize) -> Bool {
    guard width.contains(size.width), height.contains(size.height) else { return false }
    if corners.contains(where: { $0.isLeftOut && $0.size == size }) { return false }
    if corners.isEmpty { return true }
    var turns: Set<Int> = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count].size
      let turn = side(of: size, corner.size, next)
      if turn != 0 { turns.insert(turn) }
      if turn == 0 && corners.count > 2 && !corner.includesEdge && isBetween(size, corner.size, next) { return false }
    }
    return corners.count == 2 ? turns.isEmpty : turns.count < 2
  }

  private func side(of size: ExactSize, _ a: ExactSize, _ b: ExactSize) -> Int {
    ((b.width - a.width) * (size.height - a.height) - (b.height - a.height) * (size.width - a.width)).sign
  }

  private func isBetween(_ size: ExactSize, _ a: ExactSize, _ b: ExactSize) -> Bool {
    min(a.width, b.width) <= size.width && size.width <= max(a.width, b.width) && min(a.height, b.height) <= size.height
      && size.height <= max(a.height, b.height)
  }

  /// Where it ends: corners, the middles between them, and a middle of it all.
  var ends: [ExactSize] {
    let (low, high) = (width.from, width.to)
    let (near, far) = (height.from, height.to)
    var shape = corners.map { $0.size }
    if shape.isEmpty {
      shape = [(low, near), (high, near), (high, far), (low, far)].map { ExactSize(width: $0.0, height: $0.1) }
    }
    var found = shape
    for (index, corner) in shape.enumerated() { found.append(middle(corner, shape[(index + 1) % shape.count])) }
    found.append(middle(shape[0], shape[shape.count / 2]))
    return found
  }

  private func middle(_ a: ExactSize, _ b: ExactSize) -> ExactSize {
    ExactSize(width: (a.width + b.width) / 2, height: (a.height + b.height) / 2)
  }
}

/// `12.5`, `700/3`
private func number(_ text: String) -> Rational {
  let parts = text.split(separator: "/").map { Rational(decimal: String($0)) ?? .zero }
  return parts.count == 2 ? parts[0] / parts[1] : parts[0]
}
