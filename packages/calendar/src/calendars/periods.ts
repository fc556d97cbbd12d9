import type { CalendarRule, Row } from "../event";
import { inner, localOf, text, told } from "../row";

const BIRTH = ["date", "time", "timezone", "latitude", "longitude"] as const;

/** The lords above a period, from the longest one on. */
const LORDS = ["mahadashaLord", "antardashaLord", "pratyantardashaLord", "sookshmaLord"] as const;

function dashas(rows: string): CalendarRule {
  return {
    kind: "vimshottari",
    of: BIRTH,
    rows,
    events: (row, { timezone }) => {
      const members = [...LORDS.filter((lord) => row[lord] !== undefined), "planet"];
      const [from, to] = ["startDate", "endDate"].map((member) => localOf(row, member, timezone));
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

/** Calendars of the periods of a life, by the id of their operation. */
export const PERIODS: Readonly<Record<string, CalendarRule>> = {
  getMajorDashas: dashas("mahadashas"),
  getSubDashas: dashas("antardashas"),
  getPratyantardashas: dashas("pratyantardashas"),
  getSookshmaDashas: dashas("sookshmaDashas"),
  getPranaDashas: dashas("pranaDashas"),
  calculateLuckPillars: luckPillars,
};
