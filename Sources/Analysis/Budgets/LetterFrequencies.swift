internal import LayRuntime

/// The frequencies of the letters of a language, in lower case.
///
/// The tables of languages in Latin letters are those that Wikipedia collects in "Letter frequency" (October 2025), each with the
/// source that is named there. What is missing has the letters of English.
struct LetterFrequencies: Sendable {
  /// The language without script and region: `pt`.
  let language: String
  /// The letters.
  let letters: String
  /// The counts of the letters, in thousandths of a percent or in percent; only their proportions count.
  let counts: [Int]
  /// The count of blanks for 100 characters.
  let blanks: Int

  init(_ language: String, _ letters: String, _ counts: [Int], blanks: Int = 18) {
    (self.language, self.letters, self.counts, self.blanks) = (language, letters, counts, blanks)
  }

  /// The mean width of a character in a font, points.
  func meanWidth(fontSize: Rational, weight: FontWeight) -> Rational {
    var (sum, count) = (Rational.zero, 0)
    for (letter, number) in zip(letters.unicodeScalars, counts) {
      sum += Rational(number) * TextMeasure.width(of: String(letter), fontSize: fontSize, weight: weight)
      count += number
    }
    let blank = TextMeasure.width(of: " ", fontSize: fontSize, weight: weight)
    return (Rational(blanks) * blank + Rational(100 - blanks) * sum / Rational(count)) / 100
  }

  /// The frequencies for the language of a translation: `de`, `pt-BR`, `pl, few`. Those of English for languages without a table and for
  /// texts in no language.
  static func of(_ translation: String) -> LetterFrequencies {
    let language = baseLanguage(of: translation)
    return all.first { $0.language == language } ?? english
  }

  /// The language without script, region and plural form, in lower case.
  static func baseLanguage(of translation: String) -> String {
    String(decoding: translation.utf8.map { $0 | 0x20 }.prefix { (0x61...0x7A).contains($0) }, as: UTF8.self)
  }

  /// The most frequent letters of English.
  ///
  /// Source: the table of R. E. Lewand, "Cryptological Mathematics", rounded to a text of 82 letters and 18 blanks.
  static let english = LetterFrequencies(
    "en", "etaoinsrhdlucmfywgpbvk", [10, 7, 7, 6, 6, 6, 5, 5, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1])

