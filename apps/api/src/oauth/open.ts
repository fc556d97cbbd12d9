import type { Callers } from "@almagest/auth";
import type { Catalogue } from "@almagest/catalog";
import { clientSalt, databaseOAuthStore } from "@almagest/database";
import { FEEDS, WEBHOOKS } from "@almagest/mcp";
import type { LedgerDatabase } from "@almagest/quota";
import type { Config } from "../config";
import { isSafeBase } from "./address";
import { type OAuth, openOAuth } from "./oauth";

interface SignInParts {
  readonly callers: Callers;
  readonly catalogue: Catalogue;
  readonly random: (byteCount: number) => Uint8Array;
  readonly now: () => number;
}

/** Sign-ins kept in a database; undefined where the service's address is not safe for them. */
export async function signInsOn(
  ledger: LedgerDatabase,
  { publicUrl }: Pick<Config, "publicUrl">,
  { catalogue, ...parts }: SignInParts,
): Promise<OAuth | undefined> {
  return openOAuth({
    ...parts,
    publicUrl,
    store: databaseOAuthStore(ledger),
    salt: await clientSalt(ledger),
    domainIds: [...catalogue.domains.map(({ id }) => id), FEEDS, WEBHOOKS],
  });
}

/** A row of the start message. */
export function signInText(publicUrl: string): string {
  return isSafeBase(publicUrl)
    ? `${publicUrl}/oauth, for web assistants`
    : "off, because the address is not https: set ALMAGEST_PUBLIC_URL";
}
