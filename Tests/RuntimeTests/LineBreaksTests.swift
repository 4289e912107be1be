import Testing

@testable import LayModel
@testable import LayNumbers

/// Line breaks in Chinese and Japanese. In a font of 32 points an ideograph is 32 wide.
@Suite struct LineBreaksTests {
  private func lines(_ text: String, _ width: Int, mostLines: Int = 0) -> Int {
    WrappedText(text, fontSize: 32, mostLines: mostLines).lineCount(atWidth: Rational(width))
  }

  private func width(_ text: String, _ width: Int) -> Rational {
    WrappedText(text, fontSize: 32, mostLines: 0).width(atWidth: Rational(width))
  }

  /// The text with a bar at each place where a line may end.
  private func marked(_ text: String) -> String {
    var result = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let last, LineBreaks.isAllowed(between: last.value, scalar.value) { result += "|" }
      result.unicodeScalars.append(scalar)
      last = scalar
    }
    return result
  }

  @Test(arguments: [
    ("日本語の文章", "日|本|語|の|文|章"), ("カメラ", "カ|メ|ラ"), ("日本語。次", "日|本|語。|次"),
    ("「日本」、東京", "「日|本」、|東|京"), ("（株）会社", "（株）|会|社"), ("はい！？ええ", "は|い！？|え|え"),
    ("チョコレート", "チョ|コ|レー|ト"), ("きゃっと", "きゃっ|と"), ("人々とゝ", "人々|とゝ"), ("が\u{3099}く", "が\u{3099}|く"),
    ("日本Swift言語", "日|本|Swift|言|語"), ("12時30分", "12|時|30|分"), ("100％引き", "100％|引|き"), ("日本(東京)へ", "日|本|(東|京)|へ"),
    ("日本, 東", "日|本, |東"), ("约50%的人", "约|50%|的|人"), ("￥100円", "￥100|円"), ("中·文", "中|·|文"),
    ("“你好”吗", "“你|好”吗"), ("中\u{2060}文", "中\u{2060}文"), ("中\u{A0}文", "中\u{A0}文"), ("ﾒﾆｭｰ", "ﾒ|ﾆｭｰ"),
    ("中文……好", "中|文……|好"), ("㍿の", "㍿|の"), ("ㄅㄆ", "ㄅ|ㄆ"), ("𠀀𠀁", "𠀀|𠀁"),
    ("안녕하세요", "안녕하세요"), ("ㄱㄴ", "ㄱㄴ"), ("한국語", "한국|語"), ("สวัสดี", "สวัสดี"), ("Hello", "Hello"), ("👍👍", "👍👍"),
  ]) func placesAreThoseOfTheAnnex(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test func ideographsAreWordsOfTheirOwn() {
    for (width, count) in [(192, 1), (191, 2), (96, 2), (95, 3), (64, 3), (63, 6), (32, 6), (10, 6)] {
      #expect(lines("日本語の文章", width) == count, "\(width)")
    }
  }

  @Test func punctuationTakesItsCharacterAlong() {
    // The last ideograph and the full stop behind it stay together.
    #expect(width("日本語の文章。", 192) == 160 && lines("日本語の文章。", 192) == 2)
    #expect(lines("日本語の文章。", 223) == 2 && lines("日本語の文章。", 224) == 1)
    #expect(lines("「日本」", 127) == 2 && width("「日本」", 127) == 64)
    // A pair that fits on no line is broken like a word.
    #expect(lines("章。", 40) == 2)
    #expect(lines("チョコレート", 64) == 4)
  }

  @Test func otherScriptsBreakAtBlanks() {
    #expect(lines("안녕하세요 여러분", 160) == 2 && lines("안녕하세요 여러분", 264) == 2)
    #expect(lines("안녕 하세요", 32) == 5)
  }

  @Test func stepsAreExact() throws {
    let text = WrappedText("日本語の文章。", fontSize: 32, mostLines: 0)
    let steps = try #require(text.steps(from: 32, to: 300, limit: 20))
    #expect(steps.map(\.lines) == [7, 4, 3, 2, 1])
    #expect(steps.compactMap(\.lowest) == [0, 64, 96, 128, 224])
    let limited = WrappedText("日本語の文章。", fontSize: 32, mostLines: 2)
    #expect(limited.leastWidth == 128)
  }
}
