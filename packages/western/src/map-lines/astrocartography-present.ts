import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { angle, presentBirth, presentBodyConventions } from "@almagest/sky";
import { presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { BODY_SYMBOLS } from "../tables/bodies";
import { type WesternReader, westernReader } from "../texts/reader";
import { DRAWN_TO_DEG, LISTED } from "./angle-lines";
import type { AstrocartographyFacts, BodyLines, HorizonLine } from "./astrocartography-compute";
import type { astrocartographyOutput, horizonSchema, lineSchema } from "./astrocartography-schema";
import type { OpenAstrocartography } from "./open";
import type { UncertainAstrocartographyAnswer } from "./open-schema";
import { presentLongitude, presentPoints, presentSegments } from "./present";
import { eastDeg } from "./sphere";

const RULES = {
  lines: "in mundo, true altitude 0, geocentric, no refraction",
  pointsLatitude: { from: LISTED.fromDeg, to: LISTED.toDeg, step: LISTED.stepDeg },
  segmentsLatitude: { from: -DRAWN_TO_DEG, to: DRAWN_TO_DEG },
};

export function presentAstrocartography(
  facts: AstrocartographyFacts,
  words: Words,
): DraftOf<typeof astrocartographyOutput> {
  const texts = westernReader(words);
  return {
    birthDetails: presentBirth(facts.birth),
    lines: facts.lines.map((lines) => presentLines(lines, texts)),
    summary: texts.text("mapLines.summary.lines", { count: facts.lines.length }),
    conventions: {
      ...presentBodyConventions(facts.birth.moment, facts.birth.engine),
      nodeType: facts.nodeType,
      ...RULES,
    },
  };
}

function presentLines(lines: BodyLines, texts: WesternReader): DraftOf<typeof lineSchema> {
  const { id, rightAscensionDeg, declinationDeg } = lines.body;
  const { circumpolarDeg } = lines;
  const horizon = (one: HorizonLine, name: "ascendant" | "descendant"): DraftOf<typeof horizonSchema> => ({
    ...horizonAt(one, circumpolarDeg),
    interpretation: texts.text(`mapLines.line.${id}.${name}`),
  });
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    rightAscension: angle(rightAscensionDeg) % 360,
    declination: angle(declinationDeg),
    mc: { longitude: presentLongitude(lines.midheavenDeg), interpretation: texts.text(`mapLines.line.${id}.mc`) },
    ic: {
      longitude: presentLongitude(eastDeg(lines.midheavenDeg + 180)),
      interpretation: texts.text(`mapLines.line.${id}.ic`),
    },
    ascendant: horizon(lines.rising, "ascendant"),
    descendant: horizon(lines.setting, "descendant"),
  };
}

function horizonAt({ points, pieces }: HorizonLine, circumpolarDeg: number) {
  return {
    points: presentPoints(points),
    circumpolarBeyond: circumpolarDeg < LISTED.toDeg ? angle(circumpolarDeg) : null,
    segments: presentSegments(pieces),
  };
}

const KM_PER_DEGREE = 111.32;

export function presentOpenAstrocartography(
  facts: OpenAstrocartography,
  words: Words,
): UncertainAstrocartographyAnswer {
  const texts = westernReader(words);
  const { from, to, lines } = facts;
  const turnedDeg = 360.9856 * (to.jdUt1 - from.jdUt1);
  return {
    birthTime: presentOpenTime(facts, { holds: [], changes: [], counted: [] }),
    birthDetails: presentUntimedBirth(facts),
    lines: lines.map((both) => presentOpenLines(both, texts)),
    summary: texts.text("mapLines.openTime.lines", {
      count: lines.length,
      km: Math.round(turnedDeg * KM_PER_DEGREE),
    }),
    conventions: { ...presentOpenConventions(facts, presentBodyConventions), nodeType: facts.input.nodeType, ...RULES },
  };
}

function presentOpenLines(
  { from, to }: OpenAstrocartography["lines"][number],
  texts: WesternReader,
): UncertainAstrocartographyAnswer["lines"][number] {
  const { id } = from.body;
  const meridian = (name: "mc" | "ic", turnDeg: number) => ({
    from: presentLongitude(eastDeg(from.midheavenDeg + turnDeg)),
    to: presentLongitude(eastDeg(to.midheavenDeg + turnDeg)),
    interpretation: texts.text(`mapLines.line.${id}.${name}`),
  });
  const horizon = (name: "ascendant" | "descendant", side: "rising" | "setting") => ({
    from: horizonAt(from[side], from.circumpolarDeg),
    to: horizonAt(to[side], to.circumpolarDeg),
    interpretation: texts.text(`mapLines.line.${id}.${name}`),
  });
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    rightAscension: {
      from: angle(from.body.rightAscensionDeg) % 360,
      to: angle(to.body.rightAscensionDeg) % 360,
    },
    declination: { from: angle(from.body.declinationDeg), to: angle(to.body.declinationDeg) },
    mc: meridian("mc", 0),
    ic: meridian("ic", 180),
    ascendant: horizon("ascendant", "rising"),
    descendant: horizon("descendant", "setting"),
  };
}
