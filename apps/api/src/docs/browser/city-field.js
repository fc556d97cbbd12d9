import { cityBox } from "./city-box.js";
import { element, writeInto } from "./elements.js";
import { placeAt, placesIn, withCity } from "./places.js";

/** @import { Found, FoundCity } from "./city-search.js" */

/**
 * @typedef {object} CityFieldParts
 * @property {string} id
 * @property {HTMLElement} host empty, and the field's alone
 * @property {() => HTMLTextAreaElement | null} textarea of the request body
 * @property {HTMLElement} around holds the textarea
 * @property {(q: string, signal: AbortSignal) => Promise<Found>} search
 */

/**
 * The city search beside a request body. It is there where the body asks for coordinates; where it asks for several,
 * it writes into the place that was chosen or where the cursor was put.
 * @param {CityFieldParts} parts
 * @returns {{ refresh: () => void, remove: () => void }}
 */
export function cityField({ id, host, textarea, around, search }) {
  const target = element("select", { id: `${id}-target` });
  const targetLabel = element("label", { for: target.id, class: "city-target" }, "into ", target);
  const { box, list, state, stop } = cityBox({ id, search, pick: (city) => write(textarea(), target, city) });

  const refresh = () => {
    const places = placesIn(textarea()?.value ?? "");
    // Invalid JSON is most often JSON being typed: the choices stay.
    if (places === undefined) return;
    host.hidden = places.length === 0;
    targetLabel.hidden = places.length < 2;
    offer(
      target,
      places.map(({ label }) => label),
    );
  };
  const follow = (/** @type {Event} */ event) => {
    const field = textarea();
    if (field === null || event.target !== field) return;
    const place = placeAt(placesIn(field.value) ?? [], field.selectionStart);
    if (place !== undefined) target.value = place.label;
  };

  const row = element("div", { class: "city-row" }, element("label", { for: id }, "Find a place"), box, targetLabel);
  host.append(row, list, state, hint(`${id}-hint`));
  for (const type of ["click", "keyup"]) around.addEventListener(type, follow);
  refresh();
  return {
    refresh,
    remove: () => {
      stop();
      for (const type of ["click", "keyup"]) around.removeEventListener(type, follow);
      host.replaceChildren();
    },
  };
}

/**
 * @param {HTMLTextAreaElement | null} textarea
 * @param {HTMLSelectElement} target
 * @param {FoundCity} city
 * @returns {string} what was done, in words
 */
function write(textarea, target, city) {
  const places = placesIn(textarea?.value ?? "");
  if (textarea === null || places === undefined) return "Nothing was written: the request body is not valid JSON.";
  const place = places.find(({ label }) => label === target.value);
  if (place === undefined) return "Nothing was written: the request body has no latitude and longitude.";
  writeInto(textarea, withCity(textarea.value, place, city));
  const values = [city.latitude, city.longitude, ...(place.timezone === undefined ? [] : [city.timezone])].join(", ");
  const name = [city.city, city.province, city.country].filter((part) => part !== "").join(", ");
  return `${name} is now in ${place.label}: ${values}.`;
}

/**
 * @param {HTMLSelectElement} target
 * @param {readonly string[]} labels
 * @returns {void}
 */
function offer(target, labels) {
  if ([...target.options].map(({ value }) => value).join("\n") === labels.join("\n")) return;
  const chosen = target.value;
  target.replaceChildren(...labels.map((label) => element("option", { value: label }, label)));
  if (labels.includes(chosen)) target.value = chosen;
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function hint(id) {
  return element(
    "p",
    { id, class: "city-hint" },
    "Writes latitude, longitude and timezone into the body. Each search counts as a call. Place data © ",
    element("a", { href: "https://www.geonames.org" }, "GeoNames"),
    ", ",
    element("a", { href: "https://creativecommons.org/licenses/by/4.0/" }, "CC BY 4.0"),
  );
}
