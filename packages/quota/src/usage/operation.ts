import { count, type Domain, defineDomain, defineOperation, need } from "@almagest/operation";
import * as z from "zod";
import type { Allowance } from "../meter";
import { concepts } from "./concepts";

/** A caller's own subscription at the moment of the call, which is already counted. */
export interface UsageAccount {
  readonly plan: string;
  readonly email: string;
  readonly status: string;
  /** The first instant after the billing period. */
  readonly endEpochMs: number;
  readonly allowance: Allowance;
}

/** The need of operations about the caller; a caller without a key is refused before the call is counted. */
export const needAccount = need<UsageAccount>()("account");

const output = z.object({
  plan: z.string(),
  usedThisMonth: count.meta({ description: "Billable requests of this UTC month, this one included; exact" }),
  requestsPerMonth: count,
  remainingThisMonth: count,
  email: z.email().meta({ description: "Billing address" }),
  status: z.enum(["active", "cancelled", "suspended", "expired", "pending"]),
  endDate: z.iso.datetime().meta({ description: "End of the billing period; a renewal extends it in place" }),
});

export const usage = defineOperation({
  id: "getUsageStats",
  method: "GET",
  path: "/usage",
  summary: "Where the calling key stands in its month",
  description:
    "Plan, units used and left in the current UTC calendar month, and the state of the subscription. Costs one unit itself.",
  output,
  needs: [needAccount],
  compute: (_, { account }) => account,
  present: ({ plan, email, status, endEpochMs, allowance }) => ({
    plan,
    usedThisMonth: allowance.used,
    requestsPerMonth: allowance.limit,
    remainingThisMonth: allowance.remaining,
    email,
    status: statusSchema.parse(status),
    endDate: new Date(endEpochMs).toISOString(),
  }),
  examples: [{}],
});

const statusSchema = output.shape.status;

/** The service's operations about its caller, as the transports mount them. */
export const usageDomain: Domain = defineDomain({
  concepts,
  id: "usage",
  folder: "quota",
  title: "Usage",
  description: "The calling key's own quota and subscription",
  featured: ["getUsageStats"],
  operations: { usage },
});
