import type { AnyPicture } from "@almagest/operation";
import { zodiacSignsRing } from "./pictures/signs";

export { zodiacSignsRing } from "./pictures/signs";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [zodiacSignsRing];
