import { at, InvariantError } from "@almagest/operation";
import type { Corner, Side } from "../compass";
import { cellOf, PADA_COUNT, placeOfPada, squareOfPada } from "./squares";

/** The 32 of the border, from the northeast around (Brihat Samhita 53.43-45). */
const OUTER_NAMES = {
  agni: "Agni",
  parjanya: "Parjanya",
  jayanta: "Jayanta",
  "indra-outer": "Indra",
  surya: "Sūrya",
  satya: "Satya",
  bhrisa: "Bhṛśa",
  antariksha: "Antarikṣa",
  vayu: "Vāyu",
  pusha: "Pūṣan",
  vitatha: "Vitatha",
  brihatkshata: "Bṛhatkṣata",
  yama: "Yama",
  gandharva: "Gandharva",
  bhringaraja: "Bhṛṅgarāja",
  mriga: "Mṛga",
  pitri: "Pitṛ",
  dauvarika: "Dauvārika",
  sugriva: "Sugrīva",
  kusumadanta: "Kusumadanta",
  varuna: "Varuṇa",
  asura: "Asura",
  sosha: "Śoṣa",
  papayakshma: "Pāpayakṣman",
  roga: "Roga",
  ahi: "Ahi",
  mukhya: "Mukhya",
  bhallata: "Bhallāṭa",
  soma: "Soma",
  bhujaga: "Bhujaga",
  aditi: "Aditi",
  diti: "Diti",
} as const satisfies Readonly<Record<string, string>>;

/** The 45 of the mandala: the border, twelve within and Brahman (53.46-49). */
export const DEVATA_NAMES = {
  ...OUTER_NAMES,
  aryaman: "Aryaman",
  savita: "Savitṛ",
  vivasvan: "Vivasvat",
  "indra-inner": "Indra",
  mitra: "Mitra",
  rajayakshma: "Rājayakṣman",
  prthvidhara: "Pṛthvīdhara",
  apavatsa: "Āpavatsa",
  apa: "Āpa",
  savitra: "Sāvitra",
  jaya: "Jaya",
  rudra: "Rudra",
  brahma: "Brahmā",
} as const satisfies Readonly<Record<string, string>>;

export type DevataId = keyof typeof DEVATA_NAMES;
export type OuterDevataId = keyof typeof OUTER_NAMES;

export const DEVATA_IDS: readonly DevataId[] = Object.keys(DEVATA_NAMES).filter(isDevata);

const OUTER_IDS: readonly OuterDevataId[] = Object.keys(OUTER_NAMES).filter(isOuterDevata);

function isOuterDevata(id: string): id is OuterDevataId {
  return Object.hasOwn(OUTER_NAMES, id);
}

function isDevata(id: string): id is DevataId {
  return Object.hasOwn(DEVATA_NAMES, id);
}

export const CLASSES = ["perimeter", "innerRing", "innerCorner", "center"] as const;
export type DevataClass = (typeof CLASSES)[number];

export const GROUPS = ["padika", "dvipada", "tripada"] as const;
export type PadaGroup = (typeof GROUPS)[number];

export interface Devata {
  readonly id: DevataId;
  readonly name: string;
  readonly class: DevataClass;
  /** Brahman is not counted by ones, twos and threes. */
  readonly group: PadaGroup | undefined;
  readonly side: Side | undefined;
  /** Of the twenty that the verse gathers in the corners, five in each. */
  readonly quadrant: Corner | undefined;
  readonly squares: readonly number[];
  readonly entrancePada: number | undefined;
  /** Chapter and verse. */
  readonly verses: readonly string[];
}

export interface OuterDevata extends Devata {
  readonly id: OuterDevataId;
}

const INNER = {
  aryaman: [22, 23, 24],
  savita: [25],
  vivasvan: [34, 43, 52],
  "indra-inner": [61],
  mitra: [58, 59, 60],
  rajayakshma: [57],
  prthvidhara: [30, 39, 48],
  apavatsa: [21],
} as const satisfies Partial<Record<DevataId, readonly number[]>>;

