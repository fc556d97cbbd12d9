import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import { type Engine, engineOf } from "@almagest/sky";
import * as z from "zod";
import { presentFrame } from "../birth/present";
import { frameSchema } from "../birth/schema";
import { type VedicChart, vedicChartOf } from "../sky/chart";
import { frameChoiceOf } from "../sky/frame";
import { vedicReader } from "../texts/reader";
import type { Papasamyam, PapasamyamRequest, UncertainPapasamyam } from "../types";
import { pointNames } from "../vocabulary/points";
import { computeOpenPapasamyam, presentOpenPapasamyam, uncertainPapasamyamOutput } from "./open/papasamyam";
import {
  PAPA_TABLES,
  type PapaPerson,
  papaBalance,
  papaGraha,
  papaReference,
  papasamyamVerdict,
  papasOf,
} from "./papas";
import {
  type CoupleInput,
  coupleConventionsSchema,
  coupleShape,
  type Matched,
  presentCoupleConventions,
} from "./people";

const afflictionSchema = z
  .object({
    ...named("graha", papaGraha, pointNames),
    house: z.int().min(1).max(12),
  })
  .meta({ name: "PapaAffliction" });

const personSchema = z
  .object({
    total: z.number().min(0).max(7),
    byReference: z.array(
      z
        .object({
          ...named("reference", papaReference, pointNames),
          weight: z.number(),
          afflictions: z.array(afflictionSchema),
        })
        .meta({ name: "PapaReferenceRow" }),
    ),
  })
  .meta({ name: "PapaTotal" });

const output = z.object({
  frame: frameSchema.meta({ description: "At person1's birth" }),
  person1: personSchema.meta({ description: "The groom" }),
  person2: personSchema.meta({ description: "The bride" }),
  verdict: papasamyamVerdict,
  recommendation: prose,
  conventions: coupleConventionsSchema,
});

export interface PapasamyamFacts {
  readonly engine: Engine;
  readonly charts: readonly [VedicChart, VedicChart];
  readonly groom: PapaPerson;
  readonly bride: PapaPerson;
}

/** The weight of malefics in both charts. */
export function computePapasamyam(
  input: CoupleInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): PapasamyamFacts {
  const choice = frameChoiceOf(input);
  const groom = vedicChartOf(ephemeris, { ...input.person1, ...choice });
  const bride = vedicChartOf(ephemeris, { ...input.person2, ...choice });
  return { engine: engineOf(ephemeris), charts: [groom, bride], groom: papasOf(groom), bride: papasOf(bride) };
}

const PERSON = { date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

export const papasamyam: BirthOperation<
  PapasamyamRequest,
  Papasamyam,
  UncertainPapasamyam,
  "person1.time" | "person2.time",
  SkyContext
> = defineBirthOperation({
  id: "calculatePapasamyam",
  method: "POST",
  path: "/vedic-astrology/compatibility/papasamyam",
  summary: "Papasamyam: the weight of malefics in two charts",
  description:
    "Mars, Saturn, Sun and Rahu in houses 1, 2, 4, 7, 8 and 12 from Lagna (weight 1), Moon (0.5) and Venus (0.25), whole signs. Balanced where the bride's total does not exceed the groom's.",
  query: langQuery,
  body: z.object(coupleShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computePapasamyam,
  present: presentPapasamyam,
  uncertain: {
    births: ["person1.time", "person2.time"],
    output: uncertainPapasamyamOutput,
    compute: computeOpenPapasamyam,
    present: presentOpenPapasamyam,
  },
  examples: [
    {
      person1: PERSON,
      person2: { ...PERSON, date: "1992-11-19", time: "06:40:00", latitude: 10.5276, longitude: 76.2144 },
      ayanamsa: "lahiri",
    },
  ],
});

function presentPapasamyam(facts: PapasamyamFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  const { groom, bride, charts } = facts;
  const key = papaBalance(groom.total, bride.total);
  const momentOf = ({ birth, frame }: VedicChart): Pick<Matched, "moment" | "frame"> => ({
    moment: birth.moment,
    frame,
  });
  return {
    frame: presentFrame(charts[0].frame),
    person1: presentPerson(groom),
    person2: presentPerson(bride),
    verdict: key === "more" ? "unbalanced" : "balanced",
    recommendation: texts.lookup(`papasamyam.${key}`),
    conventions: presentCoupleConventions(
      { engine: facts.engine, person1: momentOf(charts[0]), person2: momentOf(charts[1]) },
      PAPA_TABLES,
    ),
  };
}

function presentPerson({ total, rows }: PapaPerson): DraftOf<typeof personSchema> {
  return {
    total,
    byReference: rows.map(({ reference, weight, afflictions }) => ({
      reference,
      weight,
      afflictions: afflictions.map((one) => ({ ...one })),
    })),
  };
}
