import { at, type Lang } from "@almagest/operation";
import { usualNames } from "../vocabulary/shem-names";
import type { ShemName } from "./shem";

const IN_ORDER = /* @__PURE__ */ Object.values(usualNames);

/** A name as sentences of a language say it. */
export function spokenName({ number }: ShemName, lang: Lang): string {
  return at(IN_ORDER, number - 1)[lang];
}
