import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  type Lang,
  langQuery,
  localizedText,
  noneNamed,
  type Operation,
  prose,
  withTexts,
} from "@almagest/operation";
import { BODY_IDS, type BodyId, isPlanet, type SignId } from "@almagest/sky";
import * as z from "zod";
import { shortAndLongSchema } from "../chart/schema";
import { BODY_SYMBOLS, DIGNITIES } from "../tables/bodies";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { PlanetMeaning, PlanetMeaningRequest, PlanetMeanings, PlanetMeaningsRequest } from "../types";
import { CATEGORIES, EVER_RETROGRADE, meaningId, ORBITS, TEMPERATURES } from "./table";

/** Characters of an id at most. */
const LONGEST_ID = 60;

const common = {
  id: z.string(),
  ...named("name", z.string(), bodyTerms),
  symbol: z.string(),
  category: z.enum(["personal", "social", "generational"]).exactOptional(),
  tagline: prose,
  rulership: z.string().exactOptional().meta({ description: "Sign of its domicile; two are joined by a comma" }),
  rulershipLocalized: localizedText,
};

const listOutput = z.array(z.object({ ...common, description: prose }));

const detailOutput = z.object({
  ...common,
  ...named("exaltation", z.string().exactOptional(), signTerms),
  ...named("exultation", z.string().exactOptional().meta({ description: "Deprecated alias of exaltation" }), signTerms),
  detriment: z.string().exactOptional(),
  detrimentLocalized: localizedText,
  ...named("fall", z.string().exactOptional(), signTerms),
  temperature: z.enum(["Hot", "Cold", "Neutral"]),
  orbit: z.string().meta({ description: "Time of one revolution" }),
  retrograde: z.boolean().meta({ description: "Whether the body is ever retrograde" }),
  keywords: withTexts(z.object({ positive: z.array(z.string()), negative: z.array(z.string()) })),
  description: withTexts(shortAndLongSchema),
});

export const planetMeanings: Operation<PlanetMeaningsRequest, PlanetMeanings> = defineOperation({
  id: "listPlanetMeanings",
  method: "GET",
  path: "/astrology/planet-meanings",
  summary: "What the fourteen bodies mean",
  description:
    "The Sun to Pluto, the lunar nodes, Chiron and Black Moon Lilith, each with its symbol, the sign it rules where it rules one, and a short text.",
  query: langQuery,
  output: listOutput,
  needs: [],
  compute: () => BODY_IDS,
  present: (ids, words) => {
    const texts = westernReader(words);
    return ids.map((id) => ({ ...presentCommon(id, texts), description: texts.text(`bodies.${id}.short`) }));
  },
  examples: [{}],
});

export const planetMeaning: Operation<PlanetMeaningRequest, PlanetMeaning> = defineOperation({
  id: "getPlanetMeaning",
  method: "GET",
  path: "/astrology/planet-meanings/{id}",
  summary: "One body in full: meaning, dignities, keywords",
  description:
    "Domicile, exaltation, detriment and fall, the time of one revolution, whether the body is ever retrograde, keywords, and a short and a long text. A body without dignities, such as a node, lacks those members.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(LONGEST_ID)
      .meta({
        description: "Body id or English name; letter case, spaces, hyphens and underscores are free",
        examples: ["sun"],
      }),
  }),
  query: langQuery,
  output: detailOutput,
  needs: [],
  compute: ({ id }) => resolveBody(id),
  present: (id, words) => presentMeaning(id, westernReader(words)),
  examples: [{ id: "sun" }],
});

/**
 * The body of an id or English name; `black-moon-lilith` is `lilith`.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveBody: (text: string) => BodyId = foundRow(
  idFinder([...BODY_IDS.map((id) => [id, id] as const), ...BODY_IDS.map((id) => [bodyTerms[id].en, id] as const)]),
  noneNamed("body", BODY_IDS.map(meaningId), LONGEST_ID),
);

type Common = Omit<DraftOf<typeof listOutput>[number], "description">;

function presentCommon(id: BodyId, texts: WesternReader): Common {
  const domicile = isPlanet(id) ? DIGNITIES[id].domicile : undefined;
  return {
    id: meaningId(id),
    name: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    category: CATEGORIES[id],
    tagline: texts.text(`bodies.${id}.tagline`),
    rulership: domicile && namesOf(domicile, "en"),
    rulershipLocalized: domicile && siblingOf(domicile, texts.lang),
  };
}

function presentMeaning(id: BodyId, texts: WesternReader): DraftOf<typeof detailOutput> {
  const short = texts.text(`bodies.${id}.short`);
  const long = texts.text(`bodies.${id}.long`);
  const positive = copyOf(texts.list(`bodies.${id}.keywords.positive`));
  const negative = copyOf(texts.list(`bodies.${id}.keywords.negative`));
  return {
    ...presentCommon(id, texts),
    ...presentDignities(id, texts.lang),
    temperature: TEMPERATURES[id],
    orbit: ORBITS[id],
    retrograde: EVER_RETROGRADE[id],
    keywords: positive && negative ? { positive, negative } : undefined,
    description: short && long ? { short, long } : undefined,
  };
}

function presentDignities(id: BodyId, lang: Lang): Partial<DraftOf<typeof detailOutput>> {
  if (!isPlanet(id)) return {};
  const { exaltation, detriment, fall } = DIGNITIES[id];
  return {
    exaltation: signTerms[exaltation].en,
    exultation: signTerms[exaltation].en,
    detriment: namesOf(detriment, "en"),
    detrimentLocalized: siblingOf(detriment, lang),
    fall: signTerms[fall].en,
  };
}

/** One or two signs as one text. */
function namesOf(ids: readonly SignId[], lang: Lang): string {
  return ids.map((id) => signTerms[id][lang]).join(", ");
}

function siblingOf(ids: readonly SignId[], lang: Lang): string | undefined {
  return lang === "en" ? undefined : namesOf(ids, lang);
}
