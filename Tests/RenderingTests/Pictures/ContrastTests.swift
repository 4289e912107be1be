import Foundation
import LayDrawing
import LayRuntime
import Testing

@testable import LayRendering

/// The contrast of texts as WCAG 2.2 measures it: 4.5 for level AA.
@Suite struct ContrastTests {
  /// The ratio of the luminances of a colour over a background and of the background.
  private func contrast(_ colour: Colour, on ground: Colour) -> Double {
    func luminance(_ colour: Colour) -> Double {
      let parts = [colour.red, colour.green, colour.blue].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let both = [luminance(colour.over(ground)), luminance(ground)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test func blackOnWhiteHasTheGreatestContrast() {
    #expect(abs(contrast(.black, on: .white) - 21) < 0.001 && contrast(.white, on: .white) == 1)
    #expect(abs(contrast(Colour(hex: 0x767676), on: .white) - 4.54) < 0.01)
  }

  /// Captions, notes, legends, names and numbers are on white.
  @Test func wordsOfPicturesAreLegible() {
    let inks = [Ink.dark, Ink.pale, Ink.red, Ink.orange, Ink.blue, Ink.green, Ink.purple, Ink.dark.faded(0.75)]
    let states = [Dimension.State.binding, .slack, .unmet, .conflicting, .broken].map { Ink.colour(of: $0) }
    for ink in inks + states { #expect(contrast(ink, on: .white) >= 4.5, "\(ink)") }
    for word in [Paint.ink, Paint.paleInk] {
      #expect(contrast(Colour(word) ?? .white, on: .white) >= 4.5, "\(word)")
    }
  }

  /// Names of a blueprint are on the tints of all kinds, in a light colour on dark backgrounds.
  @Test func namesAreLegibleOnTheTintsOfKinds() {
    for kind in ViewKind.allCases {
      let tint = Ink.colour(of: kind).faded(0.18).over(Colour(hex: 0xF9FAFB))
      // Up to four tints lie over one another.
      let deep = (0..<3).reduce(tint) { ground, _ in Ink.colour(of: kind).faded(0.18).over(ground) }
      #expect(contrast(Ink.dark, on: tint) >= 7 && contrast(Ink.dark, on: deep) >= 4.5, "\(kind)")
    }
  }

  @Test(arguments: [false, true]) func textsOfMockupsAreLegible(isDark: Bool) {
    let palette = Palette(isDark: isDark)
    let grounds = [
      palette.background, palette.raised, palette.fill.over(palette.background), palette.key, palette.specialKey,
      palette.keyboard, palette.segment,
    ]
    for ground in grounds { #expect(contrast(palette.label, on: ground) >= 4.5, "\(ground)") }
    #expect(contrast(palette.pictureWords, on: palette.picture) >= 4.5)
    #expect(contrast(palette.pictureWords, on: palette.picture.faded(0.5).over(palette.background)) >= 4.5)
  }
}
