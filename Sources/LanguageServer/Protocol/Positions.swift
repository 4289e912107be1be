internal import LayJSON

// Positions and ranges as LSP has them, in both directions.

extension Position: ProtocolObject {
  init(_ members: Members) throws(ParamsError) {
    self.init(line: try members.required("line"), character: try members.required("character"))
    if line < 0 { throw ParamsError("line", "counts from 0") }
    if character < 0 { throw ParamsError("character", "counts from 0") }
  }

  var json: JSON { .object([("line", .integer(line)), ("character", .integer(character))]) }
}

extension Range<Position>: ProtocolValue {
  init(_ json: JSON, of name: String) throws(ParamsError) {
    let members = Members(json)
    let (start, end): (Position, Position) = (try members.required("start"), try members.required("end"))
    guard start <= end else { throw ParamsError(name, "ends before it begins") }
    self = start..<end
  }

  var json: JSON { .object([("start", lowerBound.json), ("end", upperBound.json)]) }
}
