internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// Proves one layout over its ranges, and lays it out at sizes with defects to report them. A class, whose references keep the frames
/// around proofs small.
final class LayoutExamination {
  let compiled: CompiledLayout
  /// The layout without settings that no examined size has: those that exempt views from checks.
  private let judged: CompiledLayout
  let options: CheckOptions
  private var layout: Layout
  /// The lint checks that the proofs answer besides; nil if they are off.
  let suspicions: Suspicions?
  /// The health checks; nil if they are off.
  private(set) var health: Health?
  private let questions: Questions
  /// The text sizes to examine, those at which the layout is the same together.
  private let textSizes: [TextSizeSet]
  /// The languages to examine, those in which the layout has the same texts together.
  private let languages: [LanguageGroup]
  /// The translations of these languages.
  let translations: [Translation]
  private(set) var findings: Findings
  private var choice: ConflictChoice
  private(set) var proofs: [LayoutProof] = []
  /// The verdicts that depend on steps, at the sizes that were laid out.
  private(set) var samples: StepSamples
  /// The sizes that were laid out, in order, each once.
  private(set) var sizes: [ExactSize] = []
  private(set) var known: Set<LayoutEnvironment> = []
  /// The number of rows that were examined to find the conflicting sets at these sizes.
  private(set) var conflictWork = 0
  /// The environments that were laid out for the last proof.
  private var knownOfProof: Set<LayoutEnvironment> = []
  /// The proof of the current range until it is recorded. A list keeps the frames around proofs small.
  private var pending: [LayoutProof] = []
  /// The environment that was laid out last, if ambiguities were searched for.
  private var reportedEnvironment: LayoutEnvironment?
  /// The environment of the current sizes, without size, direction, state and text size.
  private var place: LayoutEnvironment
  private var knownSizes: Set<ExactSize> = []
  /// True if the layouts of the last range show nothing so far.
  private var isClean = false
  /// The languages in which the current proof is compared; nil for none.
  private var texts: TextRowChanges?
  /// The languages of the current range that need no proof.
  private var followers = FollowingLanguages()
  /// True if the last proof shows that the other direction has the same results.
  private var lastIsMirrored = false
  /// The health claims that were asked about the last range.
  private var asked: [HealthClaim] = []
  /// The least sizes of the poses that the layout does not declare, and that were not examined.
  private(set) var leftOut: [ExactSize] = []
  /// The number of rows that corners may still examine.
  private var cornerRowsLeft: Int
  /// The sizes of the reported sets; empty until ``searchSets()``.
  var searchedSets: [RulePlaces: SetSizes] = [:]
  /// The conflicts that are found in a cell of each half of a sliced proof, by the cell that they are not reported for.
  private var seenInOtherHalf: [Int: [(conflict: Conflict, size: ExactSize)]] = [:]
  /// The verdict on each range.
  private(set) var verdicts: [(range: SizeRange, verdict: Verdict)] = []
  /// The ranges of which a part was given up, with the reasons, even if a defect was found elsewhere in them.
  var gaps: [(range: SizeRange, reasons: [String])] = []

  init(_ compiled: CompiledLayout, _ options: CheckOptions, lint: LintChecks = .none) {
    var compiled = compiled
    let found = ExaminedLanguages(compiled.program, options)
    (languages, translations, compiled.program.translations) = (found.groups, found.translations, found.tables)
    self.compiled = compiled
    self.options = options
    place = options.environment(of: compiled)
    textSizes = compiled.program.groups(of: compiled.textSizesToExamine(options))
    layout = Layout(compiled.program)
    judged = lint == .none ? compiled : compiled.keepingReachedSettings(options, languages, textSizes)
    let suspicions = lint == .none ? nil : Suspicions(judged, options.limits)
    let questions = Questions(of: compiled, suspicions, allowing: Rational(options.recordedError))
    samples = StepSamples(questions.claims, compiled.program)
    health = lint.includesHealth && !(suspicions?.isCutShort ?? false) ? Health(judged, limits: options.limits) : nil
    (self.suspicions, self.questions) = (suspicions, questions)
    findings = Findings(compiled)
    choice = ConflictChoice(compiled, shown: options.shown)
    cornerRowsLeft = options.limits.cornerRows
  }

  /// The directions, languages, states and text sizes in which each range is examined, the base in the direction of the options
  /// first.
  var variants: [Variant] { compiled.program.variants(languages, textSizes, place) }

