import { named } from "@almagest/i18n";
import { type DraftOf, InvariantError } from "@almagest/operation";
import * as z from "zod";
import { pointName } from "../birth/present";
import { grahaName } from "../birth/schema";
import { GRAHA_IDS } from "../grahas";
import type { VedicReader } from "../texts/reader";
import { pointNames } from "../vocabulary/points";
import type { Drishti } from "./compute";

export const DRISHTI_RULE = "whole sign to whole sign, full strength; the nodes cast none";

const ASPECT_TYPES = ["conjunction", "7th", "4th", "8th", "5th", "9th", "3rd", "10th"] as const;
type AspectType = (typeof ASPECT_TYPES)[number];

export const FULL_STRENGTH = 100;

export const aspectType = z.enum(ASPECT_TYPES).meta({ name: "DrishtiType" });
export const strength = z.number().meta({ description: "Whole-sign aspects are full: 100" });

export const tableRow = z
  .object({
    ...named("planet", grahaName, pointNames),
    aspects: z.array(
      z.object({ ...named("planet", grahaName, pointNames), aspectType, strength }).meta({ name: "DrishtiCast" }),
    ),
  })
  .meta({ name: "DrishtiRow" });

/** Sights by the graha that looks, all nine in order. */
export function presentTable(drishtis: readonly Drishti[]): DraftOf<typeof tableRow>[] {
  return GRAHA_IDS.map((id) => ({
    planet: pointName(id),
    aspects: drishtis.filter(({ from }) => from === id).map(presentCast),
  }));
}

/** The text of the sight; of two in one sign the text of their company, under the graha listed first. */
export function readingOf({ from, to, house }: Drishti, texts: VedicReader): string | undefined {
  if (house !== 1) return texts.lookup(`drishti.${from}.${to}`);
  const [first, second] = GRAHA_IDS.indexOf(from) < GRAHA_IDS.indexOf(to) ? [from, to] : [to, from];
  return texts.lookup(`conjunctions.${first}.${second}`);
}

function presentCast({ to, house }: Drishti): DrishtiCast {
  return { planet: pointName(to), aspectType: typeOf(house), strength: FULL_STRENGTH };
}

interface DrishtiCast {
  planet: string;
  aspectType: AspectType;
  strength: number;
}

export function typeOf(house: number): AspectType {
  if (house === 1) return "conjunction";
  const found = ASPECT_TYPES.find((type) => Number.parseInt(type, 10) === house);
  if (found === undefined) throw new InvariantError("no aspect to this house", { house });
  return found;
}
