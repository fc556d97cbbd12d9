import { named } from "@almagest/i18n";
import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { romanized, writtenWords } from "../hebrew/text";
import { LETTER_ATTRIBUTIONS } from "../letters/attributions";
import { letterAttribution, sephirahId, sephirotSystem } from "../schema";
import { kabbalahReader } from "../texts/reader";
import type { Sephirah, SephirahRequest, TreeOfLife, TreeOfLifeRequest } from "../types";
import { worldGlosses } from "../vocabulary/world-glosses";
import { worldNames } from "../vocabulary/worlds";
import { PATHS, pathsAt } from "./paths";
import { presentPath, presentSephirah, treePath, treeSephirah } from "./present";
import { LIGHTNING_FLASH, resolveSephirah, SEPHIROT, WORLD_IDS, WORLDS } from "./sephirot";

const systemEcho = z.enum(["classical", "golden-dawn"]);
const attributionEcho = z.enum(LETTER_ATTRIBUTIONS);

const world = z
  .object({
    id: z.enum(WORLD_IDS),
    ...named("name", z.string(), worldNames),
    hebrew: z.string().meta({ description: "With points" }),
    romanization: z.string(),
    ...named("english", z.string(), worldGlosses),
    sephirot: z.array(sephirahId).meta({ description: "The Hermetic mapping" }),
    sephirotAlternate: z.array(sephirahId).meta({ description: "A mapping after Isaac Luria; it differs at the top" }),
  })
  .meta({ name: "KabbalahWorld" });

export const treeOfLife: Operation<TreeOfLifeRequest, TreeOfLife> = defineOperation({
  id: "getTreeOfLife",
  method: "GET",
  path: "/kabbalah/tree",
  summary: "The Tree of Life: sephirot, paths, worlds, the lightning flash",
  description:
    "The tree of Athanasius Kircher, 1652. letterAttribution chooses among the traditions that give the letters on its paths their planets and signs.",
  query: z.object({
    ...langQuery.shape,
    treeVariant: z
      .enum(["kircher"])
      .default("kircher")
      .meta({ fold: "separators", description: "Whose paths the tree has: Athanasius Kircher, 1652" }),
    sephirotSystem,
    letterAttribution,
  }),
  output: z.object({
    sephirot: z.array(treeSephirah),
    paths: z.array(treePath),
    worlds: z.array(world),
    lightningFlash: z.array(sephirahId),
    conventions: z
      .object({
        treeVariant: z.enum(["kircher"]),
        sephirotSystem: systemEcho,
        letterAttribution: attributionEcho,
      })
      .meta({ name: "TreeConventions" }),
  }),
  needs: [],
  compute: (input) => ({
    treeVariant: input.treeVariant,
    sephirotSystem: input.sephirotSystem,
    letterAttribution: input.letterAttribution,
  }),
  present: (conventions, words) => {
    const texts = kabbalahReader(words);
    return {
      sephirot: SEPHIROT.map((sephirah) => presentSephirah(sephirah, texts)),
      paths: PATHS.map((path) => presentPath(path, conventions.letterAttribution, texts)),
      worlds: WORLDS.map(({ id, pointed, hebrew, sephirot, sephirotAlternate }) => ({
        id,
        name: worldNames[id].en,
        hebrew: pointed,
        romanization: romanized(writtenWords(hebrew)),
        english: worldGlosses[id].en,
        sephirot: [...sephirot],
        sephirotAlternate: [...sephirotAlternate],
      })),
      lightningFlash: [...LIGHTNING_FLASH],
      conventions,
    };
  },
  examples: [{ treeVariant: "kircher", sephirotSystem: "classical", letterAttribution: "sefer-yetzirah-gra" }],
});

export const sephirah: Operation<SephirahRequest, Sephirah> = defineOperation({
  id: "getSephirah",
  method: "GET",
  path: "/kabbalah/sephirot/{id}",
  summary: "One sephirah with the paths that end at it",
  description: "keter to malkuth, and daat, which is not counted and has no paths.",
  query: z.object({ ...langQuery.shape, sephirotSystem, letterAttribution }),
  params: z.object({
    id: z
      .string()
      .meta({ description: "keter to malkuth, or daat; other common spellings too", examples: ["tiferet"] }),
  }),
  output: treeSephirah
    .extend({
      paths: z.array(treePath).meta({ description: "By number; none at daat" }),
      conventions: z
        .object({ sephirotSystem: systemEcho, letterAttribution: attributionEcho })
        .meta({ name: "SephirahConventions" }),
    })
    .meta({ name: "SephirahWithPaths" }),
  needs: [],
  compute: (input) => ({
    found: resolveSephirah(input.id),
    conventions: { sephirotSystem: input.sephirotSystem, letterAttribution: input.letterAttribution },
  }),
  present: ({ found, conventions }, words) => {
    const texts = kabbalahReader(words);
    return {
      ...presentSephirah(found, texts),
      paths: pathsAt(found.id).map((path) => presentPath(path, conventions.letterAttribution, texts)),
      conventions,
    };
  },
  examples: [{ id: "tiferet", sephirotSystem: "classical", letterAttribution: "sefer-yetzirah-gra" }],
});
