/// A picture as all formats paint it: with finite numbers, matching groups, and within `PictureLimits`.
struct CleanPicture {
  /// The picture within the limits.
  private(set) var picture: Picture
  /// The number of items that were left out or changed because of a limit or a number that is not finite.
  private(set) var changes = 0
  /// The pieces that may follow.
  private var pieces: Int
  /// The transforms from the open groups that are kept to the picture.
  private var transforms: [Transform2D] = [.identity]
  /// True for each open group that is kept.
  private var isKept: [Bool] = []
  /// True for each open group that fades.
  private var fades: [Bool] = []
  /// The number of open groups that are kept, that are not, and that fade.
  private var (depth, lost, layers) = (0, 0, 0)

  init(_ picture: Picture, mostItems: Int = PictureLimits.items, mostPieces: Int = PictureLimits.pieces) {
    pieces = mostPieces
    self.picture = picture
    self.picture.width = Self.length(picture.width)
    self.picture.height = Self.length(picture.height)
    self.picture.title = Self.cut(picture.title)
    self.picture.summary = Self.cut(picture.summary)
    self.picture.items = []
    self.picture.items.reserveCapacity(min(picture.items.count, mostItems))
    for (index, item) in picture.items.enumerated() {
      if index == mostItems {
        changes += picture.items.count - index
        break
      }
      append(item)
    }
    for _ in 0..<depth { self.picture.items.append(.end) }
  }

  private mutating func append(_ item: PictureItem) {
    switch item {
    case .begin(let group): begin(group)
    case .end: end()
    case .shape(let outline, let fill, let stroke):
      if lost == 0 { append(outline, fill, stroke) } else { changes += 1 }
    case .text(let line):
      if lost == 0 { append(line) } else { changes += 1 }
    case .image(let placed):
      if lost == 0 { append(placed) } else { changes += 1 }
    }
  }

  private mutating func begin(_ group: PictureGroup) {
    var clean = lost == 0 && depth < PictureLimits.depth ? clean(group) : nil
    if let group = clean, !admits(pieces(of: group)) { clean = nil }
    isKept.append(clean != nil)
    guard var clean else {
      fades.append(false)
      lost += 1
      changes += 1
      return
    }
    if clean.opacity < 1 && layers == PictureLimits.layers {
      clean.opacity = 1
      changes += 1
    }
    fades.append(clean.opacity < 1)
    if clean.opacity < 1 { layers += 1 }
    depth += 1
    transforms.append(transforms[transforms.count - 1].after(clean.transform))
    picture.items.append(.begin(clean))
  }

  private mutating func end() {
    guard let kept = isKept.popLast(), let fading = fades.popLast() else {
      changes += 1
      return
    }
    if fading { layers -= 1 }
    if kept {
      depth -= 1
      transforms.removeLast()
      picture.items.append(.end)
    } else {
      lost -= 1
    }
  }

  private mutating func append(_ placed: PlacedImage) {
    let numbers = [placed.x, placed.y, placed.width, placed.height]
    let isNear = numbers.allSatisfy { $0.isFinite && abs($0) <= PictureLimits.coordinate }
    guard isNear, placed.width > 0, placed.height > 0, admits(4) else {
      changes += 1
      return
    }
    picture.items.append(.image(placed))
  }

  private mutating func append(_ line: TextLine) {
    guard let clean = clean(line), admits(clean.text.utf8.count) else {
      changes += 1
      return
    }
    if clean != line { changes += 1 }
    picture.items.append(.text(clean))
  }

  private mutating func append(_ outline: Outline, _ fill: Fill?, _ stroke: Stroke?) {
    guard let outline = clean(outline) else {
      changes += 1
      return
    }
    let edge = stroke.flatMap { clean($0, of: outline) }
    let inside = fill.flatMap { Self.clean($0) }
    if edge == nil && stroke?.isVisible == true || inside == nil && fill?.isVisible == true { changes += 1 }
    if inside == nil && edge == nil { return }
    if admits(outline.pieces.count + dashes(edge, along: outline) + lines(inside, over: outline)) {
      picture.items.append(.shape(outline, fill: inside, stroke: edge))
    } else {
      changes += 1
    }
  }

  /// Takes pieces from those that may follow; false if there are not so many.
  private mutating func admits(_ count: Int) -> Bool {
    if count > pieces { return false }
    pieces -= count
    return true
  }

  /// The number of pieces of a group: those of its clip, and the characters of its names.
  private func pieces(of group: PictureGroup) -> Int {
    (group.clip?.pieces.count ?? 0) + (group.title?.utf8.count ?? 0) + (group.name?.utf8.count ?? 0)
  }

  /// The number of dashes of an edge, or a few more.
  private func dashes(_ edge: Stroke?, along outline: Outline) -> Int {
    guard let edge, !edge.dashes.isEmpty else { return 0 }
    return Int(outline.leastUpperLength / edge.dashes.reduce(0, +) * Double(edge.dashes.count)) + 1
  }

