import { named } from "@almagest/i18n";
import {
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { vedicReader } from "../texts/reader";
import type { YogaCatalogue, YogaCatalogueRequest, YogaEntry as YogaEntryAnswer, YogaEntryRequest } from "../types";
import { yogaQualities } from "../vocabulary/yoga-qualities";
import { YOGA_QUALITIES, YOGAS, type YogaEntry, yogaOf } from "./catalogue";
import { yogaNames } from "./names";
import { YOGA_FAMILIES } from "./rows";

const entryShape = {
  id: z.string(),
  ...named("name", z.string(), yogaNames),
  family: z
    .enum(YOGA_FAMILIES)
    .meta({ name: "YogaFamily" })
    .exactOptional()
    .meta({ description: "Only of the 32 Nabhasa yogas" }),
} as const;

const listOutput = z.object({
  total: count.meta({ description: "How many are listed" }),
  yogas: z.array(z.object(entryShape)),
});

export const yogaCatalogue: Operation<YogaCatalogueRequest, YogaCatalogue> = defineOperation({
  id: "listYogas",
  method: "GET",
  path: "/vedic-astrology/yoga",
  summary: "The 301 yogas of the catalogue",
  description:
    "Names and ids in the order of B. V. Raman's Three Hundred Important Combinations. A family keeps the Nabhasa yogas of that family; classical keeps none, for the others have no family here.",
  query: z.object({
    ...langQuery.shape,
    family: z
      .enum(YOGA_FAMILIES)
      .optional()
      .meta({ description: "Keep only this family of the Nabhasa yogas", fold: "case" }),
  }),
  output: listOutput,
  needs: [],
  compute: ({ family }) => YOGAS.filter((entry) => family === undefined || entry.family === family),
  present: (entries): DraftOf<typeof listOutput> => ({
    total: entries.length,
    yogas: entries.map(({ id, name, family }) => ({ id, name, family })),
  }),
  examples: [{}, { family: "akriti" }],
});

const entryOutput = z.object({
  ...entryShape,
  ...named("quality", z.enum(YOGA_QUALITIES).meta({ name: "YogaQuality" }), yogaQualities),
  description: prose.meta({ description: "What makes it" }),
  result: prose.meta({ description: "What it is said to bring" }),
  source: z.string().meta({ weight: "prose", description: "Where the rule is printed" }),
});

export const yogaEntry: Operation<YogaEntryRequest, YogaEntryAnswer> = defineOperation({
  id: "getYoga",
  method: "GET",
  path: "/vedic-astrology/yoga/{id}",
  summary: "One yoga: what makes it and what it brings",
  description: "By id or name. source says where the rule is printed.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(60)
      .meta({ description: "Yoga id or name; letter case and separators do not matter", examples: ["gajakesari"] }),
  }),
  query: langQuery,
  output: entryOutput,
  needs: [],
  compute: ({ id }) => yogaOf(id),
  present: presentEntry,
  examples: [{ id: "gajakesari" }],
});

function presentEntry(entry: YogaEntry, words: Words): DraftOf<typeof entryOutput> {
  const texts = vedicReader(words);
  const { id, name, family, quality, source } = entry;
  return {
    id,
    name,
    family,
    quality,
    description: texts.text(`yogas.${id}.description`),
    result: texts.text(`yogas.${id}.result`),
    source,
  };
}
