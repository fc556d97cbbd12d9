import { PILLARS } from "@almagest/chinese-astrology/facts";
import { civilTimeAt } from "@almagest/civil-time";
import { normalizeDeg } from "@almagest/ephemeris";
import { AUTHORITIES, PROFILES, TYPES } from "@almagest/human-design/facts";
import { BODY_IDS } from "@almagest/sky";
import { NAKSHATRA_IDS, VIMSHOTTARI_LORDS } from "@almagest/vedic/facts";
import { predictor, type Source } from "../src/search/predict";
import { type BirthReading, birthReadings } from "../src/settings/births";
import { CONVENTIONS, type ConventionName, type Conventions } from "../src/settings/conventions";
import { readValue } from "../src/values/read";
import { ANGLES, CUSPS, type Point, type SentValue, type What } from "../src/values/whats";

/** Numbers in [0, 1) from a seed, the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;

export function oneOf<T>(random: Random, all: readonly T[]): T {
  const found = all[Math.floor(random() * all.length)];
  if (found === undefined) throw new RangeError("nothing to draw from");
  return found;
}

const PLACES = [
  [28.61, 77.21, "Asia/Kolkata"],
  [51.51, -0.13, "Europe/London"],
  [40.71, -74.01, "America/New_York"],
  [39.9, 116.4, "Asia/Shanghai"],
  [-33.87, 151.21, "Australia/Sydney"],
  [52.52, 13.4, "Europe/Berlin"],
  [41.01, 28.98, "Europe/Istanbul"],
  [55.75, 37.62, "Europe/Moscow"],
  [-23.55, -46.63, "America/Sao_Paulo"],
  [13.08, 80.27, "Asia/Kolkata"],
  [34.05, -118.24, "America/Los_Angeles"],
  [25.03, 121.57, "Asia/Taipei"],
  [43.65, -79.38, "America/Toronto"],
  [19.43, -99.13, "America/Mexico_City"],
] as const;

export interface DrawnBirth {
  readonly date: string;
  readonly time: string;
  readonly timezone: string;
  readonly latitude: number;
  readonly longitude: number;
}

export function drawnBirth(random: Random): DrawnBirth {
  const [latitude, longitude, timezone] = oneOf(random, PLACES);
  const { date, time } = civilTimeAt(-1_893_456_000_000 + Math.floor(random() * 3_660_000_000) * 1000, timezone);
  return { date, time: `${time.slice(0, 5)}:00`, timezone, latitude, longitude };
}

const PLAIN: readonly What[] = ["nakshatra", "pada", "tithi", "weekday", "year-pillar", "month-pillar"];
const VEDIC: readonly What[] = ["dasha-lord", "kootas", "design-type", "profile", "authority", "day-pillar"];

/** Some of the values that a program of a tradition shows, in no order. */
export function drawnWhats(random: Random): readonly { readonly what: What; readonly of?: Point }[] {
  const bodies = BODY_IDS.filter((id) => id !== "chiron");
  const of: readonly { what: What; of?: Point }[] = [
    ...bodies.map((body) => ({ what: "position" as const, of: body })),
    ...ANGLES.map((angle) => ({ what: "position" as const, of: angle })),
  ];
  const more: readonly { what: What; of?: Point }[] = [
    ...bodies.map((body) => ({ what: "house" as const, of: body })),
    ...CUSPS.map((cusp) => ({ what: "cusp" as const, of: cusp })),
    ...[...PLAIN, ...VEDIC, "hour-pillar" as const].map((what) => ({ what })),
  ];
  const wanted = 8 + Math.floor(random() * 12);
  const share = random();
  const chosen = of.filter(() => random() < 0.7);
  const others = more.filter(() => random() < share);
  return [...chosen, ...others].sort(() => random() - 0.5).slice(0, wanted);
}

const COMMON: { readonly [Name in ConventionName]?: readonly string[] } = {
  ayanamsa: ["lahiri", "raman", "krishnamurti", "kp-newcomb", "fagan-bradley", "true-citra", "yukteshwar"],
  houses: ["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus"],
};

