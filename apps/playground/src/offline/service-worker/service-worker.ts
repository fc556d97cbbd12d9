// Stores the page and its loaded files, so that it opens without a connection. It answers for the page's own address,
// for files whose names contain a hash, and for pictures of cards and stones. All other requests of the service (API,
// documents, tools) bypass it, and so does every request with a key.
import { answering, claimPages, during } from "./surroundings";

/** Inserted by tools/offline.mjs; names are relative to this file. */
declare const KEPT: {
  /** The page's own files. */
  readonly page: readonly string[];
  /** All other files that can be loaded. */
  readonly others: readonly string[];
};

const CACHE = "almagest-playground";
const HERE = new URL("./", location.href);
const PAGE = new URL("../", location.href);
const PICTURES = new URL("../img/", location.href);

/** A stored page waits this long for a newer one. */
const PATIENCE_MS = 4000;

/** A file or its folder has a hash of its contents in its name. */
const HASHED = /-[A-Za-z0-9]{8}[./]/;

const ANY_FORM = { ignoreVary: true } as const;

during("install", async () => {
  const cache = await caches.open(CACHE);
  await Promise.all([PAGE, ...KEPT.page.map((name) => new URL(name, HERE))].map((url) => keepOnce(cache, url)));
});

/**
 * A newer worker takes over when no page of the older one is open; files that only the older one needed are removed.
 */
during("activate", async () => {
  const cache = await caches.open(CACHE);
  const known = new Set([PAGE, ...[...KEPT.page, ...KEPT.others].map((name) => new URL(name, HERE))].map(String));
  const isOld = ({ url }: Request): boolean => !known.has(url) && !url.startsWith(PICTURES.href);
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
  await claimPages();
});

answering((request) => {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range")) return undefined;
  if (request.mode === "navigate") return url.pathname === PAGE.pathname ? newest(request, PAGE) : undefined;
  if (url.search !== "") return undefined;
  if (url.href.startsWith(HERE.href) && HASHED.test(url.pathname)) return kept(request);
  return url.href.startsWith(PICTURES.href) ? newest(request, url) : undefined;
});

/** The root of a service sends the page only to requests that accept HTML. */
const AS_A_PAGE = { cache: "no-cache", headers: { Accept: "text/html" } } as const;

async function keepOnce(cache: Cache, url: URL): Promise<void> {
  const isPage = url === PAGE;
  if (!isPage && (await cache.match(url, ANY_FORM)) !== undefined) return;
  const response = await fetch(url, isPage ? AS_A_PAGE : {});
  if (!isKeepable(response)) throw new TypeError(`${url} answers ${response.status}`);
  await cache.put(url, response);
}

/** A file never changes under its name, so the stored one is good. */
async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, ANY_FORM);
  if (found !== undefined) return found;
  const response = await fetch(request);
  if (isKeepable(response)) await put(cache, new URL(request.url), response.clone());
  return response;
}

/** The service's version, or the stored one where the service is unreachable or slow. */
async function newest(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(url, ANY_FORM);
  const asking = fetch(request).then(async (response) => {
    if (isKeepable(response)) await put(cache, url, response.clone());
    return response;
  });
  if (found === undefined) return asking;
  return Promise.race([asking.catch(() => found), patience().then(() => found)]);
}

/** The page goes on when the browser has no room left. */
async function put(cache: Cache, url: URL, response: Response): Promise<void> {
  await cache.put(url, response).catch(() => undefined);
}

function isKeepable({ status, type, redirected }: Response): boolean {
  return status === 200 && type === "basic" && !redirected;
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
