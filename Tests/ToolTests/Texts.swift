/// Wrong in two ways: a name with a label beside it, and a sign with a repair.
let wrongText = """
  layout Card(320x480) {
    sizes 320x480
    view title: Label { .edges(top, leading) == superview }
    title.width => 20
  }
  """

/// A file that reports nothing.
let cleanText = """
  layout Card(320x480) {
    sizes 320x480 ... 640x960
    metric gap = 8
    view title: Label { text = "Hi"; .top == superview.top + gap; .leading == superview.leading }
    constraint cap: title.width <= 200
    expect 320x480 { title.top == 8 }
  }
  """

/// Two views that have no room beside each other.
let collidingText = """
  layout Split(375x667) {
    sizes 375x667
    view sidebar { .edges(top, leading, bottom) == superview; .width == 200 }
    view content { .edges(top, bottom) == superview; .width >= 240 }
    vfl "H:|[sidebar][content]|"
  }
  """

/// A view whose vertical place nothing decides.
let undecidedText = """
  layout Card(375x667) {
    sizes 375x667
    view badge { .size == 8x8; .leading == superview.leading }
  }
  """
