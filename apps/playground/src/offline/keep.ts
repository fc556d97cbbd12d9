import type { Build } from "./build";

/** The page works without being kept: nobody waits longer for that. */
const PATIENCE_MS = 5000;

/**
 * Has this page and what it loads kept in the browser, so that it opens without a connection. Done when everything that
 * is loaded from here on is kept; where the browser keeps nothing (a plain http address, private windows), at once.
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

/** What the page loaded before is asked for again, now that it is kept; the browser still has it. */
async function keepLoaded(): Promise<void> {
  const { href } = new URL("./", import.meta.url);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = new Set(loaded.filter((name) => name.startsWith(href)));
  await Promise.all([...own].map((name) => fetch(name).catch(() => undefined)));
}
