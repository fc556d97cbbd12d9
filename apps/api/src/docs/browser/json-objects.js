// Positions of the objects in a JSON text: a value can be replaced without changing the reader's layout.

/**
 * Half-open range of a text.
 * @typedef {{ readonly start: number, readonly end: number }} Span
 */

/**
 * A value's range, and where its key begins.
 * @typedef {Span & { readonly keyStart: number }} Member
 */

/**
 * @typedef {Span & { readonly path: readonly string[], readonly members: ReadonlyMap<string, Member> }} JsonObject
 */

/**
 * An object or array that is not closed yet.
 * @typedef {{ isObject: boolean, path: string[], start: number, members: Map<string, Member>, count: number, key: string | undefined, keyStart: number }} Open
 */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * All objects of a JSON text, at any depth, the inner ones before those that hold them.
 * @param {string} text
 * @returns {readonly JsonObject[] | undefined} undefined where the text is not JSON
 */
export function jsonObjects(text) {
  if (!isJson(text)) return undefined;
  /** @type {JsonObject[]} */
  const closed = [];
  /** @type {Open[]} */
  const stack = [];
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    if (token === "{" || token === "[") stack.push(opened(token, start, stack.at(-1)));
    else if (token === "}" || token === "]") close(stack, start + 1, closed);
    else if (token !== "," && token !== ":") meet(stack.at(-1), token, { start, end: start + token.length });
  }
  return closed;
}

/**
 * @param {string} text
 * @returns {boolean}
 */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} token
 * @param {number} start
 * @param {Open | undefined} parent
 * @returns {Open}
 */
function opened(token, start, parent) {
  const path = parent === undefined ? [] : [...parent.path, nameOfNext(parent)];
  return { isObject: token === "{", path, start, members: new Map(), count: 0, key: undefined, keyStart: start };
}

/**
 * @param {Open} container
 * @returns {string}
 */
function nameOfNext({ key, count }) {
  return key ?? String(count);
}

/**
 * @param {Open[]} stack
 * @param {number} end
 * @param {JsonObject[]} closed
 * @returns {void}
 */
function close(stack, end, closed) {
  const container = stack.pop();
  if (container === undefined) return;
  const { isObject, path, start, members } = container;
  if (isObject) closed.push({ path, start, end, members });
  settle(stack.at(-1), { start, end });
}

/**
 * A string, number or word: an object's next key, or a value.
 * @param {Open | undefined} container
 * @param {string} token
 * @param {Span} span
 * @returns {void}
 */
function meet(container, token, span) {
  if (container?.isObject && container.key === undefined) {
    container.key = JSON.parse(token);
    container.keyStart = span.start;
  } else settle(container, span);
}

/**
 * @param {Open | undefined} container
 * @param {Span} span
 * @returns {void}
 */
function settle(container, span) {
  if (container === undefined) return;
  container.members.set(nameOfNext(container), { ...span, keyStart: container.keyStart });
  container.count += 1;
  container.key = undefined;
}
