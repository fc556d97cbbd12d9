import { cityList } from "./city-list.js";
import { element } from "./elements.js";

/** @import { Found, FoundCity } from "./city-search.js" */

/** Each search counts as a call, so it waits until the reader pauses. */
const PAUSE_MS = 350;
/** One letter matches too much; one Chinese character is a name. */
const LEAST = /^(?:[^\0-\x7f]|.{2})/u;

/**
 * @typedef {object} CityBoxParts
 * @property {string} id
 * @property {(q: string, signal: AbortSignal) => Promise<Found>} search
 * @property {(city: FoundCity) => string} pick what it did, in words
 */

/**
 * @typedef {{ readonly box: HTMLInputElement, readonly list: HTMLElement, readonly state: HTMLElement, readonly stop: () => void }} CityBox
 */

/**
 * A search box with its list and a status line.
 * @param {CityBoxParts} parts
 * @returns {CityBox}
 */
export function cityBox({ id, search, pick }) {
  const box = searchInput(id);
  const state = element("p", { class: "city-state", role: "status" });
  const list = cityList(box, `${id}-list`, (city) => picked(city));
  const asked = pausing(search, (found) => {
    list.show("cities" in found ? found.cities : []);
    state.textContent = "cities" in found ? countInWords(found.cities.length, found.total) : found.problem;
  });
  const leave = () => {
    asked.stop();
    list.hide();
  };
  const picked = (/** @type {FoundCity} */ city) => {
    leave();
    box.value = city.city;
    state.textContent = pick(city);
  };
  const typed = () => {
    leave();
    state.textContent = "";
    asked.later(box.value.trim());
  };
  const enter = () => {
    const city = list.current();
    if (city === undefined) asked.now(box.value.trim());
    else picked(city);
  };

  box.addEventListener("input", typed);
  box.addEventListener("blur", leave);
  /** @type {Readonly<Record<string, () => void>>} */
  const keys = { ArrowDown: () => list.move(1), ArrowUp: () => list.move(-1), Enter: enter, Escape: leave };
  box.addEventListener("keydown", (event) => {
    const act = event.isComposing ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  return { box, list: list.root, state, stop: asked.stop };
}

/**
 * @param {string} id
 * @returns {HTMLInputElement}
 */
function searchInput(id) {
  return element("input", {
    id,
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": `${id}-list`,
    "aria-describedby": `${id}-hint`,
    autocomplete: "off",
    spellcheck: "false",
    maxlength: "100",
    placeholder: "Berlin, or Springfield, Illinois",
  });
}

/**
 * @param {number} count
 * @param {number} total
 * @returns {string}
 */
function countInWords(count, total) {
  if (count === 0) return "No place of this name is known.";
  const places = total === 1 ? "1 place" : `${total} places`;
  const shown =
    count < total ? `The first ${count} of ${places}; a country or province after a comma narrows it.` : `${places}.`;
  return `${shown} Choose with the arrow keys and Enter.`;
}

/**
 * Searches when the reader pauses; a newer search ends the one before it.
 * @param {CityBoxParts["search"]} search
 * @param {(found: Found) => void} onFound
 * @returns {{ later: (q: string) => void, now: (q: string) => void, stop: () => void }}
 */
function pausing(search, onFound) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let ending = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    ending.abort();
  };
  const now = (/** @type {string} */ q) => {
    stop();
    if (!LEAST.test(q)) return;
    ending = new AbortController();
    const { signal } = ending;
    search(q, signal).then(
      (found) => signal.aborted || onFound(found),
      () => undefined,
    );
  };
  const later = (/** @type {string} */ q) => {
    stop();
    timer = setTimeout(() => now(q), PAUSE_MS);
  };
  return { later, now, stop };
}
