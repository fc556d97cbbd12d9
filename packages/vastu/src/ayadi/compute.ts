import { DomainError, InvariantError } from "@almagest/operation";
import {
  type AyadiText,
  type Formula,
  formulasOf,
  type Operand,
  VAYAS,
  type Varga,
  type VyayaFormula,
} from "./formulas";

export const AYADI_UNITS = ["hasta", "feet", "metres"] as const;
export type AyadiUnit = (typeof AYADI_UNITS)[number];

export interface AyadiInput {
  readonly length: number;
  readonly breadth: number;
  readonly perimeter?: number | undefined;
  readonly circumference?: number | undefined;
  readonly unit: AyadiUnit;
  readonly hastaInches: number;
  readonly ayadiText: AyadiText;
  readonly vyayaFormula: VyayaFormula;
}

/** Whole hastas; the area in square hastas. */
export type Measures = Readonly<Record<Operand, number>>;

export interface VargaResult extends Formula {
  readonly operandValue: number;
  readonly product: number;
  readonly remainder: number;
}

export const AYA_VYAYA = ["aya-greater", "equal", "aya-lesser", "zero-remainder"] as const;
export type AyaVyaya = (typeof AYA_VYAYA)[number];

export interface AyadiFacts {
  readonly input: AyadiInput;
  readonly measures: Measures;
  readonly vargas: readonly VargaResult[];
  readonly vayas: number;
  readonly yoni: number;
  readonly ayaVyaya: AyaVyaya;
}

const INCHES_PER_FOOT = 12;
const METERS_PER_INCH = 0.0254;

/** The six remainders of a building's measures, in whole numbers throughout. */
export function computeAyadi(input: AyadiInput): AyadiFacts {
  const measures = measuresOf(input);
  const vargas = formulasOf(input.ayadiText, input.vyayaFormula).map((formula) => resultOf(formula, measures));
  const remainder = (varga: Varga): number => {
    const found = vargas.find((one) => one.varga === varga);
    if (found === undefined) throw new InvariantError("a building without one of its remainders", { varga });
    return found.remainder;
  };
  return {
    input,
    measures,
    vargas,
    vayas: Math.floor((measures.perimeter * VAYAS.multiplier) / VAYAS.divisor),
    yoni: remainder("yoni"),
    ayaVyaya: compared(remainder("aya"), remainder("vyaya")),
  };
}

function resultOf(formula: Formula, measures: Measures): VargaResult {
  const operandValue = measures[formula.operand];
  const product = operandValue * formula.multiplier;
  return { ...formula, operandValue, product, remainder: product % formula.divisor };
}

/** A remainder of nothing is well in either, and is asked for first. */
function compared(aya: number, vyaya: number): AyaVyaya {
  if (aya === 0 || vyaya === 0) return "zero-remainder";
  if (aya === vyaya) return "equal";
  return aya > vyaya ? "aya-greater" : "aya-lesser";
}

function measuresOf(input: AyadiInput): Measures {
  const length = wholeHastas(input.length, input, "length");
  const breadth = wholeHastas(input.breadth, input, "breadth");
  const perimeter =
    input.perimeter === undefined ? 2 * (length + breadth) : wholeHastas(input.perimeter, input, "perimeter");
  const circumference =
    input.circumference === undefined ? perimeter : wholeHastas(input.circumference, input, "circumference");
  return { length, breadth, perimeter, circumference, area: length * breadth };
}

/** @throws DomainError `unprocessable_entity` for less than half a hasta, of which no remainder can be taken. */
function wholeHastas(value: number, { unit, hastaInches }: AyadiInput, name: string): number {
  const hastas = Math.round(hastasOf(value, unit, hastaInches));
  if (hastas >= 1 && hastas <= LARGEST_HASTAS) return hastas;
  const message =
    hastas < 1
      ? `${name} ${value} ${unit} is less than half a hasta of ${hastaInches} inches, and ayadi counts whole hastas. Send a larger ${name}, or its unit if it is not ${unit}.`
      : `${name} ${value} ${unit} is more than ${LARGEST_HASTAS} hastas. Send the measure of a building.`;
  throw new DomainError("unprocessable_entity", message, { [name]: value, unit, hastaInches });
}

/** Products stay exact far beyond this. */
const LARGEST_HASTAS = 1_000_000;

function hastasOf(value: number, unit: AyadiUnit, hastaInches: number): number {
  switch (unit) {
    case "hasta":
      return value;
    case "feet":
      return (value * INCHES_PER_FOOT) / hastaInches;
    case "metres":
      return value / METERS_PER_INCH / hastaInches;
  }
}
