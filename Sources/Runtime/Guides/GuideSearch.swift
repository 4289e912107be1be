extension Layout {
  /// The most times that a layout is solved at a size while each time it takes the sides of safe areas and margins that the
  /// frames before ask for.
  static var guidePasses: Int { 8 }
  /// The most times that a layout is solved at a size for safe areas and margins inside other views.
  public static var guideSolves: Int { 40 }
}

/// Looks for sides of minima and maxima that the frames they lead to ask for.
///
/// Taking what frames ask for may go round in a circle beside sides that would settle: content that grows by its inset
/// reaches further in, so that more of the inset counts. What moved in the circle is begun with anew from other sides.
struct GuideSearch {
  /// What was solved with, and of how many choices the frames asked for another side.
  private var tried: [(states: [GuideState], differing: Int)] = []
  /// How often since the last start.
  private var passes = 0
  /// The choices of which frames asked for another side.
  private var moving: [Int] = []
  /// What is still to be begun with, the next last; nil before the first circle.
  private var starts: [[GuideState]]?
  private var isOver = false

  /// What to solve with next, of choices; nil when nothing is left to try, and the frames are the best that were found.
  mutating func states(
    after taken: [GuideState], asked: [GuideState], _ choices: [GuideTable.Choice]
  ) -> [GuideState]? {
    if isOver { return nil }
    note(taken, asked)
    if passes < Layout.guidePasses && !wasTried(asked) { return asked }
    passes = 0
    var left = starts ?? others(than: taken, choices)
    while let start = left.popLast(), tried.count < Layout.guideSolves - 1 {
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

  /// Other sides of what moved: all that there is of what lies around first, then of one choice after the other.
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
  /// Its sides, the least of what lies around first.
  fileprivate var sides: [GuideState] {
    switch self {
    case .safeArea: [.own, .superview, .whole]
    case .margins: [.own, .superview]
    case .readable: [.own, .whole]
    }
  }
}
