import { CIPHER_IDS, type CipherId } from "./ciphers";
import type { LatinCipherId } from "./latin";
import type { TransformationId } from "./transformations";

export type CatalogueId = CipherId | "mispar-mispari" | TransformationId | LatinCipherId;
export type Tradition = "rabbinic" | "renaissance-latin" | "golden-dawn-transliterated" | "modern";

export interface CipherRecord {
  readonly tradition: Tradition;
  /** When it is first described, as far as its sources tell. */
  readonly century: string;
  /** False where this package lists a cipher and does not compute it. */
  readonly isComputed: boolean;
  /** True where one word has several values. */
  readonly isMultiValued: boolean;
  readonly sources: readonly string[];
}

const CORDOVERO = "Moses Cordovero, Pardes Rimmonim 30:8";
/** In place of a source, for a cipher that is described in none that was read. */
const CONVENTION = "convention";
const JEWISH_ENCYCLOPEDIA = "Jewish Encyclopedia (1906), Gematria";
const TATLOW = "Ruth Tatlow, Bach and the Riddle of the Number Alphabet (1991)";

const rabbinic = (century: string, sources: readonly string[]): CipherRecord => ({
  tradition: "rabbinic",
  century,
  sources,
  isComputed: true,
  isMultiValued: false,
});

const RECORDS: Readonly<Record<CatalogueId, CipherRecord>> = {
  "mispar-hechrachi": rabbinic("2nd century or earlier", [CORDOVERO]),
  "mispar-gadol": rabbinic("uncertain", [JEWISH_ENCYCLOPEDIA]),
  "otiyot-be-milui": { ...rabbinic("16th century or earlier", [CORDOVERO]), isMultiValued: true },
  "mispar-katan": rabbinic("16th century or earlier", [CORDOVERO]),
  "mispar-kidmi": rabbinic("16th century or earlier", [CORDOVERO]),
  "mispar-prati": rabbinic("16th century or earlier", [CORDOVERO]),
  "mispar-ha-merubah-ha-klali": rabbinic("16th century or earlier", [CORDOVERO]),
  "mispar-meshulash": rabbinic("uncertain", [JEWISH_ENCYCLOPEDIA]),
  "mispar-musafi": rabbinic("16th century or earlier", [CORDOVERO]),
  kolel: rabbinic("16th century or earlier", [CORDOVERO]),
  "mispar-mispari": {
    ...rabbinic("16th century or earlier", [CORDOVERO]),
    isComputed: false,
    isMultiValued: true,
  },
  atbash: rabbinic("6th century BCE", ["Jeremiah 25:26, 51:41", "Talmud, Shabbat 104a"]),
  albam: rabbinic("9th century or earlier", ["Numbers Rabbah 18:21"]),
  "simple-ordinal": { ...rabbinic("20th century", [CONVENTION]), tradition: "modern" },
  "alphabet-1683": { ...rabbinic("17th century", [TATLOW]), tradition: "renaissance-latin" },
  "agrippa-1533": {
    ...rabbinic("16th century", ["H. C. Agrippa, De occulta philosophia (1533) 2.20"]),
    tradition: "renaissance-latin",
  },
};

export function recordOf(id: CatalogueId): CipherRecord {
  return RECORDS[id];
}

/** The citation of a value: the first of the sources. */
export function sourceOf(id: CatalogueId): string {
  return RECORDS[id].sources[0] ?? CONVENTION;
}

/** The Hebrew ciphers in the catalogue's order: ten that are computed, and one that is not. */
export const HEBREW_CATALOGUE: readonly (CipherId | "mispar-mispari")[] = [...CIPHER_IDS, "mispar-mispari"];
