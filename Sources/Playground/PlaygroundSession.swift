package import LayJSON
internal import LayCompiler
internal import LayIDE
internal import LayPage

/// The state of a playground: its files, and what is known about them. It answers the requests of a page.
///
/// A request is an object with the member `do`; each answer is an object, with the member `error` if the request is refused.
/// Positions are pairs of a line and a column, both from 0, columns in UTF-16 code units.
///
/// | `do` | further members | answer |
/// |:-|:-|:-|
/// | `open` | `files`: the edited file and those that it may import, each with `path` and `text` | `problems`, `tokens`, `layouts` |
/// | `page` | `layout`, `size`, `proves` | `name` and `data` of a page; with proofs `problems` and `verdict` too |
/// | `complete` | `at` | `start`, `end` and `items` |
/// | `actions` | `start`, `end` | `actions` |
/// | `hover` | `at` | `text`, `start`, `end`; nothing where there is nothing to say |
/// | `format` | | `edits` |
/// | `view` | `layout`, `path` | `start` and `end` of the view's name |
/// | `at` | `at` | `layout` and `path` of the view there |
public struct PlaygroundSession {
  var files: [(path: String, bytes: [UInt8])] = []
  var solutions = Solutions()
  var lastGood: LastGood?
  private var opened: OpenedText?

  /// Creates a session without files.
  public init() {}

  /// Answers a request; both are JSON in UTF-8.
  public mutating func answer(_ request: [UInt8]) -> [UInt8] {
    let parsed: JSON
    do throws(JSONProblem) {
      parsed = try JSON(request)
    } catch {
      return Array(pageDataText(refusal("a request is JSON: \(error.message)")).utf8)
    }
    return Array(pageDataText(answer(parsed)).utf8)
  }

  /// Answers a request.
  package mutating func answer(_ request: JSON) -> JSON {
    guard let name = request["do"]?.string else { return refusal("a request says what to do") }
    if name == "open" { return open(request) }
    guard let text = opened else { return refusal("no file is open") }
    switch name {
    case "page": return page(request, of: text)
    case "complete": return completions(request, in: text)
    case "actions": return actions(request, in: text)
    case "hover": return hover(request, in: text)
    case "format": return .object([("edits", text.json(text.snapshot.formatting()))])
    case "view": return place(request, in: text)
    case "at": return view(request, in: text)
    default: return refusal("'\(name)' is no request")
    }
  }

  // MARK: - Files

  private mutating func open(_ request: JSON) -> JSON {
    var files: [(path: String, bytes: [UInt8])] = []
    for file in request["files"]?.array ?? [] {
      guard let path = file["path"]?.string, let text = file["text"]?.string else {
        return refusal("a file has a 'path' and a 'text'")
      }
      files.append((path, Array(text.utf8)))
    }
    guard let main = files.first else { return refusal("there is no file to open") }
    keepLastGood()
    self.files = files
    let snapshot = Snapshot(path: main.path, bytes: main.bytes) { path in
      files.first { $0.path == path }.map { .text($0.bytes) } ?? .missing
    }
    let text = OpenedText(snapshot)
    opened = text
    return .object([
      ("problems", text.problems(snapshot.compilation.diagnostics)), ("tokens", text.tokens),
      ("layouts", .array(text.layouts.map { .string($0.name) })),
    ])
  }

  /// Keeps the present version for frames of later ones with errors.
  private mutating func keepLastGood() {
    if let opened, let good = LastGood(opened.snapshot, solutions) { lastGood = good }
    solutions = Solutions()
  }
}

/// Returns the answer to a request that is refused.
func refusal(_ words: String) -> JSON { .object([("error", .string(words))]) }
