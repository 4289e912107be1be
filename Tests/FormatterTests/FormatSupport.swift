import LayFormatter
import LayParser

/// The canonical form of a text.
func formatted(_ text: String) -> String { String(decoding: format(parse(Array(text.utf8))), as: UTF8.self) }
