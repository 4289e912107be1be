import LayRuntime
import Testing

@testable import LayTool

@Suite struct UsageTests {
  private func refuses(
    _ arguments: String..., files: [String: String] = [:], saying words: String, hinting hint: String = ""
  ) {
    let run = layc(arguments, files: files)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("layc: error: \(words) [L0902]\n"), "\(run.errors)")
    #expect(hint.isEmpty || run.errors.contains("help: \(hint)\n"), "\(run.errors)")
  }

  @Test func misspelledCommandSuggestsTheNearest() {
    refuses("chek", saying: "no command 'chek'; did you mean 'check'?")
    refuses("xyzzy", saying: "no command 'xyzzy'", hinting: "layc --help shows the commands")
  }

  @Test func commandOfALaterVersionSaysSo() {
    refuses("compile", "a.lay", saying: "the command 'compile' comes with a later version")
  }

  @Test func fileWithoutACommandIsToldWhatIsMissing() {
    refuses("a.lay", saying: "a command comes before 'a.lay'", hinting: "for example: layc check a.lay")
    refuses("--size", "3x4", saying: "a command comes before '--size'")
  }

  @Test func misspelledOptionSuggestsTheNearest() {
    refuses("eval", "a.lay", "--sise", "3x4", saying: "no option '--sise' for 'layc eval'; did you mean '--size'?")
    refuses(
      "check", "a.lay", "--device", "x", saying: "'layc check' has no option '--device'; did you mean '--devices'?")
    refuses("check", "a.lay", "-x", saying: "no option '-x' for 'layc check'")
  }

  @Test func optionOfAnotherCommandNamesIt() {
    refuses(
      "check", "a.lay", "--resize", "3x4",
      saying: "'layc check' has no option '--resize'; 'layc eval' and 'layc render' have it")
  }

  @Test func badSizeIsNamedAndRepaired() {
    refuses(
      "eval", "a.lay", "--size", "375,667",
      saying:
        "'375,667' is not a value for '--size': a size is written WIDTHxHEIGHT, in points; did you mean '375x667'?",
      hinting: "for example: --size 375x667")
    refuses(
      "eval", "a.lay", "--size=-1x5",
      saying: "'-1x5' is not a value for '--size': a size is written WIDTHxHEIGHT, in points; did you mean '1x5'?")
    refuses(
      "eval", "a.lay", "--size", "1e3x5",
      saying: "'1e3x5' is not a value for '--size': a size is written WIDTHxHEIGHT, in points")
  }

  @Test func sidesOfSizesHaveALimit() throws {
    let words = "a side has at most 1000000 points"
    let digits = String(repeating: "9", count: longestNumber)
    for size in ["1000001x1", "1x1000000.5", "\(digits)x\(digits)"] {
      refuses("eval", "a.lay", "--size", size, saying: "'\(size)' is not a value for '--size': \(words)")
      refuses(
        "check", "a.lay", "--sizes", "1x1...\(size)", saying: "'1x1...\(size)' is not a value for '--sizes': \(words)")
      refuses(
        "eval", "a.lay", "--resize", "1x1,\(size),1x1",
        saying: "'1x1,\(size),1x1' is not a value for '--resize': \(words)")
    }
    let files = ["a.lay": "layout A(9x9) { sizes 9x9 }\n"]
    for format in ["text", "json", "svg"] {
      #expect(layc(["eval", "a.lay", "--size", "1000000x1000000", "--format", format], files: files).status == 0)
    }
    #expect(layc(["check", "a.lay", "--sizes", "1x1...1000000x1000000"], files: files).status == 0)
    #expect(layc(["eval", "a.lay", "--resize", "1x1,1000000x1000000"], files: files).status == 0)
  }

  @Test func missingAndSurplusValuesAreNamed() {
    refuses("eval", "a.lay", "--size", saying: "'--size' needs a value", hinting: "for example: --size 375x667")
    refuses("eval", "a.lay", "--size", "--scale", "2", saying: "'--size' needs a value")
    refuses("check", "a.lay", "--strict=yes", saying: "'--strict' takes no value, and 'yes' follows its '='")
    refuses("eval", "a.lay", "--scale", "2", "--scale", "3", saying: "'--scale' is given twice")
  }

  @Test func wordsOutsideTheChoiceAreNamedWithTheChoice() {
    refuses(
      "check", "a.lay", "--format", "jsn", saying: "'--format' cannot be 'jsn'; did you mean 'json'?",
      hinting: "it is one of: text, short, json, sarif, github")
    refuses("check", "a.lay", "--format=svg", saying: "'--format' cannot be 'svg'")
    refuses("eval", "a.lay", "--direction", "left", saying: "'--direction' cannot be 'left'")
  }

  @Test func operandsAreCounted() {
    refuses("check", saying: "'layc check' needs a file or a directory", hinting: "for example: layc check Samples")
    refuses("eval", saying: "'layc eval' needs a file")
    refuses("eval", "a.lay", "b.lay", saying: "'layc eval' takes one argument, and 'b.lay' is one too many")
    refuses("man", "check", saying: "'layc man' takes no argument, and 'check' is one too many")
  }

  @Test func numbersAreExactDecimals() {
    refuses(
      "eval", "a.lay", "--scale", "16.5",
      saying: "'16.5' is not a value for '--scale': it is a number of pixels above 0 and at most 16")
    refuses(
      "eval", "a.lay", "--scale", "0",
      saying: "'0' is not a value for '--scale': it is a number of pixels above 0 and at most 16")
    refuses("eval", "a.lay", "--set", "gap", saying: "'gap' is not a value for '--set': a name, '=' and a number")
    refuses(
      "eval", "a.lay", "--set", "gap=wide", saying: "'gap=wide' is not a value for '--set': 'wide' is not a number")
    let digits = String(repeating: "9", count: longestNumber + 1)
    refuses(
      "eval", "a.lay", "--scale", digits,
      saying: "'\(digits)' is not a value for '--scale': it is a number of pixels above 0 and at most 16")
    #expect(parseNumber(digits.dropLast()) != nil)
    // The point does not count.
    #expect(parseNumber("9." + digits.dropFirst(2)) != nil && parseNumber("9." + digits.dropFirst()) == nil)
  }

  @Test func numbersOfMetricsMayBeFractions() {
    #expect(parseFraction("1/3") == Rational(1, 3) && parseFraction("-2.5/5") == Rational(-1, 2))
    #expect(parseFraction("44") == Rational(44) && parseFraction("0.5") == Rational(1, 2))
    for text in ["1/0", "1/0.0", "/3", "1/", "1/2/3", "1 / 3", ""] { #expect(parseFraction(text) == nil, "\(text)") }
  }

  @Test func optionsThatContradictEachOtherAreRefused() {
    refuses(
      "eval", "a.lay", "--size", "3x4", "--resize", "3x4,5x6", saying: "'--resize' and '--size' exclude each other")
    refuses(
      "check", "a.lay", "--sizes", "5x6...3x4",
      saying: "'5x6...3x4' is not a value for '--sizes': the smaller size comes first")
    refuses(
      "check", "a.lay", "--sizes", "3x4...5x6", "--size", "3x4", saying: "'--sizes' and '--size' exclude each other")
  }

  @Test func aSafeAreaHasFourNumbersFromZeroOn() {
    for text in ["47,0,34", "47,0,34,-1", "47,0,34,x"] {
      let run = layc(["eval", "a.lay", "--safe-area", text])
      #expect(run.status == 2)
      #expect(run.errors.contains("four numbers: top,left,bottom,right"))
    }
  }

  @Test func twoHyphensEndTheOptions() {
    let run = layc(["check", "--", "--strict"])
    #expect(run.errors.hasPrefix("layc: error: no such file or directory: '--strict' [L0901]"))
  }

  @Test func controlCharactersOfArgumentsDoNotReachTheTerminal() {
    let run = layc(["check", "\u{1B}[2J.lay"])
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("␛[2J.lay"))
  }
}
