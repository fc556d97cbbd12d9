import { civilTimeAt, weekdayOf } from "@almagest/civil-time";
import { blankAfter, capitalized, inSentence } from "@almagest/i18n";
import { bodies as bodyTerms, monthNames, weekdayName } from "@almagest/i18n/astrology";
import { at, type Lang } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import type { WesternReader } from "../texts/reader";
import { type HoroscopeTeller, horoscopeTeller } from "./families";
import { byArea } from "./houses";
import type { Plan, TextMember } from "./plan";
import type { Dated, Timed, Unit } from "./plan-unit";

const MONTH_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type Section = TextMember | "rows";
type Pieces = readonly (Piece | undefined)[];
type Values = Readonly<Record<string, string | number>>;

/** Tells the units of one answer: a unit that comes again takes another of its variants. */
export interface Voice {
  pieces(units: readonly Unit[], section: Section): Pieces;
  /** Undefined where no texts are at hand. */
  tell(units: readonly Unit[], section: Section): string | undefined;
}

/** The clock of an answer: its zone, and the day that needs no name. */
export interface Clock {
  readonly zone: number | string;
  /** YYYY-MM-DD */
  readonly day: string;
}

export function voiceOf(texts: WesternReader, turn: number, clock: Clock): Voice {
  const uses = new Map<string, number>();
  const pieces: Voice["pieces"] = (units, section) => {
    const told: (Piece | undefined)[] = [];
    for (const unit of units) {
      const name = `${unit.family}.${unit.key}`;
      const again = uses.get(name) ?? 0;
      uses.set(name, again + 1);
      const teller = horoscopeTeller(texts, turn + again);
      const found = teller.find(unit.family, unit.key, { section, values: valuesOf(texts, unit, clock) });
      const piece = found && { ...found, text: sentences(found.text, texts.speaks) };
      const before = unit.isTail ? told.pop() : undefined;
      if (before && piece) told.push({ ...before, text: before.text + blankAfter(before.text) + piece.text });
      else told.push(...(unit.on ? [dayPiece(texts, teller, unit.on, section), piece] : [piece]));
    }
    return told;
  };
  return { pieces, tell: (units, section) => readingOf(pieces(units, section)) };
}

/** A name with its article can begin a sentence: "the Moon" is then "The Moon". */
function sentences(text: string, lang: Lang): string {
  return capitalized(text, lang).replace(/(?<=[.?] )the (?=[SM])/g, "The ");
}

/** The pieces of the members that every answer has. */
export function planPieces(plan: Plan, voice: Voice): Readonly<Record<TextMember, Pieces>> {
  return {
    overview: voice.pieces(plan.overview, "overview"),
    ...byArea((area) => voice.pieces(plan[area], area)),
    advice: voice.pieces(plan.advice, "advice"),
    column: voice.pieces(plan.column, "column"),
  };
}

function valuesOf(texts: WesternReader, unit: Unit, clock: Clock): Values {
  const { houses = {}, body, bodies = {}, ordinals = {}, times = {}, month } = unit;
  return {
    ...mapped(houses, (house) => houseName(texts, house)),
    ...mapped(ordinals, (house) => texts.text(`horoscope.names.ordinal.${houseKeyOf(house)}`) ?? ""),
    ...mapped(bodies, (one) => inSentence(bodyTerms[one], texts.speaks)),
    ...mapped(times, (time) => timeName(texts, time, clock)),
    ...(body ? { ruler: inSentence(bodyTerms[body], texts.speaks) } : {}),
    ...(month ? { month: monthName(texts, month) } : {}),
  };
}

function mapped<Value>(
  record: Readonly<Record<string, Value>>,
  nameOf: (value: Value) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, nameOf(value)]));
}

/** A house inside a sentence: "your fourth house of home and family". */
export function houseName(texts: WesternReader, house: number): string {
  return texts.text(`horoscope.names.house.${houseKeyOf(house)}`) ?? "";
}

export function themeName(texts: WesternReader, house: number): string | undefined {
  return texts.text(`horoscope.names.theme.${houseKeyOf(house)}`);
}

/** "14:20 UTC", on another day than the answer's with its weekday; "May 3", in another year than the answer's with it. */
function timeName(texts: WesternReader, { as, epochMs }: Timed, { zone, day: ownDay }: Clock): string {
  const { date, time } = civilTimeAt(epochMs, zone);
  if (as === "clock") {
    const isUtc = zone === 0 || zone === "UTC";
    const key = date === ownDay ? (isUtc ? "utc" : "local") : isUtc ? "utcOn" : "localOn";
    return (
      texts.text(`horoscope.names.clock.${key}`, {
        time: time.slice(0, 5),
        weekday: weekdayName(weekdayOf(date), texts.speaks),
      }) ?? ""
    );
  }
  const [year = "", month, day] = date.split("-");
  const values = { month: monthName(texts, Number(month)), day: Number(day), year };
  return texts.text(`horoscope.names.${as}.${year === ownDay.slice(0, 4) ? "same" : "other"}`, values) ?? "";
}

function monthName(texts: WesternReader, month: number): string {
  return monthNames[at(MONTH_KEYS, month - 1)][texts.speaks];
}

function dayPiece(
  texts: WesternReader,
  teller: HoroscopeTeller,
  { as, day, to = day }: Dated,
  section: Section,
): Piece | undefined {
  const values = {
    weekday: weekdayName(weekdayOf(day), texts.speaks),
    month: monthName(texts, Number(day.slice(5, 7))),
    day: Number(day.slice(8)),
    toMonth: monthName(texts, Number(to.slice(5, 7))),
    toDay: Number(to.slice(8)),
  };
  return teller.find("days", as, { section, values });
}
