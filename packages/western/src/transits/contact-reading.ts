import { joined } from "@almagest/i18n";
import type { Words } from "@almagest/operation";
import type { PlanetId } from "@almagest/sky";
import type { AspectId } from "../aspects/table";
import { westernReader } from "../texts/reader";

import { planetParts } from "./reading";
import { dateTold, dayTold } from "./timing-passes";

/** The paragraph of a planet's major aspect to a natal planet; undefined without texts or for a minor aspect. */
export function transitTold(
  contact: { readonly transiting: PlanetId; readonly natal: PlanetId; readonly aspect: AspectId },
  words: Words,
): string | undefined {
  const parts = planetParts(contact, westernReader(words));
  return parts && joined([parts.summary, parts.impact, parts.guidance]);
}

/** An instant in words, to the minute in UTC; undefined without texts. */
export function instantTold(epochMs: number, words: Words): string | undefined {
  const texts = westernReader(words);
  return texts.isEmpty ? undefined : dateTold(epochMs, texts);
}

/** The day of an instant in words, in UTC; undefined without texts. */
export function dayOfInstantTold(epochMs: number, words: Words): string | undefined {
  const texts = westernReader(words);
  return texts.isEmpty ? undefined : dayTold(epochMs, texts);
}
