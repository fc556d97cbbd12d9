import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  foundRow,
  idFinder,
  lang,
  langQuery,
  type Operation,
  prose,
} from "@almagest/operation";
import * as z from "zod";
import { noneOf } from "../catalogue/none-of";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { Avastha, AvasthaRequest, Avasthas, AvasthasRequest } from "../types";
import { avasthas as avasthaTerms } from "../vocabulary/avasthas";
import { type AvasthaId, BALADI, DEEPTADI, JAGRADADI } from "./states";

export const AVASTHA_SYSTEMS = ["baladi", "jagradadi", "deeptadi"] as const;
export type AvasthaSystem = (typeof AVASTHA_SYSTEMS)[number];

interface AvasthaRow {
  readonly id: AvasthaId;
  readonly system: AvasthaSystem;
}

/** The seventeen in the order of their systems. */
const ROWS: readonly AvasthaRow[] = [
  ...BALADI.map((id) => ({ id, system: "baladi" as const })),
  ...JAGRADADI.map((id) => ({ id, system: "jagradadi" as const })),
  ...DEEPTADI.map((id) => ({ id, system: "deeptadi" as const })),
];

const avasthaSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), avasthaTerms),
    system: z.enum(AVASTHA_SYSTEMS).meta({ name: "AvasthaSystem" }),
    meaning: prose,
    interpretation: prose,
  })
  .meta({ name: "AvasthaEntry" });

const listOutput = z.array(avasthaSchema);

export const avasthas: Operation<AvasthasRequest, Avasthas> = defineOperation({
  id: "listAvasthas",
  method: "GET",
  path: "/vedic-astrology/avasthas",
  summary: "The seventeen avasthas: states of a graha by age, wakefulness and mood",
  description: "Brihat Parashara Hora Shastra 45; Saravali 5 and Phaladeepika 9 name the moods alike.",
  query: z.object({
    lang,
    system: z.enum(AVASTHA_SYSTEMS).optional().meta({ description: "One of the three systems", fold: "case" }),
  }),
  output: listOutput,
  needs: [],
  compute: ({ system }) => ({ rows: ROWS.filter((row) => system === undefined || row.system === system) }),
  present: ({ rows }, words) => rows.map((row) => presentAvastha(row, vedicReader(words))),
  examples: [{ system: "deeptadi" }],
});

export const avastha: Operation<AvasthaRequest, Avastha> = defineOperation({
  id: "getAvastha",
  method: "GET",
  path: "/vedic-astrology/avasthas/{id}",
  summary: "One avastha by its id",
  description: "The system it belongs to, what its name means, and how a graha in that state is read.",
  params: z.object({ id: z.string().meta({ description: "bala to kopa", examples: ["dipta"] }) }),
  query: langQuery,
  output: avasthaSchema,
  needs: [],
  compute: ({ id }) => resolveAvastha(id),
  present: (row, words) => presentAvastha(row, vedicReader(words)),
  examples: [{ id: "dipta" }],
});

/** @throws DomainError `not_found`, naming the ids. */
const resolveAvastha = foundRow(
  idFinder(ROWS.map((row) => [row.id, row] as const)),
  noneOf(
    "avastha",
    ROWS.map(({ id }) => id),
  ),
);

function presentAvastha({ id, system }: AvasthaRow, texts: VedicReader): DraftOf<typeof avasthaSchema> {
  return {
    id,
    name: avasthaTerms[id].en,
    system,
    meaning: texts.text(`avasthas.${id}.meaning`),
    interpretation: texts.text(`avasthas.${id}.interpretation`),
  };
}
