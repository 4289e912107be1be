internal import LayModel
internal import LayNumbers

extension Property {
  /// Properties of drawings: they are checked and kept, and they never move anything.
  static let ofDrawing: [Property] = [
    Property(
      "textColor", .lettering, .colour, words: ["none"], traits: [.drawn],
      foreign: ["textColour", "titleColor", "foregroundColor", "fontColor", "color", "colour"],
      "The colour of the letters.", standard: { _ in .word("none") }),
    Property(
      "textAlignment", .text, .words, words: ["natural", "left", "center", "right", "justified"], traits: [.drawn],
      foreign: ["textAlign", "multilineTextAlignment"], "Where lines of text lie in the view.",
      standard: { _ in .word("natural") }),
    Property(
      "fontFamily", .lettering, .text, traits: [.drawn], foreign: ["fontName", "fontFace", "typeface"],
      "The family of the font; texts are measured in that of the system.", standard: { _ in .text("") }),
    Property(
      "placeholder", .field, .text, traits: [.drawn], foreign: ["placeholderText", "placeholderString", "prompt"],
      "What an empty text field shows.", standard: { _ in .text("") }),
    Property(
      "image", .picture, .text, traits: [.drawn],
      foreign: ["imageName", "systemName", "systemImage", "systemImageName", "src"], "The name of the picture.",
      standard: { _ in .text("") }),
    Property(
      "backgroundColor", .view, .colour, words: ["none"], traits: [.drawn],
      foreign: ["background", "backgroundColour", "bgColor", "fill", "layer.backgroundColor"],
      "The colour of the view in drawings.", standard: { _ in .word("none") }),
    Property(
      "tint", .view, .colour, words: ["none"], traits: [.drawn],
      foreign: ["tintColor", "tintColour", "onTintColor", "accentColor", "contentTintColor"],
      "The colour of what can be pressed or changed.", standard: { _ in .word("none") }),
    Property(
      "cornerRadius", .view, .distance, traits: [.drawn], foreign: ["layer.cornerRadius", "borderRadius", "radius"],
      "How round the corners are, points.", standard: { _ in .number(.zero) }),
    Property(
      "alpha", .view, .share, traits: [.drawn], foreign: ["opacity", "alphaValue", "layer.opacity"],
      "How opaque the view is: 0 is invisible, 1 hides what lies below.", standard: { _ in .number(.one) }),
  ]
}
