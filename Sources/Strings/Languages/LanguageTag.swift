package import LayModel

/// A language of texts: a tag of BCP 47, such as `de`, `pt-BR`, `zh-Hans` or `az-Arab`. Underscores count as hyphens.
package struct LanguageTag: Sendable {
  /// The tag as it was written, with hyphens.
  package let text: String
  /// The language in lower case: `pt`.
  package let language: String
  /// The script in lower case, such as `arab`; nil if the tag has none.
  package let script: String?
  /// The region in lower case, such as `br`; nil if the tag has none.
  package let region: String?

  /// The most bytes of a tag (BCP 47 recommends room for 35).
  package static let longest = 100

  /// Parses a tag; nil if `text` is none.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= LanguageTag.longest else { return nil }
    let bytes = text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { part in
      part.map { LanguageTag.lowered($0) }
    }
    for part in parts {
      guard !part.isEmpty, part.count <= 8, part.allSatisfy({ LanguageTag.isLetter($0) || LanguageTag.isDigit($0) })
      else { return nil }
    }
    guard (2...3).contains(parts[0].count), parts[0].allSatisfy(LanguageTag.isLetter) else { return nil }
    var (script, region): ([UInt8]?, [UInt8]?)
    for part in parts.dropFirst() {
      // A single letter begins extensions and private parts.
      if part.count == 1 { break }
      if part.count == 4, script == nil, region == nil, part.allSatisfy(LanguageTag.isLetter) {
        script = part
      } else if region == nil,
        part.count == 2 && part.allSatisfy(LanguageTag.isLetter)
          || part.count == 3 && part.allSatisfy(LanguageTag.isDigit)
      {
        region = part
      }
    }
    self.text = String(decoding: bytes, as: UTF8.self)
    language = String(decoding: parts[0], as: UTF8.self)
    self.script = script.map { String(decoding: $0, as: UTF8.self) }
    self.region = region.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// The tag in lower case: the same for all spellings of a tag.
  package var key: String { String(decoding: text.utf8.map { LanguageTag.lowered($0) }, as: UTF8.self) }
}

extension LanguageTag: Hashable {
  package static func == (a: LanguageTag, b: LanguageTag) -> Bool { a.key == b.key }
  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension LanguageTag {
  /// The direction in which the language is written: that of its script, or of the usual script of the language and its region.
  ///
  /// Sources: the scripts with strong characters of the classes R and AL in Unicode 17 that are in use; the usual scripts of
  /// languages in Unicode CLDR 48, common/supplemental/likelySubtags.xml.
  package var direction: InterfaceDirection {
    let scripts = ["adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa"]
    if let script { return scripts.contains(script) ? .rightToLeft : .leftToRight }
    let languages = """
      ar arc ars ary arz azb bal bgn bqi ckb dv fa glk he hno iw ji khw ks lah lrc luz mzn nqo pnb prs ps rhg sd sdh skr syr ug ur yi
      """
    let tags = "az-iq az-ir ha-cm ha-sd kk-af kk-cn kk-ir kk-mn ku-iq ku-ir ku-lb ky-cn ms-cc pa-pk tg-pk uz-af"
    func has(_ list: String, _ word: String) -> Bool {
      list.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(word.utf8) }
    }
    if let region {
      if has(tags, "\(language)-\(region)") { return .rightToLeft }
      // Sindhi is written in Devanagari in India.
      if language == "sd" && region == "in" { return .leftToRight }
    }
    return has(languages, language) ? .rightToLeft : .leftToRight
  }
}
