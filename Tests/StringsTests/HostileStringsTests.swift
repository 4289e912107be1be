import LayModel
import Testing

@testable import LayStrings

/// Limits, and inputs that try to exceed them.
@Suite struct HostileStringsTests {
  /// The tags `aa`, `ab` … of `count` languages.
  private func tags(_ count: Int) -> [String] {
    (0..<count).map { index in
      String(decoding: [0x61 + UInt8(index / 26), 0x61 + UInt8(index % 26)], as: UTF8.self)
    }
  }

  @Test(arguments: [(StringLimits.languages, 0), (StringLimits.languages + 1, 1), (StringLimits.languages + 50, 1)])
  func languagesHaveALimit(_ count: Int, _ problems: Int) {
    let units = tags(count).map { unit($0, "x") }.joined(separator: ", ")
    let table = table(["A.xcstrings": catalog(units, source: "aa")])
    #expect(table.languages.count == StringLimits.languages)
    #expect(table.problems.count == problems)
    #expect(
      table.problems.allSatisfy { $0.hasSuffix("is the language number 101; it and other new ones are not read") })
  }

  @Test func filesTogetherHaveALimit() {
    let half = StringLimits.fileSizes / 2
    func strings(_ size: Int) -> [UInt8] { Array("a = b;".utf8) + [UInt8](repeating: 0x20, count: size - 6) }
    #expect(readTable(["de.lproj/A.strings": strings(half), "fr.lproj/A.strings": strings(half)]).problems.isEmpty)
    let table = readTable(["de.lproj/A.strings": strings(half), "fr.lproj/A.strings": strings(half + 1)])
    #expect(
      table.problems == [
        "L0915 fr.lproj/A.strings:1:1: the string catalogs have more than 16 MB together; this file was not read"
      ])
    #expect(table.lines("a") == ["de ltr: a=b"])
  }

  @Test(arguments: [(60, 0), (61, 1), (100_000, 1)]) func nestingHasALimit(_ depth: Int, _ problems: Int) {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    // The catalog, its strings, the key and a member of it.
    let table = table(["A.xcstrings": "{\"strings\": {\"a\": {\"x\": [\(nested)]}}}"])
    #expect(table.problems.count == problems)
  }

  @Test func propertyListsHaveALimitOfNesting() {
    for depth in [90, 1000, 200_000] {
      let text = "<plist>" + String(repeating: "<dict><key>a</key>", count: depth)
      let table = table(["de.lproj/A.stringsdict": text])
      #expect(!table.problems.isEmpty && table.problems.count <= StringLimits.problems)
    }
    let arrays = "<plist>" + String(repeating: "<array>", count: 200_000)
    #expect(!table(["de.lproj/A.stringsdict": arrays]).problems.isEmpty)
  }

  @Test func problemsHaveALimit() {
    let text = String(repeating: "= ;\n", count: 10_000)
    #expect(table(["de.lproj/A.strings": text]).problems.count == StringLimits.problems)
  }

  @Test func substitutionsThatNameEachOtherEnd() {
    let part = { (name: String, text: String) in
      "\"\(name)\": {\"variations\": {\(plural(("other", text)))}}"
    }
    let twice = "%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@%#@a@"
    let text = "\"en\": {\"stringUnit\": {\"value\": \"\(twice)\"}, \"substitutions\": {\(part("a", twice))}}"
    let found = table(["A.xcstrings": catalog(text)]).translations(of: ["k"], in: [LanguageTag("en")!], on: .all)
    let size = found.first?.texts["k"]?.text.utf8.count ?? 0
    #expect(size > 1000 && size <= StringLimits.textSize + twice.utf8.count)
  }

  @Test func entityBombsAreNotExpanded() {
    var bomb = "<!DOCTYPE plist [<!ENTITY l0 \"lol\">"
    for level in 1..<20 { bomb += "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">" }
    bomb +=
      "]><plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>&l19;</string></dict></dict></plist>"
    let table = table(["de.lproj/A.stringsdict": bomb])
    #expect(table.lines("a") == ["de ltr: a=&l19;"])
    #expect(table.problems.count == 1)
  }

  @Test func anyPrefixOfAFileIsRead() {
    let texts = [
      "A.xcstrings": catalog(
        "\(unit("de", "é%#@n@")), \"fr\": {\"variations\": {\"device\": {\"mac\": {\"variations\": {\(plural(("one", "a")))}}}}}"
      ),
      "de.lproj/A.strings": "/* c */ \"a\\U00e9\" = \"b\"; // x\n{ c = 'd'; }",
      "de.lproj/A.stringsdict":
        "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict><key>one</key><string>é</string></dict></dict></dict></plist>",
    ]
    for (path, text) in texts {
      let bytes = Array(text.utf8)
      for length in 0...bytes.count {
        let table = readTable([path: Array(bytes.prefix(length))])
        #expect(table.problems.count <= StringLimits.problems)
        _ = table.lines("a", "k")
        for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x7D, 0xFF] where length < bytes.count {
          var changed = bytes
          changed[length] = byte
          let other = readTable([path: changed])
          _ = other.lines("a", "k")
        }
      }
    }
  }

  @Test func fortyLanguagesWithManyKeysAreOneTable() {
    let languages = tags(40)
    let keys = (0..<500).map { key in
      "\"key\(key)\": {\"localizations\": {\(languages.map { unit($0, "Text \(key) of \($0)") }.joined(separator: ","))}}"
    }
    let table = table(["A.xcstrings": "{\"sourceLanguage\": \"aa\", \"strings\": {\(keys.joined(separator: ","))}}"])
    #expect(table.entries.count == 500 && table.languages.count == 40 && table.problems.isEmpty)
    let found = table.translations(of: (0..<500).map { "key\($0)" }, in: table.languages, on: .phonesAndTablets)
    #expect(found.count == 40 && found.allSatisfy { $0.texts.count == 500 })
  }
}
