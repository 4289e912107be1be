internal import LayModel
internal import LayNumbers
internal import LaySolver

/// Searches for sides of minima and maxima that are consistent with their own frames.
///
/// Taking the sides from frames may cycle although other sides are consistent: content that grows by its inset extends
/// further in, so that more of the inset counts. The choices that changed in the cycle start again from other sides.
struct GuideSearch {
  /// The largest number of solves at a size in which the sides of safe areas and margins are taken from the last frames.
  static var mostPasses: Int { 8 }
  /// The largest number of solves at a size.
  static var mostSolves: Int { 40 }

  /// The states that were tried, with the number of choices for which the frames had another side.
  private var tried: [(states: [GuideState], differing: Int)] = []
  /// The number of solves since the last start.
  private var passes = 0
  /// The choices that the frames changed.
  private var moving: [Int] = []
  /// The starts that are left, the next one last; nil before the first cycle.
  private var starts: [[GuideState]]?
  private var isOver = false

  /// The next states to solve with; nil if nothing is left to try, and the frames are the best that were found.
  mutating func states(
    after taken: [GuideState], asked: [GuideState], _ choices: [GuideTable.Choice]
  ) -> [GuideState]? {
    if isOver { return nil }
    note(taken, asked)
    if passes < GuideSearch.mostPasses && !wasTried(asked) { return asked }
    passes = 0
    var left = starts ?? others(than: taken, choices)
    while let start = left.popLast(), tried.count < GuideSearch.mostSolves - 1 {
      if wasTried(start) { continue }
      starts = left
      return start
    }
    isOver = true
    let best = tried.min { $0.differing < $1.differing }?.states
    return best == taken ? nil : best
  }

  private mutating func note(_ taken: [GuideState], _ asked: [GuideState]) {
    let differing = taken.indices.filter { taken[$0] != asked[$0] }
    tried.append((taken, differing.count))
    passes += 1
    for choice in differing where !moving.contains(choice) { moving.append(choice) }
  }

  private func wasTried(_ states: [GuideState]) -> Bool { tried.contains { $0.states == states } }

  /// The other starts for the changed choices: first all with the most of the surroundings, then one choice after the
  /// other.
  private func others(than states: [GuideState], _ choices: [GuideTable.Choice]) -> [[GuideState]] {
    var found: [[GuideState]] = []
    for place in [2, 1, 0] {
      var all = states
      for choice in moving {
        let sides = choices[choice].subject.sides
        all[choice] = sides[min(place, sides.count - 1)]
      }
      found.append(all)
    }
    for choice in moving {
      for side in choices[choice].subject.sides.reversed() {
        var one = states
        one[choice] = side
        found.append(one)
      }
    }
    return found.reversed()
  }
}

extension GuideTable.Choice.Subject {
  /// Its sides, in the order of how much of the surroundings counts, the least first.
  fileprivate var sides: [GuideState] {
    switch self {
    case .safeArea: [.own, .superview, .whole]
    case .margins: [.own, .superview]
    case .readable: [.own, .whole]
    }
  }
}
