import { at } from "@almagest/operation";
import type { OneOfBirths, SharedChanges } from "@almagest/sky";
import type { Extent } from "../../birth-time/matching";
import type { PersonBeyond } from "../beyond";
import type { Ashtakoot } from "../eight";
import { KOOTA_IDS, type Koota, type KootaId } from "../kootas";
import type { OpenCouple, Outcome } from "./couple";

/** Manglik by the Lagna as far as the time tells, and of a known time all that the count does not see. */
export interface OpenBeyond {
  readonly manglik: "yes" | "no" | "depends";
  readonly known: PersonBeyond | undefined;
}

export interface OpenGunMilanFacts extends OpenCouple<Ashtakoot> {
  readonly births: readonly OneOfBirths[];
  readonly shared: SharedChanges;
  readonly beyond1: OpenBeyond;
  readonly beyond2: OpenBeyond;
}

export const DOSHA_KOOTAS = ["nadi", "bhakoot"] as const;

export function kootaIn(kootas: readonly Koota[], id: KootaId): Koota {
  return at(kootas, KOOTA_IDS.indexOf(id));
}

/** Whether a dosha stands for every pair of times, for some, or for none. */
export function doshaExtent(outcomes: readonly Outcome<Ashtakoot>[], koota: (typeof DOSHA_KOOTAS)[number]): Extent {
  const standing = outcomes.filter(({ read }) =>
    read.doshas.some((dosha) => dosha.koota === koota && dosha.cancelledBy === undefined),
  );
  if (standing.length === outcomes.length) return "always";
  return standing.length > 0 ? "sometimes" : "never";
}
