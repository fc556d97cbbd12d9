import type { AnyPicture } from "@almagest/operation";
import { astrocartographyMap } from "./pictures/map/astrocartography";
import { localSpaceCompass } from "./pictures/map/local-space";
import { zodiacSignsRing } from "./pictures/signs";

export { astrocartographyMap } from "./pictures/map/astrocartography";
export { localSpaceCompass } from "./pictures/map/local-space";
export { zodiacSignsRing } from "./pictures/signs";

/** Every picture of this domain, in the order of its operations. */
export const pictures: readonly AnyPicture[] = [astrocartographyMap, localSpaceCompass, zodiacSignsRing];
