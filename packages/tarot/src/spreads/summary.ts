import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { type Piece, tonesKey } from "@almagest/telling";
import { FAMILIES, familyOf } from "../deck/families";
import type { Laid } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { labelOf, labelValues, turnOf } from "../texts/card-values";
import { type TarotTeller, tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { agreedTone, weighedTone } from "./agreed";
import { cardsOf, type Feature, featuresOf, isOfAll } from "./features";
import { type PositionId, RELATIONS, SPREADS, type SpreadId } from "./table";

interface Told {
  readonly spread: SpreadId;
  readonly cards: readonly Laid[];
  readonly texts: TarotReader;
  readonly teller: TarotTeller;
}

type Pieces = readonly (Piece | undefined)[];

/**
 * A spread as a whole: how it goes from place to place, two cards by their suits, what stands out among all of them, and
 * what they come to. Advice on single cards is left to their places, so that none contradicts another.
 */
export function summaryPieces(spread: SpreadId, cards: readonly Laid[], texts: TarotReader): Pieces {
  const told: Told = { spread, cards, texts, teller: tarotTeller(texts, turnOf(cards)) };
  const { threads, elements } = RELATIONS[spread];
  return [
    ...threads.map((places) => threadPiece(places, told)),
    elementsPiece(elements, told),
    ...featurePieces(
      featuresOf(cards).filter((feature) => !isSaid(feature, told)),
      told,
    ),
    conclusionPiece(told),
  ];
}

function cardAt(position: PositionId, { spread, cards }: Told): Laid {
  const positions: readonly PositionId[] = SPREADS[spread];
  return at(cards, positions.indexOf(position));
}

function toned(laid: Laid): { readonly tone: ReturnType<typeof toneOf> } {
  return { tone: toneOf(laid) };
}

/** One card and the one that comes after it, by their tones. */
function threadPiece([earlier, later]: readonly [PositionId, PositionId], told: Told): Piece | undefined {
  const [first, second] = [cardAt(earlier, told), cardAt(later, told)];
  return tarotTeller(told.texts, turnOf([first, second])).find("threads", tonesKey(toned(first), toned(second)), {
    section: "summary",
    values: { ...labelValues("first", first, told.texts), ...labelValues("second", second, told.texts) },
  });
}

type Elements = (typeof RELATIONS)[SpreadId]["elements"];

function elementsPiece({ setting, places }: Elements, told: Told): Piece | undefined {
  const [first, second] = [cardAt(places[0], told), cardAt(places[1], told)];
  return told.teller.find("elements", `${setting}.${elementsKey(first, second)}`, { section: "summary" });
}

/** The kinds of two cards in the order of the deck, since their relation has no first and second. */
function elementsKey(first: Laid, second: Laid): string {
  const kinds = [familyOf(first.card), familyOf(second.card)];
  return FAMILIES.flatMap((family) => kinds.filter((kind) => kind === family)).join(".");
}

/** Whether the two cards whose suits are read have said it already: two of the same suit. */
function isSaid(feature: Feature, told: Told): boolean {
  if (feature.kind !== "suit" || feature.count > 2) return false;
  return RELATIONS[told.spread].elements.places.every((place) => cardAt(place, told).card.suit === feature.suit);
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
  const values = { count, Count: capitalized(count), total, cards: names };
  return teller.find("features", key, { section: "summary", values });
}

/** The names of some cards in one sentence. */
function listed(cards: readonly Laid[], texts: TarotReader): string {
  const labels = cards.map((laid) => labelOf(laid, texts) ?? "");
  const last = labels.at(-1) ?? "";
  return texts.text("cardList", { others: labels.slice(0, -1).join(", "), last }) ?? last;
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
  return teller.tell("conclusions", tonesKey({ tone }, toned(outcome)), {
    section: "summary",
    values: { ...labelValues("outcome", outcome, texts), whole: texts.text(`wholes.${spread}`) ?? "" },
  });
}

/** The part that a question has in a spread, for one who sent a question. */
export function askedPieces(question: string | undefined, cards: readonly Laid[], texts: TarotReader): Pieces {
  if (question === undefined || question.trim() === "") return [];
  return [tarotTeller(texts, turnOf(cards)).tell("asked", "spread", { section: "summary" })];
}
