import type { CalendarEvent, CalendarRule, Row } from "../event";
import { inner, listed, placeOf, text, told, toldAll, utcOf } from "../row";

/** Rows of the sky have their instant in UTC. */
function atUtc(row: Row, facts: readonly string[], summary: string, description?: string): readonly CalendarEvent[] {
  const when = { kind: "instant", at: utcOf(row) } as const;
  return [{ facts: facts.map((member) => text(row, member)), when, summary, ...(description && { description }) }];
}

const phases: CalendarRule = {
  kind: "moon-phase",
  rows: "phases",
  events: (row) => atUtc(row, ["phase"], `${told(row, "phase")} · ${placeOf(row)}`),
};

const stations: CalendarRule = {
  kind: "station",
  rows: "events",
  events: (row) => atUtc(row, ["planet", "station"], `${toldAll(row, ["planet", "station"])} · ${placeOf(row)}`),
};

function ingresses(kind: string, rows: string): CalendarRule {
  return {
    kind,
    rows,
    events: (row) => {
      const back = row["isRetrograde"] === true ? " ℞" : "";
      return atUtc(row, ["planet", "fromSign", "toSign"], `${told(row, "planet")}${back} → ${told(row, "toSign")}`);
    },
  };
}

const eclipses: CalendarRule = {
  kind: "eclipse",
  rows: "events",
  events: (row) => {
    const summary = `${told(row, "kind")} · ${told(row, "body")} · ${placeOf(row)}`;
    const stages = listed(row, "stages").map((stage) => {
      const [begins, ends] = [inner(stage, "begins"), inner(stage, "ends")].map(({ time }) => time);
      return `${told(stage, "stage")}: ${begins}–${ends}`;
    });
    return atUtc(row, ["body", "kind"], summary, stages.join("\n"));
  },
};

/** From the last aspect, which is the description, to the next sign. */
const voidMoons: CalendarRule = {
  kind: "void-moon",
  rows: "events",
  events: (row, { answer }) => {
    const [from, to] = [utcOf(inner(row, "begins")), utcOf(inner(row, "ends"))];
    const summary = `${told(answer, "kind")} · ${told(row, "sign")} → ${told(row, "toSign")}`;
    const last = toldAll(row, ["aspect", "planet"]);
    const facts = [text(row, "sign")];
    return [{ facts, when: { kind: "period", from, to }, summary, ...(last !== "" && { description: last }) }];
  },
};

/** Each pass over the place of the birth is an event. */
const returns: CalendarRule = {
  kind: "return",
  of: ["birthData"],
  rows: "events",
  events: (row, { answer }) => {
    const place = placeOf(inner(answer, "natalPosition"));
    const passes = listed(row, "passes");
    return passes.map((pass, index0) => ({
      facts: [text(answer, "planet")],
      when: { kind: "instant", at: utcOf(pass) },
      summary: `${told(answer, "planet")} ↻ ${place}${passes.length > 1 ? ` (${index0 + 1}/${passes.length})` : ""}`,
    }));
  },
};

function aspects(kind: string, [first, second]: readonly [string, string]): CalendarRule {
  return {
    kind,
    rows: "events",
    events: (row, { answer }) => {
      const moon = first === "moon";
      const names = moon ? ["aspect", second] : [first, "aspect", second];
      const zodiac = inner(answer, "conventions")["zodiac"];
      const [event] = atUtc(row, moon ? [second, "aspect"] : [first, second, "aspect"], toldAll(row, names));
      return event === undefined ? [] : [{ ...event, facts: [...event.facts, String(zodiac)] }];
    },
  };
}

const parallels: CalendarRule = {
  kind: "parallel",
  rows: "events",
  events: (row) => atUtc(row, ["planet1", "planet2", "type"], toldAll(row, ["planet1", "type", "planet2"])),
};

const crossings: CalendarRule = {
  kind: "ecliptic-crossing",
  rows: "events",
  events: (row) =>
    atUtc(row, ["planet", "direction"], `${toldAll(row, ["planet", "direction"])} · ${told(row, "sign")}`),
};

const forecast: CalendarRule = {
  kind: "forecast",
  of: ["birthData"],
  rows: "events",
  isRanked: true,
  events: (row) => {
    const what = toldAll(row, ["body", "aspect", "target"]);
    const type = told(row, "type") ?? "";
    const when = { kind: "instant", at: utcOf(row, "datetime") } as const;
    const facts = ["domain", "type", "body", "aspect", "target"].map((member) => String(row[member] ?? ""));
    const description = told(row, "description");
    return [{ facts, when, summary: what === "" ? type : `${type}: ${what}`, ...(description && { description }) }];
  },
};

/** Calendars of the sky, by the id of their operation. */
export const SKY: Readonly<Record<string, CalendarRule>> = {
  getUpcomingMoonPhases: phases,
  findStations: stations,
  findIngresses: ingresses("tropical-ingress", "events"),
  getMonthlyTropicalTransits: ingresses("tropical-ingress", "transitEvents"),
  getMonthlyTransits: ingresses("vedic-ingress", "transitEvents"),
  findEclipses: eclipses,
  findReturns: returns,
  findVoidMoons: voidMoons,
  getMonthlyTropicalAspects: aspects("tropical-aspect", ["planet1", "planet2"]),
  getMonthlyAspects: aspects("vedic-aspect", ["planet1", "planet2"]),
  getMonthlyDeclinationParallels: parallels,
  getMonthlyParallels: parallels,
  getPlanetaryNodePassages: crossings,
  getEclipticCrossings: crossings,
  generateTimeline: forecast,
  findSignificantDates: forecast,
};
