internal import LayDiagnostics
public import LayLanguageServer

/// Runs a command of the tool in this process. `texts` stand in the place of files of these paths; nothing is written, and a
/// path that counts from the working directory, where an editor happens to be, finds nothing else.
func commandInMemory(_ arguments: [String], _ texts: [(path: String, bytes: [UInt8])], on files: Files) -> CommandResult
{
  let (output, errors) = (Collected(), Collected())
  let texts = Dictionary(texts.map { (ExactText($0.path), $0.bytes) }, uniquingKeysWith: { first, _ in first })
  var seen = files
  seen.kind = { texts[ExactText($0)] != nil ? .file : isWhole($0) ? files.kind($0) : nil }
  seen.read = { path in
    texts[ExactText(path)].map { .success($0) } ?? (isWhole(path) ? files.read(path) : .failure(.missing))
  }
  seen.write = { _, _ in .failure(.system("nothing is written here")) }
  let machine = Machine(
    input: { .success([]) }, output: output.sink, errors: errors.sink, files: seen, variable: { _ in nil },
    seconds: { 0 })
  let status = run(arguments, on: machine)
  return CommandResult(status: status, output: output.text, errors: errors.text)
}

private func isWhole(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

/// What was written to a sink.
private final class Collected {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  var sink: Sink {
    Sink { piece in
      self.bytes += piece
      return nil
    }
  }
}

extension Files {
  /// What workers of the language server have done for them.
  public var tools: WorkerTools {
    WorkerTools(
      command: { commandInMemory($0, $1, on: self) },
      list: { directory in
        guard case .success(let names) = self.list(directory) else { return [] }
        return names.sorted().map { name in
          switch self.kind(directory.hasSuffix("/") ? directory + name : directory + "/" + name) {
          case .directory, .linkedDirectory: name + "/"
          default: name
          }
        }
      },
      find: { self.layFiles(in: $0, most: $1) }, resolve: resolve)
  }
}
