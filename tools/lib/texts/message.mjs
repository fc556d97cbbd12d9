import { createRequire } from "node:module";
import { inRoot } from "../project.mjs";

const { parse } = createRequire(inRoot("packages", "i18n", "package.json"))("@formatjs/icu-messageformat-parser");

/** Names of what a formatter fills in, each once; texts without braces are no messages. */
export function blanksOf(text) {
  return text.includes("{") ? [...new Set(blanksIn(parse(text, { ignoreTag: true })))].sort() : [];
}

/** By the parser: 0 is plain text, 7 the `#` of a plural; all others have a name, and some have branches. */
function blanksIn(elements) {
  return elements.flatMap(({ type, value, options = {}, children = [] }) => [
    ...(type === 0 || type === 7 ? [] : [value]),
    ...Object.values(options).flatMap((option) => blanksIn(option.value)),
    ...blanksIn(children),
  ]);
}

/** The words that a translator writes: the text without what is filled in, all branches of a plural after one another. */
export function literalsOf(text) {
  return text.includes("{") ? literalsIn(parse(text, { ignoreTag: true })).join(" ") : text;
}

function literalsIn(elements) {
  return elements.flatMap(({ type, value, options = {}, children = [] }) => [
    ...(type === 0 ? [value] : []),
    ...Object.values(options).flatMap((option) => literalsIn(option.value)),
    ...literalsIn(children),
  ]);
}
