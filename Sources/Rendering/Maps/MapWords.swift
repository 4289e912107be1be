package import LayAnalysis
internal import LayDevices
package import LayDiagnostics
package import LayRuntime

extension MapStatus {
  /// The word of the legend.
  package var word: String {
    switch self {
    case .proved: "proved"
    case .notDecided: "not decided"
    case .unhealthy: "unhealthy"
    case .ambiguous: "ambiguous"
    case .failed: "assertion fails"
    case .conflict: "conflict"
    }
  }

  /// The letter of a cell in the terminal, distinct without colour.
  var letter: String {
    switch self {
    case .proved: "."
    case .notDecided: "?"
    case .unhealthy: "H"
    case .ambiguous: "A"
    case .failed: "F"
    case .conflict: "C"
    }
  }
}

extension SizeMap {
  /// The statuses in the ranges, from the best to the worst.
  var statuses: [MapStatus] {
    let parts = layers.flatMap { $0.parts }
    let used = Set(
      parts.filter { !$0.isCovered }.map { $0.background } + parts.flatMap { $0.regions }.map { $0.status })
    return MapStatus.allCases.filter { used.contains($0) }
  }

  /// The words of the legend: `proved: no conflict, nothing ambiguous, healthy`. Health is judged where no constraints conflict anywhere.
  func words(of status: MapStatus) -> String {
    guard status == .proved else { return status.word }
    return "proved: no conflict, nothing ambiguous" + (judgesHealth ? ", healthy" : "; health not judged")
  }

  /// The words for a layer: `right to left, state 'wide'`; nil if there is one layer alone.
  func words(of layer: Layer) -> String? {
    if layers.count == 1 { return nil }
    let shown = layer.variants.prefix(SizeMap.namedVariants).map { words(of: $0) }
    let rest = layer.variants.count - shown.count
    return shown.joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : "")
  }

  /// The most variants of a layer that are named.
  private static let namedVariants = 4

  private func words(of variant: MapVariant) -> String {
    let all = layers.flatMap { $0.variants }
    var words: [String] = []
    if Set(all.map { $0.isRightToLeft }).count > 1 {
      words.append(variant.isRightToLeft ? "right to left" : "left to right")
    }
    if all.contains(where: { $0.state != nil }) {
      words.append(variant.state.map { "state '\(visible($0))'" } ?? "base")
    }
    if let textSize = variant.textSize { words.append("text \(textSize)") }
    if let language = variant.language { words.append("in \(visible(language))") }
    return words.isEmpty ? "base" : words.joined(separator: ", ")
  }

  /// The words for a breakpoint: `width 440: conflict below, split.lay:8:28 [L0501]`.
  package func words(of point: MapBreakpoint, in sources: [SourceText]) -> String {
    let axis = point.axis == .horizontal ? "width" : "height"
    let length = "\(axis) \(withRoundedFractions(point.length.description))"
    func place(_ range: SourceRange) -> String { spelledPosition(of: range, in: sources).map { ", \($0)" } ?? "" }
    if let condition = point.condition { return "\(length): a condition changes\(place(condition))" }
    guard let index = point.finding else { return length }
    let found = findings[index]
    let words = "\(found.code.mapWord) \(side(of: point))"
    return "\(length): \(words)\(place(found.range)) [\(found.code.id)]"
  }
}

// MARK: Short words

extension SizeMap {
  /// The words for breakpoints at one length, without the length and the places: `conflict below (sidebar, content)`.
  package func shortWords(of points: [MapBreakpoint], in sources: [SourceText]) -> String {
    var changes: [(what: String, names: [String])] = []
    for point in points {
      let (what, names) = change(at: point, in: sources)
      let place = changes.firstIndex { $0.what == what } ?? changes.count
      if place == changes.count { changes.append((what, [])) }
      for name in names where !changes[place].names.contains(name) { changes[place].names.append(name) }
    }
    let words = changes.prefix(SizeMap.shortList).map { what, names in
      what + (names.isEmpty ? "" : " (\(visible(SizeMap.short(names))))")
    }
    return SizeMap.short(words, more: changes.count - words.count, separator: "; ")
  }

  /// The lengths at which something changes, each with what does and the place of the first change:
  /// `width 440: conflict below (sidebar, content), split.lay:8:28`.
  package func changes(in sources: [SourceText]) -> [String] {
    breakpointsByLength.map { same in
      let first = same[0]
      let place = place(of: first).flatMap { spelledPosition(of: $0, in: sources) }.map { ", \($0)" } ?? ""
      let axis = first.axis == .horizontal ? "width" : "height"
      return "\(axis) \(first.length.exactWords): \(shortWords(of: same, in: sources))\(place)"
    }
  }

