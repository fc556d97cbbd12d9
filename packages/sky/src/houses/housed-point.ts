import type { Ephemeris, Houses, SkyBody } from "@almagest/ephemeris";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { angle } from "../angle";
import { bodyPositionSchema } from "../bodies/present";
import type { Birth } from "../moment/birth";
import { zodiacPlace } from "../zodiac/place";
import { houseNumber } from "./cusps";
import { houseOf } from "./houses";

export interface HousedPoint {
  /** [0, 360) */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
  /** 1 to 12 */
  readonly house: number;
}

/** A body of the sky with its house. */
export function housedPoint(ephemeris: Ephemeris, body: SkyBody, birth: Birth, houses: Houses): HousedPoint {
  const at = ephemeris.ecliptic(body, birth.moment.jdTt);
  return {
    longitudeDeg: at.longitudeDeg,
    latitudeDeg: at.latitudeDeg,
    speedDegPerDay: at.longitudeSpeedDegPerDay,
    house: houseOf(at.longitudeDeg, houses.cuspsDeg),
  };
}

const { longitude, latitude, sign, signLocalized, degree, speed, isRetrograde } = bodyPositionSchema.shape;

/** A point's place and house, without its name. */
export const housedPointSchema = z
  .object({
    longitude,
    latitude,
    sign,
    signLocalized,
    degree,
    house: houseNumber,
    speed,
    isRetrograde,
  })
  .meta({ name: "HousedPoint" });

export function presentHousedPoint(point: HousedPoint): DraftOf<typeof housedPointSchema> {
  const place = zodiacPlace(point.longitudeDeg);
  return {
    longitude: place.longitude,
    latitude: angle(point.latitudeDeg),
    sign: place.sign,
    degree: place.degree,
    house: point.house,
    speed: angle(point.speedDegPerDay),
    isRetrograde: point.speedDegPerDay < 0,
  };
}
