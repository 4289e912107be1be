package import LayCompiler
internal import LayDevices
package import LayDiagnostics
internal import LayRuntime

/// Returns the map of each layout of a compilation, from a check of the layout that tries no fix and looks for nothing unused.
///
/// `observe` is called with the progress of the checks.
package func sizeMaps(
  of compilation: Compilation, options: CheckOptions, observe: (CheckStep) -> Void = { _ in }
) -> [SizeMap] {
  let compilation = compilation.translated(for: options)
  var options = options
  options.triesChanges = false
  let layouts = compilation.layouts.filter { options.examines($0.name) }
  return layouts.map { layout in
    options.layout = layout.name
    let parts = SizesParts(compilation, options)
    let results = (parts?.compilations ?? [compilation]).map {
      checkWithoutRepairs($0, options: options, lint: .health, observe).result
    }
    let found = parts?.joined(results) ?? results[0]
    return MapBuilder(layout, found.examined, options.grading(found.diagnostics)).map
  }
}

/// The map of one layout from the result of its check.
private struct MapBuilder {
  let layout: CompiledLayout
  let found: [(status: MapStatus, diagnostic: Diagnostic)]
  let examined: CheckResult.Examination?

  init(_ layout: CompiledLayout, _ examined: [CheckResult.Examination], _ diagnostics: [Diagnostic]) {
    self.layout = layout
    found = diagnostics.compactMap { diagnostic in diagnostic.code.mapStatus.map { ($0, diagnostic) } }
    self.examined = MapBuilder.joined(examined.filter { $0.layout == layout.name })
  }

  /// The examination of a layout with the ranges and text sizes of all parts of its sizes; nil if it was not examined.
  private static func joined(_ parts: [CheckResult.Examination]) -> CheckResult.Examination? {
    guard var whole = parts.first else { return nil }
    let hasTextSizes = parts.contains { !$0.textSizes.isEmpty }
    if hasTextSizes { whole.textSizes = whole.allTextSizes }
    for other in parts.dropFirst() {
      let known = whole.textSizes
      whole.verdicts += other.verdicts
      whole.gaps += other.gaps
      let own = hasTextSizes ? other.allTextSizes : []
      whole.textSizes += own.filter { !known.contains($0) }
    }
    return whole
  }

  var map: SizeMap {
    let ranges = (examined?.verdicts ?? []).map { $0.range }
    var layers: [SizeMap.Layer] = []
    var known: [[PartKey]: Int] = [:]
    for variant in variants {
      let parts = ranges.map { part(of: $0, variant) }
      let key = parts.map { PartKey($0) }
      if let index = known[key] {
        layers[index].variants.append(variant)
      } else {
        known[key] = layers.count
        layers.append(SizeMap.Layer(variants: [variant], parts: parts))
      }
    }
    return SizeMap(
      layout: layout.name, findings: found.map { $0.diagnostic }, layers: layers, breakpoints: breakpoints(layers),
      judgesHealth: examined?.health != nil, reasons: reasons)
  }

  /// The variants that were examined, the base from left to right first.
  private var variants: [MapVariant] {
    guard let examined else { return [MapVariant(isRightToLeft: false)] }
    // Embedded Swift casts no arrays to arrays of optionals.
    let states: [String?] = [nil] + examined.states.map { .some($0) }
    let texts: [String?] = examined.textSizes.isEmpty ? [nil] : examined.textSizes.map { .some($0.name) }
    let languages: [String?] = examined.languages.isEmpty ? [nil] : examined.languages.map { .some($0) }
    // A language has its own direction.
    let directions = examined.languages.isEmpty ? examined.directions.map { $0 == .rightToLeft } : [false]
    return directions.flatMap { direction in
      states.flatMap { state in
        texts.flatMap { text in
          languages.map { MapVariant(isRightToLeft: direction, state: state, textSize: text, language: $0) }
        }
      }
    }
  }

