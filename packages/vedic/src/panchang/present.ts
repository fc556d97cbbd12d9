import { civilTimeAt } from "@almagest/civil-time";
import {
  grahas as grahaTerms,
  karanas as karanaTerms,
  nakshatras as nakshatraTerms,
  tithiNames,
  yogas as yogaTerms,
} from "@almagest/i18n/vedic";
import type { DraftOf } from "@almagest/operation";
import { type ChartMoment, type Engine, POSITIONS, presentMomentConventions, SUNRISE_RULE } from "@almagest/sky";
import { decimals } from "../birth/present";
import type { VedicReader } from "../texts/reader";
import { nakshatraOf } from "../zodiac/nakshatras";
import { karanaFacts, nakshatraFacts, tithiFacts, yogaAt } from "./attributes";
import type { PanchangDay, Span } from "./day";
import type { LimbKind, LimbPlace } from "./limbs";
import type {
  hoursConventionsSchema,
  instantConventionsSchema,
  karanaSchema,
  limbStaySchema,
  nakshatraSchema,
  spanSchema,
  starPlaceSchema,
  tithiSchema,
  yogaSchema,
} from "./schema";

/** An instant by a fixed offset: the second that has begun. */
export function localText(epochMs: number, offsetSeconds: number): string {
  const { date, time } = civilTimeAt(epochMs + 1000 * offsetSeconds, 0);
  return `${date}T${time}`;
}

export function presentSpan({ startMs, endMs }: Span, offsetSeconds: number): DraftOf<typeof spanSchema> {
  return { start: localText(startMs, offsetSeconds), end: localText(endMs, offsetSeconds) };
}

const percentOf = ({ elapsed }: LimbPlace): number => decimals(100 * elapsed, 4);

/** The name of a limb by its index, and its number as answers count it. */
export function limbName(kind: LimbKind, index0: number): { readonly number: number; readonly name: string } {
  if (kind === "tithi") return { number: index0 + 1, name: tithiNames[tithiFacts(index0).name].en };
  if (kind === "nakshatra") return { number: index0 + 1, name: nakshatraTerms[nakshatraFacts(index0).id].en };
  if (kind === "yoga") return { number: index0 + 1, name: yogaTerms[yogaAt(index0).id].en };
  const { number, id } = karanaFacts(index0);
  return { number, name: karanaTerms[id].en };
}

/** A stay with its name and number, by the clock of the moment. */
export function presentStay(
  limb: { readonly number: number; readonly name: string },
  span: Span,
  moment: ChartMoment,
): DraftOf<typeof limbStaySchema> {
  return {
    ...limb,
    ...presentSpan(span, moment.civil.offsetSeconds),
  };
}

export function presentTithi(place: LimbPlace, texts: VedicReader): DraftOf<typeof tithiSchema> {
  const { number, id, paksha, name, deity, lord, group, element } = tithiFacts(place.index0);
  return {
    number,
    name: tithiNames[name].en,
    paksha: paksha === "shukla" ? "Shukla" : "Krishna",
    percent: percentOf(place),
    deity,
    rulingPlanet: grahaTerms[lord].en,
    group,
    element,
    characteristics: texts.lookup(`tithis.${id}`),
  };
}

/** The star and quarter of a longitude. */
export function presentStarPlace(longitudeDeg: number): DraftOf<typeof starPlaceSchema> {
  const { id, number, lord, pada } = nakshatraOf(longitudeDeg);
  return {
    number,
    name: nakshatraTerms[id].en,
    lord: grahaTerms[lord].en,
    pada,
  };
}

export function presentNakshatraLimb(
  place: LimbPlace,
  moonLongitudeDeg: number,
  texts: VedicReader,
): DraftOf<typeof nakshatraSchema> {
  const { id, deity, symbol } = nakshatraFacts(place.index0);
  return {
    ...presentStarPlace(moonLongitudeDeg),
    percent: percentOf(place),
    deity,
    symbol,
    characteristics: texts.lookup(`nakshatras.${id}.day`),
  };
}

export function presentYoga(place: LimbPlace, texts: VedicReader): DraftOf<typeof yogaSchema> {
  const { id, isGood } = yogaAt(place.index0);
  return {
    number: place.index0 + 1,
    name: yogaTerms[id].en,
    percent: percentOf(place),
    quality: isGood ? "good" : "bad",
    characteristics: texts.lookup(`nityaYogas.${id}`),
  };
}

export function presentKarana(place: LimbPlace, texts: VedicReader): DraftOf<typeof karanaSchema> {
  const { id, number, isFixed } = karanaFacts(place.index0);
  return {
    number,
    name: karanaTerms[id].en,
    percent: percentOf(place),
    type: isFixed ? "Fixed" : "Movable",
    characteristics: texts.lookup(`karanas.${id}`),
  };
}

export function presentLahiri(
  facts: { readonly ayanamsaDeg: number; readonly engine: Engine },
  moment: ChartMoment,
): DraftOf<typeof instantConventionsSchema> {
  return {
    ayanamsa: "lahiri",
    ayanamsaDegrees: facts.ayanamsaDeg,
    positions: POSITIONS,
    ...presentMomentConventions(moment, facts.engine),
  };
}

const DAY_RULE = "sunrise to sunrise; the weekday is that of the civil date of its first sunrise";

export function presentDayRules(day: PanchangDay, engine: Engine): DraftOf<typeof hoursConventionsSchema> {
  return { ...presentMomentConventions(day.midnight, engine), sunrise: SUNRISE_RULE, day: DAY_RULE };
}

/** The texts that are there, by name; none where no catalogue has any. */
export function meaningsOf(
  keys: readonly (readonly [name: string, key: string])[],
  texts: VedicReader,
): Record<string, string> | undefined {
  const found = keys.flatMap(([name, key]) => {
    const text = texts.lookup(key);
    return text === undefined ? [] : [[name, text] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
