import { grahas as grahaTerms, nakshatras as nakshatraTerms, pakshas } from "@almagest/i18n/vedic";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { HOUSE_KEYS, SUNRISE_RULE } from "@almagest/sky";
import { pointName, presentFrame, presentMomentOf, signName, signNameAt, wireLongitude } from "../birth/present";
import { YEAR_DAYS } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import { presentHouseThemes } from "../kp/house-themes";
import { isoUtcMilliseconds } from "../kp/present";
import { tithiFacts } from "../panchang/attributes";
import { LIMB_PARTS, type LimbKind, type LimbSpan } from "../panchang/limbs";
import { limbName } from "../panchang/present";
import { varaNames } from "../panchang/present-detailed";
import { ASHTAMA_HOUSE, isGoodMoonHouse, TARA_NAMES, taraOf, taraQuality } from "../panchang/strength";
import { grahaOf } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import { presentKaksha } from "../transit/kaksha-present";
import { presentYogas } from "../yoga/detected";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { NAKSHATRA_IDS, nakshatraOf } from "../zodiac/nakshatras";
import type { DailyFacts } from "./compute";
import { type Connection, FINANCE_LEVELS } from "./finance";
import { type Gochara, STATES } from "./gochara";
import { reasonsTold } from "./reasons";
import type { chandrabalaSchema, dailyOutput, gocharaSchema, taraSchema } from "./schema";

type Answer = DraftOf<typeof dailyOutput>;

export const GOCHARA_RULES = "Phaladeepika 26: houses 26.2, vedha 26.3-8, bindus 26.41, sights and dignities 26.30-32";

export function presentVedicDaily(facts: DailyFacts, words: Words): Answer {
  const texts = vedicReader(words);
  const { day, gochara, birth } = facts;
  const favourable = gochara.filter(({ state }) => state === "favourable").length;
  const score = Math.round((100 * favourable) / gochara.length);
  const {
    utc,
    houseSystem: _,
    ...conventions
  } = presentMomentOf(birth.moment, {
    engine: birth.engine,
    frame: facts.frames.natal,
    nodeType: facts.nodeType,
  });
  return {
    frames: presentFrames(facts),
    date: day.date,
    dayStart: isoUtcMilliseconds(day.start.epochMs),
    dayEnd: isoUtcMilliseconds(day.end.epochMs),
    subject: presentSubject(facts),
    panchanga: presentPanchanga(facts.limbs, facts.weekday0),
    grahas: gochara.map((one) => presentGochara(one, texts)),
    tara: facts.stars.map((span) => presentTara(span, nakshatraOf(natalMoonDeg(facts)).number, texts)),
    chandrabala: facts.signs.map((span) => presentChandrabala(span, signIndex0(natalMoonDeg(facts)), texts)),
    dasha: presentDasha(facts),
    areas: { finance: presentFinance(facts, texts) },
    score,
    verdict: verdictOf(score),
    tally: STATES.map((state) => ({ state, count: gochara.filter((one) => one.state === state).length })),
    evaluated: 9,
    degraded: degradedOf(facts),
    ...presentHouseThemes(texts, facts.focus),
    conventions: {
      ...conventions,
      birth: utc,
      sunrise: SUNRISE_RULE,
      rules: GOCHARA_RULES,
      yearDays: YEAR_DAYS,
    },
  };
}

/** From 75, 50 and 25 upward. */
export function verdictOf(score: number): Answer["verdict"] {
  if (score >= 75) return "very-strong";
  if (score >= 50) return "strong";
  return score >= 25 ? "moderate" : "weak";
}

function presentFrames({ frames, birth, day, kpEpochMs }: DailyFacts): Answer["frames"] {
  return {
    natal: {
      ...presentFrame(frames.natal),
      at: isoUtcMilliseconds(birth.moment.civil.epochMilliseconds),
      governs: ["subject", "grahas", "tara", "chandrabala", "dasha", "areas.finance"],
    },
    transit: {
      ...presentFrame(frames.transit),
      at: isoUtcMilliseconds(day.start.epochMs),
      governs: ["grahas", "panchanga", "tara", "chandrabala"],
    },
    kp: { ...presentFrame(frames.kp), at: isoUtcMilliseconds(kpEpochMs), governs: ["grahas", "areas.finance"] },
  };
}

function natalMoonDeg({ natal }: DailyFacts): number {
  return grahaOf(natal.grahas, "moon").longitudeDeg;
}

function presentSubject(facts: DailyFacts): Answer["subject"] {
  const moonDeg = natalMoonDeg(facts);
  const { id, number } = nakshatraOf(moonDeg);
  return {
    janmaRashi: signNameAt(moonDeg),
    janmaNakshatra: nakshatraTerms[id].en,
    janmaNakshatraNumber: number,
    moonLongitude: wireLongitude(moonDeg),
  };
}

export function presentPanchanga(limbs: DailyFacts["limbs"], weekday0: number): Answer["panchanga"] {
  const limb = (kind: LimbKind): Answer["panchanga"]["tithi"] => {
    const { index0, endMs } = limbs[kind];
    return {
      ...limbName(kind, index0),
      validTo: isoUtcMilliseconds(endMs),
      next: limbName(kind, (index0 + 1) % LIMB_PARTS[kind]).name,
      timescale: "hours",
    };
  };
  return {
    ...varaNames(weekday0),
    paksha: pakshas[tithiFacts(limbs.tithi.index0).paksha].en,
    tithi: limb("tithi"),
    nakshatra: limb("nakshatra"),
    yoga: limb("yoga"),
    karana: limb("karana"),
  };
}

