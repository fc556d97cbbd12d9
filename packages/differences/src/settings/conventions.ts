import { AYANAMSAS, type AyanamsaChoice, HOUSE_SYSTEMS, type HouseSystem, type NodeType } from "@almagest/operation";

export const AYANAMSAS_TRIED: readonly Exclude<AyanamsaChoice, "custom">[] = AYANAMSAS.filter(
  (one): one is Exclude<AyanamsaChoice, "custom"> => one !== "custom",
);

/** The choices of a calculation, each with every value that is tried. */
export const CONVENTIONS = {
  positions: ["apparent", "true", "topocentric"],
  zodiac: ["tropical", "sidereal"],
  ayanamsa: AYANAMSAS_TRIED,
  node: ["true", "mean"],
  lilith: ["mean", "true"],
  houses: HOUSE_SYSTEMS,
  yearLength: ["365.25", "365.2422", "360"],
  dayBorder: ["split-zi", "midnight", "early-zi"],
  yearBorder: ["li-chun", "lunar-new-year"],
  hourClock: ["clock", "local-mean", "solar"],
  roles: ["as-sent", "exchanged"],
  arc: ["true-arc", "naibod", "degree"],
} as const;

export type ConventionName = keyof typeof CONVENTIONS;
/** A value of each choice. */
export type Conventions = { readonly [Name in ConventionName]: (typeof CONVENTIONS)[Name][number] };

export const CONVENTION_NAMES = [
  "positions",
  "zodiac",
  "ayanamsa",
  "node",
  "lilith",
  "houses",
  "yearLength",
  "dayBorder",
  "yearBorder",
  "hourClock",
  "roles",
  "arc",
] as const satisfies readonly ConventionName[];

/** The conventions of the caller's own chart. */
export interface Own {
  readonly zodiac: "tropical" | "sidereal";
  readonly ayanamsa: Exclude<AyanamsaChoice, "custom">;
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
}

/** The conventions of the caller's own chart, and this service's for all others. */
export function ownConventions({ zodiac, ayanamsa, houseSystem, nodeType }: Own): Conventions {
  return {
    ...{ positions: "apparent", zodiac, ayanamsa, node: nodeType, lilith: "mean", houses: houseSystem },
    ...{ yearLength: "365.25", dayBorder: "split-zi", yearBorder: "li-chun", hourClock: "clock" },
    ...{ roles: "as-sent", arc: "true-arc" },
  };
}

const COMMON_AYANAMSAS: ReadonlySet<string> = new Set([
  ...["lahiri", "raman", "krishnamurti", "kp-newcomb", "kp-old", "fagan-bradley", "true-citra", "yukteshwar"],
  "surya-siddhanta",
]);
const COMMON_HOUSES: ReadonlySet<string> = new Set([
  ...["placidus", "whole-sign", "equal", "koch", "porphyry", "regiomontanus", "campanus"],
]);

/** The rarity of a choice other than the caller's own: minus the natural logarithm of its share. */
const COSTS: Readonly<Record<Exclude<ConventionName, "ayanamsa" | "houses" | "positions">, number>> = {
  zodiac: 0.7,
  node: 0.7,
  lilith: 1.2,
  yearLength: 1.8,
  dayBorder: 1.2,
  yearBorder: 1.8,
  hourClock: 1.2,
  roles: 1.5,
  arc: 1.2,
};

/** Whether a value is common enough to be tried beside two mistakes in the birth. */
export function isCommon(name: ConventionName, value: string): boolean {
  if (name === "ayanamsa") return COMMON_AYANAMSAS.has(value);
  return name !== "houses" || COMMON_HOUSES.has(value);
}

/** The cost of a value that is not the caller's own. */
export function costOf(name: ConventionName, value: string): number {
  if (name === "ayanamsa") return isCommon(name, value) ? 2 : 4.5;
  if (name === "houses") return isCommon(name, value) ? 1.8 : 4;
  if (name === "positions") return value === "true" ? 2.5 : 3;
  return COSTS[name];
}

/** The cost of all choices together. */
export function costOfAll(chosen: Conventions, own: Conventions): number {
  return CONVENTION_NAMES.reduce((sum, name) => sum + (chosen[name] === own[name] ? 0 : costOf(name, chosen[name])), 0);
}
