import { type Ephemeris, separationDeg } from "@almagest/ephemeris";
import type { DateCalendar } from "@almagest/operation";
import { type Birth, birthOf, type ChartMoment, chartMoment, type Place } from "@almagest/sky";
import type { CoordinateSystem } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { frameOf } from "../month/window";
import { chartInFrame, rashiHouse, type VedicChart } from "../sky/chart";
import { type Graha, grahaOf, grahasAt, type PositionRequest } from "../sky/positions";
import { aspectedHouses } from "../tables/drishti";
import { degreeInSign, houseFrom, signIndex0 } from "../zodiac/circle";
import { contributorsOf, type Kaksha, kakshaOf } from "./kaksha";
import { type SignStay, type SlowGraha, signStayOf } from "./stay";

export interface TransitInput extends Place {
  readonly birthDate: string;
  readonly birthTime: string;
  readonly transitDate: string;
  readonly transitTime: string;
  readonly timezone: number | string;
  readonly calendar?: DateCalendar | undefined;
  readonly coordinateSystem: CoordinateSystem;
}

/** The five angles that are told beside the drishtis. */
export const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
export type TransitAngle = keyof typeof ANGLES;
export const ANGLE_IDS = [
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
] as const satisfies readonly TransitAngle[];
export const ANGLE_ORB_DEG = 5;

export interface AngleToNatal {
  readonly natal: GrahaId;
  readonly angle: TransitAngle;
  readonly orbDeg: number;
}

export interface DrishtiToNatal {
  readonly natal: GrahaId;
  /** Of the natal graha from the transiting one; 1 is a conjunction. */
  readonly house: number;
  /** Difference of the degrees within the two signs. */
  readonly orbDeg: number;
}

export interface TransitingGraha extends Graha {
  readonly natalHouse: number;
  readonly houseFromMoon: number;
  readonly angles: readonly AngleToNatal[];
  readonly drishtis: readonly DrishtiToNatal[];
  readonly kaksha: Kaksha;
}

export interface TransitFacts {
  readonly birth: Birth;
  readonly natal: VedicChart;
  readonly moment: ChartMoment;
  readonly transiting: readonly TransitingGraha[];
  /** Signs of the slow grahas, entered and left. */
  readonly stays: Readonly<Partial<Record<GrahaId, SignStay | undefined>>>;
  readonly epochMsOf: Ephemeris["epochMillisecondsOf"];
}

/** The nine grahas of a moment over a birth: houses, aspects, kakshas. Mean node, whole signs. */
export function computeTransit(input: TransitInput, { ephemeris }: { readonly ephemeris: Ephemeris }): TransitFacts {
  const { timezone, calendar, latitude, longitude, coordinateSystem } = input;
  const place = { timezone, latitude, longitude };
  const birth = birthOf(ephemeris, { date: input.birthDate, time: input.birthTime, calendar, ...place });
  const moment = chartMoment(ephemeris, {
    date: input.transitDate,
    time: input.transitTime,
    ...place,
  });
  const natalFrame = frameOf(ephemeris, coordinateSystem, birth.moment.jdTt);
  const natal = chartInFrame(ephemeris, birth, { frame: natalFrame, nodeType: "mean" });
  const frame = frameOf(ephemeris, coordinateSystem, moment.jdTt);
  const grahas = grahasAt(ephemeris, { jdTt: moment.jdTt, frame, nodeType: "mean" });
  const transiting = grahas.map((graha) => overNatal(graha, natal));
  const stays = transitStays(ephemeris, { jdTt: moment.jdTt, frame });
  return { birth, natal, moment, transiting, stays, epochMsOf: ephemeris.epochMillisecondsOf };
}

/** The signs of the slow grahas at an instant, entered and left. */
export function transitStays(ephemeris: Ephemeris, instant: PositionRequest): TransitFacts["stays"] {
  const stay = (id: SlowGraha): SignStay | undefined => signStayOf(ephemeris, id, instant);
  // the nodes are opposite, so that they change signs together
  const node = stay("rahu");
  return { jupiter: stay("jupiter"), saturn: stay("saturn"), rahu: node, ketu: node };
}

/** A transiting graha over a birth chart in the same zodiac. */
export function overNatal(graha: Graha, natal: VedicChart): TransitingGraha {
  const sign0 = signIndex0(graha.longitudeDeg);
  const moon0 = signIndex0(grahaOf(natal.grahas, "moon").longitudeDeg);
  return {
    ...graha,
    natalHouse: rashiHouse(natal, graha.longitudeDeg),
    houseFromMoon: houseFrom(moon0, sign0),
    angles: anglesTo(graha, natal.grahas),
    drishtis: drishtisTo(graha, natal.grahas),
    kaksha: kakshaOf(graha.id, graha.longitudeDeg, contributorsOf(natal)),
  };
}

function anglesTo(graha: Graha, natal: readonly Graha[]): readonly AngleToNatal[] {
  return natal.flatMap((other) => {
    const apartDeg = separationDeg(graha.longitudeDeg, other.longitudeDeg);
    return ANGLE_IDS.flatMap((angle) => {
      const orbDeg = Math.abs(apartDeg - ANGLES[angle]);
      return orbDeg <= ANGLE_ORB_DEG ? [{ natal: other.id, angle, orbDeg }] : [];
    });
  });
}

/** Sign to sign; the nodes look at nothing but count as company in their sign. */
function drishtisTo(graha: Graha, natal: readonly Graha[]): readonly DrishtiToNatal[] {
  const sign0 = signIndex0(graha.longitudeDeg);
  return natal.flatMap((other) => {
    const house = houseFrom(sign0, signIndex0(other.longitudeDeg));
    if (house !== 1 && !aspectedHouses(graha.id).includes(house)) return [];
    const orbDeg = Math.abs(degreeInSign(graha.longitudeDeg) - degreeInSign(other.longitudeDeg));
    return [{ natal: other.id, house, orbDeg }];
  });
}
