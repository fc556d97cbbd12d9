import type { Words } from "@almagest/operation";
import { westernReader } from "../texts/reader";
import type { TransitAspect } from "./find";
import { transitSummary } from "./reading";

/** The text of a contact of a moving body with a natal one, in the language of the call; undefined without texts. */
export function transitTold(
  contact: Pick<TransitAspect, "transiting" | "natal" | "aspect">,
  words: Words,
): string | undefined {
  return transitSummary(contact, westernReader(words));
}
