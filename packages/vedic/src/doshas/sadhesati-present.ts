import { formatIsoUtc } from "@almagest/civil-time";
import { named } from "@almagest/i18n";
import { signs } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { signName } from "../birth/present";
import { rashiName } from "../birth/schema";
import type { VedicReader } from "../texts/reader";
import { type Dated, type DatedSpan, PHASES, type Phase } from "./saturn-stays";

export const utcInstant = z.string().meta({ description: "UTC, ISO 8601" });

const staySchema = z
  .object({
    phase: z.enum(PHASES).meta({ name: "SadeSatiPhase" }),
    ...named("sign", rashiName, signs),
    start: utcInstant,
    end: utcInstant,
    entry: z.enum(["direct", "retrograde"]).meta({
      name: "SaturnEntry",
      description: "Whether Saturn comes in forward or back from the sign ahead",
    }),
  })
  .meta({ name: "SaturnStay" });

export const sadeSatiSpan = z
  .object({ start: utcInstant, end: utcInstant, stays: z.array(staySchema) })
  .meta({ name: "SadeSatiSpan" });

const TYPES = {
  rising: "Rising phase (12th house)",
  peak: "Peak phase (1st house)",
  setting: "Setting phase (2nd house)",
} as const satisfies Record<Phase, string>;

/** The name and the weight of a phase, as members to be spread. */
export function typeOf(phase: Phase | undefined): { type?: string; severity?: "Severe" | "Moderate" } {
  return phase === undefined ? {} : { type: TYPES[phase], severity: phase === "peak" ? "Severe" : "Moderate" };
}

export function isSmallPanoti(houseFromMoon: number): boolean {
  return houseFromMoon === 4 || houseFromMoon === 8;
}

export function phasesTold(texts: VedicReader): Record<string, string> {
  const phases = PHASES.flatMap((id) => {
    const text = texts.lookup(`sadeSati.${id}.phase`);
    return text === undefined ? [] : [[TYPES[id], text] as const];
  });
  return Object.fromEntries(phases);
}

export function remediesTold(texts: VedicReader): string[] | undefined {
  const remedies = texts.lookupList("sadeSati.remedies");
  return remedies && [...remedies];
}

export function presentDatedSpan(span: DatedSpan): DraftOf<typeof sadeSatiSpan> {
  return {
    ...presentDates(span),
    stays: span.stays.map((stay) => ({
      phase: stay.phase,
      sign: signName(stay.sign0),
      ...presentDates(stay),
      entry: stay.entry,
    })),
  };
}

function presentDates({ startMs, endMs }: Dated): { start: string; end: string } {
  return { start: formatIsoUtc(startMs), end: formatIsoUtc(endMs) };
}
