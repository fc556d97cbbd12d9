import type { AyanamsaChoice } from "../inputs/ayanamsas";
import type { HouseSystem, NodeType } from "../inputs/conventions";
import type { ApogeeType, Center, PositionType } from "../inputs/viewing";
import type { Zodiac } from "../inputs/zodiac";

/** The groups of operations that a program's defaults are kept for: their members have one meaning each. */
export const TRADITIONS = ["western", "vedic"] as const;
export type Tradition = (typeof TRADITIONS)[number];

/** An option as a program has it by default. */
export interface PresetOption<Value> {
  readonly value: Value;
  /** The place where the program's makers say so, or where its printed figures show it: an address or a topic. */
  readonly source: string;
}

type Options<Members> = { readonly [Name in keyof Members]?: PresetOption<Members[Name]> };

/** An orb in the form of a request. */
export interface PresetOrb {
  readonly aspect?: string;
  readonly body?: string;
  readonly orb: number;
}

export type WesternOptions = Options<{
  readonly zodiac: Zodiac;
  readonly houseSystem: HouseSystem;
  readonly nodeType: NodeType;
  readonly lilithType: ApogeeType;
  readonly positionType: PositionType;
  readonly center: Center;
  readonly orbs: readonly PresetOrb[];
}>;

export type VedicOptions = Options<{
  readonly ayanamsa: AyanamsaChoice;
  readonly nodeType: NodeType;
  readonly positionType: PositionType;
  readonly scheme: "eight" | "seven";
}>;

/** `printed`: three printed outputs or more come out by it. */
export const PROOFS = { printed: "reproduces printed output", manual: "by the manual, not proven" } as const;

/** The defaults of a program, by which an operation answers as the program does. */
export interface Preset {
  /** As a request names it. */
  readonly name: string;
  readonly program: string;
  /** The version, or the year, that the sources are of. */
  readonly version: string;
  readonly proof: keyof typeof PROOFS;
  readonly western?: WesternOptions;
  readonly vedic?: VedicOptions;
}
