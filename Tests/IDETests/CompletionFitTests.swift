import Testing

@testable import LayIDE

/// What fits comes first, and what is an error there is not offered. See ``Offered/check(_:_:sourceLocation:)`` for the words.
@Suite struct CompletionFitTests {
  @Test(arguments: [
    ("expect 9x9 { title.frame.‸ }", "x y width height … minX size -gap -P -text -profile -inset"),
    ("expect 9x9 { title.‸ }", "left … frame hidden text -edges -minX -x -gap"),
    ("expect 9x9 { page.‸ }", "contentSize contentGuide"),
    ("title.margins.‸", "left … top edges -gap -P -text -superview -frame"),
    ("photo.top == superview.‸", "top bottom … photo safeArea -superview -gap -P -text -profile"),
    ("photo.top == root.title.‸", "top bottom … superview -gap -P -text"),
    ("photo.leading == superview.‸", "leading trailing … centerX title -side -gap -P -left -top"),
    ("layoutSubviews { photo.frame = available.‸ }", "width height … -gap -title"),
    ("layoutSubviews { let f = photo.frame.inset(1, 2, 3, 4).‸ }", "x … width origin inset -gap"),
    ("photo.‸", "left … hidden -contentGuide -frameGuide -text"), ("page.‸", "left … contentGuide frameGuide"),
    ("c.‸", "count … -left -top"), ("c[0].‸", "left … badge hidden -count"), ("let n = captions.‸", "count … -left"),
    ("for q in c { q.‸ }", "left … badge hidden"), ("row.‸", "left … badge -sender -subject"),
    ("for q in 0 ..< 3 { q.‸ }", "-left -top -badge"), ("column.‸", "left … edges -hidden"),
    ("cap.‸", "constant priority active … -left"), ("title.hugging.‸", "horizontal vertical … -left"),
    ("view z: Label { hugging.‸ }", "horizontal vertical … -left"), ("view z { intrinsic.‸ }", "width height … -left"),
    ("photo.width == hugging.‸", "-horizontal"), ("photo.trailing == superview.‸", "trailing leading … -left"),
    ("photo.height <= 45% * superview.‸", "height width … -left -top -leading"),
    ("assert title.‸", "left … isInside isNotCompressed -hidden -constant"),
    ("assert safeArea.‸", "left … isInside -isNotCompressed"),
    ("when root.‸ >= 3 { }", "width height … -left"), ("title.text = photo.‸", "-left -width"),
    ("view z { .top == superview.‸ }", "top … title -z2"), ("photo.superview.‸", "left … title"),
  ])
  func membersAreThoseOfWhatStandsBeforeTheDot(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  @Test(arguments: [
    ("title.text = ‸", "name … captions -rotate -gap -max"), ("title.text = name + ‸", "name gap"),
    ("title.hidden = ‸", "true false … -rotate -name"),
    ("title.font = ‸", "largeTitle title1 … body gap max -name -rotate"),
    ("photo.transform = ‸", "identity rotate … matrix -gap"),
    ("photo.transform = [rotate(90deg), ‸]", "rotate … -identity"),
    ("view z { .top == ‸ }", "photo … safeArea keyboardLayoutGuide -contentGuide -frameGuide"),
    ("view z { view y { .top == ‸ } }", "safeArea -keyboardLayoutGuide -contentGuide"),
    ("view z: ScrollView { view y { .top == ‸ } }", "contentGuide frameGuide -keyboardLayoutGuide"),
    ("photo.top == ‸", "photo title … superview safeArea gap -rotate -name -cap"),
    ("44 <= ‸", "photo … gap"), ("photo.width == ‸", "gap … photo -name -rotate"),
    ("photo.edges == ‸", "photo … superview margins -gap -max"), ("photo.size == ‸", "photo … -gap -max"),
    ("photo.edges == superview inset ‸", "gap … max -photo"), ("grid.columns = [‸]", "fit fraction … gap"),
    ("grid.columns = ‸", "gap … -fit -fraction"), ("expect 9x9 { title.hidden == ‸ }", "true false … -name"),
    ("expect 9x9 { title.text == ‸ }", "name … -gap"), ("stack.axis = ‸", "horizontal vertical … -gap"),
    ("photo.frame = ‸", "(x, … -gap"), ("layoutSubviews { align ‸ }", "photo … superview -gap -max"),
    ("layoutSubviews { distribute horizontal [‸] }", "photo … flexible gap"), ("for i in ‸ { }", "gap name captions c"),
    ("view z { backgroundColor = #‸ }", "-gap -max -photo"), ("sizes ‸", "any iPhone … -gap -photo"),
    ("sizes 3x3, ‸", "any iPhone … text -gap"), ("sizes \"iPhone ‸\"", "-any -gap"),
    ("sizes 3x3, text ‸", "xSmall small … large accessibility5 -any"),
    ("sizes 3x3, text small ... ‸", "xSmall … medium accessibility5 -any -gap"),
    ("sizes 3x3, text small ‸", "-any -large"),
    ("sizes 3x3, text small, ‸", "keyboard -any -text"),
    ("sizes 3x3, keyboard 0 ... ‸", "-any -large"), ("sizes 3x3, keyboard 0, ‸", "text safeArea -any -keyboard"),
    ("sizes iPhone, region ‸", "fold camera -any -text"), ("sizes iPhone, region fold ‸", "-any -fold"),
    ("sizes iPhone, region fold, ‸", "text keyboard safeArea region except -any"),
    ("sizes iPhone, except ‸", "estimates iPhone … iPad -any -text"),
    ("sizes iPhone, except iPad ‸", "-iPad -estimates"),
    ("sizes iPhone, except iPad, ‸", "text except -any"),
    ("sizes 3x3, safeArea ‸", "gap … -any -text"), ("sizes 3x3, safeArea (0, ‸", "gap … -any -text"),
    ("sizes 3x3, safeArea (0, 0, 0, 0) ‸", "-any -gap -text"), ("sizes 3x3, safeArea 0 ... ‸", "gap … -any -text"),
    ("sizes 3x3, safeArea 0, ‸", "text keyboard -any -safeArea"),
    ("expect 9x9 (textSize: ‸) { }", "xSmall … -gap"),
    ("sizes 3x3 ... ‸", "-any -gap -superview"), ("sizes any x ‸", "any … -gap"), ("expect ‸ { }", "-gap -photo"),
    ("metric other = ‸", "gap … -other -name -photo -rotate"), ("photo.capInsets = (top: ‸)", "gap … -true"),
    ("view z: MailRow(sender: ‸)", "name … -true -gap"),
    ("view z: MailRow(sender: \"\", unread: ‸)", "true false … -name"),
    ("view z: MailRow(high: ‸)", "gap … -true -name"), ("assert photo.isInside(‸)", "photo … safeArea -gap"),
  ])
  func valuesAreOfTheKindThatIsWanted(statement: String, words: String) {
    if words.hasPrefix("(x,") {
      #expect(Offered(screen(statement)).labels.first == "(x, y, width, height)")
    } else {
      Offered(screen(statement)).check(words, statement)
    }
  }

  @Test func whatAKindHasBeforeOthersIsOfferedFirst() {
    let label = Offered(screen("view z: Label { ‸ }")).labels
    #expect(
      label.prefix(3).contains("text") && label.contains("view") && label.contains("hidden"), "\(label.prefix(9))")
    #expect(Set(label).count == label.count)
    #expect(Offered(screen("view z { ‸ }")).labels.first == "view")
  }

