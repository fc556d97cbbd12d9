import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  requireAyanamsaValue,
  type UncertainRequest,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import type { Focus } from "../birth/schema";
import { vedicReader } from "../texts/reader";
import type { KpCusps, KpCuspsRequest, UncertainKpCusps } from "../types";
import { computeKpCusps, type KpBirthInput, type KpCuspsFacts } from "./chart";
import { focusQuery, focusShape, presentHouseThemes } from "./house-themes";
import { computeOpenKpCusps } from "./open/compute";
import { presentOpenKpCusps } from "./open/present";
import { openKpCuspsOutput } from "./open/schema";
import { presentKpConventions, presentKpCusps } from "./present";
import { kpBirthShape, kpConventionsSchema, kpCuspSchema } from "./schema";

const output = z.object({
  ayanamsa: z.number().meta({ description: "Degrees taken off the tropical longitudes, not rounded" }),
  houseSystem: z.literal("placidus"),
  cusps: z.array(kpCuspSchema).length(12),
  ...focusShape,
  conventions: kpConventionsSchema.omit({ nodeType: true }).meta({ name: "KpCuspsConventions" }),
});

type CuspsInput = KpBirthInput & { readonly focus: Focus };
type Facts = KpCuspsFacts & { readonly focus: Focus };

export const kpCusps: BirthOperation<KpCuspsRequest, KpCusps, UncertainKpCusps, "time", SkyContext> =
  defineBirthOperation({
    id: "getKpCusps",
    method: "POST",
    path: "/vedic-astrology/kp/cusps",
    summary: "The twelve Placidus cusps with star, sub and sub-sub lord",
    description:
      "Cusps of Placidus at the geographic latitude, each with its place among the 249 parts of the zodiac. Within the polar circles Placidus has no cusps and the answer is a 422.",
    query: focusQuery,
    body: z.object(kpBirthShape).check(requireAyanamsaValue),
    output,
    needs: [needEphemeris],
    compute: (input: CuspsInput, context: { readonly ephemeris: Ephemeris }): Facts => ({
      ...computeKpCusps(input, context),
      focus: input.focus,
    }),
    present: presentCusps,
    uncertain: {
      births: ["time"],
      output: openKpCuspsOutput,
      compute: (input: UncertainRequest<CuspsInput, "time">, context: { readonly ephemeris: Ephemeris }) => ({
        ...computeOpenKpCusps(input, context),
        focus: input.focus,
      }),
      present: presentOpenKpCusps,
    },
    examples: [{ date: "1990-07-04", time: "10:12:00", latitude: 28.6139, longitude: 77.209, timezone: 5.5 }],
  });

function presentCusps(facts: Facts, words: Words): DraftOf<typeof output> {
  const { nodeType, ...conventions } = presentKpConventions({ ...facts, nodeType: "mean" }, "placidus");
  return {
    ayanamsa: facts.frame.ayanamsaDeg,
    houseSystem: "placidus",
    cusps: presentKpCusps(facts.cusps),
    ...presentHouseThemes(vedicReader(words), facts.focus),
    conventions,
  };
}
