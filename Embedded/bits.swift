// The frames of the engine's workloads as a text of bits, for a host that compares it with what other builds found.

import LayWorkloads

nonisolated(unsafe) var output: [UInt8] = []

/// Solves everything and writes the text; returns its length. A line each, as `FrameBits.txt` has them.
@c(bits_write)
func writeBits() -> UInt32 {
  output = []
  for line in FrameBits.lines() {
    output += Array(line.utf8)
    output.append(10)
  }
  return UInt32(output.count)
}

/// Where the text begins, until the next call of `bits_write`.
@c(bits_start)
func bitsStart() -> UnsafeRawPointer? {
  output.withUnsafeBytes { $0.baseAddress }
}
