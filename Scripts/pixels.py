"""Pictures of pixels: reads and writes PNG, and compares two pictures."""
import zlib

# Two versions of a browser may smooth an edge in other ways: a channel that differs by less is the same.
TOLERANCE = 40


def chunk(name, body):
    return len(body).to_bytes(4, "big") + name + body + zlib.crc32(name + body).to_bytes(4, "big")


def coarse(picture):
    """The picture with sixteen steps a channel, which is enough to compare pictures of flat colours."""
    width, height, rows = picture
    steps = bytes(min(255, (value + 8) // 17 * 17) for value in range(256))
    return width, height, [row.translate(steps) for row in rows]


def written(width, height, rows):
    """A PNG of rows of bytes, three for each pixel: with a table of its colours if these are few."""
    colours = sorted({row[i : i + 3] for row in rows for i in range(0, len(row), 3)})
    if len(colours) <= 256:
        numbers = {colour: number for number, colour in enumerate(colours)}
        lines = [bytes(numbers[row[i : i + 3]] for i in range(0, len(row), 3)) for row in rows]
        kind, table = 3, chunk(b"PLTE", b"".join(colours))
    else:
        lines, kind, table = rows, 2, b""
    head = width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes([8, kind, 0, 0, 0])
    data = chunk(b"IDAT", zlib.compress(b"".join(b"\0" + line for line in lines), 9))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + table + data + chunk(b"IEND", b"")


def read(png):
    """The width, the height and the rows of a PNG with eight bits a channel, without its alpha."""
    place, data, head, table = 8, b"", b"", b""
    while place < len(png):
        length, name = int.from_bytes(png[place : place + 4], "big"), png[place + 4 : place + 8]
        body = png[place + 8 : place + 8 + length]
        if name == b"IHDR":
            head = body
        elif name == b"PLTE":
            table = body
        elif name == b"IDAT":
            data += body
        place += length + 12
    width, height = int.from_bytes(head[:4], "big"), int.from_bytes(head[4:8], "big")
    depth, kind, interlaced = head[8], head[9], head[12]
    if depth != 8 or kind not in (2, 3, 6) or interlaced:
        raise ValueError("a PNG of another form")
    size = {2: 3, 3: 1, 6: 4}[kind]
    rows = unfiltered(zlib.decompress(data), width * size, height, size)
    if kind == 3:
        return width, height, [b"".join(table[3 * number : 3 * number + 3] for number in row) for row in rows]
    return width, height, [row if size == 3 else b"".join(row[i : i + 3] for i in range(0, len(row), 4)) for row in rows]


def unfiltered(data, length, height, size):
    above, rows = bytes(length), []
    for start in range(0, height * (length + 1), length + 1):
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for place in range(length if kind else 0):
            left, up = (row[place - size] if place >= size else 0), above[place]
            corner = above[place - size] if place >= size else 0
            row[place] = (row[place] + (0, left, up, (left + up) // 2, nearest(left, up, corner))[kind]) & 255
        above = bytes(row)
        rows.append(above)
    return rows


def nearest(left, up, corner):
    """The one of three bytes that is nearest to the gradient (Paeth)."""
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def difference(one, other):
    """The number of pixels that differ, and a picture: the first one in pale grey, with red where the other one differs."""
    (width, height, rows), (other_width, other_height, others) = one, other
    if (width, height) != (other_width, other_height):
        return width * height, one
    count, picture = 0, []
    for row, their in zip(rows, others):
        pixels = bytearray()
        for place in range(0, 3 * width, 3):
            mine, theirs = row[place : place + 3], their[place : place + 3]
            differs = mine != theirs and any(abs(a - b) > TOLERANCE for a, b in zip(mine, theirs))
            count += differs
            pixels += b"\xd0\0\0" if differs else bytes([170 + sum(mine) // 9] * 3)
        picture.append(bytes(pixels))
    return count, (width, height, picture)
