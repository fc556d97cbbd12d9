import { weekdayOf } from "@almagest/civil-time";
import { inSentence } from "@almagest/i18n";
import { bodies as bodyTerms, monthNames, weekdays } from "@almagest/i18n/astrology";
import { at } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { type Piece, readingOf, wordCount } from "@almagest/telling";
import type { WesternReader } from "../texts/reader";
import { type HoroscopeTeller, horoscopeTeller } from "./families";
import { byArea } from "./houses";
import type { Plan, TextMember } from "./plan";
import type { Dated, Unit } from "./plan-unit";

const MONTH_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
const WEEKDAY_KEYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export type Section = TextMember | "rows";
type Pieces = readonly (Piece | undefined)[];
type Values = Readonly<Record<string, string | number>>;

/** Tells the units of one answer: a unit that comes again takes another of its variants. */
export interface Voice {
  pieces(units: readonly Unit[], section: Section): Pieces;
  /** Undefined where no texts are at hand. */
  tell(units: readonly Unit[], section: Section): string | undefined;
}

export function voiceOf(texts: WesternReader, turn: number): Voice {
  const uses = new Map<string, number>();
  const pieces: Voice["pieces"] = (units, section) => {
    let words = 0;
    return units.flatMap((unit) => {
      const name = `${unit.family}.${unit.key}`;
      const isSpare = unit.belowWords !== undefined;
      if (isSpare && (words >= (unit.belowWords ?? 0) || (uses.has(name) && !unit.isAgain))) return [];
      const again = uses.get(name) ?? 0;
      uses.set(name, again + 1);
      const teller = horoscopeTeller(texts, turn + again);
      const piece = teller.find(unit.family, unit.key, { section, values: valuesOf(texts, unit) });
      words += piece === undefined ? 0 : wordCount(piece.text);
      return unit.on ? [dayPiece(texts, teller, unit.on, section), piece] : [piece];
    });
  };
  return { pieces, tell: (units, section) => readingOf(pieces(units, section)) };
}

/**
 * The pieces of the members that every answer has. The advice comes first: texts that can be spared elsewhere give way
 * to it.
 */
export function planPieces(plan: Plan, voice: Voice): Readonly<Record<TextMember, Pieces>> {
  const advice = voice.pieces(plan.advice, "advice");
  return {
    advice,
    overview: voice.pieces(plan.overview, "overview"),
    ...byArea((area) => voice.pieces(plan[area], area)),
    column: voice.pieces(plan.column, "column"),
  };
}

function valuesOf(texts: WesternReader, { houses = {}, body, month }: Unit): Values {
  const named = Object.entries(houses).map(([name, house]) => [name, houseName(texts, house)] as const);
  return {
    ...Object.fromEntries(named),
    ...(body ? { ruler: inSentence(bodyTerms[body]) } : {}),
    ...(month ? { month: monthName(texts, month) } : {}),
  };
}

/** A house inside a sentence: "your fourth house of home and family". */
export function houseName(texts: WesternReader, house: number): string {
  return texts.text(`horoscope.names.house.${houseKeyOf(house)}`) ?? "";
}

export function themeName(texts: WesternReader, house: number): string | undefined {
  return texts.text(`horoscope.names.theme.${houseKeyOf(house)}`);
}

function monthName(texts: WesternReader, month: number): string {
  return monthNames[at(MONTH_KEYS, month - 1)][texts.lang];
}

function dayPiece(
  texts: WesternReader,
  teller: HoroscopeTeller,
  { as, day }: Dated,
  section: Section,
): Piece | undefined {
  const weekday = weekdays[at(WEEKDAY_KEYS, weekdayOf(day))][texts.lang];
  const values = { weekday, month: monthName(texts, Number(day.slice(5, 7))), day: Number(day.slice(8)) };
  return teller.find("days", as, { section, values });
}
