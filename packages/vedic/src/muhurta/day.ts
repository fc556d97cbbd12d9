import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { isVishti, yogaAt } from "../panchang/attributes";
import { BORDER_MS } from "../panchang/borders";
import { type DayInput, dayOf, panchangDay, type Span, wholeDayOf } from "../panchang/day";
import { type DayLimbs, limbsOfDay } from "../panchang/day-limbs";
import { dayPart, varjyams } from "../panchang/windows";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { housesAt, lagnaSpans } from "./lagna";
import { hasBadTara, isEighth, type Person, taraFor } from "./people";
import type { Purpose, Source } from "./purposes";
import { type Note, notesOf, scoreOf } from "./rank";
import { within, without } from "./spans";
import { type Refusal, wholeDayRefusals } from "./vetoes";

/** A stretch of a day that no rule refuses, under one rising sign. */
export interface MuhurtaWindow extends Span {
  readonly date: string;
  readonly offsetSeconds: number;
  readonly lagna0: number;
  readonly star0: number;
  readonly tithi0: number;
  readonly notes: readonly Note[];
  readonly score: number;
}

/** A day weighed for a purpose: refusals where no window is left. */
export interface MuhurtaDay {
  readonly date: string;
  readonly weekday0: number;
  readonly offsetSeconds: number;
  readonly refusals: readonly Refusal[];
  readonly windows: readonly MuhurtaWindow[];
}

interface Asked {
  readonly purpose: Purpose;
  readonly people: readonly Person[];
}

/** One ghatika: shorter than this, nobody is ready in time. */
const SHORTEST_MS = 24 * 60_000;

export function muhurtaDay(sky: Ephemeris, input: DayInput, asked: Asked): MuhurtaDay {
  const day = panchangDay(sky, input);
  const limbs = limbsOfDay(sky, day);
  const { offsetSeconds } = day.midnight.civil;
  const shared = { date: input.date, weekday0: day.weekday0, offsetSeconds };
  const whole = wholeDayRefusals(sky, limbs, asked.purpose);
  const { left, refusal } = openSpans(limbs, asked);
  if (whole.length > 0 || left.length === 0) {
    return { ...shared, refusals: [...whole, ...(refusal === undefined ? [] : [refusal])], windows: [] };
  }
  const windows = left.flatMap((span) => windowsIn(sky, { span, limbs, asked }));
  const short: Refusal = { id: "short", indexes: [], source: RANK };
  return { ...shared, refusals: windows.length === 0 ? [short] : [], windows };
}

const RANK: Source = { convention: "own choice" };
const ALMANACS: Source = { convention: "present northern almanacs" };
const BRIHAT_SAMHITA: Source = { text: "Brihat Samhita", verse: "100.2" };

/** A sieve: what it leaves, and the refusal where it leaves nothing. */
interface Sieve {
  readonly left: (spans: readonly Span[]) => readonly Span[];
  /** Told of the spans that it was given. */
  readonly refusal: (spans: readonly Span[]) => Refusal;
}

/** The part of a day that star, tithi, Bhadra, two yogas, the people and Rahu leave; else what took the last of it. */
function openSpans(
  limbs: DayLimbs,
  asked: Asked,
): { readonly left: readonly Span[]; readonly refusal: Refusal | undefined } {
  const { day } = limbs;
  let left: readonly Span[] = [asked.purpose.isNightOpen ? wholeDayOf(day) : dayOf(day)];
  for (const sieve of sievesOf(limbs, asked)) {
    const next = sieve.left(left).filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_MS);
    if (next.length === 0) return { left: [], refusal: sieve.refusal(left) };
    left = next;
  }
  return { left, refusal: undefined };
}

/** A limb's stay without the three minutes at its ends, in which a clock cannot tell it from its neighbor. */
const inside = ({ startMs, endMs }: Span): Span => ({ startMs: startMs + BORDER_MS, endMs: endMs - BORDER_MS });

type Limb = Span & { readonly index0: number };

const indexesOf = (limbs: readonly Limb[]): readonly number[] => limbs.map(({ index0 }) => index0);

/** The limbs that a purpose closes and that meet what was open. */
const closing = (limbs: readonly Limb[], open: readonly Limb[], spans: readonly Span[]): readonly number[] =>
  indexesOf(limbs.filter((one) => !open.includes(one) && within(spans, [one]).length > 0));

