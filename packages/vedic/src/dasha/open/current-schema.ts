import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { bornBetween, localTime } from "../../birth-time/schema";
import { dashaTerms } from "../../vocabulary/dasha-terms";
import { DASHA_LEVELS } from "../periods";
import { lordName } from "../schema";
import { balanceReach, candidateShape, openDashaConventions, openDashaHead, openPeriodSchema } from "./schema";

const runningSchema = z
  .object({ ...openPeriodSchema.shape, interpretation: prose })
  .meta({ name: "UncertainRunningDasha" });

const running = runningSchema
  .exactOptional()
  .meta({ description: "Only where every one of these births is in it at that instant" });
const remaining = balanceReach.exactOptional().meta({ description: "Left of it: least and most of these births" });

const possibleSchema = z
  .object({
    ...named("level", z.enum(DASHA_LEVELS).meta({ name: "DashaLevelName" }), dashaTerms),
    periods: z
      .array(
        z
          .object({
            ...runningSchema.shape,
            born: bornBetween.meta({ description: "The births that are in this period at that instant" }),
            ...named("lords", z.array(lordName), grahas),
          })
          .meta({ name: "PossibleDasha" }),
      )
      .min(2),
  })
  .meta({
    name: "PossibleDashas",
    description:
      "Of the first level on which the births differ: each period that may run, in order of the time of birth",
  });

export const openCurrentOutput = z.object({
  ...openDashaHead,
  readingAt: localTime.meta({ description: "The instant read, on the birth's clock" }),
  candidates: z.array(z.object(candidateShape).meta({ name: "BirthDashaCandidate" })).min(1),
  mahadasha: running,
  antardasha: running,
  pratyantardasha: running,
  sookshmaDasha: running,
  pranaDasha: running,
  remainingInMahadasha: remaining,
  remainingInAntardasha: remaining,
  remainingInPratyantardasha: remaining,
  remainingInSookshma: remaining,
  remainingInPrana: remaining,
  possible: possibleSchema.exactOptional(),
  conventions: openDashaConventions,
});
