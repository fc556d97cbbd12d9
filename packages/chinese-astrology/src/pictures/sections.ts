import type { Lang } from "@almagest/operation";
import * as z from "zod";
import { sectionNames } from "../vocabulary/sections";
import type { PillarNote } from "./pillar-notes";
import { maybe, text } from "./read";
import { words } from "./words";

const readName = z.object({ name: text, nameLocalized: maybe });
const POSITIONS = ["hour", "day", "month", "year"] as const;
const position = z.enum(POSITIONS);

/** The sections of a chart, of which an answer has those that were asked for. */
export const readSections = {
  voids: z.array(z.object({ by: z.enum(["day", "year"]), chinese: text, positions: z.array(position) })).optional(),
  stages: z.array(z.object({ position, stage: readName.optional(), ownSeat: readName })).optional(),
  stars: z.array(z.object({ ...readName.shape, positions: z.array(position) })).optional(),
} as const;

const answered = z.object(readSections);
type ReadSections = z.output<typeof answered>;

/** The sections as rows below the pillars. */
export function sectionNotes({ voids, stages, stars }: ReadSections, lang: Lang): readonly PillarNote[] {
  const row = (title: string, linesAt: (one: (typeof POSITIONS)[number]) => readonly string[]): PillarNote => ({
    title,
    lines: new Map(POSITIONS.map((one) => [one, linesAt(one)])),
  });
  return [
    ...(stages === undefined ? [] : [row(sectionNames.stages[lang], (one) => stagesAt(stages, one))]),
    ...(voids === undefined ? [] : [row(sectionNames.voids[lang], (one) => voidsAt(voids, one, lang))]),
    ...(stars === undefined ? [] : [row(sectionNames.stars[lang], (one) => starsAt(stars, one))]),
  ];
}

/** That of the day master here, then that of the pillar's own stem in brackets. */
function stagesAt(stages: NonNullable<ReadSections["stages"]>, at: string): readonly string[] {
  return stages
    .filter((one) => one.position === at)
    .flatMap(({ stage, ownSeat }) => [...(stage === undefined ? [] : [nameOf(stage)]), `(${nameOf(ownSeat)})`]);
}

/** Under the pillar that they are counted from its two branches; under a void one 空 and that pillar. */
function voidsAt(voids: NonNullable<ReadSections["voids"]>, at: string, lang: Lang): readonly string[] {
  return [
    ...voids.filter(({ by }) => by === at).map(({ chinese }) => chinese),
    ...voids.filter(({ positions }) => positions.some((one) => one === at)).map(({ by }) => `空 · ${words[by][lang]}`),
  ];
}

/** Each star once, whichever of its bases has it here. */
function starsAt(stars: NonNullable<ReadSections["stars"]>, at: string): readonly string[] {
  return [...new Set(stars.filter(({ positions }) => positions.some((one) => one === at)).map(nameOf))];
}

function nameOf({ name, nameLocalized = name }: z.output<typeof readName>): string {
  return nameLocalized;
}
