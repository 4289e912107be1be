internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// The pictures beside a file, each read once.
struct PictureFolder {
  private let folder: String
  private let files: Files
  private var known: [String: PictureFile?] = [:]
  /// The pictures that are not drawn, with the reasons.
  private(set) var problems: [String] = []
  private var pixels = 0

  /// The most pixels of all pictures together.
  static let mostPixels = 64 << 20
  /// The most pictures.
  static let mostPictures = 1000

  /// The pictures in the folder of a file.
  init(of path: String, _ files: Files) {
    folder = pathPrefix(beside: path)
    self.files = files
  }

  /// The picture of a name; nil if there is no file, or one that cannot be drawn.
  mutating func picture(_ name: String, scale: Rational?) -> PictureFile? {
    let scale = PictureNames.pixels(of: scale)
    let key = "\(scale) \(name)"
    if let found = known[key] { return found }
    guard known.count < PictureFolder.mostPictures else { return nil }
    let found = read(name, scale)
    known[key] = .some(found)
    return found
  }

  private mutating func read(_ name: String, _ scale: Int) -> PictureFile? {
    guard let found = files.picture(name, in: folder, scale: scale) else { return nil }
    do throws(PictureFile.Problem) {
      let picture = try PictureFile(png: found.bytes, scale: found.scale)
      pixels += picture.pixels
      if pixels <= PictureFolder.mostPixels { return picture }
      report(found.path, "the pictures of a file have at most 67,108,864 pixels together")
    } catch {
      report(found.path, error.words)
    }
    return nil
  }

  private mutating func report(_ path: String, _ reason: String) {
    let problem = "'\(visible(path))' is not drawn: \(reason)"
    if !problems.contains(problem) { problems.append(problem) }
  }
}

extension PictureNames {
  /// The whole pixels a point of a screen with a scale; the usual ones for nil.
  static func pixels(of scale: Rational?) -> Int { scale.map { Int($0.double.rounded()) } ?? usualScale }
}

extension Files {
  /// The first file that can be read of those that may have a picture, with its pixels a point; nil if there is none.
  func picture(_ name: String, in folder: String, scale: Int) -> (path: String, bytes: [UInt8], scale: Int)? {
    for (file, scale) in PictureNames.files(of: name, scale: scale) {
      let path = folder + file
      if kind(path) == .file, case .success(let bytes) = read(path) { return (path, bytes, scale) }
    }
    return nil
  }
}
