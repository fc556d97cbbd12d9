import { cycleNames } from "@almagest/biorhythm";
import { capitalized, inSentence, joined, small } from "@almagest/i18n";
import { aspects, bodies, signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { signOf } from "@almagest/sky";
import { dayOfInstantTold, instantTold } from "@almagest/western";
import { WIDEST_DATED_DEG } from "@almagest/western/facts";
import type { Happening, OpenForecastEvent } from "../search/event";
import type { ForecastReaders } from "../texts/reader";
import { type BirthFigure, descriptionOf, whenTold } from "../timeline/describe";
import { toldOnce } from "../timeline/told";
import { dashaLevels } from "../vocabulary/events";

/** A digest, whether the time of birth is known or open. */
interface ToldDigest extends BirthFigure {
  readonly windows: readonly {
    readonly days: number;
    readonly events: readonly OpenForecastEvent[];
    readonly highlights: readonly OpenForecastEvent[];
    readonly top: readonly OpenForecastEvent[];
  }[];
}

/** The descriptions of each window's highlights: what a shorter window has told is named, and not told again. */
export function digestDescriptions(
  { windows, natal, risingSign }: ToldDigest,
  texts: ForecastReaders,
): readonly (readonly (string | undefined)[])[] {
  const told = toldOnce();
  const windowOf = new Map<OpenForecastEvent, number>();
  return windows.map(({ days, top }) =>
    top.map((event) => {
      const before = windowOf.get(event);
      if (before === undefined) {
        windowOf.set(event, days);
        return descriptionOf(event, { natal, risingSign }, texts, told);
      }
      const What = capitalized(nameOf(event.happening, texts), texts.own.speaks);
      return texts.own.text("leads.toldIn", {
        What,
        date: dateTold(event, texts),
        days: before,
      });
    }),
  );
}

/** The most significant event of the 90 days, and of the first week. */
export function digestSummary({ windows }: Pick<ToldDigest, "windows">, texts: ForecastReaders): string | undefined {
  return joined(summaryParts(windows, texts));
}

/** The same, with what a time of birth would add as its second sentence. */
export function openDigestSummary({ windows, natal }: ToldDigest, texts: ForecastReaders): string | undefined {
  const [first, ...others] = summaryParts(windows, texts);
  const isWide = natal.some(({ id, widthDeg = 0 }) => id === "moon" && widthDeg > WIDEST_DATED_DEG);
  return joined([first, texts.own.text("leads.digest.openTime", { moon: isWide ? "wide" : "narrow" }), ...others]);
}

function summaryParts(windows: ToldDigest["windows"], texts: ForecastReaders): readonly (string | undefined)[] {
  const { own } = texts;
  const [week, quarter] = [windows[1], windows[3]];
  const [first] = quarter?.highlights ?? [];
  const [near] = week?.highlights ?? [];
  if (first === undefined || quarter === undefined || week === undefined) return [own.text("leads.digest.none")];
  const count = week.events.length;
  const whole = own.text("leads.digest.weightiest", { ...named(first, texts), count: quarter.events.length });
  if (near === first) return [whole, own.text("leads.digest.inWeek", { count })];
  const values = near === undefined ? { what: "", when: "" } : named(near, texts);
  return [whole, own.text("leads.digest.week", { ...values, count })];
}

function named(event: OpenForecastEvent, texts: ForecastReaders): { what: string; when: string } {
  return { what: nameOf(event.happening, texts), when: whenTold(event, texts) };
}

/** The instant of an event, or the day on which its spread begins in these days. */
function dateTold({ epochMs, spread }: OpenForecastEvent, { words }: ForecastReaders): string {
  return (spread === undefined ? instantTold(epochMs, words) : dayOfInstantTold(epochMs, words)) ?? "";
}

function nameOf(happening: Happening, { own }: ForecastReaders): string {
  return own.text(...nameKeyOf(happening, own)) ?? "";
}

type NameKey = Parameters<ForecastReaders["own"]["text"]>;

function nameKeyOf(happening: Happening, own: ForecastReaders["own"]): NameKey {
  const lang = own.speaks;
  switch (happening.type) {
    case "transit-aspect": {
      const { body, natal, aspect } = happening;
      return [
        "leads.names.transit",
        {
          mover: inSentence(bodies[body], lang),
          aspect,
          named: small(aspects[aspect][lang], lang),
          natal: bodies[natal][lang],
        },
      ];
    }
    case "sign-ingress":
      return [
        "leads.names.ingress",
        { mover: inSentence(bodies[happening.body], lang), sign: signs[happening.sign][lang] },
      ];
    case "retrograde-station": {
      const { body, becomes, longitudeDeg } = happening;
      return [
        "leads.names.station",
        { mover: inSentence(bodies[body], lang), motion: becomes, sign: signs[signOf(longitudeDeg)][lang] },
      ];
    }
    case "eclipse": {
      const { kind, longitudeDeg } = happening;
      return [
        "leads.names.eclipse",
        { kind: own.text(`leads.eclipseKinds.${kind}`) ?? "", sign: signs[signOf(longitudeDeg)][lang] },
      ];
    }
    case "lunar-phase":
      return [`leads.names.${happening.phase}`, { sign: signs[signOf(happening.longitudeDeg)][lang] }];
    case "dasha-change": {
      const lords = happening.lords.map((lord) => grahas[lord][lang]).join("-");
      return ["leads.names.dasha", { lords, level: small(dashaLevels[happening.level][lang], lang) }];
    }
    case "critical-day":
      return ["leads.names.critical", { cycle: small(cycleNames[happening.day.cycle][lang], lang) }];
  }
}
