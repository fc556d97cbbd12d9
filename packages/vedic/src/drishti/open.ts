import type { Ephemeris } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { type DraftOf, prose, type UncertainRequest, type Words } from "@almagest/operation";
import { angle, type BirthInput, type Changes, changesOf } from "@almagest/sky";
import * as z from "zod";
import { pointName, presentFrame, signNameAt, wireLongitude } from "../birth/present";
import { type CoordinateSystem, frameSchema, grahaName } from "../birth/schema";
import { heldRashi, longitudeReach } from "../birth-time/chart-schema";
import { MOON_FIRST } from "../birth-time/graha-members";
import { grahaSign } from "../birth-time/members";
import {
  clockOf,
  heldValue,
  type OpenVedicBirth,
  openVedicBirth,
  presentOpenConventions,
  presentOpenTime,
} from "../birth-time/open-birth";
import type { OpenChartInput } from "../birth-time/open-chart";
import { bornBetween, openVedicConventions, vedicBirthTime } from "../birth-time/schema";
import { chartOfSecond, vedicSearch } from "../birth-time/search";
import { staysThrough, type Turn, turnsOf } from "../birth-time/turns";
import { GRAHA_IDS } from "../grahas";
import { TROPICAL_FRAME } from "../sky/frame";
import { type Graha, grahaOf } from "../sky/positions";
import { type VedicReader, vedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import { degreeInSign } from "../zodiac/circle";
import { type Drishti, drishtisAmong, type MutualDrishti, mutualAmong } from "./compute";
import { aspectType, DRISHTI_RULE, FULL_STRENGTH, presentTable, readingOf, strength, tableRow, typeOf } from "./told";

const planetSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    ...named("sign", heldRashi.rashi, signs),
    longitude: longitudeReach,
  })
  .meta({ name: "UncertainDrishtiPlanet" });

const pairShape = {
  ...named("aspectingPlanet", grahaName, pointNames),
  ...named("aspectedPlanet", grahaName, pointNames),
  aspectType,
  strength,
  interpretation: prose,
};

const orbReach = z
  .object({ from: z.number().min(0).lt(30), to: z.number().min(0).lt(30) })
  .meta({ name: "DrishtiOrbReach", description: "Difference of the degrees in the two signs, at both ends" });

const heldSchema = z.object({ ...pairShape, orb: orbReach }).meta({ name: "HeldDrishti" });

const passingSchema = z
  .object({ ...pairShape, times: z.array(bornBetween).meta({ description: "The times of birth that have it" }) })
  .meta({ name: "PassingDrishti" });

export const uncertainDrishtiOutput = z.object({
  birthTime: vedicBirthTime,
  planets: z.array(planetSchema),
  aspects: z.array(heldSchema).meta({ description: "Those that every time has" }),
  passingAspects: z.array(passingSchema).meta({ description: "Those that a part of the times has" }),
  aspectTable: z.array(tableRow).meta({ description: "Those of every time, by the graha that looks" }),
  mutualAspects: z
    .array(
      z
        .object({
          ...named("planet1", grahaName, pointNames),
          ...named("planet2", grahaName, pointNames),
          aspectType,
        })
        .meta({ name: "HeldMutualDrishti" }),
    )
    .meta({ description: "Those of every time" }),
  frame: frameSchema,
  conventions: z
    .object({ ...openVedicConventions.shape, aspects: z.string() })
    .meta({ name: "UncertainDrishtiConventions" }),
});

interface PassingDrishti {
  readonly drishti: Drishti;
  readonly times: readonly { readonly fromEpochMs: number; readonly toEpochMs: number }[];
}

interface OpenDrishti {
  readonly birth: OpenVedicBirth;
  readonly changes: Changes;
  readonly from: readonly Graha[];
  readonly to: readonly Graha[];
  readonly held: readonly Drishti[];
  readonly passing: readonly PassingDrishti[];
  readonly mutual: readonly MutualDrishti[];
}

type OpenDrishtiInput = UncertainRequest<BirthInput & { readonly coordinateSystem: CoordinateSystem }, "time">;

