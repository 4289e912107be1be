internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder
internal import LayModel
internal import LayRendering
internal import LayStrings

/// A storyboard or xib with its translation, which takes the place of the file's text.
struct BuilderFile {
  let name: String
  let source: SourceText
  let document: BuilderDocument
  let translation: BuilderTranslation
  /// What Xcode's canvas has around the scenes.
  let canvas: CanvasEnvironment

  /// True for the name of a storyboard or xib.
  static func isBuilder(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  /// Reads a file; throws the reason why it cannot be read. Constraints are statements of their own unless `joins` is true, so that a
  /// report names the one that is meant. Poses with a figure that is an estimate are declared if `hasEstimates` is true.
  init(
    _ name: String, _ bytes: [UInt8], joins: Bool = true, repeated: RepeatedViewForm? = nil, hasEstimates: Bool = false
  ) throws(BuilderError) {
    document = try readDocument(bytes)
    self.name = name
    source = SourceText(path: name, bytes: bytes)
    translation = translate(document, joins: joins, repeated: repeated, hasEstimates: hasEstimates)
    canvas = CanvasEnvironment(document)
  }

  private init(_ file: BuilderFile, _ translation: BuilderTranslation) {
    (name, source, document, canvas) = (file.name, file.source, file.document, file.canvas)
    self.translation = translation
  }

  /// The file with a translation that joins constraints.
  func adapted(by adaptation: Adaptation, repeated: RepeatedViewForm = .components) -> BuilderFile {
    BuilderFile(self, translate(document, repeated: repeated, adaptedBy: adaptation))
  }

  /// The file with a translation whose constraints are statements of their own, as the report has them.
  var apart: BuilderFile { BuilderFile(self, translate(document, joins: false)) }

  /// The points by which recorded frames may differ from those of the app.
  static let recordedError = 1

  /// `Main.storyboard:12:9`
  func place(_ element: Int) -> String {
    let position = source.lines.position(of: document.tree[element].range.lowerBound)
    return "\(name):\(position.line):\(position.column)"
  }

  /// The line of an element's start tag.
  func line(of element: Int) -> Int { source.lines.position(of: document.tree[element].range.lowerBound).line }

  /// The texts of the views with their keys in the strings file of the storyboard or xib.
  var keyedTexts: [KeyedText] {
    translation.layouts.flatMap { layout in
      layout.views.flatMap { path, view in
        document.stringKeys(of: view).map { KeyedText(place: TextPlace(path: path, part: $0.part), key: $0.key) }
      }
    }
  }

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
    moved.notes = diagnostic.notes.map { $0.inWordsOfXcode(for: diagnostic.code) }
    if let kind = scene(of: diagnostic)?.kind, [.cell, .item, .header].contains(kind) {
      moved.notes = moved.notes.compactMap { $0.withoutScrolling() }
    }
    if let name = scrollViewOfScene(diagnostic) { moved.notes = moved.notes.map { $0.keepingScrollView(name) } }
    let isAboutSafeArea = moved.notes.contains { $0.kind == .help && $0.text.contains("safeArea") }
    if isAboutSafeArea && !document.hasSafeAreas {
      moved.notes.insert(.turnOnSafeAreas, at: moved.notes.firstIndex { $0.kind == .help } ?? 0)
    }
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

  /// The name of the scroll view that is the view of the controller that a report is about; nil for another view.
  private func scrollViewOfScene(_ diagnostic: Diagnostic) -> String? {
    guard let layout = layout(of: diagnostic) else { return nil }
    let root = document.scenes[layout.scene].view
    guard document.views[root].tag == "scrollView" else { return nil }
    return layout.views.first { $0.view == root }?.path.split(separator: "/").last.map { String($0) }
  }

  /// The lines of the XML that the statements of the translation come from.
  var originLines: OriginLines {
    OriginLines(
      translation.spans.compactMap { span in
        span.elements.first.map { (span.range.lowerBound, line(of: $0)) }
      })
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
  /// Reads a storyboard or xib, whose translation `joins` constraints into statements; reports the reason and returns nil if it cannot be
  /// read.
  func builderFile(_ name: String, _ bytes: [UInt8], joins: Bool = true) -> BuilderFile? {
    do throws(BuilderError) {
      return try BuilderFile(name, bytes, joins: joins, repeated: joins ? .components : .named)
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
