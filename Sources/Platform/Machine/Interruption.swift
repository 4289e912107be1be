/// An interruption by the user or the system, which a program that waits for descriptors notices as one of them. Signals end the
/// program as ever once it is released.
package class Interruption {
  /// The descriptor that is ready once the program was interrupted; -1 if the system has no pipe left.
  package let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }
}
