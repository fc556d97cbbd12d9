import { formatIsoUtc } from "@almagest/civil-time";
import { named } from "@almagest/i18n";
import { bodies as bodyTerms, signs } from "@almagest/i18n/astrology";
import type { NodeType } from "@almagest/operation";
import { count, type DraftOf, NODE_TYPES, prose } from "@almagest/operation";
import { angle, birthTimeSchema, chartNoticeOf, momentConventionsSchema, valueNames } from "@almagest/sky";
import * as z from "zod";
import { ASPECTS } from "../../aspects/table";
import { presentOpenPoint } from "../../birth-time/present-point";
import { openHousedShape, openPointShape } from "../../birth-time/schema";
import { aspectNature, aspectsByCode, aspectType } from "../../chart/schema";
import { transitReadingSchema } from "../reading";
import type { OpenTransit } from "./find";
import type { OpenLeader } from "./leading";
import type { OpenNatalBody, OpenTransitsToNatal } from "./natal";

export const transitBirthTime = birthTimeSchema("Transited", valueNames(signs, aspectsByCode));

const bodyName = named("name", z.string().meta({ description: "English name of the body" }), bodyTerms);

export const openBodySchema = z.object({ ...bodyName, ...openPointShape }).meta({ name: "BodyInTime" });
export const openHousedBodySchema = z.object({ ...bodyName, ...openHousedShape }).meta({ name: "HousedBodyInTime" });

/** Degrees from exact of the births that are nearest and farthest. */
export const orbReach = z
  .object({ least: z.number().min(0), most: z.number().min(0) })
  .meta({ name: "OrbReach", description: "Degrees from exact, at least and at most, by the time of birth" });

const isApplying = z.boolean().exactOptional().meta({
  description: "Only where it is the same all through; the natal place stands still",
});
const strength = z.int().min(0).max(100).meta({ description: "Of the widest orb: 100 exact, 0 at its edge" });

/** A transit that every birth of the span has; the names of its two bodies are the operation's. */
export const openTransitShape = {
  ...named("type", aspectType, aspectsByCode),
  angle: z.number().meta({ description: "The exact angle of the type" }),
  orb: orbReach,
  isApplying,
  strength,
};

export const openReading = transitReadingSchema
  .exactOptional()
  .meta({ description: "Where the widest orb is narrow enough; its timing is a span of days" });

const openPassSchema = z
  .object({
    from: z.string().exactOptional().meta({ description: "UTC; absent where it began before this round" }),
    to: z.string().exactOptional().meta({ description: "UTC; absent where it ends after this round" }),
    isRetrograde: z.boolean(),
    isCertain: z
      .boolean()
      .meta({ description: "Exact in that time whenever the birth was; else only for some births" }),
  })
  .meta({ name: "TransitPassInTime" });

export const openLeadingSchema = z
  .array(
    z
      .object({
        rank: z.int().min(1).meta({ description: "1 matters most" }),
        ...named("transitPlanet", z.string(), bodyTerms),
        ...named("natalPlanet", z.string(), bodyTerms),
        ...named("type", aspectType, aspectsByCode),
        orb: orbReach,
        isApplying,
        strength,
        nature: aspectNature,
        index: count.meta({ description: "Place in the list of aspects, from 0: there is its reading" }),
        passes: z.array(openPassSchema).meta({
          description: "The times of this round in which it is exact; none where the planet turns before",
        }),
      })
      .meta({ name: "LeadingTransitInTime" }),
  )
  .meta({
    description:
      "At most eight transits of planets to planets, none to an angle, within 1 to 3 degrees for every birth; to the Moon only where its place is known to 3 degrees",
  });

export const openSummaryShape = {
  opening: prose.meta({
    description: "What a time would add, how many are close enough to be told, the first in rank",
  }),
};

/** The natal chart's moment as it was understood. */
export const openNatalEcho = z
  .object({
    utcFrom: z.string().meta({ description: "The earliest natal instant, ISO 8601" }),
    utcTo: z.string().meta({ description: "The latest natal instant, ISO 8601" }),
    timezone: z.number().meta({ description: "Decimal hours from UTC that were applied at the earliest time" }),
    nodeType: z.enum(NODE_TYPES),
    notice: momentConventionsSchema.shape.notice,
  })
  .meta({ name: "UntimedNatalMoment" });

export function presentOpenNatal({ from, to }: OpenTransitsToNatal, nodeType: NodeType): DraftOf<typeof openNatalEcho> {
  return {
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
    timezone: from.civil.offsetHours,
    nodeType,
    ...chartNoticeOf(from),
  };
}

export function presentOpenBody(body: OpenNatalBody): DraftOf<typeof openBodySchema> {
  return { name: bodyTerms[body.id].en, ...presentOpenPoint(body) };
}

export function presentOpenHousedBody(body: OpenNatalBody): DraftOf<typeof openHousedBodySchema> {
  return { ...presentOpenBody(body), house: body.house };
}

type OpenTransitDraft = DraftOf<z.ZodObject<typeof openTransitShape>>;

export function presentOpenTransit(found: OpenTransit): OpenTransitDraft {
  const { code, angleDeg } = ASPECTS[found.aspect];
  return { type: code, angle: angleDeg, ...presentOrb(found) };
}

function presentOrb({
  leastOrbDeg,
  mostOrbDeg,
  isApplying: applying,
  strength: percent,
}: OpenTransit): Pick<OpenTransitDraft, "orb" | "isApplying" | "strength"> {
  return {
    orb: { least: angle(leastOrbDeg), most: angle(mostOrbDeg) },
    isApplying: applying,
    strength: Math.round(percent),
  };
}

export function presentOpenLeading(leading: readonly OpenLeader[]): DraftOf<typeof openLeadingSchema> {
  const utc = (epochMs: number | undefined) => (epochMs === undefined ? undefined : formatIsoUtc(epochMs));
  return leading.map((leader, rank0) => ({
    rank: rank0 + 1,
    transitPlanet: bodyTerms[leader.transiting].en,
    natalPlanet: bodyTerms[leader.natal].en,
    type: ASPECTS[leader.aspect].code,
    ...presentOrb(leader),
    nature: ASPECTS[leader.aspect].nature,
    index: leader.index0,
    passes: leader.passes.map(({ fromEpochMs, toEpochMs, isThrough, isRetrograde }) => ({
      from: utc(fromEpochMs),
      to: utc(toEpochMs),
      isRetrograde,
      isCertain: isThrough,
    })),
  }));
}
