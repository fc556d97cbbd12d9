import { bodies as bodyTerms, compass } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { angle, presentBirth, presentBodyConventions } from "@almagest/sky";
import { presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import { BODY_SYMBOLS } from "../tables/bodies";
import { type WesternReader, westernReader } from "../texts/reader";
import type { MappedId } from "./bodies";
import { ARC_STEP_DEG } from "./great-circle";
import { type LocalBody, type LocalSpaceFacts, NODE_TYPE } from "./local-space-compute";
import type { bodySchema, localSpaceOutput } from "./local-space-schema";
import type { OpenLocalBody, OpenLocalSpace } from "./open";
import type { UncertainLocalSpaceAnswer } from "./open-schema";
import { presentPoints, presentSegments } from "./present";
import { type Wind, windOf } from "./winds";

const RULES = { horizon: "true horizon, geocentric, no refraction, no parallax", arcStep: ARC_STEP_DEG };

export function presentLocalSpace(facts: LocalSpaceFacts, words: Words): DraftOf<typeof localSpaceOutput> {
  const texts = westernReader(words);
  const above = facts.bodies.filter(isAbove).length;
  const count = facts.bodies.length;
  return {
    birthDetails: presentBirth(facts.birth),
    bodies: facts.bodies.map((body) => presentLocalBody(body, texts)),
    summary: texts.text("mapLines.summary.directions", { count, above, below: count - above }),
    conventions: {
      ...presentBodyConventions(facts.birth.moment, facts.birth.engine),
      nodeType: NODE_TYPE,
      ...RULES,
    },
  };
}

function presentLocalBody(body: LocalBody, texts: WesternReader): DraftOf<typeof bodySchema> {
  const { id } = body;
  const wind = windOf(body.azimuthDeg);
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    azimuth: angle(body.azimuthDeg) % 360,
    altitude: angle(body.altitudeDeg),
    compassDirection: wind[0],
    aboveHorizon: isAbove(body),
    line: presentPath(body),
    interpretation: directionText(id, { wind, isAbove: isAbove(body) }, texts),
  };
}

function directionText(
  id: MappedId,
  { wind: [, name], isAbove: above }: { readonly wind: Wind; readonly isAbove: boolean },
  texts: WesternReader,
): string | undefined {
  const spoken = texts.at("mapLines.direction");
  const { lang } = spoken;
  const term = compass[name];
  return spoken.text(`mapLines.direction.${id}`, {
    direction: lang === "en" ? term.en.toLowerCase() : term[lang],
    side: above ? "above" : "below",
  });
}

function isAbove({ altitudeDeg }: LocalBody): boolean {
  return altitudeDeg > 0;
}

export function presentOpenLocalSpace(facts: OpenLocalSpace, words: Words): UncertainLocalSpaceAnswer {
  const texts = westernReader(words);
  const { bodies, changes } = facts;
  const above = bodies.filter((body) => body.isAbove === true).length;
  const count = bodies.length;
  const isSettled = bodies.every((body) => body.isAbove !== undefined);
  return {
    birthTime: presentOpenTime(facts, changes),
    birthDetails: presentUntimedBirth(facts),
    bodies: bodies.map((body) => presentOpenBody(body, texts)),
    summary: isSettled ? texts.text("mapLines.summary.directions", { count, above, below: count - above }) : undefined,
    conventions: { ...presentOpenConventions(facts, presentBodyConventions), nodeType: NODE_TYPE, ...RULES },
  };
}

function presentOpenBody(
  { from, to, wind, isAbove: above }: OpenLocalBody,
  texts: WesternReader,
): UncertainLocalSpaceAnswer["bodies"][number] {
  const { id } = from;
  return {
    planet: bodyTerms[id].en,
    symbol: BODY_SYMBOLS[id],
    azimuth: { from: angle(from.azimuthDeg) % 360, to: angle(to.azimuthDeg) % 360 },
    altitude: { from: angle(from.altitudeDeg), to: angle(to.altitudeDeg) },
    compassDirection: wind?.[0],
    aboveHorizon: above,
    line: { from: presentPath(from), to: presentPath(to) },
    interpretation:
      wind === undefined || above === undefined ? undefined : directionText(id, { wind, isAbove: above }, texts),
  };
}

function presentPath({ points, pieces }: LocalBody) {
  return { points: presentPoints(points), segments: presentSegments(pieces) };
}
