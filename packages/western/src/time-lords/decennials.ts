import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import type { Sect } from "@almagest/sky";
import type { ClassicalPlanet } from "../tables/zodiac";
import { cutParts, type LordPeriod, type Scheme } from "./period";
import { CHALDEAN_ORDER, LEAST_YEARS, type TimeLord } from "./tables";

/** The third and fourth level: parts in proportion, or rounds of 129 days and the days in them. */
export const DIVISIONS = ["proportion", "rounds"] as const;
export type Division = (typeof DIVISIONS)[number];

/** The sum of the least years of all seven. */
const MONTHS = 129;

/** The sect's light, then the planets in the order in which they follow it in the zodiac. */
export function decennialOrder(
  longitudesDeg: Readonly<Record<ClassicalPlanet, number>>,
  sect: Sect,
): readonly ClassicalPlanet[] {
  const light = sect === "day" ? "sun" : "moon";
  const arcDeg = (planet: ClassicalPlanet): number =>
    planet === light ? -1 : normalizeDeg(longitudesDeg[planet] - longitudesDeg[light]);
  return CHALDEAN_ORDER.toSorted((one, other) => arcDeg(one) - arcDeg(other));
}

/**
 * Decennials: each planet has 129 months and gives each planet, itself first, as many of them as it has least years.
 * Below the months either parts follow in the same proportion (Valens, Anthology VI.6; Hephaistio II), or each planet in
 * turn has a round of 129 days, and in it each has as many days as it has least years (the nativity of Valens VI.5).
 */
export function decennials(
  order: readonly ClassicalPlanet[],
  { subdivision, yearDays }: { readonly subdivision: Division; readonly yearDays: number },
): Scheme {
  const monthDays = yearDays / 12;
  return {
    levels: 4,
    *majors() {
      for (let step = 0; ; step += 1) {
        const lord = at(order, step % order.length);
        yield { level: 1, lord, fromDays: step * MONTHS * monthDays, toDays: (step + 1) * MONTHS * monthDays };
      }
    },
    partsOf: (period) => {
      if (period.level > 3) return [];
      const ring: readonly TimeLord[] = order;
      const first = ring.indexOf(period.lord);
      const lords = [...order.slice(first), ...order.slice(0, first)];
      return cutParts(
        period,
        lords.map((lord) => ({ lord, days: daysOf(lord, period) })),
      );
    },
  };

  function daysOf(lord: ClassicalPlanet, { level, fromDays, toDays }: LordPeriod): number {
    const days = monthDays / 30;
    if (subdivision === "rounds" && level === 2) return MONTHS * days;
    if (subdivision === "rounds" && level === 3) return LEAST_YEARS[lord] * days;
    return ((toDays - fromDays) * LEAST_YEARS[lord]) / MONTHS;
  }
}
