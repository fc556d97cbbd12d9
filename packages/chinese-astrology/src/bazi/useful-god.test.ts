import { describe, expect, test } from "vitest";
import { BRANCHES, type Branch } from "../cycle/branches";
import { PHASES, phaseOfCategory } from "../cycle/phases";
import { PILLARS, type Pillar } from "../cycle/pillars";
import { STEM_ROWS, STEMS, type Stem } from "../cycle/stems";
import { phaseCounts } from "./balance";
import { CLIMATE_STEMS } from "./climate-table";
import { dayMasterStrength } from "./strength";
import { type Needs, phaseRole, type UsefulGod, usefulGod } from "./useful-god";

type Chart = Needs & { readonly useful: UsefulGod; readonly side: string };

/** A chart written as year, month, day and hour: `jia-shen ren-shen yi-si wu-yin`. */
function chartOf(written: string): Chart {
  const pillarAt = (index0: number): Pillar => {
    const pillar = PILLARS.find(({ id }) => id === written.split(" ")[index0]);
    if (pillar === undefined) throw new Error(`no pillar ${index0} in ${written}`);
    return pillar;
  };
  const [year, month, day, hour] = [pillarAt(0), pillarAt(1), pillarAt(2), pillarAt(3)];
  const chart = { pillars: { year, month, day, hour }, dayMaster: day.stem };
  const strength = dayMasterStrength(chart);
  const counts = phaseCounts(chart);
  return { strength, counts, useful: usefulGod(chart, { counts, strength }), side: strength.side };
}

/** Charts that pillars can make, months and hours in step with their years and days. */
const charts: readonly string[] = Array.from({ length: 1500 }, (_, index0) => {
  const pick = (size: number, turn: number): number => (index0 * turn + (index0 >> 3) * 7) % size;
  const year0 = pick(60, 13);
  const day0 = pick(60, 37);
  const month = PILLARS[(12 * year0 + 2 + pick(12, 5)) % 60];
  const hour = PILLARS[(12 * day0 + pick(12, 7)) % 60];
  return [PILLARS[year0]?.id, month?.id, PILLARS[day0]?.id, hour?.id].join(" ");
});

const CHARTS = charts.map((written) => ({ written, ...chartOf(written) }));

