import Testing

@testable import LayRendering
@testable import LayTool

/// States, animations, fitting sizes and logs of `layc eval`.
@Suite struct EvalFormsTests {
  private let files = [
    "a.lay": """
    layout A(100x80) {
      view box { frame = (10, 20, 40, 30); mask = W+BM }
      view card { .edges(top, leading) == superview; .height == 10; view dot { .size == 4x4; .center == superview } }
      constraint wide: card.width == 20
      state large { wide.constant = 60; box.hidden = true }
    }
    """
  ]

  private func run(_ arguments: String...) -> String { layc(["eval", "a.lay"] + arguments, files: files).output }

  @Test func aStateIsNamedInTheTitle() {
    #expect(run("--state", "large").hasPrefix("# a.lay: A at 100x80 in state 'large'\n"))
    #expect(run("--state", "large").contains("box    View    10    20     40      30  (hidden)"))
    #expect(run("--state", "base") == run())
    #expect(run("--state", "large", "--format", "json").contains("\"state\": \"large\""))
    #expect(!run("--format", "json").contains("\"state\""))
    let rows = layc(["constraints", "a.lay", "--state", "large"], files: files).output
    #expect(rows.hasPrefix("# a.lay: A at 100x80 in state 'large'\n") && rows.contains("card.width == 60"))
    let why = layc(["why", "a.lay", "card.width", "--state", "large"], files: files).output
    #expect(why.hasPrefix("card.width is 60 in A at 100x80 in state 'large'"))
  }

  @Test func anUnknownStateIsAUsageError() {
    let run = layc(["eval", "a.lay", "--state", "larg"], files: files)
    #expect(run.status == 2)
    #expect(run.errors.contains("no state named 'larg'; did you mean 'large'?"))
    // Another layout of the file has the state.
    let two = ["a.lay": "layout A(9x9) { state wide { } }\nlayout B(9x9) { view b { .edges == superview } }\n"]
    for command in ["eval", "constraints", "render"] {
      let run = layc([command, "a.lay", "--layout", "B", "--state", "wide"], files: two)
      #expect(run.status == 2 && run.errors.contains("no state named 'wide' in 'B'"), "\(command): \(run.errors)")
    }
  }

  @Test func anAnimationShowsEveryStep() {
    let text = run("--animate", "base..large", "--steps", "4", "--curve", "linear")
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(titles.count == 5)
    #expect(titles[1] == "# a.lay: A at 100x80, from base to large, step 1 of 4 (linear, 25% of the way)")
    let widths = text.split(separator: "\n").filter { $0.contains(" card ") }
      .map { $0.split(separator: " ").dropFirst(4).first ?? "" }
    #expect(widths == ["20", "30", "40", "50", "60"])
    #expect(text.split(separator: "\n").count { $0.contains("(hidden)") } == 4)
  }

  @Test func anAnimationBetweenSizesChangesTheRootToo() {
    let text = run("--animate", "100x80..200x80", "--steps", "2", "--curve", "linear", "--format", "log")
    #expect(text.contains("<UIView: A; frame = (0 0; 150 80)>"))
    #expect(text.contains("<UIView: A/box; frame = (10 20; 90 30); autoresize = W+BM>"))
  }

  @Test func picturesLieInTheBoundsOnTheWay() {
    let text = """
      layout A(300x300) {
        sizes 300x300
        view pic: Image { intrinsic = 100x60; contentMode = aspectFit; .edges(top, leading) == superview; .height == .width }
        constraint side: pic.width == 200
        state small { side.constant = 100 }
      }
      """
    let arguments = ["eval", "a.lay", "--animate", "base..small", "--steps", "2", "--curve", "linear"]
    #expect(layc(arguments, files: ["a.lay": text]).output.contains("150     150  (scaleAspectFit: 0 30 150 90)"))
  }

  @Test func sizesOnTheWayAreShort() {
    let text = "layout A(375x667) { sizes 320x480 ... 1024x1366; view a { .edges == superview inset 10 } }\n"
    let run = layc(["eval", "a.lay", "--animate", "375x667..667x375", "--steps", "3"], files: ["a.lay": text])
    #expect(run.output.contains("# a.lay: A at 442.68x599.32, from 375x667 to 667x375, step 1 of 3"), "\(run.output)")
    let label = "layout A(400x400) { view cell: Label { text = \"Hello\"; .edges(top, leading) == superview } }\n"
    let fit = layc(["eval", "a.lay", "--fit", "compressed", "--view", "cell", "--scale", "3"], files: ["a.lay": label])
    #expect(fit.output.hasPrefix("cell fits 38.67x20.33  "), "\(fit.output)")
  }

