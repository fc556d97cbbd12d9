import { type Ephemeris, type Houses as HouseFrame, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import {
  civilMoment,
  type DraftOf,
  defineOperation,
  HOUSE_SYSTEMS,
  type HouseSystem,
  langQuery,
  type Operation,
  place,
} from "@almagest/operation";
import {
  type BirthInput,
  birthDetailsSchema,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  houseCuspSchema,
  housesOf,
  presentBirth,
  presentConventions,
  presentCusps,
  skyConventionsSchema,
  zodiacPlace,
  zodiacPlaceSchema,
} from "@almagest/sky";
import * as z from "zod";
import type { Houses, HousesRequest } from "../types";

const CHOICES = [...HOUSE_SYSTEMS, "all"] as const;

const body = z.object({
  ...civilMoment.shape,
  ...place.shape,
  houseSystem: z.enum(CHOICES).default("placidus").meta({
    description: "House system, or all for a comparison of the four beside Placidus",
    fold: "separators",
  }),
});

const output = z.object({
  ...birthDetailsSchema.shape,
  houseSystem: z.enum(CHOICES).meta({ description: "The system really used; all where a comparison was asked for" }),
  ascendant: zodiacPlaceSchema,
  midheaven: zodiacPlaceSchema,
  vertex: zodiacPlaceSchema,
  houses: z.array(houseCuspSchema),
  comparison: z
    .record(z.string(), z.object({ houseSystem: z.enum(HOUSE_SYSTEMS), houses: z.array(houseCuspSchema) }))
    .optional()
    .meta({ description: "Only with houseSystem all: cusps by requested system, each naming the one really used" }),
  conventions: z
    .object({ ...skyConventionsSchema.shape, requestedHouseSystem: z.enum(CHOICES) })
    .meta({ name: "HousesConventions" }),
});

interface HousesInput extends BirthInput {
  readonly houseSystem: HouseSystem | "all";
}

interface HousesFacts {
  readonly input: HousesInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly houses: HouseFrame;
  /** In the order of HOUSE_SYSTEMS; empty unless all were asked for. */
  readonly comparison: readonly { readonly requested: HouseSystem; readonly houses: HouseFrame }[];
}

/** Cusps and angles of a moment and place. */
export function computeHouses(input: HousesInput, sky: { readonly ephemeris: Ephemeris }): HousesFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const by = (system: HouseSystem): HouseFrame => housesOf(ephemeris, { input, moment }, system);
  const all = input.houseSystem === "all" ? HOUSE_SYSTEMS : [];
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    houses: by(input.houseSystem === "all" ? "placidus" : input.houseSystem),
    comparison: all.map((requested) => ({ requested, houses: by(requested) })),
  };
}

export const houses: Operation<HousesRequest, Houses, SkyContext> = defineOperation({
  id: "calculateHouses",
  method: "POST",
  path: "/astrology/houses",
  summary: "House cusps and angles in one system, or in all four",
  description:
    "Placidus, whole sign, equal or Koch. Where Placidus or Koch do not exist (above the polar circles) the cusps are whole-sign and houseSystem says so. Ascendant, Midheaven and Vertex are the true angles in every system.",
  query: langQuery,
  body,
  output,
  needs: [needEphemeris],
  compute: computeHouses,
  present: presentHouses,
  examples: [
    {
      date: "1990-07-15",
      time: "14:30:00",
      latitude: 40.7128,
      longitude: -74.006,
      timezone: "America/New_York",
      houseSystem: "placidus",
    },
  ],
});

function presentHouses(facts: HousesFacts): DraftOf<typeof output> {
  const { input, engine, moment, houses: found, comparison } = facts;
  return {
    ...presentBirth({ input, moment }),
    houseSystem: input.houseSystem === "all" ? "all" : found.system,
    ascendant: zodiacPlace(found.ascendantDeg),
    midheaven: zodiacPlace(found.midheavenDeg),
    vertex: zodiacPlace(found.vertexDeg),
    houses: presentCusps(found.cuspsDeg),
    ...(comparison.length === 0 ? {} : { comparison: presentComparison(comparison) }),
    conventions: { ...presentConventions(moment, engine), requestedHouseSystem: input.houseSystem },
  };
}

function presentComparison(comparison: HousesFacts["comparison"]): NonNullable<DraftOf<typeof output>["comparison"]> {
  return Object.fromEntries(
    comparison.map(({ requested, houses: found }) => [
      requested,
      { houseSystem: found.system, houses: presentCusps(found.cuspsDeg) },
    ]),
  );
}
