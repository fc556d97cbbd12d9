import Negotiator from "negotiator";

/** Best first. */
export const CODINGS = ["br", "gzip"] as const;

export type Coding = (typeof CODINGS)[number];

/** The file name endings of the forms that the build compressed. */
export const CODING_ENDINGS: Readonly<Record<Coding, string>> = { br: ".br", gzip: ".gz" };

/** The best available coding that a client accepts (RFC 9110, 12.5.3); undefined for the uncompressed text. */
export function bestCoding(acceptEncoding: string | undefined, there: readonly Coding[]): Coding | undefined {
  if (acceptEncoding === undefined) return undefined;
  const taken = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings(there);
  return CODINGS.find((coding) => taken.includes(coding));
}
