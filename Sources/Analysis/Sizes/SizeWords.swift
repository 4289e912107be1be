internal import LayCompiler
internal import LayRuntime

/// The regions of a range in which a finding holds, in words.
struct Whereabouts {
  /// The range that was checked.
  let range: SizeRange
  private(set) var regions: [SizeRegion]

  /// Joins regions that touch, up to a limit.
  init(_ regions: [SizeRegion], of range: SizeRange, joinLimit: Int = Whereabouts.joinLimit) {
    self.range = range
    self.regions = Whereabouts.joined(regions, joinLimit)
  }

  /// True if it is the whole range.
  var isWhole: Bool {
    regions.count == 1 && regions[0].isBox && regions[0].width == range.width
      && regions[0].height == range.height
  }

  /// The maximum number of regions that are joined.
  static let joinLimit = 256

  private static func joined(_ all: [SizeRegion], _ joinLimit: Int) -> [SizeRegion] {
    // Instances of a component have the same regions.
    var known: Set<SizeRegion> = []
    let regions = all.filter { known.insert($0).inserted }
    var left = Array(regions.prefix(joinLimit))
    var isChanged = true
    while isChanged {
      isChanged = false
      var kept: [SizeRegion] = []
      for region in left {
        if let place = kept.firstIndex(where: { $0.joined(region) != nil }), let both = kept[place].joined(region) {
          kept[place] = both
          isChanged = true
        } else {
          kept.append(region)
        }
      }
      left = kept
    }
    return (SizeRegion.joined(left) + regions.dropFirst(joinLimit)).sorted {
      ($0.width.lowest, $0.height.lowest) < ($1.width.lowest, $1.height.lowest)
    }
  }

  /// `for every width below 248`, `at every size`, `for every width between 56 and 166, and for every width above 366`.
  var words: String {
    if range.isSingle { return "at \(range.spelled)" }
    if let exception { return exception }
    let shown = regions.prefix(Whereabouts.shownRegions).map { words(for: $0) }
    let more = regions.count - shown.count
    let last = more > 0 ? ", and in \(more) more region\(more == 1 ? "" : "s")" : ""
    return shown.joined(separator: ", and ") + last
  }

  private static var shownRegions: Int { 3 }

  /// The words for all sizes but those of a line, `for every width but 400`, `except where height is 2 × width`; nil for others.
  private var exception: String? {
    guard regions.count == 2 else { return nil }
    let (low, high) = (regions[0], regions[1])
    if let edge = low.onlySlantedEdge, let other = high.onlySlantedEdge {
      let isRest = edge.line == other.line && edge.isAbove != other.isAbove
      return isRest && isWhole(low) && isWhole(high) ? "except where \(edge.line)" : nil
    }
    guard low.isBox, high.isBox else { return nil }
    for (axis, whole, across, name) in [
      (LayoutAxis.horizontal, range.width, range.height, "width"), (.vertical, range.height, range.width, "height"),
    ] {
      let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
      guard low[other] == across, high[other] == across else { continue }
      for (below, above) in [(low[axis], high[axis]), (high[axis], low[axis])] {
        let isRest =
          below.highest == above.lowest && !below.includesHighest && !above.includesLowest
          && below.lowest == whole.lowest && below.includesLowest && above.highest == whole.highest
          && above.includesHighest
        if isRest { return "for every \(name) but \(below.highest)" }
      }
    }
    return nil
  }

  /// True if it has no straight edge inside the range.
  private func isWhole(_ region: SizeRegion) -> Bool {
    words(region.straightInterval(.horizontal, in: range.width), range.width, "width") == nil
      && words(region.straightInterval(.vertical, in: range.height), range.height, "height") == nil
  }

  private func words(for region: SizeRegion) -> String {
    let words = wordsWithCorners(for: region)
    if region.excludedCorners.isEmpty { return words }
    let corners = joinedWords(region.excludedCorners.map { $0.spelled })
    return words == Whereabouts.everywhere ? "\(words) but \(corners)" : "\(words), but not at \(corners)"
  }

  private static var everywhere: String { "at every size" }

  private func wordsWithCorners(for region: SizeRegion) -> String {
    let slanted = region.slantedWords
    if let polygon = region.polygon, slanted == nil {
      return "for the sizes between " + polygon.corners.map { $0.spelled }.joined(separator: ", ")
    }
    let limit = slanted.map { "where \($0)" }
    let width = words(region.straightInterval(.horizontal, in: range.width), lengths(of: region), "width")
    let height = words(region.straightInterval(.vertical, in: range.height), range.height, "height")
    if let single = single(width, height, region) { return single + (limit.map { " " + $0 } ?? "") }
    switch (width, height) {
    case (nil, nil): return limit ?? Whereabouts.everywhere
    case (let width?, nil): return "for every \(width)" + (limit.map { " " + $0 } ?? "")
    case (nil, let height?): return "for every \(height)" + (limit.map { " " + $0 } ?? "")
    case (let width?, let height?):
      return "for every \(width) and every \(height)" + (limit.map { ", " + $0 } ?? "")
    }
  }

  /// The words for a region of one width or height, `at width 600`, which is not the whole range; nil for others.
  private func single(_ width: String?, _ height: String?, _ region: SizeRegion) -> String? {
    if region.polygon != nil { return nil }
    let isOne = (width: region.width.isSingle && width != nil, height: region.height.isSingle && height != nil)
    switch isOne {
    case (true, true): return "at \(region.width.lowest)x\(region.height.lowest)"
    case (true, false): return "at width \(region.width.lowest)" + (height.map { ", for every \($0)" } ?? "")
    case (false, true): return "at height \(region.height.lowest)" + (width.map { ", for every \($0)" } ?? "")
    case (false, false): return nil
    }
  }

  /// The widths of the range; for a slanted segment, those that its line has in the range.
  private func lengths(of region: SizeRegion) -> SizeInterval {
    guard let polygon = region.polygon, polygon.dimension == 1, let side = polygon.sides.first else {
      return range.width
    }
    let line = SizePolygon(range.lowest, range.highest).clipped(side)?.clipped(side.negated)
    guard let extent = line?.extent(.horizontal) else { return range.width }
    return SizeInterval(lowest: extent.lowest, highest: extent.highest)
  }

  /// The words for an interval, `width below 248`; nil for the whole range.
  private func words(_ interval: SizeInterval, _ whole: SizeInterval, _ name: String) -> String? {
    let isFromStart = interval.lowest == whole.lowest && interval.includesLowest
    let isToEnd = interval.highest == whole.highest && interval.includesHighest
    switch (isFromStart, isToEnd) {
    case (true, true): return nil
    case (true, false): return "\(name) \(interval.includesHighest ? "up to" : "below") \(interval.highest)"
    case (false, true):
      return interval.includesLowest ? "\(name) from \(interval.lowest) on" : "\(name) above \(interval.lowest)"
    case (false, false): return "\(name) \(bounds(interval))"
    }
  }

  private func bounds(_ interval: SizeInterval) -> String {
    if interval.lowest == interval.highest { return "of \(interval.lowest)" }
    switch (interval.includesLowest, interval.includesHighest) {
    case (true, true): return "from \(interval.lowest) to \(interval.highest)"
    case (false, false): return "between \(interval.lowest) and \(interval.highest)"
    case (true, false): return "from \(interval.lowest) to below \(interval.highest)"
    case (false, true): return "above \(interval.lowest) up to \(interval.highest)"
    }
  }
}

extension SizeInterval {
  fileprivate var isSingle: Bool { lowest == highest }
}