  @Test(arguments: [
    ("when ‸ { }", "width height direction … horizontalSizeClass not gap -rtl -compact -photo"),
    ("when direction == ‸ { }", "ltr rtl … -width -gap -compact"),
    ("when width >= 3 and verticalSizeClass == ‸ { }", "compact regular … -ltr"),
    ("when width >= ‸ { }", "gap … -rtl -name -photo"), ("when 3 <= ‸ { }", "width height … gap"),
    ("when not ‸ { }", "width … direction"), ("layoutSubviews { when ‸ { } }", "photo gap direction"),
    ("expect 9x9 (direction: ‸)", "ltr rtl … -true -gap"), ("expect 9x9 (state: ‸)", "wide … -true"),
  ])
  func conditionsAreOfferedTheirWords(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  @Test(arguments: [
    ("view z: MailRow(‸)", "sender subject unread high … -gap"),
    ("view z: MailRow(unread: true, ‸)", "sender subject high … -unread"),
    ("view z: MailRow(‸, sender: \"x\")", "subject … -sender"), ("view z: MailRow(subject: ‸\n  view w", "name"),
    ("expect 9x9 (‸)", "direction … safeArea state gap cap"), ("expect 9x9 (scale: 2, ‸)", "direction … state -scale"),
    ("photo.edges == title inset (‸", "top leading bottom trailing … horizontal gap -left"),
    ("photo.edges == title inset (top: 3, ‸)", "leading bottom … horizontal -top -vertical -gap -left"),
    ("photo.edges(top, left) == title inset (‸)", "top … left horizontal vertical -leading -bottom"),
    ("photo.margins = (left: 3, ‸)", "top bottom … right -leading -horizontal"), ("photo.frame = (‸", "gap … -top -x"),
  ])
  func labelsAreOfferedOnce(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  @Test func labelsComeWithAValueThatFits() {
    let row = Offered(screen("view z: MailRow(‸)"))
    #expect(
      ["sender", "unread", "high"].map { row.written($0) } == [
        "sender: \"${1:text}\"", "unread: ${1:true}", "high: ${1:8}",
      ])
    let test = Offered(screen("expect 9x9 (‸)"))
    #expect(
      ["direction", "state", "safeArea", "gap", "horizontalSizeClass"].map { test.written($0) } == [
        "direction: ${1:rtl}", "state: ${1:wide}", "safeArea: (${1:0}, ${2:0}, ${3:0}, ${4:0})", "gap: ${1:0}",
        "horizontalSizeClass: ${1:regular}",
      ])
    #expect(Offered("layout P(9x9) { expect 9x9 (‸) }").labels.contains("state") == false)
  }

