internal import LayRuntime
internal import LaySolver
internal import LayWorkloads

/// Changes of one constant each, there and back, after which a system still has a solution.
struct Edits {
  /// The kind of the changed row.
  enum Kind: CaseIterable {
    case bound, content, equality

    /// The kind of a row; nil for other rows.
    init?(_ row: Int, of system: FlatSystem) {
      let isRequired = system.priorities[row] == 1000
      switch (isRequired, system.relations[row]) {
      case (true, .equal): self = .equality
      case (true, _): self = .bound
      case (false, _):
        guard system.unknownCount(of: row) == 1 else { return nil }
        self = .content
      }
    }

    var metric: Metric {
      switch self {
      case .bound: .editBound
      case .content: .editContent
      case .equality: .editEquality
      }
    }
  }

  /// One change.
  struct Edit {
    let kind: Kind
    /// The row's index in the system, and in the kernel.
    let systemRow, kernelRow: Int
    /// The increase of the right side.
    let change: Double
  }

  private let input: KernelInput
  private let edits: [Edit]
  private static let rowsOfKind = 100
  /// Changes to try until one has a solution: views become narrow if there are many.
  private static let changes = [0.25, 1.0 / 64, 1.0 / 1024, 1.0 / 16384]
  /// The seconds for choosing, and for measuring, so that a slow engine ends too.
  private static let patience = 1.0

  /// Chooses up to a hundred rows of each kind, at random and in random order, that can be changed alone. The kernel
  /// must be solved before, and is solved afterwards.
  init(of subject: Subject, _ kernel: inout LayoutKernel) {
    let input = subject.input
    var random = MersenneTwister(seed: 29)
    let rows = Self.candidates(subject, &random)
    let start = Stopwatch()
    var found: [Edit] = []
    for (kind, row) in rows {
      if start.elapsed > Self.patience && !found.isEmpty { break }
      let kernelRow = Int(input.rowOfSystem[row])
      let change = Self.changes.first { Self.canChange(kernelRow, by: $0, input, &kernel) }
      if let change { found.append(Edit(kind: kind, systemRow: row, kernelRow: kernelRow, change: change)) }
    }
    self.input = input
    edits = found
  }

  private static func candidates(
    _ subject: Subject, _ random: inout MersenneTwister
  ) -> [(kind: Kind, row: Int)] {
    var rows: [(kind: Kind, row: Int)] = []
    let all = (0..<subject.system.rowCount).filter { subject.input.rowOfSystem[$0] >= 0 }
    for kind in Kind.allCases {
      let ofKind = all.filter { Kind($0, of: subject.system) == kind }
      let drawn = random.permutation(of: ofKind.count).prefix(rowsOfKind)
      rows += drawn.map { (kind, ofKind[$0]) }
    }
    return random.permutation(of: rows.count).map { rows[$0] }
  }

  private static func canChange(
    _ row: Int, by change: Double, _ input: KernelInput, _ kernel: inout LayoutKernel
  ) -> Bool {
    let size = Protocol.coldSize
    input.setConstant(input.constants[row] + change, of: row, in: &kernel)
    let isSolved = kernel.solve(width: size.width, height: size.height)
    input.setConstant(input.constants[row], of: row, in: &kernel)
    _ = kernel.solve(width: size.width, height: size.height)
    return isSolved
  }

  /// Returns the seconds of each change and the solve after it, there and back, up to three times.
  func time(_ kernel: inout LayoutKernel) -> [(kind: Kind, seconds: Double)] {
    var times: [(kind: Kind, seconds: Double)] = []
    let start = Stopwatch()
    for _ in 0..<3 where start.elapsed < Self.patience {
      for edit in edits where start.elapsed < Self.patience {
        let constant = input.constants[edit.kernelRow]
        for goal in [constant + edit.change, constant] {
          let watch = Stopwatch()
          input.setConstant(goal, of: edit.kernelRow, in: &kernel)
          _ = kernel.solve(width: Protocol.coldSize.width, height: Protocol.coldSize.height)
          times.append((edit.kind, watch.seconds))
        }
      }
    }
    return times
  }

  /// Returns the changes for a peer: `EDT1 COUNT`, then a row of the system and its new constant for each.
  func edt(_ system: FlatSystem) -> String {
    var text = "EDT1 \(2 * edits.count)\n"
    for edit in edits {
      let constant = system.constants[edit.systemRow]
      // The system has its constants on the left side.
      text += "\(edit.systemRow) \(shortest(constant - edit.change))\n"
      text += "\(edit.systemRow) \(shortest(constant))\n"
    }
    return text
  }
}
