import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { type BodyId, type ChartBody, presentBody, presentBodyConventions, type SignId, signOf } from "@almagest/sky";
import { clockOf, presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { possibleSignsOf, presentOpenPoint } from "../birth-time/present-point";
import { BODY_SYMBOLS } from "../tables/bodies";
import { copyOf, type WesternReader, westernReader } from "../texts/reader";
import type { PlanetPositionsFacts } from "./compute";
import type { OpenPlanetPositions } from "./open";
import type { PlanetAnswer, planetPositionsOutput, SignReading, UncertainPlanetPositionsAnswer } from "./schema";

export function presentPlanetPositions(
  facts: PlanetPositionsFacts,
  words: Words,
): DraftOf<typeof planetPositionsOutput> {
  const texts = westernReader(words);
  return {
    date: facts.input.date,
    time: facts.input.time,
    timezone: facts.moment.civil.offsetHours,
    nodeType: facts.input.nodeType,
    planets: facts.bodies.map((body) => presentPlanet(body, texts)),
    ...(facts.earth && { earth: presentBody(facts.earth) }),
    conventions: presentBodyConventions(facts.moment, facts.engine),
  };
}

function presentPlanet(body: ChartBody, texts: WesternReader): PlanetAnswer {
  return {
    ...presentBody(body),
    ...bodyTexts(body.id, texts),
    interpretation: signReading(body.id, signOf(body.longitudeDeg), texts),
  };
}

export function presentOpenPlanetPositions(facts: OpenPlanetPositions, words: Words): UncertainPlanetPositionsAnswer {
  const texts = westernReader(words);
  const { date, timezone } = presentUntimedBirth(facts);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    date,
    timezone,
    nodeType: facts.input.nodeType,
    planets: facts.bodies.map((body) => ({
      name: bodyTerms[body.id].en,
      ...presentOpenPoint(body),
      ...bodyTexts(body.id, texts),
      interpretation: body.sign && signReading(body.id, body.sign, texts),
      possibleSigns: possibleSignsOf(body, clockOf(facts), (sign) => signReading(body.id, sign, texts)),
    })),
    conventions: presentOpenConventions(facts, presentBodyConventions),
  };
}

function bodyTexts(
  id: BodyId,
  texts: WesternReader,
): Pick<PlanetAnswer, "symbol" | "tagline" | "description" | "keywords"> {
  return {
    symbol: BODY_SYMBOLS[id],
    tagline: texts.text(`bodies.${id}.tagline`),
    description: texts.text(`bodies.${id}.long`),
    keywords: copyOf(texts.list(`bodies.${id}.keywords.positive`)),
  };
}

function signReading(id: BodyId, sign: SignId, texts: WesternReader): SignReading | undefined {
  const key = `bodyInSign.${id}.${sign}` as const;
  const summary = texts.text(`${key}.summary`);
  const signExpression = texts.text(`${key}.text`);
  const planetMeaning = texts.text(`bodies.${id}.short`);
  const keywords = copyOf(texts.list(`${key}.keywords`));
  if (!summary || !signExpression || !planetMeaning || !keywords) return undefined;
  return { summary, planetMeaning, signExpression, keywords };
}
