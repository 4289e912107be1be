internal import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
package import LayJSON
internal import LayRendering
internal import LayRuntime

/// Returns everything that a page needs to show a layout: docs/page.md documents it for readers of the page, and the scripts in
/// `Assets` read it.
///
/// Frames are functions of the root's size with whole coefficients over one denominator, where a proof found them; elsewhere they
/// are those of a few sizes.
package func pageData(_ input: PageInput) -> JSON {
  var builder = PageBuilder(input)
  return builder.build()
}

/// The most views of a page.
package let mostPageViews = 5000

struct PageBuilder {
  let input: PageInput
  let outline: PageOutline
  var tables = PageTables()
  /// The numbers of the texts of constraints.
  private var lines: [LineKey: Int] = [:]

  private struct LineKey: Hashable {
    var index: Int
    var constant: Rational
    var priority: Priority
  }

  init(_ input: PageInput) {
    self.input = input
    // With the guides of margins.
    outline = PageOutline(Layout(input.layout.program).program)
  }

  mutating func build() -> JSON {
    let compiled = input.layout
    guard outline.views.count <= mostPageViews else { return .object([("tooManyViews", .integer(mostPageViews))]) }
    var members: [(String, JSON)] = [
      ("page", .integer(1)), ("files", .array(input.sources.map { .string($0.path) })),
      ("layout", .string(compiled.name)),
      ("ranges", .array(input.ranges.map { .array([exactJSON($0.lowest), exactJSON($0.highest)]) })),
      ("views", outline.json(compiled, input.sources)), ("guides", outline.guidesJSON),
      ("constraints", constraintsJSON()),
    ]
    if compiled.program.transforms == .ios7 { members.append(("boxed", .integer(1))) }
    if let map = input.map { members.append(("map", mapJSON(map))) }
    members += environmentMembers
    let variants = variants(beside: bytes(of: members))
    members += [
      ("variants", .array(variants)),
      ("leftOut", .array(input.variants.dropFirst(variants.count).map { .string(words(of: $0)) })),
    ]
    return .object(members + tableMembers + tables.pictures.members)
  }

  /// The tables with the texts of constraints.
  private var tableMembers: [(String, JSON)] { tables.members + [("lines", linesJSON)] }

  private func bytes(of members: [(String, JSON)]) -> Int { compactText(of: .object(members)).utf8.count }

  /// The first variants, as many as the data have room for beside `fixed` bytes; at least one.
  private mutating func variants(beside fixed: Int) -> [JSON] {
    var variants: [JSON] = []
    var bytes = fixed
    for variant in input.variants {
      let before = self
      let object = self.variant(variant)
      bytes += compactText(of: object).utf8.count
      if !variants.isEmpty && bytes + self.bytes(of: tableMembers) > input.mostBytes {
        self = before
        break
      }
      variants.append(object)
    }
    return variants
  }

  /// The size that is shown first with its device, the insets of the safe area, and the scale.
  private var environmentMembers: [(String, JSON)] {
    var members: [(String, JSON)] = []
    if let size = input.sizes.first ?? input.layout.designSize {
      members.append(("size", exactJSON(size)))
      if let device = input.device { members.append(("device", deviceJSON(device, size))) }
    }
    let environment = input.variants[0].environment
    if !environment.keyboardHeight.isZero { members.append(("keyboard", exactJSON(environment.keyboardHeight))) }
    let insets = environment.safeArea
    if insets != .zero {
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      members.append(("safeArea", .array(sides.map(exactJSON))))
    }
    if let scale = input.scale { members.append(("scale", exactJSON(scale))) }
    return members
  }

  /// The pose of a device with its size; 1 for an iPad; 1 for a notch, with the width, the height and the distance from the edge of the
  /// cutout, if there is one.
  private func deviceJSON(_ pose: String, _ size: ExactSize) -> JSON {
    let name = pose.firstIndex(of: ",").map { String(pose[..<$0]) } ?? pose
    let device = Device.named(name)
    let insets = input.variants[0].environment.safeArea
    let inset = max(insets.top, insets.left).double
    var screen: [JSON] = [.integer(device?.family == .iPad ? 1 : 0)]
    if let cutout = device?.cutout, inset > 24 {
      screen.append(.integer(cutout.kind == .notch ? 1 : 0))
      screen += [cutout.width, cutout.height, cutout.distance(inset: inset)].map { .number($0) }
    }
    return .array([.string(pose), exactJSON(size), .array(screen)])
  }