/** Sights by whole sign between two changes of sign are the same; a frame that takes nothing off is the tropical one. */
export function computeOpenDrishti(
  { coordinateSystem, ...input }: OpenDrishtiInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenDrishti {
  const isTropical = coordinateSystem === "tropical";
  const asked: OpenChartInput = isTropical
    ? { ...input, ayanamsa: "custom", ayanamsaValue: 0 }
    : { ...input, ayanamsa: "lahiri" };
  const { birth, sky } = openVedicBirth(ephemeris, asked);
  const search = vedicSearch(sky, { ...asked, nodeType: "mean" });
  const changes = changesOf(
    sky,
    MOON_FIRST.map((id) => grahaSign(search, id)),
  );
  const turns = turnsOf(sky, search.setting, changes);
  const seen = turns.map(({ grahas }) => drishtisAmong(grahas));
  const all = new Map(seen.flat().map((one) => [keyOf(one), one]));
  const isHeld = (one: Drishti): boolean => seen.every((list) => list.some((other) => keyOf(other) === keyOf(one)));
  const held = [...all.values()].filter(isHeld).sort(byGrahas);
  const passing = [...all.values()].filter((one) => !isHeld(one)).sort(byGrahas);
  const grahasAt = (epochMs: number): readonly Graha[] => chartOfSecond(sky.ephemeris, epochMs, search.setting).grahas;
  return {
    birth: isTropical ? { ...birth, frame: TROPICAL_FRAME } : birth,
    changes,
    from: grahasAt(birth.span.fromEpochMs),
    to: grahasAt(birth.span.toEpochMs),
    held,
    passing: passing.map((drishti) => ({ drishti, times: timesOf(drishti, turns) })),
    mutual: mutualAmong(held, GRAHA_IDS),
  };
}

function keyOf({ from, to, house }: Drishti): string {
  return `${from} ${to} ${house}`;
}

function byGrahas(one: Drishti, other: Drishti): number {
  const place = ({ from, to }: Drishti): number => 10 * GRAHA_IDS.indexOf(from) + GRAHA_IDS.indexOf(to);
  return place(one) - place(other);
}

function timesOf(drishti: Drishti, turns: readonly Turn[]): PassingDrishti["times"] {
  const isThere = ({ grahas }: Turn): boolean => drishtisAmong(grahas).some((one) => keyOf(one) === keyOf(drishti));
  return staysThrough(turns, isThere, String).filter(({ value }) => value);
}

export function presentOpenDrishti(facts: OpenDrishti, words: Words): DraftOf<typeof uncertainDrishtiOutput> {
  const texts = vedicReader(words);
  const { birth, from, to, changes } = facts;
  const clock = clockOf(birth);
  return {
    birthTime: presentOpenTime(birth, changes),
    planets: GRAHA_IDS.map((id) => {
      const sign = heldValue(changes, `${id}.sign`);
      return {
        name: pointName(id),
        sign: sign === undefined ? undefined : signNameAt(grahaOf(from, id).longitudeDeg),
        longitude: {
          from: wireLongitude(grahaOf(from, id).longitudeDeg),
          to: wireLongitude(grahaOf(to, id).longitudeDeg),
        },
      };
    }),
    aspects: facts.held.map((one) => ({
      ...presentPair(one, texts),
      orb: { from: orbIn(from, one), to: orbIn(to, one) },
    })),
    passingAspects: facts.passing.map(({ drishti, times }) => ({
      ...presentPair(drishti, texts),
      times: times.map(({ fromEpochMs, toEpochMs }) => ({ from: clock(fromEpochMs), to: clock(toEpochMs) })),
    })),
    aspectTable: presentTable(facts.held),
    mutualAspects: facts.mutual.map(({ first, second, house }) => ({
      planet1: pointName(first),
      planet2: pointName(second),
      aspectType: typeOf(house),
    })),
    frame: presentFrame(birth.frame),
    conventions: { ...presentOpenConventions(birth, "mean", false), aspects: DRISHTI_RULE },
  };
}

function presentPair(one: Drishti, texts: VedicReader) {
  return {
    aspectingPlanet: pointName(one.from),
    aspectedPlanet: pointName(one.to),
    aspectType: typeOf(one.house),
    strength: FULL_STRENGTH,
    interpretation: readingOf(one, texts),
  };
}

function orbIn(grahas: readonly Graha[], { from, to }: Drishti): number {
  const [one, other] = [from, to].map((id) => degreeInSign(grahaOf(grahas, id).longitudeDeg));
  return angle(Math.abs((one ?? 0) - (other ?? 0)));
}
