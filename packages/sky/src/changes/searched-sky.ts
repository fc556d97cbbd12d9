import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { rememberedSky } from "../events/remembered-sky";
import type { SearchedSky } from "./changes";
import type { BirthSpan } from "./span";
import { spanSky } from "./span-sky";

/** The two skies of a search: made for one call and dropped with it. `beside` as for `spanSky`. */
export function searchedSky(ephemeris: Ephemeris, span: BirthSpan, beside: readonly SearchWindow[] = []): SearchedSky {
  const remembered = rememberedSky(ephemeris);
  return { ephemeris: remembered, near: spanSky(remembered, span, beside), span };
}
