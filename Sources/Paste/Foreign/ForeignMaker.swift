/// A line of a closure of SnapKit or Masonry that stands alone: `make.leading.equalToSuperview().offset(16)`.
struct ForeignMaker {
  /// The name of the view in the code that is translated; the translation begins with it.
  private static let owner = "viewOfTheLine"

  /// The name of the framework.
  let framework: String
  /// The constraints for the braces of the view, such as `.leading == superview.leading + 16`; empty if they are not known.
  let lines: [String]

  /// Translates the tokens of a line whose text is `text`.
  init(_ tokens: ArraySlice<PasteToken>, _ text: [UInt8], known: Set<String>) {
    let parameter = tokens.first?.text ?? "make"
    let isMasonry = tokens.contains { $0.text.hasPrefix("mas_") || $0.text == "with" || $0.text == ";" }
    framework = isMasonry ? "Masonry" : "SnapKit"
    let head = "\(ForeignMaker.owner).snp.makeConstraints {\(parameter == "$0" ? "" : " \(parameter) in") "
    let found = translate(Array(head.utf8) + text + Array(" }".utf8), known: known)
    let lines = found.text.split(separator: "\n").map { String($0) }
    let isWhole = found.noteCount == 0 && lines.allSatisfy { $0.hasPrefix("\(ForeignMaker.owner).") }
    self.lines = isWhole ? lines.map { String($0.dropFirst(ForeignMaker.owner.utf8.count)) } : []
  }

  /// True if a line begins with the parameter of a closure and has a relation.
  static func begins(_ tokens: [PasteToken], _ line: Range<Int>) -> Bool {
    let first = line.lowerBound
    guard line.count > 4, tokens[first].kind == .name, ["make", "maker", "$0"].contains(tokens[first].text),
      tokens[first + 1].text == "."
    else { return false }
    return line.contains { tokens[$0].kind == .name && relations.contains(tokens[$0].text) }
  }

  private static let relations: Set<String> = [
    "equalTo", "mas_equalTo", "equalToSuperview", "lessThanOrEqualTo", "mas_lessThanOrEqualTo",
    "lessThanOrEqualToSuperview", "greaterThanOrEqualTo", "mas_greaterThanOrEqualTo", "greaterThanOrEqualToSuperview",
  ]
}
