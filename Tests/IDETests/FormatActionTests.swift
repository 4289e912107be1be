import LayCompiler
import LayDiagnostics
import LayParser
import Testing

@testable import LayIDE

private let toRules = "write the format as constraints"
private let toFormat = "write the constraints as a visual format"

/// Visual formats as rules, and rules as visual formats.
@Suite struct FormatActionTests {
  @Test(arguments: [
    Example.inLayout(
      toRules, "vfl \"H:|-8-‸[a]-[b]-|\"",
      "a.leading == superview.leading + 8\nb.leading == a.trailing + 8\nb.trailing == superview.trailing - 20"),
    .inLayout(
      toRules, "vfl ‸\"V:|[a]-gap-[b]\"", "a.top == superview.top\nb.top == a.bottom + gap"),
    .inLayout(
      toRules, "vfl \"[a(>=44‸,<=80@750)]\"", "a.width >= 44\na.width <= 80 @750"),
    .inLayout(toRules, "vfl \"V:[a(==b)]‸\"", "a.height == b.height"),
    .inLayout(toRules, "vfl \"V:[a(gap)]‸\"", "a.height == gap"),
    .inLayout(
      toRules, "vfl \"[a]-(>=8,<=20@gap)-[b]\"‸", "b.leading >= a.trailing + 8\nb.leading <= a.trailing + 20 @gap"),
    .inLayout(
      toRules, "vfl \"H:[a]-(>=gap)-|\"‸ // far", "a.trailing <= superview.trailing - gap  // far"),
    .inLayout(
      toRules, "‸vfl \"H:[a]-4-[b]\" alignAllCenterY alignAllTop",
      "b.leading == a.trailing + 4\na.centerY == b.centerY\na.top == b.top"),
    .inLayout(
      toRules, "‸vfl \"H:|-(-5)-[a][b][box]\" alignAllTop",
      "a.leading == superview.leading - 5\nb.leading == a.trailing\nbox.leading == b.trailing\na.top == b.top == box.top"
    ),
    .inLayout(
      toRules, "‸vfl \"H:|-4-[a]-5-[b]-6-|\" directionLeftToRight",
      "a.left == superview.left + 4\nb.left == a.right + 5\nb.right == superview.right - 6"),
    .inLayout(
      toRules, "‸vfl \"H:|-4-[a]-(>=5)-[b]-6-|\" directionRightToLeft",
      "a.right == superview.right - 4\nb.right <= a.left - 5\nb.left == superview.left + 6"),
    .inLayout(
      toRules, "‸vfl \"V:[a]-5-[b]\" spacingBaselineToBaseline", "b.firstBaseline == a.lastBaseline + 5"),
    .inLayout(
      toRules, "for i in 0 ..< 3 { view bar[i] }\n‸vfl \"[bar0]-[bar2(bar1)]\"",
      "for i in 0 ..< 3 { view bar[i] }\nbar[2].leading == bar[0].trailing + 8\nbar[2].width == bar[1].width"),
    .inLayout(
      toRules, "view e { view f; vfl \"H:|-[f‸]-|\" }",
      "view e { view f; f.leading == superview.leading + 20; f.trailing == superview.trailing - 20 }"),
    .inLayout(toRules, "constraint row: vfl \"[a(‸44)]\"", "constraint row: a.width == 44"),
    .inLayout(toRules, "constraint row: vfl \"[a]-‸[b]-|\"", "refused: 'row' is the name of all 2 constraints"),
    .inLayout(toRules, "constraint row: a.width == ‸44", "not offered"),
    // What would be reported as surplus (L0531, L0535) is left out.
    .inLayout(
      toRules, "a.width == 44\n‸vfl \"[a(44)]-8-[b(>=20)]\"",
      "a.width == 44\nb.leading == a.trailing + 8\nb.width >= 20"),
    .inLayout(
      toRules, "a.edges(top, leading) == superview\na.bottom == superview.top + 20\n‸vfl \"V:[a(20)][b]\"",
      "a.edges(top, leading) == superview\na.bottom == superview.top + 20\nb.top == a.bottom"),
    // What is surplus with the least number of a range may be needed with others.
    .inLayout(
      toRules, "metric m = 0 ... 24\nb.leading >= a.trailing + 8 - m\n‸vfl \"[a]-(>=0)-[b]\"",
      "metric m = 0 ... 24\nb.leading >= a.trailing + 8 - m\nb.leading >= a.trailing"),
    .inLayout(
      toRules, "a.width == 44\n‸vfl \"[a(44)]\"", "refused: it changes nothing: other constraints already imply it"),
    .inLayout(
      toRules, "allow L0531 \"so\"\na.width == 44\n‸vfl \"[a(44)][b]\"",
      "allow L0531 \"so\"\na.width == 44\na.width == 44\nb.leading == a.trailing"),
  ]) func aFormatIsWrittenAsRules(example: Example) { expect(example) }

