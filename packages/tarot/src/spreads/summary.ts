import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { type Piece, tonesKey } from "@almagest/telling";
import { FAMILIES, familyOf } from "../deck/families";
import { KINDS, kindOf } from "../deck/kinds";
import type { Laid } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { labelOf, labelValues, turnOf } from "../texts/card-values";
import { type TarotTeller, tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { agreedTone, weighedTone } from "./agreed";
import { cardsOf, type Feature, featuresOf, isOfAll } from "./features";
import { PAIRS, type PositionId, SPREADS, type SpreadId } from "./table";

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
 * A spread as a whole: its cards in pairs that speak to each other, what stands out among all of them, and what follows.
 * Advice on single cards is left to their places, so that none contradicts another.
 */
export function summaryPieces(spread: SpreadId, cards: readonly Laid[], texts: TarotReader): Pieces {
  const told: Told = { spread, cards, texts, teller: tarotTeller(texts, turnOf(cards)) };
  const pairs = pairsTold(told);
  return [
    ...pairs.flatMap((pair) => pairPieces(pair, told)),
    ...featurePieces(
      featuresOf(cards).filter((feature) => !isSaid(feature, pairs)),
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

/** Two cards that speak to each other, and how they are told: by their kinds, or else by their tones at their places. */
interface ToldPair {
  readonly pair: (typeof PAIRS)[SpreadId][number];
  readonly first: Laid;
  readonly second: Laid;
  /** The telling of their kinds; undefined where their tones are told. */
  readonly meeting: Piece | undefined;
}

/** Every other two faces are told by their kinds, where both are facts and these have a text for such places, and no meeting twice. */
function pairsTold(told: Told): readonly ToldPair[] {
  const met = new Set<string>();
  return PAIRS[told.spread].map((pair) => {
    const [first, second] = [cardAt(pair.first, told), cardAt(pair.second, told)];
    const unmet = { pair, first, second, meeting: undefined };
    if ("isApart" in pair || turnOf([first, second]) % 2 !== 0) return unmet;
    const meeting = sequencePiece(unmet, told) ?? meetingPiece(unmet, told);
    if (meeting === undefined || met.has(meeting.key)) return unmet;
    met.add(meeting.key);
    return { ...unmet, meeting };
  });
}

/** One card that led to the other, where their places are in that order. */
function sequencePiece({ pair, first, second }: ToldPair, { texts, teller }: Told): Piece | undefined {
  if (!("inTime" in pair)) return undefined;
  return teller.find("sequences", `${kindOf(first)}.${kindOf(second)}`, {
    section: "summary",
    values: { ...labelValues("first", first, texts), ...labelValues("second", second, texts) },
  });
}

/** Two cards that meet, whichever of them was laid first. */
function meetingPiece({ first, second }: ToldPair, { texts, teller }: Told): Piece | undefined {
  const [one, other] = inKindOrder(first, second);
  return teller.find("meetings", `${kindOf(one)}.${kindOf(other)}`, {
    section: "summary",
    values: { ...labelValues("one", one, texts), ...labelValues("other", other, texts) },
  });
}

function inKindOrder(first: Laid, second: Laid): readonly [Laid, Laid] {
  return KINDS.indexOf(kindOf(first)) <= KINDS.indexOf(kindOf(second)) ? [first, second] : [second, first];
}

function pairPieces({ pair, first, second, meeting }: ToldPair, told: Told): Pieces {
  if (meeting !== undefined) return [meeting];
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
function isSaid(feature: Feature, pairs: readonly ToldPair[]): boolean {
  if (feature.kind !== "suit" || feature.count > 2) return false;
  return pairs.some(
    ({ pair, first, second, meeting }) =>
      "elements" in pair && meeting === undefined && [first, second].every(({ card }) => card.suit === feature.suit),
  );
}

/** The weightiest features, each with its cards; one about the same cards as the one before is left out. */
function featurePieces(features: readonly Feature[], told: Told): Pieces {
  const named = new Set<string>();
  return features.slice(0, MOST_FEATURES).flatMap((feature) => {
    const names = isOfAll(feature) ? "" : listed(cardsOf(feature, told.cards), told.texts);
    if (named.has(names)) return [];
    named.add(names);
    return [featurePiece(feature, names, told)];
  });
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
  return teller.tell("conclusions", `${spread}.${tonesKey({ tone }, toned(outcome))}`, {
    section: "summary",
    values: labelValues("outcome", outcome, texts),
  });
}

/** The part that a question has in a spread, for one who sent a question. */
export function askedPieces(question: string | undefined, cards: readonly Laid[], texts: TarotReader): Pieces {
  if (question === undefined || question.trim() === "") return [];
  return [tarotTeller(texts, turnOf(cards)).tell("asked", "spread", { section: "summary" })];
}
