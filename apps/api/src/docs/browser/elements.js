/**
 * An element with attributes and children. Text goes in as text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Writes into a field that React watches: React ignores a value assigned in the ordinary way.
 * @param {HTMLTextAreaElement} textarea
 * @param {string} text
 * @returns {void}
 */
export function writeInto(textarea, text) {
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  native?.set?.call(textarea, text);
  textarea.dispatchEvent(new Event("input", { bubbles: true }));
}
