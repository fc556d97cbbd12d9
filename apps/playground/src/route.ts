/** What the page shows: the start, a domain's list, or an operation with what its form holds. */
export type Route =
  | { readonly view: "start" }
  | { readonly view: "domain"; readonly domain: string }
  | {
      readonly view: "operation";
      readonly domain: string;
      readonly operation: string;
      /** Texts of controls by dotted path; `place` and `person2.place` are names of places. */
      readonly values: Readonly<Record<string, string>>;
    };

const NAME = /^[\w-]+$/;

/** Reads the part of an address after `#`. What it does not know is the start. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [domain = "", operation] = path.split("/");
  if (!NAME.test(domain)) return { view: "start" };
  if (operation === undefined || !NAME.test(operation)) return { view: "domain", domain };
  return { view: "operation", domain, operation, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** The part of an address from `#` on. It is never sent to a server. */
export function writeRoute(route: Route): string {
  if (route.view === "start") return "#/";
  if (route.view === "domain") return `#/${route.domain}`;
  const query = new URLSearchParams(Object.entries(route.values).filter(([, text]) => text !== "")).toString();
  // Readable where the standard lets it be: a time keeps its colons.
  const readable = query.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/");
  return `#/${route.domain}/${route.operation}${readable === "" ? "" : `?${readable}`}`;
}
