import { at } from "@almagest/operation";
import { EarthBranch, HeavenStem, SixtyCycle } from "tyme4ts";
import { expect, test } from "vitest";
import { BRANCH_ROWS, BRANCHES } from "../../cycle/branches";
import { PILLARS } from "../../cycle/pillars";
import { STEM_ROWS, STEMS } from "../../cycle/stems";
import { pillarChinese } from "../../present";
import { stageNames } from "../../vocabulary/stages";
import { STAGE_ROWS, STAGES, stageOf } from "./stages";
import { voidsOf } from "./voids";

test("void branches of all sixty pillars are tyme4ts', and no decade has them", () => {
  for (const pillar of PILLARS) {
    const theirs = SixtyCycle.fromName(pillarChinese(pillar));
    const { decade, branches } = voidsOf(pillar);
    expect(branches.map((branch) => BRANCH_ROWS[branch].chinese)).toEqual(
      theirs.getExtraEarthBranches().map((one) => one.getName()),
    );
    expect(pillarChinese(decade)).toBe(`${theirs.getTen().getName()}`);
    const ten = PILLARS.slice(decade.number - 1, decade.number + 9);
    expect(ten.some(({ branch }) => branches.includes(branch))).toBe(false);
  }
});

test("the stages of ten stems at twelve branches, yin backward and earth with fire, are tyme4ts'", () => {
  const school = { order: "yin-backward", earth: "with-fire" } as const;
  for (const stem of STEMS) {
    const ours = BRANCHES.map((branch) => stageNames[stageOf(stem, branch, school)]["zh-Hans"]);
    const theirs = BRANCHES.map((branch) =>
      HeavenStem.fromName(STEM_ROWS[stem].chinese)
        .getTerrain(EarthBranch.fromName(BRANCH_ROWS[branch].chinese))
        .getName(),
    );
    expect(ours, stem).toEqual(theirs);
  }
});

test("where every stem runs forward, both stems of a phase have one stage everywhere", () => {
  for (const [index0, stem] of STEMS.entries()) {
    const yang = at(STEMS, index0 - (index0 % 2));
    for (const branch of BRANCHES) {
      const school = { order: "all-forward", earth: "with-fire" } as const;
      expect(stageOf(stem, branch, school)).toBe(stageOf(yang, branch, { ...school, order: "yin-backward" }));
    }
  }
});

test("earth with water is born at shen, as the hall of an earth life of bazilao.com/bz/511436.html, and ji with gui", () => {
  expect(stageOf("wu", "shen", { order: "yin-backward", earth: "with-water" })).toBe("birth");
  for (const branch of BRANCHES) {
    const school = { order: "yin-backward", earth: "with-water" } as const;
    expect(stageOf("wu", branch, school)).toBe(stageOf("ren", branch, school));
    expect(stageOf("ji", branch, school)).toBe(stageOf("gui", branch, school));
  }
});

test("the characters of the stages are those of their names", () => {
  expect(Object.keys(stageNames)).toEqual([...STAGES]);
  for (const stage of STAGES) expect(stageNames[stage]["zh-Hant"]).toBe(STAGE_ROWS[stage].chinese);
});
