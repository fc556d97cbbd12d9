import { type Ephemeris, type Houses, needEphemeris, type SkyContext, separationDeg } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  HOUSE_SYSTEMS,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import {
  type Birth,
  birthDetailsSchema,
  birthOf,
  type HousedBirthInput,
  type HousedPoint,
  housedBirthBody,
  housedPoint,
  housedPointSchema,
  housesOf,
  presentBirth,
  presentConventions,
  presentHousedPoint,
  signOf,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { bodyReading } from "../natal-chart/reading";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import type { Lilith, LilithRequest } from "../types";
import { apogees as apogeeTerms } from "../vocabulary/apogees";

const VARIANTS = ["mean", "true"] as const;
const APOGEES = { mean: "mean-apogee", true: "osculating-apogee" } as const;

const variantSchema = z
  .object({
    ...named("variant", z.enum(VARIANTS), apogeeTerms),
    ...housedPointSchema.shape,
    interpretation: prose,
    note: prose.meta({ description: "What this variant is" }),
  })
  .meta({ name: "LilithVariant" });

const { lilith: _, ...sky } = skyConventionsSchema.shape;

const output = z.object({
  birthDetails: birthDetailsSchema,
  houseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "The system really used" }),
  lilith: z.array(variantSchema),
  summary: prose,
  conventions: z
    .object({
      ...sky,
      requestedHouseSystem: z.enum(HOUSE_SYSTEMS),
      lilith: z.object({ mean: z.string(), true: z.string() }),
    })
    .meta({ name: "LilithConventions" }),
});

export interface Liliths {
  readonly birth: Birth;
  readonly requestedHouseSystem: HousedBirthInput["houseSystem"];
  readonly houses: Houses;
  /** The mean apogee, then the osculating one. */
  readonly variants: readonly (HousedPoint & { readonly variant: (typeof VARIANTS)[number] })[];
}

/** The Black Moon of a birth, computed both ways. */
export function computeLilith(input: HousedBirthInput, context: { readonly ephemeris: Ephemeris }): Liliths {
  const { ephemeris } = context;
  const birth = birthOf(ephemeris, input);
  const houses = housesOf(ephemeris, birth, input.houseSystem);
  return {
    birth,
    requestedHouseSystem: input.houseSystem,
    houses,
    variants: VARIANTS.map((variant) =>
      Object.assign({ variant }, housedPoint(ephemeris, APOGEES[variant], birth, houses)),
    ),
  };
}

export const lilith: Operation<LilithRequest, Lilith, SkyContext> = defineOperation({
  id: "generateLilith",
  method: "POST",
  path: "/astrology/lilith",
  summary: "Black Moon Lilith as mean and as true lunar apogee, in sign and house",
  description:
    "The far point of the Moon's orbit, smoothed (mean, never retrograde) and osculating (true, often retrograde). Charts here use the mean one.",
  query: langQuery,
  body: housedBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeLilith,
  present: presentLiliths,
  examples: [
    { date: "1961-08-04", time: "19:24:00", latitude: 21.3069, longitude: -157.8583, timezone: "Pacific/Honolulu" },
  ],
});

function presentLiliths(facts: Liliths, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    houseSystem: facts.houses.system,
    lilith: facts.variants.map((point) => presentVariant(point, texts)),
    summary: summaryOf(facts, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      requestedHouseSystem: facts.requestedHouseSystem,
      lilith: { mean: "mean lunar apogee, on the ecliptic of date", true: "osculating lunar apogee" },
    },
  };
}

function presentVariant(point: Liliths["variants"][number], texts: WesternReader): DraftOf<typeof variantSchema> {
  const { variant, house, longitudeDeg } = point;
  return {
    variant,
    ...presentHousedPoint(point),
    interpretation: bodyReading({ body: "lilith", sign: signOf(longitudeDeg), house }, texts)?.detailed,
    note: texts.text(`blackMoon.note.${variant}`),
  };
}

function summaryOf({ variants }: Liliths, texts: WesternReader): string | undefined {
  const [mean, osculating] = variants;
  if (mean === undefined || osculating === undefined) return undefined;
  const signs = [signOf(mean.longitudeDeg), signOf(osculating.longitudeDeg)] as const;
  return texts.text(`blackMoon.summary.${signs[0] === signs[1] ? "same" : "different"}`, {
    mean: bareInProse(signTerms[signs[0]]),
    true: bareInProse(signTerms[signs[1]]),
    apart: Math.round(separationDeg(mean.longitudeDeg, osculating.longitudeDeg)),
  });
}
