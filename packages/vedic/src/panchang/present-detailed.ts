import { formatIsoUtc } from "@almagest/civil-time";
import { sentences } from "@almagest/i18n";
import { weekdayName } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras as nakshatraTerms, rashis as rashiTerms, varas } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { signName } from "../birth/present";
import { presentFestivalOfDay } from "../festivals/present";
import { weekdayLord } from "../grahas";
import { type VedicReader, vedicReader } from "../texts/reader";
import { panchakaTypes } from "../vocabulary/panchaka-types";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { RASHI_IDS } from "../zodiac/rashis";
import { bordersNear, type LimbBorder } from "./borders";
import type { DetailedPanchang } from "./compute";
import { type Span, wholeDayOf } from "./day";
import { LIMB_PARTS, type LimbKind, type LimbSpan } from "./limbs";
import {
  limbName,
  localText,
  meaningsOf,
  presentDayRules,
  presentKarana,
  presentLahiri,
  presentNakshatraLimb,
  presentSpan,
  presentStarPlace,
  presentStay,
  presentTithi,
  presentYoga,
} from "./present";
import { clockOfDay, presentBorders, presentCalendar, presentNeighbor, presentVerdict } from "./present-calendar";
import type { detailedOutput, limbStaySchema } from "./schema";
import { ASHTAMA_HOUSE, isGoodMoonHouse, taraOf, taraQuality } from "./strength";
import {
  abhijit,
  brahmaMuhurta,
  dayPart,
  durMuhurtas,
  godhuli,
  muhurtas,
  nishita,
  pratahSandhya,
  sayahnaSandhya,
  vijaya,
} from "./windows";

type Answer = DraftOf<typeof detailedOutput>;

/** Texts of the windows of a day by the member that holds them. */
const MEANINGS = [
  ["rahuKaal", "muhurtas.rahu-kaal"],
  ["yamaganda", "muhurtas.yamaganda"],
  ["gulika", "muhurtas.gulika"],
  ["abhijitMuhurta", "muhurtas.abhijit"],
  ["brahmaMuhurta", "muhurtas.brahma"],
  ["vijayaMuhurta", "muhurtas.vijaya"],
  ["nishitaMuhurta", "muhurtas.nishita"],
  ["godhuliMuhurta", "muhurtas.godhuli"],
  ["pratahSandhya", "muhurtas.pratah-sandhya"],
  ["sayahnaSandhya", "muhurtas.sayahna-sandhya"],
  ["durMuhurta", "muhurtas.dur-muhurta"],
  ["varjyam", "muhurtas.varjyam"],
  ["amritKalam", "muhurtas.amrita"],
  ["panchaka", "muhurtas.panchaka"],
  ["bhadra", "muhurtas.bhadra"],
] as const;

export function presentDetailedPanchang(facts: DetailedPanchang, words: Words): Answer {
  const texts = vedicReader(words);
  const { day } = facts;
  return {
    date: day.input.date,
    location: {
      latitude: day.input.latitude,
      longitude: day.input.longitude,
      timezone: day.midnight.civil.offsetHours,
    },
    vara: presentVara(day.weekday0, texts),
    ...presentSky(facts),
    tithi: presentTithi(facts.places.tithi, texts),
    nakshatra: presentStar(facts, texts),
    yoga: presentYoga(facts.places.yoga, texts),
    karana: presentKaranaOfDay(facts, texts),
    ...presentStays(facts),
    ...presentWindows(facts),
    ...presentDangers(facts, texts),
    ...presentStrength(facts),
    transitions: presentTransitions(facts),
    verdict: presentVerdict(facts.verdict, day, texts),
    ...presentDates(facts, texts),
    ...presentBorders(bordersAtSunrise(facts), day.midnight.civil.offsetSeconds),
    meanings: meaningsOf(MEANINGS, texts),
    conventions: { ...presentLahiri(facts, day.midnight), ...presentDayRules(day, facts.engine) },
  };
}

/** The star at sunrise, with its end where the day has another after it. */
function presentStar(
  { places, moonLongitudeDeg, spans, day }: DetailedPanchang,
  texts: VedicReader,
): Answer["nakshatra"] {
  const limb = presentNakshatraLimb(places.nakshatra, moonLongitudeDeg, texts);
  const { index0, endMs } = at(spans.nakshatra, 0);
  if (limb.characteristics === undefined || endMs >= day.nextSunrise.epochMs) return limb;
  const starNamed = (star0: number): string => nakshatraTerms[at(NAKSHATRA_IDS, star0)][texts.speaks];
  const ends = texts.text("dayVerdict.starEnds", {
    name: starNamed(places.nakshatra.index0),
    time: clockOfDay(day, texts)(endMs),
    next: starNamed(nextIndex0("nakshatra", index0)),
  });
  return {
    ...limb,
    characteristics: ends === undefined ? limb.characteristics : sentences([limb.characteristics, ends]),
  };
}

