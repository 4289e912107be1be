/// A storyboard or xib as a text of the language, with the elements that each statement comes from.
package struct BuilderTranslation: Sendable {
  /// A layout of the text.
  package struct Layout: Sendable {
    package var name: String
    /// The recorded size.
    package var size: Frame
    /// The index of its scene.
    package var scene: Int
    /// The views by path from the layout, in the form of `eval --format json`: `Login/form/email`.
    package var views: [(path: String, view: ViewIndex)]
    /// The offset of the line that closes the layout.
    package var end: Int
  }

  package var text: [UInt8]
  /// In the order of the text.
  package var spans: [SourceSpan]
  package var layouts: [Layout]
  package var losses: [BuilderDocument.Loss]
}

/// A finding of a check that a translation allows, with the reason.
package struct Allowance: Hashable, Sendable {
  package var code: String
  package var reason: String

  package init(code: String, reason: String) { (self.code, self.reason) = (code, reason) }
}

/// Changes of a translation that give its check the findings of its file.
package struct Adaptation: Hashable, Sendable {
  /// Findings that are allowed in the braces of the statements of an element.
  package var allowances: [Int: [Allowance]]
  /// The constraints that are statements of their own, so that a finding about one has its statement.
  package var apart: Set<Int>
  /// The heights of layouts that need another one than the recorded one, by the index of the scene.
  package var heights: [Int: Length] = [:]

  package init(allowances: [Int: [Allowance]] = [:], apart: Set<Int> = []) {
    (self.allowances, self.apart) = (allowances, apart)
  }
}

/// The form in which a translation has views that occur several times.
package enum RepeatedViewForm: Sendable {
  /// Each is written by itself.
  case full
  /// Each is written by itself, with the names and superviews that it has as an instance of a component.
  case named
  /// Each is an instance of a component, where that makes the text shorter.
  case components
}

/// Translates all scenes of a document. If `joins` is true, one statement may stand for several constraints. Screens are declared without
/// poses whose figures are estimates unless `hasEstimates` is true. Without `repeated`, views that occur several times are components if
/// constraints are joined. Labels without a text have their recorded size, as on the canvas, in imports and in what is compared with them;
/// checks take them as empty.
package func translate(
  _ document: BuilderDocument, joins: Bool = true, repeated: RepeatedViewForm? = nil,
  adaptedBy adaptation: Adaptation = Adaptation(), hasEstimates: Bool = false
) -> BuilderTranslation {
  var document = document
  document.keepsEmptyLabels = joins || repeated == .named
  var losses = document.losses
  var names: Set<String> = []
  var drafts = layoutDrafts(of: document, joins: joins, adaptation, &names, &losses)
  switch repeated ?? (joins ? .components : .full) {
  case .full: break
  case .named: drafts = namedDrafts(drafts, document)
  case .components: drafts = Components(drafts, names: names, document).drafts
  }
  // Checks have no use for components.
  if joins { Components.declareClasses(in: &drafts, document) }
  var page = Page()
  var layouts: [BuilderTranslation.Layout] = []
  let popovers = popovers(of: document)
  for draft in drafts {
    if !layouts.isEmpty { page.blank() }
    let isScreen = isScreen(document, document.scenes[draft.scene], draft.size, popovers: popovers)
    let screens = hasEstimates ? "sizes iPhone, iPad" : "sizes iPhone, iPad, except estimates"
    // A part has the size classes of its window.
    let part = "sizes \(draft.size.sizeText)" + (draft.asksSizeClasses ? "; sizeClasses = any" : "")
    layouts.append(write(draft, document, isScreen ? screens : part, &page))
  }
  let ordered = losses.enumerated().sorted { ($0.1.element, $0.0) < ($1.1.element, $1.0) }.map { $0.1 }
  return BuilderTranslation(text: page.bytes, spans: page.spans, layouts: layouts, losses: ordered)
}

/// Gives views the names and superviews that they have in an import.
private func namedDrafts(_ drafts: [LayoutDraft], _ document: BuilderDocument) -> [LayoutDraft] {
  var (names, losses): (Set<String>, [BuilderDocument.Loss]) = ([], [])
  let joined = layoutDrafts(of: document, joins: true, Adaptation(), &names, &losses)
  return Components(joined, names: names, document).renamed(drafts)
}