  private func words(of variant: PageInput.Variant) -> String {
    var words = [variant.state ?? "base"]
    words.append(variant.environment.direction == .rightToLeft ? "rtl" : "ltr")
    words.append(variant.environment.textSize.name)
    if let language = variant.language { words.append(language) }
    return words.joined(separator: ", ")
  }

  // MARK: - Variants

  private mutating func variant(_ variant: PageInput.Variant) -> JSON {
    let found =
      input.proves ? FramePieces(of: input.layout, over: input.ranges, variant.environment) : FramePieces.none
    var reasons = FrameReasons(input.layout, variant.environment, limit: PageBuilder.mostSolvedSizes)
    var layout = Layout(input.layout.program)
    var changed = ChangedNumbers()
    var parts: [JSON] = []
    for part in found.parts {
      var there = variant.environment
      there.size = part.inner
      layout.resize(to: there, findAmbiguities: false)
      let limits = part.limits.map { JSON.integer(tables.number(of: $0)) }
      let frames = numbers(of: part, layout, &reasons)
      parts.append(
        .array(
          [.array(limits)]
            + changed.changes(toFrames: frames, looks: looks(of: layout), rows: rows(of: layout))))
    }
    let samples = samples(found, &layout, variant, &changed)
    var members: [(String, JSON)] = [
      ("direction", .string(variant.environment.direction == .rightToLeft ? "rtl" : "ltr")),
      ("textSize", .string(variant.environment.textSize.name)),
    ]
    if let state = variant.state { members.append(("state", .string(state))) }
    if let language = variant.language { members.append(("language", .string(language))) }
    members += [("layer", .integer(layer(of: variant))), ("parts", .array(parts)), ("samples", .array(samples))]
    if found.isCut { members.append(("isCut", .bool(true))) }
    return .object(members)
  }

  /// The most sizes that are laid out for the reasons of one variant.
  private static let mostSolvedSizes = 400

  private mutating func numbers(
    of part: FramePieces.Part, _ layout: Layout, _ reasons: inout FrameReasons
  ) -> [Int] {
    outline.views.flatMap { view in
      Ambiguity.Part.allCases.enumerated().map { place, name in
        let number = ViewNumber(view: view, part: name)
        let pieces = part.frames[view.index][place]
        return tables.number(
          of: pieces.map { piece in
            (piece, view == .root ? [] : reasons.lines(of: number, on: piece, in: part))
          })
      }
    }
      + outline.guides.flatMap { guide in
        layout.sums(of: guide).map { $0.map { number(of: $0) } } ?? part.frames[guide.index].map { numberOfGuide($0) }
      }
  }

  /// The number of a sum, which is below 0.
  private mutating func number(of sum: FrameSum) -> Int {
    let parts = sum.parts.compactMap { part in
      outline.places[part.view].map { PageSum.Part(number: 4 * $0 + Int(part.part.rawValue), factor: part.factor) }
    }
    return tables.number(of: PageSum(constant: sum.constant, parts: parts))
  }

  /// The number of pieces without reasons.
  private mutating func numberOfGuide(_ pieces: [NumberPiece]) -> Int { tables.number(of: pieces.map { ($0, nil) }) }

  private mutating func looks(of layout: Layout) -> [Int] {
    let reader = LookReader(compiled: input.layout, layout: layout, findPicture: input.findPicture)
    return outline.views.map { tables.number(of: reader.look(of: $0, &tables)) }
  }

  /// The numbers of the rows of all constraints; -1 for those that are not in force.
  private mutating func rows(of layout: Layout) -> [Int] {
    let reader = PageRowReader(layout, outline)
    return layout.program.constraints.indices.map { index in
      let constraint = layout.resolvedConstraint(ConstraintID(index))
      guard constraint.isActive else { return -1 }
      return tables.number(of: reader.row(of: constraint, line: line(of: index, constraint, in: layout), &tables))
    }
  }

