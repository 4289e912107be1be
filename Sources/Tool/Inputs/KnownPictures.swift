internal import LayPage
package import LayPlatform
internal import LayRendering
internal import LayRuntime

/// The pictures beside files for pages. A file is decoded again only if its bytes are others.
package final class KnownPictures {
  private struct Known {
    var bytes: [UInt8]
    var picture: PagePicture
  }

  private let files: Files
  private var known: [String: Known] = [:]
  private var bytes = 0

  /// The most bytes of files that are kept.
  private static let mostBytes = 16 << 20

  /// Creates the pictures of a file system.
  package init(_ files: Files) { self.files = files }

  /// The picture of a name beside the file at a path; nil if there is none.
  func picture(_ name: String, beside path: String, scale: Rational?) -> PagePicture? {
    let folder = pathPrefix(beside: path)
    return files.picture(name, in: folder, scale: PictureNames.pixels(of: scale)).map {
      read($0.path, $0.bytes, $0.scale)
    }
  }

  private func read(_ file: String, _ bytes: [UInt8], _ scale: Int) -> PagePicture {
    if let last = known[file], last.bytes == bytes { return last.picture }
    if bytes.count > mostPictureBytes { return PagePicture(tooLarge: visible(file)) }
    if self.bytes > KnownPictures.mostBytes { (known, self.bytes) = ([:], 0) }
    let picture = decoded(file, bytes, scale)
    known[file] = Known(bytes: bytes, picture: picture)
    self.bytes += bytes.count
    return picture
  }

  private func decoded(_ file: String, _ bytes: [UInt8], _ scale: Int) -> PagePicture {
    do throws(PictureFile.Problem) {
      let read = try PictureFile(png: bytes, scale: scale)
      return PagePicture(file: visible(file), size: read.size, address: read.address, bytes: bytes.count)
    } catch {
      return PagePicture(file: visible(file), problem: error.words)
    }
  }
}

/// The part of a path before the name, with its slash; empty for a file in the working directory.
func pathPrefix(beside path: String) -> String {
  let slash = path.lastIndex(of: "/")
  return slash.map { String(path[...$0]) } ?? ""
}
