import Testing

@testable import LayTool

/// Statements about languages, text sizes, states, directions and poses: each says no more than what was examined.
@Suite struct VariantStatementTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Total": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Gesamtbetrag"}},
        "fi": {"stringUnit": {"state": "translated", "value": "Yhteensä"}}}},
      "New message for you": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Eine neue Nachricht ist eingetroffen"}}}}}}
    """

  /// The reports and the verdict of `layc check` of a screen with the catalog.
  private func check(_ screen: String, _ options: String...) -> String {
    let files = ["A.lay": screen + "\n", "C.xcstrings": catalog]
    let run = layc(["check", "A.lay", "--no-trials"] + options, files: files)
    return run.output + run.errors
  }

  @Test func wordsForVariantsLeaveOutNoRestriction() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932, text small, text accessibility1
        view b: Button { text = "Total"; font = title1; lines = 0 }
        b.leading == superview.leading + 16
        b.width <= 100
        b.bottom == superview.bottom - 16
      }
      """
    let found = check(screen, "--strings", "C.xcstrings", "--languages", "en,de,fi")
    let words = "at every size (text size accessibility1), and at every size (in de and fi) [L0601]"
    #expect(found.contains(words), "\(found)")
  }

  @Test func textSizesThatWereNotExaminedAreNotNamed() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932, text small ... accessibility1
        view b: Label { text = "Total"; font = title1; .top == superview.top + 60; .leading == superview.leading + 16; .width == 75 }
      }
      """
    #expect(check(screen).contains("(text size from xxLarge to accessibility1) [L0601]"), "\(check(screen))")
    #expect(!check(screen).contains("or larger"))
  }

  @Test func aTextOfSomeLinesIsMeantToBeCutOffOnlyEverywhere() {
    func label(_ rest: String, _ sizes: String = "320x480 ... 430x932", _ text: String = "New message for you and all")
      -> String
    {
      """
      layout T(375x667) {
        sizes \(sizes)
        view b: Label { text = "\(text)"; lines = 2; .top == safeArea.top + 60; .leading == safeArea.leading + 16; \(rest)
      }
      """
    }
    let grown = check(label(".width == 180; font = body }", "320x480 ... 430x932, text large ... accessibility2"))
    #expect(
      grown.contains("cut off at every size (text size from accessibility1 to accessibility2) [L0601]"), "\(grown)")
    let german = check(
      label(".width == 140; font = 20 }", "320x480 ... 430x932", "New message for you"), "--strings", "C.xcstrings",
      "--languages", "en,de")
    #expect(german.contains("cut off at every size (in de only) [L0601]"), "\(german)")
    let state = check(label("}\n  constraint w: b.width == 180\n  state narrow { w.constant = 80 }"))
    #expect(state.contains("cut off at every size (state 'narrow') [L0601]"), "\(state)")
    let everywhere = check(label(".width == 100; font = 20 }"))
    #expect(!everywhere.contains("L0601") && everywhere.contains("healthy"), "\(everywhere)")
    // Where it is hidden, nothing is cut off.
    let hidden = check(label(".width == 100; font = 20 }\n  state empty { b.hidden = true }"))
    #expect(!hidden.contains("L0601") && hidden.contains("healthy"), "\(hidden)")
  }

  @Test func aViewIsOutsideDeliberatelyOnlyEverywhere() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932, text large ... accessibility3
        view card {
          .edges(top, leading) == superview inset 24; .width == 140; .height == 60
          view b: Label { text = "Total sum"; font = body; .edges(top, leading) == superview }
        }
      }
      """
    let words = "'card.b' extends beyond 'card' at every size (text size from accessibility2 to accessibility3) [L0537]"
    #expect(check(screen).contains(words), "\(check(screen))")
  }

  @Test func aLanguageIsExaminedInItsDirection() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932
        view b: Label { text = "Total"; .leading == superview.leading + 16; .top == superview.top + 20; .width == 110 }
      }
      """
    let found = check(screen, "--direction", "rtl", "--strings", "C.xcstrings", "--languages", "de")
    #expect(found.hasSuffix("from 320x480 to 430x932, in de, each in its own direction\n"), "\(found)")
    let plain = check(screen, "--direction", "rtl")
    #expect(plain.contains("from right to left"), "\(plain)")
  }

  @Test func aDeviceWithoutATextShowsThatOfOthers() {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"save": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Save"}},
        "other": {"stringUnit": {"state": "translated", "value": "Save this document to the shared folder"}}}}}}}}}
      """
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 1024x1366
        view b: Label { text = "save"; .width <= 200; .leading == superview.leading + 16; .top == superview.top + 20 }
      }

      """
    let found = layc(
      ["check", "A.lay", "--strings", "C.xcstrings"], files: ["A.lay": screen, "C.xcstrings": catalog]
    ).output
    #expect(found.contains("the text of 'b' is cut off at every size (in en (ipad) only) [L0601]"), "\(found)")
  }

  @Test func posesInOtherVariantsAreToldApart() {
    let screen = """
      layout T(375x667) {
        sizes "iPhone SE portrait", "iPhone 17 Pro portrait", "iPhone Air portrait"
        view b: Label { text = "New message"; font = body; .top == safeArea.top + 60; .leading == safeArea.leading + 16 }
        when width < 400 { b.width == 40 }
        when width >= 400 { b.width == 140 }
      }
      """
    let found = check(screen, "--text-sizes", "all")
    #expect(
      found.contains("at 375x667 (iPhone SE, portrait), and in all 2 other poses in other variants [L0601]"), "\(found)"
    )
  }

  @Test func windowsThatFailAtSomeSizesAreToldApart() {
    let screen = """
      layout T(375x667) {
        sizes "iPhone SE portrait", "iPhone 17 Pro portrait", "iPhone window"
        view b: Label { text = "New message"; .width <= superview.width - 300; .top == safeArea.top + 60; .leading == safeArea.leading }
      }
      """
    let found = check(screen)
    #expect(
      found.contains("(iPhone SE, portrait), and in 2 other poses, 1 of them at a part of their sizes [L0601]"),
      "\(found)")
  }

  @Test func marginsOfTextsCountInTheVerdict() {
    func screen(_ more: String) -> String {
      """
      layout T(375x667) {
        sizes 320x480 ... 430x932
        textMargin = 10%
        view b: Label { text = "Your name"; .width == 85; .top == superview.top + 60; .leading == superview.leading + 16 }\(more)
      }
      """
    }
    let cut = check(screen(""))
    #expect(
      cut.contains("with its margin of 10 % at every size [L0601]") && cut.contains("health: 1 finding"), "\(cut)")
    let open = check(
      screen(
        """

          view a: Label { text = "Your name"; compression.horizontal = 1000; .width <= 85; .top == superview.top; .leading == superview.leading }
        """))
    #expect(open.contains("health not decided: texts with their margins conflict with constraints"), "\(open)")
  }

  @Test func aTextThatIsCutOffInOneLanguageHidesNoMargin() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932
        textMargin = 10%
        view b: Label { text = "Total"; .width <= 40; .top == superview.top + 60; .leading == superview.leading + 16 }
      }
      """
    let found = check(screen, "--strings", "C.xcstrings", "--languages", "en,de")
    #expect(found.contains("the text of 'b' is cut off at every size (in de only) [L0601]"), "\(found)")
    #expect(found.contains("cut off with its margin of 10 % at every size (in en only) [L0601]"), "\(found)")
  }

  @Test func aSetContentSizeFollowsATextOfOneLine() {
    func found(_ width: Int, _ options: String...) -> String {
      let screen = """
        layout T(375x667) {
          sizes 320x480 ... 430x932, text large ... xLarge
          view b: Label { text = "Total"; font = body; intrinsic = 45x22; .width <= \(width); .top == superview.top; .leading == superview.leading }
        }
        """
      let run = layc(
        ["check", "A.lay", "--no-trials"] + options, files: ["A.lay": screen + "\n", "C.xcstrings": catalog])
      return run.output + run.errors
    }
    // "Total" is 38.7 wide at 17 points, and 43.4 at 19; "Gesamtbetrag" is 122.9 at 19.
    #expect(found(50).contains("healthy (1 of 1 content view judged)"), "\(found(50))")
    #expect(found(49).contains("with text xLarge it is 49 wide, and its content needs 50"), "\(found(49))")
    let german = found(129, "--strings", "C.xcstrings", "--languages", "en,de")
    #expect(german.contains("with text xLarge in de it is 129 wide, and its content needs 130"), "\(german)")
    #expect(german.contains("(1 of 1 content view judged)"), "\(german)")
    let enough = found(130, "--strings", "C.xcstrings", "--languages", "en,de")
    #expect(enough.contains("healthy (1 of 1 content view judged)"), "\(enough)")
  }

  /// The size of the file is not that of the text of a state.
  @Test func aSetContentSizeOfATextThatChangesIsNotJudged() {
    for setting in ["b.text = \"Total of all\"", "b.font = title1", "b.lines = 2"] {
      let screen = """
        layout T(375x667) {
          sizes 320x480 ... 430x932
          view b: Label { text = "Total"; intrinsic = 45x22; .width <= 300; .top == superview.top; .leading == superview.leading }
          state big { \(setting) }
        }
        """
      let found = check(screen, "--strings", "C.xcstrings", "--languages", "en,de")
      #expect(found.contains("(0 of 1 content view judged)"), "\(setting): \(found)")
    }
  }

  @Test func aContentOfOneSizeIsNotJudgedInOtherLanguages() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932
        view b: Label { text = "Total"; lines = 2; intrinsic = 40x20; .width <= 40; .top == superview.top; .leading == superview.leading }
      }
      """
    let found = check(screen, "--strings", "C.xcstrings", "--languages", "en,de")
    #expect(found.contains("(0 of 1 content view judged)"), "\(found)")
    #expect(found.contains("not judged: 'b', with the same `intrinsic` size for all texts"), "\(found)")
    #expect(check(screen).contains("(1 of 1 content view judged)"), "\(check(screen))")
  }

  @Test func posesHaveNoSafeAreaOfTheFile() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932, safeArea 0 ... (0, 59, 0, 59)
        view a { .top == safeArea.top + 20; .left == safeArea.left; .width == 250; .height == 10; .right <= superview.right }
      }
      """
    #expect(check(screen).contains("'safeArea.left' from 0 to 59"), "\(check(screen))")
    #expect(!check(screen, "--devices", "iphone").contains("safeArea.left"))
  }

  @Test func theClaimsOfAnAmbiguousLayoutAreToldApart() {
    let screen = """
      layout A(375x667) {
        sizes 320x480 ... 430x932
        view z { .top == superview.top; .leading == superview.leading; .width == 40 }
      }
      """
    let found = check(screen, "--explain-proof")
    #expect(found.contains("L0501  3 constraints can be satisfied together: holds"), "\(found)")
    #expect(found.contains("L0502  the frames of 2 views and guides follow from them: not proved"), "\(found)")
  }

  @Test func anAllowForALanguageThatIsLeftOutIsNoneTooMany() {
    let screen = """
      layout T(375x667) {
        sizes 320x480 ... 430x932
        allow L0601
        view b: Label { text = "Total"; .width <= 50; .top == superview.top + 60; .leading == superview.leading + 16 }
      }
      """
    #expect(!check(screen, "--strings", "C.xcstrings", "--languages", "en").contains("L0520"))
    #expect(check(screen).contains("L0520"), "\(check(screen))")
  }
}
