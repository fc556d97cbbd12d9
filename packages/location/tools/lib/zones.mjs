// The IANA zone of a place from the boundary data, with GeoNames' zone to choose between zones that overlap.
import { readFileSync } from "node:fs";

/** East Jerusalem, within reach of Hebron's zone: Israeli law and clocks since 1967, and in the boundary data. */
const CLOCKS_IN_USE = {
  284572: "Asia/Jerusalem",
  6945291: "Asia/Jerusalem",
  7303419: "Asia/Jerusalem",
  7890353: "Asia/Jerusalem",
};

/** Of two zones that overlap, the one that GeoNames takes throughout. */
const OVERLAPPING = ["Asia/Urumqi"];

/**
 * Zones that zone.tab does not list under the country, and whose clocks some of its places go by: Western Sahara, the
 * Golan Heights, East Jerusalem, the Paracel Islands, the British bases on Cyprus, Jan Mayen, and the north of Vietnam,
 * whose clocks were Bangkok's and not Saigon's until 1975.
 */
const CLOCKS_ABROAD = {
  GB: ["Asia/Nicosia"],
  MA: ["Africa/El_Aaiun"],
  PS: ["Asia/Jerusalem"],
  SJ: ["Europe/Oslo"],
  SY: ["Asia/Jerusalem"],
  VN: ["Asia/Bangkok", "Asia/Shanghai"],
};

const PROBE_KM = 3;
const PROBES = [0, 45, 90, 135, 180, 225, 270, 315].map((deg) => (deg * Math.PI) / 180);

/** The zones of a country, of the tz database's zone.tab. */
export function zonesByCountry(file = "/usr/share/zoneinfo/zone.tab") {
  const zones = new Map();
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [country, , zone] = line.split("\t");
    zones.set(country, (zones.get(country) ?? new Set()).add(zone));
  }
  return zones;
}

/** @returns {(place) => { zone: string, by: string }} */
export function zoneChooser(zonesAt, countryZones) {
  return (place) => {
    if (CLOCKS_IN_USE[place.id]) return { zone: CLOCKS_IN_USE[place.id], by: "exception" };
    const own = countryZones.get(place.country) ?? new Set();
    const found = zonesAt(place.latitude, place.longitude).filter((zone) => !zone.startsWith("Etc/"));
    if (found.length === 0) return { zone: place.zone || [...own][0], by: "GeoNames" };
    if (found.includes(place.zone)) return { zone: place.zone, by: "both" };
    const domestic = OVERLAPPING.find((zone) => found.includes(zone)) ?? found.find((zone) => own.has(zone));
    if (domestic) return { zone: domestic, by: "boundary" };
    // The coordinates lie on the other side of a national border, or the area is disputed.
    const nearby = around(place).flatMap(({ latitude, longitude }) => zonesAt(latitude, longitude));
    const home = [place.zone, ...nearby, ...own].find((zone) => own.has(zone));
    const foreign = found.find((zone) => own.size === 0 || CLOCKS_ABROAD[place.country]?.includes(zone));
    return foreign && !nearby.some((zone) => own.has(zone))
      ? { zone: foreign, by: "boundary abroad" }
      : { zone: home ?? found[0], by: "border" };
  };
}

function around({ latitude, longitude }) {
  const reach = PROBE_KM / 111.2;
  const wide = reach / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  return PROBES.map((turn) => ({
    latitude: latitude + reach * Math.sin(turn),
    longitude: longitude + wide * Math.cos(turn),
  }));
}
