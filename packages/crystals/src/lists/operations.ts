import { sibling } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { defineOperation, langQuery, limit, localizedText, type Operation, offset } from "@almagest/operation";
import * as z from "zod";
import { filterStones } from "../stones/filter";
import { presentPage } from "../stones/page";
import { presentChakras, presentRecord } from "../stones/present";
import { chakra, element, listedStone, page, signId, stoneRecord } from "../stones/schema";
import { signOf } from "../stones/signs";
import { SIGNS } from "../stones/stone";
import { crystalReader } from "../texts/reader";
import type {
  Crystals,
  CrystalsByChakra,
  CrystalsByChakraRequest,
  CrystalsByElement,
  CrystalsByElementRequest,
  CrystalsByZodiac,
  CrystalsByZodiacRequest,
  CrystalsRequest,
} from "../types";

/** Any part of a color's or planet's name; one that no stone has leaves nothing. */
const part = (example: string): z.ZodOptional<z.ZodString> =>
  z
    .string()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: "Any part of the name, in any letter case", examples: [example] });

const paged = { limit: limit({ max: 30, default: 20 }), offset };

export const crystals: Operation<CrystalsRequest, Crystals> = defineOperation({
  id: "listCrystals",
  method: "GET",
  path: "/crystals",
  summary: "The stones, filtered by chakra, sign, element, color and planet",
  description: "By name. Filters combine; total counts what they leave, and is 0 where they exclude each other.",
  query: z.object({
    ...langQuery.shape,
    chakra: chakra.optional(),
    zodiac: signId.optional(),
    element: element.optional(),
    color: part("pink"),
    planet: part("Venus"),
    limit: limit({ max: 100, default: 20 }),
    offset,
  }),
  output: z.object({ ...page, crystals: z.array(listedStone) }),
  needs: [],
  compute: (input) => {
    const sign = input.zodiac === undefined ? undefined : signOf(input.zodiac);
    return { input, found: filterStones({ ...input, sign }) };
  },
  present: ({ input, found }, words) => {
    const texts = crystalReader(words);
    return presentPage(input, found, (stone) => ({
      ...presentRecord(stone, texts),
      ...presentChakras(stone, texts),
    }));
  },
  examples: [{ chakra: "Heart", color: "pink", planet: "Venus" }],
});

export const crystalsByZodiac: Operation<CrystalsByZodiacRequest, CrystalsByZodiac> = defineOperation({
  id: "getCrystalsByZodiac",
  method: "GET",
  path: "/crystals/zodiac/{sign}",
  summary: "The stones of a zodiac sign",
  description: "By name. A stone belongs to every sign that modern practice gives it to.",
  params: z.object({ sign: signId }),
  query: z.object({ ...langQuery.shape, ...paged }),
  output: z.object({
    sign: z.enum(SIGNS),
    signLocalized: localizedText,
    ...page,
    crystals: z.array(stoneRecord),
  }),
  needs: [],
  compute: (input) => {
    const sign = signOf(input.sign);
    return { input, sign, found: filterStones({ sign }) };
  },
  present: ({ input, sign, found }, words) => {
    const texts = crystalReader(words);
    return {
      sign,
      signLocalized: sibling(signTerms[input.sign], words.lang),
      ...presentPage(input, found, (stone) => presentRecord(stone, texts)),
    };
  },
  examples: [{ sign: "pisces" }],
});

export const crystalsByChakra: Operation<CrystalsByChakraRequest, CrystalsByChakra> = defineOperation({
  id: "getCrystalsByChakra",
  method: "GET",
  path: "/crystals/chakra/{chakra}",
  summary: "The stones of a chakra",
  description: "By name. A chakra of two words is read with a space, a hyphen or an underscore.",
  params: z.object({ chakra }),
  query: z.object({ ...langQuery.shape, ...paged }),
  output: z.object({ chakra, chakraLocalized: localizedText, ...page, crystals: z.array(stoneRecord) }),
  needs: [],
  compute: (input) => ({ input, found: filterStones({ chakra: input.chakra }) }),
  present: ({ input, found }, words) => {
    const texts = crystalReader(words);
    return {
      chakra: input.chakra,
      chakraLocalized: texts.label("chakras", input.chakra),
      ...presentPage(input, found, (stone) => presentRecord(stone, texts)),
    };
  },
  examples: [{ chakra: "Heart" }],
});

export const crystalsByElement: Operation<CrystalsByElementRequest, CrystalsByElement> = defineOperation({
  id: "getCrystalsByElement",
  method: "GET",
  path: "/crystals/element/{element}",
  summary: "The stones of an element",
  description: "By name. Storm, the fifth, holds all the others: glass of impacts, and stones of upheaval.",
  params: z.object({ element }),
  query: z.object({ ...langQuery.shape, ...paged }),
  output: z.object({ element, elementLocalized: localizedText, ...page, crystals: z.array(stoneRecord) }),
  needs: [],
  compute: (input) => ({ input, found: filterStones({ element: input.element }) }),
  present: ({ input, found }, words) => {
    const texts = crystalReader(words);
    return {
      element: input.element,
      elementLocalized: texts.label("stoneElements", input.element),
      ...presentPage(input, found, (stone) => presentRecord(stone, texts)),
    };
  },
  examples: [{ element: "Water" }],
});
