import { named } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import {
  checkStatements,
  claimsOf,
  lifeEventsOf,
  narrowingBirthTime,
  narrowingConventions,
  narrowingSecond,
  narrowingShape,
  type Statements,
} from "@almagest/sky";
import * as z from "zod";
import { DAY_BOUNDARIES, HOUR_CLOCKS, YEAR_BOUNDARIES } from "../bazi/birth";
import { GENDERS } from "../bazi/luck";
import { baziBirthShape, requireLongitude } from "../bazi/schema";
import { CATEGORIES } from "../cycle/phases";
import { TEN_GODS } from "../cycle/ten-gods";
import { pillarId, stemId } from "../schema";
import { claimMembers } from "../vocabulary/claim-members";
import { tenGodNames } from "../vocabulary/ten-gods";
import { CLAIM_MEMBERS, CLAIM_VALUES, CLAIMABLE, claimValueNames } from "./claims";
import { EVENT_KINDS } from "./rules";

function requireGender({ value, issues }: z.core.ParsePayload<Statements & { gender?: string | undefined }>): void {
  if ((value.events ?? []).length === 0 || value.gender !== undefined) return;
  const message = "gender is missing: luck runs forward or backward by it. Send male or female with events.";
  issues.push({ code: "invalid_type", expected: "string", path: ["gender"], message, input: undefined });
}

export const baziNarrowedTimeBody = z
  .object({
    ...baziBirthShape,
    gender: z
      .enum(GENDERS)
      .optional()
      .meta({ name: "GenderOfLuck", description: "Needed with events: luck runs by it", fold: "case" }),
    claims: claimsOf("Bazi", CLAIM_MEMBERS, CLAIM_VALUES),
    events: lifeEventsOf("Bazi", EVENT_KINDS),
  })
  .check(requireLongitude)
  .check(requireGender)
  .check(checkStatements(CLAIMABLE))
  .meta({ name: "BaziStatements" });

const tenGod = z.enum(TEN_GODS).meta({ name: "TenGodOfLuck" });

const luckFact = z
  .object({
    luckPillar: pillarId.meta({ description: "The pillar that runs on that day" }),
    dayMaster: stemId,
    ...named("stemGod", tenGod, tenGodNames),
    ...named("branchGod", tenGod, tenGodNames),
    fits: z.array(z.enum(["stem", "branch"])).meta({ description: "Which of the two are gods of the matter" }),
  })
  .meta({ name: "EventLuckPillar" });

const godRule = z
  .object({ category: z.enum(CATEGORIES) })
  .meta({ name: "BaziEventRule", description: "The category of ten gods under which the event is looked for" });

const shape = {
  ...narrowingShape({
    name: "Bazi",
    members: claimMembers,
    values: claimValueNames,
    fact: luckFact,
    rule: godRule,
  }),
  conventions: z
    .object({
      dayBoundary: z.enum(DAY_BOUNDARIES),
      yearBoundary: z.enum(YEAR_BOUNDARIES),
      hourClock: z.enum(HOUR_CLOCKS),
      claims: z.string(),
      eventHour: z.string(),
      timing: z.string(),
      for: z.string().meta({ description: "The rule for evidence for an event" }),
      against: z.string().meta({ description: "The rule for evidence against it" }),
      rules: z.string().meta({ description: "Whose rules the ten gods of events are" }),
      ...narrowingConventions.shape,
    })
    .meta({ name: "BaziNarrowedTimeConventions" }),
};

/** Of a time to the second: one second, in which each claim holds or does not. */
export const baziNarrowedTimeOutput = z.object({ at: narrowingSecond, ...shape });
export const uncertainBaziNarrowedTimeOutput = z.object({ birthTime: narrowingBirthTime, ...shape });

export type BaziNarrowedTimeAnswer = DraftOf<typeof baziNarrowedTimeOutput>;
export type UncertainBaziNarrowedTimeAnswer = DraftOf<typeof uncertainBaziNarrowedTimeOutput>;
