import type { DraftOf, Words } from "@almagest/operation";
import { type Changes, localDateTimeOf, presentBirthTime } from "@almagest/sky";
import type { Direction } from "../../compass/directions";
import { type FengShuiReader, fengShuiReader } from "../../texts/reader";
import { groupOf, mansionsOf } from "../kua";
import { presentKuaTrigram, presentMansions, presentSector } from "../present";
import type { KuaOfYear, OpenKua } from "./compute";
import type { kuaBirthTime, uncertainKuaOutput, uncertainMansionsOutput } from "./schema";

type KuaAnswer = DraftOf<typeof uncertainKuaOutput>;
type MansionsAnswer = DraftOf<typeof uncertainMansionsOutput>;

export function presentOpenKua(open: OpenKua, words: Words): KuaAnswer {
  const texts = fengShuiReader(words);
  const [first, second] = open.years;
  return {
    birthTime: presentKuaTime(open),
    gender: open.gender,
    boundaryDate: open.boundaryDate,
    decides: decidesOf(open, texts),
    ...(first !== undefined && second === undefined
      ? presentYear(first, open, texts)
      : { group: sharedGroup(open), possible: open.years.map((year) => presentPossible(year, open, texts)) }),
    conventions: { yearBoundary: open.yearBoundary, timezone: open.span.timezone },
  };
}

type YearMembers = Pick<
  NonNullable<KuaAnswer["possible"]>[number],
  "kua" | "rawKua" | "reassigned" | "group" | "solarYear" | "trigram" | "meaning" | "reassignment" | "sectors"
>;

function presentYear({ kua, rawKua, solarYear }: KuaOfYear, { gender }: OpenKua, texts: FengShuiReader): YearMembers {
  return {
    kua,
    rawKua,
    reassigned: rawKua === 5,
    group: groupOf(kua),
    solarYear,
    trigram: presentKuaTrigram(kua, texts),
    meaning: texts.text(`kua.${kua}`),
    reassignment: rawKua === 5 ? texts.text(`kuaFive.${gender}`) : undefined,
    sectors: mansionsOf(kua).map((sector) => presentSector(sector, texts)),
  };
}

function presentPossible(year: KuaOfYear, open: OpenKua, texts: FengShuiReader) {
  return { from: clockOf(open)(year.fromEpochMs), ...presentYear(year, open, texts) };
}

export interface OpenMansions extends OpenKua {
  readonly facing: Direction | undefined;
}

export function presentOpenMansions(open: OpenMansions, words: Words): MansionsAnswer {
  const texts = fengShuiReader(words);
  const [first, second] = open.years;
  return {
    birthTime: presentKuaTime(open),
    decides: decidesOf(open, texts),
    ...(first !== undefined && second === undefined
      ? presentMansions(first.kua, open.facing, texts)
      : {
          group: sharedGroup(open),
          possible: open.years.map(({ kua, solarYear, fromEpochMs }) => ({
            from: clockOf(open)(fromEpochMs),
            solarYear,
            ...presentMansions(kua, open.facing, texts),
          })),
        }),
    conventions: { yearBoundary: open.yearBoundary, timezone: open.span.timezone },
  };
}

function clockOf({ span }: OpenKua): (epochMs: number) => string {
  return (epochMs) => localDateTimeOf(epochMs, span.timezone);
}

function sharedGroup({ years }: OpenKua): ReturnType<typeof groupOf> | undefined {
  const groups = new Set(years.map(({ kua }) => groupOf(kua)));
  const [only] = groups;
  return groups.size === 1 ? only : undefined;
}

const MEMBERS = ["kua", "solarYear"] as const;

function presentKuaTime({ span, years }: OpenKua): DraftOf<typeof kuaBirthTime> {
  const [first, second] = years;
  const found: Changes = {
    holds: MEMBERS.flatMap((member) =>
      first !== undefined && (second === undefined || second[member] === first[member])
        ? [{ member, value: first[member] }]
        : [],
    ),
    changes: MEMBERS.flatMap((member) =>
      first !== undefined && second !== undefined && second[member] !== first[member]
        ? [{ member, before: first[member], after: second[member], epochMs: second.fromEpochMs }]
        : [],
    ),
    counted: [],
  };
  return presentBirthTime(span.state === "range" ? "range" : "unknown", span, found);
}

/** The instant that decides, where the year turns within the time of birth. */
function decidesOf(open: OpenKua, texts: FengShuiReader): string | undefined {
  const [first, second] = open.years;
  if (first === undefined || second === undefined) return undefined;
  return texts.text(`kuaDecides.${open.yearBoundary}`, {
    at: clockOf(open)(second.fromEpochMs).replace("T", " at "),
    year: String(first.solarYear),
    next: String(second.solarYear),
    kua: first.kua,
    nextKua: second.kua,
  });
}
