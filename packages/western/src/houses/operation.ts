import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { type BirthOperation, defineBirthOperation, langQuery, requireZodiac, zodiacShape } from "@almagest/operation";
import { inAskedSky, inUsualSky } from "@almagest/sky";
import type { Houses, HousesRequest, UncertainHouses } from "../types";
import { computeHouses } from "./compute";
import { computeOpenHouses } from "./open";
import { presentHouses, presentOpenHouses } from "./present";
import { housesBody, housesOutput, uncertainHousesOutput } from "./schema";

export const houses: BirthOperation<HousesRequest, Houses, UncertainHouses, "time", SkyContext> = defineBirthOperation({
  id: "calculateHouses",
  method: "POST",
  path: "/astrology/houses",
  summary: "House cusps and angles in one system, or in all four",
  description:
    "Placidus, whole sign, equal, Koch or any other system of twelve houses. Where Placidus or Koch do not exist (above the polar circles) the cusps are whole-sign and houseSystem says so; another system that does not exist there is refused with those that do. Ascendant, Midheaven and Vertex are the true angles in every system.",
  query: langQuery,
  body: housesBody.extend(zodiacShape).check(requireZodiac),
  output: housesOutput,
  needs: [needEphemeris],
  compute: inAskedSky(computeHouses),
  present: presentHouses,
  uncertain: {
    births: ["time"],
    output: uncertainHousesOutput,
    compute: inUsualSky(computeOpenHouses),
    present: presentOpenHouses,
  },
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
