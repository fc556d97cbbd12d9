import { named } from "@almagest/i18n";
import { seenBodies } from "@almagest/i18n/astrology";
import type { Center, DraftOf } from "@almagest/operation";
import { angle, BODY_IDS, FROM_SUN_IDS, type SeenBody } from "@almagest/sky";
import * as z from "zod";
import { pairFields, presentPair } from "../chart/pair";
import { ASPECT_ORBS } from "../chart/present";
import { aspectOrbsSchema } from "../chart/schema";
import { seriesAspectsByCode } from "../vocabulary/series";
import { ORB_SCHOOLS, type OrbChoice, type OrbRule, orbsInForce, orbsOf } from "./orbs";
import {
  angleOfSeries,
  SERIES,
  SERIES_ASPECT_IDS,
  SERIES_ASPECTS,
  SERIES_CODES,
  type SeriesAspect,
  type SeriesId,
  seriesAspectsAmong,
} from "./series";
import { ASPECT_CODES, ASPECT_IDS } from "./table";

const RULED_BODIES = [...BODY_IDS, "earth" as const].map((id) => seenBodies[id].en);
const MOST_RULES = 60;
const WIDEST_ORB_DEG = 15;

const orbRule = z
  .object({
    aspect: z
      .enum([...ASPECT_CODES, ...SERIES_CODES])
      .optional()
      .meta({ description: "Without it the rule is of every aspect of its body", fold: "separators" }),
    body: z
      .enum(RULED_BODIES)
      .optional()
      .meta({ description: "Without it the rule is of every pair of bodies", fold: "separators" }),
    orb: z.number().min(0).max(WIDEST_ORB_DEG).meta({ description: "Degrees; 0 leaves the aspect out" }),
  })
  .refine(({ aspect, body }) => aspect !== undefined || body !== undefined, {
    path: ["aspect"],
    message: "A rule needs an aspect, a body or both. Send aspect, for example TRINE, or body, for example Moon.",
  })
  .meta({ name: "OrbRule" });

const { aspect, body, orb } = orbRule.shape;

/** The same as an answer echoes it. */
const usedOrbRule = z
  .object({ aspect: aspect.unwrap().exactOptional(), body: body.unwrap().exactOptional(), orb })
  .meta({ name: "OrbRuleUsed" });

/** The members that choose orbs. */
export const orbsShape = {
  orbs: z
    .array(orbRule)
    .min(1)
    .max(MOST_RULES)
    .optional()
    .meta({
      description:
        "Greatest orbs: a rule of aspect and body goes before one of the body, that before one of the aspect, all before the school",
      examples: [[{ aspect: "TRINE", orb: 8 }]],
      unlisted: true,
    }),
  orbSchool: z.enum(ORB_SCHOOLS).meta({ name: "OrbSchool" }).optional().meta({
    description: "lilly: half of the orbs of both bodies, five aspects; harmonic: 12 degrees divided by the harmonic",
    fold: "case",
    unlisted: true,
  }),
} as const;

/** The member that asks for further divisions of the circle. */
export const seriesShape = {
  aspectSeries: z
    .array(z.enum(SERIES).meta({ fold: "case" }))
    .min(1)
    .max(SERIES.length)
    .optional()
    .meta({
      description: "Aspects of the 5th, 7th, 9th and 10th harmonic, told in seriesAspects",
      examples: [["quintile"]],
      unlisted: true,
    }),
} as const;

const SEEN_FROM_SUN: ReadonlySet<string> = new Set(FROM_SUN_IDS.map((id) => seenBodies[id].en));

type RuledChoice = OrbChoice & SeriesChoice & { readonly center?: Center | undefined };

/** The reason why a rule's body is in no aspect of the chart; undefined where it is. */
function unseen(body: string, center: Center | undefined): string | undefined {
  if (center === "heliocentric") {
    return SEEN_FROM_SUN.has(body) ? undefined : `${body} is not in a heliocentric chart. Leave the rule out.`;
  }
  return body === seenBodies.earth.en ? "Earth is in a heliocentric chart alone. Leave the rule out." : undefined;
}

