import Foundation
import LayPlatform
import LayTool

/// What a run of the tool gave.
struct ToolRun {
  var status: Int32
  var output: String
  var errors: String
}

/// Runs the tool in this process, at the top of the project. `files` stand beside the project's own and win.
/// No file is written: a run that writes fails, unless `isWriting`.
func layc(
  _ arguments: [String], files: [String: [UInt8]] = [:], input: [UInt8] = [], isWriting: Bool = false
) -> ToolRun {
  var output: [UInt8] = []
  var errors: [UInt8] = []
  let machine = Machine(
    input: { .success(input) },
    output: Sink { bytes in
      output += bytes
      return nil
    },
    errors: Sink { bytes in
      errors += bytes
      return nil
    },
    files: projectFiles(beside: files, isWriting: isWriting), variable: { _ in nil }, seconds: { 0 })
  let status = run(arguments, on: machine)
  return ToolRun(
    status: Int32(status), output: String(decoding: output, as: UTF8.self),
    errors: String(decoding: errors, as: UTF8.self))
}

/// The project's files behind `files`; nothing is ever written, though `isWriting` says that it is.
private func projectFiles(beside files: [String: [UInt8]], isWriting: Bool) -> Files {
  Files(
    kind: { path in
      if files[path] != nil { return .file }
      let values = try? Repository.url(path).resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory.map { $0 ? .directory : .file }
    },
    read: { path in
      if let bytes = files[path] { return .success(bytes) }
      guard let bytes = try? Repository.bytes(path) else { return .failure(.missing) }
      return .success(bytes)
    },
    list: { path in
      let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.url(path).path)
      return names.map { .success($0) } ?? .failure(.missing)
    },
    write: { path, _, _ in isWriting ? .success(()) : .failure(.system("tests write no files: \(path)")) })
}
