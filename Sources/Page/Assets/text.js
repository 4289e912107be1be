// Lines of text at any width: the same breaks as the layout's, by the same advances.

class Texts {
  constructor(data) {
    this.fonts = data.fonts.map(([characters, units]) => {
      const advances = new Map();
      [...characters].forEach((character, index) => advances.set(character, units[index]));
      return advances;
    });
    this.texts = data.texts;
  }

  // The lines of a text in a width, each with its start, its end and its width in points.
  lines(number, text, width) {
    const [font, mostLines, unit, words, paragraphs] = this.texts[number];
    const characters = [...text];
    const pen = [0];
    for (const character of characters) pen.push(pen[pen.length - 1] + (this.fonts[font].get(character) || 0));
    const scale = exact(unit);
    const room = signOf(width) > 0 ? Number(floorOf(width[0] * scale[1], width[1] * scale[0])) : Infinity;
    const lines = broken(pen, words, paragraphs, room, mostLines);
    return lines.map(([start, end]) => ({
      text: characters.slice(start, end).join(""),
      width: (pen[end] - pen[start]) * double(scale),
      isLast: end >= characters.length,
    }));
  }
}

// The starts and ends of lines: a line takes as many words as fit.
function broken(pen, words, paragraphs, room, mostLines) {
  const lines = [];
  for (let index = 0; index < paragraphs.length; index += 4) {
    const [first, , firstWord, endWord] = paragraphs.slice(index, index + 4);
    let [start, word] = [first, firstWord];
    do {
      if (mostLines > 0 && lines.length === mostLines) return lines;
      const line = endOfLine(pen, words, start, word, endWord, room);
      lines.push([start, line.end]);
      word = line.word;
      start = word < endWord ? Math.max(line.end, words[2 * word]) : line.end;
    } while (word < endWord);
  }
  return lines;
}

// The end of a line that begins in or before a word, and the first word that is not completely on it.
function endOfLine(pen, words, start, word, endWord, room) {
  const limit = pen[start] + room;
  let next = word;
  while (next < endWord && pen[words[2 * next + 1]] <= limit) next += 1;
  if (next > word) return { end: words[2 * next - 1], word: next };
  const end = endOfCharacters(pen, start, words[2 * word + 1], limit);
  return { end, word: end === words[2 * word + 1] ? word + 1 : word };
}

// The end of as many characters as fit, at least one; combining marks stay with their base character.
function endOfCharacters(pen, start, end, limit) {
  let last = start + 1;
  while (last < end && pen[last + 1] <= limit) last += 1;
  while (last < end && pen[last + 1] === pen[last]) last += 1;
  return last;
}
