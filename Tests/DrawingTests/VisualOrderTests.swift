import Testing

@testable import LayDrawing

/// The order of texts of both directions, as UAX #9 has it: alef, bet and gimel are Hebrew letters, `ain` an Arabic one.
@Suite struct VisualOrderTests {
  private let alef = "\u{5D0}"
  private let bet = "\u{5D1}"
  private let gimel = "\u{5D2}"
  private let ain = "\u{639}"

  private func visual(_ text: String, _ isRightToLeft: Bool? = nil) -> String {
    let scalars = Array(text.unicodeScalars)
    let order = VisualOrder(scalars, isRightToLeft: isRightToLeft)
    var shown = String.UnicodeScalarView()
    for index in order.order { shown.append(order.isMirrored(index) ? scalars[index].mirrored : scalars[index]) }
    return String(shown)
  }

  @Test func textsFromLeftToRightKeepTheirOrder() {
    for text in ["", "Sign in", "日本語 (abc)", "Жук 12", "😀 👨‍👩‍👧", "สวัสดี"] { #expect(visual(text) == text) }
  }

  @Test func wordsFromRightToLeftAreMirrored() {
    #expect(visual("\(alef)\(bet) \(gimel)") == "\(gimel) \(bet)\(alef)")
    #expect(visual("\(alef)\(bet) abc 12") == "abc 12 \(bet)\(alef)")
    #expect(visual("abc \(alef)\(bet) def") == "abc \(bet)\(alef) def")
    // The direction of the paragraph is that of the first letter unless it is given.
    #expect(visual("\(alef) abc", false) == "\(alef) abc")
    #expect(visual("abc \(alef)", true) == "\(alef) abc")
    #expect(visual("abc.", true) == ".abc")
  }

  @Test func numbersAreWrittenFromLeftToRight() {
    #expect(visual("12 \(alef)\(bet)") == "\(bet)\(alef) 12")
    #expect(visual("\(alef) 1,250.5 \(bet)") == "\(bet) 1,250.5 \(alef)")
    #expect(visual("$5.00 \(alef)", false) == "$5.00 \(alef)")
    #expect(visual("\(alef) 50%") == "50% \(alef)")
    // After Arabic letters a sign is no part of a number, as after Hebrew ones.
    #expect(visual("\(ain) 12-34 abc") == "abc 34-12 \(ain)")
    #expect(visual("\(alef) 12-34") == "12-34 \(alef)")
  }

  @Test func bracketsHaveTheDirectionOfWhatTheyContain() {
    #expect(visual("abc (\(alef)\(bet)) 12") == "abc (\(bet)\(alef)) 12")
    #expect(visual("\(alef) (abc) \(bet)") == "\(bet) (abc) \(alef)")
    #expect(visual("(\(alef)\(bet)) abc") == "abc (\(bet)\(alef))")
    #expect(visual("a (\(alef)) [c]", true) == "[c] (\(alef)) a")
  }

  @Test func combiningMarksFollowTheirLetters() {
    let marked = "\(alef)\u{5C1}\(bet)"
    #expect(visual(marked).unicodeScalars.elementsEqual("\(bet)\u{5C1}\(alef)".unicodeScalars))
  }

  @Test func aLineIsAsWideInEachOrder() {
    for text in ["\(alef)\(bet) abc 12", "abc (\(alef)\(bet)) 12", "\(ain) 12-34 abc"] {
      let widths = [nil, false, true].map {
        PlacedText(TextLine(text, x: 0, y: 0, size: 17, isRightToLeft: $0)).width
      }
      #expect(widths.allSatisfy { abs($0 - textWidth(of: text, size: 17)) < 1e-9 }, "\(text)")
    }
    let placed = PlacedText(TextLine("\(alef) ab", x: 0, y: 0, size: 10))
    #expect(placed.glyphs.map { String($0.scalar) }.filter { $0 != " " } == ["a", "b", alef])
    #expect(placed.glyphs.last.map { String($0.scalar) } == alef && placed.missing.map { String($0) } == [alef])
  }
}
