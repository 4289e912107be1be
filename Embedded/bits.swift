// The frames of the engine's workloads as a text of bits, for a host that compares it with what other builds found.

import LayWorkloads

/// Solves everything and writes the text as output; returns its length. A line each, as `FrameBits.txt` has them.
@c(bits_write)
func writeBits() -> UInt32 {
  output = []
  for line in FrameBits.lines() {
    output += Array(line.utf8)
    output.append(10)
  }
  return UInt32(output.count)
}
