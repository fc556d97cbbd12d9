import { type GiveBackFate, giveBack } from "@almagest/quota";
import { change, type Desk } from "./desk";
import { AdministrationError } from "./errors";
import { type InputOf, inputs, read } from "./inputs";
import type { UnitGivenBack } from "./records";
import { unboundedLedger } from "./rows";

/**
 * Gives a unit back that was granted and never answered, and says so in the audit: both or neither.
 * @throws AdministrationError `not_found` where no such unit was taken, `conflict` where it was answered, was given back
 * already, may still be answered, or nobody can tell any more.
 */
export async function giveUnitBack(desk: Desk, input: InputOf<"giveBack">): Promise<UnitGivenBack> {
  const { unit } = read(inputs.giveBack, input);
  const [batchId = "", place = ""] = unit.split("/");
  return change(desk, "units.giveBack", async (transaction) => {
    const found = await giveBack(unboundedLedger(transaction), { batchId, item: Number(place) });
    if (found === undefined) {
      throw new AdministrationError(
        "not_found",
        `No unit ${unit} was taken. usage-ledger reconcile lists those without an answer.`,
      );
    }
    const { fate, windowStartEpochMs, ...rest } = found;
    if (fate !== "given") throw new AdministrationError("conflict", `The unit ${unit} ${REFUSALS[fate]}`);
    const month = new Date(windowStartEpochMs).toISOString().slice(0, 7);
    const { keyId, operationId, used } = rest;
    return { result: { unit, ...rest, month }, subject: unit, details: { keyId, operationId, month, used } };
  });
}

const REFUSALS: Readonly<Record<Exclude<GiveBackFate, "given">, string>> = {
  answered: "was answered: what was answered is paid for.",
  given_before: "was given back already. Nothing was changed.",
  young: "was taken less than a minute ago and may still be answered. Try again then.",
  without_batch: "has no batch any more, so nobody can tell whether it was answered. It stays.",
};
