import { named } from "@almagest/i18n";
import { bodies, points } from "@almagest/i18n/astrology";
import { civilMoment, type DraftOf, houseSystem, houseSystemName, place } from "@almagest/operation";
import {
  checkStatements,
  claimsOf,
  lifeEvents,
  narrowingBirthTime,
  narrowingConventions,
  narrowingSecond,
  narrowingShape,
} from "@almagest/sky";
import * as z from "zod";
import { EVENT_TIMINGS } from "../birth-time/events";
import { localTime } from "../birth-time/schema";
import { aspectsByCode } from "../chart/schema";
import { claimMembers } from "../vocabulary/claim-members";
import { CLAIM_MEMBERS, CLAIM_VALUES, CLAIMABLE, claimValueNames } from "./claims";

export const narrowedTimeBody = z
  .object({
    ...civilMoment.shape,
    ...place.shape,
    houseSystem,
    claims: claimsOf("Natal", CLAIM_MEMBERS, CLAIM_VALUES),
    events: lifeEvents,
  })
  .check(checkStatements(CLAIMABLE))
  .meta({ name: "NatalStatements" });

const orb = z.number().min(0).max(1);

const contactFact = z
  .object({
    timing: z.enum(EVENT_TIMINGS).meta({
      name: "EventTiming",
      description: "angle-by-arc: the directed angle reaches the planet; planet-by-arc: the directed planet the angle",
    }),
    ...named("angle", z.enum(["Ascendant", "Midheaven"]).meta({ name: "EventAxis" }), points),
    ...named("planet", z.string(), bodies),
    ...named("type", z.enum(["CONJUNCTION", "SQUARE", "OPPOSITION"]), aspectsByCode),
    orbFrom: orb.meta({ description: "Degrees from exact in the first second" }),
    orbTo: orb.meta({ description: "Degrees from exact in the last second" }),
    exactAt: localTime
      .exactOptional()
      .meta({ description: "The second nearest to the exact contact, where it is here" }),
    arc: z.number().exactOptional().meta({ description: "The solar arc in degrees; only by arc" }),
  })
  .meta({ name: "NatalEventContact" });

const axisRule = z
  .object({
    ...named("angle", z.enum(["Ascendant", "Midheaven"]).meta({ name: "EventAxis" }), points),
    ...named("planets", z.array(z.string()), bodies),
  })
  .meta({ name: "NatalEventRule", description: "The axis that answers to the kind, and the planets that speak of it" });

const shape = {
  ...narrowingShape({
    name: "Natal",
    members: claimMembers,
    values: claimValueNames,
    fact: contactFact,
    rule: axisRule,
  }),
  conventions: z
    .object({
      zodiac: z.literal("tropical"),
      houseSystem: houseSystemName.meta({ description: "For claims of houses" }),
      claims: z.string(),
      eventHour: z.string(),
      timing: z.string(),
      orb: z.number().meta({ description: "Degrees, of every contact" }),
      against: z.string().meta({ description: "The rule for evidence against an event" }),
      rules: z.string().meta({ description: "Whose rules the axes and planets are" }),
      ...narrowingConventions.shape,
    })
    .meta({ name: "NarrowedTimeConventions" }),
};

/** Of a time to the second: one second, in which each claim holds or does not. */
export const narrowedTimeOutput = z.object({ at: narrowingSecond, ...shape });
export const uncertainNarrowedTimeOutput = z.object({ birthTime: narrowingBirthTime, ...shape });

export type NarrowedTimeAnswer = DraftOf<typeof narrowedTimeOutput>;
export type UncertainNarrowedTimeAnswer = DraftOf<typeof uncertainNarrowedTimeOutput>;
