import { at } from "@almagest/operation";
import type { VedicReader } from "../texts/reader";
import type { LivedPeriod } from "./birth";

/** A pair of lords has its own text; deeper levels are read by their own lord. */
export function periodReading({ lords }: Pick<LivedPeriod, "lords">, texts: VedicReader): string | undefined {
  const [major, sub] = lords;
  const own = at(lords, lords.length - 1);
  if (major === undefined || sub === undefined) return texts.text(`mahadasha.${own}`);
  switch (lords.length) {
    case 2:
      return texts.text(`antardasha.${major}.${sub}`);
    case 3:
      return texts.text(`pratyantardasha.${own}`);
    case 4:
      return texts.text(`sookshma.${own}`);
    default:
      return texts.text(`prana.${own}`);
  }
}
