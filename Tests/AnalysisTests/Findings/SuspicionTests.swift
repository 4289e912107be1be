import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// What is seldom meant, and what looks like it and is.
@Suite struct SuspicionTests {
  /// The messages of a check of `body`.
  private func said(_ body: String, sizes: String = "sizes 100x100 ... 600x500") -> [String] {
    checked("layout Screen(300x300) {\n\(sizes)\n\(body)\n}\n").diagnostics.map { "\($0.code.id) \($0.message)" }
  }

  private let box = "view box { .edges(top, leading, trailing) == superview inset 8; .height == 40 }"

  /// A view that scrolls needs no scroll view around it.
  @Test func adviceAboutAViewThatScrollsIsToLetALengthGive() {
    func help(_ kind: String, size: String = "90x140") -> [String] {
      let body = "view box\(kind) { .edges(top, leading) == superview; .size == \(size) }"
      return checked("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}\n").diagnostics.flatMap { found in
        found.code.id == "L0534" ? found.notes.filter { $0.kind == .help }.map { $0.text } : []
      }
    }
    #expect(help("").contains { $0.contains("too high into a `ScrollView`") }, "\(help(""))")
    // Neither does one that is too wide.
    let wide = help("", size: "140x90")
    #expect(wide.contains { $0.contains("let a required length or distance give way") }, "\(wide)")
    #expect(
      help(": Table").contains { $0.contains("let a required length or distance give way") }, "\(help(": Table"))")
  }

  @Test func whatIsAssertedIsNotSuspectedToo() {
    let wide = "view box { .edges(top, leading) == superview; .size == 200x40 }"
    #expect(said(wide).map { $0.prefix(5) } == ["L0534"])
    #expect(said("\(wide)\nassert box.isInside(root)").map { $0.prefix(5) } == ["L0511"])
  }

  // MARK: - Branches

  @Test func aBranchThatNoSizeChoosesIsReported() {
    #expect(
      said("\(box)\nwhen width < 100 { box.hidden = true }") == [
        "L0530 this condition is true at no declared size of 'Screen', so its statements never apply"
      ])
    #expect(
      said("\(box)\nwhen width >= 100 { box.backgroundColor = #ffffff } else { box.hidden = true }") == [
        "L0530 this is so at every declared size of 'Screen'; the 'else' never applies"
      ])
    #expect(said("\(box)\nwhen width > 200 { when width < 150 { box.hidden = true } }").count == 1)
  }

  @Test(arguments: [
    "when width <= 100 { box.hidden = true }", "when width == 600 { box.hidden = true } else { box.alpha1 = 2 }",
    "when direction == rtl { box.hidden = true }",
    "when horizontalSizeClass == regular and width < 50 { box.hidden = true }",
    "when false { box.hidden = true }",
    "when width < 200 { box.hidden = true } else when width > 500 { box.hidden = true }",
  ])
  func aBranchThatSomethingMayChooseIsNot(text: String) {
    #expect(said("\(box)\n\(text.replacing(" else { box.alpha1 = 2 }", with: ""))") == [])
  }

  @Test func aBranchOfAComponentIsNeededOnce() {
    let text = """
      component Row { view x { .edges == superview; when width > 700 { hidden = true } } }
      layout Small(300x300) { sizes 100x100 ... 600x500; view r: Row { .edges == superview } }
      layout Large(800x300) { sizes 700x100 ... 900x500; view r: Row { .edges == superview } }
      """
    #expect(findings(text) == [])
    let small = text.replacing("700x100 ... 900x500", with: "300x100 ... 700x500")
    #expect(findings(small).map { String($0.prefix(5)) } == ["L0530"])
  }

  @Test func withoutPromisedSizesNoBranchIsUnused() {
    #expect(said("\(box)\nwhen width < 100 { box.hidden = true }", sizes: "").map { String($0.prefix(5)) } == ["L0521"])
    var options = CheckOptions()
    options.sizes = [size(300, 300)]
    let text = "layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(box)\nwhen width < 200 { box.hidden = true }\n}"
    #expect(findings(text, options: options) == [])
  }

  /// At named sizes it is not known what holds at none of the declared ones.
  @Test func namedSizesShowNoConstraintThatNeverHolds() {
    let text = """
      layout A(375x667) {
        sizes 320x568 ... 1032x1376
        view art { .edges(top, leading) == superview; .height == 20; .trailing <= superview.trailing; .width == 600 @high }
      }
      """
    var options = CheckOptions()
    options.sizes = [size(375, 667)]
    #expect(findings(text, options: options) == [])
    let never = text.replacing("== 600", with: "== 2000")
    #expect(findings(never).map { String($0.prefix(5)) } == ["L0532"])
    let helps = checked(never).diagnostics[0].notes.filter { $0.kind == .help }.map { $0.text }
    #expect(
      helps.last
        == "to make it as large as its superview where there is room, write `.width == superview.width @high` in its braces"
    )
  }

  // MARK: - Rules

  @Test(arguments: [
    "box.height == 40", "box.height <= 40", "box.height >= 10", "box.top == superview.top + 8",
    "superview.top + 8 == box.top",
    "2 * box.height <= 90", "when width > 200 { box.height == 40 }", "vfl \"H:|-8-[box]-8-|\"",
    "vfl \"V:|-8-[box(>=20)]\"",
  ])
  func whatAnotherRuleDemandsIsRedundant(rule: String) {
    #expect(said("\(box)\n\(rule)") == ["L0531 this constraint changes nothing: another one already implies it"])
  }

  @Test(arguments: [
    "constraint cap: box.height <= 60", "box.width >= 80", "vfl \"V:|-8-[box]-(>=8)-|\"",
    "for i in 0 ..< 2 { box.width <= 700 }", "constraint h: box.width <= 900; when width > 200 { h.constant = 800 }",
  ])
  func whatNoOtherRuleDemandsIsNot(rule: String) {
    #expect(said("\(box)\n\(rule)") == [])
  }

  @Test func anOptionalLimitThatIsPassedEverywhereNeverHolds() {
    #expect(said("\(box)\nbox.width <= 80 @high") == ["L0532 this constraint is satisfied at no size"])
    #expect(said("\(box)\nbox.height >= 41 @low") == ["L0532 this constraint is satisfied at no size"])
    #expect(said("\(box)\nbox.width == 80 @high") == ["L0532 this constraint is satisfied at no size"])
    #expect(said("\(box)\nbox.width == superview.width + 1 @high") == ["L0532 this constraint is satisfied at no size"])
    // Nobody sees a hundredth of a point, which a rounded number may miss.
    #expect(said("\(box)\nbox.height == 40.009 @high") == [])
    #expect(said("\(box)\nbox.height == 40.01 @high") == ["L0532 this constraint is satisfied at no size"])
  }

  /// An equation with the number of a limit asks for the least or greatest length that others allow.
  @Test func anEquationWithTheNumberOfALimitAsksForTheLeast() {
    func found(_ wish: String) -> [String] {
      said("\(box)\nbox.height >= 30; \(wish)").filter { $0.hasPrefix("L0532") }
    }
    #expect(found("box.height == 30 @high") == [])
    #expect(found("box.height == 31 @high") == ["L0532 this constraint is satisfied at no size"])
    #expect(found("box.height == 20 @high") == ["L0532 this constraint is satisfied at no size"])
    #expect(found("box.height <= 30 @high") == ["L0532 this constraint is satisfied at no size"])
    let optional = said("\(box)\nbox.height >= 30 @low; box.height == 30 @high")
    #expect(optional.contains { $0.hasPrefix("L0532") }, "\(optional)")
  }

  /// A surface behind the status bar begins at the safe area, and reaches beyond the screen where that is nearer.
  @Test func aBackdropOfABarMayLeaveTheScreen() {
    func found(_ view: String) -> [String] {
      said("view back { \(view) }", sizes: "sizes iPhone").map { String($0.prefix(5)) }
    }
    let wide = "backgroundColor = #333333; .edges(leading, trailing) == superview"
    #expect(found("\(wide); .bottom == safeArea.top; .height == 80") == [])
    #expect(found("\(wide); .top == safeArea.top - 80; .height == 80") == [])
    #expect(found("\(wide); .top == safeArea.bottom; .height == 80; view line { .edges == superview }") == [])
    let tall = "backgroundColor = #333333; .edges(top, bottom) == superview"
    #expect(found("\(tall); .trailing == safeArea.leading; .width == 80") == [])
    for view in [
      "\(wide); .top == safeArea.top - 90; .height == 80", "\(wide); .bottom == safeArea.top @high; .height == 80",
      ".edges(leading, trailing) == superview; .bottom == safeArea.top; .height == 80",
      "\(wide); .bottom == safeArea.top; .height == 80; view title: Label { text = \"Inbox\"; .edges(top, leading) == superview }",
      "backgroundColor = #333333; .leading == superview.leading; .width == 100; .bottom == safeArea.top; .height == 80",
      "\(wide); .bottom == safeArea.top; .height == 80 @high",
    ] {
      #expect(found(view).contains("L0534"), "\(view)")
    }
  }

  @Test(arguments: [
    "box.width <= 84 @high", "box.width <= 300 @high", "box.width == 84 @high", "box.width <= 0 @low",
    "box.height >= 40 @low", "box.width == superview.width @high",
    "when width < 90 and direction == ltr { box.width <= 20 @high }", "constraint cap: box.width <= 80 @high",
  ])
  func aLimitThatIsReachedSomewhereOrPullsDoesNot(rule: String) {
    #expect(said("\(box)\n\(rule)").filter { $0.hasPrefix("L0532") } == [])
  }

  // MARK: - Views

  @Test func aViewWithoutSizeIsReportedUnlessItIsMeant() {
    let line = "view line { .edges(leading, trailing) == box; .top == box.bottom"
    #expect(said("\(box)\n\(line); .bottom == box.bottom }") == ["L0533 'line' has no height at any size"])
    #expect(said("\(box)\n\(line); .height == 0 }") == [])
    // No length is below 0, so a limit of 0 asks for nothing.
    let limited = said("\(box)\n\(line); .bottom == box.bottom; .height >= 0 }")
    #expect(limited.contains("L0533 'line' has no height at any size"), "\(limited)")
    #expect(said("\(box)\n\(line); .height == 1/300 * root.width - 1/3 }", sizes: "sizes 100x100 ... 300x300") == [])
    #expect(said("view v { frame = (0, 0, 0, 20) }") == [])
  }

  @Test func whatLiesInAViewThatClipsMayReachBeyondTheScreen() {
    let strip = """
      view strip {
        .edges(top, leading, trailing) == superview; .height == 40
        view tape { .edges(top, leading, bottom) == superview; .width == superview.width + 50; view end { .edges == superview } }
      }
      """
    #expect(said(strip) == ["L0534 'strip.tape' extends beyond the screen at every size"])
    #expect(said(strip + "\nstrip.clipsToBounds = true") == [])
    #expect(
      said(strip + "\nwhen width >= 200 { strip.clipsToBounds = true }") == [
        "L0534 'strip.tape' extends beyond the screen for every width below 200"
      ])
    #expect(said(strip + "\nstrip.clipsToBounds = false").count == 1)
    // The screen itself shows nothing beyond its edges in any case.
    #expect(said(strip + "\nclipsToBounds = true").count == 1)
  }

  @Test func aViewThatAStateBringsInWaitsOutsideOnPurpose() {
    let menu = "view menu { .edges(top, bottom) == superview; .width == 80; view item { .edges == superview } }\n"
    let hidden = menu + "constraint at: menu.trailing == superview.leading\n"
    #expect(said(hidden) == ["L0534 'menu' extends beyond the screen at every size"])
    #expect(said(hidden + "state open { at.constant = 80 }") == [])
    // A part of it is seen, or no state brings all of it in.
    #expect(said(hidden + "state open { at.constant = 40 }").count == 1)
    let seen = hidden.replacing("superview.leading", with: "superview.leading + 8")
    #expect(said(seen + "state open { at.constant = 80 }").count == 1)
    #expect(
      said(menu + "constraint at: menu.leading == superview.leading\nstate closed { at.constant = -80 }") == [])
  }

  @Test func aViewThatLeavesTheScreenIsReportedWithTheSizes() {
    let wide = "view wide { .edges(top, leading) == superview; .size == 300x40; view inner { .edges == superview } }"
    #expect(said(wide) == ["L0534 'wide' extends beyond the screen for every width below 300"])
    let far = "view far { .edges(top, leading) == superview; .width == 10; .height == root.width }"
    #expect(said(far) == ["L0534 'far' extends beyond the screen where height is below width"])
    #expect(
      said("view v { frame = (250, 0, 50, 40); mask = RM }") == [
        "L0534 'v' extends beyond the screen for every width below 300"
      ])
    #expect(said("view v { frame = (250, 0, 50, 40); mask = LM }") == [])
  }

  @Test func aViewInsideIsReportedWhereItLeavesByItself() {
    let outer =
      "view a { .width == 0.3 * superview.width; .height == 60; .trailing == superview.trailing - 150; .top == superview.top"
    #expect(
      said("\(outer); view b { .center == a; .size == 120x20 } }\nallow L0537") == [
        "L0534 'a' extends beyond the screen for every width below 1500/7",
        "L0534 'a.b' extends beyond the screen for every width below 4200/17",
      ])
    #expect(
      said("\(outer); view b { .center == a; .size == 12x20 } }") == [
        "L0534 'a' extends beyond the screen for every width below 1500/7"
      ])
  }

  @Test func viewsThatLeaveTogetherAreOneReport() throws {
    let body =
      "view a { .edges(top, leading) == superview; .size == 300x40 }\nview b { .edges(leading, trailing) == a; .top == a.bottom; .height == 8 }"
    let found = try onlyFinding("layout Screen(300x300) {\nsizes 100x100 ... 600x500\n\(body)\n}")
    #expect(found.message == "'a' and 'b' extend beyond the screen for every width below 300")
    #expect(found.caretLabel == "at 100x100 it reaches 200 beyond the right edge")
  }

  @Test(arguments: [
    "hidden = true", "transform = translate(8, 0)", "allow",
  ])
  func whatIsConcealedOrAllowedMayLeave(word: String) {
    let allow = word == "allow" ? "allow L0534" : ""
    let setting = word == "allow" ? "" : word
    #expect(said("\(allow)\nview wide { .edges(top, leading) == superview; .size == 300x40; \(setting) }") == [])
  }

  @Test func whereRulesContradictEachOtherNothingElseIsSuspected() {
    let body = "view a { .edges(leading, trailing) == superview; .width >= 200; .height == 700; .top == superview.top }"
    #expect(said(body).map { String($0.prefix(5)) } == ["L0501"])
  }
}
