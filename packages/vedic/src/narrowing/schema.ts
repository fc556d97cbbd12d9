import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import { ayanamsaEpochUsed, ayanamsaName, type DraftOf, requireAyanamsaValue } from "@almagest/operation";
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
import { LORD_NAMES, vedicBirthShape } from "../birth/schema";
import { houseNumber } from "../kp/schema";
import { claimMembers } from "../vocabulary/claim-members";
import { CLAIM_MEMBERS, CLAIM_VALUES, CLAIMABLE, claimValueNames } from "./claims";
import { EVENT_LEVELS } from "./evidence";

export const vedicNarrowedTimeBody = z
  .object({
    ...vedicBirthShape,
    claims: claimsOf("Vedic", CLAIM_MEMBERS, CLAIM_VALUES),
    events: lifeEvents,
  })
  .check(requireAyanamsaValue)
  .check(checkStatements(CLAIMABLE))
  .meta({ name: "VedicStatements" });

const houses = z.array(houseNumber);

const lordFact = z
  .object({
    level: z.enum(EVENT_LEVELS).meta({ name: "EventDashaLevel" }),
    ...named("lord", z.enum(LORD_NAMES), grahas),
    ...named("lagna", z.string(), signs),
    rules: houses.meta({ description: "Houses from the Lagna that it rules; a node those of its sign's lord" }),
    occupies: houseNumber,
    brings: houses.meta({ description: "Of these, those of the event" }),
  })
  .meta({ name: "EventLord" });

const houseRule = z
  .object({
    houses,
    school: z.enum(["kp", "maraka"]).meta({
      name: "EventHouseSchool",
      description: "kp: a house group of the Krishnamurti Paddhati; maraka: 2, 7 and 8 from the parent's house",
    }),
  })
  .meta({ name: "VedicEventRule", description: "The houses by which the lords of a period bring the event" });

const shape = {
  ...narrowingShape({
    name: "Vedic",
    members: claimMembers,
    values: claimValueNames,
    fact: lordFact,
    rule: houseRule,
  }),
  conventions: z
    .object({
      ayanamsa: ayanamsaName,
      ayanamsaEpoch: ayanamsaEpochUsed,
      nodeType: z.literal("mean"),
      houseSystem: z.literal("whole-sign").meta({ description: "Of events; cusps of KP claims are Placidus" }),
      claims: z.string(),
      eventHour: z.string(),
      timing: z.string(),
      for: z.string().meta({ description: "The rule for evidence for an event" }),
      against: z.string().meta({ description: "The rule for evidence against it" }),
      rules: z.string().meta({ description: "Whose house groups they are" }),
      ...narrowingConventions.shape,
    })
    .meta({ name: "VedicNarrowedTimeConventions" }),
};

/** Of a time to the second: one second, in which each claim holds or does not. */
export const vedicNarrowedTimeOutput = z.object({ at: narrowingSecond, ...shape });
export const uncertainVedicNarrowedTimeOutput = z.object({ birthTime: narrowingBirthTime, ...shape });

export type VedicNarrowedTimeAnswer = DraftOf<typeof vedicNarrowedTimeOutput>;
export type UncertainVedicNarrowedTimeAnswer = DraftOf<typeof uncertainVedicNarrowedTimeOutput>;