  /// The names of the languages that are examined.
  var languageNames: [String] { languages.flatMap { $0.names } }

  /// The directions of all languages; the usual one if each has its own.
  var directions: [InterfaceDirection] {
    let first = languages[0].directions
    return languages.allSatisfy { $0.directions == first } ? first : [.leftToRight]
  }

  /// True if a language was examined in its own direction instead of those of the options.
  var replacesDirections: Bool {
    options.directions != [.leftToRight] && languages.contains { $0.directions != options.directions }
  }

  /// True if constraints conflict at some size.
  var hasConflicts: Bool { !findings.foundConflicts.isEmpty || has { !$0.contradictions.isEmpty } }

  /// True if numbers of frames are ambiguous at some size, as far as the proofs tell.
  var hasAmbiguities: Bool { has { !$0.openings.isEmpty } }

  private func has(_ isSo: (CellProof) -> Bool) -> Bool { proofs.contains { $0.cells.contains(where: isSo) } }

  /// Examines all ranges.
  func run(_ observe: (_ part: Int, _ count: Int) -> Void) {
    if let example = options.example { return prove(example, observe) }
    let ranges = options.allRanges(of: compiled)
    let found = Set(ranges.compactMap { $0.pose })
    for pose in options.poses where !found.contains(pose) && !leftOut.contains(pose.lowest) {
      leftOut.append(pose.lowest)
    }
    for range in options.sample?.ranges(of: ranges) ?? ranges { prove(range, observe) }
  }

  private func prove(_ range: SizeRange, _ observe: (_ part: Int, _ count: Int) -> Void) {
    place = options.environment(of: compiled, in: range)
    (lastIsMirrored, followers) = (false, FollowingLanguages())
    let found = variants.map { mirrored(range, $0) ?? following(range, $0) ?? look(at: range, $0, observe) }
    verdicts.append((range, found.dropFirst().reduce(found[0]) { $0.joined($1) }))
  }

  /// Records the proof of a variant that the last proof, of the other direction, shows to have the same results; nil if it does not
  /// show that.
  private func mirrored(_ range: SizeRange, _ variant: Variant) -> Verdict? {
    guard lastIsMirrored, let last = proofs.last, last.range == range else { return nil }
    var other = last.variant
    other.direction = .rightToLeft
    guard variant == other, health?.coversAlike(last.variant, variant, over: range, of: judged) ?? true else {
      return nil
    }
    proofs.append(last.turned(to: variant))
    health?.repeatLast()
    (lastIsMirrored, knownOfProof) = (false, [])
    return .proved
  }

  /// Records the proof of a variant that has the results of another language; nil if it has none.
  private func following(_ range: SizeRange, _ variant: Variant) -> Verdict? {
    guard let (number, other) = followers.proof(of: variant),
      health?.coversAlike(other, variant, over: range, of: judged) ?? true
    else {
      return nil
    }
    health?.repeatFindings(of: number, as: proofs.count)
    var proof = proofs[number].restated(for: other)
    if other != variant { proof = proof.turned(to: variant) }
    lastIsMirrored = false
    // Frames that other numbers of lines move may decide the sides of guides.
    if compiled.program.hasGuides && proof.cells.contains(where: { $0.cell.part != nil }) {
      return record(proof, range, variant)
    }
    proofs.append(proof)
    knownOfProof = []
    return .proved
  }

  /// The changes to the languages after the first one, in which that is compared; nil if there are none.
  private func textChanges(_ range: SizeRange, _ variant: Variant) -> TextRowChanges? {
    guard options.sharesLanguages, !range.isSingle, variant.translation == languages[0].translation else { return nil }
    let others = languages.dropFirst().filter { language in
      language.directions.contains(variant.direction) || comparesMirror(variant)
    }.map { $0.translation }
    return others.isEmpty ? nil : TextRowChanges(compiled.program, to: others)
  }

  /// Proves a range, and lays out sizes that show its findings. A further text size or language without findings needs no layouts.
  private func look(
    at range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) -> Verdict {
    asked = []
    texts = textChanges(range, variant)
    let known = health?.findings.count ?? 0
    if health != nil {
      addHealthProof(range, variant, observe)
    } else {
      if range.isSingle { settleAlone(range, variant, observe) }
      if pending.isEmpty { proveAlone(range, variant, observe) }
    }
    return conclude(range, variant, since: known)
  }

  // Frames around a proof have to be small, so each of these has its own.

