import { capitalized } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { balanceOf, type Piece, tonesKey } from "@almagest/telling";
import { FAMILIES, familyOf } from "../deck/families";
import { KINDS, kindOf } from "../deck/kinds";
import type { Laid } from "../deck/laid";
import { toneOf } from "../deck/tones";
import { labelOf, labelValues, turnOf } from "../texts/card-values";
import { type TarotTeller, tarotTeller } from "../texts/families";
import type { TarotReader } from "../texts/reader";
import { cardsOf, type Feature, featuresOf, isAbsence } from "./features";
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
  const pairs = pairsTold(told);
  return [
    ...pairs.flatMap((pair) => pairPieces(pair, told)),
    ...featurePieces(
      featuresOf(cards).filter((feature) => !isSaid(feature, pairs)),
      told,
    ),
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

/** Two cards that speak to each other, and how they are told: by their kinds, or else by their tones at their places. */
interface ToldPair {
  readonly pair: (typeof PAIRS)[SpreadId][number];
  readonly first: Laid;
  readonly second: Laid;
  /** The key of the meeting of their kinds; undefined where their tones are told. */
  readonly meeting: string | undefined;
}

/** Every other two faces are told by their kinds, and no meeting twice. */
function pairsTold(told: Told): readonly ToldPair[] {
  const met = new Set<string>();
  return PAIRS[told.spread].map((pair) => {
    const [first, second] = [cardAt(pair.first, told), cardAt(pair.second, told)];
    const meeting = inKindOrder(first, second).map(kindOf).join(".");
    const isMeeting = turnOf([first, second]) % 2 === 0 && !met.has(meeting);
    if (isMeeting) met.add(meeting);
    return { pair, first, second, meeting: isMeeting ? meeting : undefined };
  });
}

function inKindOrder(first: Laid, second: Laid): readonly [Laid, Laid] {
  return KINDS.indexOf(kindOf(first)) <= KINDS.indexOf(kindOf(second)) ? [first, second] : [second, first];
}

function pairPieces({ pair, first, second, meeting }: ToldPair, told: Told): Pieces {
  if (meeting !== undefined) {
    const [one, other] = inKindOrder(first, second);
    const values = { ...labelValues("one", one, told.texts), ...labelValues("other", other, told.texts) };
    return [told.teller.find("meetings", meeting, { section: "summary", values })];
  }
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

/** The weightiest features, each with its cards, but for cards that the one before has named. */
function featurePieces(features: readonly Feature[], told: Told): Pieces {
  const named = new Set<string>();
  return features.slice(0, MOST_FEATURES).map((feature) => {
    const names = isAbsence(feature) ? "" : listed(cardsOf(feature, told.cards), told.texts);
    const piece = featurePiece(feature, told);
    if (piece === undefined || names === "" || named.has(names)) return piece;
    named.add(names);
    const values = { cards: names };
    const cards = told.teller.tell("featureCards", "shown", { section: "summary", values });
    return { ...piece, text: `${piece.text} ${cards?.text ?? ""}`, values: { ...piece.values, ...values } };
  });
}

function featurePiece(feature: Feature, { cards, texts, teller }: Told): Piece | undefined {
  const count = texts.lookup(`numbers.${feature.count}`) ?? String(feature.count);
  const total = texts.lookup(`numbers.${cards.length}`) ?? String(cards.length);
  const shown = cardsOf(feature, cards).map((laid) => ({ tone: toneOf(laid), weight: 1 }));
  const key = `${featureKey(feature)}.${balanceOf(shown).tone}`;
  const values = { count, Count: capitalized(count), total };
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

/** The part that a question has in a spread, for one who sent a question. */
export function askedPieces(question: string | undefined, cards: readonly Laid[], texts: TarotReader): Pieces {
  if (question === undefined || question.trim() === "") return [];
  return [tarotTeller(texts, turnOf(cards)).tell("asked", "spread", { section: "summary" })];
}
