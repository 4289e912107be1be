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
    let scale = scale.map { Int($0.double.rounded()) } ?? PictureNames.usualScale
    let key = "\(scale) \(name)"
    if let found = known[key] { return found }
    guard known.count < PictureFolder.mostPictures else { return nil }
    let found = read(name, scale)
    known[key] = .some(found)
    return found
  }

  private mutating func read(_ name: String, _ scale: Int) -> PictureFile? {
    for (file, scale) in PictureNames.files(of: name, scale: scale) {
      let path = folder + file
      guard files.kind(path) == .file, case .success(let bytes) = files.read(path) else { continue }
      do throws(PictureFile.Problem) {
        let picture = try PictureFile(png: bytes, scale: scale)
        pixels += picture.pixels
        if pixels <= PictureFolder.mostPixels { return picture }
        report(path, "the pictures of a file have at most 67,108,864 pixels together")
      } catch {
        report(path, error.words)
      }
      return nil
    }
    return nil
  }

  private mutating func report(_ path: String, _ reason: String) {
    let problem = "'\(visible(path))' is not drawn: \(reason)"
    if !problems.contains(problem) { problems.append(problem) }
  }
}
