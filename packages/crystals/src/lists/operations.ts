import { named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import { defineOperation, langQuery, limit, type Operation, offset } from "@almagest/operation";
import * as z from "zod";
import { filterStones } from "../stones/filter";
import { presentPage } from "../stones/page";
import { presentChakras, presentRecord } from "../stones/present";
import { chakra, element, listedStone, page, signId, stoneRecord } from "../stones/schema";
import { signOf } from "../stones/signs";
import { SIGNS } from "../stones/stone";
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
import { chakras as chakraNames } from "../vocabulary/chakras";
import { stoneElements } from "../vocabulary/elements";

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
  present: ({ input, found }) =>
    presentPage(input, found, (stone) => ({ ...presentRecord(stone), ...presentChakras(stone) })),
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
    ...named("sign", z.enum(SIGNS), signTerms),
    ...page,
    crystals: z.array(stoneRecord),
  }),
  needs: [],
  compute: (input) => {
    const sign = signOf(input.sign);
    return { input, sign, found: filterStones({ sign }) };
  },
  present: ({ input, sign, found }) => ({ sign, ...presentPage(input, found, presentRecord) }),
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
  output: z.object({ ...named("chakra", chakra, chakraNames), ...page, crystals: z.array(stoneRecord) }),
  needs: [],
  compute: (input) => ({ input, found: filterStones({ chakra: input.chakra }) }),
  present: ({ input, found }) => ({ chakra: input.chakra, ...presentPage(input, found, presentRecord) }),
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
  output: z.object({ ...named("element", element, stoneElements), ...page, crystals: z.array(stoneRecord) }),
  needs: [],
  compute: (input) => ({ input, found: filterStones({ element: input.element }) }),
  present: ({ input, found }) => ({ element: input.element, ...presentPage(input, found, presentRecord) }),
  examples: [{ element: "Water" }],
});
