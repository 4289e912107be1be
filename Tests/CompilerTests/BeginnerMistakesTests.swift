import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// The first mistakes that newcomers make, and the answers: one report each, where the mistake is.
@Suite struct BeginnerMistakesTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    /// What stands in the braces of 'SignIn' behind two views, `title` and `form`; behind `- `, alone; or a whole file.
    var written: String
    var code: String
    /// What the carets are below.
    var place: String
    /// The core of the message.
    var message: String
    /// Whether the report brings a repair, which must leave nothing of the kind to report.
    var isRepaired: Bool
    var testDescription: String { written }

    init(_ written: String, _ code: String, at place: String, _ message: String, isRepaired: Bool = false) {
      (self.written, self.code, self.place, self.message, self.isRepaired) = (written, code, place, message, isRepaired)
    }

    /// The whole file.
    var file: String {
      if written.contains("layout S") { return written }
      let isAlone = written.hasPrefix("- ")
      let body = isAlone ? String(written.dropFirst(2)) : "view title: Label; view form\n\(written)"
      return "layout SignIn(375x667) {\n\(body)\n}\n"
    }
  }

  static let mistakes = [
    Mistake("- view title Label", "L0150", at: "Label", "a kind follows a colon", isRepaired: true),
    Mistake("- Label title", "L0151", at: "Label title", "views are declared with 'view'", isRepaired: true),
    Mistake(
      "- button back { .width == 44 }", "L0151", at: "button back",
      "views are declared with 'view': 'view back: Button'", isRepaired: true),
    Mistake(
      "- slider position", "L0151", at: "slider position",
      "views are declared with 'view': 'view position: Slider'", isRepaired: true),
    Mistake(
      "- stack row { view title: Label }", "L0151", at: "stack row",
      "views are declared with 'view': 'view row: VStack'", isRepaired: true),
    Mistake(
      "- button back: Button { .width == 44 }", "L0151", at: "button",
      "views are declared with 'view': 'view back: …'", isRepaired: true),
    Mistake(
      "size = 375x667", "L0450", at: "size = 375x667",
      "the design size follows the name of the layout: `layout Name(375x667)`"),
    Mistake("view state: Label", "L0104", at: "state", "'state' is a word of the language"),
    Mistake("view left", "L0104", at: "left", "'left' is an attribute"),
    Mistake(
      "titel.top == superview.top", "L0201", at: "titel", "no view named 'titel' in 'SignIn'; did you mean 'title'?",
      isRepaired: true),
    Mistake("view title", "L0203", at: "title", "'title' is already declared on line 2"),
    Mistake(
      "view card { view caption }\ncaption.bottom == form.top", "L0201", at: "caption",
      "'caption' is inside 'card'; from here it is 'card.caption'", isRepaired: true),
    Mistake(
      "form.width = 200", "L0450", at: "form.width",
      "'=' sets a property and 'width' is an attribute; to constrain it write `form.width == 200`", isRepaired: true),
    Mistake(
      "form.top = 20", "L0450", at: "form.top",
      "'=' sets a property and 'top' is an attribute; to constrain it write `form.top == superview.top + 20`",
      isRepaired: true),
    Mistake(
      "form.centerY = 0", "L0450", at: "form.centerY",
      "'=' sets a property and 'centerY' is an attribute; to constrain it write `form.centerY == superview.centerY`",
      isRepaired: true),
    Mistake(
      "view a: Label { text == \"x\" }", "L0422", at: "text",
      "'text' is a property, and '==' declares a constraint; to set the property, write `text = \"x\"`",
      isRepaired: true),
    Mistake("form.top ==", "L0102", at: "==", "expected a value after '=='"),
    Mistake(
      "view a { width == 44 }", "L0426", at: "width", "whose width? '.width' is the width of 'a'", isRepaired: true),
    Mistake(
      "view a { center == superview }", "L0426", at: "center", "whose center? '.center' is the center of 'a'",
      isRepaired: true),
    Mistake(
      "view a { edges == superview }", "L0426", at: "edges", "whose edges? '.edges' is the edges of 'a'",
      isRepaired: true),
    Mistake(
      "view a { size == 10x10 }", "L0426", at: "size", "whose size? '.size' is the size of 'a'", isRepaired: true),
    Mistake(
      "view a { center == (5, 5) }", "L0422", at: "center",
      "'center' is a property, and '==' declares a constraint; to set the property, write `center = (5, 5)`",
      isRepaired: true),
    Mistake("assert form.isInside", "L0441", at: "form.isInside", "isInside takes a view"),
    Mistake(
      "layoutSubviews { form.frame = bounds.inset(1, 2, 3, 4) }", "L0426", at: "bounds",
      "whose bounds? '.bounds' is the bounds of 'SignIn'", isRepaired: true),
    Mistake(
      "view a { .left == 20 }", "L0401", at: ".left == 20",
      "a position needs another position: `.left == superview.left + 20`", isRepaired: true),
    Mistake(
      "view a { .left == form.width }", "L0402", at: ".left == form.width",
      "'left' is a position and 'width' a length; measure from another position: `.left == superview.left + form.width`",
      isRepaired: true),
    Mistake(
      "title.leading == form.left", "L0403", at: "title.leading == form.left",
      "'leading' and 'left' do not mix; use one family on both sides", isRepaired: true),
    Mistake("title.left == form.top", "L0404", at: "title.left == form.top", "'left' is horizontal and 'top' vertical"),
    Mistake(
      "view a { .width / .height == 16/9 }", "L0412", at: ".width / .height",
      "dividing by an attribute is not linear; multiply instead: `.width == 16/9 * .height`", isRepaired: true),
    Mistake(
      "view a { .height == max(title.height, form.height) }", "L0412", at: "max(title.height, form.height)",
      "'max' of attributes is not linear; write '>=' for each"),
    Mistake("view a { .width == 16:9 * .height }", "L0142", at: "16:9", "a ratio is a division", isRepaired: true),
    Mistake(
      "view a { .width == 50% }", "L0415", at: "50%", "50% of what? for example `50% * superview.width`",
      isRepaired: true),
    Mistake("form.width < 200", "L0156", at: "<", "a constraint uses '<='", isRepaired: true),
    Mistake("form.width => 30", "L0133", at: "=>", "the operator is '>='", isRepaired: true),
    Mistake("view a { 44 <= .height >= 20 }", "L0157", at: ">=", "both relations of a chain must point the same way"),
    Mistake("form.width == 44px", "L0139", at: "44px", "remove the unit of", isRepaired: true),
    Mistake("form.width == .5", "L0140", at: ".5", "a digit precedes the decimal point of a number", isRepaired: true),
    Mistake("form.width == 1e3", "L0139", at: "1e3", "a number has no exponent", isRepaired: true),
    Mistake("form.size == 44 x 44", "L0141", at: "44 x 44", "a size contains no spaces", isRepaired: true),
    Mistake("form.width == 8 @1001", "L0418", at: "1001", "a priority is above 0 and at most 1000; this is 1001"),
    Mistake(
      "form.width == 8 @hihg", "L0419", at: "hihg", "no priority named 'hihg'; did you mean 'high'?", isRepaired: true),
    Mistake("form.edges <= superview", "L0420", at: "<=", "'edges' takes only '=='"),
    Mistake(
      "view page: ScrollView { .edges == superview; contentGuide.width == .frameGuide.width }", "L0427",
      at: "contentGuide", "whose contentGuide? '.contentGuide' is that of 'page'", isRepaired: true),
    Mistake(
      "- view a: StackView { axis = vertical; .edges == superview }", "L0207", at: "StackView",
      "did you mean 'VStack'?",
      isRepaired: true),
    Mistake(
      "- view a: StackView { spacing = 8; .edges == superview }", "L0207", at: "StackView", "did you mean 'HStack'?",
      isRepaired: true),
    Mistake(
      "title.edges == margins.inset(8)", "L0201", at: "inset", "write an inset after the view", isRepaired: true),
    Mistake(
      "form.edges == safeArea.insets(8)", "L0201", at: "insets", "write an inset after the view", isRepaired: true),
    Mistake(
      "form.edges == superview - 16", "L0425", at: "superview - 16", "'edges' take a distance with `inset`",
      isRepaired: true),
    Mistake(
      "form.edges(leading, trailing) == superview - 16", "L0425", at: "superview - 16",
      "'edges' take a distance with `inset`", isRepaired: true),
    Mistake(
      "title.top == superview.top (750)", "L0160", at: "(750)", "a priority is '@' with a number",
      isRepaired: true),
    Mistake(
      "title.height <= 0.5 * superview.height(250)", "L0160", at: "(250)", "a priority is '@' with a number",
      isRepaired: true),
    Mistake("superview.width >= 300", "L0427", at: "superview", "whose superview? name a view first, or write 'root'"),
    Mistake(".top == superview.top", "L0428", at: "superview", "'SignIn' is the root and has no superview"),
    Mistake(
      "constraint form.width <= 420", "L0153", at: "constraint", "a name and a colon must follow", isRepaired: true),
    Mistake("guide g { text = \"x\" }", "L0123", at: "text", "a guide has no property 'text'"),
    Mistake(
      "view a { frame = (0, 20, 375) }", "L0458", at: "(0, 20, 375)",
      "a frame has four numbers: x, y, width, height; here are 3"),
    Mistake("view a { frame = (0 20; 375 44) }", "L0110", at: "20", "expected '", isRepaired: true),
    Mistake(
      "view a { frame = (0, 0, superview.width, 44) }", "L0459", at: "superview",
      "'frame' is read once, at the design size; for a size that follows the superview, write `mask = W` or a constraint"
    ),
    Mistake(
      "view a { frame = (0, 0, 3, 4); mask = [.flexibleWidth] }", "L0169", at: "[.flexibleWidth]",
      "the options of a mask are joined with '+'", isRepaired: true),
    Mistake(
      "view a { frame = (0, 0, 3, 4); mask = W | H }", "L0169", at: "|", "the options of a mask are joined with '+'",
      isRepaired: true),
    Mistake("view badge { mask = W }", "L0460", at: "mask = W", "the mask of 'badge' needs a frame to start from"),
    Mistake(
      "view box { .size == 9x9; view badge { frame = (0, 0, 3, 4); mask = W } }", "L0461", at: "mask = W",
      "the mask of 'badge' needs the size of 'box', which only constraints determine"),
    Mistake(
      "view header { frame = (0, 20, 375, 44); mask = W+BM }\nheader.height == 50", "L0501", at: "header.height == 50",
      "these constraints cannot all be satisfied at 375x667", isRepaired: true),
    Mistake("vfl(\"H:[title]\")", "L0167", at: "(\"H:[title]\")", "a visual format is a string", isRepaired: true),
    Mistake("vfl: \"H:[title]\"", "L0167", at: ":", "a visual format is a string", isRepaired: true),
    Mistake(
      "view a { frame = (0, 0, 3, 4); mask = \"W+H\" }", "L0169", at: "\"W+H\"", "a mask is words joined with '+'",
      isRepaired: true),
    Mistake("title.edges == superview padding 16", "L0101", at: "padding", "the word is 'inset'", isRepaired: true),
    Mistake("title.edges == superview margin 8", "L0101", at: "margin", "the word is 'inset'", isRepaired: true),
    Mistake("title.edges == superview insetBy 16", "L0101", at: "insetBy", "the word is 'inset'", isRepaired: true),
    Mistake("title.ratio == 4/3", "L0201", at: "ratio", "'title' has no attribute 'ratio'", isRepaired: true),
    Mistake("title.aspect == 16/9", "L0201", at: "aspect", "'title' has no attribute 'aspect'", isRepaired: true),
    Mistake("vfl H:[title]", "L0167", at: "H:[title]", "a visual format is a string", isRepaired: true),
    Mistake(
      "view card { view email }\nvfl \"[card.email]\"", "L0317", at: "card.email",
      "a visual format can contain only plain names"),
    Mistake(
      "for i in 0 ..< 2 { view bar[i] }\nvfl \"[bar[0]]\"", "L0317", at: "bar[0]",
      "'bar[0]' is written 'bar0' in a visual format", isRepaired: true),
    Mistake("vfl \"[title]- [form]\"", "L0313", at: " ", "a visual format contains no spaces", isRepaired: true),
    Mistake(
      "vfl \"[title]-8-[form]\" @750", "L0168", at: "@750", "the priorities of a visual format go inside the string"),
    Mistake(
      "vfl \"[title]-8-[form]\" alignTop", "L0321", at: "alignTop", "no option 'alignTop' for a visual format",
      isRepaired: true),
    Mistake(
      "component Card(title) { }\nlayout S(1x1) { }\n", "L0154", at: "title", "a parameter has a type",
      isRepaired: true),
    Mistake(
      "component PlayerBar(turn: Number) { }\nlayout S(1x1) { view a: PlayerBar(2) }\n", "L0213", at: "2",
      "arguments are labelled: `PlayerBar(turn: 2)`", isRepaired: true),
    Mistake(
      "component PlayerBar(turn: Number) { }\nlayout S(1x1) { view a: PlayerBar(turn: \"2\") }\n", "L0212", at: "\"2\"",
      "'turn' is a Number, and this is a Text"),
    Mistake(
      "component Card { view r: Row }\ncomponent Row { view c: Card }\nlayout S(1x1) { }\n", "L0209", at: "Card",
      "'Card' contains itself: Card → Row → Card"),
    Mistake(
      "layout SignIn(1x1) { }\nlayout S(1x1) { view x: SignIn }\n", "L0208", at: "SignIn",
      "'SignIn' is a layout; make it a component to use it as a kind"),
    Mistake(
      "view actions: HStack { view save { frame = (0, 0, 3, 4) } }", "L0463", at: "frame = (0, 0, 3, 4)",
      "'save' is arranged by 'actions'; its frame would be ignored"),
    Mistake("for i in 0..4 { view bar[i] }", "L0155", at: "..", "write a range with", isRepaired: true),
    Mistake("for i in 0 ..< 4 { view bar[i] }\nbar[4].width == 8", "L0429", at: "[4]", "'bar' has the indices 0 to 3"),
    Mistake(
      "if width > 600 { title.hidden = true }", "L0152", at: "if", "conditions begin with 'when'", isRepaired: true),
    Mistake(
      "when form.width > 300 { title.hidden = true }", "L0436", at: "form.width",
      "a condition can read only the size of the root; constraints determine the size of 'form'"),
    Mistake("when width > 600 { view badge }", "L0121", at: "view", "a view cannot be declared in a 'when' or 'state'"),
    Mistake(
      "when width >= 600 { title.hidden = true }\nwhen height >= 500 { title.hidden = false }", "L0456",
      at: "title.hidden = false", "both conditions hold at 600x667, and they set 'hidden' of 'title' differently"),
    Mistake(
      "constraint cap: form.width <= 420\nstate half { cap == 400 }", "L0423", at: "cap",
      "'cap' is a constraint; to change its number write `cap.constant = 400`", isRepaired: true),
    Mistake("layoutSubviews { title.top == form.bottom }", "L0122", at: "==", "a constraint cannot be among steps"),
    Mistake(
      "layoutSubviews { distribute [title, form] }", "L0170", at: "",
      "expected 'horizontal' or 'vertical' after 'distribute'"),
    Mistake(
      "layoutSubviews { align title.topLeft with form.bottomLeft; sizeToFit form }", "L0485",
      at: "align title.topLeft with form.bottomLeft", "'form' gets its size on line 3, after this step"),
    Mistake(
      "sizeThatFits { height = title.bounds.height }", "L0484", at: "bounds",
      "`sizeThatFits` must not read a current size, such as the 'bounds' of 'title'"),
    Mistake(
      "view a { transform = rotate(90) }", "L0468", at: "90", "a rotation needs an angle with a unit: `90deg`",
      isRepaired: true),
    Mistake(
      "sizes 320x480, 1024x1366", "L0446", at: "sizes 320x480, 1024x1366",
      "this declares only two sizes; to declare every size between them too, write `320x480 ... 1024x1366`",
      isRepaired: true),
    Mistake(
      "assert title.bottom <= root.bottom @high", "L0163", at: "@high", "an assertion holds or fails", isRepaired: true),
    Mistake("expect 375x667 { title.frame = (0, 0, 1, 1) }", "L0164", at: "=", "'expect' compares", isRepaired: true),
    Mistake("allow ambiguous", "L0165", at: "ambiguous", "'allow' takes a code", isRepaired: true),
    Mistake("import Shared\nlayout S(1x1) { }\n", "L0166", at: "Shared", "a file name is a string", isRepaired: true),
    Mistake(
      "/* note */", "L0138", at: "/* note */", "there are no block comments; each comment line begins with '//'",
      isRepaired: true),
    Mistake(
      "metric gap = \"8\"", "L0218", at: "\"8\"", "the metric 'gap' must be a number, but this value is a string"),
    Mistake(
      "metric gap = 4\nview a { let gap = 4 }", "L0204", at: "gap",
      "'gap' is already the metric of line 3, and only a view or guide may reuse the name of an outer one"),
    Mistake(
      "metric gap = 4\nfor i in 0 ..< 1 { let gap = 4 }", "L0204", at: "gap",
      "'gap' is already the metric of line 3, and only a view or guide may reuse the name of an outer one"),
  ]

  /// A view with the name of an attribute is no second mistake where the attribute is meant.
  @Test func theNameOfAnAttributeIsReportedOnce() {
    let text = """
      component Cell { view top: Label { text = "A"; .edges == superview } }
      layout A(375x667) {
        view list { .edges == superview; view a: Cell; a.top == superview.top; a.edges(leading, trailing) == superview }
      }
      """
    let compilation = compile(path: "a.lay", bytes: Array(text.utf8)) { _ in nil }
    #expect(compilation.diagnostics.map(\.code.id) == ["L0104"])
  }

  @Test(arguments: mistakes)
  func eachIsAnsweredOnceWhereItStands(_ mistake: Mistake) {
    let found = problems(of: mistake.file, isConflict: mistake.code.hasPrefix("L05"))
    guard found.count == 1, let first = found.first else {
      Issue.record("expected one report, got \(reports(mistake.file))")
      return
    }
    #expect(first.code.id == mistake.code)
    #expect(spot(first.range, in: mistake.file) == mistake.place)
    #expect(first.message.contains(mistake.message), "got: \(first.message)")
    #expect((first.fixIt != nil) == mistake.isRepaired)
  }

  @Test(arguments: mistakes.filter(\.isRepaired))
  func repairsLeaveNothingOfTheKind(_ mistake: Mistake) {
    #expect(!codes(fixed(mistake.file)).contains(mistake.code), "\(fixed(mistake.file))")
  }

  /// What is reported; of layouts only when that is asked for.
  private func problems(of file: String, isConflict: Bool) -> [Diagnostic] {
    let compilation = screen(file).compilation
    let found = isConflict ? check(compilation).diagnostics : compilation.diagnostics
    return found.filter { $0.severity != .note }
  }
}