  /// The number of pieces of the hatching of an outline.
  private func lines(_ fill: Fill?, over outline: Outline) -> Int {
    guard let hatching = fill?.hatching else { return 0 }
    let lines = HatchLines(
      hatching, over: outline, in: transforms[transforms.count - 1], width: picture.width, height: picture.height)
    return 5 * (lines?.count ?? 0)
  }

  // MARK: - Parts

  private func clean(_ group: PictureGroup) -> PictureGroup? {
    var clean = group
    let transform = group.transform
    guard transform.isFinite else { return nil }
    let most = PictureLimits.factor
    clean.transform = Transform2D(
      Self.near(transform.a, most), Self.near(transform.b, most), Self.near(transform.c, most),
      Self.near(transform.d, most), Self.near(transform.tx), Self.near(transform.ty))
    if let clip = group.clip {
      guard let clip = self.clean(clip) else { return nil }
      clean.clip = clip
    }
    clean.opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
    clean.title = group.title.map { Self.cut($0) }
    clean.name = group.name.map { Self.cut($0) }
    return clean
  }

  private func clean(_ outline: Outline) -> Outline? {
    var (isFinite, isNear) = (true, true)
    outline.forEachPoint { point in
      isFinite = isFinite && point.x.isFinite && point.y.isFinite
      isNear = isNear && abs(point.x) <= PictureLimits.coordinate && abs(point.y) <= PictureLimits.coordinate
    }
    if !isFinite { return nil }
    return isNear ? outline : outline.mapped { Point2D(Self.near($0.x), Self.near($0.y)) }
  }

  private func clean(_ line: TextLine) -> TextLine? {
    guard line.x.isFinite, line.y.isFinite, line.size.isFinite, line.size > 0, line.tracking.isFinite else {
      return nil
    }
    var clean = line
    (clean.x, clean.y) = (Self.near(line.x), Self.near(line.y))
    clean.size = min(line.size, PictureLimits.fontSize)
    clean.tracking = Self.near(line.tracking, PictureLimits.fontSize)
    clean.text = Self.cut(line.text)
    return clean
  }

  private static func clean(_ fill: Fill) -> Fill? {
    if !fill.isVisible { return nil }
    guard let hatching = fill.hatching else { return fill }
    guard hatching.spacing.isFinite, hatching.width.isFinite, hatching.spacing > 0, hatching.width > 0 else {
      return nil
    }
    let spacing = min(max(hatching.spacing, 0.5), PictureLimits.coordinate)
    return Fill(fill.colour, hatching: Hatching(spacing: spacing, width: min(hatching.width, spacing)))
  }

  private func clean(_ stroke: Stroke, of outline: Outline) -> Stroke? {
    guard stroke.isVisible, stroke.width.isFinite else { return nil }
    var clean = stroke
    clean.width = min(stroke.width, PictureLimits.coordinate)
    if !stroke.dashes.isEmpty && !areFew(stroke.dashes, along: outline) { clean.dashes = [] }
    return clean
  }

  /// True if dashes are usable, and not too many along an outline.
  private func areFew(_ dashes: [Double], along outline: Outline) -> Bool {
    guard dashes.count <= 64, dashes.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return false }
    let sum = dashes.reduce(0, +)
    guard sum > 0 else { return false }
    return outline.leastUpperLength / sum * Double(dashes.count) <= Double(PictureLimits.dashes)
  }

  private static func cut(_ text: String) -> String {
    if text.utf8.count <= PictureLimits.characters { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(PictureLimits.characters)))
  }

  private static func near(_ value: Double, _ most: Double = PictureLimits.coordinate) -> Double {
    min(max(value, -most), most)
  }

  private static func length(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 0), PictureLimits.coordinate) : 0
  }
}

extension Fill {
  /// True if it is meant to paint something.
  fileprivate var isVisible: Bool { colour.alpha > 0 }
}

extension Stroke {
  /// True if it is meant to paint something.
  fileprivate var isVisible: Bool { colour.alpha > 0 && (width > 0 || !width.isFinite) }
}

/// The losses of a picture in every format, for a note beside it.
package struct PictureLosses: Hashable, Sendable {
  /// The characters without an outline, each once, in the order of their code points: they are painted as boxes.
  package var missing: [Unicode.Scalar]
  /// The number of items that a limit or a number that is not finite left out or changed.
  package var changes: Int
}

/// Returns what `picture` loses in every format.
package func losses(of picture: Picture) -> PictureLosses {
  let clean = CleanPicture(picture)
  var missing: Set<Unicode.Scalar> = []
  for case .text(let line) in clean.picture.items {
    missing.formUnion(PlacedText(line).missing)
  }
  return PictureLosses(missing: missing.sorted { $0.value < $1.value }, changes: clean.changes)
}

/// Returns the characters of texts without an outline, each once, in the order of their code points: they are painted as boxes.
package func missingOutlines(in items: [PictureItem]) -> [Unicode.Scalar] {
  var missing: Set<Unicode.Scalar> = []
  for case .text(let line) in items where line.colour.alpha > 0 { missing.formUnion(PlacedText(line).missing) }
  return missing.sorted { $0.value < $1.value }
}
