/// The lines of a hatching over an outline. Lines of two outlines of the same spacing meet, since all begin from the picture's origin.
struct HatchLines {
  /// The part of the picture that the lines cover.
  private let left, right, top, bottom: Double
  /// The distance of two lines along x, and half of the width of one.
  private let step, half: Double
  /// The transform from the picture to the outline.
  private let inverse: Transform2D

  /// The lines over an outline in the coordinates that `transform` turns into those of the picture; nil if none shows.
  init?(_ hatching: Hatching, over outline: Outline, in transform: Transform2D, width: Double, height: Double) {
    guard let inverse = transform.inverse, let all = outline.transformed(by: transform).bounds else { return nil }
    self.inverse = inverse
    (left, right) = (max(all.left, 0), min(all.right, width))
    (top, bottom) = (max(all.top, 0), min(all.bottom, height))
    guard left < right, top < bottom else { return nil }
    // A line has a constant sum of x and y, so it is √2 times as wide along x as across.
    let across = 2.0.squareRoot()
    var step = hatching.spacing * across
    while (right - left + bottom - top) / step > Double(PictureLimits.hatchLines) { step *= 2 }
    self.step = step
    half = hatching.width * across / 2
  }

  /// The number of lines, or one more.
  var count: Int { Int((right - left + bottom - top + 2 * half) / step) + 1 }

  /// The lines in the coordinates of the outline, to which they are to be clipped.
  var outline: Outline {
    var (pieces, sum) = ([Outline.Piece](), ((left + top - half) / step).rounded(.up) * step)
    while sum - half < right + bottom {
      let corners = [
        Point2D(sum - half - top, top), Point2D(sum + half - top, top), Point2D(sum + half - bottom, bottom),
        Point2D(sum - half - bottom, bottom),
      ]
      pieces += Outline.lines(corners.map { inverse.apply($0) }, isClosed: true).pieces
      sum += step
    }
    return Outline(pieces)
  }
}