  private func proveAlone(
    _ range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    pending.append(proof(of: questions, range, variant, observe))
  }

  private func addHealthProof(
    _ range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    let proof = proveWithHealth(range, variant, observe)
    pending.append(proof)
  }

  /// Records the last proof; `count` is the number of health findings before it.
  private func conclude(_ range: SizeRange, _ variant: Variant, since count: Int) -> Verdict {
    let proof = pending.removeLast()
    let isSilent = health?.isClean(since: count) ?? true
    let isMirrored = isSilent && proof.isMirrored(answering: questions, asked)
    let hasOwnFindings = !proof.answersWithoutFindings(to: questions) || !(health?.isOfAllTexts(since: count) ?? true)
    let translations = hasOwnFindings ? [] : texts?.held ?? []
    let mirrored = isMirrored ? texts?.mirrored ?? [] : []
    (texts, isClean) = (nil, true)
    let verdict = record(proof, range, variant)
    let isProved = isClean && verdict == .proved
    lastIsMirrored = isMirrored && isProved
    if isProved { followers.add(variant, translations, mirrored: mirrored, proof: proofs.count - 1) }
    return verdict
  }

  /// True if the other direction of a variant may follow from its proof.
  private func comparesMirror(_ variant: Variant) -> Bool {
    options.usesMirrorImages && variant.direction == .leftToRight
      && languages.contains { language in
        language.translation == variant.translation && language.directions == [.leftToRight, .rightToLeft]
          || options.sharesLanguages && language.directions == [.rightToLeft]
      }
  }

  /// Records a proof, and lays out the sizes that it asks for; apart from the proof, whose frames need the stack.
  private func record(_ proof: LayoutProof, _ range: SizeRange, _ variant: Variant) -> Verdict {
    let firstCell = firstCell(of: proofs.count)
    proofs.append(proof)
    samples.begin(proof, number: proofs.count - 1)
    knownOfProof = []
    let isFirst = variant.textSizes == textSizes[0] && variant.translation == languages[0].translation
    if !isFirst && proof.isQuiet { return verdict(proof, isClean: true) }
    for witness in proof.witnesses {
      look(at: environment(at: witness.size, variant), in: firstCell + witness.cell, proof.cells[witness.cell])
    }
    for index in proof.cells.indices { lookAtTheRest(of: proof.cells[index], firstCell + index, variant) }
    lookAtDesign(firstCell, proof, variant)
    if !compiled.program.steps.isEmpty { takeSteps(in: range, proof, firstCell, variant) }
    let cells = firstCell..<firstCell + proof.cells.count
    return verdict(proof, isClean: !findings.hasDefects(in: cells))
  }

  /// Proves a range, and what the health checks ask besides.
  private func proveWithHealth(
    _ range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) -> LayoutProof {
    if let texts { texts.keep(health?.translations(texts.held, like: variant, over: range, of: judged) ?? []) }
    let first = frames(at: range.lowest, variant, findAmbiguities: range.isSingle)
    guard let begun = health?.begin(range, variant, first, of: judged) else {
      return proof(of: questions, range, variant, observe)
    }
    let claims = unsettled(begun, range)
    asked += begun
    var all = questions
    all.claims += claims.map { options.asked($0) }
    if range.isSingle { settle(all, range, variant, observe) }
    let found = pending.isEmpty ? proof(of: all, range, variant, observe) : pending.removeLast()
    if !found.isSound { return found }
    health?.add(found, number: proofs.count, claims, from: questions.claims.count, of: judged)
    while let size = health?.openSize {
      let frames = frames(at: size, variant, findAmbiguities: range.isSingle)
      if let next = health?.next(frames) { proveHealth(next, after: found, range, variant, observe) }
    }
    // Frames do not tell what steps place, so that pairs would stay undecided one by one.
    if compiled.program.steps.isEmpty, let rest = health?.claimsAboutOtherPairs() {
      proveHealth(rest, after: found, range, variant, observe)
    }
    health?.end()
    return found
  }

  /// Returns the claims that the layout, which was laid out at a size of the range, does not settle: at a single size without conflicts,
  /// those that do not hold there or read ambiguous numbers.
  private func unsettled(_ claims: [HealthClaim], _ range: SizeRange) -> [HealthClaim] {
    let report = layout.report
    guard range.isSingle, compiled.program.steps.isEmpty, report.conflicts.isEmpty, report.unsettled.isEmpty else {
      return claims
    }
    return FinishedLayout(layout: layout).failing(claims) { options.asked($0) }
  }

