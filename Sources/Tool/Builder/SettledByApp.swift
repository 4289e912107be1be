internal import LayCompiler
internal import LayDiagnostics
internal import LayInterfaceBuilder

/// The reason why a report on a storyboard or xib does not hold when the app runs, in words for an `allow`.
enum Settlement: String {
  case code = "code moves it"
  case grid = "its grid view places it"
  case heightOfCell = "its cell has another height in the app"
  case hidden = "hidden in the file"
  case meant = "a constraint wants it so"
  case noPadding = "a field without a border has no padding"
  case navigation = "a navigation controller insets it"
  case notAmbiguousInXcode = "not ambiguous in Xcode"
  case ofCell = "its cell places it"
  case opaqueBar = "its view begins below an opaque bar"
  case scrolls = "it scrolls"
  case stretched = "its stack stretches it"
  case tabs = "in different tabs"
  case unknownText = "its text shrinks, or is not known"
}

// Reports on a storyboard or xib that its file cannot decide.
extension BuilderFile {
  /// True for a report that does not hold when the app runs:
  ///
  /// - that a constraint is of no use, where code has an outlet to it or to one that the report names, or where it is a row of a grid;
  /// - that a view lies elsewhere than it should, where code has an outlet to a constraint that places it;
  /// - that a view lies under the status bar in a scene whose view begins below a navigation bar that lets nothing through;
  /// - that the content of a scroll view lies under the status bar in a scene that may be in a navigation controller;
  /// - that a view reaches beyond one around it whose length code changes by an outlet, such as a section that opens;
  /// - that a view lies off the screen which lies beside its scene on the canvas too, where its author sees it;
  /// - that a cell is too low, since its height follows from its content then;
  /// - that a view is too low by the height of a prototype for which its table has another one;
  /// - that a view in a stack of AppKit is ambiguous that Xcode does not call so, or a content cut off that a stack stretched in proportion;
  /// - that a row of a grid view is ambiguous, or that what a scroll view of macOS scrolls lies off the screen;
  /// - that a view is ambiguous whose author turned this check off in Xcode, or by a point in a cell, since the recorded height of a
  ///   cell is rounded and has a separator, or because of that height in a cell that has the height of its content;
  /// - that views of different items of a tab view lie over each other, since only one item is shown;
  /// - that the height of a cell is too small whose height follows from its content;
  /// - that a text of several lines is cut off whose lines the file records for one width, or one whose width is not known, or that shrinks;
  /// - that a view has no size in which a label has no text until code sets one;
  /// - that the label of a cell is cut off which the cell places by its style;
  /// - that the placeholder of a field without a border is cut off, since such a field has no padding;
  /// - that a hidden view is ambiguous or covered, or a view is covered that code moves;
  /// - that two views overlap where a required constraint says so with its constant.
  func isSettledByApp(_ diagnostic: Diagnostic) -> Bool { settlement(of: diagnostic) != nil }

  /// The reason why a report does not hold when the app runs; nil for one that may hold for one of its views.
  func settlement(of diagnostic: Diagnostic) -> Settlement? {
    guard let first = settlement(ofFirst: diagnostic) else { return nil }
    let isOfAll = diagnostic.others.allSatisfy { range in
      var other = diagnostic
      other.range = range
      return settlement(ofFirst: other) != nil
    }
    return isOfAll ? first : nil
  }

  private func settlement(ofFirst diagnostic: Diagnostic) -> Settlement? {
    let places = [diagnostic.range.start] + diagnostic.labels.map { $0.range.start }
    let views = translation.elements(at: diagnostic.range.start)
    if isLowInPrototype(diagnostic) { return .heightOfCell }
    switch diagnostic.code {
    case .impliedRule, .redundantRule: return settlement(ofRules: places)
    case .ruleNeverHolds: return isInCell(diagnostic) ? .heightOfCell : settlement(ofRules: places)
    case .coveredContent: return settlement(ofOverlap: elements(at: places))
    case .touchTarget: return isOfDifferentTabs(elements(at: places)) ? .tabs : nil
    case .conflict: return isHeightOfCell(diagnostic) ? .heightOfCell : nil
    case .clippedContent: return views.lazy.compactMap { settlement(ofCut: diagnostic, of: $0) }.first
    case .viewWithoutSize: return views.contains { showsTextOfCode($0) } ? .unknownText : nil
    case .untouchedPart: return views.contains { isPlacedByCode($0) } ? .code : nil
    case .misplacedContent:
      if isBelowOpaqueBar(diagnostic) { return .opaqueBar }
      if isPerhapsInset(diagnostic) { return .navigation }
      return views.contains { isPlacedByCode($0, countsLengths: false) } ? .code : nil
    case .leavesScreen:
      if isInCell(diagnostic) { return .heightOfCell }
      if views.contains(where: { isScrolled($0) }) { return .scrolls }
      if views.contains(where: { isBesideCanvas($0) }) { return .meant }
      return views.contains { isPlacedByCode($0, countsLengths: false) } ? .code : nil
    case .ambiguousLayout:
      if isAmbiguousByHeight(diagnostic) { return .heightOfCell }
      return views.first.flatMap { settlement(ofAmbiguity: diagnostic, of: $0) }
    default: return nil
    }
  }

