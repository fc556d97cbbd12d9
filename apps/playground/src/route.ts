import { addressOf, operationAt } from "./page-addresses";

/** The view of the page: the start, a domain's list, or an operation with the contents of its form. */
export type Route =
  | { readonly view: "start" }
  | { readonly view: "domain"; readonly domain: string }
  | {
      readonly view: "operation";
      readonly domain: string;
      readonly operation: string;
      /** Texts of controls by dotted path; `place` and `person2.place` are place names. */
      readonly values: Readonly<Record<string, string>>;
    };

const NAME = /^[\w-]+$/;

/** Reads the part of an address after `#`; an unknown one is the start. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split(/\?(.*)/s);
  const [domain = "", operation] = path.split("/");
  if (!NAME.test(domain)) return { view: "start" };
  if (operation === undefined || !NAME.test(operation)) return { view: "domain", domain };
  return {
    view: "operation",
    domain,
    operation: operationAt(domain, operation),
    values: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** Whether two routes fill a form alike, in whatever order their values are written. */
export function isSameRequest(one: Route, other: Route): boolean {
  if (one.view !== "operation" || other.view !== "operation") return false;
  const sorted = ({ values }: typeof one): string => JSON.stringify(Object.entries(values).sort());
  return one.operation === other.operation && sorted(one) === sorted(other);
}

/** The part of an address from `#` on. It is never sent to a server. */
export function writeRoute(route: Route): string {
  if (route.view === "start") return "#/";
  if (route.view === "domain") return `#/${route.domain}`;
  const query = new URLSearchParams(Object.entries(route.values).filter(([, text]) => text !== "")).toString();
  // The standard allows these characters in a fragment, and a time stays readable with its colons.
  const readable = query.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%2F", "/");
  return `#/${route.domain}/${addressOf(route.domain, route.operation)}${readable === "" ? "" : `?${readable}`}`;
}
