internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayRendering

/// A storyboard or xib with its translation, which takes the place of the file's text.
struct BuilderFile {
  let name: String
  let source: SourceText
  let document: BuilderDocument
  let translation: BuilderTranslation

  /// True for the name of a storyboard or xib.
  static func isBuilder(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  /// Reads a file; throws the reason why it cannot be read. Constraints are statements of their own unless `joins` is true, so that a
  /// report names the one that is meant.
  init(_ name: String, _ bytes: [UInt8], joins: Bool = true) throws(BuilderError) {
    document = try readDocument(bytes)
    self.name = name
    source = SourceText(path: name, bytes: bytes)
    translation = translate(document, joins: joins)
  }

  /// `Main.storyboard:12:9`
  func place(_ element: Int) -> String {
    let position = source.lines.position(of: document.tree[element].range.lowerBound)
    return "\(name):\(position.line):\(position.column)"
  }

  /// The line of an element's start tag.
  func line(of element: Int) -> Int { source.lines.position(of: document.tree[element].range.lowerBound).line }

  // MARK: - Places of problems

  /// Moves a diagnostic about the translation to the elements that its statements come from.
  func mapped(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.range.file == .main else { return diagnostic }
    var moved = diagnostic
    // Edits would be those of the translation.
    (moved.fixIt, moved.alternatives) = (nil, [])
    let elements = translation.elements(at: diagnostic.range.start)
    moved.range = range(of: elements.first)
    moved.labels = []
    moved.notes = diagnostic.notes.map { withoutAllowance($0, diagnostic.code) }
    var used: Set<SourceRange> = [moved.range]
    for label in diagnostic.labels where label.range.file == .main {
      let place = range(of: translation.elements(at: label.range.start).first)
      if used.insert(place).inserted { moved.labels.append(Label(place, label.text)) }
    }
    for element in elements.dropFirst() {
      let place = range(of: element)
      if used.insert(place).inserted { moved.labels.append(Label(place, "also this")) }
    }
    if let note = elements.first.flatMap({ place(ofElement: $0) }) { moved.notes.append(note) }
    return moved
  }

  /// A note that says how to silence a report in a file that cannot have an `allow`.
  private func withoutAllowance(_ note: Note, _ code: DiagnosticCode) -> Note {
    var changed = note
    for words in ["write `allow \(code.id)` in its braces", "write `allow \(code.id)`"] {
      guard let place = changed.text.firstRange(of: words) else { continue }
      changed.text.replaceSubrange(place, with: "turn off \(code.id) for this file in `layc.json`")
    }
    return changed
  }

  /// The lines of the XML that the statements of the translation come from.
  var originLines: OriginLines {
    OriginLines(
      translation.spans.compactMap { span in
        span.elements.first.map { (span.range.lowerBound, line(of: $0)) }
      })
  }

  /// True for a report that does not hold when the app runs:
  ///
  /// - that a constraint is of no use, where code has an outlet to it or to one that the report names, or where it is a row of a grid;
  /// - that a view lies elsewhere than it should, where code has an outlet to a constraint that places it;
  /// - that a cell is too low, since its height follows from its content then;
  /// - that a view is ambiguous whose author turned this check off in Xcode, or by a point in a cell, since the recorded height of a
  ///   cell is rounded and has a separator;
  /// - that views of different items of a tab view lie over each other, since only one item is shown;
  /// - that the height of a cell is too small whose height follows from its content;
  /// - that a text of several lines is cut off whose lines the file records for one width, or one whose width is not known, or that shrinks;
  /// - that the placeholder of a field without a border is cut off, since such a field has no padding;
  /// - that a hidden view is ambiguous or covered, or a view is covered that code moves.
  func isSettledByApp(_ diagnostic: Diagnostic) -> Bool {
    let places = [diagnostic.range.start] + diagnostic.labels.map { $0.range.start }
    let first = translation.elements(at: diagnostic.range.start)
    switch diagnostic.code {
    case .impliedRule, .redundantRule, .ruleNeverHolds:
      if diagnostic.code == .ruleNeverHolds && isInCell(diagnostic) { return true }
      return places.flatMap { translation.elements(at: $0) }.contains {
        hasOutlet($0) || ["gridRow", "gridColumn"].contains(document.tree[$0].name)
      }
    case .coveredContent, .touchTarget:
      let views = places.flatMap { translation.elements(at: $0).prefix(1) }
      if diagnostic.code == .coveredContent, views.contains(where: { isHiddenInFile($0) || isPlacedByCode($0) }) {
        return true
      }
      return isOfDifferentTabs(views)
    case .conflict: return isHeightOfCell(diagnostic)
    case .clippedContent:
      let isOfPlaceholder = diagnostic.message.hasPrefix("the placeholder of ")
      return first.contains {
        hasRecordedLines($0) || fitsItsText($0) || isOfPlaceholder && isFieldWithoutBorder($0)
      }
    case .misplacedContent: return first.contains { isPlacedByCode($0, countsLengths: false) }
    case .leavesScreen: return isInCell(diagnostic) || first.contains { isPlacedByCode($0, countsLengths: false) }
    case .ambiguousLayout:
      if isInCell(diagnostic) && leavesAPoint(diagnostic) { return true }
      return first.first.map { element in
        document.tree[element]["verifyAmbiguity"] == "off" || isHiddenInFile(element)
          || isSizeThatXcodeIgnores(diagnostic.message, element)
      } ?? false
    default: return false
    }
  }

  /// True if two of the views of `elements` are in different items of a tab view.
  private func isOfDifferentTabs(_ elements: [Int]) -> Bool {
    let items = elements.map { tabs(around: $0) }
    return items.contains { first in
      items.contains { second in first.contains { tab, item in second[tab].map { $0 != item } ?? false } }
    }
  }

  /// The tab views around an element, with the view of the item that it is in.
  private func tabs(around element: Int) -> [ViewIndex: ViewIndex] {
    guard let view = view(of: element) else { return [:] }
    let around = [view] + document.superviews(of: view)
    let pairs = zip(around.dropFirst(), around).filter { document.views[$0.0].tag == "tabView" }
    return [ViewIndex: ViewIndex](uniqueKeysWithValues: pairs.map { ($0.0, $0.1) })
  }

  /// True for a conflict with the height of a cell that is as high as its content when the app runs.
  private func isHeightOfCell(_ diagnostic: Diagnostic) -> Bool {
    guard let layout = translation.layouts.first(where: { diagnostic.range.start < $0.end }),
      document.isSelfSizing(document.scenes[layout.scene])
    else { return false }
    return diagnostic.notes.contains { $0.text.hasSuffix("the height of '\(layout.name)'") }
  }

  /// True for a label of several lines whose content is that of the file: in other widths, its lines are not known.
  private func hasRecordedLines(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return document.views[view].tag == "label" && document.attribute(view, "numberOfLines") ?? "1" != "1"
      && !document.measuresContent(of: view)
  }

  /// True for a text field of iOS without a border, whose text begins at its edge.
  private func isFieldWithoutBorder(_ element: Int) -> Bool {
    guard let view = view(of: element) else { return false }
    return document.views[view].tag == "textField" && document.attribute(view, "borderStyle") ?? "none" == "none"
      && document.platform != .macOS
  }

  /// True for an ambiguous number whose values differ by a point at most.
  private func leavesAPoint(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.notes.contains { note in
      let words = note.text.split(separator: " ").map { String($0) }
      guard let from = words.firstIndex(of: "from"), words.count > from + 3, words[from + 2] == "to",
        let lowest = Length(words[from + 1]), let highest = Length(words[from + 3])
      else { return false }
      return (highest - lowest).magnitude <= Length(1)
    }
  }

  /// True for a report about the layout of a table cell.
  private func isInCell(_ diagnostic: Diagnostic) -> Bool {
    let layout = translation.layouts.first { diagnostic.range.start < $0.end }
    return layout.map { document.scenes[$0.scene].kind == .cell } ?? false
  }

  /// The place in the XML of a place in the translation.
  func place(of range: SourceRange) -> SourceRange {
    range.file == .main ? self.range(of: translation.elements(at: range.start).first) : range
  }

  /// The note that names an element in Xcode's outline; nil if it has no object id.
  func place(ofElement element: Int) -> Note? {
    document.objectID(of: element).map { id in
      .note("in Interface Builder: \(document.path(of: element)) (object id \(id))")
    }
  }

  /// The range of the name of an element's start tag.
  func range(of element: Int?) -> SourceRange {
    guard let element else { return SourceRange(file: .main, start: 0, end: 0) }
    // The name says which; a tag may have a thousand characters.
    let start = document.tree[element].range.lowerBound
    return SourceRange(file: .main, start: start, end: start + 1 + document.tree[element].name.utf8.count)
  }
}

extension Session {
  /// Reads a storyboard or xib; reports the reason and returns nil if it cannot be read.
  func builderFile(_ name: String, _ bytes: [UInt8]) -> BuilderFile? {
    do throws(BuilderError) {
      return try BuilderFile(name, bytes)
    } catch {
      failBuilder(name, error, bytes)
      return nil
    }
  }

  /// Reports the reason why a storyboard or xib cannot be read.
  func failBuilder(_ name: String, _ reason: BuilderError, _ bytes: [UInt8]) {
    let position = LineMap(bytes).position(of: reason.offset)
    fail("\(name):\(position.line):\(position.column): \(reason.message)", ToolCode.unreadable, help: reason.help)
  }
}
