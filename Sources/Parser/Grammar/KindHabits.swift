internal import LayDiagnostics

// Kinds in small letters where a statement begins: `label title`, as other languages declare things.

extension Parser {
  /// The kind that a word in small letters stands for; nil for any other word.
  static func kind(writtenAs word: String) -> String? {
    switch word {
    case "label", "text": "Label"
    case "button": "Button"
    case "image", "img", "picture", "icon": "Image"
    case "input", "field", "textfield", "textField": "TextField"
    case "textview", "textView": "TextView"
    case "switch", "toggle": "Switch"
    case "slider": "Slider"
    case "stepper": "Stepper"
    case "progress": "Progress"
    case "spinner": "Spinner"
    case "scroll", "scrollview", "scrollView": "ScrollView"
    case "hstack", "hStack": "HStack"
    case "vstack", "vStack", "stack": "VStack"
    case "grid": "Grid"
    case "spacer": "Spacer"
    default: nil
    }
  }

  /// `button back: Button`, standing at the name: a declaration that begins with the kind where `view` belongs.
  mutating func takeKindForView(_ place: Place, _ start: Mark, _ before: Int) -> Bool {
    let word = range(ofToken: Int(start.token))
    guard place.kind != .file, kinds[behindTrivia(position + 1)] == .colon, Parser.kind(writtenAs: text(word)) != nil
    else { return false }
    let name = shown(here)
    let fixIt = FixIt("write 'view'", [Edit(word, "view")], .needsReview)
    report(.declarationWithoutWord(name, "view", at: word, fixIt: fixIt))
    rewind(to: start, previous: before)
    kinds[position] = .viewWord
    kind = .viewWord
    return true
  }
}
