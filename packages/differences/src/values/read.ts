import { dayNumberOf } from "@almagest/civil-time";
import { AUTHORITIES, PROFILES, TYPES } from "@almagest/human-design/facts";
import { VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import { anglePrinted, longitudeTarget } from "./angles";
import { folded, lordNamed, nakshatraNamed, pillarNamed } from "./names";
import { POINTS_OF, type Rounding, type SentValue, type Shown, type Target, type What } from "./whats";

/** The reason why a value cannot be read, and the member that is wrong. */
export interface Unread {
  readonly member: "of" | "value" | "rounding";
  readonly reason: string;
}

interface Read {
  readonly target: Target;
  readonly detail?: string;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MOST_KOOTAS = 36;
const DAY = 1;
/** A date depends on the zone and on the Moon's last second of arc. */
const DATE_SLACK_DAYS = 1.5;

/** Reads each kind of value; text is the reason why it cannot be read, and what to send instead. */
const READERS: Readonly<Record<What, (text: string, rounding: Rounding | undefined) => Read | string>> = {
  position: readLongitude,
  cusp: readLongitude,
  house: (text) => numberAmong(text, 12, "a house from 1 to 12"),
  nakshatra: (text) => indexOr(nakshatraNamed(text), 27, "the name of a nakshatra, for example Magha"),
  pada: (text) => numberAmong(text, 4, "a pada from 1 to 4"),
  tithi: readTithi,
  weekday: (text) => indexOr(positionIn(WEEKDAYS, folded(text)), 7, "a day of the week in English, for example Monday"),
  "year-pillar": readPillar,
  "month-pillar": readPillar,
  "day-pillar": readPillar,
  "hour-pillar": readPillar,
  "dasha-lord": (text) => indexOr(lordNamed(text), 9, "the lord of a period, for example Venus or Rahu"),
  "dasha-start": readPeriod,
  kootas: readKootas,
  "design-type": (text) => indexOr(hyphened(TYPES, text), 5, `one of ${TYPES.join(", ")}`),
  profile: (text) => indexOr(positionIn(PROFILES, text.replace(/\s/g, "")), 12, "a profile, for example 4/6"),
  authority: (text) => indexOr(hyphened(AUTHORITIES, text), 7, `one of ${AUTHORITIES.join(", ")}`),
  "solar-arc": readArc,
};

const WITH_ROUNDING: ReadonlySet<What> = new Set(["position", "cusp", "solar-arc"]);

/** Reads a value in the closed form. */
export function readValue({ what, of, value, rounding }: SentValue): Shown | Unread {
  const points = POINTS_OF[what];
  const point = of ?? (what === "nakshatra" || what === "pada" ? "moon" : undefined);
  if (points === undefined && of !== undefined) {
    return { member: "of", reason: `${what} is of nothing else. Leave of out.` };
  }
  if (points !== undefined && (point === undefined || !points.includes(point))) {
    const sent = point === undefined ? "of is missing" : `${what} cannot be of ${point}`;
    return { member: "of", reason: `${sent}. Send one of: ${points.join(", ")}.` };
  }
  if (rounding !== undefined && !WITH_ROUNDING.has(what)) {
    return { member: "rounding", reason: `${what} is not rounded. Leave rounding out.` };
  }
  const read = READERS[what](value, rounding);
  if (typeof read === "string") return { member: "value", reason: `"${value}" is not read as ${what}: ${read}.` };
  const { target, detail } = read;
  return { what, of: point, text: value, target, ...(detail !== undefined && { detail }) };
}

function readLongitude(text: string, rounding: Rounding | undefined): Read | string {
  const target = longitudeTarget(text, rounding);
  return typeof target === "string" ? `${target}; send for example 12°30' Leo, Leo or 132.5` : { target };
}

function indexOr(index0: number | undefined, among: number, wanted: string): Read | string {
  return index0 === undefined ? `send ${wanted}` : { target: { kind: "index", index0, among } };
}

function positionIn(words: readonly string[], word: string): number | undefined {
  const index0 = words.indexOf(word);
  return index0 < 0 ? undefined : index0;
}

function hyphened(words: readonly string[], text: string): number | undefined {
  return positionIn(words, folded(text).replace(/ /g, "-"));
}

function numberAmong(text: string, among: number, wanted: string): Read | string {
  const figure = /^\D{0,6}(\d{1,2})\s*(?:st|nd|rd|th)?$/.exec(text.trim())?.[1];
  const number = Number(figure);
  const isThere = figure !== undefined && number >= 1 && number <= among;
  return isThere ? { target: { kind: "index", index0: number - 1, among } } : `send ${wanted}`;
}

function readTithi(text: string): Read | string {
  const [, half, figure] = /^(?:(shukla|krishna)\s+)?(\d{1,2})$/.exec(folded(text)) ?? [];
  const number = Number(figure);
  const most = half === undefined ? 30 : 15;
  if (figure === undefined || number < 1 || number > most) return "send 1 to 30, or for example krishna 7";
  return { target: { kind: "index", index0: number - 1 + (half === "krishna" ? 15 : 0), among: 30 } };
}

function readPillar(text: string): Read | string {
  return indexOr(pillarNamed(text), 60, "one of the sixty pairs, for example 丙午, bing-wu or Fire Horse");
}

function readKootas(text: string): Read | string {
  const figure = /^(\d{1,2}(?:\.5)?)(?:\s*(?:\/|out of|of)\s*36)?$/.exec(text.trim())?.[1];
  const points = Number(figure);
  if (figure === undefined || points > MOST_KOOTAS) return "send 0 to 36 in halves, for example 21 or 21.5";
  return { target: { kind: "amount", from: points, to: points, chance: 1 / 25 } };
}

/** `Venus 2004-05-03`, `Venus/Moon 2005-09`, `Rahu 1999`: the lords and the beginning, as exact as it is sent. */
function readPeriod(text: string): Read | string {
  const wanted = "send the lords and the beginning, for example Venus 2004-05-03, Venus/Moon 2005-09 or Rahu 1999";
  const [, names = "", year = "", month, day] =
    /^([\p{L}\s/-]+?)\s+(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/u.exec(text.trim()) ?? [];
  const lords = names.split(/[/-]/).map((name) => lordNamed(name));
  if (year === "" || lords.length > 2 || lords.includes(undefined)) return wanted;
  const [first, last] = spanOf(year, month, day);
  if (first === undefined || last === undefined) return wanted;
  const chance = day !== undefined ? 1 / 1000 : month !== undefined ? 1 / 120 : 1 / 12;
  return {
    target: { kind: "amount", from: first - DATE_SLACK_DAYS, to: last + DAY + DATE_SLACK_DAYS, chance },
    detail: lords.map((lord0) => VIMSHOTTARI_LORDS[lord0 ?? 0]).join("/"),
  };
}

/** The first and the last day of a date that may have no month or no day. */
function spanOf(year: string, month?: string, day?: string): readonly [number | undefined, number | undefined] {
  const first = dayOf(`${year}-${month ?? "01"}-${day ?? "01"}`);
  if (day !== undefined) return [first, first];
  if (month === undefined) return [first, dayOf(`${year}-12-31`)];
  return [first, first === undefined ? undefined : first + 30];
}

function dayOf(date: string): number | undefined {
  const [, month = 0, day = 0] = date.split("-").map(Number);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(date.slice(0, 4), month);
  return isDay ? dayNumberOf(date) : undefined;
}

function daysIn(year: string, month: number): number {
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** `34°12' on 2025-07-15`. */
function readArc(text: string, rounding: Rounding | undefined): Read | string {
  const wanted = "send the arc and its day, for example 34°12' on 2025-07-15";
  const [, figures = "", date = ""] = /^(.{1,30}?)\s+(?:on|at|for)\s+(\d{4}-\d{2}-\d{2})$/.exec(text.trim()) ?? [];
  const angle = anglePrinted(figures);
  if (angle === undefined || dayOf(date) === undefined || angle.deg >= 180) return wanted;
  const { deg, stepDeg } = angle;
  // a day of life is 0.16 minutes of arc, and programs take another hour of the day
  const slackDeg = 0.5 / 60;
  const from = deg - (rounding === "cut" ? 0 : stepDeg / 2) - slackDeg;
  const to = deg + (rounding === "rounded" ? stepDeg / 2 : stepDeg) + slackDeg;
  return { target: { kind: "amount", from, to, chance: (to - from) / 10 }, detail: date };
}