  /// The tables. The share of blanks is that of English text, except in Chinese and Japanese, which have none.
  static let all: [LetterFrequencies] = [
    english,
    // Danish: practicalcryptography.com, "Danish letter frequencies".
    LetterFrequencies(
      "da", "abcdefghijklmnopqrstuvwxyzåæø",
      [
        6025, 2000, 565, 5858, 15453, 2406, 4077, 1621, 6000, 730, 3395, 5229, 3237, 7240, 4636, 1756, 7, 8956, 5805,
        6862, 1979, 2332, 69, 28, 698, 34, 1190, 872, 939,
      ]),
    // German: A. Beutelspacher, "Kryptologie", 7th edition, page 10.
    LetterFrequencies(
      "de", "abcdefghijklmnopqrstuvwxyzäößü",
      [
        6516, 1886, 2732, 5076, 16396, 1656, 3009, 4577, 6550, 268, 1417, 3437, 2534, 9776, 2594, 670, 18, 7003, 7270,
        6154, 4166, 846, 1921, 34, 39, 1134, 578, 443, 307, 995,
      ]),
    // Greek: G. Mikros, N. Hatzigeorgiu and G. Carayannis, "Basic Quantitative Characteristics of the Modern Greek Language Using
    // the Hellenic National Corpus".
    LetterFrequencies(
      "el", "αοιετσνηυρπκμλωδγχθφβξζψ",
      [
        11411, 10331, 9252, 8586, 7918, 7830, 6199, 5399, 4416, 4286, 4014, 3974, 3358, 2732, 2147, 1749, 1727, 1178,
        1120, 812, 682, 402, 345, 133,
      ]),
    // Spanish: F. Pratt, "Secret and Urgent", pages 254 and 255.
    LetterFrequencies(
      "es", "abcdefghijklmnopqrstuvwxyzáéíñóúü",
      [
        11525, 2215, 4019, 5010, 13702, 692, 1768, 1973, 6247, 493, 26, 4967, 3157, 6712, 8683, 2510, 877, 6871, 7977,
        4632, 3927, 1138, 27, 515, 1433, 467, 502, 433, 725, 311, 827, 168, 12,
      ]),
    // Finnish: practicalcryptography.com, "Finnish letter frequencies".
    LetterFrequencies(
      "fi", "abcdefghijklmnopqrstuvwxyzåäö",
      [
        12217, 281, 281, 1043, 7968, 194, 392, 1851, 10817, 2042, 4973, 5761, 3202, 8826, 5614, 1842, 13, 2872, 7862,
        8750, 5008, 2250, 94, 31, 1745, 51, 3, 3577, 444,
      ]),
    // French: corpus of Thomas Tempé.
    LetterFrequencies(
      "fr", "abcdefghijklmnopqrstuvwxyzàâœçèéêëîïôùû",
      [
        7636, 901, 3260, 3669, 14715, 1066, 866, 937, 7529, 813, 74, 5456, 2968, 7095, 5796, 2521, 1362, 6693, 7948,
        7244, 6311, 1838, 49, 427, 708, 326, 486, 51, 18, 85, 271, 1504, 218, 8, 45, 5, 23, 58, 60,
      ]),
    // Hungarian: wolframalpha.com, "Hungarian character frequencies".
    LetterFrequencies(
      "hu", "abcdefghijklmnoprstuvyzáéíöóőúüű",
      [
        8890, 1940, 646, 1920, 11600, 548, 3790, 1260, 4250, 1480, 4850, 6710, 3820, 6820, 3650, 480, 2650, 6990, 6960,
        392, 2310, 2560, 4300, 3440, 4250, 470, 784, 597, 823, 98, 617, 117,
      ]),
    // Icelandic: practicalcryptography.com, "Icelandic letter frequencies".
    LetterFrequencies(
      "is", "abdefghijklmnoprstuvxyáæðéíöóþúý",
      [
        10110, 1043, 1575, 6418, 3013, 4241, 1871, 7578, 1144, 3314, 4532, 4041, 7711, 2166, 789, 8581, 5630, 4953,
        4562, 2437, 46, 900, 1799, 867, 4393, 647, 1570, 777, 994, 1455, 613, 228,
      ]),
    // Italian: S. Singh, "Codici e segreti".
    LetterFrequencies(
      "it", "abcdefghijklmnopqrstuvwxyzàèìòù",
      [
        11745, 927, 4501, 3736, 11792, 1153, 1644, 136, 10143, 11, 9, 6510, 2512, 6883, 9832, 3056, 505, 6367, 4981,
        5623, 2813, 2097, 33, 8, 20, 1181, 635, 263, 30, 2, 166,
      ]),
    // Dutch: Genootschap Onze Taal, "Letterfrequenties".
    LetterFrequencies(
      "nl", "abcdefghijklmnopqrstuvwxyz",
      [
        7490, 1580, 1240, 5930, 18910, 810, 3400, 2380, 6500, 1460, 2250, 3570, 2210, 10030, 6060, 1570, 9, 6410, 3730,
        6790, 1990, 2850, 1520, 36, 35, 1390,
      ]),
    // Polish: Poradnia językowa PWN, "Frekwencja liter w polskich tekstach".
    LetterFrequencies(
      "pl", "abcdefghijklmnopqrstuvwxyząćęłńóśźż",
      [
        8965, 1482, 3988, 3293, 7921, 312, 1377, 1072, 8286, 2343, 3411, 2136, 2911, 5600, 7590, 3101, 3, 4571, 4263,
        3966, 2347, 34, 4549, 19, 3857, 5620, 1021, 448, 1131, 1746, 185, 823, 683, 61, 885,
      ]),
    // Portuguese: "Frequência da ocorrência de letras no Português".
    LetterFrequencies(
      "pt", "abcdefghijklmnopqrstuvwxyzàâáãçéêíôóõúü",
      [
        14634, 1043, 3882, 4992, 13101, 1023, 1303, 1281, 6186, 379, 15, 2779, 4738, 4446, 9735, 2523, 1204, 6530, 6805,
        4336, 3639, 1575, 37, 453, 6, 470, 72, 562, 118, 733, 530, 337, 450, 132, 635, 296, 40, 207, 26,
      ]),
    // Russian: the letters of the Russian National Corpus.
    LetterFrequencies(
      "ru", "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё",
      [
        10970, 8450, 8010, 7350, 6700, 6260, 5470, 4730, 4540, 4400, 3490, 3210, 2980, 2810, 2620, 2010, 1900, 1740,
        1700, 1650, 1590, 1440, 1210, 970, 940, 730, 640, 480, 360, 320, 260, 40, 40,
      ]),
    // Swedish: practicalcryptography.com, "Swedish letter frequencies".
    LetterFrequencies(
      "sv", "abcdefghijklmnopqrstuvwxyzåäö",
      [
        9383, 1535, 1486, 4702, 10149, 2027, 2862, 2090, 5817, 614, 3140, 5275, 3471, 8542, 4482, 1839, 20, 8431, 6590,
        7691, 1919, 2415, 142, 159, 708, 70, 1340, 1800, 1310,
      ]),
    // Turkish: S. I. Serengil and M. Akin, "Attacking Turkish Texts Encrypted by Homophonic Cipher".
    LetterFrequencies(
      "tr", "abcdefghijklmnoprstuvyzçğıöşü",
      [
        11920, 2844, 963, 4706, 8912, 461, 1253, 1212, 8600, 34, 4683, 5922, 3752, 7487, 2476, 886, 6722, 3014, 3314,
        3235, 959, 3336, 1500, 1156, 1125, 5114, 777, 1780, 1854,
      ]),
    // Ideographs, kana and hangul are all as wide as the font is high.
    LetterFrequencies("ja", "あ", [1], blanks: 0),
    LetterFrequencies("ko", "가", [1]),
    LetterFrequencies("zh", "字", [1], blanks: 0),
  ]
}
