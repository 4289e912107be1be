// The compiler, the proofs and the editor's answers behind one C function, for a page that writes layouts.
//
// The host writes a request into room of `layc_allocate`, JSON in UTF-8 as `PlaygroundSession` has it, calls `layc_request`, and reads as many
// bytes as that returns from `layc_output`.

import LayPlayground

nonisolated(unsafe) var session = PlaygroundSession()

/// Answers a request, and returns the length of the answer.
@c(layc_request)
func request(_ input: UnsafeRawPointer, _ count: UInt32) -> UInt32 {
  output = session.answer([UInt8](UnsafeRawBufferPointer(start: input, count: Int(count))))
  return UInt32(output.count)
}
