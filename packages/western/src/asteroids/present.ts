import { joined } from "@almagest/i18n";
import { signs as signTerms } from "@almagest/i18n/astrology";
import type { Words } from "@almagest/operation";
import { houseKeyOf, presentBirth, presentConventions, presentHousedPoint, type SignId, signOf } from "@almagest/sky";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import type { OpenHousedPoint, OpenHousedPoints } from "../birth-time/open-housed";
import { possibleSignsOf, presentOpenPoint } from "../birth-time/present-point";
import { bareInProse } from "../texts/names";
import { type WesternReader, westernReader } from "../texts/reader";
import { asteroids as asteroidTerms } from "../vocabulary/asteroids";
import type { AsteroidId, AsteroidsFacts } from "./compute";
import { presentFurther } from "./further";
import type { AsteroidsAnswer, UncertainAsteroidsAnswer } from "./schema";

const SYMBOLS = { ceres: "⚳", pallas: "⚴", juno: "⚵", vesta: "⚶" } as const satisfies Record<AsteroidId, string>;

export function presentAsteroids(facts: AsteroidsFacts, words: Words): AsteroidsAnswer {
  const texts = westernReader(words);
  const signs = facts.asteroids.map((one) => ({
    id: one.id,
    sign: signOf(one.longitudeDeg),
    isRetrograde: one.speedDegPerDay < 0,
  }));
  return {
    birthDetails: presentBirth(facts.birth),
    houseSystem: facts.houses.system,
    asteroids: facts.asteroids.map((asteroid) => presentAsteroid(asteroid, texts)),
    ...presentFurther(facts),
    summary: summaryOf(signs, texts),
    conventions: {
      ...presentConventions(facts.birth.moment, facts.birth.engine),
      requestedHouseSystem: facts.requestedHouseSystem,
    },
  };
}

function presentAsteroid(
  asteroid: AsteroidsFacts["asteroids"][number],
  texts: WesternReader,
): AsteroidsAnswer["asteroids"][number] {
  const { id, house, longitudeDeg } = asteroid;
  return {
    name: asteroidTerms[id].en,
    symbol: SYMBOLS[id],
    ...presentHousedPoint(asteroid),
    interpretation: readingIn(id, { sign: signOf(longitudeDeg), house }, texts),
  };
}

export function presentOpenAsteroids(facts: OpenHousedPoints<AsteroidId>, words: Words): UncertainAsteroidsAnswer {
  const texts = westernReader(words);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    birthDetails: presentUntimedBirth(facts),
    houseSystem: facts.houseSystem,
    asteroids: facts.points.map((point) => presentOpenAsteroid(point, clockOf(facts), texts)),
    summary: summaryOf(facts.points, texts),
    conventions: { ...presentOpenConventions(facts), requestedHouseSystem: facts.input.houseSystem },
  };
}

function presentOpenAsteroid(
  point: OpenHousedPoint<AsteroidId>,
  clock: (epochMs: number) => string,
  texts: WesternReader,
): UncertainAsteroidsAnswer["asteroids"][number] {
  const { id, sign, house } = point;
  return {
    name: asteroidTerms[id].en,
    symbol: SYMBOLS[id],
    ...presentOpenPoint(point),
    house,
    interpretation: sign && readingIn(id, { sign, house }, texts),
    possibleSigns: possibleSignsOf(point, clock, (possible) => readingIn(id, { sign: possible }, texts)),
  };
}

interface Place {
  readonly sign: SignId;
  readonly house?: number | undefined;
}

function readingIn(id: AsteroidId, { sign, house }: Place, texts: WesternReader): string | undefined {
  const inSign = texts.text(`asteroids.sign.${id}.${sign}`);
  if (house === undefined) return inSign;
  return joined([inSign, texts.text(`asteroids.house.${id}.${houseKeyOf(house)}`)]);
}

interface Summed {
  readonly id: AsteroidId;
  readonly sign: SignId | undefined;
  readonly isRetrograde: boolean | undefined;
}

/** Undefined where a sign or a direction is not known. */
function summaryOf(asteroids: readonly Summed[], texts: WesternReader): string | undefined {
  const known = asteroids.flatMap(({ id, sign, isRetrograde }) =>
    sign === undefined || isRetrograde === undefined ? [] : [{ id, sign, isRetrograde }],
  );
  if (known.length < asteroids.length) return undefined;
  return texts.text("asteroids.summary", {
    ...Object.fromEntries(known.map(({ id, sign }) => [id, bareInProse(signTerms[sign], texts.speaks)])),
    retrograde: known.filter(({ isRetrograde }) => isRetrograde).length,
  });
}
