import { convention, type Source } from "../source";

export const AYADI_TEXTS = ["manasara", "perimeter-texts", "utpala"] as const;
export type AyadiText = (typeof AYADI_TEXTS)[number];

export const VYAYA_FORMULAS = ["p9-10", "p3-14"] as const;
export type VyayaFormula = (typeof VYAYA_FORMULAS)[number];

export const VARGAS = ["aya", "vyaya", "yoni", "rksha", "tithi", "vara"] as const;
export type Varga = (typeof VARGAS)[number];

export const OPERANDS = ["length", "breadth", "circumference", "perimeter", "area"] as const;
export type Operand = (typeof OPERANDS)[number];

/** Operand times multiplier; the remainder by the divisor names the member of a group of that many. */
export interface Formula {
  readonly varga: Varga;
  readonly operand: Operand;
  readonly multiplier: number;
  readonly divisor: number;
  readonly source: Source;
}

const MANASARA: Source = {
  text: "Manasara",
  translation: "P. K. Acharya",
  year: 1933,
  publicDomain: false,
  note: "Formulas as two later accounts give them; the edition itself was not read.",
};

const PERIMETER = convention(
  "the perimeter family of southern building texts (Mayamata and others) as later manuals give it; no verse was read",
);

const AREA_YONI: Source = {
  text: "Garuda Purana",
  chapter: 46,
  verse: "25-27",
  publicDomain: true,
  note: "First book. Length times breadth by eight, as Utpala's commentary on the Brihat Samhita is reported to count.",
};

/** Multiplier and divisor, the same in both families; only the operand differs. */
const NUMBERS = {
  aya: { multiplier: 8, divisor: 12 },
  vyaya: { multiplier: 9, divisor: 10 },
  yoni: { multiplier: 3, divisor: 8 },
  rksha: { multiplier: 8, divisor: 27 },
  tithi: { multiplier: 9, divisor: 30 },
  vara: { multiplier: 9, divisor: 7 },
} as const satisfies Record<Varga, { readonly multiplier: number; readonly divisor: number }>;

const MANASARA_OPERANDS = {
  aya: "length",
  vyaya: "breadth",
  yoni: "breadth",
  rksha: "length",
  tithi: "circumference",
  vara: "circumference",
} as const satisfies Record<Varga, Operand>;

/** The six formulas of a family of texts. `p3-14` changes the vyaya of the perimeter family alone. */
export function formulasOf(text: AyadiText, vyaya: VyayaFormula): readonly Formula[] {
  return VARGAS.map((varga) => {
    if (text === "manasara") {
      return { varga, operand: MANASARA_OPERANDS[varga], ...NUMBERS[varga], source: MANASARA };
    }
    if (text === "utpala" && varga === "yoni") {
      return { varga, operand: "area", multiplier: 1, divisor: 8, source: AREA_YONI };
    }
    const numbers = varga === "vyaya" && vyaya === "p3-14" ? { multiplier: 3, divisor: 14 } : NUMBERS[varga];
    return { varga, operand: "perimeter", ...numbers, source: PERIMETER };
  });
}

/** The quotient that tells the building's span of years in every family. */
export const VAYAS = { multiplier: 8, divisor: 27 } as const;
