import { PICTURE_TYPES, type PictureType } from "@almagest/pipeline";
import Negotiator from "negotiator";

/** Of equal worth to a client, JSON comes first. */
const OFFERED = ["application/json", ...PICTURE_TYPES];

/**
 * The picture that a client would rather have than JSON (RFC 9110, 12.5.1). A browser that opens an address as a page
 * takes `text/html`, and gets JSON as ever; a client that takes none of what there is gets JSON too.
 */
export function acceptedPicture(accept: string | undefined): PictureType | undefined {
  if (accept === undefined || !/image\//i.test(accept)) return undefined;
  const negotiator = new Negotiator({ headers: { accept } });
  if (negotiator.mediaTypes().includes("text/html")) return undefined;
  const [best] = negotiator.mediaTypes(OFFERED);
  return PICTURE_TYPES.find((type) => type === best);
}