  @Test(arguments: [
    ("state x { ‸ }", "constraint … hidden -profile -view"),
    ("layoutSubviews { ‸ }", "align … photo -hidden -gap -constraint"),
    ("sizeThatFits { ‸ }", "for when let width height … -align -distribute -spread -sizeToFit"),
    ("when width >= 3 { } ‸", "else"), ("when width >= 3 { }\n  ‸", "else view"),
    ("for i in 0 ..< 2 { }\n  ‸", "view -else"),
    ("view z { } ‸", "-else"), ("when width >= 3 { } else { }\n ‸", "view -else"),
    ("when width >= 3 { } else when width >= 2 { } ‸", "else"),
    ("when width >= 3 { for i in 0 ..< 2 { ‸ } }", "constraint -let -view"),
    ("guide g { for i in 0 ..< 2 { ‸ } }", "let constraint -view -guide"),
    ("guide g { ‸ }", "let constraint -view -hidden"),
    ("expect 9x9 { ‸ }", "photo title … cap -hidden -constraint"),
  ])
  func statementsAreThoseOfTheirBraces(statement: String, words: String) {
    Offered(screen(statement)).check(words, statement)
  }

  @Test(arguments: [
    ("component A: ‸ { }", "Label -A"), ("component A { view x: ‸ }", "Label -A"),
    ("component B { }\ncomponent A: ‸ { }", "B … Label -A"), ("layout A(9x9) { allow ‸ }", "L0502 -L0501 -L0201"),
  ])
  func whatWouldBeRefusedIsLeftOut(text: String, words: String) {
    Offered(text).check(words, text)
  }

  @Test(arguments: [
    ("constraint", "constraint ${1:name}: ${2:title}.width == ${3:44}"),
    ("assert", "assert ${1:title}.isInside(${2:superview})"),
    ("for", "for ${1:i} in 0 ..< ${2:3} {\n  $0\n}"),
  ])
  func snippetsAreAboutAView(word: String, snippet: String) {
    #expect(Offered("layout A(9x9) { metric gap = 8; view title; ‸ }").written(word) == snippet)
    let plain = Offered("layout A(9x9) { ‸ }").written(word) ?? ""
    #expect(plain == snippet.replacing("title", with: "item"))
  }

  @Test(arguments: [
    ("mod", "mod(${1:0}, ${2:2})"), ("max", "max(${1:0}, ${2:0})"),
  ])
  func functionsHaveAsManyPlacesAsTheyNeed(name: String, snippet: String) {
    #expect(Offered("metric a = ‸").written(name) == snippet)
    let matrix = Offered("layout A(9x9) { view a { transform = ‸ } }").written("matrix")
    #expect(matrix == "matrix(${1:1}, ${2:0}, ${3:0}, ${4:1}, ${5:0}, ${6:0})")
  }
}
