import type { Ephemeris, Houses, TimeScales } from "@almagest/ephemeris";
import { civilMoment, type DraftOf, type HouseSystem, houseSystem, nodeType, place } from "@almagest/operation";
import * as z from "zod";
import { offsetApplied } from "./conventions";
import { type Engine, engineOf } from "./engine";
import { type ChartMoment, type CivilMoment, chartMoment } from "./moment";
import type { Place } from "./place";

/** Input of the operations on a birth, beside their own fields. */
export const birthBody = z.object({ ...civilMoment.shape, ...place.shape }).meta({ name: "Birth" });
/** Where the node is asked for as well. */
export const nodeBirthBody = z.object({ ...birthBody.shape, nodeType }).meta({ name: "BirthWithNode" });
export const housedBirthBody = z.object({ ...birthBody.shape, nodeType, houseSystem }).meta({ name: "ChartBirth" });

export interface BirthInput extends CivilMoment, Place {}

export interface HousedBirthInput extends BirthInput {
  readonly houseSystem: HouseSystem;
}

/** A birth on every scale a calculation needs, and the engine that answers for it. */
export interface Birth {
  readonly input: BirthInput;
  readonly moment: ChartMoment;
  readonly engine: Engine;
}

export function birthOf(ephemeris: Ephemeris, input: BirthInput): Birth {
  return {
    input,
    moment: chartMoment(ephemeris, input),
    engine: engineOf(ephemeris),
  };
}

/** The houses of a moment at a place. */
export function housesOf(
  ephemeris: Ephemeris,
  { input, moment }: { readonly input: Place; readonly moment: Pick<TimeScales, "jdUt1"> },
  system: HouseSystem,
): Houses {
  return ephemeris.houses({
    jdUt1: moment.jdUt1,
    latitudeDeg: input.latitude,
    longitudeDeg: input.longitude,
    system,
  });
}

/** A birth as it was understood. */
export const birthDetailsSchema = z
  .object({
    date: z.string(),
    time: z.string(),
    latitude: z.number().meta({ description: "Degrees, north positive" }),
    longitude: z.number().meta({ description: "Degrees, east positive" }),
    timezone: offsetApplied,
  })
  .meta({ name: "BirthDetails" });

export function presentBirth({
  input,
  moment,
}: {
  readonly input: Place;
  readonly moment: ChartMoment;
}): DraftOf<typeof birthDetailsSchema> {
  return {
    date: moment.given.date,
    time: moment.given.time,
    latitude: input.latitude,
    longitude: input.longitude,
    timezone: moment.civil.offsetHours,
  };
}
