internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The check of layouts whose `sizes` statements have different text sizes, keyboards or safe areas: each part of the sizes is compiled
/// and checked on its own, and the results are joined.
struct SizesParts {
  /// The compilation with each part, the first one first. A layout with fewer parts has its last one again.
  let compilations: [Compilation]
  /// The number of parts of each layout with several.
  private let counts: [String: Int]

  /// Creates the parts; nil if all layouts have one, or if the options name other sizes.
  init?(_ compilation: Compilation, _ options: CheckOptions) {
    let isAsked = !options.sizes.isEmpty || !options.ranges.isEmpty
    if isAsked || compilation.hasErrors || compilation.options.defaults.part != nil { return nil }
    var counts: [String: Int] = [:]
    for layout in compilation.layouts where options.examines(layout.name) {
      if layout.parts.count > 1 { counts[layout.name] = layout.parts.count }
    }
    guard let count = counts.values.max() else { return nil }
    self.counts = counts
    compilations = (0..<count).map { compilation.compiled(withPart: $0) }
  }

  /// Joins the results of the parts.
  func joined(_ results: [CheckResult]) -> CheckResult {
    var joined = results[0]
    let others = results.dropFirst().map { result in
      var entries: [String: CheckResult.Examination] = [:]
      for entry in result.examined { entries[entry.layout] = entry }
      return entries
    }
    joined.examined = results[0].examined.flatMap { first in
      entries(first, others.prefix((counts[first.layout] ?? 1) - 1).map { $0[first.layout] })
    }
    joined.diagnostics = diagnostics(namingTextSizes(results))
    return joined
  }

  /// The results with the text sizes of each part of a layout in the regions of its diagnostics, if the parts have different ones: without
  /// any, these are all of the part.
  private func namingTextSizes(_ results: [CheckResult]) -> [CheckResult] {
    let names = results.map { result in
      result.examined.reduce(into: [String: [String]]()) { $0[$1.layout] = $1.allTextSizes.map { $0.name } }
    }
    let different = counts.keys.filter { layout in Set(names.map { $0[layout] }).count > 1 }
    if different.isEmpty { return results }
    return results.indices.map { part in
      var named = results[part]
      for index in named.diagnostics.indices {
        guard let own = layout(at: named.diagnostics[index].range, in: compilations[part])?.name,
          different.contains(own)
        else { continue }
        named.diagnostics[index].nameTextSizes(names[part][own] ?? [])
      }
      return named
    }
  }

  /// The entries of a layout in its parts, of which `others` are those of all but the first.
  private func entries(
    _ first: CheckResult.Examination, _ others: [CheckResult.Examination?]
  ) -> [CheckResult.Examination] {
    var entries = [first]
    for var other in others.compactMap({ $0 }) {
      // A pose is left out if it is no size of any part.
      entries[0].leftOut.removeAll { !other.leftOut.contains($0) }
      other.leftOut = []
      // An `expect` is evaluated once.
      (other.expectations, other.failedExpectations) = (0, 0)
      entries.append(other)
    }
    return entries
  }

  // MARK: - Diagnostics

  /// A diagnostic of some parts.
  private struct Shared {
    var diagnostic: Diagnostic
    /// The numbers of the parts that report it.
    var parts: [Int]
    /// The messages of further parts, which differ in the sizes that they name.
    var others: [(part: Int, message: String)] = []

    /// Adds the diagnostic of a further part about the same places.
    mutating func add(_ other: Diagnostic, ofPart part: Int) {
      parts.append(part)
      if other.message != diagnostic.message {
        others.append((part, other.message))
      } else if let place = other.place, place != diagnostic.place {
        others.append((part, place.text))
      }
      diagnostic.areas += other.areas.filter { !diagnostic.areas.contains($0) }
      diagnostic.openAreas += other.openAreas.filter { !diagnostic.openAreas.contains($0) }
      guard let devices = diagnostic.devices, let more = other.devices else { return diagnostic.devices = nil }
      diagnostic.devices = devices + more.filter { !devices.contains($0) }
    }
  }

  /// A diagnostic without the sizes and the order of its labels.
  private struct Key: Hashable {
    var code: DiagnosticCode
    var range: SourceRange
    var labels: Set<SourceRange>
    /// True for an `else`, which is reported where its condition stands.
    var isOfElse: Bool

    init(_ diagnostic: Diagnostic) {
      (code, range, labels) = (diagnostic.code, diagnostic.range, Set(diagnostic.labels.map { $0.range }))
      isOfElse = diagnostic.isOfElse
    }
  }

