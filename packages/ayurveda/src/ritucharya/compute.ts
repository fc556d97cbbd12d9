import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError } from "@almagest/operation";
import { type ChartMoment, chartMoment, type Engine, engineOf, rememberedSky } from "@almagest/sky";
import { grahaIngresses } from "@almagest/vedic/facts";
import {
  type Ayana,
  type ClassicalRitu,
  courseOf,
  type Hemisphere,
  NATURES,
  type Phase,
  type RituId,
  type RituNature,
  type RituScheme,
  type RituZodiac,
  rituOfMonth,
} from "../tables/ritus";

export interface RituInput {
  readonly date: string;
  readonly ritucharyaScheme: RituScheme;
  readonly rituZodiac: RituZodiac;
  readonly hemisphere: Hemisphere;
}

/** Which part of a season a day is in: its first and last seven days are the joints of the year (3.58). */
export const STAGES = ["opening", "early", "height", "late", "closing"] as const;
export type Stage = (typeof STAGES)[number];

export interface RituFacts {
  readonly input: RituInput;
  readonly moment: ChartMoment;
  readonly engine: Engine;
  readonly ritu: RituId;
  /** That of the scheme of six by Sutrasthana, from which strength, taste, humors and regimen are read. */
  readonly classicalRitu: ClassicalRitu;
  readonly nature: RituNature;
  /** Zero-based signs. */
  readonly months: readonly [number, number];
  readonly startMs: number;
  readonly endMs: number;
  readonly ayana: Ayana;
  readonly phase: Phase;
  /** Of the classical season. */
  readonly stage: Stage;
}

const REACH_DAYS = 70;
const DAY_MS = 86_400_000;
const JOINT_DAYS = 7;

/** The season that runs at 12:00 UTC of a date, between the Sun's entries into its first sign and the next one's. */
export function computeRitu(input: RituInput, context: { readonly ephemeris: Ephemeris }): RituFacts {
  const ephemeris = rememberedSky(context.ephemeris);
  const moment = chartMoment(ephemeris, { date: input.date, time: "12:00:00", timezone: 0 });
  const { sign0, startMs, endMs, months, ritu } = seasonAround(ephemeris, input, moment);
  const { ritu: classicalRitu } = rituOfMonth(sign0, "sutrasthana-6", input.hemisphere);
  const classical = seasonAround(ephemeris, { ...input, ritucharyaScheme: "sutrasthana-6" }, moment);
  return {
    input,
    moment,
    ritu,
    classicalRitu,
    months,
    startMs,
    endMs,
    engine: engineOf(ephemeris),
    nature: NATURES[classicalRitu],
    ...courseOf(sign0),
    stage: stageOf(moment.civil.epochMilliseconds, classical),
  };
}

interface Season extends Pick<RituFacts, "ritu" | "months" | "startMs" | "endMs"> {
  readonly sign0: number;
}

function seasonAround(ephemeris: Ephemeris, input: RituInput, { jdTt }: ChartMoment): Season {
  const { fromJdTt, toJdTt } = ephemeris.range;
  const window = { fromJdTt: Math.max(fromJdTt, jdTt - REACH_DAYS), toJdTt: Math.min(toJdTt, jdTt + REACH_DAYS) };
  const zodiac = input.rituZodiac === "sayana" ? "tropical" : ({ ayanamsa: "lahiri" } as const);
  const entries = grahaIngresses(ephemeris, { window, grahas: ["sun"], zodiac });
  const sign0 = entries.findLast((entry) => entry.jdTt <= jdTt)?.toSign0;
  if (sign0 === undefined) throw atTheEdge(input.date);
  const { ritu, months } = rituOfMonth(sign0, input.ritucharyaScheme, input.hemisphere);
  const start = entries.findLast((entry) => entry.jdTt <= jdTt && entry.toSign0 === months[0]);
  const end = entries.find((entry) => entry.jdTt > jdTt && entry.toSign0 === (months[1] + 1) % 12);
  if (start === undefined || end === undefined) throw atTheEdge(input.date);
  const msOf = (jd: number): number => ephemeris.epochMillisecondsOf(jd);
  return { sign0, ritu, months, startMs: msOf(start.jdTt), endMs: msOf(end.jdTt) };
}

function atTheEdge(date: string): DomainError {
  const message = `The season of ${date} begins or ends outside the years that the ephemeris knows. Send a date at least seventy days from their first and last day.`;
  return new DomainError("unprocessable_entity", message, { date });
}

function stageOf(nowMs: number, { startMs, endMs }: Pick<Season, "startMs" | "endMs">): Stage {
  const jointMs = JOINT_DAYS * DAY_MS;
  if (nowMs - startMs < jointMs) return "opening";
  if (endMs - nowMs <= jointMs) return "closing";
  const passed = (nowMs - startMs - jointMs) / (endMs - startMs - 2 * jointMs);
  return passed < 1 / 3 ? "early" : passed < 2 / 3 ? "height" : "late";
}
