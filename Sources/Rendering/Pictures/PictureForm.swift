package import LayDrawing

/// The formats of pictures, by their words.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf
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
    case .svg: return Array(svgText(picture).utf8)
    case .pdf: return pdfBytes([picture])
    case .png:
      do throws(PictureError) {
        return try pngBytes(picture, scale: scale)
      } catch {
        throw PictureProblem(error)
      }
    }
  }
}

extension PictureProblem {
  /// The reason why there are no pixels.
  fileprivate init(_ error: PictureError) {
    switch error {
    case .tooManyPixels(let width, let height): self = .tooManyPixels(width: width, height: height)
    case .empty, .tooMuchToPaint: self = .tooMuchToPaint
    }
  }
}
