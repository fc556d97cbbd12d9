import { at } from "@almagest/operation";
import type { InteractionType } from "../../cycle/bonds";
import type { PillarPosition } from "../positions";
import type { Verdict } from "../strength";
import { type Bend, namedSpeech, type Rat, yearSpan } from "./named";
import type { LuckCourse, Speech } from "./shape";
import { YEAR_ENDS } from "./year-ends";

/** The words of joints that Spanish, Portuguese and French put together in one way. */
export interface RomanceWords {
  readonly lang: "es" | "pt" | "fr";
  readonly of: Readonly<Record<PillarPosition | "luck", string>>;
  readonly the: Readonly<Record<PillarPosition, string>>;
  readonly pillar: string;
  readonly stem: string;
  readonly branch: string;
  readonly branches: string;
  /** Characters by their number, from none. */
  readonly counts: readonly string[];
  readonly belongs: { readonly one: string; readonly many: string };
  /** An element that characters belong to, with its preposition. */
  readonly ofPhase: (phase: string, bend: Bend) => string;
  readonly nor: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly bonds: Readonly<Record<InteractionType, string>>;
  readonly inSome: string;
  readonly ofCharts: (total: number) => string;
  readonly changed: { readonly one: string; readonly many: string };
  readonly at: string;
  readonly hour: string;
  readonly hours: string;
  readonly rat: Readonly<Record<Rat, string>>;
  readonly from: (time: string) => string;
  readonly before: (time: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly inHours: (hours: string) => string;
  readonly otherTimes: string;
  readonly and: string;
  readonly years: string;
  readonly those: string;
  readonly end: string;
  readonly endBy: string;
  readonly courses: Readonly<Record<LuckCourse["direction"], string>>;
  readonly start: string;
  readonly to: string;
  readonly semicolon: string;
}

export function romanceSpeech(bend: Bend, words: RomanceWords): Speech {
  const { of, the, verdicts } = words;
  const ageReach = (ages: readonly string[]): string =>
    ages.length === 1 ? at(ages, 0) : `de ${ages.join(` ${words.to} `)}`;
  return namedSpeech(words.lang, bend, ({ phase, pillar, list, either, hours }) => {
    const ofPhase = (one: Parameters<typeof phase>[0]): string => words.ofPhase(phase(one), bend);
    return {
      position: (position) => of[position],
      pillar: (position, one) => `${words.pillar} ${of[position]} ${pillar(one)}`,
      place: (part, position) => `${words[part]} ${of[position]}`,
      branchesOf: (positions) =>
        `${positions.length === 1 ? words.branch : words.branches} ${list(positions.map((one) => of[one]))}`,
      counts: (counts, missing) =>
        list([
          ...counts.map((one, index0) => {
            const verb = ` ${one.count === 1 ? words.belongs.one : words.belongs.many}`;
            return `${at(words.counts, one.count)}${index0 === 0 ? verb : ""} ${ofPhase(one.of)}`;
          }),
          ...(missing.length === 0 ? [] : [`${at(words.counts, 0)} ${missing.map(ofPhase).join(` ${words.nor} `)}`]),
        ]),
      verdict: (verdict) => verdicts[verdict],
      verdicts: (counts, total) =>
        list(
          counts.map((one, index0) => {
            const among = index0 === 0 ? ` ${words.ofCharts(total)}` : "";
            return `${verdicts[one.of]} ${words.inSome} ${one.count}${among}`;
          }),
        ),
      turned: (positions, time) => {
        const verb = positions.length === 1 ? words.changed.one : words.changed.many;
        return `${list(positions.map((one) => the[one]))} ${verb} ${words.at} ${time}`;
      },
      hours: (named) => `${named.length === 1 ? words.hour : words.hours} ${hours(named, "de", words.rat)}`,
      stretch: (from, to) => (to === undefined ? words.from(from) : words.between(from, to)),
      candidates: (fewer, most) => {
        const told = fewer.map((one) => `${phase(one.phase)} ${one.when}`).join(", ");
        return `${told}, ${words.and} ${phase(most)} ${words.otherTimes}`;
      },
      inHours: words.inHours,
      yearsOf: (phases) =>
        list(
          phases.map((one, index0) => {
            const opening = index0 === 0 ? words.years : words.those;
            const verb = index0 === 0 ? ` ${words.end}` : "";
            return `${opening} ${ofPhase(one)}${verb} ${words.endBy} ${either(YEAR_ENDS[one])}`;
          }),
        ),
      bond: (type) => words.bonds[type],
      yearSpan,
      ageReach,
      courses: (courses) =>
        courses
          .map(({ before, from = "", direction, ages }) => {
            const when = before === undefined ? words.from(from) : words.before(before);
            return `${when} ${words.courses[direction]} (${words.start} ${ageReach(ages)})`;
          })
          .join(words.semicolon),
      otherTimes: words.otherTimes,
      half: (part) => words[part],
    };
  });
}