const INNER_CORNERS = { apa: [11], savitra: [17], jaya: [71], rudra: [65] } as const satisfies Partial<
  Record<DevataId, readonly number[]>
>;

const BRAHMA_SQUARES = [31, 32, 33, 40, 41, 42, 49, 50, 51] as const;

/** The square one step toward the middle, of those that hold two. */
const INWARD_STEP = { East: 9, South: -1, West: -9, North: 1 } as const satisfies Record<Side, number>;

/** Border squares next to a corner and in it belong to that corner's five; the other five of a side hold two squares. */
function cornerOf(square: number): Corner | undefined {
  const { rowFromNorth, columnFromWest } = cellOf(square, 9);
  const vertical = rowFromNorth <= 3 ? "North" : rowFromNorth >= 7 ? "South" : undefined;
  const horizontal = columnFromWest <= 3 ? "west" : columnFromWest >= 7 ? "east" : undefined;
  return vertical && horizontal && `${vertical}${horizontal}`;
}

const PADIKA_ORDINALS: readonly number[] = [1, 2, 8];

function outerDevata(pada: number): OuterDevata {
  const id = at(OUTER_IDS, pada - 1);
  const { side, ordinal } = placeOfPada(pada);
  const square = squareOfPada(pada);
  const isSingle = PADIKA_ORDINALS.includes(ordinal);
  return {
    id,
    name: DEVATA_NAMES[id],
    class: "perimeter",
    group: isSingle ? "padika" : "dvipada",
    side,
    quadrant: isSingle ? cornerOf(square) : undefined,
    squares: isSingle ? [square] : [square, square + INWARD_STEP[side]],
    entrancePada: pada,
    verses: ["53.43", "53.44", "53.45", "53.49", "53.50"],
  };
}

function ringDevata(id: keyof typeof INNER): Devata {
  const squares = INNER[id];
  const isSingle = squares.length === 1;
  return {
    id,
    name: DEVATA_NAMES[id],
    class: "innerRing",
    group: isSingle ? "padika" : "tripada",
    side: undefined,
    quadrant: isSingle ? cornerOf(squares[0]) : undefined,
    squares,
    entrancePada: undefined,
    verses: ["53.46", "53.47", isSingle ? "53.49" : "53.50"],
  };
}

function cornerDevata(id: keyof typeof INNER_CORNERS): Devata {
  const squares = INNER_CORNERS[id];
  return {
    id,
    name: DEVATA_NAMES[id],
    class: "innerCorner",
    group: "padika",
    side: undefined,
    quadrant: cornerOf(squares[0]),
    squares,
    entrancePada: undefined,
    verses: ["53.48", "53.49"],
  };
}

const BRAHMA: Devata = {
  id: "brahma",
  name: DEVATA_NAMES.brahma,
  class: "center",
  group: undefined,
  side: undefined,
  quadrant: undefined,
  squares: BRAHMA_SQUARES,
  entrancePada: undefined,
  verses: ["53.46", "53.54"],
};

const OUTER_DEVATAS: readonly OuterDevata[] = Array.from({ length: PADA_COUNT }, (_, index0) =>
  outerDevata(index0 + 1),
);

/** In the order of the verses: the border from the northeast, the ring, its corners, the middle. */
export const DEVATAS: readonly Devata[] = [
  ...OUTER_DEVATAS,
  ...(["aryaman", "savita", "vivasvan", "indra-inner", "mitra", "rajayakshma", "prthvidhara", "apavatsa"] as const).map(
    ringDevata,
  ),
  ...(["apa", "savitra", "jaya", "rudra"] as const).map(cornerDevata),
  BRAHMA,
];

const BY_SQUARE: ReadonlyMap<number, Devata> = new Map(
  DEVATAS.flatMap((devata) => devata.squares.map((square) => [square, devata] as const)),
);

/** The devata of one of the 81 squares. */
export function devataOfSquare(square: number): Devata {
  const found = BY_SQUARE.get(square);
  if (found === undefined) throw new InvariantError("a square outside of 1 to 81", { square });
  return found;
}

export function devataOfPada(pada: number): OuterDevata {
  return at(OUTER_DEVATAS, pada - 1);
}
