import { bodies, signs } from "@almagest/i18n/astrology";
import { foldKey } from "@almagest/operation";
import { CARDS, cardName } from "@almagest/tarot";
import type { ValueTable } from "./values/index";

/** Planets under the ids that their own operation lists: `black-moon-lilith`. */
const planetIds: ValueTable = Object.fromEntries(
  Object.values(bodies).map((term) => [foldKey(term.en, "separators"), term]),
);

const cardIds: ValueTable = Object.fromEntries(CARDS.map((card) => [card.id, cardName(card)]));

/**
 * The identifiers that a path parameter takes from a collection, by operation and parameter: the schema says only that
 * they are text.
 */
export const COLLECTIONS: Readonly<Record<string, Readonly<Record<string, ValueTable>>>> = {
  getPlanetMeaning: { id: planetIds },
  getZodiacSign: { id: signs },
  getDailyHoroscope: { sign: signs },
  getWeeklyHoroscope: { sign: signs },
  getMonthlyHoroscope: { sign: signs },
  getYearlyHoroscope: { sign: signs },
  getCard: { id: cardIds },
};
