import LayDiagnostics
import LayParser
import LayRuntime
import Testing

@testable import LayCompiler
@testable import LayIDE

/// Each row of the tables of the language is enough for editors and the compiler: its word compiles, has hover and is offered.
@Suite struct LanguageTableTests {
  /// The problems of a text whose mark ⟨1⟩ is in a word: errors, no hover with `documentation`, or no offer of `word`.
  private func problems(_ marked: String, _ word: String, _ documentation: String, isOffered: Bool = true) -> [String] {
    let marked = Marked(marked)
    let snapshot = marked.snapshot()
    var found = snapshot.compilation.diagnostics.filter { $0.code.severity == .error }.map { $0.message }
    var solutions = Solutions()
    let hover = snapshot.hover(at: marked.offsets[0] + 1, &solutions)?.text ?? ""
    if documentation.isEmpty || !hover.contains(documentation) { found.append("\(word): hover is \(hover)") }
    let offered = snapshot.completions(at: marked.offsets[0]).items.first { $0.label == word }
    if isOffered && offered?.documentation != documentation {
      found.append("\(word): offered is \(offered?.label ?? "nothing")")
    }
    return found
  }

  @Test func everyAttributeHasARow() {
    #expect(Set(AttributeRow.all.map { $0.attribute }) == Set(Attribute.allCases))
    #expect(AttributeRow.all.count == Attribute.allCases.count)
    #expect(Attribute.allCases.map { Int($0.rawValue) } == Array(1...Attribute.allCases.count))
    #expect(Set(ReservedNames.attributes).count == ReservedNames.attributes.count)
    for attribute in Attribute.allCases {
      #expect(Attribute(name: attribute.name) == attribute && NameID(attribute).attribute == attribute)
      #expect(attribute.inOtherFamily?.inOtherFamily == (attribute.inOtherFamily == nil ? nil : attribute))
    }
  }

  @Test(arguments: ReservedNames.attributes)
  func anAttributeIsOneRow(_ name: String) {
    let documentation = LanguageWords.attributeDocs[name] ?? ""
    let found = problems("layout A(90x90) { view a; a.⟨1⟩\(name) == superview.\(name) }", name, documentation)
    #expect(found == [])
    if Attribute(name: name)?.isMargin ?? false { return }
    #expect(problems("layout A(90x90) { guide a; a.⟨1⟩\(name) == superview.\(name) }", name, documentation) == [])
  }

  @Test func everyPredicateHasARow() {
    #expect(PredicateRow.all.map { $0.predicate }.count == Predicate.allCases.count)
    #expect(Predicate.allCases.allSatisfy { $0.row.predicate == $0 })
  }

  @Test(arguments: PredicateRow.all.map { $0.name })
  func aPredicateIsOneRow(_ name: String) throws {
    let row = try #require(PredicateRow.named(name))
    let call = "⟨1⟩\(name)\(row.argument.example)"
    #expect(problems("layout A(90x90) { view a: Label; view b; assert a.\(call) }", name, row.documentation) == [])
    if !row.isOfGuides { return }
    #expect(problems("layout A(90x90) { guide a; view b; assert a.\(call) }", name, row.documentation) == [])
  }

  // MARK: Members

  @Test(arguments: MemberRow.all.map { $0.name })
  func aMemberIsOneRow(_ name: String) throws {
    let row = try #require(MemberRow.named(name))
    let word = row.isMethod ? "\(name)(9x9)" : name
    let kind = row.isOfScrollViews ? "ScrollView" : "Image { intrinsic = 9x9 }"
    for reader in row.readers {
      let comparison = "a.⟨1⟩\(word) == a.\(word)"
      let use = reader == .steps ? "layoutSubviews { let v = a.⟨1⟩\(word) }" : "expect 9x9 { \(comparison) }"
      let text = "layout A(9x9) { view a: \(kind); \(use) }"
      // `sizeThatFits` is a keyword, whose hover is that of the statement.
      let found = problems(text, name, row.documentation).filter { !row.isMethod || !$0.contains("hover") }
      #expect(found == [])
    }
    #expect(!row.documentation.isEmpty)
  }

