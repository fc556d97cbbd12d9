import type { Build } from "./build";

/** The page works without being kept: nobody waits longer for that. */
const PATIENCE_MS = 5000;

/**
 * Has this page and what it loads kept in the browser, so that it opens without a connection. Done when everything that
 * is loaded from here on is kept; where the browser keeps nothing (a plain http address, private windows), at once.
 */
export async function keepPage({ serviceWorker }: Build): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const { serviceWorker: container } = navigator;
  try {
    await container.register(new URL(serviceWorker, import.meta.url), {
      scope: new URL("../", import.meta.url).pathname,
    });
  } catch {
    return false;
  }
  if (container.controller !== null) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, false);
    container.addEventListener("controllerchange", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
