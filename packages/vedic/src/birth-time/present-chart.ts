import { grahas as grahaTerms, nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf } from "@almagest/operation";
import { angle } from "@almagest/sky";
import type * as z from "zod";
import { pointName, presentNakshatra, signName, signNameAt, wireDegree, wireLongitude } from "../birth/present";
import { GRAHA_IDS } from "../grahas";
import { signIndex0, wrap } from "../zodiac/circle";
import { NAKSHATRA_IDS, nakshatraLord, nakshatraOf } from "../zodiac/nakshatras";
import type { openGrahaShape, openLagnaSchema, placeInTime, rashiChartsSchema, rashiHouseShape } from "./chart-schema";
import { type OpenVedicBirth, presentOpenConventions } from "./open-birth";
import type { OpenGraha, OpenRashiChart, OpenVedicChart } from "./open-chart";
import { lagnaDegAt } from "./search";
import { sameThrough } from "./turns";

type Clock = (epochMs: number) => string;

export function presentPlaceInTime(longitudeDeg: number, latitudeDeg?: number): DraftOf<typeof placeInTime> {
  return {
    rashi: signNameAt(longitudeDeg),
    longitude: wireLongitude(longitudeDeg),
    degreeInRashi: wireDegree(longitudeDeg),
    latitude: latitudeDeg === undefined ? undefined : angle(latitudeDeg),
    nakshatra: presentNakshatra(longitudeDeg),
  };
}

export function presentOpenGraha(graha: OpenGraha, clock: Clock): DraftOf<z.ZodObject<typeof openGrahaShape>> {
  const { id, sign0, nakshatra, pada, from, to, stays } = graha;
  const [one, ...others] = stays;
  return {
    graha: pointName(id),
    rashi: sign0 === undefined ? undefined : signName(sign0),
    from: presentPlaceInTime(from.longitudeDeg, from.latitudeDeg),
    to: presentPlaceInTime(to.longitudeDeg, to.latitudeDeg),
    isRetrograde: graha.isRetrograde,
    isCombust: graha.isCombust,
    nakshatra: nakshatra === undefined ? undefined : heldNakshatra(nakshatra, pada),
    houseFromMoon: graha.houseFromMoon,
    house: graha.house,
    possible:
      one === undefined || others.length === 0
        ? undefined
        : stays.map(({ value, fromEpochMs }) => ({
            from: clock(fromEpochMs),
            rashi: signNameAt(value),
            nakshatra: nakshatraTerms[nakshatraOf(value).id].en,
            nakshatraLord: presentNakshatra(value).lord,
          })),
  };
}

/** The pada is told with the number of its star before it. */
function heldNakshatra(
  number: number,
  pada: number | undefined,
): DraftOf<z.ZodObject<typeof openGrahaShape>>["nakshatra"] {
  return {
    key: number,
    name: nakshatraTerms[at(NAKSHATRA_IDS, number - 1)].en,
    lord: grahaTerms[nakshatraLord(number)].en,
    pada: pada === undefined ? undefined : pada % 10,
  };
}

export function presentOpenLagna({
  turns,
  sky,
  search,
  span,
}: OpenVedicChart): DraftOf<typeof openLagnaSchema> | undefined {
  const sign0 = sameThrough(turns, ({ lagnaDeg }) => signIndex0(lagnaDeg));
  if (sign0 === undefined) return undefined;
  const place = (epochMs: number): DraftOf<typeof placeInTime> =>
    presentPlaceInTime(lagnaDegAt(sky.ephemeris, epochMs, search.setting));
  return { rashi: signName(sign0), from: place(span.fromEpochMs), to: place(span.toEpochMs) };
}

export function presentHouses({ firstSign0, signs0 }: OpenRashiChart): DraftOf<z.ZodObject<typeof rashiHouseShape>>[] {
  return Array.from({ length: 12 }, (_, index0) => {
    const sign0 = wrap(firstSign0 + index0, 12);
    const here = GRAHA_IDS.filter((id) => signs0.get(id) === sign0);
    return { number: index0 + 1, rashi: signName(sign0), grahas: here.map(pointName) };
  });
}

export function presentRashiCharts(charts: readonly OpenRashiChart[], clock: Clock): DraftOf<typeof rashiChartsSchema> {
  return charts.map((chart) => ({
    countedFrom: chart.countedFrom,
    from: clock(chart.fromEpochMs),
    to: clock(chart.toEpochMs),
    houses: presentHouses(chart),
  }));
}

/** The conventions of an answer whose houses are counted from the Lagna where it holds, else from the Moon. */
export function presentChartConventions(birth: OpenVedicBirth): ReturnType<typeof presentOpenConventions> {
  return {
    ...presentOpenConventions(birth),
    houseSystem: "whole-sign, from the Lagna where its sign holds, else from the Moon",
  };
}
