// Snippets as language servers write them: $1, ${1:words}, ${1|one,two|}, $0.

// The text of a snippet and its stops as [start, end], in the order in which Tab visits them.
export function expanded(snippet) {
  let text = "";
  const stops = new Map();
  const pattern = /\\([\\$}])|\$(\d+)|\$\{(\d+)(?::((?:[^\\}]|\\.)*)|\|((?:[^\\|]|\\.)*)\|)?\}|([^\\$]+|[\\$])/g;
  for (const [, escaped, bare, number, words, choices, plain] of snippet.matchAll(pattern)) {
    const stop = bare ?? number;
    const start = text.length;
    if (stop === undefined) text += escaped ?? plain;
    else text += unescaped(words ?? choices?.split(",")[0] ?? "");
    if (stop !== undefined && !stops.has(stop)) stops.set(stop, [start, text.length]);
  }
  const order = [...stops.keys()].sort((a, b) => (a === "0") - (b === "0") || a - b);
  return { text, stops: order.map((key) => stops.get(key)) };
}

const unescaped = (text) => text.replace(/\\(.)/g, "$1");
