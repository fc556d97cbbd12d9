import { at } from "@almagest/operation";
import type { DoshaId } from "./doshas";
import type { RasaId } from "./rasas";

/** The six of the Ashtanga Hridaya (Sutrasthana 3.1-2), from the turn of the Sun to the north. */
export const CLASSICAL_RITUS = ["sisira", "vasanta", "grisma", "varsa", "sarad", "hemanta"] as const;
export type ClassicalRitu = (typeof CLASSICAL_RITUS)[number];

/** With the first rains, which the other scheme has in place of sisira. */
export const RITU_IDS = [...CLASSICAL_RITUS, "pravrt"] as const;
export type RituId = (typeof RITU_IDS)[number];

export const RITU_SCHEMES = ["sutrasthana-6", "vimana-8"] as const;
export type RituScheme = (typeof RITU_SCHEMES)[number];

export const RITU_ZODIACS = ["sayana", "nirayana"] as const;
export type RituZodiac = (typeof RITU_ZODIACS)[number];

export const HEMISPHERES = ["northern", "southern"] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

/**
 * Six seasons of two solar months each. Makara is Magha, with which the year of Ashtanga Hridaya 3.1-2 begins; the
 * seasons of Sushruta, Sutrasthana 6.10 begin a month later, with Phalguna.
 */
const SCHEMES = {
  "sutrasthana-6": { firstSign0: 9, ritus: CLASSICAL_RITUS },
  "vimana-8": { firstSign0: 10, ritus: ["vasanta", "grisma", "pravrt", "varsa", "sarad", "hemanta"] },
} as const satisfies Readonly<Record<RituScheme, { readonly firstSign0: number; readonly ritus: readonly RituId[] }>>;

export interface RituOfMonth<Id extends RituId = RituId> {
  readonly ritu: Id;
  /** Zero-based signs of its two solar months. */
  readonly months: readonly [number, number];
}

/** The season of a solar month. In the south the names are three places on, the months where they are. */
export function rituOfMonth(sign0: number, scheme: "sutrasthana-6", hemisphere: Hemisphere): RituOfMonth<ClassicalRitu>;
export function rituOfMonth(sign0: number, scheme: RituScheme, hemisphere: Hemisphere): RituOfMonth;
export function rituOfMonth(sign0: number, scheme: RituScheme, hemisphere: Hemisphere): RituOfMonth {
  const { firstSign0, ritus } = SCHEMES[scheme];
  const place0 = Math.floor(((sign0 - firstSign0 + 12) % 12) / 2);
  const turned = hemisphere === "southern" ? 3 : 0;
  const start0 = (firstSign0 + 2 * place0) % 12;
  return { ritu: at(ritus, (place0 + turned) % 6), months: [start0, (start0 + 1) % 12] };
}

export const AYANAS = ["uttarayana", "dakshinayana"] as const;
export type Ayana = (typeof AYANAS)[number];
export const PHASES = ["adana", "visarga"] as const;
export type Phase = (typeof PHASES)[number];

/** The Sun's course to the north takes, that to the south gives: Ashtanga Hridaya, Sutrasthana 3.2-6. */
export function courseOf(sign0: number): { readonly ayana: Ayana; readonly phase: Phase } {
  return sign0 >= 9 || sign0 <= 2
    ? { ayana: "uttarayana", phase: "adana" }
    : { ayana: "dakshinayana", phase: "visarga" };
}

/** The tastes that grow in each course, in the order of its seasons. */
export const PHASE_TASTES: Readonly<Record<Phase, readonly RasaId[]>> = {
  adana: ["tikta", "kashaya", "katu"],
  visarga: ["amla", "lavana", "madhura"],
};

export const STRENGTHS = ["highest", "moderate", "lowest"] as const;
export type Strength = (typeof STRENGTHS)[number];

export const CYCLE_STATES = ["accumulating", "aggravated", "settling"] as const;
export type CycleState = (typeof CYCLE_STATES)[number];

export interface DoshaState {
  readonly dosha: DoshaId;
  readonly state: CycleState;
}

export interface RituRow {
  readonly sanskritName: string;
  readonly devanagari: string;
}

export const RITUS: Readonly<Record<RituId, RituRow>> = {
  sisira: { sanskritName: "śiśira", devanagari: "शिशिर" },
  vasanta: { sanskritName: "vasanta", devanagari: "वसन्त" },
  grisma: { sanskritName: "grīṣma", devanagari: "ग्रीष्म" },
  varsa: { sanskritName: "varṣā", devanagari: "वर्षा" },
  sarad: { sanskritName: "śarad", devanagari: "शरद्" },
  hemanta: { sanskritName: "hemanta", devanagari: "हेमन्त" },
  pravrt: { sanskritName: "prāvṛṭ", devanagari: "प्रावृट्" },
};

export interface RituNature {
  /** 3.7. */
  readonly strength: Strength;
  /** 3.2-6. */
  readonly taste: RasaId;
  /** 12.24-25. */
  readonly cycle: readonly DoshaState[];
}

/** The effects of the six seasons of the Ashtanga Hridaya (Sutrasthana 3 and 12). */
export const NATURES: Readonly<Record<ClassicalRitu, RituNature>> = {
  sisira: { strength: "highest", taste: "tikta", cycle: [{ dosha: "kapha", state: "accumulating" }] },
  vasanta: { strength: "moderate", taste: "kashaya", cycle: [{ dosha: "kapha", state: "aggravated" }] },
  grisma: {
    strength: "lowest",
    taste: "katu",
    cycle: [
      { dosha: "vata", state: "accumulating" },
      { dosha: "kapha", state: "settling" },
    ],
  },
  varsa: {
    strength: "lowest",
    taste: "amla",
    cycle: [
      { dosha: "vata", state: "aggravated" },
      { dosha: "pitta", state: "accumulating" },
    ],
  },
  sarad: {
    strength: "moderate",
    taste: "lavana",
    cycle: [
      { dosha: "vata", state: "settling" },
      { dosha: "pitta", state: "aggravated" },
    ],
  },
  hemanta: { strength: "highest", taste: "madhura", cycle: [{ dosha: "pitta", state: "settling" }] },
};
