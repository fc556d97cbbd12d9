import { at, foundRow, noneNumbered } from "@almagest/operation";
import { type HebrewWords, romanized, writtenWords } from "../hebrew/text";
import { letterWritten } from "../letters/letters";
import { VERSES } from "./verses";

/** The choirs of the Renaissance order, eight names each. */
export const CHOIR_IDS = [
  "seraphim",
  "cherubim",
  "thrones",
  "dominions",
  "powers",
  "virtues",
  "principalities",
  "archangels",
  "angels",
] as const;
export type ChoirId = (typeof CHOIR_IDS)[number];

export interface ShemName {
  /** 1 to 72. */
  readonly number: number;
  /** Three letters, final forms as their letters. */
  readonly letters: string;
  /** In the spelling of the verses. */
  readonly lettersAsWritten: string;
  /** אל or יה. */
  readonly suffix: string;
  readonly name: string;
  readonly romanization: string;
  readonly traditionalName: string;
  /** Tropical longitude, degrees: [arcStartDeg, arcEndDeg). */
  readonly arcStartDeg: number;
  readonly arcEndDeg: number;
  readonly choir: ChoirId;
}

/** Where a published list prints other letters than the verses give. */
export interface Disagreement {
  readonly listKey: "rehael" | "ieiaiel" | "hariel";
  readonly prints: string;
}

export const DISAGREEMENTS: ReadonlyMap<number, Disagreement> = new Map([
  [15, { listKey: "hariel", prints: "ריה" }],
  [22, { listKey: "ieiaiel", prints: "יאי" }],
  [39, { listKey: "rehael", prints: "רעה" }],
]);

/** Names in יה; the other forty end in אל. */
const IN_YAH: ReadonlySet<number> = new Set([
  ...[1, 4, 5, 7, 10, 11, 12, 16, 17, 19, 20, 24, 25, 26, 28, 32],
  ...[33, 34, 35, 38, 43, 44, 45, 47, 51, 52, 55, 57, 65, 68, 70, 72],
]);

/** Usual Latin forms, which differ from list to list in a letter or two. */
const LATIN_NAMES = (
  "Vehuiah Jeliel Sitael Elemiah Mahasiah Lelahel Achaiah Cahetel Haziel Aladiah Lauviah Hahaiah Iezalel Mebahel Hariel " +
  "Hakamiah Leviah Caliel Leuviah Pahaliah Nelchael Ieiaiel Melahel Haheuiah Nithhaiah Haaiah Ierathel Seheiah Reiaiel " +
  "Omael Lecabel Vasariah Iehuiah Lehahiah Chavakiah Manadel Aniel Haamiah Rehael Ieiazel Hahahel Mikael Veualiah " +
  "Ielahiah Sealiah Ariel Asaliah Mihael Vehuel Daniel Hahasiah Imamiah Nanael Nithael Mebahiah Poiel Nemamiah Ieialel " +
  "Harahel Mitzrael Umabel Iahhel Anauel Mehiel Damabiah Manakel Eiael Habuhiah Rochel Iabamiah Haiaiel Mumiah"
).split(" ");

/** The verses without spaces, the second read from its end: so ox-drivers turn at the end of the furrow. */
const LINES: readonly (readonly string[])[] = VERSES.map((verse, index0) => {
  const letters = [...verse.replaceAll(" ", "")];
  return index0 === 1 ? letters.reverse() : letters;
});

/** All 72, from the first letters of the three lines to their last. */
export const SHEM_NAMES: readonly ShemName[] = LATIN_NAMES.map((traditionalName, index0) => {
  const number = index0 + 1;
  const lettersAsWritten = LINES.map((line) => at(line, index0)).join("");
  const letters = [...lettersAsWritten].map((glyph) => letterWritten(glyph)?.glyph ?? glyph).join("");
  const suffix = IN_YAH.has(number) ? "יה" : "אל";
  const words: HebrewWords = writtenWords(letters + suffix);
  return {
    number,
    letters,
    lettersAsWritten,
    suffix,
    traditionalName,
    name: letters + suffix,
    romanization: romanized(words),
    arcStartDeg: 5 * index0,
    arcEndDeg: 5 * number,
    choir: at(CHOIR_IDS, Math.floor(index0 / 8)),
  };
});

/** The name whose five degrees hold a longitude in [0, 360). */
export function nameAtLongitude(longitudeDeg: number): ShemName {
  return at(SHEM_NAMES, Math.floor(longitudeDeg / 5));
}

/** @throws DomainError `not_found` outside 1 to 72. */
export const resolveName: (number: number) => ShemName = foundRow(
  (number: number) => (Number.isInteger(number) ? SHEM_NAMES[number - 1] : undefined),
  noneNumbered("name", "The names", SHEM_NAMES.length),
);
