import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  requireAyanamsaValue,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signName } from "../birth/present";
import { frameSchema, grahaName, rashiName, vedicBirthShape, vedicConventionsSchema } from "../birth/schema";
import { type VedicBirthInput, type VedicChart, vedicChartOf } from "../sky/chart";
import { type SignsOfGrahas, signsOfGrahas } from "../tables/dignity";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { ArudhaPadas, ArudhaPadasRequest } from "../types";
import { arudhas as arudhaTerms } from "../vocabulary/arudhas";
import { pointNames } from "../vocabulary/points";
import { houseFrom, signIndex0, wrap } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";

export const ARUDHA_IDS = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12"] as const;
export type ArudhaId = (typeof ARUDHA_IDS)[number];

/** Signs are zero-based, houses 1 to 12. */
export interface ArudhaPada {
  readonly id: ArudhaId;
  readonly house: number;
  readonly bhavaSign0: number;
  readonly lord: SignLord;
  readonly lordSign0: number;
  readonly sign0: number;
  readonly houseFromLagna: number;
  readonly exceptionApplied: boolean;
}

export interface ArudhaFacts {
  readonly chart: VedicChart;
  readonly lagnaSign0: number;
  readonly padas: readonly ArudhaPada[];
}

/**
 * The arudha of each house (Brihat Parashara Hora Shastra 29): as far from its lord as the lord from the house. One that
 * falls in the house itself or in the 7th from it is moved to the 10th from where it fell. Lords are single: Mars of
 * Scorpio, Saturn of Aquarius.
 */
export function arudhaPadasOf(lagnaSign0: number, signs: SignsOfGrahas): readonly ArudhaPada[] {
  return ARUDHA_IDS.map((id, index0) => {
    const bhavaSign0 = wrap(lagnaSign0 + index0, 12);
    const lord = lordOfSign(bhavaSign0);
    const lordSign0 = signs[lord];
    const raw0 = wrap(2 * lordSign0 - bhavaSign0, 12);
    const exceptionApplied = raw0 === bhavaSign0 || raw0 === wrap(bhavaSign0 + 6, 12);
    const sign0 = exceptionApplied ? wrap(raw0 + 9, 12) : raw0;
    const houseFromLagna = houseFrom(lagnaSign0, sign0);
    return { id, house: index0 + 1, bhavaSign0, lord, lordSign0, sign0, houseFromLagna, exceptionApplied };
  });
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

export const arudhaPadas: Operation<ArudhaPadasRequest, ArudhaPadas, SkyContext> = defineOperation({
  id: "calculateArudhaPadas",
  method: "POST",
  path: "/vedic-astrology/arudha",
  summary: "The twelve arudha padas, with Arudha Lagna and Upapada",
  description:
    "As far from the lord of a house as the lord is from the house; a pada in its own house or the 7th from it moves to the 10th (Brihat Parashara Hora Shastra 29).",
  query: langQuery,
  body: z.object(vedicBirthShape).check(requireAyanamsaValue),
  output,
  needs: [needEphemeris],
  compute: computeArudhaPadas,
  present: presentArudhaPadas,
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
      lords: "single: Mars of Scorpio, Saturn of Aquarius",
      exception: "in its own house or the 7th from it: the 10th from where it fell",
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

function abbreviationOf(house: number): string {
  if (house === 1) return "AL";
  return house === 12 ? "UL" : `A${house}`;
}
