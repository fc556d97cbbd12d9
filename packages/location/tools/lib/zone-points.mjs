// Places that the tz database names a zone after and that GeoNames' tables of towns leave out: Adak, Eucla, Kiritimati.
import { readFileSync } from "node:fs";
import { distanceKm } from "./merge.mjs";

/** A place of the zone this near is the one that the zone is named after, or its town. */
const NEAR_KM = 60;

/** Names that a zone spells without their marks. */
const SPELLED = { DumontDUrville: "Dumont d’Urville" };

/** The points of zone.tab without a place of their zone nearby, as places, in countries that have one. */
export function zonePoints(places, file = "/usr/share/zoneinfo/zone.tab") {
  const byZone = groupByZone(places);
  const countries = new Set(places.map(({ country }) => country));
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(pointOf)
    .filter(({ country }) => countries.has(country))
    .filter((point) => !(byZone.get(point.zone) ?? []).some((place) => distanceKm(place, point) < NEAR_KM))
    .map((point) => ({ ...point, region: regionOf(point, places) }));
}

function groupByZone(places) {
  const groups = new Map();
  for (const place of places) {
    const group = groups.get(place.zone);
    if (group) group.push(place);
    else groups.set(place.zone, [place]);
  }
  return groups;
}

function pointOf(line) {
  const [country, point, zone] = line.split("\t");
  const [, latitude, longitude] = /^([+-]\d+)([+-]\d+)$/.exec(point);
  const last = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  const name = SPELLED[last] ?? last;
  const place = { name, ascii: name, alternates: [], feature: "PPL", population: 0, country, zone, current: true };
  return { ...place, latitude: degrees(latitude, 2), longitude: degrees(longitude, 3) };
}

/** Degrees of `+515248` or `-03143`: sign, degrees, minutes and perhaps seconds. */
function degrees(text, digits) {
  const sign = text.startsWith("-") ? -1 : 1;
  const [whole, minutes, seconds] = [
    text.slice(1, 1 + digits),
    text.slice(1 + digits, 3 + digits),
    text.slice(3 + digits) || "0",
  ].map(Number);
  return sign * (whole + minutes / 60 + seconds / 3600);
}

/** That of the nearest place of the country. */
function regionOf(point, places) {
  const near = places.filter(({ country }) => country === point.country);
  return near.reduce((best, place) => (distanceKm(place, point) < distanceKm(best, point) ? place : best)).region;
}
