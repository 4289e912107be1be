import Testing

@testable import LayConflictLog

/// Every form of an item, as relations.
@Suite struct ItemTests {
  /// An item and its relations in words.
  struct Form: Sendable, CustomTestStringConvertible {
    var item: String
    var words: String
    var testDescription: String { item }

    init(_ item: String, _ words: String) { (self.item, self.words) = (item, words) }
  }

  static let equations = [
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height == 24   (active)>", "UILabel.height == 24"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height >= 44.0>", "UILabel.height >= 44"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height <= 0   (inactive)>", "UILabel.height <= 0"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height == 2.22507e-308   (active)>", "UILabel.height == 0"),
    Form("<NSLayoutConstraint:0x1 UIView:0xa.width == - 16   (active)>", "UIView.width == -16"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.top == App.Card:0xb.top + 8>", "UILabel.top == Card.top + 8"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.right == Card:0xb.right - 8.5>", "UILabel.right == Card.right - 8.5"),
    Form(
      "<NSLayoutConstraint:0x1 UILabel:0xa.width == Card:0xb.width * 0.384615>",
      "UILabel.width == 0.384615 * Card.width"),
    Form(
      "<NSLayoutConstraint:0x1 UILabel:0xa.width == 0.9*Card:0xb.width + 2>", "UILabel.width == 0.9 * Card.width + 2"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.width == Card:0xb.width / 2>", "UILabel.width == 0.5 * Card.width"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.top == Card:0xb.bottom + NSSpace(8)>", "UILabel.top == Card.bottom + 8"),
    Form(
      "<NSLayoutConstraint:0x1 UILabel:0xa.bottom <= Card:0xb.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
      "UILabel.bottom <= Card.bottom ± 8"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height == 20 @750>", "UILabel.height == 20 @750"),
    Form("<NSLayoutConstraint:0x1 UILabel:0xa.height == 20@750   (active)>", "UILabel.height == 20 @750"),
    Form("<MASLayoutConstraint:0x1 UILabel:0xa.height == 20 ^high>", "UILabel.height == 20 @750"),
    Form(
      "<NSLayoutConstraint:0x1 UILabel:0xa.firstBaseline == Card:0xb.lastBaseline + 18>",
      "UILabel.firstBaseline == Card.lastBaseline + 18"),
    Form(
      "<NSLayoutConstraint:0x1 UILabel:0xa.leading == Card:0xb.leadingMargin>", "UILabel.leading == Card.leadingMargin"),
  ]