  /// Proves further claims of the health checks over a range, `proof` of which was made.
  private func proveHealth(
    _ begun: [HealthClaim], after proof: LayoutProof, _ range: SizeRange, _ variant: Variant,
    _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    let claims = unsettled(begun, range)
    asked += begun
    if claims.isEmpty {
      // None of the findings of the proof is about these.
      health?.add(proof, number: proofs.count, [], from: .max, of: judged)
      return
    }
    let all = Questions(program: compiled.program, claims: claims.map { options.asked($0) })
    if range.isSingle { settle(all, range, variant, observe) }
    let more = pending.isEmpty ? self.proof(of: all, range, variant, isFirst: false, observe) : pending.removeLast()
    health?.add(more, number: proofs.count, claims, from: 0, of: judged)
  }

  /// The frames of all views at a size, relative to the root.
  private func frames(at size: ExactSize, _ variant: Variant, findAmbiguities: Bool) -> [ExactRect] {
    let place = environment(at: size, variant)
    if findAmbiguities {
      report(in: place)
    } else {
      layout.resize(to: place, findAmbiguities: false)
      reportedEnvironment = nil
    }
    return rootFrames(of: layout)
  }

  /// Lays out an environment with a search for ambiguities, unless that was the last one.
  @discardableResult
  private func report(in environment: LayoutEnvironment) -> LayoutReport {
    if reportedEnvironment != environment {
      layout.resize(to: environment)
      reportedEnvironment = environment
    }
    return layout.report
  }

  /// Proves a range; if it is a single size, that was laid out last, which tells the sides of guides.
  private func proof(
    of questions: Questions, _ range: SizeRange, _ variant: Variant, isFirst: Bool = true,
    _ observe: (_ part: Int, _ count: Int) -> Void
  ) -> LayoutProof {
    var questions = questions
    questions.keepsPieces = !(texts?.held.isEmpty ?? true)
    var proof = LayoutProof(
      compiled.program, over: range, environment(at: range.lowest, variant), questions.isEmpty ? nil : questions,
      limits: options.limits, known: range.isSingle ? layout.guideSides : nil,
      comparesMirror: isFirst && comparesMirror(variant), comparing: texts, observe: observe)
    proof.variant = variant
    return proof
  }

  /// Lays out the only size of a range, and settles what is asked without health checks.
  private func settleAlone(
    _ range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    report(in: environment(at: range.lowest, variant))
    settle(questions, range, variant, observe)
  }

  /// Adds the proof of a range to ``pending`` if the layout at its size, which was laid out last, settles the questions. A frame of its own
  /// keeps the stack of other proofs small.
  private func settle(
    _ questions: Questions, _ range: SizeRange, _ variant: Variant, _ observe: (_ part: Int, _ count: Int) -> Void
  ) {
    guard
      var proof = LayoutProof(
        settledBy: layout, compiled.program, over: range, questions, limits: options.limits)
    else { return }
    proof.variant = variant
    observe(1, 1)
    pending.append(proof)
  }

  /// Lays out the design size, unless it is the only one and was laid out already.
  private func lookAtDesign(_ firstCell: Int, _ proof: LayoutProof, _ variant: Variant) {
    guard let design = compiled.designSize, let cell = proof.cells.firstIndex(where: { $0.cell.contains(design) })
    else { return }
    let place = environment(at: design, variant)
    if proof.range.isSingle && knownOfProof.contains(place) { return }
    look(at: place, in: firstCell + cell, proof.cells[cell])
  }

  /// The extent of the health checks; nil if they were not made, or only in part.
  var healthSummary: HealthSummary? {
    guard let health, proofs.allSatisfy({ $0.isSound }) else { return nil }
    let meant = health.findings.isEmpty ? [] : HealthReport(compiled, health, proofs, options, translations).meant
    var summary = HealthSummary(health, compiled, meant: meant)
    summary.addUnmeasured(
      health.judged.all.filter { compiled.isUnmeasured($0, hasTextSizes: textSizes.count > 1) }.map {
        compiled.spelledPath($0)
      })
    return summary
  }

  /// The layout at the size that was laid out last.
  var picture: Layout { layout }

