import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { birthOf } from "@almagest/sky";
import { type JudgedBhava, judgedBhavas } from "../bhavas/judge";
import { type Manglik, manglikOf } from "../doshas/manglik-rule";
import { chartInFrame } from "../sky/chart";
import type { Frame } from "../sky/frame";
import { type ChartRead, readOf } from "../standing/chart-read";
import type { Standing } from "../standing/standing";
import type { PersonInput } from "./people";

/** The part of one of the two charts that the eight kootas do not see. */
export interface PersonBeyond {
  readonly read: ChartRead;
  readonly seventh: JudgedBhava;
  readonly venus: Standing;
  readonly manglik: Manglik;
}

/** The chart of one of the two: its seventh house with the navamsa, Venus and Mars. Without shadbala. */
export function personBeyond(ephemeris: Ephemeris, person: PersonInput, frame: Frame): PersonBeyond {
  const chart = chartInFrame(ephemeris, birthOf(ephemeris, person), { frame, nodeType: "mean" });
  const read = readOf(chart, undefined);
  return { read, seventh: at(judgedBhavas(read), 6), venus: read.standings.venus, manglik: manglikOf(chart) };
}

/** The lord of the seventh in the navamsa. */
export function navamsaTurn({ seventh }: PersonBeyond): "rises" | "falls" | undefined {
  const { dignity, house } = seventh.varga;
  if (dignity === "exalted" || dignity === "own") return "rises";
  return dignity === "debilitated" || [6, 8, 12].includes(house) ? "falls" : undefined;
}

/** Of both seventh houses: good where neither is below it, hard where one is weak and the other not strong. */
export function seventhsOf(groom: PersonBeyond, bride: PersonBeyond): "good" | "mixed" | "hard" {
  const verdicts = [groom.seventh.verdict, bride.seventh.verdict];
  const helped = verdicts.filter((verdict) => verdict === "strong" || verdict === "good").length;
  if (helped === 2) return "good";
  return helped === 0 && verdicts.includes("weak") ? "hard" : "mixed";
}
