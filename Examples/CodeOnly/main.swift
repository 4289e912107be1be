// A screen built in code: LayRuntime alone, without Foundation.
//
//     swift run CodeOnly

import LayRuntime

var card = LayoutProgram(name: "Card", designSize: ExactSize(width: 320, height: 120))

// Constraints position these three. A label computes its intrinsic size; that of the photo is given.
let photo = card.addView("photo", kind: .image) { view in
  view.intrinsicWidth = .fixed(64)
  view.intrinsicHeight = .fixed(64)
}
let name = card.addView("name", kind: .label) { view in
  view.text = "Ada Lovelace"
  view.fontSize = 20
}
let note = card.addView("note", kind: .label) { $0.text = "Analyst" }

// A mask positions this one: it stays in the upper right corner.
card.addView(
  "badge", frame: ExactRect(x: 292, y: 8, width: 20, height: 20), mask: [.flexibleLeftMargin, .flexibleBottomMargin])

let gap: Rational = 16
card.constrain(all: [
  photo[.leading] == ViewID.root[.leading] + gap,
  photo[.centerY] == ViewID.root[.centerY],
  name[.leading] == photo[.trailing] + gap,
  name[.trailing] <= ViewID.root[.trailing] - gap,
  name[.bottom] == photo[.centerY],
  note[.leading] == name[.leading],
  note[.top] == name[.bottom] + 4,
])
card.constrain(note[.width] <= 200, name: "longestNote")

/// Prints the frame of every view, in its superview's coordinates, on the grid of a 2x display.
func show(_ layout: Layout) {
  for index in layout.program.views.indices.dropFirst() {
    let frame = layout.snappedFrame(of: ViewID(index), scale: 2)
    print(layout.program.views[index].name, frame.x, frame.y, frame.width, frame.height)
  }
}

var layout = Layout(card)
for width in [320.0, 414.0] {
  let report = layout.resize(width: width, height: 120)
  print("at \(width) x 120, \(report.isClean ? "nothing to report" : "something is open or in conflict")")
  show(layout)
}

// A named constraint gets another constant.
if let longestNote = layout.constraint(named: "longestNote") {
  layout.setConstant(50, of: longestNote)
  layout.resize(width: 414, height: 120)
  print("with a short note")
  show(layout)
}

// From right to left the constraints are mirrored; the mask is not.
layout.resize(to: LayoutEnvironment(size: ExactSize(width: 414, height: 120), direction: .rightToLeft))
print("right to left")
show(layout)
