import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  type BirthOperation,
  civilMoment,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  place,
  type Words,
} from "@almagest/operation";
import { angle, presentMomentConventions } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import { coordinateSystem, indianTimezone } from "../birth/schema";
import { reasonsTold } from "../daily/reasons";
import { type GrahaId, isNode } from "../grahas";
import { localClock } from "../kp/present";
import { rashiHouse } from "../sky/chart";
import { readOf } from "../standing/chart-read";
import { tellingOf } from "../standing/told";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { UncertainVedicTransit, VedicTransit, VedicTransitRequest } from "../types";
import { ANGLE_ORB_DEG, computeTransit, type TransitFacts, type TransitingGraha } from "./compute";
import { drishtiType } from "./drishti-type";
import { judgedTransits } from "./judge";
import { presentKaksha } from "./kaksha-present";
import { computeOpenTransit } from "./open/compute";
import { presentOpenTransit } from "./open/present";
import { openTransitOutput } from "./open/schema";
import { FULL_STRENGTH, type gocharaSchema, type keySchema, type transitingSchema, transitOutput } from "./schema";
import { gocharaTold, keyTold } from "./told";

const body = z.object({
  birthDate: civilMoment.shape.date,
  birthTime: civilMoment.shape.time,
  transitDate: civilMoment.shape.date,
  transitTime: civilMoment.shape.time.default("12:00:00"),
  timezone: indianTimezone,
  calendar: civilMoment.shape.calendar,
  ...place.shape,
  coordinateSystem,
});

export const vedicTransit: BirthOperation<
  VedicTransitRequest,
  VedicTransit,
  UncertainVedicTransit,
  "birthTime",
  SkyContext
> = defineBirthOperation({
  id: "calculateTransit",
  method: "POST",
  path: "/vedic-astrology/transit",
  summary: "The grahas of a moment over a birth chart: gochara",
  description:
    "Houses from the natal Lagna and Moon, drishtis and angles to the natal grahas, kaksha with its bindu by the natal ashtakavarga; Jupiter, Saturn, Rahu and Ketu with a reading. Whole signs, mean node, Lahiri or tropical.",
  query: langQuery,
  body,
  output: transitOutput,
  needs: [needEphemeris],
  compute: computeTransit,
  present: presentTransit,
  uncertain: {
    births: ["birthTime"],
    output: openTransitOutput,
    compute: computeOpenTransit,
    present: presentOpenTransit,
  },
  examples: [
    {
      birthDate: "1990-07-04",
      birthTime: "10:12:00",
      transitDate: "2026-02-03",
      transitTime: "12:00:00",
      latitude: 17.385044,
      longitude: 78.486671,
      timezone: 5.5,
      coordinateSystem: "sidereal",
    },
  ],
});

const KEY_GRAHAS: readonly GrahaId[] = ["jupiter", "saturn", "rahu", "ketu"];

function presentTransit(facts: TransitFacts, words: Words): DraftOf<typeof transitOutput> {
  const texts = vedicReader(words);
  const { birth, natal, moment, transiting } = facts;
  return {
    frame: presentFrame(natal.frame),
    birthDatetime: `${birth.input.date}T${birth.input.time}`,
    transitDatetime: `${moment.given.date}T${moment.given.time}`,
    natalPlanets: natal.grahas.map((graha) => ({
      name: pointName(graha.id),
      ...presentPlace(graha.longitudeDeg),
      house: rashiHouse(natal, graha.longitudeDeg),
      isRetrograde: graha.isRetrograde,
    })),
    transitingPlanets: transiting.map(presentTransiting),
    keyTransits: presentKeys(facts, texts),
    gochara: presentGochara(facts, texts),
    conventions: {
      ...presentVedicConventions(natal),
      transit: presentMomentConventions(moment, birth.engine),
      aspectOrb: ANGLE_ORB_DEG,
    },
  };
}

function presentGochara(facts: TransitFacts, texts: VedicReader): DraftOf<typeof gocharaSchema> {
  const { natal, moment, epochMsOf, stays } = facts;
  const { epochMilliseconds: epochMs, offsetSeconds } = moment.civil;
  const transits = judgedTransits({ natal, transiting: facts.transiting, epochMs, stays });
  const day = (jdTt: number): string => localClock(epochMsOf(jdTt), offsetSeconds).date;
  const telling = tellingOf(readOf(natal, undefined), texts);
  return {
    transits: transits.map(({ gochara, natalHouse, saturn, rules, stay }) => ({
      planet: pointName(gochara.graha.id),
      houseFromMoon: gochara.houseFromMoon,
      natalHouse,
      state: gochara.state,
      stateSource: reasonsTold(gochara.reasons, texts),
      obstructedBy: gochara.obstructedBy.map((id) => grahaTerms[id].en),
      binduCount: gochara.kaksha.binduCount,
      entered: stay && day(stay.sinceJdTt),
      leaves: stay && day(stay.untilJdTt),
      saturnPart: saturn,
      dashaLevel: rules,
    })),
    reading: gocharaTold(transits, telling, { epochMsOf, offsetMs: 1000 * offsetSeconds }),
  };
}

function presentPlace(longitude: number): { longitude: number; sign: string } {
  return { longitude: wireLongitude(longitude), sign: signNameAt(longitude) };
}

function presentTransiting(graha: TransitingGraha): DraftOf<typeof transitingSchema> {
  return {
    name: pointName(graha.id),
    ...presentPlace(graha.longitudeDeg),
    isRetrograde: graha.isRetrograde,
    natalHouse: graha.natalHouse,
    houseFromMoon: graha.houseFromMoon,
    aspectsToNatal: graha.angles.map((one) => ({
      natalPlanet: grahaTerms[one.natal].en,
      aspectType: one.angle,
      orb: angle(one.orbDeg),
    })),
    drishtiToNatal: graha.drishtis.map((one) => ({
      natalPlanet: grahaTerms[one.natal].en,
      aspectType: drishtiType(one.house),
      strength: FULL_STRENGTH,
      orb: angle(one.orbDeg),
    })),
    kaksha: presentKaksha(graha.kaksha),
  };
}

function presentKeys(facts: TransitFacts, texts: VedicReader): DraftOf<typeof keySchema>[] {
  const { natal, moment, epochMsOf, stays, transiting } = facts;
  const { epochMilliseconds: epochMs, offsetSeconds } = moment.civil;
  const judged = judgedTransits({ natal, transiting, epochMs, stays });
  const clock = { epochMsOf, epochMs, offsetMs: 1000 * offsetSeconds };
  return transiting
    .filter(({ id }) => KEY_GRAHAS.includes(id))
    .map((graha) => {
      const found = judged.find(({ gochara }) => gochara.graha.id === graha.id);
      return presentKey(graha, found && keyTold(found, texts, clock));
    });
}

function presentKey(graha: TransitingGraha, description: string | undefined): DraftOf<typeof keySchema> {
  return {
    planet: pointName(graha.id),
    description,
    natalHouse: graha.natalHouse,
    houseFromMoon: graha.houseFromMoon,
    aspects: graha.angles.map(
      ({ natal, angle: name, orbDeg }) => `${name} to natal ${grahaTerms[natal].en} (orb ${orbDeg.toFixed(2)}°)`,
    ),
    drishti: isNode(graha.id)
      ? []
      : graha.drishtis.map((one) => {
          const type = drishtiType(one.house);
          const natal = grahaTerms[one.natal].en;
          return type === "conjunction" ? `conjunction with natal ${natal}` : `${type} aspect on natal ${natal}`;
        }),
  };
}