/// Translates the scenes that have views.
private func layoutDrafts(
  of document: BuilderDocument, joins: Bool, _ adaptation: Adaptation, _ names: inout Set<String>,
  _ losses: inout [BuilderDocument.Loss]
) -> [LayoutDraft] {
  var drafts: [LayoutDraft] = []
  for index in document.scenes.indices {
    let scene = document.scenes[index]
    // A layout of no views has nothing to lay out.
    if document.views[scene.view].subviews.isEmpty { continue }
    var translator = SceneTranslator(document, scene, joins: joins, adaptedBy: adaptation)
    let block = translator.translate()
    // Checks have no use for them.
    if joins { translator.findLosses() }
    losses += translator.losses
    let name = ComponentMaker.unique(layoutName(scene.name), &names)
    var draft = LayoutDraft(
      name: name, scene: index, size: translator.size, isWrapped: translator.isWrapped, block: block)
    if let height = adaptation.heights[index] { draft.setHeight(height) }
    drafts.append(draft)
  }
  return drafts
}

/// Writes a layout with the components before it.
private func write(
  _ draft: LayoutDraft, _ document: BuilderDocument, _ sizes: String, _ page: inout Page
) -> BuilderTranslation.Layout {
  for component in draft.components {
    page.write(component)
    page.blank()
  }
  let scene = document.scenes[draft.scene]
  let source = document.views[scene.view].element
  page.line("/// \(commentText(scene.path))", [source])
  if let height = draft.recordedHeight {
    page.line("/// Its constraints need this height; the file records \(height.text(digits: 3)).", [source])
  }
  page.open("layout \(draft.name)(\(draft.size.sizeText))", [source])
  let sizes = document.platform == .macOS ? "profile = appkit; system = macos15; \(sizes)" : sizes
  var views: [(String, ViewIndex)] = []
  var block = draft.block
  if draft.isWrapped {
    page.line(sizes, [source])
    page.write(block)
    list(block, "\(draft.name)/", &views)
  } else {
    views.append((draft.name, scene.view))
    block.settings.insert(Statement(text: sizes, sources: [source]), at: 0)
    page.writeInside(block)
    for child in block.children { list(child, "\(draft.name)/", &views) }
  }
  let end = page.bytes.count
  page.close()
  return .init(name: draft.name, size: draft.size, scene: draft.scene, views: views, end: end)
}

/// The path of a scene on one line.
private func commentText(_ path: String) -> String {
  String(String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 || $0 == "\u{2028}" ? " " : $0 }))
}

/// Words that are kinds of views, so that no layout can have their names.
private let kinds: Set<String> = [
  "View", "Label", "Button", "Image", "TextField", "TextView", "Switch", "Slider", "Stepper", "Progress", "Spinner",
  "ScrollView", "HStack", "VStack", "Grid", "Spacer", "SegmentedControl", "DatePicker", "PickerView", "PopUpButton",
  "Separator", "Table", "MapView", "WebView", "CollectionView", "CheckBox", "RadioButton",
]

/// A name for a layout or component.
func layoutName(_ text: String) -> String {
  let name = Naming.identifier(text, capital: true) ?? "Screen"
  return kinds.contains(name) ? "\(name)Screen" : name
}

private func list(_ block: Block, _ prefix: String, _ views: inout [(String, ViewIndex)]) {
  guard let name = block.name else { return }
  if let view = block.view { views.append(("\(prefix)\(name)", view)) }
  for child in block.children + block.inner { list(child, "\(prefix)\(name)/", &views) }
}

/// True for a layout of a whole screen of iOS, by its system, kind and size; `popovers` are the ids of controllers that segues show as
/// popovers.
private func isScreen(
  _ document: BuilderDocument, _ scene: BuilderScene, _ size: Frame, popovers: Set<String>
) -> Bool {
  guard scene.kind == .controller, document.platform == .iOS else { return false }
  let owner = document.tree[scene.owner]
  let names = [owner["customClass"], owner["storyboardIdentifier"]]
  // UIKit keeps popovers inside of the safe area, in a size that the file does not say.
  let isPopover = names.contains { isNameOfPopover($0) } || owner["id"].map { popovers.contains($0) } ?? false
  // A view that is smaller than any screen is a part of one: of a container or an extension.
  return min(size.width, size.height) >= Length(320) && !isPopover
}

private func isNameOfPopover(_ name: String?) -> Bool { name?.contains("Popover") ?? false }

/// The ids of controllers that a segue shows as a popover, by its kind or its identifier.
private func popovers(of document: BuilderDocument) -> Set<String> {
  let segues = document.tree.elements.filter { element in
    element.name == "segue"
      && (element["kind"]?.hasPrefix("popover") == true || isNameOfPopover(element["identifier"]))
  }
  return Set(segues.compactMap { $0["destination"] })
}

extension BuilderTranslation {
  /// The elements of the innermost statement at an offset of the text; empty where none is.
  package func elements(at offset: Int) -> [Int] {
    // Spans are in the order of the text, and do not overlap.
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    guard low < spans.count, spans[low].range.lowerBound <= offset else {
      return low > 0 ? spans[low - 1].elements : []
    }
    return spans[low].elements
  }
}
