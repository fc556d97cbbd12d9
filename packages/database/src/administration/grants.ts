import type { Grant } from "@almagest/auth";
import { sql } from "drizzle-orm";
import type { Drizzle } from "../connection";
import { GRANTS, grantOf } from "../oauth/store";
import { change, type Desk, LEDGER_NOW } from "./desk";
import { AdministrationError } from "./errors";
import { type InputOf, inputs, read } from "./inputs";
import { keyIdOf } from "./key-reference";
import type { GrantRecord, OutputOf } from "./records";
import { unboundedLedger } from "./rows";

export async function listGrants(desk: Desk, input: InputOf<"listGrants">): Promise<OutputOf<"listGrants">> {
  const { key } = read(inputs.listGrants, input);
  const { drizzle } = desk.database;
  return { grants: await grantRecords(drizzle, key === undefined ? "" : await keyIdOf(drizzle, key)) };
}

export async function endGrant(desk: Desk, input: InputOf<"endGrant">): Promise<GrantRecord> {
  const { id } = read(inputs.endGrant, input);
  return change(desk, "grants.end", async (transaction) => {
    await transaction.execute(sql`SELECT id FROM oauth_grant WHERE id = ${id} FOR UPDATE`);
    const result = (await grantRecords(transaction, "")).find((grant) => grant.id === id);
    if (result === undefined) {
      throw new AdministrationError(
        "not_found",
        `There is no grant ${id} in force. List the grants to see those there are.`,
      );
    }
    await transaction.execute(
      sql`UPDATE oauth_grant SET ended_at = ${LEDGER_NOW}, ended_by = 'owner' WHERE id = ${id}`,
    );
    const { keyId, clientName, redirectUri } = result;
    return { result, subject: id, details: { keyId, clientName, redirectUri } };
  });
}

async function grantRecords(drizzle: Drizzle, keyId: string): Promise<GrantRecord[]> {
  const rows = await unboundedLedger(drizzle).query(GRANTS, [keyId]);
  return rows.map((row) => recordOf(grantOf(row)));
}

function recordOf({ createdEpochMs, usedEpochMs, ...grant }: Grant): GrantRecord {
  const at = (epochMs: number): string => new Date(epochMs).toISOString();
  return { ...grant, createdAt: at(createdEpochMs), lastUsedAt: at(usedEpochMs) };
}
