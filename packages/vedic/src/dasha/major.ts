import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import type { Focus } from "../birth/schema";
import { CYCLE_YEARS } from "../kp/division";
import { focusQuery } from "../kp/house-themes";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { chartReadOf } from "../standing/chart-read";
import { vedicReader } from "../texts/reader";
import type { MajorDashas, MajorDashasRequest, UncertainMajorDashas } from "../types";
import { type DashaInput, dashaBirthOf, type LivedPeriod, livedPeriods } from "./birth";
import { computeOpenMajorDashas, presentOpenMajorDashas } from "./open/major";
import { openMajorOutput } from "./open/schema";
import { majorPeriods } from "./periods";
import {
  presentDashaConventions,
  presentFocus,
  presentMoon,
  presentMoonNakshatra,
  presentPeriod,
  presentSpan,
} from "./present";
import type { ReadBirth } from "./read-birth";
import {
  dashaBirthShape,
  dashaConventionsSchema,
  dashaFocusShape,
  dashaMoonShape,
  dashaNakshatraShape,
  majorPeriodSchema,
  spanSchema,
} from "./schema";
import { toldOf } from "./telling";

const output = z.object({
  ...dashaMoonShape,
  ...dashaNakshatraShape,
  birthDashaBalance: spanSchema.meta({ description: "Left at birth of the first major period" }),
  totalYears: z.literal(120),
  mahadashas: z.array(majorPeriodSchema).length(9),
  ...dashaFocusShape,
  conventions: dashaConventionsSchema,
});

export interface MajorDashasFacts extends ReadBirth {
  readonly focus: Focus;
  readonly periods: readonly LivedPeriod[];
}

/** The nine major periods from birth; together with what was gone at birth they are 120 years. */
export function computeMajorDashas(
  input: DashaInput & { readonly focus: Focus },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): MajorDashasFacts {
  const birth = dashaBirthOf(ephemeris, input);
  const periods = livedPeriods(majorPeriods(birth.cycle), birth.cycle.birthEpochMs);
  return { ...birth, read: chartReadOf(ephemeris, birth), focus: input.focus, periods };
}

export const majorDashas: BirthOperation<MajorDashasRequest, MajorDashas, UncertainMajorDashas, "time", SkyContext> =
  defineBirthOperation({
    id: "getMajorDashas",
    method: "POST",
    path: "/vedic-astrology/dasha/major",
    summary: "The nine Vimshottari mahadashas of a life",
    description:
      "Major periods from birth in years of 365.25 days, the first cut at birth, with the balance left of it; each lord is judged in this chart. Dates hang on the Moon's sidereal longitude alone: 0.01 degrees of it move them by 2 to 5 days.",
    query: focusQuery,
    body: z.object(dashaBirthShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeMajorDashas),
    present: presentMajor,
    uncertain: {
      births: ["time"],
      output: openMajorOutput,
      compute: inUsualPositions(computeOpenMajorDashas),
      present: presentOpenMajorDashas,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentMajor(facts: MajorDashasFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const told = toldOf(facts, texts);
  const first = at(facts.periods, 0);
  return {
    ...presentMoon(facts),
    ...presentMoonNakshatra(facts),
    birthDashaBalance: presentSpan(first.endEpochMs - facts.cycle.birthEpochMs),
    totalYears: CYCLE_YEARS,
    mahadashas: facts.periods.map((period) => presentPeriod(told, period)),
    ...presentFocus(facts, texts, facts.focus),
    conventions: presentDashaConventions(facts),
  };
}