  /// The number of the text of a constraint, which is written once for each constant and priority.
  private mutating func line(of index: Int, _ constraint: ConstraintDescription, in layout: Layout) -> Int {
    let key = LineKey(index: index, constant: constraint.constant, priority: constraint.priority)
    if let line = lines[key] { return line }
    let ranges = input.layout.sources.constraints
    let place = ranges.indices.contains(index) ? ranges[index] : nil
    let text = layout.rowInForce(of: ConstraintID(index)).text
    let line = tables.number(of: FrameReasons.Line(text: text, place: place))
    lines[key] = line
    return line
  }

  /// The conflicts of a laid out size and the ghosts of its ambiguities, if there are any.
  private mutating func problems(_ report: LayoutReport, _ layout: Layout) -> [JSON] {
    if report.isClean { return [] }
    let conflicts = report.conflicts.map { JSON.integer(tables.number(of: PageConflict($0, &tables))) }
    let ghosts = WitnessReader(layout, input.layout, scale: input.scale).ghosts()
    return [.array(conflicts)] + (ghosts.isEmpty ? [] : [.array(ghosts.map { $0.json })])
  }

  /// The layer of the map for a variant; 0 if there is none.
  private func layer(of variant: PageInput.Variant) -> Int {
    let layers = input.map?.layers ?? []
    let found = layers.firstIndex { layer in
      layer.variants.contains { own in
        own.isRightToLeft == (variant.environment.direction == .rightToLeft) && own.state == variant.state
          && (own.language == nil || own.language == variant.language)
          && (own.textSize == nil || own.textSize == variant.environment.textSize.name)
      }
    }
    return found ?? 0
  }

  // MARK: - Sizes without proof

  /// The frames at sizes at which the pieces do not have all numbers.
  private mutating func samples(
    _ found: FramePieces, _ layout: inout Layout, _ variant: PageInput.Variant, _ changed: inout ChangedNumbers
  ) -> [JSON] {
    var samples: [JSON] = []
    for size in SampledSizes(input).sizes where samples.count < SampledSizes.most {
      if found.frames(at: size, of: outline.views) != nil { continue }
      var there = variant.environment
      there.size = size
      // While a text is written, the proofs with their ghosts follow.
      let report = layout.resize(to: there, findAmbiguities: input.proves)
      let numbers = (outline.views + outline.guides).flatMap { view in
        Ambiguity.Part.allCases.map { part in
          let number = layout.untransformedFrame(of: view)[part]
          return numberOfGuide([NumberPiece(place: .everywhere, value: Affine(number))])
        }
      }
      let changes = changed.changes(toFrames: numbers, looks: looks(of: layout), rows: rows(of: layout))
      samples.append(.array([exactJSON(size)] + changes + problems(report, layout)))
    }
    return samples
  }

  // MARK: - Constraints

  /// The constraints of the file with the views that each is about: the number of its line, then the views.
  private mutating func constraintsJSON() -> JSON {
    var places: [ViewID: Int] = [:]
    for (place, view) in outline.views.enumerated() { places[view] = place }
    let compiled = input.layout
    var found: [JSON] = []
    var layout = Layout(compiled.program)
    var there = input.variants[0].environment
    there.size = input.sizes.first ?? compiled.designSize ?? input.ranges[0].lowest
    layout.resize(to: there, findAmbiguities: false)
    for (index, constraint) in compiled.program.constraints.enumerated() {
      guard compiled.sources.constraints.indices.contains(index) else { continue }
      let range = compiled.sources.constraints[index]
      // Those in force are written as in reasons.
      let text = layout.row(of: ConstraintID(index))?.text ?? sourceText(range)
      let line = FrameReasons.Line(text: text, place: range)
      let views = constraint.terms.compactMap { places[$0.view] }
      found.append(.array(([tables.number(of: line)] + views).map(JSON.integer)))
    }
    return .array(found)
  }

  /// The text of a range on one line.
  private func sourceText(_ range: SourceRange) -> String {
    let index = Int(range.file.rawValue)
    guard input.sources.indices.contains(index), range.end <= input.sources[index].bytes.count else { return "" }
    let text = String(decoding: input.sources[index].bytes[range.start..<range.end], as: UTF8.self)
    return text.split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
  }

  /// The constraints' texts with their positions.
  private var linesJSON: JSON {
    .array(
      tables.allLines.map { line in
        .array([.string(line.text)] + (line.place.map { positionJSON(of: $0, in: input.sources) } ?? []))
      })
  }
}
