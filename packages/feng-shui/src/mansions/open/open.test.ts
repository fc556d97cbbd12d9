import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { eightMansionsPalaces, kuaDirections } from "../../pictures";
import { en } from "../../texts/en";
import { eightMansions } from "../eight-mansions";
import { kuaChart } from "../kua-operations";
import { uncertainKuaOutput, uncertainMansionsOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const UNKNOWN = { time: "unknown", gender: "male" } as const;
/** Li Chun of 2024 is at about 16:27 of UTC+8; a man's kua is 4 before and 3 after. */
const TURN = { date: "2024-02-04", timezone: 8 } as const;
const known = (time: string) => kuaChart({ ...TURN, time, gender: "male" }, context);
const second = (local: string, by: number): string =>
  new Date(Date.parse(`${local}Z`) + 1000 * by).toISOString().slice(11, 19);

describe("the kua of a day on which the year turns", () => {
  const open = kuaChart({ ...TURN, ...UNKNOWN }, context);

  test("is told for both years, with the second that decides", () => {
    const [kua, solarYear] = open.birthTime.changes;
    expect(kua).toMatchObject({ member: "kua", before: 4, after: 3 });
    expect(solarYear).toMatchObject({ member: "solarYear", before: 2023, after: 2024, at: kua?.at });
    expect(kua?.at).toMatch(/^2024-02-04T16:2[67]:/);
    const at = kua?.at ?? "";
    expect([known(second(at, -1)).kua, known(second(at, 0)).kua]).toEqual([4, 3]);
    expect(open.possible?.map(({ from }) => from)).toEqual(["2024-02-04T00:00:00", at]);
    for (const [index0, time] of ["00:00:00", "23:59:59"].entries()) {
      const { from: _, ...possible } = open.possible?.[index0] ?? { from: "" };
      expect(known(time)).toMatchObject(possible);
    }
    for (const member of ["kua", "rawKua", "solarYear", "trigram", "sectors"]) expect(open).not.toHaveProperty(member);
    // 4 and 3 are both of the east
    expect(open.group).toBe("east");
    expect(open.decides).toContain(`${at.replace("T", " at ")} by the clock`);
    expect(sentencesOf(open.decides ?? "")).toHaveLength(2);
  });

  test("by the lunar new year turns at midnight in Beijing, by the clock of the birth", () => {
    const asked = { timezone: "America/New_York", yearBoundary: "lunar-new-year", gender: "female" } as const;
    const { birthTime, possible, decides } = kuaChart({ date: "2024-02-09", time: "unknown", ...asked }, context);
    expect(birthTime.changes.map(({ at }) => at)).toEqual(["2024-02-09T11:00:00", "2024-02-09T11:00:00"]);
    expect(possible?.map(({ solarYear }) => solarYear)).toEqual([2023, 2024]);
    expect(decides).toContain("midnight in Beijing");
  });

  test("of a range on one side of the turn holds", () => {
    const range = kuaChart({ ...TURN, gender: "male", timeFrom: "17:00:00", timeTo: "23:00:00" }, context);
    const { birthTime, ...held } = range;
    expect(birthTime.state).toBe("range");
    expect(birthTime.changes).toEqual([]);
    const { conventions: _, ...told } = held;
    expect(known("20:00:00")).toMatchObject(told);
    expect(range).not.toHaveProperty("possible");
    expect(
      kuaChart({ ...TURN, gender: "male", time: "16:20:00", timeAccuracyMinutes: 15 }, context).possible,
    ).toHaveLength(2);
  });

  test("are the answers that their schemas describe", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainKuaOutput.strict().parse(told)).toEqual(told);
    const mansions: unknown = JSON.parse(
      JSON.stringify(eightMansions({ ...TURN, ...UNKNOWN, facing: "South" }, context)),
    );
    expect(uncertainMansionsOutput.strict().parse(mansions)).toEqual(mansions);
  });
});

describe("the eight mansions of an open time", () => {
  test("are those of both years, each with the sector that a door faces", () => {
    const { possible, decides, group } = eightMansions({ ...TURN, ...UNKNOWN, facing: "South" }, context);
    expect([group, decides !== undefined]).toEqual(["east", true]);
    for (const [index0, kua] of [4, 3].entries()) {
      const { conventions: _, ...own } = eightMansions({ kua, facing: "South" }, context);
      expect(possible?.[index0]).toMatchObject(own);
    }
  });

  test("hold on any other day", () => {
    const { conventions: _, ...own } = eightMansions({ date: "1985-07-15", gender: "male" }, context);
    expect(eightMansions({ date: "1985-07-15", timezone: 8, ...UNKNOWN }, context)).toMatchObject(own);
  });

  test("of a kua that is sent ask for no time", () => {
    const ask = () => eightMansions({ kua: 4, timezone: 8, ...UNKNOWN }, context);
    expect(ask).toThrow(/Send kua without time/);
  });
});

test("a time that is left out is read as ever, and a range needs its zone", () => {
  const day = kuaChart({ date: "2024-02-04", gender: "male" }, context);
  expect([day.kua, day.solarYear]).toEqual([4, 2023]);
  expect(day).not.toHaveProperty("birthTime");
  expect(() =>
    kuaChart({ date: "2024-02-04", timeFrom: "10:00:00", timeTo: "11:00:00", gender: "male" }, context),
  ).toThrow(/timezone is missing beside time/);
});

test("of an unknown time without a zone the day is that of UTC+8", () => {
  const { timezone: _, ...date } = TURN;
  expect(kuaChart({ ...date, ...UNKNOWN }, context)).toEqual(kuaChart({ ...TURN, ...UNKNOWN }, context));
  expect(kuaChart({ ...date, ...UNKNOWN }, context).conventions.timezone).toBe(8);
});

test.each(LANGS)("the pictures say in %s that the time is unknown, with a plate for each year", (lang) => {
  const figures = [
    kuaDirections.figure(kuaChart({ ...TURN, ...UNKNOWN, lang }, context), { lang }),
    eightMansionsPalaces.figure(eightMansions({ ...TURN, ...UNKNOWN, lang }, context), { lang }),
    kuaDirections.figure(kuaChart({ date: "1985-07-15", timezone: 8, ...UNKNOWN, lang }, context), { lang }),
  ];
  for (const figure of figures) {
    expect(figure.description).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  }
  expect(figures.map(({ height }) => height > 1000)).toEqual([true, true, false]);
});
