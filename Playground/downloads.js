// Files for people: the text, and the picture as SVG and PNG.

export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

// What the page's style sheet says of a picture's parts: a file has no style sheet.
const styles = {
  area: { pointerEvents: null, remove: true },
  outline: { fill: "none", stroke: "#8791a1", "stroke-width": "0.5", "stroke-dasharray": "2 2" },
  name: { "font-family": "ui-monospace, monospace", fill: "#16181d" },
};

// The picture that the page shows as a file of its own, without what is selected.
export function pictureText(picture) {
  const copy = picture.cloneNode(true);
  copy.querySelector("#marks")?.remove();
  const { width, height } = picture.viewBox.baseVal;
  ["id", "role", "aria-labelledby", "style", "class"].forEach((name) => copy.removeAttribute(name));
  const size = { xmlns: "http://www.w3.org/2000/svg", width, height };
  for (const [name, value] of Object.entries(size)) copy.setAttribute(name, value);
  for (const part of copy.querySelectorAll("[class], [data-view], [id]")) plain(part);
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function plain(part) {
  const style = styles[part.getAttribute("class")] ?? {};
  if (style.remove) return part.remove();
  for (const [name, value] of Object.entries(style)) part.setAttribute(name, value);
  part.removeAttribute("class");
  part.removeAttribute("data-view");
  if (part.localName !== "clipPath") part.removeAttribute("id");
  return undefined;
}

// A picture as PNG, with two pixels a point as far as browsers draw that.
export async function png({ text, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(2, 8192 / Math.max(width, height, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser drew no PNG."))), "image/png"));
}
