import { readFileSync } from "node:fs";
import { at } from "@almagest/operation";
import { expect, test } from "vitest";
import * as z from "zod";
import { STAGE_ROWS, STAGES } from "../bazi/sections/stages";
import { BRANCH_ROWS, BRANCHES } from "../cycle/branches";
import { PILLARS } from "../cycle/pillars";
import { pillarChinese } from "../present";
import { chartMonth, type ZiWeiBirth, type ZiWeiChart, ziWeiChart } from "./chart";
import { PALACE_ROWS } from "./palaces";
import { rulesOf } from "./schools";
import { STAR_ROWS } from "./stars";
import { TRANSFORMATION_ROWS } from "./transformations";

// Charts printed before programs drew them, as they are printed: what a page does not tell is not in the file.
//   yuan-zhi  華山陳希夷先生飛星紫微斗數原旨 (斗數觀測錄), noted by Lei Xun, 1938; page of the scan NLC416-12jh004539-48693
//             (Wikimedia Commons), read in the transcription github.com/linyuhanggg/fateradar-classics
//   wang      王亭之, 安星法及推斷實例, the first example (Puyi), ISBN 978-7-309-09665-1, read as a programmer copied it
//   quan-shu  紫微斗數全書, book 4, charts of the past and the present
//   blog      blog.bobyeh.com, the first lesson of 大家學紫微

const names = z.record(z.string(), z.string());
const schema = z.array(
  z.object({
    id: z.string(),
    book: z.enum(["yuan-zhi", "wang", "quan-shu", "blog"]),
    page: z.string().optional(),
    year: z.string(),
    month: z.int(),
    day: z.int(),
    leap: z.boolean().default(false),
    hour: z.string(),
    sex: z.enum(["male", "female"]).optional(),
    printed: z.strictObject({
      life: z.string().optional(),
      body: z.string().optional(),
      bodyIn: z.string().optional(),
      bureau: z.string().optional(),
      lords: z.tuple([z.string(), z.string()]).optional(),
      stars: names.optional(),
      in: z.record(z.string(), z.array(z.string())).optional(),
      palaces: names.optional(),
      transformations: names.optional(),
      decades: names.optional(),
      limits: names.optional(),
      stages: names.optional(),
      voids: z.record(z.string(), z.tuple([z.string(), z.string()])).optional(),
      empty: z.array(z.string()).optional(),
    }),
  }),
);
const PRINTED = schema.parse(JSON.parse(readFileSync(new URL("./fixtures/charts.json", import.meta.url), "utf8")));
type Printed = (typeof PRINTED)[number];

const CHARACTERS: readonly string[] = BRANCHES.map((branch) => BRANCH_ROWS[branch].chinese);
const PHASE_CHARACTERS = { water: "水", wood: "木", metal: "金", earth: "土", fire: "火" } as const;

function chartOf({ book, year, month, day, leap, hour, sex }: Printed): ZiWeiChart {
  // "where there is a leap month, count by the month after it": the 1938 book on its charts of a leap seventh month
  const rules =
    book === "wang"
      ? rulesOf("zhongzhou", {})
      : rulesOf("general", { leapMonth: "next", transformationTable: "quan-shu" });
  const lunar = { year: 0, month, day, isLeap: leap, length: 30, firstDayNumber: 0 };
  const yearPillar = PILLARS.find((pillar) => pillarChinese(pillar) === year);
  if (yearPillar === undefined) throw new Error(year);
  const birth: ZiWeiBirth = {
    lunar,
    dayNumber: 0,
    year: 0,
    yearPillar,
    month: chartMonth(lunar, rules.leapMonth),
    hour0: CHARACTERS.indexOf(hour),
  };
  return ziWeiChart(birth, sex ?? "male", rules);
}

