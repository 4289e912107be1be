internal import LayCompiler
package import LayDevices
package import LayDiagnostics
package import LayPlatform
package import LaySettings

/// A folder with a settings file, which holds for all files in it and below.
package struct Project: Sendable {
  /// The folder; absolute if the working directory is known, and empty for an unknown one.
  package let folder: String
  package let file: SettingsFile
  /// The poses of the devices of the settings.
  package let poses: [Pose]

  /// Parses the settings file of a folder; `path` is its path as it is shown.
  init(in folder: String, path: String, bytes: [UInt8]) {
    self.folder = folder
    file = SettingsFile(path: path, bytes: bytes) { name in
      Device.poses(ofList: name).unknown.map { Device.help(for: $0, isList: true) }
    }
    poses = Device.poses(ofList: file.settings.devices?.value.joined(separator: ",") ?? "").poses
  }

  /// Returns a path relative to the folder; nil if it is neither the folder nor inside it.
  func relative(_ path: String) -> String? {
    if path.utf8.elementsEqual(folder.utf8) { return "" }
    if folder.isEmpty { return path.hasPrefix("/") ? nil : path }
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}

/// The reason why settings are not, or not completely, in force.
package enum SettingsFault: Sendable {
  /// The file has problems.
  case problems(SettingsFile)
  /// The file at a path cannot be read.
  case unreadable(String, FileProblem)

  /// The path of the file, as it is shown.
  package var path: String {
    switch self {
    case .problems(let file): file.path
    case .unreadable(let path, _): path
    }
  }

  /// A problem with the path and the text of its file.
  package struct Report {
    package var path: String
    package var bytes: [UInt8]
    package var diagnostic: Diagnostic
  }

  /// The problems as diagnostics, for editors.
  package var reports: [Report] {
    switch self {
    case .problems(let file):
      return file.graded(isStrict: false).map { Report(path: file.path, bytes: file.bytes, diagnostic: $0) }
    case .unreadable(let path, let problem):
      let start = SourceRange(file: .main, start: 0, end: 0)
      let found = Diagnostic(.unreadableFile, problem.message(about: path), at: start)
      return [Report(path: path, bytes: [], diagnostic: found)]
    }
  }
}
