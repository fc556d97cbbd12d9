import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { resolveStone } from "../stones/catalogue";
import { presentChakras, presentNames, presentSigns } from "../stones/present";
import { chakras, names, signs, stoneColors, stoneId } from "../stones/schema";
import { CRYSTAL_SYSTEMS, ELEMENTS, HAZARDS, PLANETS, type Stone, WATER } from "../stones/stone";
import { numericalVibration } from "../stones/vibration";
import { type CrystalReader, crystalReader } from "../texts/reader";
import type { Crystal, CrystalRequest } from "../types";
import { stoneElements } from "../vocabulary/elements";
import { crystalSystems } from "../vocabulary/systems";
import { waterCare } from "../vocabulary/water";

const mohs = z.number().min(1).max(10);

const care = z
  .object({
    ...named(
      "water",
      z.enum(WATER).meta({
        description: "What a polished stone bears: a bath, a brief rinse, or no water; never make drinks of any",
      }),
      waterCare,
    ),
    lightSensitive: z.boolean().meta({ description: "Whether long sunlight fades, bleaches or darkens it" }),
    hazard: z.enum(HAZARDS).nullable().meta({
      description: "toxic where swallowed or dissolved, dust where only cutting is dangerous; null for neither",
    }),
    note: prose.meta({ description: "How to clean and keep it" }),
  })
  .meta({ name: "StoneCare" });

const conventions = z
  .object({
    hardness: z
      .literal("least-of-range")
      .meta({ description: "hardness is the softest that is met; hardnessRange gives both ends" }),
    numericalVibration: z
      .literal("pythagorean-name-sum")
      .meta({ description: "Letters of the English name, 1 to 9, added; 11, 22 and 33 kept" }),
    planet: z.literal("cunningham").meta({ description: "Cunningham's rulers, modern ones where he has none" }),
    elements: z.literal("with-storm").meta({ description: "Four elements, and Storm after Simmons and Ahsian" }),
    birthMonth: z.literal("american-trade-list").meta({ description: "Jewelers of America and GIA, one month each" }),
  })
  .meta({ name: "StoneConventions" });

const output = z.object({
  ...names,
  description: prose.meta({ description: "What the stone is and how it is known" }),
  meaning: z
    .object({ spiritual: prose, emotional: prose, physical: prose })
    .meta({ name: "StoneMeaning", description: "What practice makes of it: lore and reflection, no medicine" }),
  ...chakras,
  ...signs,
  ...named("planet", z.enum(PLANETS), bodies),
  ...named("elements", z.array(z.enum(ELEMENTS)), stoneElements),
  ...stoneColors,
  hardness: mohs.meta({ description: "Mohs, 1 to 10: the softest that is met" }),
  hardnessRange: z
    .object({
      min: mohs.meta({ description: "Mohs, 1 to 10: the softest that is met" }),
      max: mohs.meta({ description: "Mohs, 1 to 10: the hardest" }),
    })
    .meta({ name: "HardnessRange" }),
  composition: z.string().meta({ description: "Chemical formula, or what the stone is made of" }),
  ...named(
    "crystalSystem",
    z.enum(CRYSTAL_SYSTEMS).meta({ description: "How its atoms are ordered; rock for several minerals" }),
    crystalSystems,
  ),
  numericalVibration: z.int().meta({ description: "The number of its English name: 1 to 9, 11, 22 or 33" }),
  keywords: proseList,
  birthMonth: z.int().min(1).max(12).nullable().meta({ description: "Calendar month, 1 is January; null for none" }),
  affirmation: prose,
  lore: prose.meta({ description: "What one named tradition tells of it" }),
  care,
  pairsWith: z.array(z.string()).meta({ description: "Ids of stones that go well with it, nearest first" }),
  conventions,
});

const CONVENTIONS = {
  hardness: "least-of-range",
  numericalVibration: "pythagorean-name-sum",
  planet: "cunningham",
  elements: "with-storm",
  birthMonth: "american-trade-list",
} as const;

export const crystal: Operation<CrystalRequest, Crystal> = defineOperation({
  id: "getCrystal",
  method: "GET",
  path: "/crystals/{id}",
  summary: "One stone in full: mineralogy, meanings, lore and care",
  description: "By id, English name or a second name in use (nephrite, schorl, rock crystal).",
  params: z.object({ id: stoneId }),
  query: langQuery,
  output,
  needs: [],
  compute: ({ id }) => resolveStone(id),
  present: (stone, words) => presentDetail(stone, crystalReader(words)),
  examples: [{ id: "amethyst" }],
});

function presentDetail(stone: Stone, texts: CrystalReader): DraftOf<typeof output> {
  const [min, max] = stone.hardness;
  return {
    ...presentNames(stone),
    description: texts.said(stone, "description"),
    meaning: {
      spiritual: texts.said(stone, "meaning.spiritual"),
      emotional: texts.said(stone, "meaning.emotional"),
      physical: texts.said(stone, "meaning.physical"),
    },
    ...presentChakras(stone),
    ...presentSigns(stone),
    planet: stone.planet,
    elements: [...stone.elements],
    colors: [...stone.colors],
    hardness: min,
    hardnessRange: { min, max },
    composition: stone.composition,
    crystalSystem: stone.system,
    numericalVibration: numericalVibration(stone.name),
    keywords: texts.keywordsOf(stone),
    birthMonth: stone.birthMonth ?? null,
    affirmation: texts.said(stone, "affirmation"),
    lore: texts.said(stone, "lore"),
    care: presentCare(stone, texts),
    pairsWith: [...stone.pairsWith],
    conventions: CONVENTIONS,
  };
}

function presentCare(stone: Stone, texts: CrystalReader): DraftOf<typeof care> {
  return {
    water: stone.water,
    lightSensitive: stone.lightSensitive ?? false,
    hazard: stone.hazard ?? null,
    note: texts.said(stone, "care"),
  };
}
