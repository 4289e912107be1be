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

/// Translates all scenes of a document; `joins` is true if one statement may stand for several constraints. `allowances` are findings that
/// are allowed in the braces of the statements of an element. Screens are declared without poses whose figures are estimates unless
/// `hasEstimates` is true.
package func translate(
  _ document: BuilderDocument, joins: Bool = true, allowing allowances: [Int: [Allowance]] = [:],
  hasEstimates: Bool = false
) -> BuilderTranslation {
  var page = Page()
  var layouts: [BuilderTranslation.Layout] = []
  var losses = document.losses
  var names: Set<String> = []
  let popovers = document.popovers
  for index in document.scenes.indices {
    let scene = document.scenes[index]
    // A layout of no views has nothing to lay out.
    if document.views[scene.view].subviews.isEmpty { continue }
    let name = unique(layoutName(scene.name), &names)
    var translator = SceneTranslator(document, scene, joins: joins, allowing: allowances)
    var block = translator.translate()
    // Checks have no use for them.
    if joins { translator.findLosses() }
    losses += translator.losses
    if !layouts.isEmpty { page.blank() }
    let source = document.views[scene.view].element
    page.line("/// \(commentText(scene.path))", [source])
    page.open("layout \(name)(\(translator.size.sizeText))", [source])
    let screens = hasEstimates ? "sizes iPhone, iPad" : "sizes iPhone, iPad, except estimates"
    var sizes =
      isScreen(document, scene, translator.size, popovers: popovers) ? screens : "sizes \(translator.size.sizeText)"
    if document.platform == .macOS { sizes = "profile = appkit; \(sizes)" }
    var views: [(String, ViewIndex)] = []
    if translator.isWrapped {
      page.line(sizes, [source])
      page.write(block)
      list(block, "\(name)/", &views)
    } else {
      views.append((name, scene.view))
      block.settings.insert(Statement(text: sizes, sources: [source]), at: 0)
      page.writeInside(block)
      for child in block.children { list(child, "\(name)/", &views) }
    }
    let end = page.bytes.count
    page.close()
    layouts.append(.init(name: name, size: translator.size, scene: index, views: views, end: end))
  }
  let ordered = losses.enumerated().sorted { ($0.1.element, $0.0) < ($1.1.element, $1.0) }.map { $0.1 }
  return BuilderTranslation(text: page.bytes, spans: page.spans, layouts: layouts, losses: ordered)
}

/// The path of a scene on one line.
private func commentText(_ path: String) -> String {
  String(String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 || $0 == "\u{2028}" ? " " : $0 }))
}

/// Words that are kinds of views, so that no layout can have their names.
private let kinds: Set<String> = [
  "View", "Label", "Button", "Image", "TextField", "TextView", "Switch", "Slider", "Stepper", "Progress", "Spinner",
  "ScrollView", "HStack", "VStack", "Grid", "Spacer", "SegmentedControl", "DatePicker", "PickerView", "PopUpButton",
  "Separator", "Table",
]

private func layoutName(_ text: String) -> String {
  let name = Naming.identifier(text, capital: true) ?? "Screen"
  return kinds.contains(name) ? "\(name)Screen" : name
}

private func unique(_ name: String, _ names: inout Set<String>) -> String {
  var candidate = name
  var number = 2
  while !names.insert(candidate).inserted {
    candidate = "\(name)\(number)"
    number += 1
  }
  return candidate
}

private func list(_ block: Block, _ prefix: String, _ views: inout [(String, ViewIndex)]) {
  guard let view = block.view, let name = block.name else { return }
  views.append(("\(prefix)\(name)", view))
  for child in block.children { list(child, "\(prefix)\(name)/", &views) }
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

extension BuilderDocument {
  /// The ids of controllers that a segue shows as a popover, by its kind or its identifier.
  fileprivate var popovers: Set<String> {
    let segues = tree.elements.filter { element in
      element.name == "segue"
        && (element["kind"]?.hasPrefix("popover") == true || isNameOfPopover(element["identifier"]))
    }
    return Set(segues.compactMap { $0["destination"] })
  }
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
