import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { baziChart, dayMasterReading, luckReading } from "../../src/index";
import { en } from "../../src/texts/en";
import type { BaziChart, DayMasterReading, LuckReading } from "../../src/types";

export const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });

export interface BirthAsked {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number;
}

/** A chart, and what the day master's own operation says of the same birth. */
export interface Weighed {
  readonly chart: BaziChart;
  readonly strength: DayMasterReading;
}

export function weighedChart(birth: BirthAsked): Weighed {
  return { chart: baziChart(birth, context), strength: dayMasterReading(birth, context) };
}

export interface WeighedLuck extends Weighed {
  readonly luck: LuckReading;
}

export function weighedLuck({ gender, ...birth }: BirthAsked & { readonly gender: "male" | "female" }): WeighedLuck {
  return { luck: luckReading({ ...birth, gender }, context), ...weighedChart(birth) };
}
