/// The English name of a language by its ISO 639 code; nil for those that apps are seldom translated to.
///
/// Source: Unicode CLDR 46, `common/main/en.xml`, `localeDisplayNames/languages`.
package func englishName(ofLanguage code: String) -> String? {
  languageNames.first { $0.code.utf8.elementsEqual(code.utf8) }?.name
}

private let languageNames: [(code: String, name: String)] = [
  ("af", "Afrikaans"), ("ar", "Arabic"), ("az", "Azerbaijani"), ("be", "Belarusian"), ("bg", "Bulgarian"),
  ("bn", "Bangla"), ("bs", "Bosnian"), ("ca", "Catalan"), ("ckb", "Central Kurdish"), ("cs", "Czech"), ("cy", "Welsh"),
  ("da", "Danish"), ("de", "German"), ("dv", "Divehi"), ("el", "Greek"), ("en", "English"), ("es", "Spanish"),
  ("et", "Estonian"), ("eu", "Basque"), ("fa", "Persian"), ("fi", "Finnish"), ("fil", "Filipino"), ("fr", "French"),
  ("ga", "Irish"), ("gl", "Galician"), ("gu", "Gujarati"), ("he", "Hebrew"), ("hi", "Hindi"), ("hr", "Croatian"),
  ("hu", "Hungarian"), ("hy", "Armenian"), ("id", "Indonesian"), ("is", "Icelandic"), ("it", "Italian"),
  ("ja", "Japanese"), ("ka", "Georgian"), ("kk", "Kazakh"), ("km", "Khmer"), ("kn", "Kannada"), ("ko", "Korean"),
  ("ku", "Kurdish"), ("lo", "Lao"), ("lt", "Lithuanian"), ("lv", "Latvian"), ("mk", "Macedonian"),
  ("ml", "Malayalam"), ("mn", "Mongolian"), ("mr", "Marathi"), ("ms", "Malay"), ("my", "Burmese"),
  ("nb", "Norwegian Bokmål"), ("ne", "Nepali"), ("nl", "Dutch"), ("nn", "Norwegian Nynorsk"), ("no", "Norwegian"),
  ("pa", "Punjabi"), ("pl", "Polish"), ("ps", "Pashto"), ("pt", "Portuguese"), ("ro", "Romanian"), ("ru", "Russian"),
  ("sd", "Sindhi"), ("si", "Sinhala"), ("sk", "Slovak"), ("sl", "Slovenian"), ("sq", "Albanian"), ("sr", "Serbian"),
  ("sv", "Swedish"), ("sw", "Swahili"), ("ta", "Tamil"), ("te", "Telugu"), ("th", "Thai"), ("tr", "Turkish"),
  ("ug", "Uyghur"), ("uk", "Ukrainian"), ("ur", "Urdu"), ("uz", "Uzbek"), ("vi", "Vietnamese"), ("yi", "Yiddish"),
  ("zh", "Chinese"),
]
