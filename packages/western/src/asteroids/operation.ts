import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { joined, named } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import {
  type DraftOf,
  defineOperation,
  HOUSE_SYSTEMS,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import {
  birthDetailsSchema,
  housedBirthBody,
  housedPointSchema,
  houseKeyOf,
  presentBirth,
  presentConventions,
  presentHousedPoint,
  signOf,
  skyConventionsSchema,
} from "@almagest/sky";
import * as z from "zod";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import type { Asteroids, AsteroidsRequest } from "../types";
import { asteroids as asteroidTerms } from "../vocabulary/asteroids";
import { type AsteroidId, type AsteroidsFacts, computeAsteroids } from "./compute";

const asteroidSchema = z
  .object({
    ...named("name", z.string(), asteroidTerms),
    symbol: z.string(),
    ...housedPointSchema.shape,
    interpretation: prose,
  })
  .meta({ name: "Asteroid" });

const SYMBOLS = { ceres: "⚳", pallas: "⚴", juno: "⚵", vesta: "⚶" } as const satisfies Record<AsteroidId, string>;

const output = z.object({
  birthDetails: birthDetailsSchema,
  houseSystem: z.enum(HOUSE_SYSTEMS).meta({ description: "The system really used" }),
  asteroids: z.array(asteroidSchema),
  summary: prose,
  conventions: z
    .object({ ...skyConventionsSchema.shape, requestedHouseSystem: z.enum(HOUSE_SYSTEMS) })
    .meta({ name: "AsteroidsConventions" }),
});

export const asteroids: Operation<AsteroidsRequest, Asteroids, SkyContext> = defineOperation({
  id: "generateAsteroids",
  method: "POST",
  path: "/astrology/asteroids",
  summary: "Ceres, Pallas, Juno and Vesta in sign and house, with their reading",
  description:
    "The four asteroids of a birth: geocentric apparent places on the true ecliptic of date, their houses, and a reading of each in its sign and house.",
  query: langQuery,
  body: housedBirthBody,
  output,
  needs: [needEphemeris],
  compute: computeAsteroids,
  present: presentAsteroids,
  examples: [
    { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
  ],
});

type Placed = AsteroidsFacts["asteroids"][number];

function presentAsteroids(facts: AsteroidsFacts, words: Words): DraftOf<typeof output> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    houseSystem: facts.houses.system,
    asteroids: facts.asteroids.map((asteroid) => presentAsteroid(asteroid, texts)),
    summary: texts.text("asteroids.summary", summaryVariables(facts)),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      requestedHouseSystem: facts.requestedHouseSystem,
    },
  };
}

function presentAsteroid(asteroid: Placed, texts: WesternReader): DraftOf<typeof asteroidSchema> {
  const { id, house, longitudeDeg } = asteroid;
  return {
    name: asteroidTerms[id].en,
    symbol: SYMBOLS[id],
    ...presentHousedPoint(asteroid),
    interpretation: joined([
      texts.text(`asteroids.sign.${id}.${signOf(longitudeDeg)}`),
      texts.text(`asteroids.house.${id}.${houseKeyOf(house)}`),
    ]),
  };
}

function summaryVariables({ asteroids: placed }: AsteroidsFacts): Record<string, string | number> {
  const signs = placed.map(({ id, longitudeDeg }) => [id, bareInProse(signTerms[signOf(longitudeDeg)])]);
  return { ...Object.fromEntries(signs), retrograde: placed.filter((one) => one.speedDegPerDay < 0).length };
}
