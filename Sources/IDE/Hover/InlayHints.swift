internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// A short text that an editor shows within a line, without being a part of the file.
public struct InlayHint: Hashable, Sendable {
  /// The offset behind which it is shown.
  public var offset: Int
  /// The text.
  public var text: String
  /// The details, in Markdown.
  public var tooltip: String
}

/// The hints in a range of a snapshot's file, with layouts at one size.
struct InlayHintQuery {
  private let snapshot: Snapshot
  private let range: SourceRange
  /// The chosen size; nil for the design size.
  private let size: ShownSize?
  private var file: SourceFile { snapshot.file }
  private var tree: SyntaxTree { snapshot.tree }

  init(_ snapshot: Snapshot, in range: SourceRange, at size: ShownSize?) {
    (self.snapshot, self.range, self.size) = (snapshot, range, size)
  }

  /// Returns the hints in source order.
  func hints(_ solutions: inout Solutions, _ lastGood: inout LastGood?) -> [InlayHint] {
    let found = frameHints(&solutions, &lastGood) + unmetHints(&solutions) + valueHints(&solutions)
    return found.filter { range.touches($0.offset) }
      .sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }
  }

  // MARK: - Frames

  /// Returns hints with the frames of each view whose name is in the range; if the file has errors and is not laid out, those of
  /// its last version without errors.
  private func frameHints(_ solutions: inout Solutions, _ lastGood: inout LastGood?) -> [InlayHint] {
    if snapshot.compilation.hasErrors { return lastGood?.frameHints(of: snapshot, in: range, at: size) ?? [] }
    return ViewFrames(snapshot).byName(at: size, &solutions) { range.touches($0.end) }
      .map { name, frames in frames.hint(behind: name.end) }
  }

  // MARK: - Violated constraints

  private func unmetHints(_ solutions: inout Solutions) -> [InlayHint] {
    var worst: [Int: (hint: InlayHint, gap: Rational)] = [:]
    for (number, layout) in snapshot.soundLayouts.enumerated() {
      guard let size = layout.size(size) else { continue }
      for wish in solutions.unmetWishes(number, of: snapshot, at: size) {
        guard case .constraint(let id) = wish.row.origin else { continue }
        let place = layout.sources.constraints[id.index]
        guard place.file == file.id else { continue }
        // Behind the priority; in a format, behind the part.
        let isOfFormat = tree.token(at: place.start).kind == .text
        let end = isOfFormat ? place.end : layout.sources.statements[id.index].end
        let gap = wish.gap.magnitude
        if let known = worst[end], known.gap >= gap { continue }
        worst[end] = (hint(of: wish, at: end, in: layout, size), gap)
      }
    }
    return worst.values.map { $0.hint }
  }

  private func hint(
    of wish: UnmetWish, at end: Int, in layout: CompiledLayout, _ size: ExactSize
  ) -> InlayHint {
    let word = wish.isBroken ? "broken" : "violated"
    let amount = "\(wish.gap.magnitude) \(wish.gap.sign > 0 ? "more" : "less")"
    let why = wish.isBroken ? "it conflicts with others" : "other constraints decide"
    return InlayHint(
      offset: end, text: "\(word) by \(wish.gap.magnitude.brief)",
      tooltip: "`\(wish.row.text)` at \(size.spelled) in `\(layout.name)`: it is \(amount), because \(why)")
  }

  // MARK: - Values

  private func valueHints(_ solutions: inout Solutions) -> [InlayHint] {
    var found: [InlayHint] = []
    var end = 0
    for (range, value) in solutions.values(of: snapshot) where range.file == file.id && range.start >= end {
      end = range.end
      guard isComputed(range) else { continue }
      let text = snapshot.text(at: range)
      found.append(InlayHint(offset: range.end, text: "= \(value.shortNumbers)", tooltip: "`\(text)` is \(value)"))
    }
    return found
  }

  /// True for an expression or a name, whose value is not plain from the source. Names of priorities are well known.
  private func isComputed(_ range: SourceRange) -> Bool {
    let first = tree.token(at: range.start)
    // A name in a visual format is only a part of a token.
    if first.kind == .text { return tree.bytes[range.start - 1] != UInt8(ascii: "@") }
    guard first.range == range else { return true }
    return first.kind == .name && first.previous?.kind != .at
  }
}

extension String {
  /// The number or size with few decimals.
  fileprivate var shortNumbers: String {
    split(separator: "x").map { side in Rational(fraction: String(side))?.brief ?? String(side) }.joined(separator: "x")
  }
}
