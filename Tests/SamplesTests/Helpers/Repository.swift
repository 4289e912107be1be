import Foundation

/// The files of this project, by paths from its top.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func url(_ path: String) -> URL { root.appending(path: path) }

  static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: url(path))) }

  static func text(_ path: String) throws -> String { try String(decoding: bytes(path), as: UTF8.self) }

  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: url(path))
  }

  /// The paths of the files in `folder` whose names end in `suffix`, sorted; folders inside are not entered.
  static func files(in folder: String, suffix: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(folder).path)) ?? []
    return names.filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  static let samples = files(in: "Samples", suffix: ".lay")
  static let gallery = files(in: "Samples/Gallery", suffix: ".lay").filter { !$0.hasSuffix("/Shared.lay") }
  static let wrongSamples = files(in: "Samples/Errors", suffix: ".lay")
}

/// Whether tests rewrite what they compare with (`LAYC_UPDATE=1`). A test that rewrites something still fails.
let isUpdating = ProcessInfo.processInfo.environment["LAYC_UPDATE"] == "1"

/// The number in the environment variable `name`, or `default`.
func setting(_ name: String, default: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? `default`
}
