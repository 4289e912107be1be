// The text in the URL's fragment, compressed, beside the state of the page.

// The most bytes of a text in a link.
export const mostBytes = 1_000_000;

async function piped(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks = [];
  let count = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
    if (count > most) {
      reader.cancel().catch(() => {});
      throw new RangeError(`its text has more than ${most / 1e6} MB`);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

// A text as letters of URLs.
export async function packed(text) {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > mostBytes) throw new RangeError(`the text has more than ${mostBytes / 1e6} MB`);
  const small = await piped(bytes, new CompressionStream("deflate-raw"), Infinity);
  let binary = "";
  for (let start = 0; start < small.length; start += 0x8000) binary += String.fromCharCode(...small.subarray(start, start + 0x8000));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// The text of such letters; an error in words if they are not from here.
export async function unpacked(letters) {
  let small;
  try {
    small = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new RangeError("it has other letters than links have");
  }
  let bytes;
  try {
    bytes = await piped(small, new DecompressionStream("deflate-raw"), mostBytes);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new RangeError("it is damaged or cut off");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replaceAll("\r\n", "\n");
  } catch {
    throw new RangeError("its text is not UTF-8");
  }
}

const own = ["lay", "sample", "layout"];

// The parts of a fragment: what is the playground's own, and the state of the page.
export function parsed(fragment) {
  const state = new URLSearchParams(fragment.replace(/^#/, ""));
  const parts = Object.fromEntries(own.map((key) => [key, state.get(key) ?? ""]));
  own.forEach((key) => state.delete(key));
  return { ...parts, page: state.toString() };
}

// The fragment of such parts.
export function joined({ page, ...parts }) {
  const fragment = new URLSearchParams(own.filter((key) => parts[key]).map((key) => [key, parts[key]]));
  new URLSearchParams(page).forEach((value, key) => own.includes(key) || fragment.append(key, value));
  return fragment.toString();
}