/** The karana at sunrise; of Bhadra also where she stays, for on earth alone she hinders. */
function presentKaranaOfDay({ places, bhadra, day }: DetailedPanchang, texts: VedicReader): Answer["karana"] {
  const limb = presentKarana(places.karana, texts);
  const { epochMs } = day.sunrise;
  const stay = bhadra.spans.find(({ startMs, endMs }) => startMs <= epochMs && endMs > epochMs);
  if (limb.characteristics === undefined || stay === undefined) return limb;
  const where = texts.text(`dayVerdict.bhadra.${stay.residence}`, { time: clockOfDay(day, texts)(stay.endMs) });
  return {
    ...limb,
    characteristics: where === undefined ? limb.characteristics : sentences([limb.characteristics, where]),
  };
}

type DatesPart = Pick<Answer, "calendar" | "festivals" | "previousDay" | "nextDay">;

function presentDates({ calendar, festivals }: DetailedPanchang, texts: VedicReader): DatesPart {
  return {
    ...(festivals && { festivals: festivals.map((one) => presentFestivalOfDay(one, texts)) }),
    ...(calendar && {
      calendar: presentCalendar(calendar),
      previousDay: calendar.previous === undefined ? null : presentNeighbor(calendar.previous),
      nextDay: presentNeighbor(calendar.next),
    }),
  };
}

function bordersAtSunrise({ day, spans }: DetailedPanchang): readonly LimbBorder[] {
  const [tithi, nakshatra] = [at(spans.tithi, 0), at(spans.nakshatra, 0)];
  return bordersNear({ tithi, nakshatra }, day.sunrise.epochMs);
}

const VARA_IDS = [
  "ravivara",
  "somavara",
  "mangalavara",
  "budhavara",
  "guruvara",
  "shukravara",
  "shanivara",
] as const satisfies readonly (keyof typeof varas)[];

function presentVara(weekday0: number, texts: VedicReader): Answer["vara"] {
  const id = at(VARA_IDS, weekday0);
  return {
    name: weekdayName(weekday0),
    sanskritName: varas[id].en,
    lord: grahaTerms[weekdayLord(weekday0)].en,
    characteristics: texts.lookup(`varas.${id}`),
  };
}

/** English and Sanskrit names of the weekday, for answers that give no more of it. */
export function varaNames(weekday0: number): { readonly vara: string; readonly varaSanskrit: string } {
  return { vara: weekdayName(weekday0), varaSanskrit: varas[at(VARA_IDS, weekday0)].en };
}

type SkyPart = Pick<
  Answer,
  "sunrise" | "sunset" | "nextSunrise" | "moonrise" | "moonset" | "moonSign" | "sunSign" | "sunNakshatra"
>;

function presentSky({ day, ...facts }: DetailedPanchang): SkyPart {
  const { offsetSeconds } = day.midnight.civil;
  const instant = ({ epochMs }: { readonly epochMs: number }): string => localText(epochMs, offsetSeconds);
  return {
    sunrise: instant(day.sunrise),
    sunset: instant(day.sunset),
    nextSunrise: instant(day.nextSunrise),
    moonrise: facts.moonrise === undefined ? null : instant(facts.moonrise),
    moonset: facts.moonset === undefined ? null : instant(facts.moonset),
    moonSign: presentSignNames(facts.moonLongitudeDeg),
    sunSign: presentSignNames(facts.sunLongitudeDeg),
    sunNakshatra: presentStarPlace(facts.sunLongitudeDeg),
  };
}

function presentSignNames(longitudeDeg: number): Answer["moonSign"] {
  const sign0 = signIndex0(longitudeDeg);
  return { name: signName(sign0), sanskritName: rashiTerms[at(RASHI_IDS, sign0)].en };
}

function presentStays(facts: DetailedPanchang): Pick<Answer, "limbs" | "moonSigns"> {
  const { midnight } = facts.day;
  const stays = (kind: LimbKind): DraftOf<typeof limbStaySchema>[] =>
    facts.spans[kind].map((span) => presentStay(limbName(kind, span.index0), span, midnight));
  const { weekday0 } = facts.day;
  const vara = { number: weekday0 + 1, name: weekdayName(weekday0) };
  return {
    limbs: {
      vara: [presentStay(vara, wholeDayOf(facts.day), midnight)],
      tithi: stays("tithi"),
      nakshatra: stays("nakshatra"),
      yoga: stays("yoga"),
      karana: stays("karana"),
    },
    moonSigns: facts.moonSigns.map((span) =>
      presentStay({ number: span.index0 + 1, name: signName(span.index0) }, span, midnight),
    ),
  };
}