  @Test(arguments: MemberRow.all.map { $0.name })
  func theMembersOfAMemberAreThoseOfItsType(_ name: String) throws {
    let row = try #require(MemberRow.named(name))
    let call = row.isMethod ? "(9x9)" : ""
    let parts = PartRow.parts(of: row.type)
    for (use, names) in [
      ("layoutSubviews { let v = a.\(name)\(call).⟨1⟩ }", parts.map { $0.name }),
      ("expect 9x9 { a.\(name)\(call).⟨1⟩ }", parts.filter { !$0.isMethod }.map { $0.name }),
    ] {
      let marked = Marked("layout A(9x9) { view a: ScrollView; \(use) }")
      #expect(marked.snapshot().completions(at: marked.offsets[0]).items.map { $0.label } == names, "\(use)")
    }
  }

  @Test func thePartsOfAValueHaveItsNumbers() {
    for (type, count) in [(LanguageWords.ValueType.rectangle, 4), (.point, 2), (.size, 2)] {
      let parts = PartRow.parts(of: type)
      #expect(Set(parts.map { $0.name }).count == parts.count)
      #expect(parts.prefix(count).allSatisfy { $0.numbers.count == 1 })
      #expect(parts.allSatisfy { $0.isMethod || $0.numbers.count == ($0.type == .number ? 1 : 2) })
    }
  }

  // MARK: Properties

  @Test func everySlotHasOneProperty() {
    let slots = Property.all.flatMap { $0.slots.map { $0.slot } }
    #expect(Set(slots).count == slots.count)
    #expect(Property.all.allSatisfy { $0.parts.isEmpty || $0.parts.count == $0.slots.count })
    #expect(Set(Property.all.map { $0.name }).count == Property.all.count)
  }

  @Test(arguments: Property.all.map { $0.name })
  func aPropertyIsOneRow(_ name: String) throws {
    let property = try #require(Property.named(name))
    let setting = "⟨1⟩\(name) = \(property.exampleValue)"
    let text = property.owner.example(setting, with: Property.companions[name] ?? "")
    let profile = property.isOfAppKit ? "profile = appkit; " : ""
    #expect(problems("layout A(90x90) { \(profile)\(text) }", name, property.documentation, isOffered: false) == [])
    for part in property.parts {
      #expect(Slot.slots(ofPropertyNamed: "\(name).\(part)").count == 1)
    }
  }
}

extension Property {
  /// The settings without which some properties mean nothing.
  fileprivate static let companions = [
    "center": "bounds = 10x10", "mask": "frame = (0, 0, 10, 10)", "shownMiddle": "capInsets = 1; intrinsic = 10x10",
    "capInsets": "intrinsic = 20x20", "translatesAutoresizingMaskIntoConstraints": "frame = (0, 0, 10, 10)",
  ]

  fileprivate var exampleValue: String {
    switch type {
    case .rectangle: "(0, 0, 10, 10)"
    case .bounds, .intrinsicSize: "10x10"
    case .size: "1x1"
    case .point: "(5, 5)"
    case .mask: "W"
    case .bool: "true"
    case .transform: "rotate(90deg)"
    case .priority: "low"
    case .inset: "1"
    case .words: words[0]
    case .text: "\"a\""
    case .texts: "[\"a\", \"b\"]"
    case .fontSize, .lines, .number, .wholeNumber, .distance, .share, .tracks: "1"
    case .colour: "#ff66ff"
    }
  }
}

extension PropertyOwner {
  /// Statements of a layout with a setting of this owner.
  fileprivate func example(_ setting: String, with other: String) -> String {
    let block = other.isEmpty ? setting : "\(other); \(setting)"
    return switch self {
    case .view: "view a { \(block) }"
    case .text, .lettering: "view a: Label { \(block) }"
    case .field: "view a: TextField { \(block) }"
    case .segmentedControl: "view a: SegmentedControl { \(block) }"
    case .datePicker: "view a: DatePicker { \(block) }"
    case .textView: "view a: TextView { \(block) }"
    case .scrollView: "view a: ScrollView { \(block) }"
    case .image, .picture: "view a: Image { \(block) }"
    case .stack, .arranger: "view a: HStack { \(block) }"
    case .grid: "view a: Grid { \(block) }"
    case .inStack: "view s: HStack { view a { \(block) } }"
    case .inGrid: "view s: Grid { columns = 2; view a { \(block) } }"
    case .layout: block
    case .constraint: "view a; constraint c: a.width == 5; c.\(block)"
    }
  }
}
