import LayModel
import Testing

@testable import LayStrings

/// Strings files: `.strings` and `.stringsdict`.
@Suite struct StringsFileTests {
  private func read(_ text: String) -> StringTable { table(["de.lproj/Localizable.strings": text]) }

  @Test func pairsHaveTheLanguageOfTheirFolder() {
    let table = read("/* a comment */\n\"next\" = \"Weiter\"; // another\nback = 'Zurück';\n\"same\";")
    #expect(table.problems.isEmpty)
    #expect(table.lines("next", "back", "same") == ["de ltr: next=Weiter, back=Zurück, same=same"])
  }

  @Test func escapesAreThoseOfOldPropertyLists() {
    let table = read(#""a" = "\"x\" \\ \n\t \U00e9 \u00E9 \Ud83d\ude00 \101 \q \#u{0A}end";"#)
    #expect(table.problems.isEmpty)
    #expect(table.lines("a") == ["de ltr: a=\"x\" \\ \n\t é é 😀 A q \nend"])
  }

  @Test func halfOfASurrogatePairIsAReplacementCharacter() {
    #expect(read(#""a" = "\Ud83d";"b" = "\Ude00x";"#).lines("a", "b") == ["de ltr: a=\u{FFFD}, b=\u{FFFD}x"])
  }

  @Test func bracesMayBeAroundThePairs() {
    #expect(read("{\n a = b;\n}\n").lines("a") == ["de ltr: a=b"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10: a ';' is missing", "de ltr: a=b, c=d"),
    ("\"a\" = ;\n\"c\" = \"d\";", "1:7: expected a string in quotes", "de ltr: c=d"),
    ("= 1;\n\"c\" = \"d\";", "1:1: expected a string in quotes", "de ltr: c=d"),
    ("\"a\" = \"b", "1:7: a string is not closed", "de ltr: "),
    ("\"a\" =", "1:6: the file ends where a string is expected", "de ltr: "),
    ("\"c\" = \"d\"; /* x", "1:12: a comment is not closed", "de ltr: c=d"),
    ("\"c\" = \"d\\Uxyz\";", "1:9: expected four hexadecimal digits", "de ltr: c=dxyz"),
    ("{ c = d;", "1:9: a brace is not closed", "de ltr: c=d"),
    ("{ c = d; } e", "1:12: nothing may follow the closing brace", "de ltr: c=d"),
  ]) func wrongPairsSayWhere(_ text: String, _ problem: String, _ line: String) {
    let table = read(text)
    #expect(table.problems.first == "L0915 de.lproj/Localizable.strings:\(problem)")
    #expect(table.lines("a", "c") == [line])
  }

  @Test func utf16WithAByteOrderMarkIsRead() {
    let text = "\"a\" = \"é😀\";"
    let units = Array(text.utf16)
    let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    for bytes in [little, big, marked] {
      let table = readTable(["de.lproj/A.strings": bytes])
      #expect(table.problems.isEmpty && table.lines("a") == ["de ltr: a=é😀"])
    }
  }

  @Test func otherEncodingsAreProblems() {
    func problem(_ bytes: [UInt8]) -> String { readTable(["de.lproj/A.strings": bytes]).problems.joined() }
    #expect(
      problem([0x22, 0xE9, 0x22])
        == "L0915 de.lproj/A.strings:1:1: the text is not UTF-8, nor does it begin with a byte order mark of UTF-16")
    #expect(problem([0xFF, 0xFE, 0x00]).hasSuffix("the text ends inside a character of UTF-16"))
    #expect(problem([0xFF, 0xFE, 0x00, 0xD8]).hasSuffix("the text has half of a character of UTF-16"))
    #expect(problem(Array("bplist00".utf8)).hasSuffix("the file is compiled: a binary property list"))
  }

  @Test func theLanguageComesFromTheFolderOrTheOption() {
    #expect(
      table(["Localizable.strings": "a = b;"]).problems == [
        "L0915 Localizable.strings:1:1: the language of the file is unknown"
      ])
    #expect(table(["Localizable.strings": "a = b;"], language: "fr").lines("a") == ["fr ltr: a=b"])
    #expect(table(["zh-Hant.lproj/A.strings": "a = b;"], language: "fr").lines("a") == ["zh-Hant ltr: a=b"])
    // Base is the source language.
    let table = table(["Base.lproj/A.strings": "a = b;", "de.lproj/A.strings": "a = c;"])
    #expect(table.lines("b") == ["en ltr: b=b", "de ltr: b=c"])
  }

  @Test func stringsFilesOfSeveralLanguagesAreOneTable() {
    let table = table(["en.lproj/A.strings": "\"a\" = \"Next\";\nb = B;", "de.lproj/A.strings": "a = Weiter;"])
    #expect(table.sourceLanguage?.text == "en")
    #expect(table.lines("Next", "B") == ["de ltr: Next=Weiter, B=B", "en ltr: Next=Next, B=B"])
    #expect(table.gapLines("a", "b") == ["L0917 en.lproj/A.strings:2:1: 'b' has no translation in de"])
  }

  private let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@count@ &amp; %@</string>
        <key>count</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key>
          <string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key>
          <string>d</string>
          <key>one</key>
          <string>%d plik</string>
          <key>few</key>
          <string>%d pliki</string>
          <key>other</key>
          <string>%d pliku</string>
        </dict>
      </dict>
      <key>wide</key>
      <dict>
        <key>NSStringVariableWidthRuleType</key>
        <dict>
          <key>20</key>
          <string>Short</string>
          <key>100</key>
          <string>A longer one</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  @Test func dictionariesHavePluralForms() {
    let table = table(["pl.lproj/A.stringsdict": dictionary, "pl.lproj/A.strings": "files = F; other = O;"])
    #expect(table.problems.isEmpty)
    #expect(
      table.lines("files", "other") == [
        "pl ltr: files=1000 pliku & Abcdefgh, other=O", "pl, one ltr: files=1 plik & Abcdefgh, other=O",
        "pl, few ltr: files=3 pliki & Abcdefgh, other=O",
      ])
    #expect(
      table.gapLines("files") == [
        "L0918 pl.lproj/A.stringsdict:9:5: the text of 'files' in pl lacks the plural form 'many'"
      ])
    #expect(table.lines("wide") == ["pl ltr: wide=A longer one"])
  }

  @Test(arguments: [
    ("", "1:1: the property list is not well-formed: there is no property list"),
    ("<plist><array/></plist>", "1:8: the property list is not a dictionary"),
    ("<plist><dict><key>a</key></dict></plist>", "1:14: the property list is not well-formed: a key has no value"),
    (
      "<plist><dict><string>a</string></dict></plist>", "1:14: the property list is not well-formed: a value has no key"
    ),
    (
      "<plist><dict><key>a</key><string>b</string></dict></plist>",
      "1:14: 'a' has neither 'NSStringLocalizedFormatKey' nor texts by width"
    ),
    (
      "<plist><dict><key>a</key><b/></dict></plist>",
      "1:26: the property list is not well-formed: property lists have no 'b'"
    ),
    ("<plist><dict>", "1:14: the property list is not well-formed: 'dict' is not closed"),
    (
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>on</key><string/></dict></dict></dict></plist>",
      "1:109: 'on' is not a plural form"
    ),
  ]) func wrongDictionariesSayWhere(_ text: String, _ problem: String) {
    let found = table(["de.lproj/A.stringsdict": text]).problems
    #expect(found.contains("L0915 de.lproj/A.stringsdict:\(problem)"), "\(found)")
  }
}
