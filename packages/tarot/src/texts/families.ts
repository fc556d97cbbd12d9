import { type Teller, tellingFor } from "@almagest/telling";
import type { TarotTexts } from "./en-messages";
import type { TarotReader } from "./reader";

/** Every family of paragraphs, and the sections that may use it. */
export const telling = tellingFor<TarotTexts>()({
  /** A card named at its place. */
  places: { under: "places", kind: "paragraph", sections: ["position"] },
  /** The effect of a card at a place, by the part that the place has in the matter. */
  parts: { under: "parts", kind: "paragraph", sections: ["position"] },
  /** A card at the place of hopes and fears, by its tone. */
  hopes: { under: "hopes", kind: "paragraph", sections: ["position"] },
  /** Striking features of a spread, by the tone on which the cards that make them agree. */
  features: { under: "features", kind: "paragraph", sections: ["summary"] },
  /** Conclusions from the whole, by its tone and that of the last card. */
  conclusions: { under: "conclusions", kind: "paragraph", sections: ["summary"] },
  /** A card's own reply to whatever was asked. */
  replies: { under: "told", kind: "paragraph", sections: ["custom", "position"] },
  customOpenings: { under: "custom", kind: "frame", sections: ["custom"] },
  /** A card's answer to a question, by the way up it lies. */
  answers: { under: "yesNo", kind: "paragraph", sections: ["yes-no"] },
  /** A card's description, unless the answer has it elsewhere. */
  cards: { under: "cards", kind: "paragraph", sections: ["yes-no"] },
  dailyOpening: { under: "daily.opening", kind: "frame", sections: ["daily"] },
  /** The effect of a card on a day. */
  dailyLines: { under: "daily.lines", kind: "paragraph", sections: ["daily"] },
});

export type TarotTeller = Teller<TarotTexts, typeof telling.families>;

/** A teller whose variants follow `turn`: the cards' own, or the day's. */
export function tarotTeller(texts: TarotReader, turn: number): TarotTeller {
  return telling.teller(texts, turn);
}
