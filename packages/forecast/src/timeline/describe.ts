import { advisoryTold } from "@almagest/biorhythm";
import { formatIsoUtc } from "@almagest/civil-time";
import { capitalized, inSentence, joined, numberIn } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { houseKeyOf, type PlanetId, SIGN_IDS, type SignId, signOf } from "@almagest/sky";
import { periodTold } from "@almagest/vedic";
import { dayOfInstantTold, instantTold, transitTold } from "@almagest/western";
import type {
  DashaChange,
  EclipseOf,
  Ingress,
  LunarPhase,
  OpenForecastEvent,
  Spread,
  Station,
  TransitToNatal,
} from "../search/event";
import { isInSign, type NatalPlace, orbTo } from "../search/natal";
import type { ForecastReaders } from "../texts/reader";
import type { Told } from "./told";

/** An event, its usual effect on this birth and what the answer has told already. */
export function descriptionOf(
  event: ToldEvent,
  birth: BirthFigure,
  texts: ForecastReaders,
  told: Told,
): string | undefined {
  return joined(sentencesOf(event, { ...birth, texts, first: told.firstOf(event), isNew: told.isNew }));
}

/** The birth chart, as far as the words speak of it. */
export interface BirthFigure {
  readonly natal: readonly NatalPlace[];
  /** Undefined where the Ascendant is not known. */
  readonly risingSign?: SignId | undefined;
}

type ToldEvent = Pick<OpenForecastEvent, "happening" | "epochMs" | "spread">;

/** The time of an event as a sentence takes it: an instant, or what is known of it. */
export function whenTold({ epochMs, spread }: Omit<ToldEvent, "happening">, texts: ForecastReaders): string {
  const { own, words } = texts;
  const [from, to] = [spread?.fromEpochMs, spread?.toEpochMs].map((end) =>
    end === undefined ? "" : (dayOfInstantTold(end, words) ?? ""),
  );
  const values = { date: instantTold(epochMs, words) ?? formatIsoUtc(epochMs), from: from ?? "", to: to ?? "" };
  return own.text("leads.when", { ...values, kind: kindOfTime(spread, from === to) }) ?? "";
}

function kindOfTime(spread: Spread | undefined, isDay: boolean): string {
  if (spread === undefined) return "exact";
  const { fromEpochMs, toEpochMs } = spread;
  if (fromEpochMs !== undefined && toEpochMs !== undefined) return isDay ? "day" : "span";
  if (toEpochMs !== undefined) return "before";
  return fromEpochMs === undefined ? "any" : "after";
}

type Sentences = readonly (string | undefined)[];

interface Telling extends BirthFigure, Pick<Told, "isNew"> {
  readonly texts: ForecastReaders;
  /** The event under which the answer gives the same reading; undefined where it does not yet. */
  readonly first: Omit<ToldEvent, "happening"> | undefined;
}

function sentencesOf(event: ToldEvent, told: Telling): Sentences {
  const { happening } = event;
  const { texts } = told;
  switch (happening.type) {
    case "transit-aspect":
      return transitSentences(happening, event, told);
    case "sign-ingress":
      return ingressSentences(happening, told);
    case "retrograde-station":
      return stationSentences(happening, told);
    case "eclipse":
      return eclipseSentences(happening, told);
    case "lunar-phase":
      return phaseSentences(happening, told);
    case "dasha-change":
      return dashaSentences(happening, texts);
    case "critical-day": {
      const { own, words } = texts;
      return [own.text(`leads.critical.${happening.day.cycle}`), advisoryTold(happening.day, words)];
    }
  }
}

function transitSentences(found: TransitToNatal, { epochMs, spread }: ToldEvent, { texts, first }: Telling): Sentences {
  const { own, words } = texts;
  const { body, natal, aspect, orbDeg } = found;
  const values = {
    Mover: capitalized(inSentence(bodies[body], own.speaks), own.speaks),
    aspect: own.text("leads.to", { aspect, named: inSentence(aspects[aspect], own.speaks) }) ?? "",
    natal: bodies[natal][own.speaks],
    orb: numberIn(orbDeg, own.speaks, 2),
    date: instantTold(epochMs, words) ?? "",
    when: whenTold({ epochMs, spread }, texts),
    certain: spread === undefined || spread.isCertain ? "yes" : "no",
    first: first === undefined ? "none" : firstTold(first, texts),
  };
  const lead = own.text(`leads.${orbDeg > 0 ? "missed" : "transit"}`, values);
  return first === undefined ? [lead, transitTold({ transiting: body, natal, aspect }, words)] : [lead];
}

function firstTold({ epochMs, spread }: Omit<ToldEvent, "happening">, { words }: ForecastReaders): string {
  return (spread === undefined ? instantTold(epochMs, words) : dayOfInstantTold(epochMs, words)) ?? "";
}

