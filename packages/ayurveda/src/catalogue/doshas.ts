import { named } from "@almagest/i18n";
import {
  collection,
  type DraftOf,
  defineOperation,
  idFinder,
  langQuery,
  noneNamed,
  type Operation,
  optionalProse,
  pageQuery,
  prose,
  proseList,
} from "@almagest/operation";
import * as z from "zod";
import { doshaId, metaSchema, page, presentMeta } from "../schema";
import { presentSource, presentSources, sourceSchema } from "../sources/present";
import { type Cited, CONVENTION } from "../sources/works";
import { DOSHA_IDS, DOSHAS, type DoshaId, SUB_DOSHAS, type SubDoshaId } from "../tables/doshas";
import { type AyurvedaReader, ayurvedaReader, listOf } from "../texts/reader";
import type { Dosha, DoshaRequest, Doshas, DoshasRequest } from "../types";
import { doshaTerms } from "../vocabulary/doshas";

const subDosha = z
  .object({
    id: z.string(),
    sanskritName: z.string(),
    devanagari: z.string(),
    seat: prose,
    moves: optionalProse,
    function: prose,
    reading: prose,
    source: sourceSchema,
  })
  .meta({ name: "SubDosha" });

const states = z
  .object({ balanced: prose, accumulating: prose, aggravated: prose, settlesWith: prose, source: sourceSchema })
  .meta({ name: "DoshaStates" });

const row = z
  .object({
    ...named("id", doshaId, doshaTerms),
    sanskritName: z.string(),
    devanagari: z.string(),
    alsoCalled: z.array(z.string()),
    element: z.string().meta({ description: "The one great element, Sanskrit and English" }),
    modernElementPair: z.string().meta({ description: "What books of today pair; no verse does" }),
    qualities: z.array(z.string()).meta({ description: "As the verse lists them, Sanskrit and English" }),
    qualityGunas: z.array(z.string()).meta({ description: "Those that stand among the twenty by the same word" }),
    reading: prose,
    seats: proseList,
    specialSeat: prose,
    seatsVariant: prose,
    functions: proseList,
    subDoshas: z.array(subDosha),
    states,
    source: sourceSchema,
  })
  .meta({ name: "DoshaRow" });

const SEATS: Readonly<Record<DoshaId, Cited>> = {
  vata: { work: "hridaya", chapter: "12", verse: "1" },
  pitta: { work: "hridaya", chapter: "12", verse: "2" },
  kapha: { work: "hridaya", chapter: "12", verse: "3" },
};
const STATES: Cited = { work: "hridaya", chapter: "12", verse: "19-23" };
const FUNCTIONS: Cited = { work: "hridaya", chapter: "11", verse: "1-3" };
const VARIANT: Cited = { work: "charaka", chapter: "20", verse: "8" };

const doshaRows = collection({
  rows: DOSHA_IDS,
  find: idFinder(DOSHA_IDS.flatMap((id) => [[id, id] as const, [DOSHAS[id].sanskritName, id] as const])),
  missing: noneNamed("dosha", DOSHA_IDS),
});

export const doshas: Operation<DoshasRequest, Doshas> = defineOperation({
  id: "listDoshas",
  method: "GET",
  path: "/ayurveda/doshas",
  summary: "The three doshas: qualities, seats, functions, five forms each, states",
  description: "Vata, Pitta and Kapha. Statements name their verses; what books of today add is kept apart from them.",
  query: z.object({ ...langQuery.shape, ...pageQuery(DOSHA_IDS.length) }),
  output: z.object({ ...page, doshas: z.array(row), sources: z.array(sourceSchema), meta: metaSchema }),
  needs: [],
  compute: doshaRows.page,
  present: ({ rows, ...asked }, words) => {
    const texts = ayurvedaReader(words);
    return {
      ...asked,
      doshas: rows.map((id) => presentDosha(id, texts)),
      sources: presentSources(DOSHA_IDS.flatMap(sourcesOf), texts),
      meta: presentMeta(texts.lang),
    };
  },
  examples: [{ limit: 3, offset: 0 }],
});

export const dosha: Operation<DoshaRequest, Dosha> = defineOperation({
  id: "getDosha",
  method: "GET",
  path: "/ayurveda/doshas/{id}",
  summary: "One dosha: qualities, seats, functions, its five forms and its states",
  description: "Statements name their verses; what books of today add is kept apart from them.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(40)
      .meta({ description: `One of ${DOSHA_IDS.join(", ")}; case is free`, examples: ["vata"] }),
  }),
  query: langQuery,
  output: z.object({ dosha: row, sources: z.array(sourceSchema), meta: metaSchema }),
  needs: [],
  compute: doshaRows.byId,
  present: (id, words) => {
    const texts = ayurvedaReader(words);
    return {
      dosha: presentDosha(id, texts),
      sources: presentSources(sourcesOf(id), texts),
      meta: presentMeta(texts.lang),
    };
  },
  examples: [{ id: "vata" }],
});

/**
 * The dosha of an id.
 * @throws DomainError `not_found` naming the three.
 */
export const resolveDosha: (text: string) => DoshaId = doshaRows.row;

function subVerse(id: DoshaId): Cited {
  return { work: "hridaya", chapter: "12", verse: DOSHAS[id].subDoshaVerse };
}

/** The pairing of elements that books of today have is the one convention here. */
function sourcesOf(id: DoshaId): readonly Cited[] {
  return [DOSHAS[id].source, FUNCTIONS, SEATS[id], subVerse(id), STATES, VARIANT, CONVENTION];
}

function presentDosha(id: DoshaId, texts: AyurvedaReader): DraftOf<typeof row> {
  const { subDoshas, subDoshaVerse: _verse, source, alsoCalled, qualities, qualityGunas, ...names } = DOSHAS[id];
  return {
    id,
    ...names,
    alsoCalled: [...alsoCalled],
    qualities: [...qualities],
    qualityGunas: [...qualityGunas],
    reading: texts.text(`doshas.${id}.reading`),
    seats: listOf(texts, `doshas.${id}.seats`),
    specialSeat: texts.text(`doshas.${id}.specialSeat`),
    seatsVariant: texts.text(`doshas.${id}.seatsVariant`),
    functions: listOf(texts, `doshas.${id}.functions`),
    subDoshas: subDoshas.map((sub) => presentSubDosha(sub, subVerse(id), texts)),
    states: {
      balanced: texts.text(`doshas.${id}.states.balanced`),
      accumulating: texts.text(`doshas.${id}.states.accumulating`),
      aggravated: texts.text(`doshas.${id}.states.aggravated`),
      settlesWith: texts.text(`doshas.${id}.states.settlesWith`),
      source: presentSource(STATES, texts),
    },
    source: presentSource(source, texts),
  };
}

function presentSubDosha(id: SubDoshaId, source: Cited, texts: AyurvedaReader): DraftOf<typeof subDosha> {
  const { sanskritName, devanagari, moves } = SUB_DOSHAS[id];
  return {
    id,
    sanskritName,
    devanagari,
    seat: texts.text(`subDoshas.${id}.seat`),
    ...(moves === undefined ? {} : { moves: texts.lookup(`subDoshas.${id}.moves`) }),
    function: texts.text(`subDoshas.${id}.function`),
    reading: texts.text(`subDoshas.${id}.reading`),
    source: presentSource(source, texts),
  };
}
