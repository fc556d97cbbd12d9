import { vocabulary } from "@almagest/i18n";

/** A setting and its value that another program has; this service's own values are never a change. */
export const changeNames = /* @__PURE__ */ vocabulary("differences/changes", {
  "clock-no-dst": "Daylight saving time left out",
  "clock-dst-added": "Daylight saving time added",
  "clock-local-mean": "Local mean time taken",
  "clock-utc": "The time taken as UTC",
  "clock-recent-rules": "The zone's offset of today",
  "clock-sign-of-zone": "The zone's sign reversed",
  "clock-whole-hours": "The zone cut to whole hours",
  "clock-hour-more": "A zone one hour further east",
  "clock-hour-less": "A zone one hour further west",
  "dateOrder-day-and-month": "Day and month exchanged",
  "halfDay-twelve-hours": "Morning and evening exchanged",
  "calendar-julian": "The date read as Julian",
  "calendar-gregorian": "The Julian date read as Gregorian",
  "place-sign-of-longitude": "East and west exchanged",
  "place-sign-of-latitude": "North and south exchanged",
  "place-signs-of-both": "Both coordinates with the sign reversed",
  "place-exchanged-coordinates": "Latitude and longitude exchanged",
  "place-other": "Another place of that name",
  "positions-true": "True positions",
  "positions-topocentric": "Topocentric positions",
  "zodiac-tropical": "Tropical zodiac",
  "zodiac-sidereal": "Sidereal zodiac",
  ayanamsa: "Another ayanamsa",
  "node-true": "The node as true",
  "node-mean": "The node as mean",
  "lilith-true": "True Lilith",
  houses: "Another house system",
  "yearLength-365.2422": "Dasha years of 365.2422 days",
  "yearLength-360": "Dasha years of 360 days",
  "dayBorder-midnight": "Day and hour from midnight",
  "dayBorder-early-zi": "Day and hour from 23:00",
  "yearBorder-lunar-new-year": "Year from the lunar new year",
  "hourClock-local-mean": "Hour by local mean time",
  "hourClock-solar": "Hour by true solar time",
  "roles-exchanged": "Groom and bride exchanged",
  "arc-naibod": "Naibod's solar arc",
  "arc-degree": "A degree for each year",
});

export type ChangeName = keyof typeof changeNames;

const NAMED_APART: ReadonlySet<string> = new Set(["ayanamsa", "houses"]);
const KNOWN: ReadonlySet<string> = new Set(Object.keys(changeNames));

function isChangeName(key: string): key is ChangeName {
  return KNOWN.has(key);
}

/** The name of a change: an ayanamsa and a house system are named by their values beside it. */
export function changeNameOf(setting: string, value: string): ChangeName {
  if (setting === "ayanamsa" || setting === "houses") return setting;
  const key = `${setting}-${value}`;
  return isChangeName(key) ? key : "place-other";
}

/** Whether the value has to be said beside the name. */
export function isNamedApart(setting: string): boolean {
  return NAMED_APART.has(setting);
}
