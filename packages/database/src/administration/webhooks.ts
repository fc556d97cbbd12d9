import type { Drizzle } from "../connection";
import { REMOVE_ONE, WEBHOOKS, webhookOfRow } from "../webhooks/store";
import { change, type Desk } from "./desk";
import { AdministrationError } from "./errors";
import { type InputOf, inputs, read } from "./inputs";
import { keyIdOf } from "./key-reference";
import type { OutputOf, WebhookRecord } from "./records";
import { unboundedLedger } from "./rows";

export async function listWebhooks(desk: Desk, input: InputOf<"listWebhooks">): Promise<OutputOf<"listWebhooks">> {
  const { key } = read(inputs.listWebhooks, input);
  const { drizzle } = desk.database;
  return { webhooks: await webhookRecords(drizzle, key === undefined ? "" : await keyIdOf(drizzle, key)) };
}

export async function removeWebhook(desk: Desk, input: InputOf<"removeWebhook">): Promise<WebhookRecord> {
  const { id } = read(inputs.removeWebhook, input);
  return change(desk, "webhooks.remove", async (transaction) => {
    const [result] = await webhookRecords(transaction, "", id);
    if (result === undefined) {
      throw new AdministrationError(
        "not_found",
        `There is no webhook ${id}. List the webhooks to see those there are.`,
      );
    }
    await unboundedLedger(transaction).query(REMOVE_ONE, [id]);
    return { result, subject: id, details: { keyId: result.keyId } };
  });
}

/** Addresses, births and secrets are sealed under a key that administration does not have. */
async function webhookRecords(drizzle: Drizzle, keyId: string, webhookId = ""): Promise<WebhookRecord[]> {
  const rows = await unboundedLedger(drizzle).query(WEBHOOKS, [keyId, webhookId]);
  const at = (epochMs: number | undefined): string | null =>
    epochMs === undefined ? null : new Date(epochMs).toISOString();
  return rows
    .map(webhookOfRow)
    .map(({ id, keyId: owner, createdEpochMs, disabled, failingSinceEpochMs, undelivered }) => ({
      id,
      keyId: owner,
      createdAt: new Date(createdEpochMs).toISOString(),
      disabledAt: at(disabled?.epochMs),
      disabledFor: disabled?.reason ?? null,
      failingSince: at(failingSinceEpochMs),
      undelivered,
    }));
}