function sievesOf(limbs: DayLimbs, { purpose, people }: Asked): readonly Sieve[] {
  const { day, spans } = limbs;
  const starIds = purpose.stars.values;
  const stars = spans.nakshatra.filter(({ index0 }) => starIds.includes(at(NAKSHATRA_IDS, index0)));
  const tithis = spans.tithi.filter(({ index0 }) => !purpose.tithis.values.includes(index0 + 1));
  const vishtis = spans.karana.filter(({ index0 }) => isVishti(index0));
  const falls = spans.yoga.filter(({ index0 }) => ["vyatipata", "vaidhriti"].includes(yogaAt(index0).id));
  const dropped = [dayPart(day, "rahuKaal"), ...varjyams(spans.nakshatra)];
  return [
    {
      left: (open) => within(open, stars.map(inside)),
      refusal: (open) => ({
        id: "nakshatra",
        indexes: closing(spans.nakshatra, stars, open),
        source: purpose.stars.source,
      }),
    },
    {
      left: (open) => within(open, tithis.map(inside)),
      refusal: (open) => ({ id: "tithi", indexes: closing(spans.tithi, tithis, open), source: purpose.tithis.source }),
    },
    { left: (open) => without(open, vishtis), refusal: () => ({ id: "bhadra", indexes: [], source: BRIHAT_SAMHITA }) },
    {
      left: (open) => without(open, falls),
      refusal: () => ({ id: "fall", indexes: indexesOf(falls), source: BRIHAT_SAMHITA }),
    },
    ...sievesOfPeople(limbs, people),
    { left: (open) => without(open, dropped), refusal: () => ({ id: "short", indexes: [], source: RANK }) },
  ];
}

function sievesOfPeople({ spans, moonSigns }: DayLimbs, people: readonly Person[]): readonly Sieve[] {
  const sieve = (id: "tara" | "chandra", limbs: readonly Limb[], isBad: typeof hasBadTara): Sieve => ({
    left: (open) =>
      without(
        open,
        limbs.filter(({ index0 }) => people.some((one) => isBad(one, index0))),
      ),
    refusal: (open) => {
      const met = limbs.filter((one) => within(open, [one]).length > 0);
      const indexes = people.flatMap((one, index0) => (met.some((limb) => isBad(one, limb.index0)) ? [index0] : []));
      if (id === "chandra") return { id, indexes, source: ALMANACS };
      return { id, indexes, source: ALMANACS, taras: badTaras(people, indexesOf(met)) };
    },
  });
  return [sieve("tara", spans.nakshatra, hasBadTara), sieve("chandra", moonSigns, isEighth)];
}

/** The bad taras that any of the people has by any of the stars, each once. */
function badTaras(people: readonly Person[], stars0: readonly number[]): readonly number[] {
  const taras = people.flatMap((one) =>
    stars0.filter((star0) => hasBadTara(one, star0)).map((at0) => taraFor(one, at0)),
  );
  return [...new Set(taras)].toSorted((one, other) => one - other);
}

interface OpenSpan {
  readonly span: Span;
  readonly limbs: DayLimbs;
  readonly asked: Asked;
}

function windowsIn(sky: Ephemeris, { span, limbs, asked }: OpenSpan): readonly MuhurtaWindow[] {
  const { day, spans } = limbs;
  const { purpose, people } = asked;
  const place = { latitude: day.input.latitude, longitude: day.input.longitude };
  return lagnaSpans(sky, place, span).flatMap(({ startMs, endMs, sign0 }) => {
    if (endMs - startMs < SHORTEST_MS || purpose.closedLagnas.values.includes(sign0)) return [];
    const middleMs = (startMs + endMs) / 2;
    const holding = (list: readonly (Span & { readonly index0: number })[]): number =>
      list.find((one) => one.endMs > middleMs)?.index0 ?? 0;
    const tithi0 = holding(spans.tithi);
    const notes = notesOf({
      purpose,
      people,
      lagna0: sign0,
      houses: housesAt(sky, sign0, middleMs),
      weekday0: day.weekday0,
      isBright: tithi0 < 15,
    });
    return [
      {
        startMs,
        endMs,
        date: day.input.date,
        offsetSeconds: day.midnight.civil.offsetSeconds,
        lagna0: sign0,
        star0: holding(spans.nakshatra),
        tithi0,
        notes,
        score: scoreOf(notes),
      },
    ];
  });
}
