import { DomainError, foldKey } from "@almagest/operation";
import { CARDS, type Card, type CardId, findCard, RANKS, SUITS } from "./cards";
import { editDistance } from "./edit-distance";

const NEAREST = 3;

/**
 * The card of an id or English name. Letter case, separators and the article are free: `the-star`, `ACE_OF_CUPS`.
 * @throws DomainError `not_found` saying how ids look and which are nearest.
 */
export function resolveCard(text: string): Card {
  const key = cardKey(text);
  const found = findCard(key);
  if (found !== undefined) return found;
  const nearest = nearestIds(key);
  throw new DomainError(
    "not_found",
    `There is no card "${text}". Ids are ${ID_RULE}. Nearest: ${nearest.join(", ")}. GET /tarot/cards lists all 78.`,
    { nearest, accepted: CARDS.map(({ id }) => id) },
  );
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

/** The ids that take the fewest changes; a rank written as a number counts as its word. */
function nearestIds(text: string): readonly CardId[] {
  const key = text.replace(/^\d+(?=-of-)/, (digits) => RANKS[Number(digits) - 1] ?? digits);
  return CARDS.map(({ id }) => ({ id, distance: editDistance(key, id) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEAREST)
    .map(({ id }) => id);
}