  /// Lays out the sizes at which steps may change their results, since proofs do not follow steps.
  private func takeSteps(in range: SizeRange, _ proof: LayoutProof, _ firstCell: Int, _ variant: Variant) {
    var sampling = StepSampling(range, compiled.program)
    sampling.run { size in
      guard let cell = proof.cells.firstIndex(where: { $0.cell.contains(size) }) else { return [] }
      let place = environment(at: size, variant)
      if knownOfProof.contains(place) {
        report(in: place)
      } else {
        look(at: place, in: firstCell + cell, proof.cells[cell])
      }
      return layout.stepTrace?.decisions ?? []
    }
  }

  func environment(at size: ExactSize, _ variant: Variant) -> LayoutEnvironment {
    variant.environment(at: size, scale: options.scale)
  }

  /// Lays out a size in a cell of a proof, by default of the last one.
  func look(
    at environment: LayoutEnvironment, in cell: Int, _ proof: CellProof, of number: Int? = nil
  ) {
    let number = number ?? proofs.count - 1
    let report = report(in: environment)
    if !report.isClean { isClean = false }
    conflictWork += layout.conflictWork
    samples.add(layout, proof: number)
    let rows = report.conflicts.isEmpty ? nil : ConflictRows(layout)
    var choice = choice
    var elsewhere: [(cell: Int, conflict: Conflict)] = []
    let (firstCell, whole) = (firstCell(of: number), proofs[number])
    findings.add(report, in: environment) { subject in
      guard whole.isSliced else { return (cell, proof.part(at: environment.size) ?? -1) }
      let own = whole.cell(at: environment.size, cell - firstCell, of: subject)
      return (firstCell + own, whole.cells[own].part(at: environment.size) ?? -1)
    } choosing: { conflict, cell, part in
      let chosen = choice.choose(conflict, among: rows, in: cell, part: part)
      if let other = whole.otherCell(at: environment.size, cell - firstCell, of: conflict.subject) {
        elsewhere.append((firstCell + other, chosen.conflict))
      }
      return chosen
    }
    self.choice = choice
    for (other, conflict) in elsewhere { seenInOtherHalf[other, default: []].append((conflict, environment.size)) }
    known.insert(environment)
    knownOfProof.insert(environment)
    if knownSizes.insert(environment.size).inserted { sizes.append(environment.size) }
  }

  /// Lays out more sizes until a seen set covers each contradiction. A layout shows only one of several conflicting sets at its
  /// size.
  private func lookAtTheRest(of proof: CellProof, _ cell: Int, _ variant: Variant) {
    for _ in 0..<options.limits.rest {
      guard let rest = proof.uncovered(conflicts(in: cell)).first else { break }
      let place = environment(at: rest.witness, variant)
      if known.contains(place) { break }
      look(at: place, in: cell, proof)
    }
    lookAtCorners(of: proof, cell, variant)
  }

  /// The conflicts found in a cell, whichever half of a sliced proof they are reported for.
  private func conflicts(in cell: Int) -> [(conflict: Conflict, size: ExactSize)] {
    findings.conflicts(in: cell) + (seenInOtherHalf[cell] ?? [])
  }

  /// Lays out corners with more contradictions than were seen: one contradiction may hide another that is independent of it. A
  /// set that contradicts itself at some size of a part does so at one of its corners.
  private func lookAtCorners(of proof: CellProof, _ cell: Int, _ variant: Variant) {
    for number in Set(proof.contradictions.map { $0.part }).sorted() {
      guard cornerRowsLeft > 0 else { return }
      let sets = proof.requiredSets(ofPart: number, compiled.program)
      var asked: (broken: Set<RowOrigin>, rest: RequiredSet)?
      for (corner, size) in proof.corners(ofPart: number) {
        let place = environment(at: size, variant)
        if known.contains(place) { continue }
        let seen = conflicts(in: cell).map { $0.conflict }.filter { $0.room.sign(at: corner) < 0 }
        let broken = Set(seen.map { $0.broken })
        if asked?.broken != broken { asked = (broken, sets.rest(without: broken)) }
        cornerRowsLeft -= asked?.rest.count ?? 0
        if asked?.rest.room(at: corner) != nil { look(at: place, in: cell, proof) }
      }
    }
  }
}

extension CheckOptions {
  /// The claim to prove for one of a health check.
  fileprivate func asked(_ claim: HealthClaim) -> AskedClaim {
    recordedError == 0 || ![.clipped, .misplaced].contains(claim.kind)
      ? .health(claim) : .allowing(Rational(recordedError), .health(claim))
  }
}