  static let masks = [
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.midY == + 70>",
      "UIView.centerY == the superview of UIView.top + 70"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- A:0xa.minX == 0   (active, names: '|':B:0xb )>",
      "A.left == B.left"),
    Form("<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[UIView:0xa(44)]>", "UIView.height == 44"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& A:0xa.width == B:0xb.width - 972>",
      "A.width == B.width - 972"),
    Form(
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- A:0xa.midX == B:0xb.midX * 1.2 + 3>",
      "A.centerX == 1.2 * B.centerX + 3"),
  ]

  static let formats = [
    Form(
      "<NSLayoutConstraint:0x1 V:|-(21)-[UILabel:0xa]   (active, names: '|':App.Card:0xb )>",
      "UILabel.top == Card.top + 21"),
    Form(
      "<NSLayoutConstraint:0x1 V:[UILabel:0xa]-(9)-|   (Names: '|':Card:0xb )>", "Card.bottom == UILabel.bottom + 9"),
    Form("<NSLayoutConstraint:0x1 H:|-(>=8@251)-[A:0xa]   (Names: '|':B:0xb )>", "A.leading >= B.leading + 8 @251"),
    Form("<NSLayoutConstraint:0x1 H:[A:0xa]-(-7)-[B:0xb]>", "B.leading == A.trailing - 7"),
    Form("<NSLayoutConstraint:0x1 H:[A:0xa(29)]>", "A.width == 29"),
    Form("<NSLayoutConstraint:0x1 V:[A:0xa(>=400,<=500)]>", "A.height >= 400, A.height <= 500"),
    Form("<NSLayoutConstraint:0x1 H:|-(15)-[A:0xa](LTR)   (active, names: '|':B:0xb )>", "A.left == B.left + 15"),
    Form("<NSLayoutConstraint:0x1 H:|-(15)-[A:0xa](RTL)   (active, names: '|':B:0xb )>", "B.right == A.right + 15"),
    Form("<NSLayoutConstraint:0x1 H:[A:0xa]-(15)-|(RTL)   (active, names: '|':B:0xb )>", "A.left == B.left + 15"),
    Form("<NSLayoutConstraint:0x1 H:[A:0xa]-(3)-[B:0xb](RTL)>", "A.left == B.right + 3"),
    Form("<NSLayoutConstraint:0x1 V:|-(NSSpace(20))-[A:0xa]   (Names: '|':B:0xb )>", "A.top == B.top + 20"),
    Form(
      "<_UISystemBaselineConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[A:0xa]   (active, names: '|':B:0xb )>",
      "A.top >= B.top + 8"),
    Form("<NSLayoutConstraint:0x1 V:[A:0xa]-0-[B:0xb]>", "B.top == A.bottom"),
    Form("<NSLayoutConstraint:0x1 V:|[A:0xa]|   (Names: '|':B:0xb )>", "A.top == B.top, B.bottom == A.bottom"),
    Form("<NSLayoutConstraint:0x1 H:[A:0xa(==B:0xb)]>", "A.width == B.width"),
  ]

  static let names = [
    Form("<NSLayoutConstraint:0x1 UILabel:0xa'YOU'RE OK'.height == 1>", "UILabel \"YOU'RE OK\".height == 1"),
    Form("<NSLayoutConstraint:0x1 H:[UIButton:0xa'a ] (b) > c'(200)]>", "UIButton \"a ] (b) > c\".width == 200"),
    Form(
      "<NSLayoutConstraint:0x1 UIButton:0xa'Save (active)'.width == 5   (active)>",
      "UIButton \"Save (active)\".width == 5"),
    Form("<NSLayoutConstraint:0x1 UIButton:0xa'Save (active)'.width == 5>", "UIButton \"Save (active)\".width == 5"),
    Form(
      "<NSLayoutConstraint:0x1 H:|-(3)-[UIButton:0xa'No (inactive, no)']   (active, names: '|':UIView:0xb'On (active)' )>",
      "UIButton \"No (inactive, no)\".leading == UIView \"On (active)\".leading + 3"),
    Form(
      "<NSLayoutConstraint:0x1 UIButton:0xa'A (active:)'.top == B:0xb.top   (active, names: B:0xb'Smile :)' )>",
      "UIButton \"A (active:)\".top == B.top"),
    Form(
      "<NSLayoutConstraint:0x1 H:[UILabel:0xa'Throughout my professio...']-(0)-[B:0xb]>",
      "B.leading == UILabel \"Throughout my professio...\".trailing"),
    Form(
      "<NSLayoutConstraint:0x1 progress background.height == 5   (active, names: progress background:0xa )>",
      "progress background.height == 5"),
    Form(
      "<NSLayoutConstraint:0x1 Toolbar.lockIcon.width == 40   (active, names: Toolbar.lockIcon:0xa )>",
      "Toolbar.lockIcon.width == 40"),
    Form(
      "<NSLayoutConstraint:0x1 H:|-(0)-[a (1)](LTR)   (active, names: a (1):0xa, b:0xb, '|':b:0xb )>",
      "a (1).left == b.left"),
    Form(
      "<NSLayoutConstraint:0x1 V:[Username]-(4)-[UIView:0xb]   (active, names: Username:0xa )>",
      "UIView.top == Username.bottom + 4"),
    Form("<NSLayoutConstraint:0x1 NSKVONotifying_Card:0xa.height == 5>", "Card.height == 5"),
    Form("<NSLayoutConstraint:0x1 _TtC5Proto10HeaderView:0xa.height == 5>", "HeaderView.height == 5"),
    Form(
      "<NSLayoutConstraint:0x1 _TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContent:0xa.height == 5>",
      "_UIHostingView.height == 5"),
    Form(
      "<NSLayoutConstraint:0x1 _TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Card:0xa.height == 5>", "Card.height == 5"),
    Form("<NSLayoutConstraint:0x1 App.Cell<App.Model>:0xa.height == 5>", "Cell<App.Model>.height == 5"),
    Form("<MASLayoutConstraint:top UILabel:title.top == Card:superview.top + 1>", "title.top == superview.top + 1"),
    Form(
      "<NSLayoutConstraint:0x1 UILayoutGuide:0xa'UIViewSafeAreaLayoutGuide'.bottom == B:0xb.bottom>",
      "UIViewSafeAreaLayoutGuide.bottom == B.bottom"),
  ]

  @Test(arguments: equations + masks + formats + names) func formIsRead(_ form: Form) {
    let found = log(form.item)
    #expect(found.unread.isEmpty)
    #expect(found.items.map { found.words($0) } == [form.words])
  }

  @Test func itemsOfLibrariesThatDescribeThemAreRead() {
    let found = log(
      "Unable to simultaneously satisfy constraints.", "(",
      "    \"<NSLayoutConstraint: 0x7fcb1> H:[UIView:0xa(80)] (Bar view 0, (null))\",",
      "    \"<NSLayoutConstraint: 0x7fcb2> H:[UIView:0xa(100)] (Bar view 0, (null))\"", ")")
    #expect(found.items.map { found.words($0) } == ["UIView.width == 80", "UIView.width == 100"])
    #expect(found.items.map { $0.address } == ["0x7fcb1", "0x7fcb2"])
  }

  @Test func identifiersAndPlacesAreRead() throws {
    let identified = log("<NSLayoutConstraint:0x1 'Split.lay:8 it's wide' UIView:0xa.width == 5   (active)>").items[0]
    #expect(identified.identifier == "Split.lay:8 it's wide")
    #expect(identified.place == LoggedPlace(file: "Split.lay", line: 8, name: "it's wide"))
    let snapKit = log("<SnapKit.LayoutConstraint:0x1@My Cell.swift#88 UIView:0xa.width == 5.0>").items[0]
    #expect(snapKit.kind == .snapKit && snapKit.address == "0x1")
    #expect(snapKit.place == LoggedPlace(file: "My Cell.swift", line: 88))
    let plain = log("<NSLayoutConstraint:0x1 'UISV-spacing' UIView:0xa.width == 5>").items[0]
    #expect(plain.place == nil && plain.identifier == "UISV-spacing")
  }

  @Test func sizesOfContentAreTwoInequalities() {
    let found = log("<NSContentSizeLayoutConstraint:0x1 H:[UILabel:0xa(85)] Hug:251 CompressionResistance:1000>")
    #expect(found.words(found.items[0]) == "UILabel.width <= 85 @251, UILabel.width >= 85")
  }

  @Test(arguments: [
    "<NSLayoutConstraint:0x1 UIView:0xa.height == nan>", "<NSLayoutConstraint:0x1 UIView:0xa.height == >",
    "<NSLayoutConstraint:0x1>", "<NSLayoutConstraint:0x1 UIView:0xa.colour == 4>",
    "<NSLayoutConstraint:0x1 H:[A:0xa]-[B:0xb]>",
    "<NSLayoutConstraint:0x1 H:|-(x-[A:0xa]>", "<NSLayoutConstraint:0x1 V:[>",
  ]) func formThatIsNotUnderstoodIsSaid(_ item: String) {
    let found = log(item)
    #expect(found.items.isEmpty && found.unread.map { $0.text } == [item])
  }
}