type WindowsPart = Pick<
  Answer,
  | "hora"
  | "rahuKaal"
  | "yamaganda"
  | "gulika"
  | "abhijitMuhurta"
  | "brahmaMuhurta"
  | "vijayaMuhurta"
  | "nishitaMuhurta"
  | "godhuliMuhurta"
  | "pratahSandhya"
  | "sayahnaSandhya"
  | "durMuhurta"
  | "muhurtas"
  | "varjyam"
  | "amritKalam"
>;

function presentWindows({ day, hora, ...facts }: DetailedPanchang): WindowsPart {
  const { offsetSeconds } = day.midnight.civil;
  const span = (window: Span): Answer["rahuKaal"] => presentSpan(window, offsetSeconds);
  const noon = abhijit(day);
  return {
    hora: { current: grahaTerms[hora.lord].en, number: hora.numberOfDay, ...span(hora) },
    rahuKaal: span(dayPart(day, "rahuKaal")),
    yamaganda: span(dayPart(day, "yamaganda")),
    gulika: span(dayPart(day, "gulika")),
    abhijitMuhurta: noon === undefined ? null : span(noon),
    brahmaMuhurta: span(brahmaMuhurta(day)),
    vijayaMuhurta: span(vijaya(day)),
    nishitaMuhurta: span(nishita(day)),
    godhuliMuhurta: span(godhuli(day)),
    pratahSandhya: span(pratahSandhya(day)),
    sayahnaSandhya: span(sayahnaSandhya(day)),
    durMuhurta: durMuhurtas(day).map(span),
    muhurtas: muhurtas(day).map(({ half, number, name, quality, ...one }) => ({
      half,
      number,
      name,
      quality,
      ...span(one),
    })),
    varjyam: facts.varjyams.map(span),
    amritKalam: facts.amritas.map(span),
  };
}

function presentDangers(
  { day, panchaka, bhadra }: DetailedPanchang,
  texts: VedicReader,
): Pick<Answer, "panchaka" | "bhadra"> {
  const { offsetSeconds } = day.midnight.civil;
  const instant = (epochMs: number | undefined): string | null =>
    epochMs === undefined ? null : localText(epochMs, offsetSeconds);
  const type = panchaka?.type;
  return {
    panchaka: {
      active: panchaka !== undefined,
      type: type === undefined ? null : panchakaTypes[type].en,
      startsAt: instant(panchaka?.startMs),
      endsAt: instant(panchaka?.endMs),
      description: panchaka && texts.lookup(`panchaka.${type ?? "none"}`),
    },
    bhadra: {
      active: bhadra.beginning !== undefined,
      startsAt: instant(bhadra.beginning?.startMs),
      endsAt: instant(bhadra.beginning?.endMs),
      spans: bhadra.spans.map((one) => ({ ...presentSpan(one, offsetSeconds), residence: one.residence })),
    },
  };
}

function presentStrength(facts: DetailedPanchang): Pick<Answer, "chandrabalam" | "tarabalam"> {
  const moonSign0 = signIndex0(facts.moonLongitudeDeg);
  const star0 = facts.places.nakshatra.index0;
  const all12 = SIGN_IDS.map((_, sign0) => sign0);
  const good = all12.filter((sign0) => isGoodMoonHouse(houseFrom(sign0, moonSign0))).map(signName);
  const starsOf = (quality: "favourable" | "unfavourable"): string[] =>
    NAKSHATRA_IDS.filter((_, birthStar0) => taraQuality(taraOf(birthStar0, star0)) === quality).map(
      (id) => nakshatraTerms[id].en,
    );
  return {
    chandrabalam: {
      favorableRashis: good,
      ashtamaChandraRashi: signName(
        at(
          all12.filter((sign0) => houseFrom(sign0, moonSign0) === ASHTAMA_HOUSE),
          0,
        ),
      ),
    },
    tarabalam: { favorableNakshatras: starsOf("favourable"), unfavorableNakshatras: starsOf("unfavourable") },
  };
}

function presentTransitions(facts: DetailedPanchang): Answer["transitions"] {
  const change = (kind: LimbKind): { endsAt: string; next: string } => {
    const { endMs, index0 } = at(facts.spans[kind], 0);
    return { endsAt: formatIsoUtc(endMs), next: limbName(kind, nextIndex0(kind, index0)).name };
  };
  const sign: LimbSpan = at(facts.moonSigns, 0);
  return {
    tithi: change("tithi"),
    nakshatra: { ...change("nakshatra"), nextPada: 1 },
    yoga: change("yoga"),
    karana: change("karana"),
    moonSign: {
      current: signName(sign.index0),
      changesAt: formatIsoUtc(sign.endMs),
      next: signName((sign.index0 + 1) % 12),
    },
  };
}

function nextIndex0(kind: LimbKind, index0: number): number {
  return (index0 + 1) % LIMB_PARTS[kind];
}
