export const CHAKRAS = ["Root", "Sacral", "Solar Plexus", "Heart", "Throat", "Third Eye", "Crown"] as const;
export type Chakra = (typeof CHAKRAS)[number];

/** Storm marks stones that hold all the others (Simmons and Ahsian, The Book of Stones). */
export const ELEMENTS = ["Earth", "Water", "Fire", "Air", "Storm"] as const;
export type StoneElement = (typeof ELEMENTS)[number];

export const SIGNS = [
  "Aries",
  "Taurus",
  "Gemini",
  "Cancer",
  "Leo",
  "Virgo",
  "Libra",
  "Scorpio",
  "Sagittarius",
  "Capricorn",
  "Aquarius",
  "Pisces",
] as const;
export type Sign = (typeof SIGNS)[number];

export const PLANETS = [
  "Jupiter",
  "Mars",
  "Mercury",
  "Moon",
  "Neptune",
  "Pluto",
  "Saturn",
  "Sun",
  "Uranus",
  "Venus",
] as const;
export type Planet = (typeof PLANETS)[number];

/** The seven crystal systems, glass and resin without one, and rocks, which are several minerals. */
export const CRYSTAL_SYSTEMS = [
  "cubic",
  "tetragonal",
  "orthorhombic",
  "hexagonal",
  "trigonal",
  "monoclinic",
  "triclinic",
  "amorphous",
  "rock",
] as const;
export type CrystalSystem = (typeof CRYSTAL_SYSTEMS)[number];

/** The effect of water on a polished stone: nothing, harm in a soak, or harm (or poison) at once. */
export const WATER = ["safe", "brief", "avoid"] as const;
export type WaterCare = (typeof WATER)[number];

export const HAZARDS = ["toxic", "dust"] as const;
export type Hazard = (typeof HAZARDS)[number];

/** The facts of a stone, without words. */
export interface Stone {
  /** Lower-case words joined by hyphens, made of the name. */
  readonly id: string;
  readonly name: string;
  /** Mohs, the softest and the hardest that is met. */
  readonly hardness: readonly [least: number, most: number];
  readonly system: CrystalSystem;
  /** A formula, or what the stone is made of. */
  readonly composition: string;
  readonly colors: readonly string[];
  readonly chakras: readonly Chakra[];
  readonly signs: readonly Sign[];
  readonly elements: readonly StoneElement[];
  readonly planet: Planet;
  /** 1 to 12. */
  readonly birthMonth?: number;
  /** Ids. */
  readonly pairsWith: readonly string[];
  readonly water: WaterCare;
  /** Whether light fades or darkens it. */
  readonly lightSensitive?: true;
  /** Toxic where swallowed or dissolved, or only as dust of cutting. */
  readonly hazard?: Hazard;
}

/** A stone as the tables have it, in columns; the id is made of the name. */
export type Row = readonly [
  name: string,
  least: number,
  most: number,
  system: CrystalSystem,
  composition: string,
  colors: Stone["colors"],
  chakras: Stone["chakras"],
  signs: Stone["signs"],
  elements: Stone["elements"],
  planet: Planet,
  pairsWith: Stone["pairsWith"],
  water: WaterCare,
  more?: Pick<Stone, "birthMonth" | "lightSensitive" | "hazard">,
];

/** The stone of a row: `Tiger's Eye` has the id `tigers-eye`. */
export function stoneOfRow(row: Row): Stone {
  const [name, least, most, system, composition, colors, chakras, signs, elements, planet, pairsWith, water, more] =
    row;
  const id = name.toLowerCase().replace("'", "").replaceAll(" ", "-");
  const hardness = [least, most] as const;
  return {
    id,
    name,
    hardness,
    system,
    composition,
    colors,
    chakras,
    signs,
    elements,
    planet,
    pairsWith,
    water,
    ...more,
  };
}
