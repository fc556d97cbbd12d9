import { named } from "@almagest/i18n";
import { signs as signNames } from "@almagest/i18n/astrology";
import { prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { chakras as chakraNames } from "../vocabulary/chakras";
import { stoneColors as colorNames, stoneNames } from "../vocabulary/stones";
import { SIGN_IDS } from "./signs";
import { CHAKRAS, ELEMENTS, SIGNS } from "./stone";

export const chakra = z
  .enum(CHAKRAS)
  .meta({ name: "StoneChakra", description: "One of the seven chakras", fold: "separators" });

export const element = z
  .enum(ELEMENTS)
  .meta({ name: "StoneElement", description: "Element of the stone; Storm holds all the others", fold: "case" });

export const signId = z.enum(SIGN_IDS).meta({ description: "Zodiac sign", fold: "case" });

export const stoneId = z
  .string()
  .min(1)
  .max(60)
  .meta({
    description: "Stone id or English name; letter case and separators do not matter",
    examples: ["amethyst", "rose-quartz"],
  });

export const imageUrl = z.string().meta({
  format: "uri-reference",
  description:
    "Picture of the stone, SVG; no key is needed. A service answers its whole address, the library the path below its root",
});

/** Members that identify a stone in any answer. */
export const names = { ...named("name", z.string(), stoneNames), id: z.string(), imageUrl };

const colors = named(
  "colors",
  z.array(z.string()).meta({ description: "Colors the stone comes in, most usual first" }),
  colorNames,
);

export const chakras = named("chakras", z.array(z.enum(CHAKRAS)), chakraNames);

export const signs = named("zodiacSigns", z.array(z.enum(SIGNS)), signNames);

/** A stone in lists of a sign, a chakra, an element, a month or a search. */
export const stoneRecord = z.object({ ...names, ...colors }).meta({ name: "StoneRecord" });

/** A stone in the list of all. */
export const listedStone = z.object({ ...names, ...colors, ...chakras }).meta({ name: "ListedStone" });

/** A stone beside another one. */
export const pairedStone = z
  .object({ ...names, description: prose, ...chakras, keywords: proseList })
  .meta({ name: "PairedStone" });

/** A stone that was drawn. */
export const drawnStone = { ...names, description: prose, ...chakras, ...signs, affirmation: prose };

export const page = {
  total: z.int().meta({ description: "How many stones there are in all pages" }),
  limit: z.int(),
  offset: z.int(),
};

export const stoneColors = colors;
