import { sibling } from "@almagest/i18n";
import { majors } from "@almagest/i18n/tarot";
import { type DraftOf, localizedText, prose } from "@almagest/operation";
import * as z from "zod";
import { romanized, writtenWords } from "../hebrew/text";
import { attributionOf, type LetterAttribution } from "../letters/attributions";
import { letterOf } from "../letters/letters";
import { attribution, letterId, pillar, sephirahId, trump } from "../schema";
import type { KabbalahReader } from "../texts/reader";
import { attributionTerm } from "../vocabulary/attributions";
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
    name: z.string(),
    nameLocalized: localizedText,
    hebrew: z.string().meta({ description: "With points" }),
    romanization: z.string(),
    english: z.string(),
    englishLocalized: localizedText,
    pillar,
    pillarName: z.string(),
    pillarNameLocalized: localizedText,
    world: z.string().nullable().meta({ description: "Of the Hermetic mapping; null for daat" }),
    worldLocalized: localizedText,
    attribution: z.string(),
    attributionLocalized: localizedText,
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
    english: z.string(),
    englishLocalized: localizedText,
  })
  .meta({ name: "SephirahName" });

export function presentSephirah(sephirah: Sephirah, texts: KabbalahReader): DraftOf<typeof treeSephirah> {
  const { id, number, pointed, hebrew, pillar: side, world } = sephirah;
  const { lang } = texts;
  return {
    id,
    number,
    name: sephirahNames[id].en,
    nameLocalized: sibling(sephirahNames[id], lang),
    hebrew: pointed,
    romanization: romanized(writtenWords(hebrew)),
    english: sephirahGlosses[id].en,
    englishLocalized: sibling(sephirahGlosses[id], lang),
    pillar: side,
    pillarName: pillars[side].en,
    pillarNameLocalized: sibling(pillars[side], lang),
    world: world === null ? null : worldNames[world].en,
    worldLocalized: world === null ? undefined : sibling(worldNames[world], lang),
    attribution: spheres[id].en,
    attributionLocalized: sibling(spheres[id], lang),
    meaning: texts.text(`sephirot.${id}`),
  };
}

export function presentSephirahName(id: SephirahId, texts: KabbalahReader): DraftOf<typeof sephirahName> {
  const { hebrew } = sephirahOf(id);
  return {
    id,
    hebrew,
    romanization: romanized(writtenWords(hebrew)),
    english: sephirahGlosses[id].en,
    englishLocalized: sibling(sephirahGlosses[id], texts.lang),
  };
}

export function presentTrump({ trump: id, trumpNumber }: TreePath, texts: KabbalahReader): DraftOf<typeof trump> {
  return { id, number: trumpNumber, name: majors[id].en, nameLocalized: sibling(majors[id], texts.lang) };
}

export function presentAttribution(
  { letter }: TreePath,
  reading: LetterAttribution,
  texts: KabbalahReader,
): DraftOf<typeof attribution> {
  const given = attributionOf(letter, reading);
  return { ...given, valueLocalized: sibling(attributionTerm(given), texts.lang) };
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
    trump: presentTrump(path, texts),
    attribution: presentAttribution(path, reading, texts),
    reading: texts.text(`paths.${path.letter}.reading`),
  };
}