/** Planets whose stay in a sign is too long for the sign's advice. */
const YEARS_IN_SIGN: readonly PlanetId[] = ["saturn", "uranus", "neptune", "pluto"];

function ingressSentences({ body, sign, motion }: Ingress, told: Telling): Sentences {
  const { natal, texts } = told;
  const { own } = texts;
  const values = {
    mover: capitalized(inSentence(bodies[body], own.speaks), own.speaks),
    sign: signs[sign][own.speaks],
  };
  const host = natal.find((place) => isInSign(place, sign));
  const isReturn = motion === "retrograde";
  const stay = isReturn ? "ingresses.backward" : (`ingresses.movers.${body}` as const);
  return [
    own.text(`leads.${isReturn ? "returns" : "ingress"}`, values),
    // the Moon comes to every house each month: it leaves the naming to rarer events
    ...(body === "moon" ? [] : houseSentences(sign, told)),
    ...passage(stay, told),
    ...(isReturn || YEARS_IN_SIGN.includes(body) ? [] : passage(`ingresses.signs.${sign}`, told)),
    ...(host ? hostSentences(host, told) : []),
  ];
}

function hostSentences({ id }: NatalPlace, told: Telling): Sentences {
  const found = passage(`signposts.${id}`, told);
  return found.length === 0
    ? []
    : [told.texts.own.text("leads.host", { natal: bodies[id][told.texts.own.speaks] }), ...found];
}

/** The house of a sign, once in an answer. */
function houseSentences(sign: SignId, told: Telling): Sentences {
  return told.isNew(`houses.${sign}`) ? houseTold(sign, "house", told) : [];
}

/** The house of a sign, counted in whole signs from the rising one. */
function houseTold(sign: SignId, lead: "house" | "eclipsed", { risingSign, texts }: Telling): Sentences {
  if (risingSign === undefined) return [];
  const house = houseKeyOf(((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(risingSign) + 12) % 12) + 1);
  const values = { sign: signs[sign][texts.own.speaks], house: texts.own.text(`houses.${house}`) ?? "" };
  return [texts.own.text(`leads.${lead}`, values)];
}

type Passage = Parameters<ForecastReaders["own"]["text"]>[0];

/** Words that several events share: told of the first of them. */
function passage(key: Passage, { texts, isNew }: Telling): Sentences {
  return isNew(key) ? [texts.own.text(key)] : [];
}

function stationSentences(found: Station, told: Telling): Sentences {
  const { own } = told.texts;
  const { body, becomes, longitudeDeg } = found;
  if (body === "sun" || body === "moon") return [];
  const values = { mover: bodies[body][own.speaks], sign: signs[signOf(longitudeDeg)][own.speaks] };
  return [
    own.text(`leads.${becomes}`, values),
    ...houseSentences(signOf(longitudeDeg), told),
    ...passage(`stations.${body}.${becomes}`, told),
    ...touchedSentences(found, told),
  ];
}

function eclipseSentences(found: EclipseOf, told: Telling): Sentences {
  const { own } = told.texts;
  const { body, kind, obscuration = 0, longitudeDeg } = found;
  const values = {
    kind: own.text(`leads.eclipseKinds.${kind}`) ?? "",
    body: inSentence(bodies[body], own.speaks),
    sign: signs[signOf(longitudeDeg)][own.speaks],
  };
  const isPartlyDark = obscuration > 0 && obscuration < 1;
  return [
    own.text("leads.eclipse", values),
    ...houseTold(signOf(longitudeDeg), "eclipsed", told),
    ...(isPartlyDark ? [own.text("leads.darkened", { percent: Math.round(100 * obscuration) })] : []),
    own.lookup(`eclipses.${body}.${kind}`),
    ...touchedSentences(found, told),
  ];
}

/** The natal body within the orb that meets it, where there is one. */
function touchedSentences({ touched, longitudeDeg }: Station | EclipseOf | LunarPhase, told: Telling): Sentences {
  if (touched === undefined) return [];
  const { natal, texts } = told;
  const orb = numberIn(orbTo(touched, longitudeDeg, natal), texts.own.speaks, 1);
  const lead = texts.own.text("leads.touched", { natal: bodies[touched][texts.own.speaks], orb });
  return [lead, ...passage(`touched.${touched}`, told)];
}

function phaseSentences(found: LunarPhase, told: Telling): Sentences {
  const { own } = told.texts;
  const { phase, longitudeDeg } = found;
  const sign = signOf(longitudeDeg);
  return [
    own.text(`leads.${phase}`, { sign: signs[sign][own.speaks] }),
    ...houseSentences(sign, told),
    own.text(`phases.${phase}.${sign}`),
    ...touchedSentences(found, told),
  ];
}

function dashaSentences({ lords, level }: DashaChange, { own, words }: ForecastReaders): Sentences {
  const names = lords.map((lord) => grahas[lord][own.speaks]).join("-");
  return [own.text(`leads.dasha.${level}`, { lords: names }), periodTold({ lords }, words)];
}
