import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  type BirthOperation,
  defineBirthOperation,
  langQuery,
  placedSkyShape,
  requireZodiac,
} from "@almagest/operation";
import { inAskedSky, inUsualSky, nodeBirthBody, presentBody, presentBodyConventions } from "@almagest/sky";
import * as z from "zod";
import { includeQuery } from "../chart/include";
import { westernReader } from "../texts/reader";
import type { AspectPatterns, AspectPatternsRequest, UncertainAspectPatterns } from "../types";
import { CHOICES, computeAspectPatterns, isYesOrNo } from "./compute";
import { computeOpenAspectPatterns, presentOpenAspectPatterns } from "./open";
import { presentPatterns, presentRules } from "./present";
import { aspectPatternsOutput, uncertainAspectPatternsOutput } from "./schema";

const computed = inAskedSky(computeAspectPatterns);
const computedOpen = inUsualSky(computeOpenAspectPatterns);

export const aspectPatterns: BirthOperation<
  AspectPatternsRequest,
  AspectPatterns,
  UncertainAspectPatterns,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "detectAspectPatterns",
  method: "POST",
  path: "/astrology/aspect-patterns",
  summary: "Grand trine, kite, T-square, grand cross, yod, mystic rectangle, stellium",
  description:
    "Figures among Sun to Pluto. A grand cross takes up the T-squares of its members, a kite its grand trine. include adds Chiron and the North Node; strictOrbs narrows the orbs, which are in conventions.",
  query: z.object({
    ...langQuery.shape,
    strictOrbs: z
      .union([z.string().refine(isYesOrNo), z.boolean()])
      .optional()
      .meta({
        description: "true, 1, yes or on: trine and square within 5, sextile within 4, quincunx within 2 degrees",
        examples: ["false"],
      }),
    include: includeQuery(CHOICES, "Bodies beside Sun to Pluto"),
  }),
  body: nodeBirthBody.extend(placedSkyShape).check(requireZodiac),
  output: aspectPatternsOutput,
  needs: [needEphemeris],
  compute: computed,
  present: (facts, words) => {
    const texts = westernReader(words);
    return {
      patterns: presentPatterns(facts.patterns, texts),
      total: facts.patterns.length,
      planets: facts.bodies.map((body) => presentBody(body)),
      options: { strictOrbs: facts.strictOrbs, include: [...facts.include] },
      conventions: {
        ...presentBodyConventions(facts.moment, facts.engine),
        ...presentRules(facts),
      },
    };
  },
  uncertain: {
    births: ["time"],
    output: uncertainAspectPatternsOutput,
    compute: computedOpen,
    present: presentOpenAspectPatterns,
  },
  examples: [
    { date: "1955-02-24", time: "19:15:00", latitude: 37.77, longitude: -122.42, timezone: "America/Los_Angeles" },
  ],
});
