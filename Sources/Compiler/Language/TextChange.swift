package import LayModel

/// A change of all texts of a layout, which stands for translations that do not exist yet.
package enum TextChange: Hashable, Sendable {
  /// Texts as much longer as IBM's table allows: short ones by a larger share.
  case ibm
  /// Texts longer by a share, percent.
  case longer(Int)
  /// Texts with accents, longer by 40 % and in brackets, as pseudo-languages of Xcode and Android.
  case pseudo

  /// The largest share, percent.
  package static let most = 1000

  /// Creates the change of a word such as `ibm` or `40%`; nil if it is neither, or too large.
  package init?(expansion word: String) {
    if word == "ibm" {
      self = .ibm
    } else if word.last == "%", let share = Int(word.dropLast()), (1...TextChange.most).contains(share),
      word.first != "+"
    {
      self = .longer(share)
    } else {
      return nil
    }
  }

  /// The words that ``init(expansion:)`` takes, for messages.
  package static let forms = "it is 'ibm' or a share such as 40%, at most \(most)%"

  /// The name in reports: `expansion ibm`, `expansion 40%`, `pseudo`.
  package var name: String {
    switch self {
    case .ibm: "\(TextChange.expansion)ibm"
    case .longer(let share): "\(TextChange.expansion)\(share)%"
    case .pseudo: TextChange.pseudoName
    }
  }

  /// The word of an expansion: `ibm`, `40%`.
  package var word: String {
    switch self {
    case .ibm: "ibm"
    case .longer(let share): "\(share)%"
    case .pseudo: TextChange.pseudoName
    }
  }

  private static let expansion = "expansion "
  private static let pseudoName = "pseudo"

  /// True if a name is that of a change, not of a language.
  package static func isName(_ name: String) -> Bool {
    name.utf8.starts(with: expansion.utf8) || name.utf8.elementsEqual(pseudoName.utf8)
  }

  /// The texts of a layout, changed. Equal texts change alike.
  package func translation(of texts: [(key: String, text: String)]) -> Translation {
    var changed: [String: TranslatedText] = [:]
    for (key, text) in texts { changed[key] = TranslatedText(self.text(of: text)) }
    return Translation(name: name, direction: nil, texts: changed)
  }

  /// The text that stands for the translation of a text.
  package func text(of text: String) -> String {
    let count = text.unicodeScalars.count
    switch self {
    case .ibm: return expanded(text, by: TextChange.share(ofLength: count))
    case .longer(let share): return expanded(text, by: share)
    case .pseudo: return TextChange.pseudo(expanded(text, by: TextChange.pseudoShare))
    }
  }

  /// The share of padding in pseudo-languages, percent: "padded about 40% longer" (General Translation, "What is
  /// pseudo-localization?", October 2026).
  private static let pseudoShare = 40

  /// The additional length of a translation from English, percent: the upper end of each row of IBM's guidelines, since a layout is to
  /// hold every language. Source: IBM's table as U. O'Broin, "Text Expansion Awareness for UX Designers", Oracle 2011, quotes it.
  static func share(ofLength characters: Int) -> Int {
    switch characters {
    case ...10: 200
    case ...20: 100
    case ...30: 80
    case ...50: 60
    case ...70: 40
    default: 30
    }
  }

  /// A text longer by a share, each line for itself: its words are repeated, the last one as far as it fits.
  private func expanded(_ text: String, by share: Int) -> String {
    var longer = String.UnicodeScalarView()
    for (number, line) in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { longer.append("\n") }
      guard let letter = line.first(where: { $0 != " " && $0 != "\t" }) else {
        longer.append(contentsOf: line)
        continue
      }
      let repeated = Array(line) + [" "]
      let length = (line.count * (100 + share) + 99) / 100
      // A blank at the end takes no room.
      for place in 0..<length - 1 { longer.append(repeated[place % repeated.count]) }
      let last = repeated[(length - 1) % repeated.count]
      longer.append(last == " " ? letter : last)
    }
    return String(longer)
  }

  /// A text in brackets, with accents on its letters.
  private static func pseudo(_ text: String) -> String {
    var changed = String.UnicodeScalarView()
    changed.append("[")
    for letter in text.unicodeScalars { changed.append(accents.first { $0.plain == letter }?.accented ?? letter) }
    changed.append("]")
    return String(changed)
  }
}

/// The letters with accents.
private let accents: [(plain: Unicode.Scalar, accented: Unicode.Scalar)] = {
  let plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz".unicodeScalars
  let accented = "ÅåßƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž".unicodeScalars
  var found: [(plain: Unicode.Scalar, accented: Unicode.Scalar)] = []
  for (one, other) in zip(plain, accented) { found.append((plain: one, accented: other)) }
  return found
}()
