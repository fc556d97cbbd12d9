import { editDistance, foldKey, foundRow, idFinder, type NoSuchRow } from "@almagest/operation";
import { CARDS, type Card, type CardId, cardOf, RANKS, SUITS } from "./cards";

const NEAREST = 3;

/** Ids, a minor card's number for its rank (`10-of-cups`), and the American spelling of the one British id. */
const findCard = idFinder<Card>([
  ...CARDS.map((card) => [card.id, card] as const),
  ...CARDS.flatMap((card) => (card.suit === null ? [] : [[`${card.number}-of-${card.suit}`, card] as const])),
  ["judgment", cardOf("judgement")],
]);

/**
 * The card of an id or English name. Letter case, separators and the article are free: `TheStar`, `ACE_OF_CUPS`.
 * @throws DomainError `not_found` saying how ids look and which are nearest.
 */
export const resolveCard: (text: string) => Card = foundRow(
  (text: string) => findCard(text.replace(/([\s_-]of)[\s_-]+the(?=[\s_-])/i, "$1")),
  noCard,
);

function noCard(sent: string): NoSuchRow {
  const nearest = nearestIds(cardKey(sent));
  const message = `There is no card "${sent}". Ids are ${ID_RULE}. Nearest: ${nearest.join(", ")}. GET /tarot/cards lists all 78.`;
  return { message, details: { nearest, accepted: CARDS.map(({ id }) => id) } };
}

const ID_RULE =
  "lower-case words joined by hyphens without an article: fool, wheel-of-fortune; " +
  `minor cards are {rank}-of-{suit} with rank ${RANKS.join(", ")} and suit ${SUITS.join(", ")}`;

function cardKey(text: string): string {
  return foldKey(text, "separators")
    .replace(/^-+|-+$/g, "")
    .replace(/^the-/, "")
    .replace("-of-the-", "-of-");
}

/** The ids that take the fewest changes. */
function nearestIds(key: string): readonly CardId[] {
  return CARDS.map(({ id }) => ({ id, distance: editDistance(key, id) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAREST)
    .map(({ id }) => id);
}
