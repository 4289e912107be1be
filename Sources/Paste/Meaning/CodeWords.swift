/// True if a text has a word that only constraints of UIKit have.
func hasForeignWords(_ bytes: [UInt8]) -> Bool {
  let tokens = pasteTokens(bytes)
  return tokens.indices.contains { isForeignWord(tokens, $0) }
}

private let foreignWords: Set<String> = [
  "NSLayoutConstraint", "snp", "mas_makeConstraints", "mas_remakeConstraints", "equalToSuperview",
  "setContentHuggingPriority", "setContentCompressionResistancePriority", "setCustomSpacing", "addConstraint",
  "addConstraints",
]

/// True if a token is a word that only constraints of UIKit have.
func isForeignWord(_ tokens: [PasteToken], _ index: Int) -> Bool {
  let token = tokens[index]
  guard token.kind == .name else { return false }
  if foreignWords.contains(token.text) || PureLayoutTranslator.isPureLayout(token.text) { return true }
  let isMember = index > 0 && tokens[index - 1].text == "."
  return isMember && token.text.hasSuffix("Anchor") && token.text != "Anchor"
}
