import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { expect, test } from "vitest";
import { baziChart } from "../chart";
import { luckReading } from "../luck-operation";

const context = { ephemeris: swissEphemeris() };
const BIRTH = { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" } as const;
const LUCK = { ...BIRTH, gender: "male" } as const;

const ALL = ["voids", "stages", "stars"] as const;

test("sections add members and leave all others as they are, to the byte", () => {
  const plain = baziChart(BIRTH, context);
  const { voids, stages, stars, conventions, ...rest } = baziChart({ ...BIRTH, sections: [...ALL] }, context);
  const { conventions: own, ...others } = plain;
  expect(JSON.stringify(rest)).toBe(JSON.stringify(others));
  const { sections, voidsBy, stageOrder, earthStages, noblemanVerse, bladeSchool, ...shared } = conventions;
  expect(JSON.stringify(shared)).toBe(JSON.stringify(own));
  expect({ sections, voidsBy, stageOrder, earthStages, noblemanVerse, bladeSchool }).toEqual({
    sections: ["voids", "stages", "stars"],
    voidsBy: "both",
    stageOrder: "yin-backward",
    earthStages: "with-fire",
    noblemanVerse: "jia-wu-geng",
    bladeSchool: "yang-stems",
  });
  expect([voids?.length, stages?.length]).toEqual([2, 4]);
  expect(stars?.some(({ id }) => id === "primal-star")).toBe(false);
});

test("1990-06-15 14:30 is 庚午 壬午 辛亥 乙未: voids, stages and stars by the rules", () => {
  const chart = baziChart({ ...BIRTH, sections: [...ALL], gender: "male" }, context);
  expect(chart.voids).toEqual([
    { by: "day", decade: "jia-chen", branches: ["yin", "mao"], chinese: "寅卯", positions: [] },
    { by: "year", decade: "jia-zi", branches: ["xu", "hai"], chinese: "戌亥", positions: ["day"] },
  ]);
  expect(chart.stages?.map(({ stage, ownSeat }) => `${stage?.chinese} ${ownSeat.chinese}`)).toEqual([
    "病 沐浴",
    "病 胎",
    "沐浴 沐浴",
    "衰 養",
  ]);
  const nobleman = chart.stars?.filter(({ id }) => id === "nobleman");
  expect(nobleman?.map(({ by, positions }) => `${by} ${positions.join("+")}`)).toEqual([
    "year-stem hour",
    "day-stem year+month",
  ]);
});

test("each option is of its section, and changes what it names", () => {
  const starsOf = (noblemanVerse: "jia-wu" | "jia-wu-geng") =>
    baziChart({ ...BIRTH, sections: ["stars"], noblemanVerse }, context).stars?.find(({ id }) => id === "nobleman");
  expect(starsOf("jia-wu")?.positions).toEqual(["year", "month"]);
  expect(starsOf("jia-wu-geng")?.positions).toEqual(["hour"]);
  const one = baziChart({ ...BIRTH, sections: ["voids"], voidsBy: "year" }, context);
  expect(one.voids?.map(({ by }) => by)).toEqual(["year"]);
  expect([one.stages, one.stars]).toEqual([undefined, undefined]);
});

test.each([
  [{ voidsBy: "day" }, "voidsBy", /of the section voids.+Add voids to sections/],
  [{ sections: ["voids"], stageOrder: "all-forward" }, "stageOrder", /Add stages to sections/],
  [{ sections: ["voids"], gender: "male" }, "gender", /Add stars to sections/],
  [{ sections: ["voids", "voids"] }, "sections.1", /^sections\.1 is "voids", which is in the list already/],
] as const)("%j is refused by name", (options, path, message) => {
  const body = { ...BIRTH, ...options };
  expect(() => Reflect.apply(baziChart, undefined, [body, context])).toThrow(
    expect.objectContaining({
      issues: [expect.objectContaining({ path, message: expect.stringMatching(message) })],
    }),
  );
});

test("an open birth has the sections of the pillars that hold, and a star of an open pillar has no row", () => {
  const day = { ...BIRTH, time: null };
  const chart = baziChart({ ...day, sections: [...ALL] }, context);
  expect(chart.stages?.map(({ position }) => position)).toEqual(["year", "month", "day"]);
  expect(chart.voids?.map(({ by }) => by)).toEqual(["day", "year"]);
  expect(chart.stars?.every(({ positions }) => !positions.includes("hour"))).toBe(true);
  expect(chart.conventions.sections).toEqual(["voids", "stages", "stars"]);
});

test("a count to luck's start is told, echoed, and changes nothing where it is months", () => {
  const plain = luckReading(LUCK, context);
  const { conventions, ...months } = luckReading({ ...LUCK, luckStart: "months" }, context);
  const { conventions: own, ...rest } = plain;
  expect(JSON.stringify(months)).toBe(JSON.stringify(rest));
  expect(conventions).toEqual({ ...own, luckStart: "months" });
  const years = luckReading({ ...LUCK, luckStart: "years" }, context);
  expect([years.startAge, years.startAgeMonths, years.startsAfter?.days]).toEqual([7, 0, 0]);
  expect(years.conventions.luckStart).toBe("years");
});

test("an open birth is refused a count that its time decides", () => {
  const day = { ...LUCK, time: null };
  const ask = (luckStart: "months" | "minutes") => luckReading({ ...day, luckStart }, context);
  expect(() => ask("minutes")).toThrow(/luckStart minutes needs the time of birth.+luckStart months/);
  expect(ask("months").conventions.luckStart).toBe("months");
});
