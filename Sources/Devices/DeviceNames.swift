// Look-up of devices and poses by their names. Upper and lower case are the same, and so are hyphens, brackets and spaces.

extension Device {
  /// Returns the device with a name or an alias: `iPhone 17 Pro`, `17 pro`, `iphone-17-pro`; nil if there is none.
  package static func named(_ text: String) -> Device? { device(folded(text)) }

  /// Returns the poses that a text names: those of a device, or one of them, `iphone se landscape`. The beginning of the name of a pose
  /// stands for all that begin so, as in `iPhone Duo inner`, and a family with an orientation for all of its poses in that one, as in
  /// `iPhone landscape`. Nil if there is no such device or pose.
  package static func poses(named text: String) -> [Pose]? {
    let words = folded(text)
    if let device = device(words) { return device.poses }
    if words.count == 2, let family = family(words[0]), ["portrait", "landscape"].contains(words[1]) {
      return poses(of: family).filter { folded($0.name).last == words[1] }
    }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      guard let device = device(Array(words[..<count])) else { continue }
      let wanted = Array(words[count...])
      if let own = device.poses.first(where: { folded($0.name) == wanted }) { return [own] }
      let parts = device.poses.filter { folded($0.name).starts(with: wanted) }
      return parts.isEmpty ? nil : parts
    }
    return nil
  }

  /// Returns the family of a word, in the singular or plural; nil for another word.
  package static func family(_ word: String) -> DeviceFamily? {
    let wanted = folded(word)
    return DeviceFamily.allCases.first { folded($0.rawValue) == wanted || folded($0.rawValue + "s") == wanted }
  }

  /// The names and aliases of all devices, for suggestions.
  package static var knownNames: [String] {
    all.flatMap { device in device.names + device.names.compactMap { alias(of: $0) } }
  }

  /// The names and aliases as single words, for completions of shells: `iphone-17-pro`.
  package static var words: [String] { knownNames.map { folded($0).joined(separator: "-") } }

  /// The device that words name, under the name that they give it.
  private static func device(_ wanted: [String]) -> Device? {
    if wanted.isEmpty { return nil }
    for device in all {
      for name in device.names where folded(name) == wanted || alias(of: name).map({ folded($0) }) == wanted {
        return device.shown(as: name)
      }
    }
    return nil
  }

  /// The name by which a device is shown that has a name among others; nil for an unknown one.
  package static func firstName(of name: String) -> String? { all.first { $0.names.contains(name) }?.name }

  /// The short form of a name, without `iPhone`; nil for other devices.
  private static func alias(of name: String) -> String? {
    let prefix = "iPhone "
    return name.hasPrefix(prefix) ? String(decoding: Array(name.utf8)[prefix.utf8.count...], as: UTF8.self) : nil
  }

  /// The device under one of its names.
  private func shown(as own: String) -> Device {
    if own == name { return self }
    return Device(
      names: [own] + names.filter { $0 != own }, family: family, poses: poses.map { $0.named(device: own) },
      sources: sources)
  }

  /// The words of a text in lower case.
  private static func folded(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"): words.append([])
      case 65...90: words[words.count - 1].append(byte + 32)
      default: words[words.count - 1].append(byte)
      }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Pose {
  /// The pose under another name of its device.
  fileprivate func named(device: String) -> Pose {
    Pose(
      device: device, name: name, lowest: lowest, highest: highest, scale: scale, safeArea: safeArea,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass, note: note, regions: regions)
  }
}