  /// The regions of the findings in a range and a variant, and the result elsewhere in it.
  private func part(of range: SizeRange, _ variant: MapVariant) -> SizeMap.Part {
    var part = SizeMap.Part(range: range, background: background(of: range), regions: [])
    for (index, (status, diagnostic)) in found.enumerated() {
      for area in diagnostic.areas where variant.has(area) && range.has(area) {
        part.add(area, status, index)
        // Beyond a region that is not exact the finding may hold as well.
        if !area.isExact { part.background = max(part.background, .notDecided) }
      }
      for area in diagnostic.openAreas where variant.has(area) && range.has(area) {
        part.add(area, .notDecided, index)
      }
      if diagnostic.areas.isEmpty && diagnostic.openAreas.isEmpty {
        let isHere = range.isSingle && diagnostic.sizes.contains { $0 == range.spelled || $0 == range.spelledWithPose }
        part.background = max(part.background, isHere ? status : .notDecided)
      }
    }
    return part
  }

  /// The result in a range where nothing was found.
  private func background(of range: SizeRange) -> MapStatus {
    guard let examined, let verdict = examined.verdicts.first(where: { $0.range == range })?.verdict else {
      return .notDecided
    }
    let isOpen = !(examined.health?.gaps.isEmpty ?? true)
    if isOpen || examined.gaps.contains(where: { $0.range == range }) { return .notDecided }
    switch verdict {
    case .proved, .refuted: return layout.program.steps.isEmpty ? .proved : .notDecided
    case .rulesProved, .rulesProvedWithoutSteps, .notDecided: return .notDecided
    }
  }

  private var reasons: [String] {
    guard let examined else { return [] }
    let reasons = examined.verdicts.flatMap { found -> [String] in
      switch found.verdict {
      case .notDecided(let reasons): reasons
      case .rulesProved(let steps), .rulesProvedWithoutSteps(let steps): [steps]
      case .proved, .refuted: []
      }
    }
    var said: Set<String> = []
    return (reasons + examined.gaps.flatMap { $0.reasons }).filter { said.insert($0).inserted }
  }
}

extension MapVariant {
  /// True if an area is about this variant.
  fileprivate func has(_ area: SizeArea) -> Bool {
    if let language {
      if !area.languages.isEmpty && !area.languages.contains(language) { return false }
    } else if area.isRightToLeft != isRightToLeft {
      return false
    }
    if let textSize, !area.textSizes.isEmpty, !area.textSizes.contains(textSize) { return false }
    return area.state == state
  }
}

extension SizeRange {
  /// True if an area is one of this range: of its pose, or of none.
  fileprivate func has(_ area: SizeArea) -> Bool { pose?.deviceName == area.device && pose?.name == area.pose }
}

extension SizeMap.Part {
  /// Adds the part of an area that is in the range.
  fileprivate mutating func add(_ area: SizeArea, _ status: MapStatus, _ finding: Int) {
    guard let shape = SizeRegion(area) else {
      background = max(background, .notDecided)
      return
    }
    guard shape.touches(range) else { return }
    regions.append(SizeMap.Region(status: status, finding: finding, shape: shape))
  }
}

/// The contents of a part of a layer, to find layers that are alike.
private struct PartKey: Hashable {
  let range: SizeRange
  let background: MapStatus
  let regions: [RegionKey]

  struct RegionKey: Hashable {
    let finding: Int
    let status: MapStatus
    let shape: SizeRegion
  }

  init(_ part: SizeMap.Part) {
    (range, background) = (part.range, part.background)
    regions = part.regions.map { RegionKey(finding: $0.finding, status: $0.status, shape: $0.shape) }
  }
}

// MARK: - Breakpoints

extension MapBuilder {
  /// The lengths that conditions compare, and the straight edges of regions inside of the ranges, each once.
  fileprivate func breakpoints(_ layers: [SizeMap.Layer]) -> [MapBreakpoint] {
    var points = layout.sources.branches.flatMap { branch in
      layout.program.lengths(in: branch.condition).map { length in
        MapBreakpoint(axis: length.axis, length: length.value, condition: branch.range, finding: nil)
      }
    }
    for region in layers.flatMap({ $0.parts }).filter({ $0.range.pose == nil }).flatMap({ $0.regions }) {
      for axis in LayoutAxis.allCases {
        points += region.straightEdges(axis).map { length in
          let corners = region.polygon.corners
          return MapBreakpoint(
            axis: axis, length: length, condition: nil, finding: region.finding,
            isBelow: corners.contains { $0[axis] < length }, isAbove: corners.contains { $0[axis] > length })
        }
      }
    }
    let ranges = layers[0].parts.map { $0.range }.filter { $0.pose == nil }
    return
      MapBuilder.merged(points)
      .filter { point in
        ranges.contains { $0[point.axis].lowest < point.length && point.length < $0[point.axis].highest }
      }
      .sorted { a, b in
        a.axis == b.axis ? a.length < b.length : a.axis == .horizontal
      }
  }

