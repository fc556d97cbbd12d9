import { advisoryTold } from "@almagest/biorhythm";
import { capitalized, inSentence, joined } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { type PlanetId, signOf } from "@almagest/sky";
import { periodTold } from "@almagest/vedic";
import { transitTold } from "@almagest/western";
import type { RankedEvent } from "../rank/rank";
import type { DashaChange, EclipseOf, Happening, Ingress, LunarPhase, Station, TransitToNatal } from "../search/event";
import type { NatalPlace } from "../search/natal";
import type { ForecastReaders } from "../texts/reader";

/** An event, and its usual effect on this birth. Prose is English, and the names in it are. */
export function descriptionOf(
  { happening }: Pick<RankedEvent, "happening">,
  natal: readonly NatalPlace[],
  texts: ForecastReaders,
): string | undefined {
  return joined(sentencesOf(happening, natal, texts));
}

type Sentences = readonly (string | undefined)[];

function sentencesOf(happening: Happening, natal: readonly NatalPlace[], texts: ForecastReaders): Sentences {
  switch (happening.type) {
    case "transit-aspect":
      return transitSentences(happening, texts);
    case "sign-ingress":
      return ingressSentences(happening, natal, texts);
    case "retrograde-station":
      return stationSentences(happening, texts);
    case "eclipse":
      return eclipseSentences(happening, texts);
    case "lunar-phase":
      return phaseSentences(happening, texts);
    case "dasha-change":
      return dashaSentences(happening, texts);
    case "critical-day": {
      const { own, words } = texts;
      return [own.text(`leads.critical.${happening.day.cycle}`), advisoryTold(happening.day, words)];
    }
  }
}

function transitSentences(found: TransitToNatal, { own, words }: ForecastReaders): Sentences {
  const { body, natal, aspect, orbDeg } = found;
  const values = {
    mover: capitalized(inSentence(bodies[body])),
    aspect: aspects[aspect].en.toLowerCase(),
    natal: bodies[natal].en,
    orb: orbDeg.toFixed(2),
  };
  const lead = own.text(`leads.${orbDeg > 0 ? "missed" : "transit"}`, values);
  return [lead, transitTold({ transiting: body, natal, aspect }, words)];
}

function ingressSentences(
  { body, sign, motion }: Ingress,
  natal: readonly NatalPlace[],
  texts: ForecastReaders,
): Sentences {
  const { own } = texts;
  const values = { mover: capitalized(inSentence(bodies[body])), sign: signs[sign].en };
  const host = natal.find(({ longitudeDeg }) => signOf(longitudeDeg) === sign);
  return [
    own.text(`leads.${motion === "direct" ? "ingress" : "returns"}`, values),
    own.text(`ingresses.movers.${body}`),
    own.text(`ingresses.signs.${sign}`),
    ...(host ? [own.text("leads.host", { natal: bodies[host.id].en }), own.text(`signposts.${host.id}`)] : []),
  ];
}

function stationSentences({ body, becomes, longitudeDeg, touched }: Station, { own }: ForecastReaders): Sentences {
  if (body === "sun" || body === "moon") return [];
  const values = { mover: bodies[body].en, sign: signs[signOf(longitudeDeg)].en };
  return [
    own.text(`leads.${becomes}`, values),
    own.text(`stations.${body}.${becomes}`),
    ...touchedSentences(touched, own),
  ];
}

function eclipseSentences(found: EclipseOf, { own }: ForecastReaders): Sentences {
  const { body, kind, obscuration = 0, longitudeDeg, touched } = found;
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
    ...touchedSentences(touched, own),
  ];
}

/** The natal body within the orb that meets it, where there is one. */
function touchedSentences(touched: PlanetId | undefined, own: ForecastReaders["own"]): Sentences {
  if (touched === undefined) return [];
  return [own.text("leads.touched", { natal: bodies[touched].en }), own.text(`touched.${touched}`)];
}

function phaseSentences({ phase, longitudeDeg, touched }: LunarPhase, { own }: ForecastReaders): Sentences {
  const sign = signOf(longitudeDeg);
  return [
    own.text(`leads.${phase}`, { sign: signs[sign].en }),
    own.text(`phases.${phase}.${sign}`),
    ...touchedSentences(touched, own),
  ];
}

function dashaSentences({ lords, level }: DashaChange, { own, words }: ForecastReaders): Sentences {
  const names = lords.map((lord) => grahas[lord].en).join("-");
  return [own.text(`leads.dasha.${level}`, { lords: names }), periodTold({ lords }, words)];
}
