import { hostname, userInfo } from "node:os";
import { join, resolve } from "node:path";
import {
  type AdministrationServer,
  createAdministration,
  type Database,
  reasonOf,
  serveAdministration,
} from "@almagest/database";
import { systemRandom } from "../compose";

export interface AdminSocket extends AdministrationServer {
  /** The address of the socket, or why there is none: the service runs without it too. */
  readonly description: string;
}

/** Lets `usage-ledger` administer the embedded database while this process owns it. */
export async function openAdminSocket(database: Database, dataDir: string): Promise<AdminSocket> {
  const path = join(resolve(dataDir), "admin.sock");
  const actor = `${userInfo().username}@${hostname()} (socket)`;
  const administration = createAdministration(database, { now: () => Date.now() }, systemRandom, actor);
  try {
    const { close } = await serveAdministration(administration, path);
    return { close, description: `usage-ledger, by ${path}` };
  } catch (error) {
    return { close: async () => undefined, description: `none: ${reasonOf(error)}` };
  }
}
