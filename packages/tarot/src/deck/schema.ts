import { named } from "@almagest/i18n";
import { prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { arcana as arcanaTerms, suits } from "../vocabulary/minors";
import { cardNames } from "../vocabulary/names";
import { ARCANA, SUITS } from "./cards";

export const arcana = z
  .enum(ARCANA)
  .meta({ name: "Arcana", description: "Trumps (major) or suits (minor)", fold: "case" });
export const suit = z.enum(SUITS).meta({ name: "Suit", description: "Suit of a minor card", fold: "case" });

export const imageUrl = z.string().meta({
  format: "uri-reference",
  description:
    "Picture of the card, SVG; no key is needed. A service answers its whole address, the library the path below its root",
});

export const deckConvention = z
  .literal("rider-waite-smith")
  .meta({ description: "Numbering and names of the deck: Strength is 8, Justice 11" });

/** Which of two ways a card came about. */
export const drawRule = z
  .enum(["sha256-fisher-yates", "system-random"])
  .meta({ description: "How cards were chosen: by the seed, the same for ever, or by the system's random generator" });

export const reversalRule = z.enum(["one-half", "none"]).meta({ description: "Chance of each card to lie reversed" });

/** The rules of a draw. */
export const drawConventions = z
  .object({ deck: deckConvention, draw: drawRule, reversals: reversalRule })
  .meta({ name: "DrawConventions" });

/** Members that identify a card in any answer. */
export const cardName = {
  id: z.string(),
  ...named("name", z.string(), cardNames),
  ...named("arcana", arcana, arcanaTerms),
};

export const cardRecord = {
  ...cardName,
  ...named("suit", suit.nullable().meta({ description: "Null for the major arcana" }), suits),
  number: z
    .int()
    .min(0)
    .max(21)
    .meta({ description: "Major 0 to 21; minor ace 1 to ten, page 11, knight 12, queen 13, king 14" }),
  imageUrl,
};

const areas = { love: prose, career: prose, finances: prose, health: prose, spirituality: prose };

/** One way up of a card. */
export const orientation = z
  .object({ keywords: z.array(z.string()), description: z.string().meta({ weight: "prose" }), ...areas })
  .meta({ name: "CardOrientation" });

/** A card as it came: text and keywords are those of the way up it lies. */
export const drawnCard = z
  .object({
    ...cardRecord,
    position: z.int().min(1).max(78).meta({ description: "Order in the draw, from 1" }),
    reversed: z.boolean(),
    keywords: proseList,
    meaning: prose,
    ...areas,
  })
  .meta({ name: "DrawnCard" });
