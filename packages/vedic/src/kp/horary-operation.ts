import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  type Operation,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { signName, wireDegree, wireLongitude } from "../birth/present";
import type { Focus } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { KpHorary, KpHoraryRequest } from "../types";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { type KpPoint, kpPoint } from "./cusps";
import { kpSpan } from "./division";
import { computeKpHorary, type KpHoraryFacts, type KpHoraryInput } from "./horary";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { isoUtcMilliseconds, nameOf, presentKpConventions, presentRulers, presentSignificators } from "./present";
import {
  dayBegins,
  houseNumber,
  kpConventionsSchema,
  kpNodeBirthShape,
  kpNumber,
  lordName,
  planetShape,
  rulersShape,
  significatorsSchema,
} from "./schema";

const horaryNumber = z
  .int()
  .min(1)
  .max(249)
  .meta({ description: "The number the questioner names, 1 to 249", examples: [108] });

const starShape = {
  longitude: z.number().min(0).max(360).meta({ description: "Degrees in the frame, [0, 360)" }),
  ...named("sign", z.string(), signs),
  ...named("star", z.string().meta({ description: "The nakshatra" }), nakshatras),
  starLord: lordName,
  subLord: lordName,
  kpNumber,
} as const;

const output = z.object({
  horaryNumber,
  questionTime: z.string().meta({ description: "The instant of the question, ISO 8601 in UTC" }),
  ayanamsaType: z.string(),
  ayanamsaDegrees: z.number().meta({ description: "Not rounded" }),
  ascendant: z
    .object({
      ...starShape,
      degreeInSign: z.number().min(0).max(30),
      spanFrom: z.number().meta({ description: "Where the number's part of the zodiac begins, degrees" }),
      spanTo: z.number().meta({ description: "Where it ends, excluded" }),
    })
    .meta({ name: "KpHoraryAscendant", description: "The middle of the number's part" }),
  cusps: z.array(z.object({ house: houseNumber, ...starShape })).length(12),
  planets: z
    .array(
      z.object({ ...planetShape, house: houseNumber, ...starShape, subSubLord: lordName, isRetrograde: z.boolean() }),
    )
    .length(9),
  rulingPlanets: z
    .object({ ...rulersShape, dayBegins })
    .meta({ description: "Of the moment, by the Ascendant of the clock" }),
  significators: significatorsSchema,
  ...focusShape,
  conventions: kpConventionsSchema,
});

type HoraryInput = KpHoraryInput & { readonly focus: Focus };
type Facts = KpHoraryFacts & { readonly focus: Focus; readonly horaryNumber: number };

export const kpHorary: Operation<KpHoraryRequest, KpHorary, SkyContext> = defineOperation({
  id: "castKpHoraryChart",
  method: "POST",
  path: "/vedic-astrology/kp/horary",
  summary: "A question by number, 1 to 249, in the Krishnamurti Paddhati",
  description:
    "The middle of the number's part of the zodiac is the Ascendant; the other cusps are those of Placidus for that Ascendant at the questioner's latitude; the grahas are those of the moment. Ruling planets are taken by the clock's own Ascendant.",
  query: focusQuery,
  body: z.object({ ...kpNodeBirthShape, horaryNumber }).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: (input: HoraryInput, context: { readonly ephemeris: Ephemeris }): Facts => ({
    ...computeKpHorary(input, context),
    focus: input.focus,
    horaryNumber: input.horaryNumber,
  }),
  present: presentHorary,
  examples: [
    { horaryNumber: 108, date: "2026-03-08", time: "14:30:00", latitude: 19.076, longitude: 72.8777, timezone: 5.5 },
  ],
});

function presentStar(point: KpPoint): DraftOf<z.ZodObject<typeof starShape>> {
  return {
    longitude: wireLongitude(point.longitudeDeg),
    sign: signName(point.signIndex0),
    star: nakshatras[at(NAKSHATRA_IDS, point.nakshatraIndex0)].en,
    starLord: nameOf(point.starLord),
    subLord: nameOf(point.subLord),
    kpNumber: point.number,
  };
}

function presentHorary(facts: Facts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { fromDeg, toDeg } = kpSpan(facts.part);
  return {
    horaryNumber: facts.horaryNumber,
    questionTime: isoUtcMilliseconds(facts.birth.moment.civil.epochMilliseconds),
    ayanamsaType: facts.frame.ayanamsa,
    ayanamsaDegrees: facts.frame.ayanamsaDeg,
    ascendant: {
      ...presentStar(kpPoint(facts.ascendantDeg)),
      degreeInSign: wireDegree(facts.ascendantDeg),
      spanFrom: wireLongitude(fromDeg),
      spanTo: toDeg === 360 ? 360 : wireLongitude(toDeg),
    },
    cusps: facts.cusps.map((cusp, index0) => ({ house: index0 + 1, ...presentStar(cusp) })),
    planets: facts.bodies.map((body) => ({
      planet: nameOf(body.id),
      house: body.house,
      ...presentStar(body),
      subSubLord: nameOf(body.subSubLord),
      isRetrograde: body.isRetrograde,
    })),
    rulingPlanets: { ...presentRulers(facts.ruling), dayBegins: facts.ruling.dayBegins },
    significators: presentSignificators(facts, texts),
    ...presentHouseThemes(texts, facts.focus),
    conventions: presentKpConventions(facts, "placidus"),
  };
}
