import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { currentDashaBars, majorDashaBars, sookshmaDashaBars } from "../../pictures/dashas";
import { en } from "../../texts/en";
import { currentDasha } from "../current";
import { majorDashas } from "../major";
import { pranaDashas, pratyantardashas, sookshmaDashas, subDashas } from "../sub";
import { openCurrentOutput } from "./current-schema";
import { openAntardashasOutput, openMajorOutput, openPranasOutput, openSookshmasOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en], now: Date.parse("2026-03-01T00:00:00Z") });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 } as const;
// the Moon leaves Jyeshtha for Moola at 11:42 of the first day, and keeps Anuradha around the second's time
const DIVIDED = { ...DELHI, date: "1990-07-06" } as const;
const QUARTER = { ...DELHI, date: "1990-07-04", time: "10:12:00", timeAccuracyMinutes: 15 } as const;
const YEAR_MS = 365.25 * 86_400_000;
const ageAt = (born: string, date: string): number => (Date.parse(`${date}Z`) - Date.parse(`${born}Z`)) / YEAR_MS;
const at = (local: string) => ({ ...DELHI, date: local.slice(0, 10), time: local.slice(11) });

interface Reach {
  readonly from: string;
  readonly to: string;
}

const expectWithin = (date: string | undefined, { from, to }: Reach): void => {
  expect(date).toBeDefined();
  expect([from, date ?? "", to]).toEqual([from, date ?? "", to].sort());
};

interface Known {
  readonly planet: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly nominalStartDate?: string;
}
interface Open {
  readonly planet: string;
  readonly startDate: Reach;
  readonly endDate: Reach;
  readonly nominalStartDate?: Reach;
  readonly bornUntil?: string;
}

/** The periods of a birth are those of its candidate, each date within its reach. */
function expectPeriods(local: string, known: readonly Known[], open: readonly Open[]): void {
  const lived = open.filter(({ bornUntil }) => bornUntil === undefined || local <= bornUntil);
  expect(known.map(({ planet }) => planet)).toEqual(lived.map(({ planet }) => planet));
  for (const [index0, period] of lived.entries()) {
    const own = known[index0];
    expectWithin(own?.startDate, period.startDate);
    expectWithin(own?.endDate, period.endDate);
    if (own?.nominalStartDate !== undefined && period.nominalStartDate !== undefined)
      expectWithin(own.nominalStartDate, period.nominalStartDate);
  }
}

const candidateAt = <One extends { readonly born: Reach }>(candidates: readonly One[], local: string): One => {
  const found = candidates.find(({ born }) => born.from <= local && local <= born.to);
  if (found === undefined) throw new Error(`nobody is born at ${local}`);
  return found;
};

const strict = (schema: typeof openMajorOutput | typeof openCurrentOutput, answer: object): void => {
  const told: unknown = JSON.parse(JSON.stringify(answer));
  expect(schema.strict().parse(told)).toEqual(told);
};

