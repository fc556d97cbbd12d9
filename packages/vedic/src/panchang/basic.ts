import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import { type ChartMoment, chartMoment, requireCivilDate } from "@almagest/sky";
import * as z from "zod";
import { wireLongitude } from "../birth/present";
import { vedicMomentShape } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { BasicPanchang, BasicPanchangRequest } from "../types";
import { bordersNear } from "./borders";
import { borders } from "./calendar-schema";
import { type InstantLimbs, limbsOfInstant } from "./compute";
import type { LimbKind } from "./limbs";
import {
  limbName,
  presentKarana,
  presentLahiri,
  presentNakshatraLimb,
  presentStay,
  presentTithi,
  presentYoga,
} from "./present";
import { presentBorders } from "./present-calendar";
import {
  instantConventionsSchema,
  instantLimbsSchema,
  karanaSchema,
  type limbStaySchema,
  nakshatraSchema,
  tithiSchema,
  yogaSchema,
} from "./schema";

const body = z.object(vedicMomentShape).meta({ name: "PanchangInstantAsked" });
const siderealDeg = z.number().min(0).lt(360).meta({ description: "Sidereal degrees, Lahiri" });

const output = z.object({
  tithi: tithiSchema,
  nakshatra: nakshatraSchema,
  yoga: yogaSchema,
  karana: karanaSchema,
  sunLongitude: siderealDeg,
  moonLongitude: siderealDeg,
  limbs: instantLimbsSchema,
  borders,
  conventions: instantConventionsSchema,
});

export interface BasicPanchangFacts extends InstantLimbs {
  readonly moment: ChartMoment;
}

/** The limbs of an instant with the moment they are of. */
export function computeBasicPanchang(
  input: z.output<typeof body>,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): BasicPanchangFacts {
  requireCivilDate(input);
  const moment = chartMoment(ephemeris, input);
  return { ...limbsOfInstant(ephemeris, moment.jdTt), moment };
}

export const basicPanchang: Operation<BasicPanchangRequest, BasicPanchang, SkyContext> = defineOperation({
  id: "getBasicPanchang",
  method: "POST",
  path: "/vedic-astrology/panchang/basic",
  summary: "Tithi, nakshatra, yoga and karana of an instant",
  description:
    "The limbs of the panchang that run at the instant sent, how much of each has passed, and when each began and ends. Lahiri.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeBasicPanchang,
  present: presentBasicPanchang,
  examples: [{ date: "2025-12-17", time: "12:00:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentBasicPanchang(facts: BasicPanchangFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { places, spans, moment } = facts;
  const stay = (kind: LimbKind): DraftOf<typeof limbStaySchema> =>
    presentStay(limbName(kind, spans[kind].index0), spans[kind], moment);
  return {
    tithi: presentTithi(places.tithi, texts),
    nakshatra: presentNakshatraLimb(places.nakshatra, facts.moonLongitudeDeg, texts),
    yoga: presentYoga(places.yoga, texts),
    karana: presentKarana(places.karana, texts),
    sunLongitude: wireLongitude(facts.sunLongitudeDeg),
    moonLongitude: wireLongitude(facts.moonLongitudeDeg),
    limbs: { tithi: stay("tithi"), nakshatra: stay("nakshatra"), yoga: stay("yoga"), karana: stay("karana") },
    ...presentBorders(bordersNear(spans, moment.civil.epochMilliseconds), moment.civil.offsetSeconds),
    conventions: presentLahiri(facts, moment),
  };
}
