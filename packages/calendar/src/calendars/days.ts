import type { CalendarRule, Row } from "../event";
import { inner, listed, text, told, toldAll, utcOf } from "../row";

const PLACE = ["latitude", "longitude", "timezone"] as const;

function onDay(row: Row): { readonly kind: "days"; readonly from: string } {
  return { kind: "days", from: text(row, "date") };
}

const festivals: CalendarRule = {
  kind: "festival",
  of: PLACE,
  rows: "festivals",
  events: (row, { answer }) => {
    // A festival that no day of the year takes has no date.
    if (typeof row["date"] !== "string") return [];
    const rule = listed(answer, "rules").find(({ id }) => id === row["id"]);
    const description = rule && told(rule, "about");
    const summary = told(row, "name") ?? "";
    return [{ facts: [text(row, "id")], when: onDay(row), summary, ...(description && { description }) }];
  },
};

const panchang: CalendarRule = {
  kind: "panchang-day",
  of: PLACE,
  rows: "days",
  events: (row) => {
    const limbs = [inner(row, "tithi"), inner(row, "nakshatra")].map((limb) => told(limb, "name"));
    const names: unknown = row["festivalsLocalized"] ?? row["festivals"];
    const feasts = Array.isArray(names) ? names.map(String) : [];
    const description = told(row, "verdict");
    return [
      { facts: [], when: onDay(row), summary: [...limbs, ...feasts].join(" · "), ...(description && { description }) },
    ];
  },
};

const criticalDays: CalendarRule = {
  kind: "biorhythm-critical-day",
  of: ["birthDate"],
  rows: "criticalDays",
  events: (row) => {
    const summary = `${told(row, "cycle")} · ${told(row, "direction")}`;
    const description = told(row, "advisory");
    const facts = [text(row, "cycle"), text(row, "direction")];
    return [{ facts, when: onDay(row), summary, ...(description && { description }) }];
  },
};

const mayaDays: CalendarRule = {
  kind: "maya-day",
  of: ["correlation"],
  rows: "days",
  events: (row) => [
    {
      facts: [],
      when: onDay(row),
      summary: `${row["number"]} ${text(row, "daySignName")} · ${text(row, "haab")}`,
      description: text(row, "longCount"),
    },
  ],
};

const solarTerms: CalendarRule = {
  kind: "solar-term",
  rows: "terms",
  events: (row) => [
    {
      facts: [text(row, "id")],
      when: { kind: "instant", at: utcOf(row, "instantUtc") },
      summary: [...new Set([told(row, "name"), text(row, "chinese")])].join(" · "),
    },
  ],
};

/** On the day of the age that the key gives: no clock is meant. */
const primaryDirections: CalendarRule = {
  kind: "primary-direction",
  of: ["date", "time", "timezone", "latitude", "longitude", "method", "space", "key"],
  rows: "directions",
  events: (row) => {
    const bound = inner(row, "bound");
    const isBound = bound["sign"] !== undefined;
    const degree = `${bound["degree"]}°`;
    const facts = ["promissor", "aspect", "ray", "significator", "motion"].map((member) => String(row[member] ?? ""));
    if (isBound) facts.push(text(bound, "sign"), degree);
    const start = isBound ? ` · ${told(bound, "sign")} ${degree}` : "";
    const summary = `${toldAll(row, ["promissor", "aspect", "ray"])}${start} → ${told(row, "significator")}`;
    return [{ facts, when: onDay(row), summary: `${summary} (${told(row, "motion")})` }];
  },
};

/** Calendars of days, by the id of their operation. */
export const DAYS: Readonly<Record<string, CalendarRule>> = {
  listFestivals: festivals,
  getPanchangMonth: panchang,
  getCriticalDays: criticalDays,
  getMonthlyTzolkinCalendar: mayaDays,
  listSolarTerms: solarTerms,
  findPrimaryDirections: primaryDirections,
};
