import { element } from "./elements.js";

/** @import { FoundCity } from "./city-search.js" */

/**
 * The list under a search box, as a combobox has it: the focus stays in the box, which names the option that is on.
 * @typedef {object} CityList
 * @property {HTMLElement} root
 * @property {(cities: readonly FoundCity[]) => void} show the first is on
 * @property {() => void} hide
 * @property {(step: number) => void} move around the ends
 * @property {() => FoundCity | undefined} current undefined where the list is hidden
 */

/**
 * @param {HTMLInputElement} box
 * @param {string} id
 * @param {(city: FoundCity) => void} onPick
 * @returns {CityList}
 */
export function cityList(box, id, onPick) {
  const root = element("ul", { id, role: "listbox", class: "city-list", "aria-label": "Places found" });
  /** @type {readonly FoundCity[]} */
  let shown = [];
  let on = 0;

  const turnOn = (/** @type {number} */ index0) => {
    on = index0;
    [...root.children].forEach((option, index) => {
      option.setAttribute("aria-selected", String(index === on));
    });
    box.setAttribute("aria-activedescendant", root.children[on]?.id ?? "");
    root.children[on]?.scrollIntoView({ block: "nearest" });
  };
  const show = (/** @type {readonly FoundCity[]} */ cities) => {
    shown = cities;
    root.replaceChildren(...cities.map((city, index) => cityOption(city, `${id}-${index}`, onPick)));
    root.hidden = cities.length === 0;
    box.setAttribute("aria-expanded", String(cities.length > 0));
    turnOn(0);
  };
  const move = (/** @type {number} */ step) => {
    if (shown.length > 0) turnOn((on + step + shown.length) % shown.length);
  };
  show([]);
  return { root, show, hide: () => show([]), move, current: () => shown[on] };
}

/**
 * @param {FoundCity} city
 * @param {string} id
 * @param {(city: FoundCity) => void} onPick
 * @returns {HTMLLIElement}
 */
function cityOption(city, id, onPick) {
  const where = [city.province, city.country].filter((part) => part !== "").join(", ");
  const option = element(
    "li",
    { id, role: "option", class: "city-option" },
    element("b", {}, city.city),
    element("span", { class: "city-where" }, where),
    element("span", { class: "city-zone" }, city.timezone),
  );
  // Otherwise the press takes the focus from the box, and the list disappears before the click.
  option.addEventListener("mousedown", (event) => event.preventDefault());
  option.addEventListener("click", () => onPick(city));
  return option;
}
