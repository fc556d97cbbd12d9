import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import {
  at,
  civilMoment,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  place,
  prose,
  type Words,
} from "@almagest/operation";
import {
  angle,
  HOUSE_KEYS,
  houseNumber,
  longitudeDeg,
  momentConventionsSchema,
  presentMomentConventions,
} from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, presentVedicConventions, signNameAt, wireLongitude } from "../birth/present";
import {
  coordinateSystem,
  frameSchema,
  grahaName,
  indianTimezone,
  rashiName,
  vedicConventionsSchema,
} from "../birth/schema";
import { STATES } from "../daily/gochara";
import { type GrahaId, isNode } from "../grahas";
import { localClock } from "../kp/present";
import { rashiHouse } from "../sky/chart";
import { readOf } from "../standing/chart-read";
import { tellingOf } from "../standing/told";
import { type VedicReader, vedicReader } from "../texts/reader";
import type { VedicTransit, VedicTransitRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { ANGLE_ORB_DEG, computeTransit, type DrishtiToNatal, type TransitFacts, type TransitingGraha } from "./compute";
import { judgedTransits } from "./judge";
import { kakshaSchema, presentKaksha } from "./kaksha-present";
import { gocharaTold } from "./told";

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

const DRISHTI_TYPES = ["conjunction", "7th", "4th", "8th", "5th", "9th", "3rd", "10th"] as const;
const FULL_STRENGTH = 100;

const natalSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
    house: houseNumber,
    isRetrograde: z.boolean(),
  })
  .meta({ name: "NatalGraha" });

const angleSchema = z
  .object({
    natalPlanet: grahaName,
    aspectType: z.enum(["conjunction", "sextile", "square", "trine", "opposition"]).meta({ name: "TransitAngleName" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
  })
  .meta({ name: "AngleToNatal" });

const drishtiSchema = z
  .object({
    natalPlanet: grahaName,
    aspectType: z.enum(DRISHTI_TYPES).meta({ name: "DrishtiToNatalType" }),
    strength: z.literal(FULL_STRENGTH).meta({ description: "Whole-sign aspects are full" }),
    orb: z.number().min(0).meta({ description: "Difference of the degrees within the two signs" }),
  })
  .meta({ name: "DrishtiToNatal" });

const transitingSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    longitude: longitudeDeg,
    ...named("sign", rashiName, signs),
    isRetrograde: z.boolean(),
    natalHouse: houseNumber.meta({ description: "From the natal Lagna, whole signs" }),
    houseFromMoon: houseNumber.meta({ description: "From the natal Moon, whole signs" }),
    aspectsToNatal: z.array(angleSchema),
    drishtiToNatal: z.array(drishtiSchema),
    kaksha: kakshaSchema,
  })
  .meta({ name: "TransitingGraha" });

const keySchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    description: prose,
    natalHouse: houseNumber,
    houseFromMoon: houseNumber,
    aspects: z.array(z.string()),
    drishti: z.array(z.string()),
  })
  .meta({ name: "KeyTransit" });

const judgedSchema = z
  .object({
    ...named("planet", grahaName, pointNames),
    houseFromMoon: houseNumber,
    natalHouse: houseNumber,
    state: z.enum(STATES).meta({ name: "GocharaState" }),
    stateSource: z.string().meta({ description: "Reason with its verse, in English" }),
    obstructedBy: z.array(z.string()).meta({ description: "In the house of vedha" }),
    binduCount: z.int().min(0).max(8).exactOptional(),
    entered: z.string().exactOptional().meta({ description: "Day its sign was entered, of Jupiter, Saturn and nodes" }),
    leaves: z.string().exactOptional(),
    saturnPart: z
      .enum(["rising", "peak", "setting", "eighth", "fourth"])
      .exactOptional()
      .meta({ name: "SaturnPart", description: "The part of Sade Sati, or the 8th or 4th from the Moon" }),
    dashaLevel: z
      .enum(["major", "sub"])
      .exactOptional()
      .meta({ name: "TransitDashaLevel", description: "The running period that it rules" }),
  })
  .meta({ name: "JudgedTransit" });

const gocharaSchema = z
  .object({
    transits: z.array(judgedSchema).length(9).meta({ description: "The weightiest first" }),
    reading: prose,
  })
  .meta({ name: "GocharaReading", description: "The nine through the natal chart, by Phaladeepika 26" });

const output = z.object({
  frame: frameSchema.meta({ description: "At birth" }),
  birthDatetime: z.string().meta({ description: "Local, as sent" }),
  transitDatetime: z.string().meta({ description: "Local, as sent" }),
  natalPlanets: z.array(natalSchema),
  transitingPlanets: z.array(transitingSchema),
  keyTransits: z.array(keySchema).meta({ description: "Jupiter, Saturn, Rahu and Ketu" }),
  gochara: gocharaSchema.exactOptional(),
  conventions: z
    .object({
      ...vedicConventionsSchema.shape,
      transit: momentConventionsSchema.meta({ name: "TransitMoment" }),
      aspectOrb: z.number().meta({ description: "Greatest orb of aspectsToNatal, degrees" }),
    })
    .meta({ name: "VedicTransitConventions" }),
});

export const vedicTransit: Operation<VedicTransitRequest, VedicTransit, SkyContext> = defineOperation({
  id: "calculateTransit",
  method: "POST",
  path: "/vedic-astrology/transit",
  summary: "The grahas of a moment over a birth chart: gochara",
  description:
    "Houses from the natal Lagna and Moon, drishtis and angles to the natal grahas, kaksha with its bindu by the natal ashtakavarga; Jupiter, Saturn, Rahu and Ketu with a reading. Whole signs, mean node, Lahiri or tropical.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeTransit,
  present: presentTransit,
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

function presentTransit(facts: TransitFacts, words: Words): DraftOf<typeof output> {
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
    keyTransits: transiting.filter(({ id }) => KEY_GRAHAS.includes(id)).map((graha) => presentKey(graha, texts)),
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
      stateSource: gochara.sources.join("; "),
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
      aspectType: drishtiType(one),
      strength: FULL_STRENGTH,
      orb: angle(one.orbDeg),
    })),
    kaksha: presentKaksha(graha.kaksha),
  };
}

function drishtiType({ house }: DrishtiToNatal): (typeof DRISHTI_TYPES)[number] {
  if (house === 1) return "conjunction";
  return at(
    DRISHTI_TYPES.filter((type) => Number.parseInt(type, 10) === house),
    0,
  );
}

function presentKey(graha: TransitingGraha, texts: VedicReader): DraftOf<typeof keySchema> {
  const house = at(HOUSE_KEYS, graha.houseFromMoon - 1);
  return {
    planet: pointName(graha.id),
    description: texts.lookup(`gocharaFromMoon.${graha.id}.${house}`),
    natalHouse: graha.natalHouse,
    houseFromMoon: graha.houseFromMoon,
    aspects: graha.angles.map(
      ({ natal, angle: name, orbDeg }) => `${name} to natal ${grahaTerms[natal].en} (orb ${orbDeg.toFixed(2)}°)`,
    ),
    drishti: isNode(graha.id)
      ? []
      : graha.drishtis.map((one) => {
          const type = drishtiType(one);
          const natal = grahaTerms[one.natal].en;
          return type === "conjunction" ? `conjunction with natal ${natal}` : `${type} aspect on natal ${natal}`;
        }),
  };
}