/** The issues of rules without an effect, of an operation that answers `aspectSeries` or not. */
function requireRules({ value, issues }: z.core.ParsePayload<RuledChoice>, answersSeries: boolean): void {
  const { orbs = [], aspectSeries = [], center } = value;
  if (orbs.length > MOST_RULES) return;
  const firstOf = new Map<string, number>();
  for (const [index0, rule] of orbs.entries()) {
    const refuse = (path: readonly PropertyKey[], message: string, input: unknown): void => {
      issues.push({ code: "custom", path: ["orbs", index0, ...path], message, input });
    };
    const key = `${rule.aspect ?? ""} ${rule.body ?? ""}`;
    const first0 = firstOf.get(key);
    if (first0 !== undefined)
      refuse([], `orbs.${index0} is a rule of the same pairs as orbs.${first0}. Send one of them.`, rule);
    firstOf.set(key, first0 ?? index0);
    const reason = rule.body === undefined ? undefined : unseen(rule.body, center);
    if (reason !== undefined) refuse(["body"], reason, rule.body);
    const series = SERIES_ASPECT_IDS.map((id) => SERIES_ASPECTS[id]).find(({ code }) => code === rule.aspect)?.series;
    if (series === undefined || aspectSeries.includes(series)) continue;
    const remedy = answersSeries
      ? `Send aspectSeries with ${series} too, or leave the rule out.`
      : "Leave the rule out.";
    refuse(["aspect"], `${rule.aspect} is not among the aspects of this answer. ${remedy}`, rule.aspect);
  }
}

/** A check: every rule is of an aspect and a body that the answer has, and no two are of the same. */
export function requireOrbs(payload: z.core.ParsePayload<Omit<RuledChoice, "aspectSeries">>): void {
  requireRules(payload, false);
}

/** The same of an operation with `aspectSeries`. */
export function requireOrbsOfSeries(payload: z.core.ParsePayload<RuledChoice>): void {
  requireRules(payload, true);
}

/** An open time of birth has no answer for these. */
export const ORB_MEMBERS = ["orbs", "orbSchool", "aspectSeries"] as const;

/** The orbs of an answer, with what a request chose of them. */
export const orbsUsed = {
  orbs: aspectOrbsSchema,
  orbSchool: orbsShape.orbSchool.unwrap().exactOptional().meta({ description: "The school that was sent" }),
  orbRules: z.array(usedOrbRule).exactOptional().meta({ description: "The orbs that were sent" }),
};

type OrbsUsed = Pick<DraftOf<z.ZodObject<typeof orbsUsed>>, "orbs" | "orbSchool" | "orbRules">;

export interface SeriesChoice {
  readonly aspectSeries?: readonly SeriesId[] | undefined;
}

export function presentOrbs(choice: OrbChoice & SeriesChoice): OrbsUsed {
  const { orbs, orbSchool, aspectSeries } = choice;
  if (orbs === undefined && orbSchool === undefined && aspectSeries === undefined) return { orbs: ASPECT_ORBS };
  const asked = SERIES_ASPECT_IDS.filter((id) => aspectSeries?.includes(SERIES_ASPECTS[id].series));
  return {
    orbs: orbsInForce(orbsOf(choice), [...ASPECT_IDS, ...asked]),
    ...(orbSchool && { orbSchool }),
    ...(orbs && { orbRules: orbs.map(presentRule) }),
  };
}

function presentRule({ aspect, body, orb }: OrbRule): DraftOf<typeof usedOrbRule> {
  return { ...(aspect && { aspect }), ...(body && { body }), orb };
}

/** An aspect of a further division of the circle. */
export const seriesAspectSchema = z
  .object({
    ...pairFields,
    ...named("type", z.enum(SERIES_CODES).meta({ name: "SeriesAspectType" }), seriesAspectsByCode),
    harmonic: z.int().meta({ description: "The circle is divided by this" }),
    angle: z.number().meta({ description: "The exact angle of the type" }),
    orb: z.number().min(0).meta({ description: "Degrees from exact" }),
    isApplying: z.boolean(),
    strength: z.int().min(0).max(100).meta({ description: "100 exact, 0 at the edge of the orb" }),
  })
  .meta({ name: "SeriesAspect" });

export const seriesAspects = z
  .array(seriesAspectSchema)
  .exactOptional()
  .meta({ rankedBy: "strength", description: "Only where aspectSeries was sent" });

/** The aspects of the series asked for; undefined where none was. */
export function askedSeries<Id extends SeenBody["id"]>(
  bodies: readonly SeenBody<Id>[],
  choice: OrbChoice & SeriesChoice,
): readonly SeriesAspect<Id>[] | undefined {
  const { aspectSeries } = choice;
  return aspectSeries && seriesAspectsAmong(bodies, { series: aspectSeries, orbDegOf: orbsOf(choice) });
}

export function presentSeriesAspect(found: SeriesAspect): DraftOf<typeof seriesAspectSchema> {
  const { code, harmonic } = SERIES_ASPECTS[found.aspect];
  return {
    ...presentPair(found),
    type: code,
    harmonic,
    angle: angle(angleOfSeries(found.aspect)),
    orb: angle(found.orbDeg),
    isApplying: found.applying,
    strength: Math.round(found.strength),
  };
}
