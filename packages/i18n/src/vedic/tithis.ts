import { isChinese, type Term } from "@almagest/operation";
import { composedTerm } from "@almagest/operation/names";
import { pakshas, tithiNames } from "./tithi-names";

/** One of the thirty lunar days. */
export interface Tithi {
  /** `shukla-panchami`; the full and the new moon's are `purnima` and `amavasya`. */
  readonly id: string;
  readonly paksha: keyof typeof pakshas;
  readonly name: keyof typeof tithiNames;
}

const { purnima: _, amavasya: __, ...inBothHalves } = tithiNames;

/** The thirty tithis from the new moon on: fourteen and the full moon, fourteen and the new moon. */
export const TITHIS: readonly Tithi[] = [...half("shukla", "purnima"), ...half("krishna", "amavasya")];

/** The thirty by id, named with their half of the month: शुक्ल पंचमी, Shukla Panchami. */
export const tithis: Readonly<Record<string, Term>> = Object.fromEntries(
  TITHIS.map(({ id, paksha, name }) => [id, id === name ? tithiNames[name] : inHalf(paksha, name)]),
);

function half(paksha: Tithi["paksha"], last: "purnima" | "amavasya"): readonly Tithi[] {
  const fourteen = namesOf(inBothHalves).map((name) => ({ id: `${paksha}-${name}`, paksha, name }));
  return [...fourteen, { id: last, paksha, name: last }];
}

function namesOf<Table extends object>(table: Table): readonly (keyof Table)[];
function namesOf(table: object): readonly string[] {
  return Object.keys(table);
}

function inHalf(paksha: Tithi["paksha"], name: Tithi["name"]): Term {
  return composedTerm((lang) => {
    const joint = isChinese(lang) ? "" : " ";
    return `${pakshas[paksha][lang]}${joint}${tithiNames[name][lang]}`;
  });
}
