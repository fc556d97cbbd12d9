import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  type DraftOf,
  date,
  defineBirthOperation,
  InvariantError,
  langQuery,
  prose,
  proseList,
  requireZodiac,
  skyShape,
  type UncertainRequest,
  type Words,
} from "@almagest/operation";
import { type ChartMoment, inAskedSky, inUsualSky, zodiacPlace, zodiacPlaceSchema } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { ORB_MEMBERS, orbsShape, requireOrbs } from "../aspects/orbs-schema";
import { natalBirthTime } from "../birth-time/schema";
import { type WesternReader, westernReader } from "../texts/reader";
import type { PlanetaryReturn, PlanetaryReturnRequest, UncertainPlanetaryReturn } from "../types";
import { RETURN_CYCLES, RETURNING_PLANETS, type ReturningPlanet } from "./cycles";
import { computeOpenReturn, type OpenReturnFacts } from "./open/chart";
import {
  presentNatalPosition,
  presentOpenLocation,
  presentOpenReturnChart,
  presentOpenReturnConventions,
  presentReturnSpan,
  presentReturnTime,
} from "./open/present";
import { openPlanetPieces } from "./open/reading";
import { natalPosition, openReturnChart, openReturnConventions, returnSpan } from "./open/schema";
import { localInstantOf, presentLocation, presentReturnChart, presentReturnConventions } from "./present";
import { planetPieces } from "./reading";
import { computeReturn, midnightOf, type ReturnFacts, type ReturnInput } from "./return";
import { localInstant, locationSchema, returnBody, returnChartSchema, returnConventionsSchema } from "./schema";

const NAMES = ["Mercury", "Venus", "Mars", "Jupiter", "Saturn"] as const;

const CHOICE =
  "the pass over the natal longitude nearest to 00:00 of approximateDate at the offset of birth; passes has the others of the same return";

const body = z.object({
  ...returnBody.shape,
  planet: z.enum(NAMES).meta({ description: "The returning planet", fold: "case" }),
  approximateDate: date.meta({
    description: "The pass nearest to this day is given, YYYY-MM-DD (proleptic Gregorian)",
    examples: ["2026-08-15"],
  }),
});

const passSchema = z.object({
  date: localInstant,
  motion: z.enum(["direct", "retrograde"]),
  isReturn: z.boolean().meta({ description: "True for the pass whose chart this is" }),
});

const output = z.object({
  ...named("planet", z.string(), bodyTerms),
  birthDate: z.string(),
  returnDate: localInstant,
  location: locationSchema,
  chart: returnChartSchema,
  natalPlanetPosition: zodiacPlaceSchema,
  approximateCycle: z.string().meta({ description: "The planet's period round the Sun" }),
  passes: z.array(passSchema).meta({
    description: "Every pass of this return in order of time: one, or three where the planet turns back over the place",
  }),
  interpretation: z.object({ summary: prose, keyThemes: proseList }),
  conventions: z
    .object({
      ...returnConventionsSchema.shape,
      passes: z.int().min(1).meta({ description: "How many passes this return has" }),
      searchedDays: z.number().meta({ description: "How far from approximateDate a pass is looked for, either way" }),
    })
    .meta({ name: "PlanetaryReturnConventions" }),
});

const openPassSchema = z
  .object({
    from: localInstant.exactOptional().meta({ description: "Absent where the planet was there before the search" }),
    to: localInstant.exactOptional().meta({ description: "Absent where the planet stays beyond the search" }),
    motion: z.enum(["direct", "retrograde"]).meta({ description: "As it comes" }),
    isReturn: z.boolean().meta({ description: "True for the pass whose chart this is" }),
    isCertain: z
      .boolean()
      .meta({ description: "Whether every birth has a pass in it; else some have, where it turns" }),
  })
  .meta({ name: "ReturnPassInTime" });

const openOutput = z.object({
  birthTime: natalBirthTime,
  ...named("planet", z.string(), bodyTerms),
  birthDate: z.string(),
  returnDate: returnSpan,
  location: locationSchema,
  chart: openReturnChart,
  natalPlanetPosition: natalPosition,
  approximateCycle: output.shape.approximateCycle,
  passes: z.array(openPassSchema).meta({ description: "Of this return in order of time, each by the time of birth" }),
  interpretation: z.object({ summary: prose, keyThemes: proseList }),
  conventions: z
    .object({
      ...openReturnConventions.shape,
      searchedDays: z.number().meta({ description: "How far from approximateDate a pass is looked for, either way" }),
    })
    .meta({ name: "UncertainPlanetaryReturnConventions" }),
});

export interface PlanetaryReturnInput extends ReturnInput {
  readonly planet: (typeof NAMES)[number];
  readonly approximateDate: string;
}

/**
 * The pass of a planet over its natal longitude nearest to a date, with its chart. Retrograde passes count.
 * @throws DomainError `unprocessable_entity` for a birth or a return outside the ephemeris' range.
 */
