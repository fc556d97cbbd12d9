import { folded, lordNamed, nakshatraNamed, pointNamed, signNamed } from "./names";
import { CUSPS, type SentValue, type What } from "./whats";

/** A part of a line that no rule reads. */
export interface UnreadPart {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Each kind of value in a form that is read, as short as it may be: a message has 500 characters at most. */
const EXAMPLES: Readonly<Record<What, string>> = {
  position: "Ascendant 6°39' Capricorn, Midheaven Leo, Moon 12°30' Leo",
  house: "house of Moon 5",
  cusp: "cusp 10 3° Taurus",
  nakshatra: "nakshatra Magha",
  pada: "pada 2",
  tithi: "tithi 23",
  weekday: "weekday Monday",
  "year-pillar": "year pillar 庚午",
  "month-pillar": "month pillar 癸未",
  "day-pillar": "day pillar 甲子",
  "hour-pillar": "hour pillar 丙午",
  "dasha-lord": "dasha Venus",
  "dasha-start": "Venus dasha from 2004-05",
  kootas: "kootas 21",
  "design-type": "type generator",
  profile: "profile 4/6",
  authority: "authority sacral",
  "solar-arc": "solar arc 34°12' on 2025-07-15",
};

/** The forms of a line, for those who sent another. */
export const LINE_FORMS = `Write for example ${Object.values(EXAMPLES).join(", ")}. Bodies are Sun to Pluto, Chiron, Lilith and the nodes.`;

const PARTS = /[,;，、；\n]+/u;
const FIRST_NUMBER = /[\d♈-♓]/u;

interface Rule {
  readonly pattern: RegExp;
  readonly read: (found: readonly string[]) => readonly SentValue[] | undefined;
}

const FILLERS = String.raw`(?:\s*[:=]\s*|\s+is\s+|\s+)`;

/** The rules in order; the first that reads a part is taken. */
const RULES: readonly Rule[] = [
  rule(`(year|month|day|hour) pillar${FILLERS}(.+)`, ([pillar = "", value = ""]) => [
    { what: PILLAR_WHATS[pillar] ?? "day-pillar", value },
  ]),
  rule(
    `(?:(.+?)(?:'s)? )?(?:nakshatra|nakshatram|star)${FILLERS}(.+?)(?:${FILLERS}pada${FILLERS}(\\d))?`,
    ([name = "", value = "", pada = ""]) => starOf(name, value, pada),
  ),
  rule(`pada${FILLERS}(\\d)`, ([value = ""]) => [{ what: "pada", of: "moon", value }]),
  rule(`(?:house )?cusp(?: of)?(?: house)? ?(\\d{1,2})(?:st|nd|rd|th)?${FILLERS}(.+)`, ([cusp = "", value = ""]) =>
    cuspOf(cusp, value),
  ),
  rule(`(\\d{1,2})(?:st|nd|rd|th)? (?:house )?cusp${FILLERS}(.+)`, ([cusp = "", value = ""]) => cuspOf(cusp, value)),
  rule(`(\\d{1,2})(?:st|nd|rd|th)? (?:house|bhava)${FILLERS}(.+)`, ([house = "", value = ""]) => startOf(house, value)),
  rule(`(?:house|bhava) (\\d{1,2})(?:st|nd|rd|th)?${FILLERS}(.+)`, ([house = "", value = ""]) => startOf(house, value)),
  rule("house of (.+?)(?:\\s*[:=]\\s*|\\s+is\\s+|\\s+)(\\d{1,2})(?:st|nd|rd|th)?", ([name = "", value = ""]) =>
    houseOf(name, value),
  ),
  rule("(.+?)(?: in(?: the)?)? (?:house|bhava) (\\d{1,2})", ([name = "", value = ""]) => houseOf(name, value)),
  rule("(.+?) in(?: the)? (\\d{1,2})(?:st|nd|rd|th)? (?:house|bhava)", ([name = "", value = ""]) =>
    houseOf(name, value),
  ),
  rule(
    "(.+?) (?:maha)?dasha (?:from|starts?|begins?|since)(?: on)? (\\d{4}(?:-\\d{2}){0,2})",
    ([lords = "", from = ""]) => [{ what: "dasha-start", value: `${lords} ${from}` }],
  ),
  rule(`(?:birth )?(?:maha)?dasha(?: lord)?(?: at birth)?${FILLERS}(.+)`, ([value = ""]) =>
    lordNamed(value) === undefined ? undefined : [{ what: "dasha-lord", value }],
  ),
  rule(`(?:kootas?|kutas?|gunas?|gun milan|guna milan|ashtakoot)${FILLERS}(.+)`, ([value = ""]) => [
    { what: "kootas", value },
  ]),
  rule(`tithi${FILLERS}(.+)`, ([value = ""]) => [{ what: "tithi", value }]),
  rule(`weekday${FILLERS}(.+)`, ([value = ""]) => [{ what: "weekday", value }]),
  rule(`(?:human design )?type${FILLERS}(.+)`, ([value = ""]) => [{ what: "design-type", value }]),
  rule(`profile${FILLERS}(.+)`, ([value = ""]) => [{ what: "profile", value }]),
  rule(`authority${FILLERS}(.+)`, ([value = ""]) => [{ what: "authority", value }]),
  rule(`solar arc${FILLERS}(.+)`, ([value = ""]) => [{ what: "solar-arc", value }]),
];

const PILLAR_WHATS: Readonly<Record<string, What>> = {
  year: "year-pillar",
  month: "month-pillar",
  day: "day-pillar",
  hour: "hour-pillar",
};

function rule(pattern: string, read: Rule["read"]): Rule {
  return { pattern: new RegExp(`^${pattern}$`, "iu"), read };
}

function starOf(name: string, value: string, pada: string): readonly SentValue[] | undefined {
  const of = name === "" || /^birth$/i.test(name) ? "moon" : pointNamed(name);
  if (of === undefined || nakshatraNamed(value) === undefined) return undefined;
  return [{ what: "nakshatra", of, value }, ...(pada === "" ? [] : [{ what: "pada" as const, of, value: pada }])];
}

function cuspOf(cusp: string, value: string): readonly SentValue[] | undefined {
  const of = CUSPS.find((one) => Number(one) === Number(cusp));
  return of === undefined ? undefined : [{ what: "cusp", of, value }];
}

/** The place of a house in the zodiac, as charts list houses, is that of its cusp. */
function startOf(house: string, value: string): readonly SentValue[] | undefined {
  const words = value.match(/[\p{L}\p{M}]{2,}|[♈-♓]/gu) ?? [];
  return words.some((word) => signNamed(word) !== undefined) ? cuspOf(house, value) : undefined;
}

function houseOf(name: string, value: string): readonly SentValue[] | undefined {
  const of = pointNamed(name);
  return of === undefined ? undefined : [{ what: "house", of, value }];
}

/** The longest beginning that names a point, and the rest. */
function positionIn(part: string): readonly SentValue[] | undefined {
  const words = part.split(/\s+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const of = pointNamed(words.slice(0, count).join(" "));
    if (of === undefined) continue;
    const value = words
      .slice(count)
      .join(" ")
      .replace(/^(?:[:=]|in|at|is|sign)\s+/i, "");
    const isRead = FIRST_NUMBER.test(value) || value.split(/\s+/).some((word) => signNamed(word) !== undefined);
    return isRead ? [{ what: "position", of, value }] : undefined;
  }
  return undefined;
}

function partRead(part: string): readonly SentValue[] | undefined {
  for (const { pattern, read } of RULES) {
    const found = pattern.exec(part);
    const values = found === null ? undefined : read(found.slice(1).map((one) => (one ?? "").trim()));
    if (values !== undefined) return values;
  }
  return positionIn(part);
}

/** The values in one line of text, parted by commas, semicolons or new lines, and the parts that are not understood. */
export function readLine(text: string): {
  readonly values: readonly SentValue[];
  readonly unread: readonly UnreadPart[];
} {
  const parts = text
    .split(PARTS)
    .map((part) =>
      part
        .replace(/\s+/g, " ")
        .replace(/[.\s]+$/, "")
        .trim(),
    )
    .filter((part) => folded(part) !== "");
  const values: SentValue[] = [];
  const unread: UnreadPart[] = [];
  parts.forEach((part, part0) => {
    const read = partRead(part.replace(/ ?: ?/, " : ").replace(/^(\S+) : /, "$1 : "));
    if (read === undefined) unread.push({ number: part0 + 1, text: part });
    else values.push(...read);
  });
  return { values, unread };
}
