// Sockets of TCP: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The reason why no socket accepts connections.
package enum SocketProblem: Error, Hashable, Sendable {
  /// Another program listens at the port.
  case taken
  /// The address is none of this machine, or no address in numbers.
  case badAddress
  /// An error message of the system, such as `permission denied`.
  case system(String)
}

/// The result of reading from a socket without waiting.
package enum SocketRead: Hashable, Sendable {
  case bytes([UInt8])
  /// There is nothing to read now.
  case nothing
  /// The other side has closed the connection.
  case ended
}

/// A socket that accepts connections until it is released.
package final class Listener {
  /// The descriptor, for ``pollDescriptors(_:milliseconds:)``.
  package let descriptor: Int32
  /// The port: the one that the system chose, if 0 was asked for.
  package let port: Int

  private init(descriptor: Int32, port: Int) { (self.descriptor, self.port) = (descriptor, port) }

  deinit { closeDescriptor(descriptor) }

  /// Listens at an address in numbers, of IPv4 or IPv6, and at a port; 0 lets the system choose one.
  package static func open(address: String, port: Int) -> Result<Listener, SocketProblem> {
    guard let number = UInt16(exactly: port) else { return .failure(.badAddress) }
    if var four = addressOfFour(address, number) { return listen(AF_INET, &four) }
    if var six = addressOfSix(address, number) { return listen(AF_INET6, &six) }
    return .failure(.badAddress)
  }

  /// Accepts a connection, which is read and written without waiting; nil if there is none.
  package func accept() -> Int32? {
    #if canImport(Darwin)
      let connection = unsafe Darwin.accept(descriptor, nil, nil)
    #elseif canImport(Musl)
      let connection = unsafe Musl.accept(descriptor, nil, nil)
    #else
      let connection = Glibc.accept(descriptor, nil, nil)
    #endif
    guard connection >= 0 else { return nil }
    prepare(connection)
    return connection
  }

  private static func listen<Address>(_ family: Int32, _ address: inout Address) -> Result<Listener, SocketProblem> {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = Int32(SOCK_STREAM)
    #endif
    let descriptor = socket(family, kind, 0)
    guard descriptor >= 0 else { return .failure(.system(lastError)) }
    prepare(descriptor)
    var yes: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var length = socklen_t(MemoryLayout<Address>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        if unsafe bind(descriptor, address, length) != 0 { return Int32(-1) }
        return unsafe getsockname(descriptor, address, &length)
      }
    }
    guard status == 0, startListening(descriptor) == 0 else { return failure(closing: descriptor) }
    return .success(Listener(descriptor: descriptor, port: portOf(&address)))
  }

  private static func failure(closing descriptor: Int32) -> Result<Listener, SocketProblem> {
    let problem: SocketProblem =
      switch errno {
      case EADDRINUSE: .taken
      case EADDRNOTAVAIL: .badAddress
      default: .system(lastError)
      }
    closeDescriptor(descriptor)
    return .failure(problem)
  }
}

/// The connections that the system keeps until they are accepted.
private let backlog: Int32 = 128

private func startListening(_ descriptor: Int32) -> Int32 { listen(descriptor, backlog) }

/// Returns the port of an address, which stands at the same place in those of IPv4 and IPv6.
private func portOf<Address>(_ address: inout Address) -> Int {
  unsafe withUnsafeMutablePointer(to: &address) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      Int(UInt16(bigEndian: unsafe $0.pointee.sin_port))
    }
  }
}

private func addressOfFour(_ text: String, _ port: UInt16) -> sockaddr_in? {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  return unsafe inet_pton(AF_INET, text, &address.sin_addr) == 1 ? address : nil
}

private func addressOfSix(_ text: String, _ port: UInt16) -> sockaddr_in6? {
  var address = sockaddr_in6()
  address.sin6_family = sa_family_t(AF_INET6)
  address.sin6_port = port.bigEndian
  return unsafe inet_pton(AF_INET6, text, &address.sin6_addr) == 1 ? address : nil
}

/// Makes a socket one that children do not inherit, and that never waits.
private func prepare(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

/// Reads what a socket has received, without waiting.
package func readNow(_ descriptor: Int32) -> SocketRead {
  var piece = [UInt8](repeating: 0, count: 1 << 14)
  while true {
    let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 { return .bytes(Array(piece[..<count])) }
    if count == 0 { return .ended }
    if errno == EAGAIN || errno == EWOULDBLOCK { return .nothing }
    if errno != EINTR { return .ended }
  }
}

/// Writes as many of the bytes as a socket takes now, and returns their number; nil if the other side is gone.
package func writeNow(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int? {
  while true {
    let count = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    if errno == EAGAIN || errno == EWOULDBLOCK { return 0 }
    if errno != EINTR { return nil }
  }
}

/// Closes a descriptor.
package func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

/// Tells the other side of a socket that no more bytes follow; it may still send some.
package func endOutput(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_WR)) }
