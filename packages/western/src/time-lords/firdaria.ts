import { at } from "@almagest/operation";
import type { Sect } from "@almagest/sky";
import type { ClassicalPlanet } from "../tables/zodiac";
import { cutParts, type Scheme } from "./period";
import { CHALDEAN_ORDER, FIRDARIA_YEARS, type TimeLord } from "./tables";

/** The place of the nodes by night: after all seven planets, or after Mars as by day. */
export const NODE_PLACES = ["last", "after-mars"] as const;
export type NodePlace = (typeof NODE_PLACES)[number];

const NODES = ["north-node", "south-node"] as const;

/** The spheres from a planet on: the Sun's is the first by day, the Moon's by night. */
function spheresFrom(first: ClassicalPlanet): readonly ClassicalPlanet[] {
  const index0 = CHALDEAN_ORDER.indexOf(first);
  return [...CHALDEAN_ORDER.slice(index0), ...CHALDEAN_ORDER.slice(0, index0)];
}

/**
 * The lords of the firdaria in order. By night Abu Ma'shar (On the Revolutions of Nativities IV.7) and al-Biruni (Book of
 * Instruction 438) put the nodes last; `after-mars` is the order that is read out of Bonatti.
 */
export function firdariaOrder(sect: Sect, nodes: NodePlace): readonly TimeLord[] {
  const planets = spheresFrom(sect === "day" ? "sun" : "moon");
  const end = nodes === "last" ? planets.length : planets.indexOf("mars") + 1;
  return [...planets.slice(0, end), ...NODES, ...planets.slice(end)];
}

/**
 * Firdaria: 75 years among the planets and the nodes, and then again. Each planet shares its time in sevenths with the
 * spheres below it, itself first; the nodes share with none.
 */
export function firdaria(order: readonly TimeLord[], yearDays: number): Scheme {
  return {
    levels: 2,
    *majors() {
      let years = 0;
      for (let step = 0; ; step += 1) {
        const lord = at(order, step % order.length);
        const end = years + FIRDARIA_YEARS[lord];
        yield { level: 1, lord, fromDays: years * yearDays, toDays: end * yearDays };
        years = end;
      }
    },
    partsOf: (period) => {
      const { lord, fromDays, toDays, level } = period;
      if (level > 1 || lord === "north-node" || lord === "south-node") return [];
      const days = (toDays - fromDays) / CHALDEAN_ORDER.length;
      return cutParts(
        period,
        spheresFrom(lord).map((partner) => ({ lord: partner, days })),
      );
    },
  };
}
