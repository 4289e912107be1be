internal import LayCompiler
internal import LayJSON
package import LayRuntime

/// The most bytes of the files of all pictures of a page.
package let mostPictureBytes = 1_000_000

/// The picture of an image view, for a page.
package struct PagePicture: Sendable {
  /// The path of its file.
  package var file: String
  /// The size in points.
  package var size: ExactSize
  /// The address of its data.
  package var address: String
  /// The bytes of its file.
  package var bytes: Int
  /// The reason why it is not shown; nil if it is.
  package var problem: String?

  /// Creates a picture with its data.
  package init(file: String, size: ExactSize, address: String, bytes: Int) {
    (self.file, self.size, self.address, self.bytes) = (file, size, address, bytes)
  }

  /// Creates a picture that is not shown, with the reason.
  package init(file: String, problem: String) {
    self.init(file: file, size: .zero, address: "", bytes: 0)
    self.problem = problem
  }

  /// Creates a picture that no page has room for.
  package init(tooLarge file: String) { self.init(file: file, problem: PagePicture.noRoom) }

  /// The reason of a picture without room.
  static let noRoom = "the pictures of a page have at most \(mostPictureBytes) bytes"
}

/// The picture of a view with its content mode and its size, which is that of the layout before that of the file.
struct ShownPicture: Hashable {
  /// The number in the table of pictures.
  var number: Int
  var mode: LayoutContentMode
  var size: ExactSize

  var json: JSON { .array([.integer(number), .string(mode.name), exactJSON(size.width), exactJSON(size.height)]) }
}

/// The pictures of a page, each once, and those that it does not show.
struct PagePictures {
  private var numbers: [String: Int?] = [:]
  private var found: [PagePicture] = []
  private var names: [String] = []
  private var bytes = 0
  /// The pictures that are not shown, with the reasons.
  private(set) var problems: [String] = []

  /// Adds the picture of a name, if it is new; returns its number, or nil if it is not shown.
  mutating func number(of name: String, _ find: (String) -> PagePicture?) -> Int? {
    if let number = numbers[name] { return number }
    let number = find(name).flatMap { add($0, name) }
    numbers[name] = .some(number)
    return number
  }

  /// The size of a picture's file.
  func size(of number: Int) -> ExactSize { found[number].size }

  private mutating func add(_ picture: PagePicture, _ name: String) -> Int? {
    let hasRoom = picture.bytes <= mostPictureBytes - bytes
    if let reason = picture.problem ?? (hasRoom ? nil : PagePicture.noRoom) {
      problems.append("'\(picture.file)' is not shown: \(reason)")
      return nil
    }
    bytes += picture.bytes
    found.append(picture)
    names.append(name)
    return found.count - 1
  }

  /// The members of the data: the name and the address of each picture, and the problems.
  var members: [(String, JSON)] {
    var members: [(String, JSON)] = []
    if !found.isEmpty {
      let pairs = zip(names, found).map { JSON.array([.string($0), .string($1.address)]) }
      members.append(("pictures", .array(pairs)))
    }
    if !problems.isEmpty { members.append(("pictureProblems", .array(problems.map(JSON.string)))) }
    return members
  }
}
