internal import LayRuntime

/// The sizes at which a mask requires a negative length: those where `room` is below 0.
struct Collapsing: Sendable {
  var place: MaskPlace
  var room: Affine
  var region: SizeRegion
  /// A size at which it does.
  var witness: ExactSize { region.knownWitness { room.sign(at: $0) < 0 } }
}

/// The mask of a view along an axis.
struct MaskPlace: Hashable, Sendable {
  var view: ViewID
  var axis: LayoutAxis
}
