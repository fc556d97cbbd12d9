// What a service worker has and a page has not, as far as it is used here: the language's library declares one or the
// other.

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

/** Answers the requests that a handler wants; all others go their way as if nobody were there. */
export function answering(answerTo: (request: Request) => Promise<Response> | undefined): void {
  addEventListener("fetch", (event) => {
    if (!isFetching(event)) return;
    const answer = answerTo(event.request);
    if (answer !== undefined) event.respondWith(answer);
  });
}

/** Has pages that are open already go through this worker. */
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
