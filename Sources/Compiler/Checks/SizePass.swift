internal import LayDevices
internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers the declared sizes of a layout.
struct SizePass {
  let elaborator: Elaborator

  /// Lowers a `sizesStatement` into the declared sizes ``sizes``: `320x320 ... 1366x1366`, `320 ... 414 x any`.
  /// Several keyboards or `safeAreas` of the statement are one range, from the least to the greatest; text sizes are joined.
  func lowerSizes(_ node: SyntaxNode, safeAreas: [(bounds: InsetBounds, range: SourceRange)]) {
    let nodes = node.index - Int(node.tree.nodes[node.index].firstNode)
    guard nodes <= 4 * Limits.sizeRanges, node.children.count <= Limits.sizeRanges else {
      return elaborator.report(.tooManySizeRanges(at: node.range))
    }
    let promises = promises(of: node)
    var statement = SizesStatement(
      range: node.range, sizes: promises, safeArea: InsetBounds(joining: safeAreas.map { $0.bounds }))
    for text in node.children where text.kind == .textSizeRange && !elaborator.hasWrongSyntax(text) {
      statement.textSizes.formUnion(textSizes(text) ?? [])
    }
    let keyboards = node.children.filter { $0.kind == .keyboardRange && !elaborator.hasWrongSyntax($0) }
    statement.keyboard = SizeBounds(joining: keyboards.compactMap { extent($0)?.bounds })
    if !promises.isEmpty && promises.allSatisfy({ $0.pose != nil }) {
      for declared in safeAreas { elaborator.report(.safeAreaOfPoses(at: declared.range)) }
      statement.safeArea = nil
    }
    elaborator.declaredSizes.add(statement)
    for clause in node.children where clause.kind == .regionClause && !elaborator.hasWrongSyntax(clause) {
      let names = clause.tokens.filter { $0.kind == .name }
      guard names.count == 2, let kind = ReservedRegion.Kind(rawValue: names[1].text) else { continue }
      elaborator.reservedRegions.append((kind, clause.range))
    }
    warnAboutSingleSizes(node)
  }

  /// The declared kinds of reserved regions. Reports those that no pose of the sizes has.
  func settleReservedRegions() -> ReservedRegionKinds {
    var found: ReservedRegionKinds = []
    for (kind, range) in elaborator.reservedRegions {
      found.insert(ReservedRegionKinds(kind))
      let sizes = elaborator.declaredSizes.statements.flatMap { $0.sizes }
      let poses = sizes.compactMap { $0.pose }
      if sizes.isEmpty || poses.contains(where: { $0.regions.contains { $0.kind == kind } }) { continue }
      elaborator.report(.regionOfNoPose(kind.rawValue, at: range))
    }
    return found
  }

  /// The sizes of a `sizesStatement`, without the devices of its exceptions.
  private func promises(of node: SyntaxNode) -> [SizePromise] {
    var exceptions = exceptions(of: node)
    var promises: [SizePromise] = []
    var isWrong = false
    for range in node.children where range.kind == .sizeRange {
      if elaborator.hasWrongSyntax(range) {
        isWrong = true
      } else if range.children.isEmpty, let name = range.token(.name) ?? range.token(.text) {
        let poses = poses(ofDevice: name, range, &exceptions)
        add(poses ?? [], to: &promises)
        isWrong = isWrong || poses == nil
      } else if let promise = sizePromise(range) {
        promises.append(promise)
      } else {
        isWrong = true
      }
    }
    // One mistake is one report.
    let reports = isWrong ? [] : exceptions.reports(leavingNothing: promises.isEmpty)
    for report in reports { elaborator.report(report) }
    return promises
  }

  private func exceptions(of node: SyntaxNode) -> SizeExceptions {
    var exceptions = SizeExceptions()
    for clause in node.children where clause.kind == .exceptClause && !elaborator.hasWrongSyntax(clause) {
      guard let name = clause.tokens.last else { continue }
      let isOfEstimates = name.kind == .name && name.text == SizeExceptions.estimates
      let poses = isOfEstimates ? nil : devicePoses(name)
      if isOfEstimates || poses != nil { exceptions.add(poses, name: name.text, at: clause.range) }
    }
    return exceptions
  }

  /// Adds the poses that the statement does not have yet.
  private func add(_ poses: [SizePromise], to promises: inout [SizePromise]) {
    var known = Set(promises.compactMap { $0.pose?.likeness })
    promises += poses.filter { promise in promise.pose.map { known.insert($0.likeness).inserted } ?? true }
  }

  /// The poses of `iPhone`, of `"iPhone SE"` or of `"iPhone SE landscape"`; nil if the name is unknown, which is reported.
  private func devicePoses(_ token: SyntaxToken) -> [Pose]? {
    if token.kind == .name {
      if let family = DeviceFamily(rawValue: token.text) { return Device.allPoses(of: family) }
      elaborator.report(.unknownFamily(token.text, at: token.range))
    } else {
      if let found = Device.poses(named: token.string) { return found }
      elaborator.report(.unknownDevice(token.string, at: token.range))
    }
    return nil
  }

