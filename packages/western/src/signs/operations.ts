import { named } from "@almagest/i18n";
import { bodies as bodyTerms, elements, monthAbbreviations, signs as signTerms } from "@almagest/i18n/astrology";
import {
  at,
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  langQuery,
  noneNamed,
  type Operation,
  prose,
  proseList,
  withTexts,
} from "@almagest/operation";
import { SIGN_IDS, type SignId, signAfter } from "@almagest/sky";
import * as z from "zod";
import { shortAndLongSchema } from "../chart/schema";
import { ELEMENTS, MODALITIES, SIGNS } from "../tables/zodiac";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { ZodiacSign, ZodiacSignRequest, ZodiacSigns, ZodiacSignsRequest } from "../types";
import { modalities } from "../vocabulary/modalities";

/** Characters of an id at most. */
const LONGEST_ID = 60;

const MONTHS = Object.values(monthAbbreviations).map((term) => term.en);

const common = {
  id: z.string(),
  ...named("name", z.string(), signTerms),
  symbol: z.string(),
  ...named("element", z.enum(ELEMENTS), elements),
  dates: z
    .object({ start: z.string(), end: z.string() })
    .meta({ description: "Usual dates of the Sun's stay, as `Mar 21`; the true ingress moves by a day or two" }),
};

const listOutput = z.array(z.object({ ...common, description: prose }));

const detailOutput = z.object({
  ...common,
  symbolName: prose,
  ...named("modality", z.enum(MODALITIES), modalities),
  ...named("rulingPlanet", z.string().meta({ description: "The traditional ruler" }), bodyTerms),
  keywords: proseList,
  description: withTexts(shortAndLongSchema),
  famous: proseList,
  strengths: proseList,
  motto: prose,
  gifts: prose,
  challenges: prose,
  weapon: prose,
  ...named(
    "compatibleSigns",
    z.array(z.string()).meta({ description: "The two trine signs, then one sextile sign" }),
    signTerms,
  ),
});

export const zodiacSigns: Operation<ZodiacSignsRequest, ZodiacSigns> = defineOperation({
  id: "listZodiacSigns",
  method: "GET",
  path: "/astrology/signs",
  summary: "The twelve signs",
  description: "Aries to Pisces with symbol, element, the usual dates of the Sun's stay and a short text.",
  query: langQuery,
  output: listOutput,
  needs: [],
  compute: () => SIGN_IDS,
  present: (ids, words) => {
    const texts = westernReader(words);
    return ids.map((id) => ({ ...presentCommon(id), description: texts.text(`signs.${id}.short`) }));
  },
  examples: [{}],
});

export const zodiacSign: Operation<ZodiacSignRequest, ZodiacSign> = defineOperation({
  id: "getZodiacSign",
  method: "GET",
  path: "/astrology/signs/{id}",
  summary: "One sign in full",
  description:
    "What people with the Sun there are like, in a short and a long text, with strengths and challenges; element, modality, traditional ruler, usual dates. compatibleSigns are the two signs of its trine, then one of its sextile.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(LONGEST_ID)
      .meta({
        description: "Sign id or English name, any letter case",
        examples: ["aries"],
      }),
  }),
  query: langQuery,
  output: detailOutput,
  needs: [],
  compute: ({ id }) => resolveSign(id),
  present: (id, words) => presentSign(id, westernReader(words)),
  examples: [{ id: "aries" }],
});

/**
 * The sign of an id or English display name.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveSign: (text: string) => SignId = foundRow(
  idFinder(SIGN_IDS.map((id) => [id, id] as const)),
  noneNamed("sign", SIGN_IDS, LONGEST_ID),
);

function presentCommon(id: SignId): Omit<DraftOf<typeof listOutput>[number], "description"> {
  const facts = SIGNS[id];
  return {
    id,
    name: signTerms[id].en,
    symbol: facts.symbol,
    element: facts.element,
    dates: { start: monthDay(facts.from), end: monthDay(facts.to) },
  };
}

function presentSign(id: SignId, texts: WesternReader): DraftOf<typeof detailOutput> {
  const { modality, ruler } = SIGNS[id];
  const compatible = [4, 8, 2].map((steps) => signTerms[signAfter(id, steps)]);
  const short = texts.text(`signs.${id}.short`);
  const long = texts.text(`signs.${id}.long`);
  return {
    ...presentCommon(id),
    symbolName: texts.text(`signs.${id}.symbolName`),
    modality,
    rulingPlanet: bodyTerms[ruler].en,
    keywords: copyOf(texts.list(`signs.${id}.keywords`)),
    description: short && long ? { short, long } : undefined,
    famous: copyOf(texts.list(`signs.${id}.famous`)),
    strengths: copyOf(texts.list(`signs.${id}.strengths`)),
    motto: texts.text(`signs.${id}.motto`),
    gifts: texts.text(`signs.${id}.gifts`),
    challenges: texts.text(`signs.${id}.challenges`),
    weapon: texts.text(`signs.${id}.weapon`),
    compatibleSigns: compatible.map((term) => term.en),
  };
}

function monthDay([month, day]: readonly [number, number]): string {
  return `${at(MONTHS, month - 1)} ${day}`;
}
