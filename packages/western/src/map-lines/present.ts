import type { DraftOf } from "@almagest/operation";
import { angle } from "@almagest/sky";
import * as z from "zod";
import type { GeoPoint } from "./sphere";

export const geoPointSchema = z
  .object({
    latitude: z.number().min(-90).max(90).meta({ description: "Degrees, north positive" }),
    longitude: z.number().min(-180).max(180).meta({ description: "Degrees, east positive" }),
  })
  .meta({ name: "GeoPoint" });

export const pointsSchema = z.array(geoPointSchema).meta({ weight: "bulk" });

export const segmentsSchema = z.array(pointsSchema).meta({
  weight: "bulk",
  description: "The line for drawing, in pieces that do not pass the antimeridian; each ends on it at ±180",
});

/** A longitude in (-180, 180], rounded. */
export function presentLongitude(longitudeDeg: number): number {
  const rounded = angle(longitudeDeg);
  return rounded === -180 ? 180 : rounded;
}

export function presentPoints(points: readonly GeoPoint[]): DraftOf<typeof pointsSchema> {
  return points.map(({ latitudeDeg, longitudeDeg }) => ({
    latitude: angle(latitudeDeg),
    longitude: angle(longitudeDeg),
  }));
}

export function presentSegments(pieces: readonly (readonly GeoPoint[])[]): DraftOf<typeof segmentsSchema> {
  return pieces.map(presentPoints);
}