  /// The breakpoints in their order, those at one length together.
  package var breakpointsByLength: [[MapBreakpoint]] {
    var groups: [[MapBreakpoint]] = []
    for point in breakpoints {
      if let first = groups.last?[0], first.axis == point.axis, first.length == point.length {
        groups[groups.count - 1].append(point)
      } else {
        groups.append([point])
      }
    }
    return groups
  }

  /// The most things to list in short words.
  private static let shortList = 2

  private static func short(_ names: [String]) -> String {
    short(Array(names.prefix(shortList)), more: names.count - shortList, separator: ", ")
  }

  private static func short(_ words: [String], more: Int, separator: String) -> String {
    words.joined(separator: separator) + (more > 0 ? "\(separator)\(more) more" : "")
  }

  /// What changes at a breakpoint, and the names of the views about which it is.
  private func change(at point: MapBreakpoint, in sources: [SourceText]) -> (what: String, names: [String]) {
    if let condition = point.condition {
      let text = condition.text(in: sources)
      return (text.utf8.isEmpty ? "a condition changes" : "condition \(visible(text))", [])
    }
    guard let index = point.finding else { return ("", []) }
    return ("\(findings[index].code.mapWord) \(side(of: point))", findings[index].viewNames)
  }

  /// The side of a breakpoint on which its finding holds.
  private func side(of point: MapBreakpoint) -> String {
    if point.isBelow { return point.isAbove ? "below and above" : "below" }
    return point.isAbove ? "above" : "at this \(point.axis == .horizontal ? "width" : "height") alone"
  }

  /// The place of what changes at a breakpoint; nil if there is none.
  package func place(of point: MapBreakpoint) -> SourceRange? {
    point.condition ?? point.finding.map { findings[$0].range }
  }
}

extension Rational {
  /// The exact number: a decimal with at most four places, else a fraction with its decimal: `28617/88 (about 325.19)`.
  fileprivate var exactWords: String {
    let tenThousandths = self * 10_000
    if tenThousandths.isInteger { return n(double) }
    return "\(description) (about \(n((double * 100).rounded() / 100)))"
  }
}

extension SourceRange {
  /// The text of the range on one line; empty if the file is not among the sources.
  fileprivate func text(in sources: [SourceText]) -> String {
    let index = Int(file.rawValue)
    guard sources.indices.contains(index), end <= sources[index].bytes.count else { return "" }
    let text = String(decoding: sources[index].bytes[start..<end], as: UTF8.self)
    return text.split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
  }
}

extension Diagnostic {
  /// The names of views in quotes in the message, else in the labels, each once.
  fileprivate var viewNames: [String] {
    let texts = quotedNames(message).isEmpty ? labels.map { $0.text } : [message]
    var names: [String] = []
    for name in texts.flatMap({ quotedNames($0) }) where !name.utf8.contains(UInt8(ascii: " ")) {
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension SizeMap.Part {
  /// True if one of the regions has all sizes of the range, so that nothing of the background is seen.
  fileprivate var isCovered: Bool {
    let (low, high) = (range.lowest, range.highest)
    let corners = [
      low, high, ExactSize(width: low.width, height: high.height), ExactSize(width: high.width, height: low.height),
    ]
    return regions.contains { region in corners.allSatisfy { region.contains($0) } }
  }
}

extension DiagnosticCode {
  /// The name of the code as words: `clipped content`.
  fileprivate var mapWord: String { name.split(separator: "-").joined(separator: " ") }
}

/// A known screen on a map.
package struct MapDevice {
  /// The first device of that size with its pose: `iPhone 17, portrait`.
  package var name: String
  package var size: ExactSize
}

extension SizeMap {
  /// The screens whose sizes are in the ranges, each size once.
  package var devices: [MapDevice] {
    var found: [MapDevice] = []
    var known: Set<ExactSize> = []
    for device in Device.all where device.family != .mac {
      for pose in device.poses where pose.isSingle && isScreen(pose) {
        guard ranges.contains(where: { $0.contains(pose.lowest) }), known.insert(pose.lowest).inserted else { continue }
        found.append(MapDevice(name: pose.spelled, size: pose.lowest))
      }
    }
    return found
  }

  private func isScreen(_ pose: Pose) -> Bool { ["portrait", "landscape"].contains(pose.name) }
}
