import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { BRANCH_ROWS, type Branch } from "../../cycle/branches";
import type { Stem } from "../../cycle/stems";
import type { Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

const ENGLISH_COUNTS = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const;

export const english: Speech = {
  stem: stemTold,
  branch: branchTold,
  bareBranch: (branch) => capitalized(BRANCH_ROWS[branch].animal),
  phase: (phase) => phase,
  position: (position) => position,
  pillar: (position, { id }) => `the ${position} pillar ${id}`,
  list: joined,
  place: (part, position) => `the ${part} of the ${position}`,
  branchesOf: (positions) =>
    `the ${positions.length === 1 ? "branch" : "branches"} of ${joined(positions.map((one) => `the ${one}`))}`,
  counts: (counts, missing) =>
    joined([
      ...counts.map(({ of, count }, index0) => {
        const verb = count === 1 ? " is" : " are";
        return `${at(ENGLISH_COUNTS, count)}${index0 === 0 ? verb : ""} ${of}`;
      }),
      ...(missing.length === 0 ? [] : [`none ${missing.join(" or ")}`]),
    ]),
  verdict: (verdict) => verdict.replace("-", " "),
  verdicts: (counts, total) =>
    joined(
      counts.map(
        ({ of, count }, index0) =>
          `${of.replace("-", " ")} in ${count}${index0 === 0 ? ` of ${total} possible charts` : ""}`,
      ),
    ),
  turned: (positions, time) => `${joined(positions.map((one) => `the ${one}`))} changed at ${time}`,
  hours: (hours) => {
    const names = hours.map(({ branch, rat }) => {
      const name = branchTold(branch);
      return rat === undefined ? name : name.replace("the ", `the ${rat} `);
    });
    return `the ${names.length === 1 ? "hour" : "hours"} of ${joined(names)}`;
  },
  stretch: (from, to) => `from ${from} ${to === undefined ? "on" : `to ${to}`}`,
  candidates: (fewer, most) =>
    `${fewer.map(({ phase, when }) => `${phase} ${when}`).join(", ")}, and ${most} at all other times`,
  inHours: (hours) => `in ${hours}`,
  yearsOf: (phases) =>
    joined(
      phases.map(
        (phase, index0) =>
          `${index0 === 0 ? "years of " : "those of "}${phase} end in ${YEAR_ENDS[phase].join(" or ")}`,
      ),
    ),
  bond: (type) => type.slice(type.lastIndexOf("-") + 1),
  timePillar: ({ stem, branch }) => `${stemTold(stem)}-${capitalized(branch)}`,
  year: (year) => year,
  eitherYear: (years) => years.join(" or "),
  yearSpan: (from, to) => `${from} to ${to}`,
  age: (years, months) => {
    const told = [
      ...(years === 0 && months > 0 ? [] : [counted(years, "year")]),
      ...(months === 0 ? [] : [counted(months, "month")]),
    ];
    return told.join(" and ");
  },
  ageReach: (ages) => (ages.length === 1 ? at(ages, 0) : `between ${ages.join(" and ")}`),
  courses: (courses) =>
    courses
      .map(({ before, from, direction, ages }) => {
        const when = before === undefined ? `from ${from} on` : `before ${before}`;
        return `${when} it runs ${direction} and begins at ${ages.join(" to ")}`;
      })
      .join("; "),
  shares: (shares) => shares.join(", "),
  otherTimes: "at all other times",
  half: (part) => part,
};

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.slice(-1).join("")}`;
}

/** A stem by its own name, a branch by its animal with the article: two of them are called wu. */
function stemTold(stem: Stem): string {
  return capitalized(stem);
}

function branchTold(branch: Branch): string {
  return `the ${capitalized(BRANCH_ROWS[branch].animal)}`;
}