describe("the useful god", () => {
  // Shen Xiaozhan, Zi Ping Zhen Quan, with Xu Lewu's commentary, chapters on the resource and on its luck. A fifth chart
  // read there, jia-shen ren-shen yi-si wu-yin, is "a little light" and takes help; here it is balanced, at -0.9
  test.each([
    [
      "bing-yin wu-xu xin-you wu-zi",
      "strong",
      ["output", "wealth"],
      "strong body, strong resource: zi water, then wealth",
    ],
    [
      "bing-xu wu-xu xin-wei ren-chen",
      "strong",
      ["wealth", "output"],
      "earth buries the metal: wealth that breaks resource",
    ],
    ["yi-hai ji-mao ding-you ren-yin", "strong", ["wealth"], "resource rules the month: you metal breaks it"],
    ["wu-xu yi-mao bing-wu yi-hai", "strong", ["output", "wealth"], "strong body, strong resource: earth lets it out"],
  ] as const)("of the printed chart %s: %s, and one of %j", (written, side, categories, _said) => {
    const chart = chartOf(written);
    expect(chart.side).toBe(side);
    expect(categories).toContain(chart.useful.category);
    expect(chart.useful.method).toBe("balance");
  });

  test("is one of the wanted phases where strength wants any, and there for every chart", () => {
    for (const { useful, strength, written } of CHARTS) {
      if (strength.favorable.length === 0) expect(["climate", "flow"], written).toContain(useful.method);
      else expect(strength.favorable, written).toContain(useful.phase);
      expect(PHASES).toContain(useful.phase);
    }
  });

  // Xu Lewu, Zi Ping Cui Yan, on strength: officers are met with resource, output with resource, wealth with peers
  test("of a weak day master is resource against officers and output, and its own kind against wealth", () => {
    const found = new Map<string, Set<string>>();
    for (const { useful } of CHARTS) {
      found.set(useful.reason, new Set([...(found.get(useful.reason) ?? []), useful.category]));
    }
    const categories = (reason: string): readonly string[] => [...(found.get(reason) ?? [])];
    expect(categories("weak-influence")).toEqual(["resource"]);
    expect(categories("weak-output")).toEqual(["resource"]);
    expect(categories("weak-wealth")).toEqual(["peer"]);
    expect(categories("strong-resource")).toEqual(["wealth"]);
    expect(categories("strong-influence")).toEqual(["influence"]);
    expect(categories("strong-output")).toEqual(["output"]);
    expect([...found.keys()]).toEqual(expect.arrayContaining(["climate", "climate-second"]));
  });

  test("of a balanced one is the month's first wish, the second where the first is there three times, else where the lead flows", () => {
    for (const { useful, side, counts, written } of CHARTS) {
      if (side !== "balanced") continue;
      const { first, second, found } = useful.climate;
      if (found.presence !== "plenty") expect(useful.phase, written).toBe(first);
      else if (useful.method === "climate") expect(useful.phase, written).toBe(second);
      else {
        const most = Math.max(...counts.map(({ count }) => count));
        const flows = counts.filter(({ count }) => count === most).map(({ phase }) => phaseOfCategory(phase, "output"));
        expect(flows, written).toContain(useful.phase);
      }
    }
  });

  test("flows on where both wishes of the month are there three times: wood and fire against an earth of the month of yin", () => {
    const { useful, side } = chartOf("jia-zi bing-yin wu-yin ding-si");
    expect(side).toBe("balanced");
    expect(useful).toMatchObject({ method: "flow", reason: "flow", climate: { first: "fire", second: "wood" } });
  });

  test("is never said to stand where the day master itself stands, and its places are those of its presence", () => {
    for (const { written, useful } of CHARTS) {
      const { presence, places } = useful;
      expect(
        places.some(({ position, part }) => position === "day" && part === "stem"),
        written,
      ).toBe(false);
      expect(places.every(({ part }) => (part === "hidden") === (presence === "hidden"))).toBe(true);
      if (presence === "plenty") expect(places.length).toBeGreaterThanOrEqual(3);
      if (presence === "open") expect([1, 2]).toContain(places.length);
      if (presence === "absent") expect(places).toEqual([]);
    }
  });

  test("in winter is fire for cold metal, wood and earth, in summer water, as the school of the climate has it", () => {
    const first = (stem: Stem, month: Branch) => STEM_ROWS[CLIMATE_STEMS[stem][month][0]].phase;
    for (const stem of ["jia", "yi", "wu", "ji", "geng", "xin", "gui"] as const) expect(first(stem, "zi")).toBe("fire");
    for (const stem of ["jia", "yi", "bing", "ding", "wu", "ji", "geng", "xin", "ren"] as const)
      expect(first(stem, "wu"), stem).toBe("water");
    for (const stem of STEMS) {
      for (const month of BRANCHES) {
        const [one, other] = CLIMATE_STEMS[stem][month];
        expect(STEM_ROWS[one].phase, `${stem} ${month}`).not.toBe(STEM_ROWS[other].phase);
      }
    }
  });

  test("gives each phase that comes one role, the useful one alone is `useful`", () => {
    for (const chart of CHARTS) {
      const { written } = chart;
      const roles = PHASES.map((phase) => phaseRole(phase, chart));
      expect(
        roles.filter((role) => role === "useful"),
        written,
      ).toHaveLength(1);
      for (const [index0, phase] of PHASES.entries()) {
        const { favorable, unfavorable } = chart.strength;
        if (favorable.includes(phase)) expect(["useful", "feeds", "helps"]).toContain(roles[index0]);
        if (unfavorable.includes(phase)) expect(["masters", "burdens"]).toContain(roles[index0]);
      }
    }
  });
});
