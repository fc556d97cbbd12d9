import type { Build } from "./build";

/** The page works without being stored, so nobody waits longer for it. */
const PATIENCE_MS = 5000;

/**
 * Stores this page and its files in the browser, so that it opens without a connection. Resolves when everything loaded
 * from here on is stored; at once where the browser stores nothing (a plain http address, private windows).
 */
export async function keepPage({ serviceWorker }: Build): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker: container } = navigator;
  try {
    const scope = new URL("../", import.meta.url).pathname;
    await container.register(new URL(serviceWorker, import.meta.url), { scope });
  } catch {
    return;
  }
  if (container.controller === null && !(await isTakenOver(container))) return;
  await keepLoaded();
}

function isTakenOver(container: ServiceWorkerContainer): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    container.addEventListener("controllerchange", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** Requests the files loaded earlier again, so that they are stored; they are still in the browser's cache. */
async function keepLoaded(): Promise<void> {
  const { href } = new URL("./", import.meta.url);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = new Set(loaded.filter((name) => name.startsWith(href)));
  await Promise.all([...own].map((name) => fetch(name).catch(() => undefined)));
}
