/// A file of one compilation: an index into its list of files.
@frozen public struct FileID: Hashable, Sendable {
  /// The index of the file in the compilation's list.
  public let rawValue: Int32

  /// The file at `rawValue` of the compilation's list.
  @inlinable public init(_ rawValue: Int) { self.rawValue = Int32(truncatingIfNeeded: rawValue) }

  /// The first file, which the caller compiles; the others are imported.
  public static let main = FileID(0)
}

/// A piece of a file: UTF-8 offsets from the start of the file, the end excluded.
///
/// Lines, columns and UTF-16 offsets appear only at the interface to people and editors; see ``LineMap``.
@frozen public struct SourceRange: Hashable, Sendable {
  /// The file that the offsets count in.
  public let file: FileID
  @usableFromInline let start32: UInt32
  @usableFromInline let end32: UInt32

  /// The range from `start` up to but not including `end`.
  @inlinable public init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start32 = UInt32(truncatingIfNeeded: start)
    self.end32 = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// The offset of the first byte.
  @inlinable public var start: Int { Int(start32) }
  /// The offset after the last byte.
  @inlinable public var end: Int { Int(end32) }
  /// The number of bytes.
  @inlinable public var length: Int { Int(end32 - start32) }
  /// True if the range is empty: a position between two bytes.
  @inlinable public var isEmpty: Bool { start32 == end32 }

  /// The smallest range of this range's file that contains both.
  @inlinable public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }

  /// True if `offset` is inside the range or at its end.
  @inlinable public func touches(_ offset: Int) -> Bool { start <= offset && offset <= end }
}
