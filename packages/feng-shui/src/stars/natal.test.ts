import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { derivedCell, MOUNTAIN_NAMES } from "../../test/derivation";
import {
  OTHER_PAGES,
  PRINTED_ORDER,
  type PrintedChart,
  WIKIBOOKS_PERIOD_8,
  ZHANG_HOUSE,
} from "../../test/printed-charts";
import { PALACES, type Palace } from "../compass/directions";
import { MOUNTAINS, mountainNamed } from "../compass/mountains";
import { en } from "../texts/en";
import { COMBINATIONS, combinationOf } from "./combinations";
import { BASE_PLATE, FLIGHT_PATH, flownPlate, homeOf, STARS, type Star, starOf } from "./lo-shu";
import { type NatalStars, natalStars } from "./natal";
import { natalStarChart } from "./natal-operation";
import { isIllAtEase, kindestPalaces, sidesOf, worthOf } from "./palace-rank";
import { STAR_FACTS } from "./stars";

const withTexts = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });
const CHARTS = STARS.flatMap((period) => MOUNTAINS.map((facing) => natalStars(period, facing)));

const cellOf = (chart: NatalStars, palace: Palace): string =>
  `${chart.mountainPlate[palace]}${chart.periodPlate[palace]}${chart.waterPlate[palace]}`;

function printed({ period, facing }: PrintedChart): string {
  const chart = natalStars(starOf(period), mountainNamed(facing));
  return PRINTED_ORDER.map((palace) => cellOf(chart, palace)).join(" ");
}

describe("plates", () => {
  test("of 5 flying forward are the Lo Shu square, whose lines sum to 15", () => {
    expect(flownPlate(5)).toEqual(BASE_PLATE);
    const lines: readonly (readonly Palace[])[] = [
      ["Southeast", "South", "Southwest"],
      ["East", "Center", "West"],
      ["Northeast", "North", "Northwest"],
      ["Southeast", "Center", "Northwest"],
      ["Southwest", "Center", "Northeast"],
    ];
    for (const line of lines) expect(line.reduce((sum, palace) => sum + BASE_PLATE[palace], 0)).toBe(15);
    for (const star of STARS) expect(BASE_PLATE[homeOf(star)]).toBe(star);
  });

  test("of 1 are those of the Xieji Bianfang Shu, juan 8, and in reverse go down", () => {
    const along = (plate: ReturnType<typeof flownPlate>): string => FLIGHT_PATH.map((palace) => plate[palace]).join("");
    expect(along(flownPlate(1))).toBe("123456789");
    expect(along(flownPlate(1, "reverse"))).toBe("198765432");
  });
});

describe("natal charts", () => {
  test("of 9 periods and 24 mountains are those of an independent derivation, every star", () => {
    expect(MOUNTAIN_NAMES).toEqual(MOUNTAINS.map(({ id }) => id));
    expect(CHARTS).toHaveLength(216);
    for (const chart of CHARTS) {
      for (const palace of PALACES) {
        const derived = derivedCell(chart.period, chart.facing.id, palace);
        expect(cellOf(chart, palace), `${chart.period} ${chart.facing.id} ${palace}`).toBe(derived);
      }
    }
  });

  test.each(WIKIBOOKS_PERIOD_8)("of period 8 facing $facing is the one in print", (chart) => {
    expect(printed(chart)).toBe(chart.cells);
  });

  test.each(OTHER_PAGES)("of $source is the one in print", (chart) => {
    expect(printed(chart)).toBe(chart.cells);
  });

  test("of the Zhang house at Kuaiji has the stars that the casebook reads", () => {
    const { mountainPlate, waterPlate, structure } = natalStars(7, mountainNamed("wu"));
    for (const palace of PALACES) {
      const pair = [mountainPlate[palace], waterPlate[palace]].sort().join("");
      if (palace in ZHANG_HOUSE) expect(pair, palace).toBe(ZHANG_HOUSE[palace]);
    }
    expect(structure).toBe("double-sitting");
    expect([waterPlate.East, mountainPlate.West, waterPlate.West]).toEqual([9, 1, 4]);
    expect([waterPlate.South, waterPlate.Northwest, waterPlate.Southwest]).toEqual([6, 3, 8]);
  });

  test("of a house of period 1, ren facing bing, have both ruling stars behind and water star 3 in the east, so the Thirty Rules", () => {
    // Shen Shi Xuan Kong Xue, the thirty rules of yang houses, 7: http://scl371.com/article/7467853_143265054.html
    const { structure, waterPlate } = natalStars(1, mountainNamed("bing"));
    expect([structure, waterPlate.East]).toEqual(["double-sitting", 3]);
  });

  test("hold each star once on each of the three plates", () => {
    for (const { periodPlate, mountainPlate, waterPlate } of CHARTS) {
      for (const plate of [periodPlate, mountainPlate, waterPlate]) {
        expect(Object.values(plate).sort()).toEqual([...STARS]);
      }
    }
  });

  test("of period 9 facing wu have 5 reverse, 4 forward and both ruling stars at the back", () => {
    const chart = natalStars(9, mountainNamed("wu"));
    expect(chart).toMatchObject({ mountainFlight: "reverse", waterFlight: "forward", structure: "double-sitting" });
    expect([chart.mountainPlate.Center, chart.waterPlate.Center]).toEqual([5, 4]);
  });
});

