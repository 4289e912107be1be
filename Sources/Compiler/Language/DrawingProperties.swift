internal import LayModel
internal import LayNumbers

extension Property {
  /// Properties of drawings: they are checked and kept, and they never move anything.
  static let ofDrawing: [Property] = [
    Property(
      "textColor", .lettering, .colour, words: ["none"], traits: [.drawn],
      foreign: ["textColour", "titleColor", "foregroundColor", "fontColor", "color", "colour"],
      "The colour of the text.", standard: { _ in .word("none") }),
    Property(
      "textAlignment", .text, .words, words: ["natural", "left", "center", "right", "justified"], traits: [.drawn],
      foreign: ["textAlign", "multilineTextAlignment"], "The alignment of the lines of text in the view.",
      standard: { _ in .word("natural") }),
    Property(
      "fontFamily", .lettering, .text, traits: [.drawn], foreign: ["fontName", "fontFace", "typeface"],
      "The font family in drawings. `layc` measures text in the system font.", standard: { _ in .text("") }),
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
      "The tint colour of controls.", standard: { _ in .word("none") }),
    Property(
      "cornerRadius", .view, .distance, traits: [.drawn], foreign: ["layer.cornerRadius", "borderRadius", "radius"],
      "The radius of the corners in points.", standard: { _ in .number(.zero) }),
    Property(
      "alpha", .view, .share, traits: [.drawn], foreign: ["opacity", "alphaValue", "layer.opacity"],
      "The opacity: 0 is invisible, 1 is opaque.", standard: { _ in .number(.one) }),
  ]
}
