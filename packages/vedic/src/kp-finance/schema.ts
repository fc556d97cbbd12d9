import { named } from "@almagest/i18n";
import { grahas } from "@almagest/i18n/vedic";
import * as z from "zod";
import { lordName } from "../kp/schema";
import { VERDICTS } from "./judge";

export const weight = z.number().min(0).max(100);

export const judgementShape = {
  inGain: z.boolean(),
  inLoss: z.boolean(),
  verdict: z.enum(VERDICTS).meta({ name: "KpFinanceVerdict" }),
} as const;
export const score = z.number().min(0).max(100);
export const instant = z.string().meta({ description: "ISO 8601 in UTC" });
export const local = z.string().meta({ description: "On the clock of the place, to the second" });

export const windowSchema = z
  .object({ ...judgementShape, from: local, to: local, ...named("subLord", lordName, grahas), score })
  .meta({ name: "KpFinanceWindow" });

export const financeLevel = z.enum(["mahadasha", "antardasha", "pratyantardasha", "sookshmaDasha"]);
