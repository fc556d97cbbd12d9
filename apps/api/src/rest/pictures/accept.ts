import { PICTURE_TYPES, type PictureType } from "@almagest/pipeline";
import Negotiator from "negotiator";

/** JSON comes first among types that a client prefers equally. */
const OFFERED = ["application/json", ...PICTURE_TYPES];

/**
 * The picture type that a client prefers to JSON (RFC 9110, 12.5.1). A browser that opens an address as a page accepts
 * `text/html`, and gets JSON as before; so does a client that accepts none of the types.
 */
export function acceptedPicture(accept: string | undefined): PictureType | undefined {
  if (accept === undefined || !/image\//i.test(accept)) return undefined;
  const negotiator = new Negotiator({ headers: { accept } });
  if (negotiator.mediaTypes().includes("text/html")) return undefined;
  const [best] = negotiator.mediaTypes(OFFERED);
  return PICTURE_TYPES.find((type) => type === best);
}