  /// The sizes of a device or family without the exceptions: one for each pose, or with dots one that has all of them. Nil if the name is
  /// unknown.
  private func poses(
    ofDevice token: SyntaxToken, _ node: SyntaxNode, _ exceptions: inout SizeExceptions
  ) -> [SizePromise]? {
    guard let all = devicePoses(token) else { return nil }
    let left = exceptions.left(of: all)
    // A pose that is left out may be that of another device of the family, too.
    let poses = token.kind == .name ? Device.distinct(left) : left
    if node.token(.ellipsis) != nil { return hull(of: poses, node).map { [$0] } ?? [] }
    return poses.map { pose in
      SizePromise(
        width: SizeBounds(lowest: pose.lowest.width, highest: pose.highest.width),
        height: SizeBounds(lowest: pose.lowest.height, highest: pose.highest.height), range: node.range, pose: pose)
    }
  }

  /// The sizes from the least to the greatest width and height of poses.
  private func hull(of poses: [Pose], _ node: SyntaxNode) -> SizePromise? {
    guard let left = poses.map({ $0.lowest.width }).min(), let right = poses.map({ $0.highest.width }).max(),
      let top = poses.map({ $0.lowest.height }).min(), let bottom = poses.map({ $0.highest.height }).max()
    else { return nil }
    return SizePromise(
      width: SizeBounds(lowest: left, highest: right), height: SizeBounds(lowest: top, highest: bottom),
      range: node.range)
  }

  /// The text sizes of `text xSmall ... xxxLarge`; nil if they are reported.
  private func textSizes(_ node: SyntaxNode) -> Set<TextSize>? {
    // The first name is the word `text`.
    let names = node.tokens.filter { $0.kind == .name }.dropFirst()
    var found: [TextSize] = []
    for name in names {
      guard let size = TextSize(name: name.text) else {
        elaborator.report(.unknownTextSize(name.text, at: name.range))
        return nil
      }
      found.append(size)
    }
    guard let first = found.first, let last = found.last, let from = names.first, let to = names.last else {
      return nil
    }
    if first > last {
      elaborator.report(.sizesBackwards(from, to, at: node.range))
      return nil
    }
    elaborator.textSizeRanges.append(node.range)
    return Set(TextSize.all(in: first...last))
  }

  /// Reports heights of the keyboard in `expect`s that are not declared; it may be hidden always.
  func checkExpectedKeyboards() {
    guard let bounds = elaborator.declaredSizes.keyboardOfAll else { return }
    for (height, range) in elaborator.expectedKeyboards
    where height.sign > 0 && !(bounds.lowest...bounds.highest).contains(height) {
      elaborator.report(.outsideOfRange("keyboard", height, bounds, at: range))
    }
  }

  private func sizePromise(_ node: SyntaxNode) -> SizePromise? {
    let extents = node.children.filter { $0.kind == .extent }
    if extents.count == 2 {
      guard let width = extent(extents[0]), let height = extent(extents[1]) else { return nil }
      return SizePromise(width: width.bounds, height: height.bounds, range: node.range)
    }
    let tokens = node.tokens.filter { $0.kind == .size }
    guard let from = tokens.first, let to = tokens.last, let first = from.size,
      let last = to.size
    else { return nil }
    guard isSmall(first.width, node), isSmall(first.height, node), isSmall(last.width, node), isSmall(last.height, node)
    else { return nil }
    if first != last && first.width >= last.width && first.height >= last.height {
      elaborator.report(.sizesBackwards(from, to, at: node.range))
      return nil
    }
    return SizePromise(
      width: SizeBounds(lowest: min(first.width, last.width), highest: max(first.width, last.width)),
      height: SizeBounds(lowest: min(first.height, last.height), highest: max(first.height, last.height)),
      range: node.range)
  }

  private struct Extent {
    /// The minimum and maximum; nil for `any`.
    var bounds: SizeBounds?
  }

  private func extent(_ node: SyntaxNode) -> Extent? {
    let numbers = node.tokens.filter { $0.kind == .number }
    guard let first = numbers.first, let last = numbers.last else {
      return node.token(.name) == nil ? nil : Extent(bounds: nil)
    }
    guard let low = Rational(decimal: first.text), let high = Rational(decimal: last.text), isSmall(low, node),
      isSmall(high, node)
    else { return nil }
    guard low <= high else {
      elaborator.report(.sizesBackwards(first, last, at: node.range))
      return nil
    }
    return Extent(bounds: SizeBounds(lowest: low, highest: high))
  }

  private func isSmall(_ number: Rational, _ node: SyntaxNode) -> Bool {
    if number <= Limits.constant { return true }
    elaborator.report(.sizeTooLarge(at: node.range))
    return false
  }

  /// Warns about `sizes 320x480, 1024x1366`, which looks like a range; in `375x667, 667x375` neither size is inside the
  /// other.
  private func warnAboutSingleSizes(_ node: SyntaxNode) {
    let ranges = node.children.filter { $0.kind == .sizeRange }
    let singles = ranges.filter { $0.children.isEmpty && $0.tokens.count == 1 && $0.token(.size) != nil }
    guard ranges.count == 2, singles.count == 2 else { return }
    let sizes = singles.compactMap { $0.token(.size)?.size }
    guard sizes.count == 2, sizes[0] != sizes[1] else { return }
    if sizes[0].isInside(sizes[1]) { elaborator.report(.twoSingleSizes(singles[0], singles[1], at: node.range)) }
    if sizes[1].isInside(sizes[0]) { elaborator.report(.twoSingleSizes(singles[1], singles[0], at: node.range)) }
  }
}

extension ExactSize {
  /// True if neither side is longer than that of `other`.
  fileprivate func isInside(_ other: ExactSize) -> Bool { width <= other.width && height <= other.height }
}
