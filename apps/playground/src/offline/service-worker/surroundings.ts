// Members of a service worker's global scope that a page lacks: TypeScript's library declares only one of the two.

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}

/** Does work when the worker is installed, or takes over; the browser waits for it. */
export function during(moment: "install" | "activate", work: () => Promise<unknown>): void {
  addEventListener(moment, (event) => {
    if (isLasting(event)) event.waitUntil(work());
  });
}

/** Answers the requests that a handler wants; all others go to the network as usual. */
export function answering(answerTo: (request: Request) => Promise<Response> | undefined): void {
  addEventListener("fetch", (event) => {
    if (!isFetching(event)) return;
    const answer = answerTo(event.request);
    if (answer !== undefined) event.respondWith(answer);
  });
}

/** Routes pages that are already open through this worker. */
export async function claimPages(): Promise<void> {
  const clients: unknown = Reflect.get(globalThis, "clients");
  if (typeof clients !== "object" || clients === null) return;
  const claim: unknown = Reflect.get(clients, "claim");
  if (typeof claim === "function") await Reflect.apply(claim, clients, []);
}

function isLasting(event: Event): event is Lasting {
  return "waitUntil" in event;
}

function isFetching(event: Event): event is Fetching {
  return "request" in event && "respondWith" in event;
}
