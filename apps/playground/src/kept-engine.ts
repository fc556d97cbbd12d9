/** The store of the service worker. */
const CACHE = "almagest-playground";
/** The engine's program, and its data for the years around now. */
const NEEDED = [/\/swisseph-\w+\.wasm$/, /\/sepl_18-\w+\.se1$/, /\/semo_18-\w+\.se1$/];

/** Whether the engine is stored on this device, so that it computes at once. */
export async function isEngineKept(): Promise<boolean> {
  try {
    if (!(await caches.has(CACHE))) return false;
    const stored = (await (await caches.open(CACHE)).keys()).map(({ url }) => new URL(url).pathname);
    return NEEDED.every((one) => stored.some((path) => one.test(path)));
  } catch {
    return false;
  }
}
