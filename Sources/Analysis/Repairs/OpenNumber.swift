internal import LayRuntime

/// A number of a frame, which may be ambiguous.
struct OpenNumber: Hashable {
  var view: ViewID
  var part: Ambiguity.Part
}
