import { advisoryTold } from "@almagest/biorhythm";
import { formatIsoUtc } from "@almagest/civil-time";
import { capitalized, inSentence, joined } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { signOf } from "@almagest/sky";
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

/** An event, its usual effect on this birth and what the answer has told already. Prose is English, and its names. */
export function descriptionOf(
  event: ToldEvent,
  natal: readonly NatalPlace[],
  texts: ForecastReaders,
  told: Told,
): string | undefined {
  return joined(sentencesOf(event, { natal, texts, first: told.firstOf(event) }));
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

interface Telling {
  readonly natal: readonly NatalPlace[];
  readonly texts: ForecastReaders;
  /** The event under which the answer gives the same reading; undefined where it does not yet. */
  readonly first: Omit<ToldEvent, "happening"> | undefined;
}

function sentencesOf(event: ToldEvent, told: Telling): Sentences {
  const { happening } = event;
  const { natal, texts } = told;
  switch (happening.type) {
    case "transit-aspect":
      return transitSentences(happening, event, told);
    case "sign-ingress":
      return ingressSentences(happening, natal, texts);
    case "retrograde-station":
      return stationSentences(happening, natal, texts);
    case "eclipse":
      return eclipseSentences(happening, natal, texts);
    case "lunar-phase":
      return phaseSentences(happening, natal, texts);
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
    Mover: capitalized(inSentence(bodies[body])),
    aspect: inSentence(aspects[aspect]),
    natal: bodies[natal].en,
    orb: orbDeg.toFixed(2),
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

function ingressSentences(
  { body, sign, motion }: Ingress,
  natal: readonly NatalPlace[],
  texts: ForecastReaders,
): Sentences {
  const { own } = texts;
  const values = { mover: capitalized(inSentence(bodies[body])), sign: signs[sign].en };
  const host = natal.find((place) => isInSign(place, sign));
  return [
    own.text(`leads.${motion === "direct" ? "ingress" : "returns"}`, values),
    own.text(`ingresses.movers.${body}`),
    own.text(`ingresses.signs.${sign}`),
    ...(host ? [own.text("leads.host", { natal: bodies[host.id].en }), own.text(`signposts.${host.id}`)] : []),
  ];
}

function stationSentences(found: Station, natal: readonly NatalPlace[], { own }: ForecastReaders): Sentences {
  const { body, becomes, longitudeDeg } = found;
  if (body === "sun" || body === "moon") return [];
  const values = { mover: bodies[body].en, sign: signs[signOf(longitudeDeg)].en };
  return [
    own.text(`leads.${becomes}`, values),
    own.text(`stations.${body}.${becomes}`),
    ...touchedSentences(found, natal, own),
  ];
}

function eclipseSentences(found: EclipseOf, natal: readonly NatalPlace[], { own }: ForecastReaders): Sentences {
  const { body, kind, obscuration = 0, longitudeDeg } = found;
  const values = {
    kind: capitalized(kind),
    body: inSentence(bodies[body]),
    sign: signs[signOf(longitudeDeg)].en,
  };
  const isPartlyDark = obscuration > 0 && obscuration < 1;
  return [
    own.text("leads.eclipse", values),
    ...(isPartlyDark ? [own.text("leads.darkened", { percent: Math.round(100 * obscuration) })] : []),
    own.lookup(`eclipses.${body}.${kind}`),
    ...touchedSentences(found, natal, own),
  ];
}

/** The natal body within the orb that meets it, where there is one. */
function touchedSentences(
  { touched, longitudeDeg }: Station | EclipseOf | LunarPhase,
  natal: readonly NatalPlace[],
  own: ForecastReaders["own"],
): Sentences {
  if (touched === undefined) return [];
  const orb = orbTo(touched, longitudeDeg, natal).toFixed(1);
  return [own.text("leads.touched", { natal: bodies[touched].en, orb }), own.text(`touched.${touched}`)];
}

function phaseSentences(found: LunarPhase, natal: readonly NatalPlace[], { own }: ForecastReaders): Sentences {
  const { phase, longitudeDeg } = found;
  const sign = signOf(longitudeDeg);
  return [
    own.text(`leads.${phase}`, { sign: signs[sign].en }),
    own.text(`phases.${phase}.${sign}`),
    ...touchedSentences(found, natal, own),
  ];
}

function dashaSentences({ lords, level }: DashaChange, { own, words }: ForecastReaders): Sentences {
  const names = lords.map((lord) => grahas[lord].en).join("-");
  return [own.text(`leads.dasha.${level}`, { lords: names }), periodTold({ lords }, words)];
}