  @Test(arguments: [
    Example.inLayout(
      toFormat,
      "a.leading == superview.leading + 8\n‸b.leading == a.trailing + 8\nb.trailing == superview.trailing - 20",
      "vfl \"H:|-8-[a]-8-[b]-20-|\""),
    .inLayout(
      toFormat, "‸a.top == superview.top\nb.top == a.bottom + gap\na.height == 44", "vfl \"V:|[a(44)]-gap-[b]\""),
    .inLayout(
      toFormat, "«b.top == a.bottom + 4»\na.height == 44", "vfl \"V:[a]-4-[b]\"\na.height == 44"),
    .inLayout(
      toFormat, "«b.leading >= a.trailing + 8 @high\nb.leading <= a.trailing + 20 @gap»",
      "vfl \"H:[a]-(>=8@750,<=20@gap)-[b]\""),
    .inLayout(
      toFormat, "«44 <= a.width <= 80\na.leading == superview.leading»", "vfl \"H:|[a(>=44,<=80)]\""),
    .inLayout(
      toFormat, "‸a.trailing == b.leading - 4\na.top == b.top", "vfl \"H:[a]-4-[b]\" alignAllTop"),
    .inLayout(
      toFormat, "‸a.trailing == b.leading\nbox.leading == b.trailing\na.top == b.top",
      "vfl \"H:[a][b][box]\"\na.top == b.top"),
    .inLayout(
      toFormat, "‸a.trailing == b.leading\nbox.leading == b.trailing\na.centerY == b.centerY == box.centerY",
      "vfl \"H:[a][b][box]\" alignAllCenterY"),
    .inLayout(
      toFormat, "‸a.left == superview.left + 8\na.right == superview.right - 8",
      "vfl \"H:|-8-[a]-8-|\" directionLeftToRight"),
    .inLayout(
      toFormat, "‸b.firstBaseline == a.lastBaseline + 5\na.top == superview.top",
      "vfl \"V:|[a]-5-[b]\" spacingBaselineToBaseline"),
    .inLayout(
      toFormat, "«b.width == a.width\nb.leading == a.trailing - 5»", "vfl \"H:[a]-(-5)-[b(==a)]\""),
    .inLayout(
      toFormat, "for i in 0 ..< 2 { view bar[i] }\n\nbar[0].top == superview.top + 1\n‸bar[1].top == bar[0].bottom",
      "for i in 0 ..< 2 { view bar[i] }\n\nvfl \"V:|-1-[bar0][bar1]\""),
    .inLayout(
      toFormat, "a.top == superview.top  // first\n‸b.top == a.bottom  // second",
      "vfl \"V:|[a][b]\"  // first\n// second"),
    .inLayout(
      toFormat, "view e { view f; ‸f.leading == superview.leading; f.trailing == superview.trailing }",
      "view e { view f; vfl \"H:|[f]|\" }"),
    .inLayout(
      toFormat,
      "view e { view f; ‸a.leading == superview.leading; f.leading == a.trailing + 8; f.trailing == superview.trailing }",
      "refused: '|' cannot be an edge of two superviews"),
    .inLayout(toFormat, "a.‸top == superview.top", "not offered"),
    .inLayout(toFormat, "‸a.top == safeArea.top\nb.top == a.bottom", "not offered"),
    .inLayout(toFormat, "«b.top == a.bottom + 2 * gap\na.top == superview.top»", "not offered"),
    .inLayout(toFormat, "«b.top == a.bottom - gap»", "not offered"),
  ]) func rulesAreWrittenAsAFormat(example: Example) { expect(example) }

  private static let withFormats = (SampleFile.all + SampleFile.gallery).filter {
    !formats(of: parse($0.bytes)).isEmpty
  }

  /// Those without a name, which would have to be that of several rules.
  private static func formats(of tree: SyntaxTree) -> [SourceRange] {
    tree.nodes.indices.map { SyntaxNode(tree: tree, index: $0) }
      .filter { $0.kind == .vfl && $0.parent?.kind != .constraintDeclaration }.map { $0.range }
  }

  @Test func samplesHaveFormats() { #expect(FormatActionTests.withFormats.count == 24) }

  /// There and back again: one of so many formats, and then others until one came back.
  @Test(arguments: withFormats) func aFormatComesBackFromItsRules(sample: SampleFile) throws {
    let snapshot = sample.snapshot()
    let formats = FormatActionTests.formats(of: snapshot.tree)
    let step = triesEveryPlace ? 1 : 14
    let isChosen = formats.indices.map { $0 % step == sample.bytes.count % step }
    var count = 0
    for number in formats.indices.filter({ isChosen[$0] }) + formats.indices.filter({ !isChosen[$0] }) {
      if !isChosen[number] && count > 0 { break }
      if comesBack(formats[number], snapshot, sample) { count += 1 }
    }
    #expect(count > 0, "no format of \(sample.name)")
  }

  /// Whether a format can be written as rules and these as a format again, which then means the same.
  private func comesBack(_ place: SourceRange, _ snapshot: Snapshot, _ sample: SampleFile) -> Bool {
    guard let there = snapshot.actions(at: place, kinds: [.rewrite]).first(where: { $0.title == toRules }),
      there.refusal == nil
    else { return false }
    let between = sample.snapshot(applying(there.edits, to: snapshot.tree.bytes))
    let grown = between.tree.bytes.count - snapshot.tree.bytes.count
    let rules = SourceRange(file: .main, start: place.start, end: place.end + grown)
    guard let back = between.actions(at: rules, kinds: [.rewrite]).first(where: { $0.title == toFormat }) else {
      return false
    }
    #expect(back.refusal == nil, "\(snapshot.text(at: place)) in \(sample.name)")
    let after = sample.snapshot(applying(back.edits, to: between.tree.bytes))
    #expect(Frames(after).all == Frames(snapshot).all, "\(snapshot.text(at: place)) in \(sample.name)")
    return true
  }
}
