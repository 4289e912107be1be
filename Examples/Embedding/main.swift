// A screen that an app loads from a string: LayCompiler reads it, LayRuntime lays it out.
//
//     swift run Embedding

import LayCompiler
import LayRuntime

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
func show(_ screen: Screen) {
  for path in screen.paths {
    guard let frame = screen.frame(path) else { continue }
    print(path, frame.x, frame.y, frame.width, frame.height)
  }
}

do throws(Screen.LoadError) {
  var screen = try Screen(text)
  for width in [375.0, 600.0] {
    screen.resize(width: width, height: 200)
    print("at \(width) x 200")
    show(screen)
  }

  // The app changes a constraint's constant and a metric; the string stays as it is.
  screen.setConstant("cap", to: 520)
  screen.setMetric("gap", to: 24)
  print("with a cap of 520 and gaps of 24")
  show(screen)
} catch {
  print(error.summary)
}