describe.each([
  ["a day on which the Moon changes its nakshatra", DIVIDED],
  ["a quarter of an hour on either side", QUARTER],
])("the major periods of %s", (_, birth) => {
  const open = majorDashas(birth, context);
  const times = timesThrough(open.birthTime, 7);

  test("are those of every known time, each date within its reach", () => {
    for (const local of times) {
      const known = majorDashas(at(local), context);
      const own = candidateAt(open.candidates, local);
      expect([known.nakshatraName, known.nakshatraLord]).toEqual([own.nakshatraName, own.nakshatraLord]);
      expectPeriods(local, known.mahadashas, own.mahadashas);
      const { least, most } = own.birthDashaBalance;
      expect(known.birthDashaBalance.totalDays).toBeGreaterThanOrEqual(least.totalDays);
      expect(known.birthDashaBalance.totalDays).toBeLessThanOrEqual(most.totalDays);
    }
    expectAgreement(
      open.birthTime,
      (local) => {
        const known = majorDashas(at(local), context);
        return (member) => (member === "moon.nakshatra" ? known.nakshatraName : known.nakshatraLord);
      },
      2,
    );
  });

  test("are no wider than they have to be: the earliest and the latest birth have both ends", () => {
    for (const { born, mahadashas } of open.candidates) {
      const [first, last] = [born.from, born.to].map((local) => majorDashas(at(local), context).mahadashas);
      expect(mahadashas.map(({ endDate }) => endDate.to)).toEqual(first?.map(({ endDate }) => endDate));
      expect(mahadashas.map(({ endDate }) => endDate.from)).toEqual(last?.map(({ endDate }) => endDate));
    }
  });

  test("have the answer that their schema describes, and readings without a house", () => {
    strict(openMajorOutput, open);
    expect(open.readings).toHaveLength(9);
    const told = [open.summary, ...open.readings.map(({ interpretation }) => interpretation)].join("\n");
    expect(told).not.toMatch(
      /Lagna|Ascendant|your houses|(?:first|second|third|fourth|ninth|tenth) house|\{|undefined/,
    );
    expect(sentencesOf(open.summary ?? "")[1]).toMatch(/^A time .*would/);
    expect(majorDashaBars(open)).toContain("<svg");
  });
});

test("a lord whose period is over in childhood for every birth is told as a child lives it", () => {
  const dates = ["2001-03-05", "2003-08-19", "1999-11-02", "2006-01-23"];
  let early = 0;
  for (const date of dates) {
    const { candidates, readings } = majorDashas({ ...QUARTER, date }, context);
    for (const { planet, interpretation } of readings) {
      const periods = candidates.flatMap(({ born, mahadashas }) =>
        mahadashas.flatMap(({ endDate, ...one }) => (one.planet === planet ? [ageAt(born.from, endDate.to)] : [])),
      );
      if (periods.length < candidates.length || Math.max(...periods) > 12) continue;
      early += 1;
      expect(interpretation).toMatch(/child|at this age/i);
      expect(interpretation).not.toContain("dasha (planetary period)");
    }
  }
  expect(early).toBeGreaterThan(0);
});

describe("the parts of a period", () => {
  test("that some births no longer live end for them with a time of birth", () => {
    const open = subDashas({ ...DIVIDED, mahadasha: "Mercury" }, context);
    const over = open.candidates[0]?.antardashas.filter(({ bornUntil }) => bornUntil !== undefined) ?? [];
    expect(over.length).toBeGreaterThan(0);
    const ends = over.flatMap(({ bornUntil = "" }) => [
      bornUntil,
      new Date(Date.parse(`${bornUntil}Z`) + 1000).toISOString().slice(0, 19),
    ]);
    const times = [...timesThrough(open.birthTime, 5), ...ends.slice(0, 4)];
    for (const local of times) {
      const known = subDashas({ ...at(local), mahadasha: "Mercury" }, context);
      const own = candidateAt(open.candidates, local);
      expectPeriods(local, known.antardashas, own.antardashas);
      expectPeriods(local, [known.mahadashaPeriod], [own.mahadashaPeriod]);
    }
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openAntardashasOutput.strict().parse(told)).toEqual(told);
  });

  test("on the third level are told for a day, and those that are over for all refused", () => {
    const path = { mahadasha: "Venus", antardasha: "Sun" } as const;
    const open = pratyantardashas({ ...DIVIDED, ...path }, context);
    for (const local of timesThrough(open.birthTime, 3)) {
      const known = pratyantardashas({ ...at(local), ...path }, context);
      expectPeriods(local, known.pratyantardashas, candidateAt(open.candidates, local).pratyantardashas);
    }
    expect(() => subDashas({ ...QUARTER, mahadasha: "Saturn" }, context)).not.toThrow();
    const gone = { mahadasha: "Saturn", antardasha: "Saturn" } as const;
    expect(() => pratyantardashas({ ...QUARTER, time: "10:45:00", ...gone }, context)).toThrow(
      /ended before this birth/,
    );
  });

  const path3 = { mahadasha: "Saturn", antardasha: "Venus", pratyantardasha: "Rahu" } as const;

  test("on the fourth and fifth are refused with the minutes that would do, and told within them", () => {
    const refused = (): unknown => sookshmaDashas({ ...QUARTER, ...path3 }, context);
    expect(refused).toThrow(
      /These births put the sookshma dashas up to 4 months apart, and the longest of the nine lasts/,
    );
    expect(refused).toThrow(
      expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"),
    );
    expect(() => sookshmaDashas({ ...DIVIDED, ...path3 }, context)).toThrow(
      /Send time, with timeAccuracyMinutes of at most \d/,
    );
    const minutes = Number(messageOf(refused).match(/at most (\d+) minutes apart/)?.[1]);
    const about = { ...DELHI, date: "1990-07-04", timeFrom: "10:12:00" } as const;
    const narrow = { ...about, timeTo: `10:${12 + minutes}:00` };
    const open = sookshmaDashas({ ...narrow, ...path3 }, context);
    expect(() => sookshmaDashas({ ...about, timeTo: `10:${13 + minutes}:00`, ...path3 }, context)).toThrow();
    for (const local of timesThrough(open.birthTime, 3)) {
      const known = sookshmaDashas({ ...at(local), ...path3 }, context);
      expectPeriods(local, known.sookshmaDashas, candidateAt(open.candidates, local).sookshmaDashas);
    }
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openSookshmasOutput.strict().parse(told)).toEqual(told);
    expect(sookshmaDashaBars(open)).toContain("<svg");
    expect(() => pranaDashas({ ...narrow, ...path3, sookshma: "Jupiter" }, context)).toThrow(
      /timeFrom and timeTo at most \d+ seconds apart/,
    );
    const seconds = { ...about, timeTo: "10:12:20" };
    const pranas = pranaDashas({ ...seconds, ...path3, sookshma: "Jupiter" }, context);
    const own: unknown = JSON.parse(JSON.stringify(pranas));
    expect(openPranasOutput.strict().parse(own)).toEqual(own);
  });
});

function messageOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

describe("the running periods", () => {
  const LEVELS = ["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha", "pranaDasha"] as const;
  const datetime = "2026-03-01T00:00:00Z";

  test.each([
    ["of a divided day", DIVIDED],
    ["of a quarter of an hour", QUARTER],
    ["of half a minute", { ...DELHI, date: "1990-07-04", timeFrom: "10:12:00", timeTo: "10:12:30" }],
  ])("%s are those of every known time as far as all agree, then each with its births", (_, birth) => {
    const open = currentDasha({ ...birth, datetime }, context);
    const held = LEVELS.filter((level) => open[level] !== undefined);
    expect(held).toEqual(LEVELS.slice(0, held.length));
    expect(open.possible === undefined).toBe(held.length === LEVELS.length);
    const next = LEVELS[held.length];
    const ends = open.possible?.periods.flatMap(({ born }) => [born.from, born.to]) ?? [];
    for (const local of [...timesThrough(open.birthTime, 4), ...ends.slice(0, 6)]) {
      const known = currentDasha({ ...at(local), datetime }, context);
      for (const level of held) {
        const own = open[level];
        expect(own?.planet).toBe(known[level].planet);
        if (own !== undefined) expectPeriods(local, [known[level]], [own]);
      }
      if (open.possible === undefined || next === undefined) continue;
      const own = candidateAt(open.possible.periods, local);
      expect([local, own.planet]).toEqual([local, known[next].planet]);
      expectPeriods(local, [known[next]], [own]);
    }
    strict(openCurrentOutput, open);
    expect(currentDashaBars(open)).toContain("<svg");
  });

  test("change with the second that is told", () => {
    const open = currentDasha({ ...DIVIDED, datetime }, context);
    expect(open.birthTime.changes.length).toBeGreaterThan(3);
    expectAgreement(
      open.birthTime,
      (local) => {
        const known = currentDasha({ ...at(local), datetime }, context);
        return (member) => {
          if (member === "moon.nakshatra") return known.nakshatraName;
          if (member === "dasha.lord") return known.nakshatraLord;
          const level = LEVELS.find((one) => member === `${one}.planet`);
          return level && known[level].planet;
        };
      },
      2,
    );
  });

  test("are refused of an instant that some of these births come after", () => {
    const ask = (): unknown => currentDasha({ ...DIVIDED, datetime: "1990-07-06T06:00:00Z" }, context);
    expect(ask).toThrow(/before the latest of these births/);
  });
});

test("a day of 25 hours has its dates by the clocks of its births", () => {
  const zone = { latitude: 40.7, longitude: -74, timezone: "America/New_York", date: "2024-11-03" };
  const open = majorDashas(zone, context);
  for (const time of ["00:10:00", "01:30:00", "03:00:00", "23:50:00"]) {
    const known = majorDashas({ ...zone, time }, context);
    const own = candidateAt(open.candidates, `${zone.date}T${time}`);
    expectPeriods(`${zone.date}T${time}`, known.mahadashas, own.mahadashas);
  }
});
