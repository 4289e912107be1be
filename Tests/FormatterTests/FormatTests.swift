import Foundation
import LayFormatter
import LayParser
import Testing

/// What the canonical form is, by example.
@Suite struct FormatTests {
  @Test func blanksStandAroundRelationsAndOperatorsAndNotInsideOfBrackets() {
    #expect(
      formatted(
        "layout  A( 375x667 ){\nform.width==superview.width-2*gap@999\n.edges( top,leading )==safeArea inset( top:8 )\n}"
      )
        == """
        layout A(375x667) {
          form.width == superview.width - 2 * gap @999
          .edges(top, leading) == safeArea inset (top: 8)
        }

        """)
  }

  @Test func theDotsOfADeviceBelongToItsName() {
    #expect(
      formatted("layout A { sizes  iPhone ...,\"iPad mini\" ... , 3x3...4x4,iPad }")
        == "layout A { sizes iPhone..., \"iPad mini\"..., 3x3 ... 4x4, iPad }\n")
  }

  @Test func aSignStandsCloseToItsNumberAndARatioIsOneNumber() {
    #expect(
      formatted("layout A {\nframe=( 0,- 20,8 - 4,44 )\n.width==16 / 9*.height\nx.leading==y.leading*(a/b)\n}")
        == """
        layout A {
          frame = (0, -20, 8 - 4, 44)
          .width == 16/9 * .height
          x.leading == y.leading * (a / b)
        }

        """)
  }

  @Test func theTextSizesOfSizesStandApart() {
    #expect(
      formatted("layout A { sizes 320x480...1024x1366,text   xSmall...accessibility3 }")
        == "layout A { sizes 320x480 ... 1024x1366, text xSmall ... accessibility3 }\n")
    #expect(
      formatted("layout A { sizes 320x480...430x932 ,keyboard 0...346,text large }")
        == "layout A { sizes 320x480 ... 430x932, keyboard 0 ... 346, text large }\n")
    #expect(
      formatted("layout A { sizes 320x480 ,safeArea(0,0,0,0)...( 59,0,34,0 ),safeArea  20 }")
        == "layout A { sizes 320x480, safeArea (0, 0, 0, 0) ... (59, 0, 34, 0), safeArea 20 }\n")
  }

  @Test func aMaskIsOneWordAndTheLabelsOfAnExpectationStandApart() {
    #expect(formatted("layout A { a.mask = W + RM +BM }") == "layout A { a.mask = W+RM+BM }\n")
    #expect(formatted("let sum = W + gap+BM") == "let sum = W + gap + BM\n")
    #expect(
      formatted("layout A { expect 375x667( scale:3 ){ a.width==20 } }")
        == "layout A { expect 375x667 (scale: 3) { a.width == 20 } }\n")
    #expect(formatted("layout A(375x667) {}") == "layout A(375x667) {}\n")
  }

  @Test func levelsAreTwoBlanks() {
    #expect(
      formatted("layout A {\nview b {\n      view c: Label {\ntext = \"x\"\n}\n}\n}\n")
        == """
        layout A {
          view b {
            view c: Label {
              text = "x"
            }
          }
        }

        """)
  }

  @Test func blocksOfOneLineStayWhileTheyFit() {
    #expect(
      formatted("layout A{view b{.top==superview.top;.height==44};view c{  }}")
        == "layout A { view b { .top == superview.top; .height == 44 }; view c {} }\n")
    #expect(
      formatted(
        "layout A {\n  view first: Label { text = \"Some text\"; .leading == superview.leading + 16; .top == superview.top + 16; }\n}"
      )
        == """
        layout A {
          view first: Label {
            text = "Some text"
            .leading == superview.leading + 16
            .top == superview.top + 16
          }
        }

        """)
  }

  @Test func commentsStayWithTheirOwners() {
    #expect(
      formatted(
        """

        /// The file.



        layout A { // opens
            // own

          view b// behind b
          view other    // behind other
        \t// last

        }
        // end
        """)
          == """
          /// The file.

          layout A {  // opens
            // own

            view b      // behind b
            view other  // behind other
            // last
          }
          // end

          """)
  }

  @Test func anElseStandsBehindItsBrace() {
    #expect(
      formatted(
        "layout A {\nwhen width>=600 {\na.hidden=true\n}\nelse when height<300{a.hidden=false}\nelse { b.hidden = true }\n}"
      )
        == """
        layout A {
          when width >= 600 {
            a.hidden = true
          } else when height < 300 { a.hidden = false } else { b.hidden = true }
        }

        """)
  }

  @Test func aLongChainOfConditionsNeedsNoDeepStack() {
    let links = String(repeating: " else when width > 2 { a.hidden = true }", count: Limits.chain - 1)
    let text = "layout A {\nview a\nwhen width > 1 { a.hidden = false }\(links)\n}\n"
    let thread = Thread { [text] in _ = formatted(text) }
    thread.stackSize = 512 << 10
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.01) }
  }

  @Test func listsKeepTheLinesOfTheirAuthor() {
    #expect(
      formatted("let k = [\n\"7\",\"8\",\n    \"4\", \"5\",\n]\n")
        == """
        let k = [
          "7", "8",
          "4", "5",
        ]

        """)
  }

  @Test func longLinesEndInTheFewestBrackets() {
    let names = (1...14).map { "\"Name \($0)\"" }.joined(separator: ", ")
    #expect(
      formatted("let names = [\(names)]")
        == """
        let names = [
          "Name 1", "Name 2", "Name 3", "Name 4", "Name 5", "Name 6", "Name 7", "Name 8", "Name 9",
          "Name 10", "Name 11", "Name 12", "Name 13", "Name 14"
        ]

        """)
  }

  @Test func linesThatAreBrokenStayAsTheyAre() {
    #expect(
      formatted("layout A {\nview   a\n   form.top   ==  // todo\nview  b{ .left==20 ; .top  == }\nview   c\n}\n")
        == """
        layout A {
          view a
           form.top   ==  // todo
        view  b{ .left==20 ; .top  == }
          view c
        }

        """)
  }

  @Test func statementsWithoutAnEndBetweenThemStayOnTheirLine() {
    #expect(
      formatted("layout A {\nview a\n a.top==b.top,  a.left==b.left;\na.width==8\n}\n")
        == """
        layout A {
          view a
         a.top==b.top,  a.left==b.left;
          a.width == 8
        }

        """)
    #expect(
      formatted("layout A {\nview   a {\n.top==8\n}   view  b\n}\n")
        == """
        layout A {
          view a {
            .top == 8
          }   view  b
        }

        """)
  }

  @Test func theHeadOfAStatementMayBeBrokenAndItsBracesWhole() {
    #expect(
      formatted(
        "layout A( 375x {\nview   a\nwhen  width>300 {\na.hidden=true\n} else whn   width {\na.hidden=false\n}\n}\n")
          == """
          layout A( 375x {
            view a
            when width > 300 {
              a.hidden = true
            } else whn   width {
              a.hidden = false
            }
          }

          """)
  }

  @Test func theEndOfAStatementMayBeBroken() {
    #expect(
      formatted("layout A {\nwhen width>300 {\na.hidden=true\n}\n   else   when// why\n{ a.hidden=false }\n}\n")
        == """
        layout A {
          when width > 300 {
            a.hidden = true
          }
           else   when// why
        { a.hidden=false }
        }

        """)
  }

  @Test func aDeclarationStaysWhereItWouldBeReadOtherwise() {
    // Without its ';' the '{' would be one that stands on the wrong line.
    let broken = "layout A {\nview   a;\n{ .top == 8 }\n}\n"
    #expect(formatted(broken + "layout   B {}\n") == broken + "layout B {}\n")
  }

  @Test func commentsOfAnotherLanguageStayAsTheyAre() {
    #expect(
      formatted("/* The file,\n     by me. */\nlayout A {\n view   b   /* behind */\nview   c\n}\n")
        == "/* The file,\n     by me. */\nlayout A {\n view   b   /* behind */\n  view c\n}\n")
  }

  @Test func lineBreaksStayOfOneKind() {
    #expect(formatted("layout A {\r\nview b\n}\r\n") == "layout A {\r\n  view b\r\n}\r\n")
  }

  @Test func anEmptyFileStaysEmpty() {
    #expect(formatted("") == "")
    #expect(formatted("\n\n  \n") == "")
  }

  @Test func whatCannotBeReadStaysAsItIs() {
    #expect(format(parse([0xFF, 0xFE, 0x41, 0x00])) == [0xFF, 0xFE, 0x41, 0x00])
  }
}
