import Negotiator from "negotiator";

/** The best first. */
export const CODINGS = ["br", "gzip"] as const;

export type Coding = (typeof CODINGS)[number];

/** The ending of a file that was compressed when it was built. */
export const CODING_ENDINGS: Readonly<Record<Coding, string>> = { br: ".br", gzip: ".gz" };

/** The best of the codings there are that a client takes (RFC 9110, 12.5.3); undefined for the text as it is. */
export function bestCoding(acceptEncoding: string | undefined, there: readonly Coding[]): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const taken = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings(there);
  return CODINGS.find((coding) => taken.includes(coding));
}
