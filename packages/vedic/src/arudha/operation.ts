import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signName } from "../birth/present";
import { frameSchema, grahaName, rashiName, vedicChartShape, vedicConventionsSchema } from "../birth/schema";
import { inAskedPositions, inUsualPositions } from "../sky/asked";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { signsOfGrahas } from "../tables/dignity";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { ArudhaPadas, ArudhaPadasRequest, UncertainArudhaPadas } from "../types";
import { arudhas as arudhaTerms } from "../vocabulary/arudhas";
import { pointNames } from "../vocabulary/points";
import { signIndex0 } from "../zodiac/circle";
import { computeOpenArudhas, presentOpenArudhas, uncertainArudhaOutput } from "./open";
import { ARUDHA_IDS, ARUDHA_RULES, type ArudhaPada, abbreviationOf, arudhaPadasOf } from "./padas";

export interface ArudhaFacts {
  readonly chart: VedicChart;
  readonly lagnaSign0: number;
  readonly padas: readonly ArudhaPada[];
}

export function computeArudhaPadas(
  input: VedicBirthInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): ArudhaFacts {
  const chart = vedicChartOf(ephemeris, input);
  const lagnaSign0 = signIndex0(chart.lagnaDeg);
  return { chart, lagnaSign0, padas: arudhaPadasOf(lagnaSign0, signsOfGrahas(chart.grahas)) };
}

const padaSchema = z
  .object({
    id: z.enum(ARUDHA_IDS),
    house: z.int().min(1).max(12),
    abbreviation: z.string(),
    ...named("name", z.string(), arudhaTerms),
    ...named("bhavaRashi", rashiName, signs),
    ...named("lord", grahaName, pointNames),
    ...named("lordRashi", rashiName, signs),
    ...named("rashi", rashiName.meta({ description: "Sign of the pada" }), signs),
    houseFromLagna: z.int().min(1).max(12),
    exceptionApplied: z
      .boolean()
      .meta({ description: "Whether it fell in its own house or the 7th from it and was moved to the 10th" }),
    meaning: prose,
    significations: prose,
  })
  .meta({ name: "ArudhaPada" });

const output = z.object({
  ...named("lagnaRashi", rashiName, signs),
  ...named("arudhaLagna", rashiName, signs),
  ...named("upapada", rashiName, signs),
  padas: z.array(padaSchema),
  frame: frameSchema,
  conventions: z
    .object({ ...vedicConventionsSchema.shape, lords: z.string(), exception: z.string() })
    .meta({ name: "ArudhaPadasConventions" }),
});

export const arudhaPadas: BirthOperation<ArudhaPadasRequest, ArudhaPadas, UncertainArudhaPadas, "time", SkyContext> =
  defineBirthOperation({
    id: "calculateArudhaPadas",
    method: "POST",
    path: "/vedic-astrology/arudha",
    summary: "The twelve arudha padas, with Arudha Lagna and Upapada",
    description:
      "As far from the lord of a house as the lord is from the house; a pada in its own house or the 7th from it moves to the 10th (Brihat Parashara Hora Shastra 29).",
    query: langQuery,
    body: z.object(vedicChartShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: inAskedPositions(computeArudhaPadas),
    present: presentArudhaPadas,
    uncertain: {
      births: ["time"],
      output: uncertainArudhaOutput,
      compute: inUsualPositions(computeOpenArudhas),
      present: presentOpenArudhas,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentArudhaPadas(facts: ArudhaFacts, words: Words): DraftOf<typeof output> {
  const texts = vedicReader(words);
  return {
    lagnaRashi: signName(facts.lagnaSign0),
    arudhaLagna: signName(at(facts.padas, 0).sign0),
    upapada: signName(at(facts.padas, 11).sign0),
    padas: facts.padas.map((pada) => presentPada(pada, texts)),
    frame: presentFrame(facts.chart.frame),
    conventions: {
      ...presentVedicConventions(facts.chart),
      ...ARUDHA_RULES,
    },
  };
}

function presentPada(pada: ArudhaPada, texts: VedicReader): DraftOf<typeof padaSchema> {
  return {
    id: pada.id,
    house: pada.house,
    abbreviation: abbreviationOf(pada.house),
    name: arudhaTerms[pada.id].en,
    bhavaRashi: signName(pada.bhavaSign0),
    lord: pointName(pada.lord),
    lordRashi: signName(pada.lordSign0),
    rashi: signName(pada.sign0),
    houseFromLagna: pada.houseFromLagna,
    exceptionApplied: pada.exceptionApplied,
    meaning: texts.text(`arudhas.${pada.id}.meaning`),
    significations: texts.text(`arudhas.${pada.id}.significations`),
  };
}
