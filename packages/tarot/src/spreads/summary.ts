import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { balanceOf, type Piece, tonesKey } from "@almagest/telling";
import { FAMILIES, familyOf } from "../deck/families";
import { kindOf } from "../deck/kinds";
import type { Laid } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { labelValues, turnOf } from "../texts/card-values";
import { type TarotTeller, tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { cardsOf, type Feature, featuresOf } from "./features";
import { COUNSELS, PAIRS, type PositionId, SPREADS, type SpreadId } from "./table";

/** More than this many remarks would bury the reading. */
const MOST_FEATURES = 2;

interface Told {
  readonly spread: SpreadId;
  readonly cards: readonly Laid[];
  readonly texts: TarotReader;
  readonly teller: TarotTeller;
}

type Pieces = readonly (Piece | undefined)[];

/**
 * A spread as a whole: its cards in pairs that speak to each other, what stands out among all of them, what follows, and
 * what to do first.
 */
export function summaryPieces(spread: SpreadId, cards: readonly Laid[], texts: TarotReader): Pieces {
  const told: Told = { spread, cards, texts, teller: tarotTeller(texts, turnOf(cards)) };
  return [
    ...PAIRS[spread].flatMap((pair) => pairPieces(pair, told)),
    ...featuresOf(cards)
      .filter((feature) => !isSaid(feature, told))
      .slice(0, MOST_FEATURES)
      .map((feature) => featurePiece(feature, told)),
    conclusionPiece(told),
    counselPiece(told),
  ];
}

function cardAt(position: PositionId, { spread, cards }: Told): Laid {
  const positions: readonly PositionId[] = SPREADS[spread];
  return at(cards, positions.indexOf(position));
}

function toned(laid: Laid): { readonly tone: ReturnType<typeof toneOf> } {
  return { tone: toneOf(laid) };
}

function pairPieces(pair: (typeof PAIRS)[SpreadId][number], told: Told): Pieces {
  const [first, second] = [cardAt(pair.first, told), cardAt(pair.second, told)];
  const piece = told.teller.find("pairs", `${told.spread}.${pair.id}.${tonesKey(toned(first), toned(second))}`, {
    section: "summary",
    values: { ...labelValues("first", first, told.texts), ...labelValues("second", second, told.texts) },
  });
  if (!("elements" in pair)) return [piece];
  const key = `${pair.elements}.${elementsKey(first, second)}`;
  return [piece, told.teller.find("elements", key, { section: "summary" })];
}

/** The kinds of two cards in the order of the deck, since their relation has no first and second. */
function elementsKey(first: Laid, second: Laid): string {
  const kinds = [familyOf(first.card), familyOf(second.card)];
  return FAMILIES.flatMap((family) => kinds.filter((kind) => kind === family)).join(".");
}

/** Whether the pair whose suits are read has said it already: two of the same suit. */
function isSaid(feature: Feature, told: Told): boolean {
  if (feature.kind !== "suit" || feature.count > 2) return false;
  return PAIRS[told.spread].some(
    (pair) =>
      "elements" in pair &&
      [pair.first, pair.second].every((position) => cardAt(position, told).card.suit === feature.suit),
  );
}

function featurePiece(feature: Feature, { cards, texts, teller }: Told): Piece | undefined {
  const count = texts.lookup(`numbers.${feature.count}`) ?? String(feature.count);
  const total = texts.lookup(`numbers.${cards.length}`) ?? String(cards.length);
  const shown = cardsOf(feature, cards).map((laid) => ({ tone: toneOf(laid), weight: 1 }));
  const key = `${featureKey(feature)}.${balanceOf(shown).tone}`;
  return teller.find("features", key, { section: "summary", values: { count, Count: capitalized(count), total } });
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

/** The cards before the last one are weighed together, and set against it. */
function conclusionPiece({ spread, cards, texts, teller }: Told): Piece | undefined {
  const outcome = at(cards, cards.length - 1);
  const before = balanceOf(cards.slice(0, -1).map((laid) => ({ tone: toneOf(laid), weight: 1 })));
  return teller.tell("conclusions", `${spread}.${tonesKey(before, toned(outcome))}`, {
    section: "summary",
    values: labelValues("outcome", outcome, texts),
  });
}

function counselPiece(told: Told): Piece | undefined {
  const laid = cardAt(COUNSELS[told.spread], told);
  return told.teller.tell("counsel", kindOf(laid), {
    section: "summary",
    values: labelValues("card", laid, told.texts),
  });
}
