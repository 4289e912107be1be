internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The sizes at which problems are reported.
struct ReportedAreas {
  private struct Key: Hashable {
    var report: HealthTrials.Report
    /// An area of the variant without its sizes.
    var variant: SizeArea
  }

  private var regions: [Key: [SizeRegion]] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let report = HealthTrials.Report(diagnostic)
      for area in diagnostic.areas {
        guard let region = SizeRegion(area) else { continue }
        regions[Key(report: report, variant: area.withoutSizes), default: []].append(region)
      }
    }
  }

  /// True if each problem that is in others too has no other sizes there.
  func areWithin(_ other: ReportedAreas) -> Bool {
    regions.allSatisfy { key, own in
      guard let known = other.regions[key] else { return true }
      return own.allSatisfy { $0.rest(outside: known).isEmpty }
    }
  }
}

extension SizeArea {
  /// The area with no sizes, for its variant.
  fileprivate var withoutSizes: SizeArea {
    var variant = self
    let none = Interval(from: "", to: "", includesFrom: false, includesTo: false)
    (variant.width, variant.height, variant.corners, variant.isExact) = (none, none, [], true)
    return variant
  }
}

/// The views about which failures of health checks are reported.
struct ToldFaults {
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
  func areWithin(_ other: ToldFaults) -> Bool {
    keys.allSatisfy { other.keys.contains($0) || grouped.contains($0.code) || other.grouped.contains($0.code) }
  }
}
