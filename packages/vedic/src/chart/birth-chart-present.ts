import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, type DraftOf, InvariantError, type Words } from "@almagest/operation";
import { angle, houseKeyOf } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import type * as z from "zod";
import type { AvasthaId } from "../avasthas/states";
import { contradictionOf, type JudgedBhava } from "../bhavas/judge";
import { bhavaEvidence, bhavaTold, type ReadingTime, readingTimeOf } from "../bhavas/judged-told";
import { themesOfHouse } from "../bhavas/themes";
import {
  decimals,
  pointName,
  presentFrame,
  presentNakshatra,
  presentVedicConventions,
  signName,
  signNameAt,
  wireDegree,
  wireLongitude,
} from "../birth/present";
import type { GrahaId } from "../grahas";
import { type Telling, tellingOf } from "../standing/told";
import { type VedicReader, vedicReader } from "../texts/reader";
import { avasthas as avasthaTerms } from "../vocabulary/avasthas";
import { bhavas as bhavaTerms } from "../vocabulary/bhavas";
import { modernPlanets as modernTerms } from "../vocabulary/modern-planets";
import { presentYogas } from "../yoga/detected";
import { yogaSettingOf } from "../yoga/result";
import { signIndex0, wrap } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { lordOfSign, rashiAt, rashiOf } from "../zodiac/rashis";
import type {
  bhavaJudgmentSchema,
  birthChartShape,
  chartHouseSchema,
  chartMetaSchema,
  chartPointSchema,
  interpretationSchema,
  modernPlanetSchema,
  summarySchema,
} from "./birth-chart-schema";
import type { BirthChartFacts, BirthChartPoint, ModernPlanet } from "./compute";
import { blocksBySign, entriesByPoint, presentChartPoint } from "./present";
import { synthesisPieces } from "./synthesis";

type BirthChartDraft = DraftOf<z.ZodObject<typeof birthChartShape>>;

export const CHART_RULES = {
  avasthas:
    "Brihat Parashara Hora Shastra 45, as in Saravali 5 and Phaladeepika 9; friendship of sign lords by nature and place together",
  combustionOrbs: "Surya Siddhanta 9: Moon 12, Mars 17, Mercury 14 (12), Jupiter 11, Venus 10 (8), Saturn 15",
} as const;

export function presentBirthChart(facts: BirthChartFacts, words: Words): BirthChartDraft {
  const texts = vedicReader(words);
  const { points, chart, input } = facts;
  return {
    ...blocksBySign(points, presentPointWithStates),
    meta: entriesByPoint(points, (point) => presentMeta(point, input.avasthaInfo, texts)),
    houses: presentHouses(facts, texts),
    lagnaLord: texts.text(
      `lagnaLordInHouse.${houseKeyOf(houseOfGraha(points, lordOfSign(signIndex0(chart.lagnaDeg))))}`,
    ),
    combustion: facts.combustions
      .filter(({ isCombust }) => isCombust)
      .map(({ id, distanceFromSunDeg, orbDeg }) => ({
        planet: pointName(id),
        distanceFromSun: angle(distanceFromSunDeg),
        orb: orbDeg,
      })),
    planetaryWar: facts.wars.map(({ first, second, distanceDeg, winner }) => ({
      planet1: pointName(first),
      planet2: pointName(second),
      distance: angle(distanceDeg),
      winner: pointName(winner),
    })),
    modernPlanets: input.modernPlanets ? facts.modern.map(presentModern) : undefined,
    interpretations: entriesByPoint(points, (point) => presentReading(point, texts)),
    yogas: presentYogas(facts.yogas, texts, yogaSettingOf(facts.read)),
    summary: presentSummary(facts, texts),
    frame: presentFrame(chart.frame),
    conventions: {
      ...presentVedicConventions(chart),
      ...CHART_RULES,
    },
  };
}

function presentSummary(facts: BirthChartFacts, texts: VedicReader): DraftOf<typeof summarySchema> | undefined {
  const interpretation = readingOf(synthesisPieces(facts, texts));
  return interpretation === undefined ? undefined : { interpretation };
}