  @Test func whatBelongsToAnAnimationIsSaidWithIt() {
    for (arguments, message) in [
      (["--steps", "3"], "'--steps' belongs to '--animate'"),
      (["--animate", "base..100x80"], "two states or two sizes are separated by .."),
      (["--animate", "base"], "two states or two sizes are separated by .."),
      (["--animate", "base..large", "--steps", "0"], "it is a whole number from 1 to 1000"),
      (["--animate", "base..large", "--steps", "1001"], "it is a whole number from 1 to 1000"),
      (["--animate", "base..large", "--scale", "2"], "'--animate' and '--scale' exclude each other"),
      (["--animate", "base..larg"], "no state named 'larg'"),
      (["--view", "card"], "'--view' belongs to '--fit'"),
      (["--fit", "tight"], "it is 'compressed', 'expanded', a size such as 320x0"),
      (["--fit", "320@0xcompressed"], "or one length such as 320xcompressed"),
      (["--fit", "320@1001x0"], "or one length such as 320xcompressed"),
      (["--fit", "1000001xcompressed"], "or one length such as 320xcompressed"),
      (["--fit", "320@xcompressed"], "or one length such as 320xcompressed"),
      (["--fit", "320xexpandedx1"], "or one length such as 320xcompressed"),
      (["--fit", "compressed", "--view", "crad"], "no view at 'crad'; did you mean 'card'?"),
      (["--fit", "compressed", "--format", "svg"], "'--fit' is not drawn"),
      (["--fit", "compressed", "--safe-area", "20,0,0,0"], "'--fit' and '--safe-area' exclude each other"),
      (["--fit", "compressed", "--keyboard", "300"], "'--fit' and '--keyboard' exclude each other"),
      (["--fit", "compressed", "--draw"], "'--fit' and '--draw' exclude each other"),
      (["--fit", "compressed", "--devices", "iPhone 17"], "'--fit' and '--devices' exclude each other"),
      (["--animate", "base..large", "--devices", "iPhone 17"], "'--animate' and '--devices' exclude each other"),
      (["--resize", "3x4,5x6", "--devices", "iPhone 17"], "'--resize' and '--devices' exclude each other"),
    ] {
      let run = layc(["eval", "a.lay"] + arguments, files: files)
      #expect(run.status == 2 && run.errors.contains(message), "\(arguments): \(run.errors)")
    }
    #expect(layc(["eval", "a.lay", "--animate", "base..large", "--steps", "1000"], files: files).status == 0)
  }

  @Test func aFittingSizeIsALine() {
    #expect(run("--fit", "compressed", "--view", "card") == "card fits 20x10  (compressed, in A at 100x80)\n")
    #expect(
      run("--fit", "compressed", "--view", "A/card", "--state", "large")
        == "card fits 60x10  (compressed, in A at 100x80)\n")
    let json = run("--fit", "200x0", "--format", "json")
    #expect(json.contains("\"fit\": \"200x0\"") && json.contains("\"fittingSize\": {\"width\": 200, \"height\": 0}"))
  }

  @Test func aLengthBesideAWordIsKept() {
    let files = [
      "a.lay": """
      layout A(100x80) {
        view text: Label { text = "one two three four"; font = 10; lines = 0; compression = 40; .edges == superview }
        view line { .height >= 7; .edges(leading, trailing, bottom) == superview; .width == 60 @600 }
      }
      """
    ]
    func fit(_ target: String) -> String {
      let run = layc(["eval", "a.lay", "--quiet", "--fit", target], files: files)
      return run.output.split(separator: "  (").first.map(String.init) ?? ""
    }
    // Nothing but a priority above that of the rule moves the width.
    #expect(fit("40x0").hasPrefix("A fits 60x"))
    #expect(fit("40@599x0") == fit("40x0") && fit("40@601x0") == fit("40xcompressed"))
    #expect(fit("40xcompressed").hasPrefix("A fits 40x"))
    #expect(fit("40xexpanded") == fit("40@1000x10000") && fit("compressedx90") == "A fits 60x90")
    #expect(fit("expandedx90") == fit("10000x90@1000") && fit("compressedxexpanded") == fit("0x10000"))
  }

  @Test func aLogIsNestedAndSaysMasksTextsAndTransforms() {
    let files = [
      "a.lay": """
      component Bar(10x10) { view name: Label { frame = (0, 0, 9, 9); text = "Hi"; mask = LM+RM+TM+BM } }
      layout A(100x80) {
        view b: Bar { frame = (0.5, 123456.75, 10, 10); transform = rotate(180deg); hidden = true }
      }
      """
    ]
    #expect(
      layc(["eval", "a.lay", "--format", "log"], files: files).output == """
        # a.lay: A at 100x80
        <UIView: A; frame = (0 0; 100 80)>
           | <Bar: A/b; frame = (0.5 123457; 10 10); hidden = YES; transform = [-1, 0, 0, -1, 0, 0]>
           |    | <UILabel: A/b/name; frame = (0 0; 9 9); text = 'Hi'; autoresize = LM+RM+TM+BM>

        """)
  }

  /// As C prints them with `%.6g` and `%.17g`.
  @Test func numbersAreWrittenAsCWritesThem() {
    for (value, text) in [
      (0, "0"), (47, "47"), (-4.9738e-14, "-4.9738e-14"), (0.0001, "0.0001"), (0.00001234567, "1.23457e-05"),
      (999_999.5, "1e+06"), (123456, "123456"), (233.5, "233.5"), (100.0 / 3, "33.3333"), (2.0000005, "2"),
      (-0.5, "-0.5"), (1e100, "1e+100"), (0.1, "0.1"),
    ] as [(Double, String)] {
      #expect(significant(value, digits: 6) == text)
    }
    #expect(significant(3.6739403974420594e-16, digits: 17) == "3.6739403974420594e-16")
    #expect(significant(0.1, digits: 17) == "0.10000000000000001")
  }

  @Test func theExampleForWhatIsOpenIsAmongWhatIsAsGood() {
    let text = """
      layout P(300x300) {
        view box {
          .edges(top, leading, trailing) == superview
          view t { .height == 99.5; .edges(top, leading, trailing) == superview; .bottom <= superview.bottom }
        }
      }
      """
    let run = layc(["eval", "a.lay"], files: ["a.lay": text])
    #expect(run.errors.contains("every height from 99.5 on is equally valid"))
    #expect(run.errors.contains("for example `box.height == 100`"))
  }
}
