import { jsonObjects } from "./json-objects.js";

/** @import { JsonObject, Member, Span } from "./json-objects.js" */

/**
 * A pair of coordinates in a request body, and the timezone that belongs to it.
 * @typedef {object} Place
 * @property {string} label what it is called where there are several: `person1`, `relocation`
 * @property {Span} object
 * @property {Member} latitude
 * @property {Member} longitude
 * @property {{ readonly name: string, readonly at: Member | undefined } | undefined} timezone undefined where none
 * belongs to it; `at` is undefined where it is not written yet
 */

/**
 * @typedef {{ readonly latitude: number, readonly longitude: number, readonly timezone: string }} City
 */

const LATITUDE = /latitude$/i;

/**
 * The places that a request body asks for, in its order.
 * @param {string} text
 * @returns {readonly Place[] | undefined} undefined where the text is not JSON
 */
export function placesIn(text) {
  const places = jsonObjects(text)?.flatMap(placesOf);
  return places?.sort((a, b) => a.latitude.start - b.latitude.start);
}

/**
 * @param {JsonObject} object
 * @returns {Place[]}
 */
function placesOf(object) {
  const prefixes = [...object.members.keys()].filter((name) => LATITUDE.test(name)).map((name) => pairOf(name));
  return prefixes.flatMap(({ prefix, latitude, longitude }, index0) => {
    const [north, east] = [object.members.get(latitude), object.members.get(longitude)];
    if (north === undefined || east === undefined) return [];
    const label = [...object.path, prefix].filter((part) => part !== "").join(" › ") || "the request";
    const timezone = timezoneOf(object, prefix, index0 === 0);
    return [{ label, object: { start: object.start, end: object.end }, latitude: north, longitude: east, timezone }];
  });
}

/**
 * @param {string} latitude `latitude`, or `birthLatitude`
 * @returns {{ prefix: string, latitude: string, longitude: string }}
 */
function pairOf(latitude) {
  const prefix = latitude.replace(LATITUDE, "");
  return { prefix, latitude, longitude: prefix + (latitude.endsWith("Latitude") ? "Longitude" : "longitude") };
}

/**
 * The timezone of a place's own name, or else the object's, which belongs to the first place in it: a relocation
 * chart has the timezone of the birth and none of the new home.
 * @param {JsonObject} object
 * @param {string} prefix
 * @param {boolean} isFirst
 * @returns {Place["timezone"]}
 */
function timezoneOf({ members }, prefix, isFirst) {
  const own = members.get(`${prefix}Timezone`);
  if (prefix !== "" && own !== undefined) return { name: `${prefix}Timezone`, at: own };
  return isFirst ? { name: "timezone", at: members.get("timezone") } : undefined;
}

/**
 * The place that a cursor is at: of those whose object is around it the innermost, and in that the nearest.
 * @param {readonly Place[]} places
 * @param {number} offset
 * @returns {Place | undefined}
 */
export function placeAt(places, offset) {
  const around = places.filter(({ object }) => object.start <= offset && offset <= object.end);
  const width = (/** @type {Place} */ { object }) => object.end - object.start;
  const away = (/** @type {Place} */ { latitude, longitude }) =>
    Math.min(Math.abs(offset - latitude.start), Math.abs(offset - longitude.start));
  return around.sort((a, b) => width(a) - width(b) || away(a) - away(b))[0];
}

/**
 * The text with a city's coordinates and timezone in a place; all else stays as it is written.
 * @param {string} text
 * @param {Place} place of this very text
 * @param {City} city
 * @returns {string}
 */
export function withCity(text, { latitude, longitude, timezone }, city) {
  const edits = [
    { ...latitude, by: String(city.latitude) },
    { ...longitude, by: String(city.longitude) },
    ...timezoneEdit(text, timezone, city.timezone, longitude),
  ];
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((written, { start, end, by }) => written.slice(0, start) + by + written.slice(end), text);
}

/**
 * @param {string} text
 * @param {Place["timezone"]} timezone
 * @param {string} zone
 * @param {Member} longitude
 * @returns {{ start: number, end: number, by: string }[]}
 */
function timezoneEdit(text, timezone, zone, longitude) {
  if (timezone === undefined) return [];
  if (timezone.at !== undefined) return [{ ...timezone.at, by: JSON.stringify(zone) }];
  const [indent = ""] = /\s*$/.exec(text.slice(0, longitude.keyStart)) ?? [];
  const by = `,${indent}${JSON.stringify(timezone.name)}: ${JSON.stringify(zone)}`;
  return [{ start: longitude.end, end: longitude.end, by }];
}
