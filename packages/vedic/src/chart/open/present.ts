import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, type DraftOf, type Words } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import { themesOfHouse } from "../../bhavas/themes";
import { pointName, presentFrame } from "../../birth/present";
import { clockOf, presentOpenTime } from "../../birth-time/open-birth";
import type { OpenRashiChart } from "../../birth-time/open-chart";
import {
  presentChartConventions,
  presentHouses,
  presentOpenGraha,
  presentOpenLagna,
  presentPlaceInTime,
} from "../../birth-time/present-chart";
import type { PointId } from "../../grahas";
import { type VedicReader, vedicReader } from "../../texts/reader";
import { avasthas as avasthaTerms } from "../../vocabulary/avasthas";
import { bhavas as bhavaTerms } from "../../vocabulary/bhavas";
import { modernPlanets as modernTerms } from "../../vocabulary/modern-planets";
import { presentOpenYogas } from "../../yoga/open-present";
import { houseFrom, signIndex0, wrap } from "../../zodiac/circle";
import { NAKSHATRA_IDS, nakshatraOf } from "../../zodiac/nakshatras";
import { lordOfSign, rashiAt } from "../../zodiac/rashis";
import { avasthaTold, CHART_RULES } from "../birth-chart-present";
import { heldLagna0, type OpenBirthChart, type OpenChartGraha, type OpenModernPlanet } from "./compute";
import type { uncertainBirthChartOutput } from "./schema";
import { openSynthesisPieces } from "./synthesis";

type Answer = DraftOf<typeof uncertainBirthChartOutput>;
type Clock = (epochMs: number) => string;

export function presentOpenBirthChart(facts: OpenBirthChart, words: Words): Answer {
  const texts = vedicReader(words);
  const { chart, grahas, yogas } = facts;
  const clock = clockOf(chart);
  const interpretation = readingOf(openSynthesisPieces(facts, texts));
  return {
    birthTime: presentOpenTime(chart, chart.changes),
    grahas: grahas.map((graha) => presentGraha(graha, chart.input.avasthaInfo, { clock, texts })),
    lagna: presentLagna(facts, texts),
    lagnaLord: lagnaLordTold(facts, texts),
    charts: facts.charts.map((one) => presentRashiChart(one, facts, { clock, texts })),
    planetaryWar: facts.wars.map(({ first, second, winner }) => ({
      planet1: pointName(first),
      planet2: pointName(second),
      winner: winner && pointName(winner),
    })),
    modernPlanets: chart.input.modernPlanets ? facts.modern.map(presentModern) : undefined,
    ...presentOpenYogas(yogas, chart, texts),
    summary: interpretation === undefined ? undefined : { interpretation },
    frame: presentFrame(chart.frame),
    conventions: { ...presentChartConventions(chart), ...CHART_RULES },
  };
}

interface Told {
  readonly clock: Clock;
  readonly texts: VedicReader;
}

function presentGraha(graha: OpenChartGraha, withInfo: boolean, { clock, texts }: Told): Answer["grahas"][number] {
  const { id, age, jagradadi, deeptadi, sign0, nakshatra, house, stays } = graha;
  const reading = readingAt(id, { sign0, nakshatra, house }, texts);
  return {
    ...presentOpenGraha(graha, clock),
    awastha: age && avasthaTerms[age].en,
    jagradadi: jagradadi && avasthaTerms[jagradadi].en,
    deeptadi: deeptadi && avasthaTerms[deeptadi].en,
    avasthaInfo: withInfo
      ? {
          awastha: avasthaTold(age, texts),
          jagradadi: avasthaTold(jagradadi, texts),
          deeptadi: avasthaTold(deeptadi, texts),
        }
      : undefined,
    interpretation: texts.isEmpty ? undefined : reading,
    possibleReadings:
      texts.isEmpty || stays.length < 2
        ? undefined
        : stays.map(({ value }) =>
            readingAt(id, { sign0: signIndex0(value), nakshatra: nakshatraOf(value).number }, texts),
          ),
  };
}

interface Held {
  readonly sign0?: number | undefined;
  readonly nakshatra?: number | undefined;
  readonly house?: number | undefined;
}

function readingAt(
  id: PointId,
  { sign0, nakshatra, house }: Held,
  texts: VedicReader,
): { rashi: string | undefined; nakshatra: string | undefined; house: string | undefined } {
  return {
    rashi: sign0 === undefined ? undefined : texts.text(`grahaInRashi.${id}.${rashiAt(sign0)}`),
    nakshatra:
      nakshatra === undefined ? undefined : texts.text(`grahaInNakshatra.${id}.${at(NAKSHATRA_IDS, nakshatra - 1)}`),
    house: house === undefined || id === "lagna" ? undefined : texts.text(`grahaInHouse.${id}.${houseKeyOf(house)}`),
  };
}

function presentLagna(facts: OpenBirthChart, texts: VedicReader): Answer["lagna"] {
  const told = presentOpenLagna(facts.chart);
  const sign0 = heldLagna0(facts);
  if (told === undefined || sign0 === undefined) return undefined;
  return { ...told, interpretation: texts.text(`grahaInRashi.lagna.${rashiAt(sign0)}`) };
}

function lagnaLordTold(facts: OpenBirthChart, texts: VedicReader): string | undefined {
  const sign0 = heldLagna0(facts);
  if (sign0 === undefined) return undefined;
  const house = facts.grahas.find(({ id }) => id === lordOfSign(sign0))?.house;
  return house === undefined ? undefined : texts.text(`lagnaLordInHouse.${houseKeyOf(house)}`);
}

function presentRashiChart(
  chart: OpenRashiChart,
  { chart: { input } }: OpenBirthChart,
  { clock, texts }: Told,
): Answer["charts"][number] {
  return {
    countedFrom: chart.countedFrom,
    from: clock(chart.fromEpochMs),
    to: clock(chart.toEpochMs),
    houses: presentHouses(chart).map(({ number, rashi, grahas }) => {
      const lord = lordOfSign(wrap(chart.firstSign0 + number - 1, 12));
      return {
        number,
        name: bhavaTerms[houseKeyOf(number)].en,
        rashi,
        lord: pointName(lord),
        lordHouse: houseFrom(chart.firstSign0, chart.signs0.get(lord) ?? 0),
        grahas,
        themes: themesOfHouse(texts, input.focus, number),
      };
    }),
  };
}

function presentModern(planet: OpenModernPlanet): NonNullable<Answer["modernPlanets"]>[number] {
  return {
    planet: bodyTerms[planet.id].en,
    sanskritName: modernTerms[planet.id].en,
    rashi: planet.sign,
    from: presentPlaceInTime(planet.from.longitudeDeg, planet.from.latitudeDeg),
    to: presentPlaceInTime(planet.to.longitudeDeg, planet.to.latitudeDeg),
    isRetrograde: planet.isRetrograde,
    nakshatra: planet.nakshatra,
  };
}