/** Every statement of a printed chart that ours does not make. */
function differences(printed: Printed): readonly string[] {
  const chart = chartOf(printed);
  const { palaces, bureau } = chart;
  const { printed: facts } = printed;
  const branch = (branch0: number) => at(CHARACTERS, branch0);
  const palace = (name: string) =>
    palaces.find(({ id }) => (name === "身宮" ? id === chart.body : PALACE_ROWS[id].chinese === name));
  const branchOf = (name: string) => palace(name)?.pillar.branch;
  const starAt = (name: string) =>
    palaces
      .filter(({ stars }) => stars.some(({ star }) => STAR_ROWS[star].chinese === name))
      .map((one) => branch(one.branch0));
  const pairs: (readonly [told: string, ours: unknown, theirs: unknown])[] = [];
  const say = (told: string, ours: unknown, theirs: unknown) => {
    if (theirs !== undefined) pairs.push([told, ours, theirs]);
  };
  const named = (name: string) => {
    const found = branchOf(name);
    return found && BRANCH_ROWS[found].chinese;
  };
  say("life", named("命宮"), facts.life);
  say("body", named("身宮"), facts.body);
  say("body in", PALACE_ROWS[chart.body].chinese, facts.bodyIn);
  say(
    "bureau",
    `${PHASE_CHARACTERS[bureau.phase]}${at(["二", "三", "四", "五", "六"], bureau.number - 2)}局`,
    facts.bureau,
  );
  say(
    "lords",
    [chart.lifeLord, chart.bodyLord].map((star) => STAR_ROWS[star].chinese),
    facts.lords,
  );
  for (const [star, where] of Object.entries(facts.stars ?? {})) say(star, starAt(star), [where]);
  for (const [name, stars] of Object.entries(facts.in ?? {})) {
    for (const star of stars) say(`${star} in ${name}`, starAt(star), [named(name)]);
  }
  for (const [name, where] of Object.entries(facts.palaces ?? {})) say(name, named(name), where);
  for (const [star, change] of Object.entries(facts.transformations ?? {})) {
    const found = chart.transformations.find((one) => STAR_ROWS[one.star].chinese === star);
    say(`${star} ${change}`, found && TRANSFORMATION_ROWS[found.id].chinese, change);
  }
  for (const [age, where] of Object.entries(facts.decades ?? {})) {
    const found = palaces.find(({ decade }) => decade.fromAge === Number(age));
    say(`decade from ${age}`, found && branch(found.branch0), where);
  }
  for (const [age, where] of Object.entries(facts.limits ?? {})) {
    const found = palaces.find(({ smallLimitAge }) => (Number(age) - smallLimitAge) % 12 === 0);
    say(`small limit at ${age}`, found && branch(found.branch0), where);
  }
  for (const [where, stage] of Object.entries(facts.stages ?? {})) {
    const found = palaces.find(({ branch0 }) => branch(branch0) === where);
    say(`stage at ${where}`, found && STAGE_ROWS[at(STAGES, found.stage0)].chinese, stage);
  }
  for (const [name, both] of Object.entries(facts.voids ?? {})) {
    const second = name === "截空" ? "副截" : "副旬";
    say(name, [...starAt(name), ...starAt(second)].sort(), [...both].sort());
  }
  for (const name of facts.empty ?? []) {
    say(
      `no major star in ${name}`,
      palace(name)?.stars.filter(({ star }) => STAR_ROWS[star].kind === "major"),
      [],
    );
  }
  if (pairs.length === 0) throw new Error(`${printed.id} has no statement`);
  return pairs.flatMap(([told, ours, theirs]) =>
    JSON.stringify(ours) === JSON.stringify(theirs)
      ? []
      : [`${told}: ${JSON.stringify(theirs)}, ours ${JSON.stringify(ours)}`],
  );
}

/** Charts that differ from ours, each with its reason. All statements of the others are ours. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "D3-event-0905": "life and body are by its month and hour, the major stars not by its day, the 5th",
  "39-jiachen": "one star of nine: Hong Luan is opposite, at the branch of hai; Tian Xi is where the book has it",
  "D4-gu-shuming": "the major stars and Ling Xing are of no day or hour of its birth",
  "D1-zu": "Zi Wei and Tan Lang at mao need another day than the 10th; a digit may be lost",
  "D2-event-0720you": "earth is not the na yin of gui-hai, the life palace of a year wu",
  "quanshu-confucius": "fire is the na yin of wu-zi, the life palace of a year geng; the book has earth for a legend",
};

test("54 printed charts are ours in all they tell, but for six that are named with the reason", () => {
  expect(PRINTED).toHaveLength(54);
  const differ = PRINTED.filter((one) => differences(one).length > 0).map(({ id }) => id);
  expect(differ).toEqual(Object.keys(DIFFERENT));
});

test("Puyi's chart has all its 49 stars where Wang Tingzhi prints them, and the lords by the year of birth", () => {
  const puyi = at(
    PRINTED.filter(({ book }) => book === "wang"),
    0,
  );
  expect(Object.keys(puyi.printed.stars ?? {})).toHaveLength(49);
  expect(differences(puyi)).toEqual([]);
});

test("Hong Luan is the only star that chart 39 has elsewhere", () => {
  const chart = at(
    PRINTED.filter(({ id }) => id === "39-jiachen"),
    0,
  );
  expect(differences(chart)).toEqual(['紅鸞 in 父母: ["巳"], ours ["亥"]']);
});
