import { capitalized, listOf } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { type Piece, tonesKey } from "@almagest/telling";
import type { Laid } from "../deck/laid";
import { outlookOf } from "../deck/tones";
import { labelOf, labelValues, turnOf } from "../texts/card-values";
import { type TarotTeller, tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { agreedTone, weighedTone } from "./agreed";
import { cardsOf, type Feature, featuresOf, isOfAll } from "./features";
import type { SpreadId } from "./table";

interface Told {
  readonly spread: SpreadId;
  readonly cards: readonly Laid[];
  readonly texts: TarotReader;
  readonly teller: TarotTeller;
}

type Pieces = readonly (Piece | undefined)[];

/** A spread as a whole: what stands out among its cards, and what they come to. Its places have told each card. */
export function summaryPieces(spread: SpreadId, cards: readonly Laid[], texts: TarotReader): Pieces {
  const told: Told = { spread, cards, texts, teller: tarotTeller(texts, turnOf(cards)) };
  return [...featurePieces(featuresOf(cards), told), conclusionPiece(told)];
}

/** The weightiest feature with its cards: more remarks would bury the reading. */
function featurePieces([feature]: readonly Feature[], told: Told): Pieces {
  if (feature === undefined) return [];
  const names = isOfAll(feature) ? "" : listed(cardsOf(feature, told.cards), told.texts);
  return [featurePiece(feature, names, told)];
}

function featurePiece(feature: Feature, names: string, { cards, texts, teller }: Told): Piece | undefined {
  const count = texts.lookup(`numbers.${feature.count}`) ?? String(feature.count);
  const total = texts.lookup(`numbers.${cards.length}`) ?? String(cards.length);
  const toneOfAll = feature.kind === "majors" && isOfAll(feature) ? weighedTone : agreedTone;
  const key = `${featureKey(feature)}.${toneOfAll(cardsOf(feature, cards))}`;
  const values = { count, Count: capitalized(count, texts.speaks), total, cards: names };
  return teller.find("features", key, { section: "summary", values });
}

/** The names of some cards in one sentence. */
function listed(cards: readonly Laid[], texts: TarotReader): string {
  const labels = cards.map((laid) => labelOf(laid, texts) ?? "");
  return listOf(labels, texts.speaks);
}

function featureKey(feature: Feature): string {
  switch (feature.kind) {
    case "suit":
      return `suits.${feature.suit}`;
    case "rank":
      return `ranks.${feature.rank}`;
    case "courts":
      return "courts";
    case "majors":
    case "reversals":
      return `${feature.kind}.${feature.amount}`;
  }
}

/** The cards before the last one are weighed together, and set against it. Of two, both must agree. */
function conclusionPiece({ spread, cards, texts, teller }: Told): Piece | undefined {
  const outcome = at(cards, cards.length - 1);
  const others = cards.slice(0, -1);
  const tone = others.length === 2 ? agreedTone(others) : weighedTone(others);
  return teller.tell("conclusions", tonesKey({ tone }, { tone: outlookOf(outcome) }), {
    section: "summary",
    values: { ...labelValues("outcome", outcome, texts), whole: texts.text(`wholes.${spread}`) ?? "" },
  });
}
