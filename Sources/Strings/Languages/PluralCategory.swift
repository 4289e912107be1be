/// The categories of numbers that languages distinguish (Unicode Technical Standard 35, part 3, "Language Plural Rules").
package enum PluralCategory: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// The name in string catalogs.
  package var name: String {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }

  /// Returns the category with a name; nil if there is none.
  package init?(name: String) {
    guard let category = PluralCategory.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  package static func < (a: PluralCategory, b: PluralCategory) -> Bool { a.rawValue < b.rawValue }

  /// The categories that a catalog has to have for a language, `other` last; nil for a language that is not in the table.
  ///
  /// These are the categories of whole numbers below a million, besides `other`, which the formats require. So `many` of French,
  /// Italian, Portuguese and Spanish (a million) and of Czech, Slovak and Lithuanian (fractions) may be missing: few catalogs have
  /// them, and counts of things rarely need them. Source: Unicode CLDR 48, common/supplemental/plurals.xml, cardinal numbers.
  package static func required(in language: LanguageTag) -> [PluralCategory]? {
    let row = table.first { row in
      row.languages.split(separator: " ").contains { $0.utf8.elementsEqual(language.language.utf8) }
    }
    return row?.categories
  }

  private static var table: [(categories: [PluralCategory], languages: String)] {
    [
      (
        [.other],
        """
        bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi vi wo yo yue zh
        """
      ),
      (
        [.one, .other],
        """
        af ak am an as asa ast az bal bem bez bg bho bn brx ca ce ceb cgg chr ckb da de doi dv ee el en eo es et eu fa ff fi fil fo \
        fr fur fy gl gsw gu guw ha haw hi hu hy ia io is it jgo ji jmc ka kab kaj kcg kk kkj kl kn kok ks ksb ku ky lb lg lij ln mas \
        mg mgo mk ml mn mr nah nb nd ne nl nn nnh no nr nso ny nyn om or os pa pap pcm ps pt rm rof rwk saq sc scn sd sdh seh si sn so \
        sq ss ssy st sv sw syr ta te teo ti tig tk tl tn tr ts tzm ug ur uz ve vo vun wa wae xh xog yi zu
        """
      ),
      ([.zero, .one, .other], "blo cv ksh lag lv prg"),
      ([.one, .two, .other], "he iu iw naq sat se sma smi smj smn sms"),
      ([.one, .few, .other], "bs cs hr lt mo ro sh shi sk sr"),
      ([.one, .two, .few, .other], "br dsb gd gv hsb sgs sl"),
      ([.one, .few, .many, .other], "be pl ru uk"),
      ([.one, .two, .few, .many, .other], "ga mt"),
      ([.zero, .one, .two, .few, .many, .other], "ar ars cy kw"),
    ]
  }
}
