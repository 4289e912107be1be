/// A publication with figures of devices.
package struct DeviceSource: Hashable, Sendable {
  /// The author and the title.
  package let name: String
  /// The address; empty if there is none.
  package let address: String
  /// The year and month of the figures.
  package let date: String

  init(_ name: String, _ address: String, _ date: String) {
    (self.name, self.address, self.date) = (name, address, date)
  }

  /// `Apple, Technical Specifications (apple.com, 2025-09)`
  package var words: String { "\(name) (\(address.isEmpty ? "" : "\(address), ")\(date))" }
}
