import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  pageOf,
  pageQuery,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { rasaId } from "../ritucharya/schema";
import { doshaList, metaSchema, page, presentMeta } from "../schema";
import { presentSources, sourceSchema } from "../sources/present";
import type { Cited } from "../sources/works";
import type { DoshaId } from "../tables/doshas";
import { RASA_IDS, RASAS, type RasaId, raisedBy, tastesLowering, tastesRaising } from "../tables/rasas";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import type { Tastes, TastesRequest } from "../types";
import { rasaTerms } from "../vocabulary/rasas";

const taste = z
  .object({
    id: rasaId,
    sanskritName: z.string(),
    devanagari: z.string(),
    textForm: z.string().meta({ description: "The word of the verse, which is not always the name in use" }),
    ...named("english", z.string(), rasaTerms),
    elements: z.array(z.string()).meta({ description: "Sanskrit and English" }),
    decreases: doshaList,
    increases: doshaList,
    reading: prose,
  })
  .meta({ name: "Taste" });

const effects = z
  .object({ decreasedBy: z.array(rasaId), increasedBy: z.array(rasaId) })
  .meta({ name: "TastesOfDosha" });

const SOURCES: readonly Cited[] = [
  { work: "hridaya", chapter: "1", verse: "14-16" },
  { work: "charaka", chapter: "26", verse: "40", note: "elementsOfSweet" },
];

export const tastes: Operation<TastesRequest, Tastes> = defineOperation({
  id: "listRasas",
  method: "GET",
  path: "/ayurveda/tastes",
  summary: "The six tastes by strength, and which dosha each lowers and raises",
  description:
    "From the taste that gives most strength to the one that gives least. matrix has the tastes that lower and raise each dosha.",
  query: z.object({ ...langQuery.shape, ...pageQuery(RASA_IDS.length) }),
  output: z.object({
    ...page,
    strengthOrder: z.array(rasaId).meta({ description: "All six, the one that gives most strength first" }),
    rasas: z.array(taste),
    matrix: z.object({ vata: effects, pitta: effects, kapha: effects }),
    sources: z.array(sourceSchema),
    meta: metaSchema,
  }),
  needs: [],
  compute: (asked) => pageOf(RASA_IDS, asked),
  present: ({ rows, ...asked }, words) => {
    const texts = ayurvedaReader(words);
    return {
      ...asked,
      strengthOrder: [...RASA_IDS],
      rasas: rows.map((id) => presentTaste(id, texts)),
      matrix: { vata: effectsOn("vata"), pitta: effectsOn("pitta"), kapha: effectsOn("kapha") },
      sources: presentSources(SOURCES, texts),
      meta: presentMeta(texts.lang),
    };
  },
  examples: [{ limit: 6, offset: 0 }],
});

function presentTaste(id: RasaId, texts: AyurvedaReader): DraftOf<typeof taste> {
  const { elements, decreases, ...names } = RASAS[id];
  return {
    id,
    ...names,
    english: rasaTerms[id].en,
    elements: [...elements],
    decreases: [...decreases],
    increases: [...raisedBy(id)],
    reading: texts.text(`tastes.${id}`),
  };
}

function effectsOn(dosha: DoshaId): DraftOf<typeof effects> {
  return { decreasedBy: [...tastesLowering(dosha)], increasedBy: [...tastesRaising(dosha)] };
}
