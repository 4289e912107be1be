import Foundation
import LayPlatform
import LayTool
import TestSupport

/// What one run of the tool did.
struct ToolRun {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs the tool in this process. `files` are the whole file system: paths to texts.
func layc(
  _ arguments: [String], files: [String: String] = [:], input: String = "", isTerminal: Bool = false,
  variables: [String: String] = [:], seconds: @escaping () -> Double = { 0 }
) -> ToolRun {
  layc(
    arguments, on: .memory(files), input: input, isTerminal: isTerminal, variables: variables, seconds: seconds)
}

/// Runs the tool in this process, on any files.
func layc(
  _ arguments: [String], on files: Files, input: String = "", isTerminal: Bool = false,
  variables: [String: String] = [:], outputIsFull: Bool = false, configure: (inout Machine) -> Void = { _ in },
  seconds: @escaping () -> Double = { 0 }
) -> ToolRun {
  let output = Collector(isFull: outputIsFull)
  let errors = Collector()
  var machine = Machine(
    input: { .success(Array(input.utf8)) }, output: output.sink(isTerminal), errors: errors.sink(isTerminal),
    files: files, variable: { variables[$0] }, seconds: seconds)
  configure(&machine)
  let status = run(arguments, on: machine)
  return ToolRun(status: status, output: output.text, errors: errors.text)
}

/// Collects what is written to a sink.
final class Collector {
  private var bytes: [UInt8] = []
  private let isFull: Bool
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(isFull: Bool = false) { self.isFull = isFull }

  func sink(_ isTerminal: Bool) -> Sink {
    Sink(isTerminal: isTerminal, window: { isTerminal ? TerminalWindow(columns: 100) : nil }) { bytes in
      if self.isFull { return .system("no space left on device") }
      self.bytes += bytes
      return nil
    }
  }
}

extension Files {
  /// The files of a dictionary; a directory is what stands before a slash.
  static func memory(_ files: [String: String]) -> Files {
    func names(in directory: String) -> [String] {
      let prefix = directory.hasSuffix("/") ? directory : directory + "/"
      let inside = files.keys.filter { $0.hasPrefix(prefix) || directory == "." }
      let rests = inside.map { directory == "." ? $0 : String($0.dropFirst(prefix.count)) }
      return Array(Set(rests.compactMap { $0.split(separator: "/").first.map(String.init) })).sorted(by: >)
    }
    func plain(_ path: String) -> String {
      files[path] == nil && path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    return Files(
      kind: { files[plain($0)] != nil ? .file : names(in: plain($0)).isEmpty ? nil : .directory },
      read: { path in
        let path = plain(path)
        if let text = files[path] { return .success(Array(text.utf8)) }
        return .failure(names(in: path).isEmpty ? .missing : .isDirectory)
      },
      list: { .success(names(in: plain($0))) },
      write: { _, _, _ in .failure(.system("read-only file system")) })
  }

  /// The files of this repository, by paths from its root; nothing is written.
  static var repository: Files {
    func place(_ path: String) -> String { path.hasPrefix("/") ? path : "\(TestSupport.repository.path)/\(path)" }
    let real = Files.real
    return Files(
      kind: { real.kind(place($0)) }, read: { real.read(place($0)) }, list: { real.list(place($0)) },
      write: { _, _, _ in .failure(.system("read-only file system")) })
  }
}

/// Files that remember what is written.
final class FileBox {
  var contents: [String: String]
  init(_ contents: [String: String]) { self.contents = contents }

  var files: Files {
    Files(
      kind: { Files.memory(self.contents).kind($0) }, read: { Files.memory(self.contents).read($0) },
      list: { Files.memory(self.contents).list($0) },
      write: { path, bytes, expected in
        if self.contents[path].map({ Array($0.utf8) }) != expected { return .failure(.changed) }
        self.contents[path] = String(decoding: bytes, as: UTF8.self)
        return .success(())
      })
  }
}
