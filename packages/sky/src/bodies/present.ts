import { named } from "@almagest/i18n";
import { seenBodies, signs } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { angle } from "../angle";
import { zodiacPlace } from "../zodiac/place";
import { degreeInSign, latitudeDeg, longitudeDeg, signName } from "../zodiac/schema";
import type { SeenBody } from "./positions";

export const bodyPositionSchema = z
  .object({
    ...named("name", z.string().meta({ description: "English name of the body" }), seenBodies),
    longitude: longitudeDeg,
    latitude: latitudeDeg,
    ...named("sign", signName, signs),
    degree: degreeInSign,
    speed: z.number().meta({ description: "Degrees of longitude per day; negative is retrograde" }),
    isRetrograde: z.boolean(),
  })
  .meta({ name: "BodyPosition" });

export function presentBody(body: SeenBody): DraftOf<typeof bodyPositionSchema> {
  const { sign, degree, longitude } = zodiacPlace(body.longitudeDeg);
  return {
    name: seenBodies[body.id].en,
    longitude,
    latitude: angle(body.latitudeDeg),
    sign,
    degree,
    speed: angle(body.speedDegPerDay),
    isRetrograde: body.speedDegPerDay < 0,
  };
}