export function computePlanetaryReturn(
  input: PlanetaryReturnInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ReturnFacts<PlanetaryReturnInput> {
  return computeReturn(ephemeris, input, soughtOf(ephemeris, input));
}

type Sought = Pick<PlanetaryReturnInput, "planet" | "approximateDate">;

function soughtOf(ephemeris: Ephemeris, input: Sought) {
  const planet = planetOf(input);
  const { longestGapDays, longestLoopDays } = RETURN_CYCLES[planet];
  return {
    body: planet,
    nearJdTt: (birth: ChartMoment) => midnightOf(ephemeris, input.approximateDate, birth),
    reachDays: longestGapDays / 2,
    loopDays: longestLoopDays,
  };
}

type OpenPlanetaryReturnInput = UncertainRequest<PlanetaryReturnInput, "birthTime">;

function computeOpenPlanetaryReturn(
  input: OpenPlanetaryReturnInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenReturnFacts<OpenPlanetaryReturnInput> {
  return computeOpenReturn(ephemeris, input, soughtOf(ephemeris, input));
}

function planetOf({ planet }: Pick<PlanetaryReturnInput, "planet">): ReturningPlanet {
  const found = RETURNING_PLANETS.find((id) => bodyTerms[id].en === planet);
  if (found === undefined) throw new InvariantError("a planet without its return", { planet });
  return found;
}

export const planetaryReturn: BirthOperation<
  PlanetaryReturnRequest,
  PlanetaryReturn,
  UncertainPlanetaryReturn,
  "birthTime",
  SkyContext
> = defineBirthOperation({
  id: "generatePlanetaryReturn",
  method: "POST",
  path: "/astrology/planetary-returns",
  summary: "Return of Mercury, Venus, Mars, Jupiter or Saturn, with its chart and reading",
  description:
    "The instant nearest to approximateDate at which the planet stands at its natal longitude, within milliseconds, and the chart of that instant. A planet that turns back over the place passes it three times: all passes are listed. Local times are by the clock of timezone on that date.",
  query: langQuery,
  body: body.extend({ ...skyShape, ...orbsShape }).check(requireZodiac, requireOrbs),
  output,
  needs: [needEphemeris],
  compute: inAskedSky(computePlanetaryReturn),
  present: presentPlanetaryReturn,
  uncertain: {
    births: ["birthTime"],
    output: openOutput,
    compute: inUsualSky(computeOpenPlanetaryReturn, ORB_MEMBERS),
    present: presentOpenPlanetaryReturn,
  },
  isHeavy: true,
  examples: [
    {
      birthDate: "1990-07-15",
      birthTime: "14:30:00",
      planet: "Jupiter",
      approximateDate: "2026-08-15",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
    },
  ],
});

function presentPlanetaryReturn(facts: ReturnFacts<PlanetaryReturnInput>, words: Words): DraftOf<typeof output> {
  const { input, chart, passes } = facts;
  const planet = planetOf(input);
  const { label, longestGapDays } = RETURN_CYCLES[planet];
  return {
    planet: bodyTerms[planet].en,
    birthDate: input.birthDate,
    returnDate: localInstantOf(chart.epochMilliseconds, input.timezone),
    location: presentLocation(facts),
    chart: presentReturnChart(facts),
    natalPlanetPosition: zodiacPlace(facts.natalLongitudeDeg),
    approximateCycle: label,
    passes: passes.map(({ motion, epochMilliseconds, jdTt }) => ({
      date: localInstantOf(epochMilliseconds, input.timezone),
      motion,
      isReturn: jdTt === chart.jdTt,
    })),
    interpretation: reading(facts, westernReader(words)),
    conventions: {
      ...presentReturnConventions(facts, CHOICE),
      passes: passes.length,
      searchedDays: longestGapDays / 2,
    },
  };
}

function reading(
  { input, chart, touches, passes }: ReturnFacts<PlanetaryReturnInput>,
  texts: WesternReader,
): DraftOf<typeof output>["interpretation"] {
  const planet = planetOf(input);
  const themes = texts.list(`returns.planet.${planet}.themes`);
  return {
    summary: readingOf(planetPieces({ chart, touches }, { planet, passes: passes.length }, texts)),
    keyThemes: themes && [...themes],
  };
}

function presentOpenPlanetaryReturn(
  facts: OpenReturnFacts<OpenPlanetaryReturnInput>,
  words: Words,
): DraftOf<typeof openOutput> {
  const { input, returned, passes } = facts;
  const texts = westernReader(words);
  const planet = planetOf(input);
  const { label, longestGapDays } = RETURN_CYCLES[planet];
  const themes = texts.list(`returns.planet.${planet}.themes`);
  const local = (jdTt: number | undefined): string | undefined =>
    jdTt === undefined ? undefined : localInstantOf(returned.ephemeris.epochMillisecondsOf(jdTt), input.timezone);
  return {
    birthTime: presentReturnTime(facts),
    planet: bodyTerms[planet].en,
    birthDate: input.birthDate,
    returnDate: presentReturnSpan(facts),
    location: presentOpenLocation(facts),
    chart: presentOpenReturnChart(facts),
    natalPlanetPosition: presentNatalPosition(facts),
    approximateCycle: label,
    passes: passes.map(({ fromJdTt, toJdTt, isRetrograde, isThrough }, pass0) => ({
      from: local(fromJdTt),
      to: local(toJdTt),
      motion: isRetrograde ? ("retrograde" as const) : ("direct" as const),
      isReturn: pass0 === facts.return0,
      isCertain: isThrough,
    })),
    interpretation: {
      summary: readingOf(openPlanetPieces(facts, planet, texts)),
      keyThemes: themes && [...themes],
    },
    conventions: { ...presentOpenReturnConventions(facts, CHOICE), searchedDays: longestGapDays / 2 },
  };
}
