import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  type NowContext,
  needNow,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import type { Focus } from "../birth/schema";
import { focusQuery } from "../kp/house-themes";
import { epochOfInstant, instantText } from "../kp/instants";
import { localClock, nameOf } from "../kp/present";
import { houseNumber } from "../kp/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { chartReadOf } from "../standing/chart-read";
import { vedicReader } from "../texts/reader";
import type { CurrentDasha, CurrentDashaRequest, UncertainCurrentDasha } from "../types";
import { commonHouses, type DashaInput, dashaBirthOf, type LivedPeriod, lived } from "./birth";
import { computeOpenCurrentDasha, presentOpenCurrentDasha } from "./open/current";
import { openCurrentOutput } from "./open/current-schema";
import { runningPeriods } from "./periods";
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
  antardashaSchema,
  dashaBirthShape,
  dashaConventionsSchema,
  dashaFocusShape,
  dashaMoonShape,
  dashaNakshatraShape,
  majorPeriodSchema,
  pranaSchema,
  pratyantardashaSchema,
  sookshmaSchema,
  spanSchema,
} from "./schema";
import { toldOf } from "./telling";
import { unborn } from "./unborn";

const output = z.object({
  readingAt: z.string().meta({ description: "The instant read, on the birth's clock" }),
  ...dashaMoonShape,
  ...dashaNakshatraShape,
  mahadasha: majorPeriodSchema,
  antardasha: antardashaSchema,
  pratyantardasha: pratyantardashaSchema,
  sookshmaDasha: sookshmaSchema,
  pranaDasha: pranaSchema,
  remainingInMahadasha: spanSchema,
  remainingInAntardasha: spanSchema,
  remainingInPratyantardasha: spanSchema,
  remainingInSookshma: spanSchema,
  remainingInPrana: spanSchema,
  commonHouses: z
    .object({
      allLevels: z.array(houseNumber).meta({ description: "Signified by all five lords" }),
      dashaBhuktiAntara: z.array(houseNumber).meta({ description: "By the first three" }),
    })
    .exactOptional()
    .meta({ description: "Only with significators" }),
  ...dashaFocusShape,
  conventions: dashaConventionsSchema,
});

type CurrentInput = DashaInput & { readonly focus: Focus; readonly datetime?: string | undefined };

export interface CurrentDashaFacts extends ReadBirth {
  readonly focus: Focus;
  readonly readingEpochMs: number;
  /** Five, from the major period down. */
  readonly running: readonly LivedPeriod[];
  /** Signified by all five lords, and by the first three; undefined where no significators were asked for. */
  readonly common: { readonly allFive: readonly number[]; readonly firstThree: readonly number[] } | undefined;
}

/**
 * The five periods that run at an instant, now by default. After 120 years the cycle is read again from its beginning.
 * @throws DomainError `unprocessable_entity` before the birth.
 */
export function computeCurrentDasha(
  input: CurrentInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): CurrentDashaFacts {
  const facts = dashaBirthOf(ephemeris, input);
  const { birthEpochMs } = facts.cycle;
  const { offsetHours } = facts.birth.moment.civil;
  const readingEpochMs = input.datetime === undefined ? now : epochOfInstant(input.datetime, offsetHours);
  const periods = runningPeriods(facts.cycle, readingEpochMs);
  if (periods === undefined) throw unborn();
  const lords = periods.map(({ lords }) => at(lords, lords.length - 1));
  return {
    ...facts,
    read: chartReadOf(ephemeris, facts),
    focus: input.focus,
    readingEpochMs,
    running: periods.map((period) => lived(period, birthEpochMs)),
    common: facts.chart && {
      allFive: commonHouses(facts.chart, lords),
      firstThree: commonHouses(facts.chart, lords.slice(0, 3)),
    },
  };
}

export const currentDasha: BirthOperation<
  CurrentDashaRequest,
  CurrentDasha,
  UncertainCurrentDasha,
  "time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "getCurrentDasha",
  method: "POST",
  path: "/vedic-astrology/dasha/current",
  summary: "The Vimshottari periods that run now, on five levels",
  description:
    "Mahadasha to prana dasha at an instant, now by default, each with its begin, end and what is left of it. With significators, the Placidus houses each lord signifies and those they have in common.",
  query: focusQuery,
  body: z
    .object({
      ...dashaBirthShape,
      datetime: instantText.optional().meta({
        description:
          "The instant to read, as YYYY-MM-DDTHH:MM:SS with Z or an offset; without one, on the birth's clock; now by default",
      }),
    })
    .check(requireAyanamsaValue),
  output,
  needs: [needEphemeris, needNow],
  compute: inAskedPositions(computeCurrentDasha),
  present: presentCurrent,
  uncertain: {
    births: ["time"],
    output: openCurrentOutput,
    compute: inUsualPositions(computeOpenCurrentDasha),
    present: presentOpenCurrentDasha,
  },
  examples: [
    {
      date: "1990-07-04",
      time: "10:12:00",
      latitude: 28.6139,
      longitude: 77.209,
      timezone: 5.5,
      datetime: "2026-08-23T13:47:46Z",
    },
  ],
});

function presentCurrent(facts: CurrentDashaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const told = toldOf(facts, texts, facts.readingEpochMs);
  const { running, readingEpochMs, common } = facts;
  const period = (index0: number): ReturnType<typeof presentPeriod> => presentPeriod(told, at(running, index0));
  const remaining = (index0: number): ReturnType<typeof presentSpan> =>
    presentSpan(at(running, index0).endEpochMs - readingEpochMs);
  const lord = (index0: number) => nameOf(at(at(running, 4).lords, index0));
  const mahadashaLord = lord(0);
  const antardashaLord = lord(1);
  const pratyantardashaLord = lord(2);
  const sookshmaLord = lord(3);
  return {
    readingAt: localClock(readingEpochMs, facts.birth.moment.civil.offsetSeconds).datetime,
    ...presentMoon(facts),
    ...presentMoonNakshatra(facts),
    mahadasha: period(0),
    antardasha: { ...period(1), mahadashaLord },
    pratyantardasha: { ...period(2), mahadashaLord, antardashaLord },
    sookshmaDasha: { ...period(3), mahadashaLord, antardashaLord, pratyantardashaLord },
    pranaDasha: { ...period(4), mahadashaLord, antardashaLord, pratyantardashaLord, sookshmaLord },
    remainingInMahadasha: remaining(0),
    remainingInAntardasha: remaining(1),
    remainingInPratyantardasha: remaining(2),
    remainingInSookshma: remaining(3),
    remainingInPrana: remaining(4),
    ...(common && { commonHouses: { allLevels: [...common.allFive], dashaBhuktiAntara: [...common.firstThree] } }),
    ...presentFocus(facts, texts, facts.focus),
    conventions: presentDashaConventions(facts),
  };
}