  /// Each length of a condition or finding once, with the sides on which the finding holds in any region.
  private static func merged(_ points: [MapBreakpoint]) -> [MapBreakpoint] {
    var (places, found): ([Key: Int], [MapBreakpoint]) = ([:], [])
    for point in points {
      guard let place = places[Key(point)] else {
        places[Key(point)] = found.count
        found.append(point)
        continue
      }
      if point.isBelow { found[place].isBelow = true }
      if point.isAbove { found[place].isAbove = true }
    }
    return found
  }

  private struct Key: Hashable {
    let axis: LayoutAxis
    let length: Rational
    let finding: Int?
    let condition: SourceRange?

    init(_ point: MapBreakpoint) {
      (axis, length, finding, condition) = (point.axis, point.length, point.finding, point.condition)
    }
  }
}

extension SizeMap.Region {
  /// The lengths along an axis at which an edge of the region runs along the other axis. A region at a single length of the other axis ends
  /// at its corners.
  fileprivate func straightEdges(_ axis: LayoutAxis) -> [Rational] {
    let polygon = polygon
    if polygon.dimension == 0 { return [] }
    let across: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    if polygon.dimension == 1, polygon.corners.allSatisfy({ $0[across] == polygon.corners[0][across] }) {
      return polygon.corners.map { $0[axis] }
    }
    let edges = polygon.edges.filter { edge in
      edge.corners.count == 2 && edge.corners[0][axis] == edge.corners[1][axis]
    }
    return edges.map { $0.corners[0][axis] }
  }
}

extension SizeRange {
  fileprivate subscript(axis: LayoutAxis) -> SizeInterval { axis == .horizontal ? width : height }
}

extension LayoutProgram {
  /// The widths and heights that a condition compares, those of its parts included.
  fileprivate func lengths(in id: ConditionID) -> [(axis: LayoutAxis, value: Rational)] {
    switch conditions[id.index] {
    case .compare(.width, _, let number): [(.horizontal, number)]
    case .compare(.height, _, let number): [(.vertical, number)]
    case .horizontalSizeClass: [(.horizontal, LayoutEnvironment.regularWidth)]
    case .verticalSizeClass: [(.vertical, LayoutEnvironment.regularHeight)]
    case .and(let a, let b), .or(let a, let b): lengths(in: a) + lengths(in: b)
    case .not(let part): lengths(in: part)
    default: []
    }
  }
}

// MARK: - One finding

extension SizeMap {
  /// Creates the map of one finding over the ranges of a check, in the direction, state, text size and language of its first region; nil
  /// if its regions are not known.
  package init?(of diagnostic: Diagnostic, in layout: String, ranges: [SizeRange]) {
    guard let status = diagnostic.code.mapStatus, let first = diagnostic.areas.first, !ranges.isEmpty else {
      return nil
    }
    let areas = diagnostic.areas.filter { $0.sharesVariant(with: first) }
    let open = diagnostic.openAreas.filter { $0.sharesVariant(with: first) }
    let parts = ranges.map { range in
      var part = Part(range: range, background: .proved, regions: [])
      for area in areas where range.has(area) {
        part.add(area, status, 0)
        if !area.isExact { part.background = .notDecided }
      }
      for area in open where range.has(area) { part.add(area, .notDecided, 0) }
      return part
    }
    self.init(
      layout: layout, findings: [diagnostic], layers: [Layer(variants: [], parts: parts)],
      breakpoints: parts.flatMap { $0.breakpoints }, judgesHealth: false, reasons: [])
  }
}

extension SizeMap.Part {
  /// The straight edges of its regions inside of the range.
  fileprivate var breakpoints: [MapBreakpoint] {
    LayoutAxis.allCases.flatMap { axis in
      regions.flatMap { $0.straightEdges(axis) }
        .filter { range[axis].lowest < $0 && $0 < range[axis].highest }
        .map { MapBreakpoint(axis: axis, length: $0, condition: nil, finding: 0) }
    }
  }
}
