import type { LifeEventKind } from "@almagest/sky";
import { matterRule, twelfthFrom } from "../kp/matters";

/** Houses that lords of a period bring an event by. */
export interface EventHouses {
  readonly houses: readonly number[];
  readonly school: "kp" | "maraka";
}

const kp = (...houses: readonly number[]): EventHouses => ({ houses, school: "kp" });

/** The death of a parent by the second, seventh and eighth from the parent's own house: its two marakas, and its eighth. */
function parent(house: number): EventHouses {
  const from = (steps: number): number => ((house + steps - 2) % 12) + 1;
  return { houses: [2, 7, 8].map(from).sort((a, b) => a - b), school: "maraka" };
}

/**
 * The house groups of the Krishnamurti Paddhati, as in the horary chart; separation by those that deny marriage, each the
 * twelfth from one that brings it.
 */
export const EVENT_HOUSES: Readonly<Record<LifeEventKind, EventHouses>> = {
  marriage: kp(...matterRule("marriage").favorable),
  separation: kp(
    ...matterRule("marriage")
      .favorable.map(twelfthFrom)
      .sort((a, b) => a - b),
  ),
  child: kp(...matterRule("children").favorable),
  career: kp(...matterRule("employment").favorable),
  property: kp(...matterRule("property").favorable),
  move: kp(...matterRule("move").favorable),
  studies: kp(...matterRule("education").favorable),
  illness: kp(6, 8, 12),
  "father-death": parent(9),
  "mother-death": parent(4),
};