describe("structures", () => {
  /** The facings of each, by period, from the 216 charts of the Wikibooks pages. */
  const PROSPEROUS = [
    "",
    "chou xun si wei qian hai",
    "mao yi chen you xin xu",
    "gen yin jia kun shen geng",
    "zi gui chou mao yi chen wu ding wei you xin xu",
    "gen yin jia kun shen geng",
    "mao yi chen you xin xu",
    "chou xun si wei qian hai",
    "",
  ];
  const REVERSED = [
    "",
    "gen yin chen kun shen xu",
    "jia xun si geng qian hai",
    "chou mao yi wei you xin",
    "ren gen yin jia xun si bing kun shen geng qian hai",
    "chou mao yi wei you xin",
    "jia xun si geng qian hai",
    "gen yin chen kun shen xu",
    "",
  ];
  const DOUBLE_FACING = [
    "ren chou jia xun si wu ding kun shen you xin xu",
    "zi gui mao yi bing geng",
    "ren chou wu ding kun shen",
    "zi gui xun si bing xu",
    "",
    "ren chen wu ding qian hai",
    "zi gui gen yin bing wei",
    "ren jia wu ding you xin",
    "zi gui gen yin mao yi chen bing wei geng qian hai",
  ];
  const facings = (period: number, structure: string): string =>
    CHARTS.filter((chart) => chart.period === period && chart.structure === structure)
      .map(({ facing }) => facing.id)
      .sort()
      .join(" ");
  const sorted = (names: string | undefined = ""): string => names.split(" ").sort().join(" ");

  test.each(STARS)("of period %i are on the facings that the charts in print have them on", (period) => {
    expect(facings(period, "prosperous-mountain-prosperous-water")).toBe(sorted(PROSPEROUS[period - 1]));
    expect(facings(period, "reversed")).toBe(sorted(REVERSED[period - 1]));
    expect(facings(period, "double-facing")).toBe(sorted(DOUBLE_FACING[period - 1]));
  });

  test("are 48, 48, 60 and 60 of the 216", () => {
    const counts = new Map<string, number>();
    for (const { structure } of CHARTS) counts.set(structure, (counts.get(structure) ?? 0) + 1);
    expect(Object.fromEntries(counts)).toEqual({
      "prosperous-mountain-prosperous-water": 48,
      reversed: 48,
      "double-facing": 60,
      "double-sitting": 60,
    });
  });
});

describe("named pairs", () => {
  test("are found whichever star is the mountain's, smaller first, and no other pair has a name", () => {
    expect([combinationOf(9, 8), combinationOf(8, 9)]).toEqual(["8-9", "8-9"]);
    const found = STARS.flatMap((one) => STARS.map((other) => combinationOf(one, other)));
    expect(new Set(found.filter((id) => id !== undefined))).toEqual(new Set(Object.keys(COMBINATIONS)));
    expect(combinationOf(1, 8)).toBeUndefined();
    expect(combinationOf(5, 5)).toBeUndefined();
  });
});

test("a pair is ill at ease by its bad name, or without a name where one phase holds the other down", () => {
  const illAtEase = (mountain: Star, water: Star): boolean => isIllAtEase({ palace: "South", mountain, water });
  // fire at heaven's gate and water over fire, which has a good name; earth and water, metal and wood; fire and earth
  expect([illAtEase(6, 9), illAtEase(1, 9), illAtEase(1, 8), illAtEase(6, 4), illAtEase(2, 9)]).toEqual([
    ...[true, false, true, true, false],
  ]);
});

const DIRECTION_WORDS = /\b(?:north|south)?(?:east|west)\b|\bnorth\b|\bsouth\b/g;

