import type { CalendarEvent, CalendarRule, Row } from "../event";
import { inner, listed, text, told } from "../row";

const BIRTH = ["date", "time", "timezone", "latitude", "longitude"] as const;

/** The lords above a period, from the longest one on. */
const LORDS = ["mahadashaLord", "antardashaLord", "pratyantardashaLord", "sookshmaLord"] as const;

function dashas(rows: string): CalendarRule {
  return {
    kind: "vimshottari",
    of: BIRTH,
    rows,
    isAtBirthOffset: true,
    events: (row, { localOf }) => {
      const members = [...LORDS.filter((lord) => row[lord] !== undefined), "planet"];
      const [from, to] = ["startDate", "endDate"].map((member) => localOf(row, member));
      if (from === undefined || to === undefined) return [];
      const description = told(row, "interpretation");
      return [
        {
          facts: members.map((member) => text(row, member)),
          when: { kind: "period", from, to },
          summary: members.map((member) => told(row, member)).join(" – "),
          ...(description && { description }),
        },
      ];
    },
  };
}

/** Major periods and antardashas of any system, each as `Yogini: Siddha – Ulka`. */
const dashaPeriods: CalendarRule = {
  kind: "dasha-periods",
  of: [...BIRTH, "dashaSystem", "yearLength", "ashtottariStart", "abhijit", "charaCount"],
  rows: "periods",
  isAtBirthOffset: true,
  events: (row, { answer, localOf }) => {
    const eventOf = (period: Row, above: readonly Row[]): CalendarEvent => {
      const path = [...above, period];
      const [from, to] = [localOf(period, "startDate"), localOf(period, "endDate")];
      const rulers = path.map((one) => rulerOf(one, (member) => told(one, member) ?? "")).join(" – ");
      return {
        // a ruler returns, so the end is a fact as well
        facts: [...path.map((one) => rulerOf(one, (member) => text(one, member))), text(period, "endDate")],
        when: { kind: "period", from, to },
        summary: `${told(answer, "dashaSystemName")}: ${rulers}`,
      };
    };
    return [eventOf(row, []), ...listed(row, "subPeriods").map((part) => eventOf(part, [row]))];
  },
};

function rulerOf(row: Row, read: (member: string) => string): string {
  return read(["yogini", "planet", "rashi"].find((member) => row[member] !== undefined) ?? "rashi");
}

const luckPillars: CalendarRule = {
  kind: "luck-pillar",
  of: ["date", "time", "timezone", "gender"],
  rows: "luckPillars",
  events: (row) => [
    {
      facts: [text(row, "id")],
      when: { kind: "days", from: text(row, "startDate"), to: text(row, "endDate") },
      summary: `${signs(row)} · ${told(inner(row, "tenGod"), "name")}`,
    },
  ],
};

/** 癸未 of a pillar. */
function signs(row: Row): string {
  return ["stem", "branch"].map((member) => text(inner(row, member), "chinese")).join("");
}

/** Each period of the first level, and those within it as `Saturn – Venus`. */
const timeLords: CalendarRule = {
  kind: "time-lord",
  of: [...BIRTH, "technique", "lot"],
  rows: "periods",
  isAtBirthOffset: true,
  events: (row, { answer, localOf }) => {
    const named = (one: Row, read: (row: Row, member: string) => string | undefined) =>
      one["sign"] === undefined ? read(one, "lord") : read(one, "sign");
    return [[row], ...listed(row, "subPeriods").map((part) => [row, part])].flatMap((chain) => {
      const last = chain.at(-1) ?? row;
      const [from, to] = ["from", "to"].map((member) => localOf(last, member));
      if (from === undefined || to === undefined) return [];
      const lords = chain.map((one) => named(one, told)).join(" – ");
      return [
        {
          facts: chain.map((one) => named(one, text) ?? ""),
          when: { kind: "period", from, to } as const,
          summary: `${told(answer, "technique")}: ${lords}`,
        },
      ];
    });
  },
};

/** Calendars of the periods of a life, by the id of their operation. */
export const PERIODS: Readonly<Record<string, CalendarRule>> = {
  getMajorDashas: dashas("mahadashas"),
  getSubDashas: dashas("antardashas"),
  getPratyantardashas: dashas("pratyantardashas"),
  getSookshmaDashas: dashas("sookshmaDashas"),
  getPranaDashas: dashas("pranaDashas"),
  getDashaPeriods: dashaPeriods,
  calculateLuckPillars: luckPillars,
  findTimeLords: timeLords,
};
