/// The most that a picture may have; what is more is left out by all formats alike.
package enum PictureLimits {
  /// Items of a picture.
  package static let items = 1_000_000
  /// Groups inside of each other.
  package static let depth = 128
  /// Groups inside of each other that are faded as one; deeper ones are painted without fading.
  package static let layers = 16
  /// The distance of a point from the origin, points; points farther away are moved to it.
  package static let coordinate = 1_000_000.0
  /// The factor of a transform.
  package static let factor = 10_000.0
  /// Characters of a line of text.
  package static let characters = 10_000
  /// The size of a font, points.
  package static let fontSize = 10_000.0
  /// Dashes of one outline; one with more has a continuous edge.
  package static let dashes = 20_000
  /// Lines of one hatching; one with more has a wider spacing.
  package static let hatchLines = 4_000

  /// Pixels of a picture.
  package static let pixels = 64 << 20
  /// Pixels of a side.
  package static let side = 32_768
  /// Steps of painting a picture: pixels painted, and edges crossed on sub-scanlines.
  package static let work = 1 << 32
  /// Bytes of the pixels that are in memory at once, besides the bytes that are written.
  package static let stripBytes = 16 << 20
}