  /// The findings of the parts: those that are about the same places once, and those that a constraint or a setting has no effect only
  /// if it has none in any part.
  private func diagnostics(_ results: [CheckResult]) -> [Diagnostic] {
    var found: [Shared] = []
    /// The numbers in `found` of the diagnostics about the same places.
    var places: [Key: [Int]] = [:]
    for (number, result) in results.enumerated() {
      var known: [Key: Int] = [:]
      for diagnostic in result.diagnostics {
        let key = Key(diagnostic)
        // Several reports of one part about the same places stay apart, in their order.
        let earlier = known[key, default: 0]
        known[key] = earlier + 1
        if let place = places[key]?.dropFirst(earlier).first {
          found[place].add(diagnostic, ofPart: number)
        } else {
          places[key, default: []].append(found.count)
          found.append(Shared(diagnostic: diagnostic, parts: [number]))
        }
      }
    }
    let kept = found.filter { shared in
      shared.parts.count == results.count || !ParameterCheck.ofEverything.contains(shared.diagnostic.code)
    }
    return kept.map { said($0, of: results.count) }
  }

  /// The diagnostic with notes about its parts, unless all of them report the same.
  private func said(_ shared: Shared, of count: Int) -> Diagnostic {
    var diagnostic = shared.diagnostic
    let own = shared.parts.filter { part in !shared.others.contains { $0.part == part } }
    var notes: [Note] = []
    if own.count < count, let words = lineWords(own, diagnostic) {
      // The sizes of a part are named with its lines.
      if let note = diagnostic.place, let place = diagnostic.notes.firstIndex(of: note) {
        diagnostic.notes[place].text = "\(words), \(note.text)"
      } else {
        notes.append(.note("this occurs \(words)"))
      }
    }
    for (part, message) in shared.others {
      if let words = lineWords([part], diagnostic) { notes.append(.note("\(words), \(message)")) }
    }
    diagnostic.notes.insert(contentsOf: notes, at: 0)
    return diagnostic
  }

  /// `at the sizes of lines 2 and 4`; nil if these are not known.
  private func lineWords(_ parts: [Int], _ diagnostic: Diagnostic) -> String? {
    lineWords(parts.flatMap { self.lines(ofPart: $0, diagnostic) })
  }

  private func lineWords(_ lines: [Int]) -> String? {
    if lines.isEmpty { return nil }
    return "at the sizes of line\(lines.count == 1 ? "" : "s") \(joinedWords(lines.map { "\($0)" }))"
  }

  /// `at the sizes of line 3`: all sizes of a part of the layout at a range; nil if the layout has no such part.
  func lineWords(ofPart part: Int, at range: SourceRange) -> String? {
    let compilation = compilations[part]
    guard let layout = layout(at: range, in: compilation), layout.parts.indices.contains(part) else { return nil }
    return lineWords(layout.parts[part].map { compilation.line(of: $0) })
  }

  /// The lines of the `sizes` of a part at which a diagnostic occurs.
  private func lines(ofPart part: Int, _ diagnostic: Diagnostic) -> [Int] {
    let compilation = compilations[part]
    guard let layout = layout(at: diagnostic.range, in: compilation), layout.parts.indices.contains(part) else {
      return []
    }
    let places = layout.parts[part].filter { place in
      let own = layout.sizes.filter { place.start <= $0.range.start && $0.range.end <= place.end }
      return diagnostic.areas.isEmpty || diagnostic.areas.contains { area in own.contains { $0.contains(area) } }
    }
    return places.map { compilation.line(of: $0) }
  }

  /// The layout that contains a range: the last that begins before it. In a component, the only one with several parts.
  private func layout(at range: SourceRange, in compilation: Compilation) -> CompiledLayout? {
    let own = compilation.layouts.last { layout in
      layout.range.file == range.file && layout.range.start <= range.start
    }
    if let own { return own }
    let layouts = compilation.layouts.filter { $0.parts.count > 1 }
    return layouts.count == 1 ? layouts[0] : nil
  }
}

extension SizePromise {
  /// True if an area lies between its smallest and its largest size.
  fileprivate func contains(_ area: SizeArea) -> Bool {
    func isInside(_ interval: SizeArea.Interval, _ bounds: SizeBounds?) -> Bool {
      guard let bounds, let from = Rational(fraction: interval.from), let to = Rational(fraction: interval.to) else {
        return bounds == nil
      }
      return bounds.lowest <= from && to <= bounds.highest
    }
    return isInside(area.width, width) && isInside(area.height, height)
  }
}

extension Compilation {
  /// True if a layout has several parts of declared sizes.
  var hasParts: Bool { layouts.contains { !$0.parts.isEmpty } }
}

extension Diagnostic {
  /// Gives text sizes to the regions that have none.
  fileprivate mutating func nameTextSizes(_ names: [String]) {
    for index in areas.indices where areas[index].textSizes.isEmpty { areas[index].textSizes = names }
  }

  /// The note with the sizes at which it occurs; nil if its message names them.
  fileprivate var place: Note? { notes.first { $0.kind == .note && $0.text.hasPrefix("this occurs ") } }
}
