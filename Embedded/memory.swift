// The memory that a host shares with a program: room for its input, and the output of the last call.

/// The output of the last call.
nonisolated(unsafe) var output: [UInt8] = []

/// Room for `count` bytes that the host fills; `layc_release` gives it back.
@c(layc_allocate)
func allocate(_ count: UInt32) -> UnsafeMutableRawPointer {
  UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
}

/// Gives the room of `layc_allocate` back.
@c(layc_release)
func release(_ pointer: UnsafeMutableRawPointer) {
  pointer.deallocate()
}

/// The start of the output, until the next call.
@c(layc_output)
func outputStart() -> UnsafeRawPointer? {
  output.withUnsafeBytes { $0.baseAddress }
}
