internal import LayDevices
internal import LayDiagnostics

// Lists of devices in options and settings.

extension Device {
  /// Returns the poses of a list: `iphone`, `ipad`, `mac`, `all` for iPhones and iPads, or names; or the first unknown word. Poses
  /// that layouts cannot tell from earlier ones are left out.
  static func poses(ofList list: String) -> (poses: [Pose], unknown: String?) {
    var found: [Pose] = []
    if list.isEmpty { return ([], nil) }
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.split(separator: " ").joined(separator: " ")
      if word.lowercased() == "all" {
        found += poses(of: .iPhone) + poses(of: .iPad)
      } else if let family = family(word) {
        found += poses(of: family)
      } else if let own = poses(named: word) {
        found += own
      } else {
        return ([], word)
      }
    }
    return (distinct(found), nil)
  }

  /// The words of lists that are no devices.
  static let familyWords = DeviceFamily.allCases.map { $0.rawValue.lowercased() } + ["all"]

  /// Returns suggestions for an unknown device, or the list of devices. `listOption` is the option that takes families; nil if
  /// the caller has none.
  static func help(for name: String, isList: Bool, listOption: String? = nil) -> String {
    if !isList, family(name) != nil || name.lowercased() == "all" {
      let use = listOption.map { " for '\($0)'" } ?? ""
      return "that is a family\(use); one device is, for example, '\(all[0].name)'"
    }
    if let (device, pose) = unknownPose(in: name) {
      return "'\(device.name)' has no pose '\(pose)'; it has \(device.poses.map { $0.name }.joined(separator: ", "))"
    }
    let longer = knownNames.filter { begins($0, with: name) }
    if !longer.isEmpty { return "did you mean \(longer.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?" }
    let guesses = suggestions(for: name, among: knownNames + (isList ? familyWords : [])).prefix(3)
    if !guesses.isEmpty { return "did you mean \(guesses.map { "'\($0)'" }.joined(separator: " or "))?" }
    return "the devices are \(all.map { $0.name }.joined(separator: ", "))"
  }

  /// True if a name begins with the words of a text: `iPad Pro 11-inch` with `ipad pro 11`.
  private static func begins(_ name: String, with text: String) -> Bool {
    let wanted = words(of: text)
    return !wanted.isEmpty && words(of: name).starts(with: wanted)
  }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { " -()".contains($0) }
  }

  /// Returns the device with which a text begins, and the rest that is none of its poses; nil if it begins with none.
  private static func unknownPose(in text: String) -> (device: Device, pose: String)? {
    let words = text.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      guard let device = named(words[..<count].joined(separator: " ")) else { continue }
      let rest = words[count...].joined(separator: " ")
      // `iPhone 17 Prp` is rather another device.
      return device.poses.contains {
        $0.name.split(separator: " ").contains { nearest(to: rest, among: [String($0)]) != nil }
      }
        || suggestions(for: text, among: knownNames).isEmpty ? (device, rest) : nil
    }
    return nil
  }
}
