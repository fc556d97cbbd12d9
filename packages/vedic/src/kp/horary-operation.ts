import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas, nakshatras } from "@almagest/i18n/vedic";
import {
  at,
  type DraftOf,
  defineOperation,
  type Operation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { signName, wireDegree, wireLongitude } from "../birth/present";
import type { Focus } from "../birth/schema";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { KpHorary, KpHoraryRequest } from "../types";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { type KpPoint, kpPoint } from "./cusps";
import { kpSpan } from "./division";
import { computeKpHorary, type KpHoraryFacts, type KpHoraryInput } from "./horary";
import { HORARY_VERDICTS, type HoraryJudgment, horaryJudgment } from "./horary-judgment";
import { cuspTold, judgmentTold, levelTold } from "./horary-told";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { KP_MATTERS, type KpMatter } from "./matters";
import {
  isoUtcMilliseconds,
  localClock,
  nameOf,
  presentKpConventions,
  presentRulers,
  presentSignificators,
} from "./present";
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

const matter = z
  .enum(KP_MATTERS)
  .meta({ name: "KpMatter", fold: "separators" })
  .optional()
  .meta({ description: "The matter of the question, judged by its cusp; without one the twelve cusps alone are told" });

const judgmentSchema = z
  .object({
    matter: z.enum(KP_MATTERS),
    cusp: houseNumber,
    ...named("subLord", lordName.meta({ description: "Of the cusp" }), grahas),
    signifies: z.array(houseNumber).meta({ description: "The strongest first, each once" }),
    favorable: z.array(houseNumber).meta({ description: "The houses that bring the matter" }),
    against: z.array(houseNumber).meta({ description: "Those that deny it: the 12th from each of the others" }),
    verdict: z
      .enum(HORARY_VERDICTS)
      .meta({ name: "KpHoraryVerdict", description: "silent: the sub lord signifies neither side" }),
    ...named(
      "significators",
      z.array(lordName).meta({ description: "Of favorable houses, on the first two levels" }),
      grahas,
    ),
    ...named(
      "rulingSignificators",
      z.array(lordName).meta({ description: "Those that are ruling planets of the moment" }),
      grahas,
    ),
    timing: z
      .object({ ...named("lords", z.array(lordName).min(2).max(3), grahas), from: z.string(), until: z.string() })
      .exactOptional()
      .meta({
        name: "KpHoraryTiming",
        description: "The first period, within twenty years, whose lords all signify it; on the clock of the question",
      }),
    reading: prose,
  })
  .meta({ name: "KpHoraryJudgment" });

const starShape = {
  longitude: z.number().min(0).max(360).meta({ description: "Degrees in the frame, [0, 360)" }),
  ...named("sign", z.string(), signs),
  ...named("star", z.string().meta({ description: "The nakshatra" }), nakshatras),
  ...named("starLord", lordName, grahas),
  ...named("subLord", lordName, grahas),
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
  cusps: z
    .array(
      z.object({
        house: houseNumber,
        ...starShape,
        reading: prose.meta({ description: "Its sub lord for the house itself" }),
      }),
    )
    .length(12),
  planets: z
    .array(
      z.object({
        ...planetShape,
        house: houseNumber,
        ...starShape,
        ...named("subSubLord", lordName, grahas),
        isRetrograde: z.boolean(),
      }),
    )
    .length(9),
  rulingPlanets: z
    .object({ ...rulersShape, dayBegins })
    .meta({ description: "Of the moment, by the Ascendant of the clock" }),
  significators: significatorsSchema,
  judgment: judgmentSchema.exactOptional().meta({ description: "Only with a matter" }),
  ...focusShape,
  conventions: kpConventionsSchema,
});

type HoraryInput = KpHoraryInput & { readonly focus: Focus; readonly matter?: KpMatter | undefined };
type Facts = KpHoraryFacts & {
  readonly focus: Focus;
  readonly horaryNumber: number;
  readonly judgment: HoraryJudgment | undefined;
};

export const kpHorary: Operation<KpHoraryRequest, KpHorary, SkyContext> = defineOperation({
  id: "castKpHoraryChart",
  method: "POST",
  path: "/vedic-astrology/kp/horary",
  summary: "A question by number, 1 to 249, in the Krishnamurti Paddhati",
  description:
    "The middle of the number's part of the zodiac is the Ascendant; the other cusps are those of Placidus for that Ascendant at the questioner's latitude; the grahas are those of the moment. A matter is judged by its cusp's sub lord, with a time. Ruling planets are taken by the clock's own Ascendant.",
  query: focusQuery,
  body: z.object({ ...kpNodeBirthShape, horaryNumber, matter }).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: (input: HoraryInput, context: { readonly ephemeris: Ephemeris }): Facts => {
    const facts = computeKpHorary(input, context);
    const { focus, horaryNumber, matter } = input;
    return { ...facts, focus, horaryNumber, judgment: matter && horaryJudgment(facts, matter) };
  },
  present: presentHorary,
  examples: [
    {
      horaryNumber: 108,
      matter: "employment",
      date: "2026-03-08",
      time: "14:30:00",
      latitude: 19.076,
      longitude: 72.8777,
      timezone: 5.5,
    },
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

function presentJudgment(
  judgment: HoraryJudgment,
  facts: KpHoraryFacts,
  texts: VedicReader,
): DraftOf<typeof judgmentSchema> {
  const { rule, timing } = judgment;
  const { offsetSeconds, epochMilliseconds } = facts.birth.moment.civil;
  const local = (epochMs: number): string => localClock(epochMs, offsetSeconds).datetime;
  return {
    matter: judgment.matter,
    cusp: rule.cusp,
    subLord: nameOf(judgment.subLord),
    signifies: [...judgment.signifies],
    favorable: [...rule.favorable],
    against: [...rule.against],
    verdict: judgment.verdict,
    significators: judgment.significators.map(nameOf),
    rulingSignificators: judgment.ruling.map(nameOf),
    timing: timing && {
      lords: timing.lords.map(nameOf),
      from: local(Math.max(timing.startEpochMs, epochMilliseconds)),
      until: local(timing.endEpochMs),
    },
    reading: judgmentTold(judgment, facts, texts),
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
    cusps: facts.cusps.map((cusp, index0) => ({
      house: index0 + 1,
      ...presentStar(cusp),
      reading: cuspTold(facts, index0 + 1, texts, facts.judgment?.rule.cusp),
    })),
    planets: facts.bodies.map((body) => ({
      planet: nameOf(body.id),
      house: body.house,
      ...presentStar(body),
      subSubLord: nameOf(body.subSubLord),
      isRetrograde: body.isRetrograde,
    })),
    rulingPlanets: { ...presentRulers(facts.ruling), dayBegins: facts.ruling.dayBegins },
    significators: presentSignificators(facts, texts, levelTold),
    judgment: facts.judgment && presentJudgment(facts.judgment, facts, texts),
    ...presentHouseThemes(texts, facts.focus),
    conventions: presentKpConventions(facts, "placidus"),
  };
}
