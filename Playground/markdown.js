// The little of Markdown that explanations have, as elements: texts never become markup.

export function element(name, attributes = {}, children = []) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// The elements of a text: code, paragraphs, items, words in code or bold.
export function markdown(text) {
  return text.split(/^```.*$/m).flatMap((part, index) => (index % 2 ? [element("pre", {}, [part.trim()])] : paragraphs(part)));
}

function paragraphs(text) {
  return text.split(/\n\s*\n/).filter((part) => part.trim()).map((part) => element("p", {}, spans(part.trim().replace(/^#+ /, ""))));
}

function spans(text) {
  return [...text.matchAll(/`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)|([^`*[]+|[`*[])/g)].map(([, code, bold, link, plain]) => {
    if (code !== undefined) return element("code", {}, [code]);
    if (bold !== undefined) return element("b", {}, [bold]);
    return link ?? plain;
  });
}
