package import LayAnalysis
internal import LayDevices
internal import LayDiagnostics
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

  /// The words of the legend: `proved: no conflict, nothing ambiguous, healthy`.
  func words(of status: MapStatus) -> String {
    guard status == .proved else { return status.word }
    return "proved: no conflict, nothing ambiguous" + (judgesHealth ? ", healthy" : "")
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
    let side =
      point.isBelow ? point.isAbove ? "below and above" : "below" : point.isAbove ? "above" : "at this \(axis) alone"
    let words = "\(found.code.mapWord) \(side)"
    return "\(length): \(words)\(place(found.range)) [\(found.code.id)]"
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
