package import LayDrawing

/// The formats of pictures, by their words.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg
}

/// The form in which pictures are written.
package struct PictureForm: Sendable {
  private let format: PictureFormat
  private let scale: Double

  /// A format with the pixels a point, if it has pixels; 2 where nothing is said.
  package init(_ format: PictureFormat, scale: Double?) {
    self.format = format
    self.scale = scale ?? 2
  }

  /// Returns the bytes of a picture.
  package func bytes(of picture: Picture) throws(PictureProblem) -> [UInt8] {
    switch format {
    case .svg: Array(svgText(picture).utf8)
    }
  }
}
