import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { parallels } from "@almagest/i18n/astrology";
import { type DraftOf, defineOperation, langQuery, type Operation } from "@almagest/operation";
import {
  angle,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  momentConventionsSchema,
  type Place,
  presentMomentConventions,
} from "@almagest/sky";
import * as z from "zod";
import { pointName } from "../birth/present";
import { grahaName, vedicMomentShape } from "../birth/schema";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import type { VedicParallels, VedicParallelsRequest } from "../types";
import { pointNames } from "../vocabulary/points";
import { declinationDeg, parallelKind } from "./parallels-monthly";
import { type EquatorPlace, topocentric } from "./topocentric";

const body = z.object({
  ...vedicMomentShape,
  orb: z.number().min(0.5).max(3).default(1.5).meta({ description: "Greatest difference of declinations, degrees" }),
});

const planetSchema = z
  .object({
    ...named("name", grahaName, pointNames),
    declination: declinationDeg,
    rightAscension: z.number().min(0).lt(360).meta({ description: "Degrees" }),
  })
  .meta({ name: "VedicDeclination" });

const parallelSchema = z
  .object({
    ...named("planet1", grahaName, pointNames),
    ...named("planet2", grahaName, pointNames),
    ...named("type", parallelKind, parallels),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    dec1: declinationDeg,
    dec2: declinationDeg,
  })
  .meta({ name: "VedicParallel" });

const output = z.object({
  datetime: z.string().meta({ description: "Local, as sent" }),
  orb: z.number().meta({ description: "The one that was asked for, degrees" }),
  planets: z.array(planetSchema),
  parallels: z.array(parallelSchema),
  conventions: z
    .object({
      declinations: z.string().meta({ description: "Frame of the declinations" }),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "VedicParallelsConventions" }),
});

interface Declined extends EquatorPlace {
  readonly id: SevenGraha;
}

export interface Parallel {
  readonly first: Declined;
  readonly second: Declined;
  readonly kind: "parallel" | "contraparallel";
  readonly orbDeg: number;
}

export interface VedicParallelsFacts {
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly orbDeg: number;
  readonly grahas: readonly Declined[];
  readonly parallels: readonly Parallel[];
}

/** Declinations of the seven grahas, seen from a place, and the pairs of equal declination. */
export function computeVedicParallels(
  input: z.output<typeof body>,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): VedicParallelsFacts {
  const moment = chartMoment(ephemeris, input);
  const observer: Place = { latitude: input.latitude, longitude: input.longitude };
  const grahas = SEVEN_GRAHAS.map((id) => ({ id, ...topocentric(ephemeris, id, { scales: moment, place: observer }) }));
  return {
    engine: engineOf(ephemeris),
    moment,
    orbDeg: input.orb,
    grahas,
    parallels: parallelsAmong(grahas, input.orb),
  };
}

/** Pairs whose declinations agree in size within the orb: on one side of the equator or on both. */
function parallelsAmong(grahas: readonly Declined[], orbDeg: number): readonly Parallel[] {
  return grahas.flatMap((first, index0) =>
    grahas.slice(index0 + 1).flatMap((second) => {
      const isOneSide = first.declinationDeg * second.declinationDeg >= 0;
      const gapDeg = Math.abs(Math.abs(first.declinationDeg) - Math.abs(second.declinationDeg));
      const kind = isOneSide ? ("parallel" as const) : ("contraparallel" as const);
      return gapDeg <= orbDeg ? [{ first, second, kind, orbDeg: gapDeg }] : [];
    }),
  );
}

export const vedicParallels: Operation<VedicParallelsRequest, VedicParallels, SkyContext> = defineOperation({
  id: "calculateParallels",
  method: "POST",
  path: "/vedic-astrology/parallels",
  summary: "Declinations of the seven grahas and their parallels at a moment",
  description:
    "Seen from the place sent (the Moon's parallax counts). Two grahas are parallel on one side of the equator, contraparallel on both sides, where their declinations agree within the orb.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeVedicParallels,
  present: presentParallels,
  examples: [
    { date: "2026-02-03", time: "12:00:00", latitude: 17.385044, longitude: 78.486671, timezone: 5.5, orb: 1.5 },
  ],
});

function presentParallels(facts: VedicParallelsFacts): DraftOf<typeof output> {
  const { given } = facts.moment;
  return {
    datetime: `${given.date}T${given.time}`,
    orb: facts.orbDeg,
    planets: facts.grahas.map(({ id, declinationDeg: declination, rightAscensionDeg }) => ({
      name: pointName(id),
      declination: angle(declination),
      rightAscension: Math.min(angle(rightAscensionDeg), 359.999999),
    })),
    parallels: facts.parallels.map(({ first, second, kind, orbDeg }) => ({
      planet1: pointName(first.id),
      planet2: pointName(second.id),
      type: kind,
      orb: angle(orbDeg),
      dec1: angle(first.declinationDeg),
      dec2: angle(second.declinationDeg),
    })),
    conventions: {
      declinations: "topocentric at sea level, apparent, true equator of date",
      ...presentMomentConventions(facts.moment, facts.engine),
    },
  };
}
