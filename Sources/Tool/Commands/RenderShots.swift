internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering
internal import LayRuntime

/// A layout in one environment, as a screen of a wall.
struct Shot {
  var layout: CompiledLayout
  var selection: LayoutSelection
  /// The sizes along which it is resized; the last one is drawn.
  var path: [ExactSize]
  /// The device with its pose; nil for a size.
  var pose: String?
  /// The language of the texts; nil for those of the file.
  var language: String?
}

/// The texts of a layout in one language.
struct ShotLanguage {
  var name: String?
  var translation: UInt16 = 0
  var direction: InterfaceDirection?
}

extension Subject {
  /// Returns the screens that the options choose: each layout at each size or pose, in each state, direction, text size and language.
  func shots(_ translations: [Translation]) throws(UsageError) -> [Shot] {
    var shots: [Shot] = []
    for var layout in text.layouts {
      let languages = languages(of: &layout, translations)
      for (selection, path, pose) in try places(of: layout) {
        for each in variants(selection, languages) {
          shots.append(Shot(layout: layout, selection: each.selection, path: path, pose: pose, language: each.language))
        }
      }
    }
    return shots
  }

  /// The sizes and poses of a layout, each with its selection.
  private func places(of layout: CompiledLayout) throws(UsageError) -> [(LayoutSelection, [ExactSize], String?)] {
    let settings = session.settings
    if !settings.poses.isEmpty {
      return settings.poses.filter { $0.isSingle }.map { pose in
        var selection = text.selection
        selection.take(pose.environment)
        return (selection, [pose.lowest], pose.spelled)
      }
    }
    return try paths(of: layout).map { (text.selection, $0, settings.devicePose) }
  }

  private func variants(
    _ selection: LayoutSelection, _ languages: [ShotLanguage]
  ) -> [(selection: LayoutSelection, language: String?)] {
    let settings = session.settings
    let states: [String?] = settings.render.states.isEmpty ? [nil] : settings.render.states
    let sizes: [TextSize?] = settings.render.textSizes.isEmpty ? [nil] : settings.render.textSizes
    var found: [(selection: LayoutSelection, language: String?)] = []
    for state in states {
      for textSize in sizes {
        for language in languages {
          for direction in directions(language) {
            var each = selection
            (each.state, each.textSize, each.direction) = (state, textSize, direction)
            each.translation = language.translation
            found.append((each, language.name))
          }
        }
      }
    }
    return found
  }

  func directions(_ language: ShotLanguage) -> [InterfaceDirection?] {
    let settings = session.settings
    if settings.bothDirections { return [.leftToRight, .rightToLeft] }
    return [settings.selection.direction ?? language.direction]
  }

  /// Adds the translations to the program, and returns the languages.
  func languages(of layout: inout CompiledLayout, _ translations: [Translation]) -> [ShotLanguage] {
    if translations.isEmpty { return [ShotLanguage()] }
    let keys = Set(layout.program.allTexts).filter { !$0.utf8.isEmpty }.sorted()
    let program = layout.program
    layout.program.translations = translations.map { TextTable($0, of: keys, in: program) }
    return translations.enumerated().map { index, translation in
      ShotLanguage(name: translation.name, translation: UInt16(index + 1), direction: translation.direction)
    }
  }

  /// Lays a screen out, with the pictures beside the file.
  func screen(
    _ shot: Shot, _ layers: Set<PictureLayer>, _ pictures: inout PictureFolder
  ) -> (screen: Screen, found: [Diagnostic]) {
    var chosen = text
    chosen.selection = shot.selection
    var (layout, tree, found) = chosen.laidOut(shot.layout, along: shot.path)
    tree.pose = shot.pose
    let screen = Screen(
      layout, shot.layout, tree, found: graded(found), isDark: session.settings.render.isDark,
      language: shot.language, layers: layers, sources: sources,
      findPicture: { pictures.picture($0, scale: shot.selection.scale) })
    return (screen, found)
  }
}

extension Settings {
  /// The pose of `--device`.
  var devicePose: String? { device.flatMap { Device.poses(named: $0)?.first?.spelled } }
}
