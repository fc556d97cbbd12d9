import type { Account, Allowance, Charge, ChargeRequest, Meter } from "@almagest/quota";
import type { Patience } from "./patience";
import type { Call } from "./pipeline";

export function chargeRequest(call: Call, account: Account): ChargeRequest {
  const request = { account, operationId: call.operation.id, transport: call.transport };
  return call.requestId === undefined ? request : { ...request, requestId: call.requestId };
}

/** Waits for a unit; one that is taken after the call was given up goes back. */
export async function charged<Told extends Charge | "known">(
  meter: Meter,
  { wait }: Patience,
  charging: Promise<Told>,
): Promise<Told> {
  try {
    return await wait(charging);
  } catch (error) {
    charging
      .then((late) => (late !== "known" && late.granted ? meter.refund(late.receipt) : undefined))
      .catch(() => undefined);
    throw error;
  }
}

/** The caller whose position is shown, and the time that finding it may take. */
export interface Shown {
  readonly account: Account | undefined;
  readonly patience: Patience;
}

/** Exact where the database answers, else as it was last seen: a refusal is never lost over its headers. */
export async function latestAllowance(meter: Meter, { account, patience }: Shown): Promise<Allowance> {
  if (account === undefined) return meter.lastKnown(account);
  try {
    return await patience.wait(meter.current(account));
  } catch {
    return meter.lastKnown(account);
  }
}
