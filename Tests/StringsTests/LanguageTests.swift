import LayModel
import Testing

@testable import LayStrings

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de", nil, nil), ("pt-BR", "pt", nil, "br"), ("pt_PT", "pt", nil, "pt"), ("zh-Hans", "zh", "hans", nil),
    ("zh-Hant-TW", "zh", "hant", "tw"), ("es-419", "es", nil, "419"), ("AZ-arab", "az", "arab", nil),
    ("de-DE-1996", "de", nil, "de"), ("en-x-Arab", "en", nil, nil), ("ckb", "ckb", nil, nil),
  ]) func tagsHaveParts(_ text: String, _ language: String, _ script: String?, _ region: String?) throws {
    let tag = try #require(LanguageTag(text))
    #expect(tag.language == language && tag.script == script && tag.region == region)
  }

  @Test(arguments: ["", "d", "Base", "German", "de-", "-de", "d3", "de--DE", "de-toolonglong", "dé", "de fr"])
  func otherTextsAreNoTags(_ text: String) { #expect(LanguageTag(text) == nil) }

  @Test func spellingsOfATagAreEqual() {
    #expect(LanguageTag("pt-BR") == LanguageTag("pt_br"))
    #expect(LanguageTag("pt_BR")?.text == "pt-BR")
    #expect(LanguageTag("pt") != LanguageTag("pt-BR"))
    #expect(LanguageTag(String(repeating: "a", count: 101)) == nil)
  }

  @Test func directionsAreThoseOfTheScript() {
    let right = [
      "ar", "ar-EG", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ku-IQ", "az-Arab", "az-IR", "pa-PK",
      "en-Hebr", "ks", "syr", "nqo", "uz-AF",
    ]
    for text in right { #expect(LanguageTag(text)?.direction == .rightToLeft, "\(text)") }
    let left = [
      "en", "de", "ja", "zh-Hans", "az", "ku", "ms", "pa", "sd-IN", "sd-Deva", "ar-Latn", "he-Latn", "mt", "tr", "hi",
      "th",
    ]
    for text in left { #expect(LanguageTag(text)?.direction == .leftToRight, "\(text)") }
  }

  /// Every language has at most one row, and `other` in it.
  @Test func languagesHaveTheirPluralForms() {
    func forms(_ text: String) -> String {
      LanguageTag(text).flatMap { PluralCategory.required(in: $0) }?.map(\.name).joined(separator: " ") ?? "unknown"
    }
    #expect(forms("en") == "one other" && forms("en-GB") == "one other" && forms("ja") == "other")
    #expect(
      forms("pl") == "one few many other" && forms("ru") == "one few many other" && forms("uk") == "one few many other")
    #expect(forms("ar") == "zero one two few many other" && forms("cy") == "zero one two few many other")
    #expect(forms("fr") == "one other" && forms("cs") == "one few other" && forms("sl") == "one two few other")
    #expect(
      forms("lv") == "zero one other" && forms("he") == "one two other" && forms("ga") == "one two few many other")
    #expect(forms("ro") == "one few other" && forms("zh-Hant") == "other" && forms("tlh") == "unknown")
    #expect(PluralCategory(name: "few") == .few && PluralCategory(name: "none") == nil)
  }

  @Test(arguments: [
    ("Plain 100%", "Plain 100%"), ("%@", "Abcdefgh"), ("%1$@ %2$@", "Abcdefgh Abcdefgh"), ("%d%%", "1000%"),
    ("%lld", "1000"), ("%ld of %llu", "1000 of 1000"), ("%.1f", "1000.0"), ("%f", "1000.000000"), ("%.0f", "1000"),
    ("%5d|%-6d|%06d|%+d", " 1000|1000  |001000|+1000"), ("%x %X %o", "3e8 3E8 1750"), ("%c", "A"), ("%.3s", "Abc"),
    ("%.1e", "1.0e+03"), ("50 % der", "50 % der"), ("% d", "% d"), ("%", "%"), ("%y", "%y"), ("%#@x@", "%#@x@"),
    ("%#@", "%#@"), ("%1$#@x@", "%1$#@x@"), ("%arg", "1.000000e+03rg"), ("%hhd %zd %jd %qd", "1000 1000 1000 1000"),
    ("%.999999999999999999999f", "1000." + String(repeating: "0", count: 100)), ("%99999999999999999999$@", "Abcdefgh"),
    ("%500d", String(repeating: " ", count: 96) + "1000"), ("é%@é", "éAbcdefghé"),
  ]) func argumentsHaveSamples(_ format: String, _ text: String) {
    #expect(FormatSample(category: .other, substitutions: []).text(format, hasPlural: false) == text)
  }

  @Test func theNumberThatDecidesIsInItsCategory() {
    let few = FormatSample(category: .few, substitutions: [])
    #expect(few.text("%lld of %lld, %@", hasPlural: true) == "3 of 1000, Abcdefgh")
    #expect(few.text("%lld of %lld", hasPlural: false) == "1000 of 1000")
    let numbers = PluralCategory.allCases.map {
      FormatSample(category: $0, substitutions: []).text("%d", hasPlural: true)
    }
    #expect(numbers == ["0", "1", "2", "3", "11", "1000"])
  }
}