/** Settings at random: half of the choices are the caller's own, and of the birth none, one or two parts are read otherwise. */
export function drawnSetting(
  random: Random,
  birth: DrawnBirth,
  own: Conventions,
): { readonly reading: BirthReading; readonly chosen: Conventions } {
  const readings = birthReadings(birth, []);
  const changes = oneOf(random, [0, 1, 1, 1, 2]);
  const reading = oneOf(
    random,
    readings.filter((one) => one.changes.length === changes),
  );
  let chosen: Conventions = own;
  for (const [name, values] of Object.entries(CONVENTIONS) as readonly [ConventionName, readonly string[]][]) {
    if (random() < 0.65) continue;
    const tried = reading.changes.length > 1 || random() < 0.7 ? (COMMON[name] ?? values) : values;
    if (name === "positions" && reading.changes.length > 1) continue;
    chosen = { ...chosen, [name]: oneOf(random, tried) };
  }
  return { reading, chosen };
}

const SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
];
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Style = "cut" | "rounded" | "sign-only";

/** A value as a program prints it. */
export function printed(what: What, predicted: number, style: Style): string {
  if (what === "position" || what === "cusp") return printedLongitude(predicted, style);
  if (what === "nakshatra") return NAKSHATRA_IDS[predicted] ?? "";
  if (what === "weekday") return WEEKDAYS[predicted] ?? "";
  if (what === "dasha-lord") return VIMSHOTTARI_LORDS[predicted] ?? "";
  if (what === "design-type") return TYPES[predicted] ?? "";
  if (what === "profile") return PROFILES[predicted] ?? "";
  if (what === "authority") return AUTHORITIES[predicted] ?? "";
  if (what.endsWith("pillar")) return PILLARS[predicted]?.id ?? "";
  return String(what === "kootas" ? predicted : predicted + 1);
}

function printedLongitude(deg: number, style: Style): string {
  if (style === "sign-only") return SIGNS[Math.floor(deg / 30)] ?? "";
  const minutes = (style === "cut" ? Math.floor(deg * 60) : Math.round(deg * 60)) % 21_600;
  const inSign = minutes % 1800;
  return `${Math.floor(inSign / 60)}°${String(inSign % 60).padStart(2, "0")}' ${SIGNS[Math.floor(minutes / 1800)]}`;
}

const SIZES: Readonly<Record<string, number>> = {
  house: 12,
  nakshatra: 27,
  pada: 4,
  tithi: 30,
  weekday: 7,
  "dasha-lord": 9,
  "design-type": 5,
  profile: 12,
  authority: 7,
};

/** Another value than the true one, anywhere. */
export function wrongValue(random: Random, what: What): number {
  if (what === "position" || what === "cusp") return normalizeDeg(random() * 360);
  if (what.endsWith("pillar")) return Math.floor(random() * 60);
  if (what === "kootas") return Math.floor(random() * 72) / 2;
  return Math.floor(random() * (SIZES[what] ?? 1));
}

/** The values that a program by a setting prints, one in ten of them wrong. */
export function drawnValues(
  random: Random,
  source: Source,
  { reading, chosen }: { readonly reading: BirthReading; readonly chosen: Conventions },
): readonly SentValue[] {
  const predict = predictor(source, reading);
  const style = oneOf<Style>(random, ["cut", "rounded", "sign-only"]);
  const isSaid = random() < 0.5;
  return drawnWhats(random).flatMap(({ what, of }) => {
    const shown = {
      what,
      of: of ?? ("moon" as const),
      text: "",
      target: { kind: "index" as const, index0: 0, among: 1 },
    };
    const right = predict(shown, chosen);
    if (right === undefined) return [];
    const value = printed(what, random() < 0.1 ? wrongValue(random, what) : right, style);
    const isRounded = what === "position" || what === "cusp";
    const sent: SentValue = {
      what,
      value,
      ...(of !== undefined && { of }),
      ...(isRounded && (isSaid || style === "sign-only") && { rounding: style }),
    };
    if ("reason" in readValue(sent)) throw new Error(`not read: ${JSON.stringify([sent, readValue(sent)])}`);
    return [sent];
  });
}

/** Values of no birth, as a program prints them. */
export function madeUpValues(random: Random): readonly SentValue[] {
  const style = oneOf<Style>(random, ["cut", "rounded", "sign-only"]);
  return drawnWhats(random).map(({ what, of }) => ({
    what,
    value: printed(what, wrongValue(random, what), style),
    ...(of !== undefined && { of }),
  }));
}