const TIMESCALES = {
  sun: "months",
  moon: "days",
  mars: "months",
  mercury: "months",
  jupiter: "years",
  venus: "months",
  saturn: "years",
  rahu: "years",
  ketu: "years",
} as const satisfies Readonly<Record<GrahaId, string>>;

const namesOf = (ids: readonly GrahaId[]): string[] => ids.map((id) => grahaTerms[id].en);

export function presentGochara(one: Gochara, texts: VedicReader): DraftOf<typeof gocharaSchema> {
  const { id, longitudeDeg, isRetrograde } = one.graha;
  // the text is of the house: it is told where the house's own result is not undone; the Moon's is in chandrabala
  const stands = id !== "moon" && one.state === (one.favourable ? "favourable" : "unfavourable");
  return {
    graha: pointName(id),
    sign: signNameAt(longitudeDeg),
    longitude: wireLongitude(longitudeDeg),
    isRetrograde,
    houseFromMoon: one.houseFromMoon,
    timescale: TIMESCALES[id],
    favourable: one.favourable,
    favourableHouses: [...one.favourableHouses],
    vedhaHouse: one.vedhaHouse ?? null,
    obstructedBy: namesOf(one.obstructedBy),
    vedhaExempt: namesOf(one.vedhaExempt),
    binduCount: one.kaksha.binduCount ?? null,
    kaksha: presentKaksha(one.kaksha),
    dignity: one.dignity ?? null,
    combust: one.combust ?? null,
    aspectedByBenefic: namesOf(one.benefics),
    aspectedByMalefic: namesOf(one.malefics),
    aspectedByEnemy: namesOf(one.enemies),
    state: one.state,
    stateSource: reasonsTold(one.reasons, texts),
    description: stands ? texts.lookup(`gocharaFromMoon.${id}.${at(HOUSE_KEYS, one.houseFromMoon - 1)}`) : undefined,
  };
}

/** A star of fewer minutes of the day is not told. */
const LEAST_TARA_MS = 30 * 60_000;

/** Counted from a natal nakshatra, 1 to 27. */
export function presentTara(span: LimbSpan, natalStar: number, texts: VedicReader): DraftOf<typeof taraSchema> {
  const number = taraOf(natalStar - 1, span.index0);
  const name = at(TARA_NAMES, number - 1);
  return {
    validFrom: isoUtcMilliseconds(span.startMs),
    validTo: isoUtcMilliseconds(span.endMs),
    timescale: "hours",
    moonNakshatra: nakshatraTerms[at(NAKSHATRA_IDS, span.index0)].en,
    number,
    name,
    quality: taraQuality(number),
    description:
      span.endMs - span.startMs < LEAST_TARA_MS
        ? undefined
        : texts.lookup(`tarabala.${name.toLowerCase().replace(" ", "-")}`),
  };
}

export function presentChandrabala(
  span: LimbSpan,
  natalSign0: number,
  texts: VedicReader,
): DraftOf<typeof chandrabalaSchema> {
  const houseFromMoon = houseFrom(natalSign0, span.index0);
  return {
    validFrom: isoUtcMilliseconds(span.startMs),
    validTo: isoUtcMilliseconds(span.endMs),
    timescale: "days",
    moonSign: signName(span.index0),
    houseFromMoon,
    favourable: isGoodMoonHouse(houseFromMoon),
    ashtamaChandra: houseFromMoon === ASHTAMA_HOUSE,
    description: texts.lookup(`chandrabala.${at(HOUSE_KEYS, houseFromMoon - 1)}`),
  };
}

export const PERIOD_TIMESCALES = ["years", "months", "months"] as const;

function presentDasha({ periods }: DailyFacts): Answer["dasha"] {
  return periods.map(({ lords, startEpochMs, endEpochMs }, index0) => ({
    level: at(FINANCE_LEVELS, index0),
    lord: pointName(at(lords, lords.length - 1)),
    startDate: isoUtcMilliseconds(startEpochMs),
    endDate: isoUtcMilliseconds(endEpochMs),
    timescale: at(PERIOD_TIMESCALES, index0),
  }));
}

function presentFinance({ finance, wealthYogas }: DailyFacts, texts: VedicReader): Answer["areas"]["finance"] {
  const natal = presentYogas(wealthYogas, texts).map(({ id, name, quality, present, evidence }) => ({
    id,
    name,
    quality,
    present,
    evidence,
  }));
  if (finance === undefined) {
    return { score: null, band: null, positive: null, negative: null, drivers: null, cautions: null, natal };
  }
  return {
    score: finance.score,
    band: verdictOf(finance.score),
    positive: finance.drivers.length,
    negative: finance.cautions.length,
    drivers: finance.drivers.map(presentConnection),
    cautions: finance.cautions.map(presentConnection),
    natal,
  };
}

function presentConnection({ graha, house, level, grade, dashaLevels }: Connection): {
  graha: string;
  house: number;
  level: number;
  grade: Connection["grade"];
  dashaLevels: Connection["dashaLevels"][number][];
} {
  return { graha: grahaTerms[graha].en, house, level, grade, dashaLevels: [...dashaLevels] };
}

function degradedOf({ day, finance }: DailyFacts): Answer["degraded"] {
  return [
    ...(day.startsAtSunrise ? [] : [{ component: "dayStart" as const, reason: "sun-does-not-rise" as const }]),
    ...(day.endsAtSunrise ? [] : [{ component: "dayEnd" as const, reason: "sun-does-not-rise" as const }]),
    ...(finance ? [] : [{ component: "areas.finance.score" as const, reason: "polar-latitude" as const }]),
  ];
}
