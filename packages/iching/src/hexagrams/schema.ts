import { named } from "@almagest/i18n";
import { hexagrams } from "@almagest/i18n/iching";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { trigramName } from "../trigrams/schema";
import { trigramNames } from "../vocabulary/names";

export const hexagramNumber = z
  .int()
  .min(1)
  .max(64)
  .meta({ description: "Number of the hexagram in the order of King Wen", examples: [1] });

export const binary = z.string().meta({ description: "Six lines from the bottom up: 1 yang, 0 yin" });

/** Members of every answer about a hexagram. */
export const identity = {
  number: hexagramNumber,
  symbol: z.string().meta({ description: "The Unicode sign, U+4DC0 to U+4DFF" }),
  chinese: z.string().meta({ description: "The name in the received text" }),
  ...named("english", z.string().meta({ description: "The name in English, after Wilhelm's titles" }), hexagrams),
  pinyin: z.string(),
  ...named("upperTrigram", trigramName, trigramNames),
  ...named("lowerTrigram", trigramName, trigramNames),
  imageUrl: z.string().meta({
    format: "uri-reference",
    description: "Picture, SVG, without a key: a service answers its address, the library the path below its root",
  }),
};

export const interpretation = z
  .object({ general: prose, love: prose, career: prose, decision: prose, advice: prose })
  .meta({ name: "HexagramInterpretation" });

const content = {
  judgment: prose.meta({ description: "The Judgment of the book, written anew from the Chinese" }),
  image: prose.meta({ description: "The Image of the book, prose; the picture is imageUrl" }),
  interpretation,
};

export const linePosition = z.int().min(1).max(6).meta({ description: "1 at the bottom to 6 at the top" });

export const line = z
  .object({
    position: linePosition,
    text: prose.meta({ description: "What the line says" }),
    meaning: prose.meta({
      description: "Its sense, from its place and its yin or yang; in a cast, of a line at rest, that it rests",
    }),
    moves: z
      .boolean()
      .exactOptional()
      .meta({ description: "In a cast: whether the line changes; absent where nothing was cast" }),
  })
  .meta({ name: "HexagramLine" });

/** A hexagram with its texts, without its lines. */
export const summary = z.object({ ...identity, ...content }).meta({ name: "HexagramSummary" });

/** A hexagram in full. */
export const record = {
  ...identity,
  binary,
  ...content,
  changingLines: z.array(line).meta({ description: "All six lines, from the bottom up" }),
};

export const fullHexagram = z.object(record).meta({ name: "HexagramRecord" });
