// Questions to a terminal: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Sends a request to the terminal that controls the process, and returns what it replies until `isComplete`, or until it has been silent for a
/// fifth of a second; nil if there is no such terminal, or if another process has it.
///
/// The reply contains the keys that a user presses meanwhile. Ctrl-C interrupts as ever, once the terminal is as it was.
func replyOfTerminal(to request: [UInt8], isComplete: ([UInt8]) -> Bool) -> [UInt8]? {
  let terminal = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
  guard terminal >= 0 else { return nil }
  defer { close(terminal) }
  // A process in the background is stopped when it changes the terminal.
  guard tcgetpgrp(terminal) == getpgrp(), let mode = QuietMode(terminal) else { return nil }
  let reply = writeAll(terminal, request) == nil ? read(terminal, until: isComplete) : nil
  mode.end()
  if let reply, reply.contains(interruption) { kill(getpid(), SIGINT) }
  return reply
}

/// The byte of Ctrl-C.
private let interruption: UInt8 = 3

/// Reads until the reply is complete, an interruption, or silence of a fifth of a second.
private func read(_ terminal: Int32, until isComplete: ([UInt8]) -> Bool) -> [UInt8] {
  var reply: [UInt8] = []
  // A terminal that sends without end is not waited for.
  while !isComplete(reply) && !reply.contains(interruption) && reply.count < 1 << 16 {
    guard pollDescriptors([DescriptorPair(input: terminal, output: -1)], milliseconds: 200) != nil,
      let piece = readSome(terminal)
    else { break }
    reply += piece
  }
  return reply
}

/// The time in which a terminal does not show what is typed, and passes it on at once, Ctrl-C included.
private struct QuietMode {
  private let terminal: Int32
  private let before: termios

  /// Begins it; nil if the terminal does not allow it.
  init?(_ terminal: Int32) {
    var mode = termios()
    guard unsafe tcgetattr(terminal, &mode) == 0 else { return nil }
    self.terminal = terminal
    before = mode
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard unsafe tcsetattr(terminal, TCSADRAIN, &mode) == 0 else { return nil }
  }

  func end() {
    var mode = before
    _ = unsafe tcsetattr(terminal, TCSADRAIN, &mode)
  }
}
