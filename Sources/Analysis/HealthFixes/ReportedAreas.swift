internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sizes at which problems are reported.
struct ReportedAreas {
  /// A report in a direction, a state and a pose.
  private struct Key: Hashable {
    var report: HealthTrials.Report
    /// An area without sizes, text sizes and languages.
    var place: SizeArea
  }

  /// A region, with the text sizes and languages of its area; none for the default ones.
  private struct Part {
    var region: SizeRegion
    var textSizes: Set<String>
    var languages: Set<String>
  }

  private var parts: [Key: [Part]] = [:]
  private var reports: Set<HealthTrials.Report> = []

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let report = HealthTrials.Report(diagnostic)
      for area in diagnostic.areas {
        guard let region = SizeRegion(area) else { continue }
        reports.insert(report)
        let part = Part(region: region, textSizes: Set(area.textSizes), languages: Set(area.languages))
        parts[Key(report: report, place: area.place), default: []].append(part)
      }
    }
  }

  /// True if each problem that others have at some sizes has no other sizes than there, in no other variant.
  func areWithin(_ other: ReportedAreas) -> Bool {
    parts.allSatisfy { key, own in
      guard other.reports.contains(key.report) else { return true }
      let known = other.parts[key] ?? []
      return own.allSatisfy { part in
        let around = known.filter {
          part.textSizes.isSubset(of: $0.textSizes) && part.languages.isSubset(of: $0.languages)
        }
        return part.region.rest(outside: around.map { $0.region }).isEmpty
      }
    }
  }
}

extension SizeArea {
  /// The area with no sizes, text sizes and languages, for its direction, state and pose.
  fileprivate var place: SizeArea {
    var place = self
    let none = Interval(from: "", to: "", includesFrom: false, includesTo: false)
    (place.width, place.height, place.corners, place.isExact) = (none, none, [], true)
    (place.textSizes, place.languages) = ([], [])
    return place
  }
}

/// The views about which failures of health checks are reported.
struct ReportedFaults {
  private struct Key: Hashable {
    var code: DiagnosticCode
    var layout: String
    var path: String
  }

  private var keys: Set<Key> = []
  /// The codes that are reported for several views at once.
  private var grouped: Set<DiagnosticCode> = []

  init(_ faults: [(layout: CompiledLayout, fault: HealthFault)]) {
    for (layout, fault) in faults {
      let code = fault.diagnostic.code
      if fault.container != nil { grouped.insert(code) }
      keys.insert(Key(code: code, layout: layout.name, path: layout.sources.paths[fault.subject.index]))
    }
  }

  /// True if others are about all of these views. Views of a group are told apart by their claims alone.
  func areWithin(_ other: ReportedFaults) -> Bool {
    keys.allSatisfy { other.keys.contains($0) || grouped.contains($0.code) || other.grouped.contains($0.code) }
  }
}
