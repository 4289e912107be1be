// A screen that an app loads from a string with LayKit.
//
//     swift run Embedding

import LayKit

let text = """
  layout Player(375x200) {
    metric gap = 16
    view cover: Image {
      .leading == superview.leading + gap
      .top == superview.top + gap
      .size == 64x64
    }
    view title: Label {
      text = "A Night in Tunisia"
      .leading == cover.trailing + gap
      .centerY == cover.centerY
      .trailing <= superview.trailing - gap
    }
    view progress: Progress {
      .top == cover.bottom + gap
      .centerX == superview.centerX
      .width == superview.width - 2 * gap @high
    }
    constraint cap: progress.width <= 400
  }
  """

/// Prints the frame of every view, in its superview's coordinates.
func show(_ player: LoadedLayout) {
  for path in player.paths {
    guard let frame = player.frame(path) else { continue }
    print(path, frame.x, frame.y, frame.width, frame.height)
  }
}

do {
  var player = try LoadedLayout(text)
  for width in [375.0, 600.0] {
    try player.resize(width: width, height: 200)
    print("at \(width) x 200")
    show(player)
  }

  // The app changes a constraint's constant and a metric; the string stays as it is.
  try player.setConstant("cap", to: 520)
  try player.setMetric("gap", to: 24)
  print("with a cap of 520 and gaps of 24")
  show(player)

  // A name that the text does not have is an error.
  try player.setMetric("gpa", to: 32)
} catch {
  print(error)
}
