// Waiting for descriptors: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The most bytes that a pipe with any room takes at once.
package let pipeCapacity = Int(PIPE_BUF)

/// Two descriptors, one to read from and one to write to; -1 for none.
package struct DescriptorPair {
  package var input: Int32
  package var output: Int32

  package init(input: Int32, output: Int32) { (self.input, self.output) = (input, output) }
}

/// Waits until one of the descriptors is ready or closed, at most so many milliseconds, or without a limit if that is negative.
/// Returns for each pair which of its descriptors are; nil if none is.
package func pollDescriptors(_ pairs: [DescriptorPair], milliseconds: Int32) -> [(input: Bool, output: Bool)]? {
  var descriptors = pairs.flatMap { pair in
    [
      pollfd(fd: pair.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pair.output, events: Int16(POLLOUT), revents: 0),
    ]
  }
  let count = unsafe descriptors.withUnsafeMutableBufferPointer {
    unsafe poll($0.baseAddress, nfds_t($0.count), milliseconds)
  }
  guard count > 0 else { return nil }
  return pairs.indices.map { (descriptors[2 * $0].revents != 0, descriptors[2 * $0 + 1].revents != 0) }
}

/// Waits for bytes; nil at the end of the input.
package func readSome(_ descriptor: Int32) -> [UInt8]? {
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return Array(piece[..<count]) }
    if count == 0 || errno != EINTR { return nil }
  }
}
