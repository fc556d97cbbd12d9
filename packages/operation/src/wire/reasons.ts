import { isZoneName } from "../inputs/zone-names";
import { lastDay } from "./meant";

/** Why a text in the shape of a date is none: `1990-02-30`. Undefined where the shape is another. */
export function dateReason(text: string): string | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year === "") return undefined;
  if (!(Number(month) >= 1 && Number(month) <= 12)) return `There is no month ${month}: months are 01 to 12.`;
  return `There is no such day: ${year}-${month} has ${lastDay(Number(year), Number(month))} days, not ${Number(day)}.`;
}

/** Zones people mean by an abbreviation, which the tz database has no place for: most have several meanings. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  PST: "America/Los_Angeles",
  PDT: "America/Los_Angeles",
  PT: "America/Los_Angeles",
  MDT: "America/Denver",
  MT: "America/Denver",
  CST: "America/Chicago or Asia/Shanghai",
  CDT: "America/Chicago",
  CT: "America/Chicago",
  EDT: "America/New_York",
  ET: "America/New_York",
  AST: "America/Halifax",
  ADT: "America/Halifax",
  NST: "America/St_Johns",
  AKST: "America/Anchorage",
  AKDT: "America/Anchorage",
  BRT: "America/Sao_Paulo",
  ART: "America/Argentina/Buenos_Aires",
  BST: "Europe/London or Asia/Dhaka",
  IST: "Asia/Kolkata, Europe/Dublin or Asia/Jerusalem",
  WEST: "Europe/Lisbon",
  CEST: "Europe/Berlin",
  EEST: "Europe/Athens",
  MSK: "Europe/Moscow",
  CAT: "Africa/Maputo",
  EAT: "Africa/Nairobi",
  WAT: "Africa/Lagos",
  SAST: "Africa/Johannesburg",
  GST: "Asia/Dubai",
  PKT: "Asia/Karachi",
  NPT: "Asia/Kathmandu",
  ICT: "Asia/Bangkok",
  WIB: "Asia/Jakarta",
  SGT: "Asia/Singapore",
  HKT: "Asia/Hong_Kong",
  PHT: "Asia/Manila",
  JST: "Asia/Tokyo",
  KST: "Asia/Seoul",
  AEST: "Australia/Sydney",
  AEDT: "Australia/Sydney",
  ACST: "Australia/Adelaide",
  AWST: "Australia/Perth",
  NZST: "Pacific/Auckland",
  NZDT: "Pacific/Auckland",
};

/** Where the tz database files its places. */
const REGIONS = [
  ...["America", "Europe", "Asia", "Africa", "Australia", "Pacific", "Atlantic", "Indian", "Antarctica"],
  ...["America/Argentina", "America/Indiana", "America/Kentucky", "America/North_Dakota"],
];

/** The likely meaning of a text that is not a timezone. */
export function timezoneReason(text: string): string {
  const abbreviation = text.trim().toUpperCase();
  const zones = Object.hasOwn(ABBREVIATED, abbreviation) ? ABBREVIATED[abbreviation] : undefined;
  if (zones !== undefined)
    return `That is an abbreviation, which says neither place nor history. For it the zone is ${zones}.`;
  const zone = zoneOfCity(text);
  if (zone !== undefined) return `A city is sent as its zone: ${zone}.`;
  return "GET /location/search?q=… gives the zone of a city.";
}

/** `New York` is America/New_York: the last part of a zone's name is mostly its largest city. */
function zoneOfCity(text: string): string | undefined {
  const words = text.trim().split(/[\s_]+/);
  const isName = text.length <= 40 && words.every((word) => /^[A-Za-z][A-Za-z'-]*$/.test(word));
  if (!isName) return undefined;
  const city = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join("_");
  const region = REGIONS.find((one) => isZoneName(`${one}/${city}`));
  return region && `${region}/${city}`;
}
