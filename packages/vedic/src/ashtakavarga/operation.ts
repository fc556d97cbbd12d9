import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  requireAyanamsaValue,
} from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions } from "../birth/present";
import { frameSchema, grahaName, vedicConventionsSchema, vedicPositionsShape } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import type { Ashtakavarga as AshtakavargaAnswer, AshtakavargaRequest, UncertainAshtakavarga } from "../types";
import { pointNames } from "../vocabulary/points";
import { type AshtakavargaFacts, type Bhinnashtakavarga, computeAshtakavarga, type SignFigures } from "./compute";
import { BINDU_RULES, computeOpenAshtakavarga, presentOpenAshtakavarga, uncertainAshtakavargaOutput } from "./open";

const bindus = z.array(count).meta({ description: "A figure for each sign, Aries to Pisces" });
const tableSchema = z
  .object({ ...named("planet", grahaName, pointNames), bindus, total: count })
  .meta({ name: "BinduTable" });
const sumSchema = z.object({ bindus, total: count }).meta({ name: "BinduSum" });
const pindaSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    rashiPinda: count,
    grahaPinda: count,
    shodhyaPinda: count.meta({ description: "Sum of the two" }),
  })
  .meta({ name: "ShodhyaPinda" });

const output = z.object({
  frame: frameSchema,
  ...named("signs", z.array(z.string()), signTerms),
  bhinnashtakavarga: z.array(tableSchema).meta({ description: "Tables of the seven grahas and the Lagna" }),
  sarvashtakavarga: sumSchema.meta({ description: "Sum of the seven grahas' tables, 337 points" }),
  reducedBhinnashtakavarga: z.array(tableSchema).meta({ description: "After the trikona and ekadhipatya reductions" }),
  reducedSarvashtakavarga: sumSchema,
  shodhyaPinda: z.array(pindaSchema),
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      tables: z.string(),
      reductions: z.string(),
    })
    .meta({ name: "AshtakavargaConventions" }),
});

export const ashtakavarga: BirthOperation<
  AshtakavargaRequest,
  AshtakavargaAnswer,
  UncertainAshtakavarga,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateAshtakavarga",
  method: "POST",
  path: "/vedic-astrology/ashtakavarga",
  summary: "Ashtakavarga: eight tables of points, their sum, both reductions and the pindas",
  description:
    "Points by the tables of Brihat Jataka 9 and Brihat Parashara Hora Shastra 66, trikona and ekadhipatya reductions (67, 68), rashi and graha pinda.",
  query: langQuery,
  body: z.object(vedicPositionsShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: inAskedPositions(computeAshtakavarga),
  present: presentAshtakavarga,
  uncertain: {
    births: ["time"],
    output: uncertainAshtakavargaOutput,
    compute: inUsualPositions(computeOpenAshtakavarga),
    present: presentOpenAshtakavarga,
  },
  examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
});

function presentAshtakavarga({ chart, ashtakavarga: found }: AshtakavargaFacts): DraftOf<typeof output> {
  return {
    frame: presentFrame(chart.frame),
    signs: SIGN_IDS.map((id) => signTerms[id].en),
    bhinnashtakavarga: found.bhinna.map(presentTable),
    sarvashtakavarga: presentSum(found.sarva),
    reducedBhinnashtakavarga: found.reduced.map(presentTable),
    reducedSarvashtakavarga: presentSum(found.reducedSarva),
    shodhyaPinda: found.pindas.map(({ of, rashiPinda, grahaPinda }) => ({
      planet: pointName(of),
      rashiPinda,
      grahaPinda,
      shodhyaPinda: rashiPinda + grahaPinda,
    })),
    conventions: {
      ...presentVedicConventions(chart),
      ...BINDU_RULES,
    },
  };
}

function presentTable({ of, bindus: figures }: Bhinnashtakavarga): DraftOf<typeof tableSchema> {
  return { planet: pointName(of), ...presentSum(figures) };
}

function presentSum(figures: SignFigures): DraftOf<typeof sumSchema> {
  return { bindus: [...figures], total: figures.reduce((sum, figure) => sum + figure, 0) };
}
