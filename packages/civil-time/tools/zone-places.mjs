// Where each zone's clock is kept: the principal place of the zone, and how far its towns lie from it.
//
//     node tools/zone-places.mjs > src/data/zone-places.ts      (in packages/civil-time, after a build of packages/location)
//
// Principal places: zone.tab of the tz database; other names of a zone: `L` lines of its tzdata.zi. A town counts
// for its own zone and for every other zone of the same country that has shown the same clock since 2010; those of
// Asia/Urumqi for Asia/Shanghai too, since most people there live by Beijing's clock.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { loadGazetteer } from "../../location/dist/node.js";

const ROOT = "/usr/share/zoneinfo/";
const EARTH_RADIUS_KM = 6371;
const STEP_KM = 100;
/** A zone without a town: a station, or an island. */
const LEAST_KM = 300;
const ALSO_KEPT = new Map([["Asia/Urumqi", ["Asia/Shanghai"]]]);

const radians = (degrees) => (degrees * Math.PI) / 180;
const lines = (file) =>
  readFileSync(`${ROOT}${file}`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** ISO 6709 as zone.tab has it: ±DDMM±DDDMM or ±DDMMSS±DDDMMSS; whole degrees. */
function degreesOf(text) {
  const [, latitude, longitude] = /^([+-]\d+)([+-]\d+)$/.exec(text);
  const read = (digits, width) => {
    const [degrees, minutes] = [digits.slice(1, 1 + width), digits.slice(1 + width, 3 + width)].map(Number);
    return Math.round((digits.startsWith("-") ? -1 : 1) * (degrees + minutes / 60)) + 0;
  };
  return { latitudeDeg: read(latitude, 2), longitudeDeg: read(longitude, 3) };
}

function distanceKm(one, other) {
  const [from, to] = [radians(one.latitudeDeg), radians(other.latitudeDeg)];
  const east = radians(other.longitudeDeg - one.longitudeDeg);
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** The clock readings of a zone on the first and the sixteenth of each month since 2010. */
function clockOf(zone) {
  const wall = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset", hour: "numeric" });
  const shown = [];
  for (let month = 0; month < 16 * 12; month++) {
    for (const day of [1, 16]) shown.push(/GMT.*$/.exec(wall.format(Date.UTC(2010, month, day)))?.[0]);
  }
  return shown.join(" ");
}

function zones() {
  return lines("zone.tab").map((line) => {
    const [country, place, name] = line.split("\t");
    return { country, name, clock: clockOf(name), ...degreesOf(place), radiusKm: 0, links: [] };
  });
}

/** Other names: what the runtime holds to be the same place (Iceland is Reykjavik), else the tz database's links. */
function addLinks(all) {
  const placeOf = (timeZone) => new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  const byName = new Map(all.map((zone) => [zone.name, zone]));
  const byPlace = new Map(all.map((zone) => [placeOf(zone.name), zone]).reverse());
  for (const line of lines("tzdata.zi")) {
    const [kind, target, name] = line.split(" ");
    if (kind !== "L" || byName.has(name)) continue;
    (byPlace.get(placeOf(name)) ?? byName.get(target))?.links.push(name);
  }
  return byName;
}

function measure(all, byName) {
  const { places } = loadGazetteer();
  const linked = new Map(all.flatMap((zone) => zone.links.map((name) => [name, zone])));
  for (let index = 0; index < places.count; index++) {
    const { latitude, longitude, timezone } = places.place(index);
    const own = byName.get(timezone) ?? linked.get(timezone);
    if (own === undefined) throw new Error(`no place for ${timezone}`);
    own.towns ??= [];
    own.towns.push({ latitudeDeg: latitude, longitudeDeg: longitude });
  }
  for (const own of all) {
    const kept = all.filter(({ country, clock }) => country === own.country && clock === own.clock);
    const more = (ALSO_KEPT.get(own.name) ?? []).map((name) => byName.get(name));
    for (const zone of new Set([...kept, ...more])) {
      for (const town of own.towns ?? []) zone.radiusKm = Math.max(zone.radiusKm, distanceKm(zone, town));
    }
  }
}

const all = zones();
const byName = addLinks(all);
measure(all, byName);
const rows = all
  .map(({ name, latitudeDeg, longitudeDeg, radiusKm, links }) => {
    const steps = Math.ceil(Math.max(radiusKm, LEAST_KM) / STEP_KM);
    return [name, latitudeDeg, longitudeDeg, steps, ...links.sort()].join(" ");
  })
  .sort();
const version = readFileSync(`${ROOT}tzdata.zi`, "utf8").split("\n")[0].replace("# version ", "");
const digest = createHash("sha256").update(rows.join("\n")).digest("hex");
process.stdout.write(`/**
 * Where each zone's clock is kept: the zone, the latitude and longitude of its principal place in whole degrees, how far
 * its towns lie from there in hundreds of kilometers, rounded up, and the zone's other names.
 * Builder: tools/zone-places.mjs. Origin of names and places: tz database ${version}, zone.tab and tzdata.zi (public domain).
 * The distances were measured over the places of @almagest/location (GeoNames, CC BY 4.0).
 * sha256 of the lines: ${digest}
 */
export const ZONE_PLACES: readonly string[] = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join("")}];
`);
