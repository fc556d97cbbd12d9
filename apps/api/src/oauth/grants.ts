import type { Grant } from "@almagest/auth";
import type { OAuth } from "./oauth";
import { type Problem, problem } from "./problem";

/** A grant as the owner of its key reads it. */
export interface GrantRecord {
  readonly id: string;
  readonly clientName: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly resource: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

const GRANT_ID = /^grant_[0-9a-z]{1,40}$/;

export async function listGrants({ store }: OAuth, keyId: string): Promise<{ readonly grants: GrantRecord[] }> {
  return { grants: (await store.grantsOf(keyId)).map(recordOf) };
}

export async function endGrant({ store }: OAuth, keyId: string, id: string): Promise<{ ended: string } | Problem> {
  if (GRANT_ID.test(id) && (await store.endGrant(keyId, id))) return { ended: id };
  return problem("invalid_request", "The key has no such grant in force.", { status: 404 });
}

function recordOf({
  id,
  clientName,
  clientId,
  redirectUri,
  resource,
  createdEpochMs,
  usedEpochMs,
}: Grant): GrantRecord {
  const [createdAt, lastUsedAt] = [createdEpochMs, usedEpochMs].map((ms) => new Date(ms).toISOString());
  return { id, clientName, clientId, redirectUri, resource, createdAt: createdAt ?? "", lastUsedAt: lastUsedAt ?? "" };
}
