import { localDateTime } from "@almagest/civil-time";
import { nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Lang, type Words } from "@almagest/operation";
import { SUNRISE_RULE } from "@almagest/sky";
import { pointName, presentFrame, signName, wireLongitude } from "../../birth/present";
import { clockOf, presentOpenConventions, presentOpenTime } from "../../birth-time/open-birth";
import { presentReach } from "../../dasha/open/present";
import { YEAR_DAYS } from "../../dasha/periods";
import { GRAHA_IDS } from "../../grahas";
import { isoUtcMilliseconds } from "../../kp/present";
import { type Sentence, say } from "../../standing/told";
import { signNamed } from "../../standing/words";
import { type VedicReader, vedicReader } from "../../texts/reader";
import type { GocharaCandidate, OpenGochara } from "../../transit/open/compute";
import { NAKSHATRA_IDS } from "../../zodiac/nakshatras";
import { FINANCE_LEVELS } from "../finance";
import {
  GOCHARA_RULES,
  PERIOD_TIMESCALES,
  presentChandrabala,
  presentGochara,
  presentPanchanga,
  presentTara,
  verdictOf,
} from "../present";
import type { OpenDaily } from "./compute";
import type { openDailyOutput } from "./schema";

type Answer = DraftOf<typeof openDailyOutput>;

export function presentOpenDaily(facts: OpenDaily, words: Words): Answer {
  const texts = vedicReader(words);
  const { chart, day, sky, moons, stars, nodeType } = facts;
  const { holds, changes, counted } = chart.changes;
  const isTold = ({ member }: { readonly member: string }): boolean => member !== "lagna.kpSign";
  const clock = clockOf(chart);
  const { houseSystem: _, ...conventions } = presentOpenConventions(chart, nodeType);
  const [moon, ...otherMoons] = moons;
  const [star, ...otherStars] = stars;
  return {
    birthTime: presentOpenTime(chart, { holds: holds.filter(isTold), changes: changes.filter(isTold), counted }),
    summary: openingTold(facts, texts),
    frames: presentFrames(facts),
    date: day.date,
    dayStart: isoUtcMilliseconds(day.start.epochMs),
    dayEnd: isoUtcMilliseconds(day.end.epochMs),
    subject: {
      janmaRashi: moon && otherMoons.length === 0 ? signName(moon.moonSign0) : undefined,
      janmaNakshatra: star && otherStars.length === 0 ? starName(star.star) : undefined,
      moonLongitude: { from: wireLongitude(facts.moonFromDeg), to: wireLongitude(facts.moonToDeg) },
    },
    panchanga: presentPanchanga(sky.limbs, facts.weekday0),
    moons: moons.map((candidate) => ({
      born: { from: clock(candidate.fromEpochMs), to: clock(candidate.toEpochMs) },
      ...presentMoon(candidate, facts, texts),
    })),
    stars: stars.map((candidate) => ({
      born: { from: clock(candidate.fromEpochMs), to: clock(candidate.toEpochMs) },
      janmaNakshatra: starName(candidate.star),
      janmaNakshatraNumber: candidate.star,
      tara: sky.stars.map((span) => presentTara(span, candidate.star, texts)),
    })),
    dasha: presentDasha(facts),
    evaluated: 9,
    degraded: [
      ...(day.startsAtSunrise ? [] : [{ component: "dayStart" as const, reason: "sun-does-not-rise" as const }]),
      ...(day.endsAtSunrise ? [] : [{ component: "dayEnd" as const, reason: "sun-does-not-rise" as const }]),
    ],
    conventions: { ...conventions, sunrise: SUNRISE_RULE, rules: GOCHARA_RULES, yearDays: YEAR_DAYS },
  };
}

function starName(number: number, lang: Lang = "en"): string {
  return nakshatraTerms[at(NAKSHATRA_IDS, number - 1)][lang];
}

function presentFrames({ chart, sky, day, kpEpochMs, kpFrameOfDate }: OpenDaily): Answer["frames"] {
  return {
    natal: {
      ...presentFrame(chart.frame),
      at: isoUtcMilliseconds(chart.span.fromEpochMs),
      governs: ["subject", "grahas", "tara", "chandrabala", "dasha"],
    },
    transit: {
      ...presentFrame(sky.frame),
      at: isoUtcMilliseconds(day.start.epochMs),
      governs: ["grahas", "panchanga", "tara", "chandrabala"],
    },
    kp: { ...presentFrame(kpFrameOfDate), at: isoUtcMilliseconds(kpEpochMs), governs: ["grahas"] },
  };
}

function presentMoon(candidate: GocharaCandidate, { sky }: OpenDaily, texts: VedicReader) {
  const { moonSign0, transits, favourable } = candidate;
  const percent = (count: number): number => Math.round((100 * count) / transits.length);
  const score = { least: percent(favourable.least), most: percent(favourable.most) };
  const verdict = verdictOf(score.least);
  return {
    janmaRashi: signName(moonSign0),
    grahas: GRAHA_IDS.flatMap((id) =>
      transits.filter(({ graha }) => graha.id === id).map((one) => presentOpenGochara(one, texts)),
    ),
    chandrabala: sky.signs.map((span) => presentChandrabala(span, moonSign0, texts)),
    score,
    verdict: verdict === verdictOf(score.most) ? verdict : undefined,
  };
}

function presentOpenGochara(one: OpenGochara, texts: VedicReader) {
  const { state: _, stateSource, description, kaksha, ...known } = presentGochara(one.found, texts);
  const { bindu: __, binduCount: ___, ...part } = kaksha;
  return {
    ...known,
    binduCount: one.bindus ?? null,
    kaksha: part,
    state: one.state,
    stateSource: one.isSourced ? stateSource : undefined,
    description: one.state === undefined ? undefined : description,
  };
}

function presentDasha({ periods, chart }: OpenDaily): Answer["dasha"] {
  return periods.map(({ lords, start, end, nominalStart, born }, index0) => ({
    level: at(FINANCE_LEVELS, index0),
    lord: pointName(at(lords, lords.length - 1)),
    startDate: presentReach(nominalStart ?? start, born, chart),
    endDate: presentReach(end, born, chart),
    timescale: at(PERIOD_TIMESCALES, index0),
  }));
}

function openingTold({ chart: { span }, moons, stars }: OpenDaily, texts: VedicReader): Sentence {
  const clock = (epochMs: number): string => localDateTime(epochMs, span.timezone).slice(11, 16);
  const lang = texts.speaks;
  const state = span.state === "range" ? "range" : "unknown";
  const [moon, ...otherMoons] = moons;
  const [star, ...otherStars] = stars;
  if (moon === undefined || star === undefined) return undefined;
  const between = { from: clock(span.fromEpochMs), to: clock(span.toEpochMs) };
  if (otherMoons.length === 0 && otherStars.length === 0) {
    const values = { ...between, sign: signNamed(moon.moonSign0, lang), nakshatra: starName(star.star, lang) };
    return say(texts, `openTime.daily.${state}.one`, values);
  }
  const name = (star0: number): string => starName(at(stars, star0).star, lang);
  const places = {
    first: otherStars.length === 0 ? signNamed(moon.moonSign0, lang) : name(0),
    last: otherStars.length === 0 ? signNamed(at(moons, moons.length - 1).moonSign0, lang) : name(stars.length - 1),
  };
  return say(texts, `openTime.daily.${state}.several`, { ...between, ...places });
}