function presentPointWithStates(point: BirthChartPoint): DraftOf<typeof chartPointSchema> {
  const { baladi, jagradadi, deeptadi } = point;
  return {
    ...presentChartPoint(point),
    awastha: avasthaTerms[baladi].en,
    jagradadi: jagradadi && avasthaTerms[jagradadi].en,
    deeptadi: deeptadi && avasthaTerms[deeptadi].en,
  };
}

function presentMeta(point: BirthChartPoint, withInfo: boolean, texts: VedicReader): DraftOf<typeof chartMetaSchema> {
  return {
    ...presentPointWithStates(point),
    rashi: signName(point.sign0),
    avasthaInfo: withInfo
      ? {
          awastha: avasthaTold(point.baladi, texts),
          jagradadi: avasthaTold(point.jagradadi, texts),
          deeptadi: avasthaTold(point.deeptadi, texts),
        }
      : undefined,
  };
}

export function avasthaTold(
  id: AvasthaId | undefined,
  texts: VedicReader,
): { meaning: string; interpretation: string } | undefined {
  const meaning = id && texts.text(`avasthas.${id}.meaning`);
  const interpretation = id && texts.text(`avasthas.${id}.interpretation`);
  return meaning && interpretation ? { meaning, interpretation } : undefined;
}

function presentHouses(
  { chart, input, points, read, bhavas, emphasis }: BirthChartFacts,
  texts: VedicReader,
): DraftOf<typeof chartHouseSchema>[] {
  const telling = tellingOf(read, texts);
  const time = readingTimeOf(chart, emphasis.epochMs);
  const lagnaSign0 = signIndex0(chart.lagnaDeg);
  return Array.from({ length: 12 }, (_, index0) => {
    const sign0 = wrap(lagnaSign0 + index0, 12);
    const key = houseKeyOf(index0 + 1);
    const lord = lordOfSign(sign0);
    return {
      number: index0 + 1,
      name: bhavaTerms[key].en,
      rashi: signName(sign0),
      lord: pointName(lord),
      lordHouse: houseOfGraha(points, lord),
      lordship: texts.text(`lordship.${rashiAt(lagnaSign0)}.${lord}`),
      description: texts.text(`houses.${key}.description`),
      themes: themesOfHouse(texts, input.focus, index0 + 1),
      judgment: presentJudgment(at(bhavas, index0), telling, time),
    };
  });
}

function presentJudgment(bhava: JudgedBhava, telling: Telling, time: ReadingTime): DraftOf<typeof bhavaJudgmentSchema> {
  const contradiction = contradictionOf(bhava);
  return {
    verdict: bhava.verdict,
    score: decimals(bhava.total, 2),
    contradiction: contradiction && { helps: contradiction[0], hurts: contradiction[1] },
    evidence: [...bhavaEvidence(bhava)],
    reading: bhavaTold(bhava, telling, time),
  };
}

function houseOfGraha(points: readonly BirthChartPoint[], id: GrahaId): number {
  const found = points.find((point) => point.id === id);
  if (found === undefined) throw new InvariantError("a chart without one of its grahas", { id });
  return found.house;
}

function presentModern(planet: ModernPlanet): DraftOf<typeof modernPlanetSchema> {
  return {
    planet: bodyTerms[planet.id].en,
    sanskritName: modernTerms[planet.id].en,
    rashi: signNameAt(planet.longitudeDeg),
    longitude: wireLongitude(planet.longitudeDeg),
    degreeInRashi: wireDegree(planet.longitudeDeg),
    isRetrograde: planet.isRetrograde,
    nakshatra: presentNakshatra(planet.longitudeDeg),
  };
}

function presentReading(
  { id, longitudeDeg, house }: BirthChartPoint,
  texts: VedicReader,
): DraftOf<typeof interpretationSchema> | undefined {
  const rashi = texts.text(`grahaInRashi.${id}.${rashiOf(longitudeDeg)}`);
  const nakshatra = texts.text(`grahaInNakshatra.${id}.${nakshatraOf(longitudeDeg).id}`);
  if (!rashi || !nakshatra) return undefined;
  const inHouse = id === "lagna" ? undefined : texts.text(`grahaInHouse.${id}.${houseKeyOf(house)}`);
  return { rashi, nakshatra, house: inHouse };
}
