import type { TestProject } from "vitest/node";
import { demoKeyOf, startApi } from "../../service/src/processes";

/** Starts the built service once, on a free port with its own data directory: `inject("service")`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const environment = { LOG_LEVEL: "silent", ALMAGEST_MONTHLY_LIMIT: "1000000", ALMAGEST_FREE_PER_SECOND: "0" };
  const api = await startApi({ environment });
  provide("service", { origin: api.origin, key: demoKeyOf(api) });
  return api.stop;
}
