import type { PictureType } from "@almagest/pipeline";
import Negotiator from "negotiator";

export const REPORT_TYPE = "application/pdf";
export const CALENDAR_TYPE = "text/calendar";

/** A form of an answer beside JSON. */
export type OtherType = PictureType | typeof REPORT_TYPE | typeof CALENDAR_TYPE;

/**
 * The type that a client prefers to JSON (RFC 9110, 12.5.1), of those that the operation has; JSON comes first of
 * equals. A browser that opens an address as a page accepts `text/html`, and gets JSON as before; so does a client that
 * accepts none of the types.
 */
export function acceptedType(accept: string | undefined, types: readonly OtherType[]): OtherType | undefined {
  if (accept === undefined || !/image\/|\/pdf|\/calendar/i.test(accept)) return undefined;
  const negotiator = new Negotiator({ headers: { accept } });
  if (negotiator.mediaTypes().includes("text/html")) return undefined;
  const [best] = negotiator.mediaTypes(["application/json", ...types]);
  return types.find((type) => type === best);
}
