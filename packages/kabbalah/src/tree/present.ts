import { named } from "@almagest/i18n";
import { majors } from "@almagest/i18n/tarot";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { romanized, writtenWords } from "../hebrew/text";
import { attributionOf, type LetterAttribution } from "../letters/attributions";
import { letterOf } from "../letters/letters";
import { attribution, letterId, pillar, sephirahId, trump } from "../schema";
import type { KabbalahReader } from "../texts/reader";
import { pillars } from "../vocabulary/pillars";
import { sephirahGlosses } from "../vocabulary/sephirah-glosses";
import { sephirahNames } from "../vocabulary/sephirot";
import { spheres } from "../vocabulary/spheres";
import { worldNames } from "../vocabulary/worlds";
import type { TreePath } from "./paths";
import { type Sephirah, type SephirahId, sephirahOf } from "./sephirot";

export const treeSephirah = z
  .object({
    id: sephirahId,
    number: z.int().min(1).max(10).nullable().meta({ description: "Null for daat, which is not counted" }),
    ...named("name", z.string(), sephirahNames),
    hebrew: z.string().meta({ description: "With points" }),
    romanization: z.string(),
    ...named("english", z.string(), sephirahGlosses),
    pillar,
    ...named("pillarName", z.string(), pillars),
    ...named(
      "world",
      z.string().nullable().meta({ description: "Of the Hermetic mapping; null for daat" }),
      worldNames,
    ),
    ...named("attribution", z.string(), spheres),
    meaning: prose,
  })
  .meta({ name: "TreeSephirah" });

export const treePath = z
  .object({
    path: z.int().min(11).max(32).meta({ description: "11 to 32; the sephirot are 1 to 10" }),
    letter: letterId,
    letterGlyph: z.string(),
    from: sephirahId,
    to: sephirahId,
    trump,
    attribution,
    reading: prose,
  })
  .meta({ name: "TreePath" });

export const sephirahName = z
  .object({
    id: sephirahId,
    hebrew: z.string().meta({ description: "Without points" }),
    romanization: z.string(),
    ...named("english", z.string(), sephirahGlosses),
  })
  .meta({ name: "SephirahName" });

export function presentSephirah(sephirah: Sephirah, texts: KabbalahReader): DraftOf<typeof treeSephirah> {
  const { id, number, pointed, hebrew, pillar: side, world } = sephirah;
  return {
    id,
    number,
    name: sephirahNames[id].en,
    hebrew: pointed,
    romanization: romanized(writtenWords(hebrew)),
    english: sephirahGlosses[id].en,
    pillar: side,
    pillarName: pillars[side].en,
    world: world === null ? null : worldNames[world].en,
    attribution: spheres[id].en,
    meaning: texts.text(`sephirot.${id}`),
  };
}

export function presentSephirahName(id: SephirahId): DraftOf<typeof sephirahName> {
  const { hebrew } = sephirahOf(id);
  return {
    id,
    hebrew,
    romanization: romanized(writtenWords(hebrew)),
    english: sephirahGlosses[id].en,
  };
}

export function presentTrump({ trump: id, trumpNumber }: TreePath): DraftOf<typeof trump> {
  return { id, number: trumpNumber, name: majors[id].en };
}

export function presentPath(
  path: TreePath,
  reading: LetterAttribution,
  texts: KabbalahReader,
): DraftOf<typeof treePath> {
  return {
    path: path.path,
    letter: path.letter,
    letterGlyph: letterOf(path.letter).glyph,
    from: path.from,
    to: path.to,
    trump: presentTrump(path),
    attribution: attributionOf(path.letter, reading),
    reading: texts.text(`paths.${path.letter}.reading`),
  };
}
