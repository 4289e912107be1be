extension Hatching {
  /// The lines that cover an outline: in its coordinates, which `transform` turns into those of the picture. They are to be clipped
  /// to it. Lines of two outlines of the same spacing meet, since all begin from the picture's origin.
  func lines(over outline: Outline, in transform: Transform2D, size: (width: Double, height: Double)) -> Outline {
    guard let inverse = transform.inverse, let all = outline.transformed(by: transform).bounds else { return Outline() }
    let (left, right) = (max(all.left, 0), min(all.right, size.width))
    let (top, bottom) = (max(all.top, 0), min(all.bottom, size.height))
    guard left < right, top < bottom else { return Outline() }
    // A line has a constant sum of x and y; the distance of two lines along x is √2 times that across.
    let across = 2.0.squareRoot()
    var step = spacing * across
    while (right - left + bottom - top) / step > Double(PictureLimits.hatchLines) { step *= 2 }
    let half = width * across / 2
    var (pieces, sum) = ([Outline.Piece](), ((left + top - half) / step).rounded(.up) * step)
    while sum - half < right + bottom {
      let corners = [
        Point2D(sum - half - top, top), Point2D(sum + half - top, top), Point2D(sum + half - bottom, bottom),
        Point2D(sum - half - bottom, bottom),
      ]
      pieces += Outline.lines(corners.map(inverse.apply), isClosed: true).pieces
      sum += step
    }
    return Outline(pieces)
  }
}
