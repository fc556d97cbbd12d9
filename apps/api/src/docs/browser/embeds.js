// The examples are asked for with the key of this tab. It is set by the program, so it is in no page's source.
import { keyBox, keyProblem } from "./key-form.js";

const NAME = "almagest-key";

/**
 * @param {string} key
 * @returns {void}
 */
function use(key) {
  for (const figure of document.querySelectorAll("almagest-figure")) Reflect.set(figure, "key", key);
}

/**
 * @returns {string} the key that the playground keeps for this tab; empty for none
 */
function keptKey() {
  try {
    const key = sessionStorage.getItem(NAME) ?? "";
    return keyProblem(key) === undefined ? key : "";
  } catch {
    return "";
  }
}

keyBox(use);
use(keptKey());
