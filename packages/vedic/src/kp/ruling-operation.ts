import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  type DraftOf,
  date,
  defineBirthOperation,
  type NowContext,
  needNow,
  place,
  time,
  type Words,
} from "@almagest/operation";
import { birthOf } from "@almagest/sky";
import * as z from "zod";
import { type Focus, indianTimezone } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { vedicReader } from "../texts/reader";
import type { KpRulingPlanets, KpRulingPlanetsRequest, UncertainKpRulingPlanets } from "../types";
import { kpChartOf } from "./chart";
import { kpFrame } from "./frame";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { datetime } from "./instants";
import { computeOpenRuling, presentOpenRuling } from "./open/ruling";
import { openRulingOutput } from "./open/ruling-schema";
import {
  locationSchema,
  presentRulerHouses,
  presentRulingMoment,
  type RulerHouses,
  type RulingAsked,
  type RulingMoment,
  rulerSignifies,
  rulingMoment,
} from "./ruling-moment";
import { dayBegins, kpConventionsSchema, meanNode, rulersShape } from "./schema";
import { flattened, housesSignified } from "./significators";

const body = z
  .object({
    ...place.shape,
    timezone: indianTimezone,
    datetime: datetime.optional().meta({ description: "The moment, on the clock of timezone; now by default" }),
    nodeType: meanNode,
    birthDate: date.optional().meta({ description: "With birthTime: the rulers' significators in that birth's chart" }),
    birthTime: time.optional().meta({ description: "Needed with birthDate; the birth is at the same place" }),
  })
  .check(({ value, issues }) => {
    const { birthDate } = value;
    // a range of times is a time of birth too
    const birthTime = value.birthTime ?? ("birthTimeFrom" in value ? value.birthTimeFrom : undefined);
    if ((birthDate === undefined) === (birthTime === undefined)) return;
    const [missing, given] = birthDate === undefined ? ["birthDate", "birthTime"] : ["birthTime", "birthDate"];
    const message = `${missing} is missing: ${given} needs it. Send both, or neither.`;
    issues.push({ code: "invalid_type", expected: "string", path: [missing], message, input: undefined });
  });

const output = z.object({
  datetime: z.string().meta({ description: "The instant, ISO 8601 in UTC" }),
  location: locationSchema,
  ...rulersShape,
  dayBegins,
  significators: z.array(rulerSignifies).exactOptional().meta({ description: "Only with birthDate and birthTime" }),
  focus: focusShape.focus.exactOptional(),
  houseThemes: focusShape.houseThemes.exactOptional(),
  conventions: kpConventionsSchema,
});

export interface RulingInput extends RulingAsked {
  readonly birthDate?: string | undefined;
  readonly birthTime?: string | undefined;
  readonly focus: Focus;
}

export interface KpRulingFacts extends RulingMoment {
  /** Of each ruler in the birth's chart; undefined without a birth. */
  readonly significators: readonly RulerHouses[] | undefined;
  readonly focus: Focus;
}

/**
 * The ruling planets of a moment at a place, and what each signifies in the chart of a birth there, where one is given.
 * @throws DomainError `unprocessable_entity` where a birth is given within the polar circles.
 */
export function computeKpRulingPlanets(
  input: RulingInput,
  sky: { readonly ephemeris: Ephemeris; readonly now: number },
): KpRulingFacts {
  const facts = rulingMoment(input, sky);
  return { ...facts, focus: input.focus, significators: birthSignificators(sky.ephemeris, input, facts.ruling.rulers) };
}

function birthSignificators(
  ephemeris: Ephemeris,
  input: RulingInput,
  rulers: readonly GrahaId[],
): readonly RulerHouses[] | undefined {
  const { birthDate, birthTime } = input;
  if (birthDate === undefined || birthTime === undefined) return undefined;
  const birth = birthOf(ephemeris, { ...input, date: birthDate, time: birthTime });
  const frame = kpFrame(ephemeris, { ayanamsa: "kp-newcomb" }, birthDate);
  const sky = kpChartOf(ephemeris, birth, { frame, nodeType: input.nodeType });
  return rulers.map((planet) => ({ planet, houses: flattened(housesSignified(sky, planet)) }));
}

export const kpRulingPlanets: BirthOperation<
  KpRulingPlanetsRequest,
  KpRulingPlanets,
  UncertainKpRulingPlanets,
  "birthTime",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "getKpRulingPlanets",
  method: "POST",
  path: "/vedic-astrology/kp/ruling-planets",
  summary: "The five ruling planets of a moment at a place",
  description:
    "Lords of the rising star and sign, of the Moon's star and sign, and of the weekday, which begins with sunrise at the place. With a birth, what each of them signifies in its chart. The frame is kp-newcomb.",
  query: focusQuery,
  body,
  output,
  needs: [needEphemeris, needNow],
  compute: computeKpRulingPlanets,
  present: presentRuling,
  uncertain: {
    births: ["birthTime"],
    output: openRulingOutput,
    compute: computeOpenRuling,
    present: presentOpenRuling,
  },
  examples: [{ datetime: "2025-01-15T10:30:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentRuling(facts: KpRulingFacts, words: Words): DraftOf<typeof output> {
  const { significators } = facts;
  const { conventions, ...told } = presentRulingMoment(facts);
  return {
    ...told,
    significators: significators?.map(presentRulerHouses),
    ...(significators === undefined ? {} : presentHouseThemes(vedicReader(words), facts.focus)),
    conventions,
  };
}