  /// The first element of each statement at places of the translation.
  private func elements(at places: [Int]) -> [Int] { places.flatMap { translation.elements(at: $0).prefix(1) } }

  private func settlement(ofRules places: [Int]) -> Settlement? {
    let elements = places.flatMap { translation.elements(at: $0) }
    if elements.contains(where: { hasOutlet($0) }) { return .code }
    return elements.contains { isOfGrid($0) } ? .grid : nil
  }

  private func settlement(ofOverlap views: [Int]) -> Settlement? {
    if views.contains(where: { isHiddenInFile($0) }) { return .hidden }
    if views.contains(where: { isPlacedByCode($0) }) { return .code }
    if isOfDifferentTabs(views) { return .tabs }
    return areMeantToOverlap(views) ? .meant : nil
  }

  private func settlement(ofCut diagnostic: Diagnostic, of view: Int) -> Settlement? {
    if isPlacedByCell(view) { return .ofCell }
    if hasRecordedLines(view) || fitsItsText(view) { return .unknownText }
    if sharesInProportion(view) { return .stretched }
    return diagnostic.topic == .placeholder && isFieldWithoutBorder(view) ? .noPadding : nil
  }

  private func settlement(ofAmbiguity diagnostic: Diagnostic, of view: Int) -> Settlement? {
    if isHiddenInFile(view) { return .hidden }
    if isOfGrid(view) { return .grid }
    let isIgnored = document.tree[view]["verifyAmbiguity"] == "off" || isSizeThatXcodeIgnores(diagnostic, view)
    return isIgnored || isTieOfDesktopStack(diagnostic, view) ? .notAmbiguousInXcode : nil
  }

  /// True for a tie about a view in a stack of AppKit that Xcode does not call ambiguous: the stack has constraints of its own for it.
  private func isTieOfDesktopStack(_ diagnostic: Diagnostic, _ element: Int) -> Bool {
    guard case .ambiguity(let number) = diagnostic.topic, number.isTie, document.platform == .macOS,
      let view = view(of: element)
    else { return false }
    return document.views[view].isArranged && !document.views[view].isAmbiguous
  }

  /// True for a row or column of a grid view, whose lengths AppKit chooses.
  private func isOfGrid(_ element: Int) -> Bool { ["gridRow", "gridColumn"].contains(document.tree[element].name) }

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
    diagnostic.topic == .conflictWithHeight && scene(of: diagnostic).map { document.isSelfSizing($0) } ?? false
  }

  /// True inside of a stack that divides its length in proportion to the contents, which stretches what the file records.
  private func sharesInProportion(_ element: Int) -> Bool {
    view(of: element).map { document.sharesInProportion($0) } ?? false
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

  /// True for an ambiguous number of a cell whose values differ by a point at most, or that follows from the recorded height where
  /// the height follows from the content when the app runs, or is for the canvas alone and Xcode does not call the view ambiguous there.
  private func isAmbiguousByHeight(_ diagnostic: Diagnostic) -> Bool {
    guard let scene = scene(of: diagnostic), scene.kind == .cell, case .ambiguity(let number) = diagnostic.topic else {
      return false
    }
    if number.spread.map({ $0 <= 1 }) ?? false { return true }
    guard number.isTie, number.isVertical else { return false }
    let own = elements(at: [diagnostic.range.start]).first.flatMap { view(of: $0) }
    let isMarked = own.map { document.views[$0].isAmbiguous } ?? false
    return document.isSelfSizing(scene) || document.isHeightOfCanvas(scene) && !isMarked
  }

  /// True for a view beyond the top of the safe area in a scene below a bar that lets nothing through.
  private func isBelowOpaqueBar(_ diagnostic: Diagnostic) -> Bool {
    guard [.topOfSafeArea, .topOfScrollView].contains(diagnostic.topic), let scene = scene(of: diagnostic) else {
      return false
    }
    return canvas.isBelowOpaqueBar(scene)
  }

  /// True for the content of a scroll view in a scene that may be in a navigation controller, where UIKit insets the content in any case.
  private func isPerhapsInset(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.topic == .topOfScrollView && scene(of: diagnostic).map { canvas.mayBeNavigated($0) } ?? false
  }

  /// True for a view that is too low at the recorded height of a prototype, which its table does not use.
  private func isLowInPrototype(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.topic == .lowWithHeight && scene(of: diagnostic).map { document.isLowOnCanvas($0) } ?? false
  }

  /// The scene whose layout a report is about; nil for one about the whole file.
  func scene(of diagnostic: Diagnostic) -> BuilderScene? {
    layout(of: diagnostic).map { document.scenes[$0.scene] }
  }

  /// The layout that a report is about; nil for one about the whole file.
  func layout(of diagnostic: Diagnostic) -> BuilderTranslation.Layout? {
    translation.layouts.first { diagnostic.range.start < $0.end }
  }

  /// True for a report about the layout of a table cell.
  private func isInCell(_ diagnostic: Diagnostic) -> Bool { scene(of: diagnostic)?.kind == .cell }
}