test("a summary warns of the front or the back only where it is the one that wants care", () => {
  const told = { front: 0, back: 0 };
  for (const { period, facing, sitting } of CHARTS) {
    const { summary = "" } = natalStarChart({ period, facing: facing.id }, withTexts);
    const [, end, side] = /The (front|back), the (\w+), holds stars that want care/.exec(summary) ?? [];
    if (end !== "front" && end !== "back") continue;
    told[end]++;
    expect(side, `${period} ${facing.id}`).toBe((end === "front" ? facing : sitting).direction.toLowerCase());
  }
  expect(Math.min(told.front, told.back)).toBeGreaterThan(0);
});

test("no house's summary calls a side kind that is its front, its back, or of inauspicious name in its list", () => {
  let kindest = 0;
  for (const { period, facing, sitting } of CHARTS) {
    const { summary = "", palaces } = natalStarChart({ period, facing: facing.id }, withTexts);
    const said =
      /(?:Of the other sides|income is best served by) ([^.,]+?)(?: is the kindest| is best| are kind|\.)/.exec(
        summary,
      )?.[1] ?? "";
    for (const name of said.match(DIRECTION_WORDS) ?? []) {
      kindest++;
      const palace = palaces.find((one) => one.palace.toLowerCase() === name);
      expect([facing.direction, sitting.direction], `${period} ${facing.id}`).not.toContain(palace?.palace);
      expect(palace?.combination?.nature ?? "auspicious", `${period} ${facing.id}`).toBe("auspicious");
    }
  }
  expect(kindest).toBeGreaterThan(150);
});

test("the kindest sides are those of most worth among the six that are neither front nor back", () => {
  for (const stars of CHARTS) {
    const ends: readonly string[] = [stars.facing.direction, stars.sitting.direction];
    const six = sidesOf(stars).filter(({ palace }) => !ends.includes(palace));
    expect(six).toHaveLength(6);
    const kind = six.filter(
      (one) =>
        !isIllAtEase(one) &&
        ![one.mountain, one.water].some((star) => star === 2 || star === 5) &&
        [one.mountain, one.water].some((star) => STAR_FACTS[star].nature === "auspicious"),
    );
    const most = Math.max(...kind.map(worthOf));
    expect(kindestPalaces(stars)).toEqual(kind.filter((one) => worthOf(one) === most));
  }
});

test("every side of a five or a two is named in the summary, and no front or back of theirs is given a use", () => {
  for (const stars of CHARTS) {
    const { summary = "", structure } = natalStarChart({ period: stars.period, facing: stars.facing.id }, withTexts);
    const heavy = sidesOf(stars).filter(({ mountain, water }) =>
      [mountain, water].some((star) => star === 2 || star === 5),
    );
    const told = summary.split("\n\n")[2] ?? "";
    for (const { palace } of heavy)
      expect(told, `${stars.period} ${stars.facing.id}`).toContain(`the ${palace.toLowerCase()}`);
    const ends: readonly string[] = [stars.facing.direction, stars.sitting.direction];
    if (!heavy.some(({ palace }) => ends.includes(palace))) continue;
    expect(`${structure.meaning}${summary}`).not.toMatch(
      /beds and studies to the rear|keep the back open|Use the facing side|Make the rear|Live in the back half|need nothing/,
    );
  }
});

test("no answer names a palace without saying which, or gives the Center a door, a bed or a side", () => {
  for (const { period, facing } of CHARTS) {
    const { summary = "", palaces } = natalStarChart({ period, facing: facing.id }, withTexts);
    const prose = [summary, ...palaces.map(({ reading = "" }) => reading)].join(" ");
    expect(prose).not.toMatch(
      /whichever palace|wherever those|in which nine|down the list of palaces|the palaces where/,
    );
    const { reading = "" } = palaces.find(({ palace }) => palace === "Center") ?? {};
    expect(reading).not.toMatch(
      /\b(?:door|bed|beds|side|sides of the house|sleeps?|pillow|threshold|facing)\b(?! stands)/,
    );
  }
});

test("no pair with a five is given fire, and no palace that holds one down is praised for its own star", () => {
  const fire = /\b(?:red|rosy|candles?|orange|amber|coral)\b/;
  for (const { period, facing } of CHARTS) {
    for (const { palace, mountain, water, reading = "", combination } of natalStarChart(
      { period, facing: facing.id },
      withTexts,
    ).palaces) {
      if (palace === "Center") continue;
      const sentences = reading.split(". ").filter((one) => fire.test(one));
      if (mountain === 5 || water === 5) {
        expect(
          sentences.filter((one) => !/\b(?:no|No|nothing|come out of)\b/.test(one)),
          `${mountain}-${water}`,
        ).toEqual([]);
      }
      if (combination?.nature === "inauspicious")
        expect(reading).not.toMatch(/good for the couple's bed|all profit|Money's star in this house runs/);
    }
  }
});
