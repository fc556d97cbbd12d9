import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
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
} from "@almagest/operation";
import * as z from "zod";
import { cornerId, sideId } from "../compass";
import { CLASSES, DEVATA_IDS, DEVATAS, type Devata, GROUPS } from "../grid/devatas";
import { cellOf } from "../grid/squares";
import { cellSchema, page, squareNumber } from "../schema";
import { brihatSamhita, type Source, sourceSchema } from "../source";
import { type VastuReader, vastuReader } from "../texts/reader";
import type { DevataDetail, DevataDetailRequest, Devatas as DevatasAnswer, DevatasRequest } from "../types";
import { devataNames } from "../vocabulary/devatas";

const row = z
  .object({
    id: z.enum(DEVATA_IDS).meta({ name: "DevataId" }),
    ...named("name", z.string(), devataNames),
    class: z.enum(CLASSES),
    group: z.enum(GROUPS).exactOptional().meta({ description: "Holds one, two or three squares; not said of Brahman" }),
    ...named("side", sideId.exactOptional().meta({ description: "Of the 32 on the border" }), compass),
    ...named(
      "quadrant",
      cornerId.exactOptional().meta({ description: "Of the twenty that 53.49 gathers in the corners" }),
      compass,
    ),
    squares: z.array(squareNumber),
    cells: z.array(cellSchema),
    padaCount: z.int().min(1).max(9).meta({ description: "How many of the 81 squares are its own" }),
    entrancePada: z.int().min(1).max(32).exactOptional().meta({ description: "Of the 32 on the border" }),
    role: prose,
    verses: z.array(z.string()).meta({ description: "Chapter and verse" }),
    note: optionalProse,
    source: sourceSchema,
  })
  .meta({ name: "DevataRow" });

const devataRows = collection({
  rows: DEVATAS,
  find: idFinder<Devata>(DEVATAS.map((devata) => [devata.id, devata] as const)),
  missing: noneNamed("devata", DEVATA_IDS),
});

export const devatas: Operation<DevatasRequest, DevatasAnswer> = defineOperation({
  id: "listDevatas",
  method: "GET",
  path: "/vastu/devatas",
  summary: "The 45 devatas of the mandala with their squares",
  description:
    "Each with its class, its squares of the 81 and its verses; the 32 on the border also with their side and the number of their entrance.",
  query: z.object({ ...langQuery.shape, ...pageQuery(DEVATAS.length) }),
  output: z.object({ ...page, devatas: z.array(row) }),
  needs: [],
  compute: devataRows.page,
  present: ({ rows, ...asked }, words) => {
    const texts = vastuReader(words);
    return { ...asked, devatas: rows.map((devata) => presentDevata(devata, texts)) };
  },
  examples: [{ limit: 45, offset: 0 }],
});

export const devataDetail: Operation<DevataDetailRequest, DevataDetail> = defineOperation({
  id: "getDevata",
  method: "GET",
  path: "/vastu/devatas/{id}",
  summary: "One of the 45 devatas of the mandala",
  description:
    "Class, squares of the 81 and verses; one of the 32 on the border also has its side and the number of its entrance.",
  params: z.object({ id: z.string().meta({ description: "Id of a devata", examples: ["jayanta"] }) }),
  query: langQuery,
  output: row,
  needs: [],
  compute: devataRows.byId,
  present: (devata, words) => presentDevata(devata, vastuReader(words)),
  examples: [{ id: "jayanta" }],
});

/**
 * The devata of an id in any letter case, with or without separators: `INDRA OUTER`.
 * @throws DomainError `not_found` naming the 45.
 */
export const resolveDevata: (text: string) => Devata = devataRows.row;

function sourceOf(devata: Devata): Source {
  switch (devata.class) {
    case "perimeter":
      return brihatSamhita("43-45");
    case "innerRing":
      return brihatSamhita("46-47");
    case "innerCorner":
      return brihatSamhita("48");
    case "center":
      return brihatSamhita("46");
  }
}

function presentDevata(devata: Devata, texts: VastuReader): DraftOf<typeof row> {
  const { id, name, group, side, quadrant, squares, entrancePada, verses } = devata;
  return {
    id,
    name,
    class: devata.class,
    group,
    side,
    quadrant,
    squares: [...squares],
    cells: squares.map((square) => cellOf(square, 9)),
    padaCount: squares.length,
    entrancePada,
    role: texts.text(`devatas.${id}`),
    verses: [...verses],
    note: texts.lookup(`devataNotes.${id}`),
    source: sourceOf(devata),
  };
}
