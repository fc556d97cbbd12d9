import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  requireAyanamsaValue,
} from "@almagest/operation";
import * as z from "zod";
import type { KpPlanets, KpPlanetsRequest, UncertainKpPlanets } from "../types";
import { computeKpPlanets, type KpPlanetsFacts } from "./chart";
import { computeOpenKpPlanets } from "./open/compute";
import { presentOpenKpPlanets } from "./open/present";
import { openKpPlanetsOutput } from "./open/schema";
import { nameOf, presentKpConventions, presentKpPlace } from "./present";
import { kpConventionsSchema, kpNodeBirthShape, kpPlaceShape, planetShape } from "./schema";

const output = z.object({
  ayanamsa: z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" }),
  planets: z
    .array(
      z.object({
        ...planetShape,
        ...kpPlaceShape,
        nakshatraNumber: z.int().min(1).max(27),
        retrograde: z.boolean().meta({ description: "Rahu and Ketu always" }),
      }),
    )
    .length(9),
  conventions: kpConventionsSchema,
});

export const kpPlanets: BirthOperation<KpPlanetsRequest, KpPlanets, UncertainKpPlanets, "time", SkyContext> =
  defineBirthOperation({
    id: "getKpPlanets",
    method: "POST",
    path: "/vedic-astrology/kp/planets",
    summary: "The nine grahas with star, sub and sub-sub lord",
    description:
      "Positions in the frame of the Krishnamurti Paddhati, each with its place among the 249 parts of the zodiac. The borders are exact arithmetic; the ayanamsa is read at 00:00 UTC of the date.",
    query: langQuery,
    body: z.object(kpNodeBirthShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: computeKpPlanets,
    present: presentPlanets,
    uncertain: {
      births: ["time"],
      output: openKpPlanetsOutput,
      compute: computeOpenKpPlanets,
      present: presentOpenKpPlanets,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentPlanets(facts: KpPlanetsFacts): DraftOf<typeof output> {
  return {
    ayanamsa: facts.frame.ayanamsaDeg,
    planets: facts.planets.map((body) => ({
      planet: nameOf(body.id),
      ...presentKpPlace(body),
      nakshatraNumber: body.nakshatraIndex0 + 1,
      retrograde: body.isRetrograde,
    })),
    conventions: presentKpConventions(facts, "none"),
  };
}
