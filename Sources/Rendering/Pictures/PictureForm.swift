package import LayDrawing

/// The formats of pictures, by their words.
package enum PictureFormat: String, CaseIterable, Sendable {
  case svg, png, pdf
}

/// The form in which pictures are written.
package struct PictureForm: Sendable {
  private enum Target { case file(PictureFormat), terminal(TerminalCanvas) }
  private let target: Target
  /// The pixels a point; nil for what suits the target.
  private let scale: Double?

  /// A format with the pixels a point, if it has pixels; 2 for nil.
  package init(_ format: PictureFormat, scale: Double?) { (target, self.scale) = (.file(format), scale) }

  /// A picture in a terminal with the pixels a point; nil for as many as suit its characters and its width.
  package init(_ canvas: TerminalCanvas, scale: Double?) { (target, self.scale) = (.terminal(canvas), scale) }

  /// Returns the bytes of a picture.
  package func bytes(of picture: Picture) throws(PictureProblem) -> [UInt8] {
    do throws(PictureError) {
      switch target {
      case .file(.svg): return Array(svgText(picture).utf8)
      case .file(.pdf): return pdfBytes([picture])
      case .file(.png): return try pngBytes(picture, scale: scale ?? 2)
      case .terminal(let canvas): return try canvas.bytes(of: picture, scale: scale)
      }
    } catch {
      throw PictureProblem(error)
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
