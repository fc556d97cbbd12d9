import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  optionalProse,
  pageOf,
  pageQuery,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { doshasShape, metaSchema, page, presentMeta } from "../schema";
import { presentSources, sourceSchema } from "../sources/present";
import type { Cited } from "../sources/works";
import { doshasOfGuna } from "../tables/doshas";
import { DISPUTED_PAIR0, GUNA_PAIRS, GUNAS, type GunaId } from "../tables/gunas";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import type { Qualities, QualitiesRequest } from "../types";
import { actionTerms } from "../vocabulary/guna-actions";
import { gunaTerms } from "../vocabulary/gunas";

const guna = z
  .object({
    id: z.string(),
    sanskritName: z.string(),
    ...named("english", z.string(), gunaTerms),
    ...named("action", z.string().meta({ description: "What the quality does, by the commentary" }), actionTerms),
    actionSanskrit: z.string(),
    ...doshasShape,
    reading: prose,
  })
  .meta({ name: "Guna" });

const pair = z
  .object({
    number: z.int().min(1).max(10).meta({ description: "In the order of the verse" }),
    a: guna,
    b: guna,
    note: optionalProse,
  })
  .meta({ name: "GunaPair" });

const SOURCES: readonly Cited[] = [
  { work: "hridaya", chapter: "1", verse: "11-12" },
  { work: "hridaya", chapter: "1", verse: "14" },
  { work: "hridaya", chapter: "1", verse: "18" },
  { work: "commentary", chapter: "1", verse: "18", note: "opposites" },
];

export const qualities: Operation<QualitiesRequest, Qualities> = defineOperation({
  id: "listGunas",
  method: "GET",
  path: "/ayurveda/qualities",
  summary: "The twenty qualities in ten pairs, what each does, and the doshas that have it",
  description: "rule says how they are used: like increases like, and the opposite lessens it.",
  query: z.object({ ...langQuery.shape, ...pageQuery(GUNA_PAIRS.length) }),
  output: z.object({
    ...page,
    rule: prose,
    pairs: z.array(pair),
    sources: z.array(sourceSchema),
    meta: metaSchema,
  }),
  needs: [],
  compute: (asked) => pageOf(GUNA_PAIRS, asked),
  present: ({ rows, ...asked }, words) => {
    const texts = ayurvedaReader(words);
    return {
      ...asked,
      rule: texts.text("qualities.rule"),
      pairs: rows.map(([a, b], index0) => ({
        number: asked.offset + index0 + 1,
        a: presentGuna(a, texts),
        b: presentGuna(b, texts),
        ...(asked.offset + index0 === DISPUTED_PAIR0 ? { note: texts.text("notes.calaOrSara") } : {}),
      })),
      sources: presentSources(SOURCES, texts),
      meta: presentMeta(texts.lang),
    };
  },
  examples: [{ limit: 10, offset: 0 }],
});

function presentGuna(id: GunaId, texts: AyurvedaReader): DraftOf<typeof guna> {
  const { sanskritName, actionSanskrit } = GUNAS[id];
  return {
    id,
    sanskritName,
    english: gunaTerms[id].en,
    action: actionTerms[id].en,
    actionSanskrit,
    doshas: [...doshasOfGuna(id)],
    reading: texts.text(`qualities.readings.${id}`),
  };
}
