import { named } from "@almagest/i18n";
import { lifeEventNames } from "@almagest/i18n/labels";
import { count, prose, type TermTable } from "@almagest/operation";
import * as z from "zod";
import type { ValueNames } from "../changes/schema";
import { momentConventionsSchema, offsetApplied } from "../moment/conventions";
import { LIFE_EVENTS } from "./request";

const localInstant = z.string().meta({ description: "By the clock of the birth, YYYY-MM-DDTHH:MM:SS" });
const minutes = z.number().min(0).meta({ description: "Whole seconds, told in minutes" });
const share = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: "Part of the time that the birth may have been at, 0 to 1" });

/** A stretch of the clock with both its ends. */
export const timeInterval = z
  .object({
    from: localInstant.meta({ description: "The first second of it, by the clock of the birth" }),
    to: localInstant.meta({ description: "The last second of it" }),
    minutes,
    utcFrom: z.string().exactOptional().meta({ description: "Only where the clock shows `from` twice that day" }),
    utcTo: z.string().exactOptional().meta({ description: "Only where the clock shows `to` twice that day" }),
  })
  .meta({ name: "TimeInterval" });

const narrowedSchema = z
  .object({
    fromMinutes: minutes.meta({ description: "The time that the birth may have been at" }),
    toMinutes: minutes.meta({ description: "The time that agrees with every claim" }),
    share: share.meta({ description: "The second as a part of the first" }),
    weighedMinutes: minutes.exactOptional().meta({
      description:
        "Only with events: what they are weighed in, the same, or where claims exclude one another what agrees with the most",
    }),
    leadingMinutes: minutes.exactOptional().meta({ description: "Of that, what leads the ranking" }),
  })
  .meta({ name: "NarrowedMinutes" });

const rankedInterval = z
  .object({
    ...timeInterval.shape,
    for: count.meta({ description: "Events that it has evidence for" }),
    against: count.meta({ description: "Events that it has evidence against" }),
  })
  .meta({ name: "RankedTime" });

/** Of a birth that is known to the second, which tells its answer from the other. */
export const narrowingSecond = localInstant.meta({ description: "The second that was compared" });

/** The time of a birth that is looked for, as it was sent. */
export const narrowingBirthTime = z
  .object({
    state: z.enum(["unknown", "range"]).meta({ name: "BirthTimeState" }),
    from: localInstant.meta({ description: "The earliest second of the birth" }),
    to: localInstant.meta({ description: "The latest second of the birth" }),
  })
  .meta({ name: "NarrowingBirthTime" });

const narrowedBirth = z
  .object({
    date: z.string(),
    latitude: z.number().exactOptional().meta({ description: "Degrees, north positive" }),
    longitude: z.number().exactOptional().meta({ description: "Degrees, east positive" }),
    timezone: offsetApplied,
  })
  .meta({ name: "NarrowedBirth" });

const { utc: _, clock: __, ...moment } = momentConventionsSchema.shape;

/** The engine and the instants of a birth without an exact time. */
export const narrowingConventions = z.object({
  ...moment,
  utcFrom: z.string().meta({ description: "The earliest instant, ISO 8601" }),
  utcTo: z.string().meta({ description: "The latest instant, ISO 8601" }),
});

/** The parts of an answer that a tradition adds to the shared members. */
export interface NarrowingParts<Name extends string, Fact extends z.ZodType, Rule extends z.ZodType> {
  /** Tells its schemas from those of the other traditions. */
  readonly name: Name;
  readonly members: TermTable;
  readonly values: ValueNames;
  /** A reason for which a stretch has evidence for an event. */
  readonly fact: Fact;
  /** The measure of an event of a kind. */
  readonly rule: Rule;
}

/** The members on claims alone: of every tradition. */
export function claimShape<const Name extends string>({
  name,
  members,
  values,
}: Pick<NarrowingParts<Name, z.ZodType, z.ZodType>, "name" | "members" | "values">) {
  const claim = z
    .object({
      ...named("member", z.string(), members),
      ...named("value", z.string(), values),
      minutes,
      share,
      intervals: z.array(timeInterval).meta({ description: "The times at which it holds; empty if it never does" }),
    })
    .meta({ name: `${name}ClaimAnswer` });
  return {
    birthDetails: narrowedBirth,
    agreeing: z
      .array(timeInterval)
      .meta({ description: "The times at which all claims hold, in order; empty if they never do" }),
    claims: z.array(claim),
    narrowed: narrowedSchema,
    summary: prose.meta({
      description:
        "The agreeing time, how far it narrows the day, and what would narrow it further; no verdict on the time",
    }),
  };
}

/** The same with events and their evidence. */
export function narrowingShape<const Name extends string, Fact extends z.ZodType, Rule extends z.ZodType>(
  parts: NarrowingParts<Name, Fact, Rule>,
) {
  const { name } = parts;
  const evidence = z
    .object({
      ...timeInterval.shape,
      stance: z.enum(["for", "against"]).meta({ name: "EvidenceStance" }),
      facts: z.array(parts.fact),
    })
    .meta({ name: `${name}Evidence` });
  const event = z
    .object({
      date: z.string(),
      ...named("kind", z.enum(LIFE_EVENTS).meta({ name: "LifeEventKind" }), lifeEventNames),
      label: z.string().exactOptional(),
      rule: parts.rule,
      minutesFor: minutes,
      minutesAgainst: minutes,
      intervals: z
        .array(evidence)
        .meta({ description: "In order of time, within what agrees with the most claims; at most 60" }),
      more: count.exactOptional().meta({ description: "Intervals beyond those listed" }),
    })
    .meta({ name: `${name}EventAnswer` });
  const { summary, ...claimed } = claimShape(parts);
  return {
    ...claimed,
    events: z.array(event),
    ranking: z.array(rankedInterval).meta({
      description:
        "The agreeing time by its evidence: most events for, then fewest against; counts and no probabilities. At most 24; empty without events",
    }),
    moreRanked: count.exactOptional().meta({ description: "Intervals of the ranking beyond those listed" }),
    summary,
  };
}
