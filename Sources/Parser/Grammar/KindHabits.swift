internal import LayDiagnostics

// Lower-case kinds at the start of a statement: `label title`, as other languages declare variables.

extension Parser {
  /// The kind that a lower-case word means; nil for any other word.
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

  /// Accepts `button back: Button`, a declaration with the kind in place of `view`; ``position`` is at the name.
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
