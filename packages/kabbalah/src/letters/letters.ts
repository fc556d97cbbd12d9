import { at, foundRow, InvariantError, idFinder, noneNamed } from "@almagest/operation";

/** The 22 letters in order. */
export const LETTER_IDS = [
  "alef",
  "bet",
  "gimel",
  "dalet",
  "he",
  "vav",
  "zayin",
  "chet",
  "tet",
  "yod",
  "kaf",
  "lamed",
  "mem",
  "nun",
  "samekh",
  "ayin",
  "pe",
  "tzadi",
  "qof",
  "resh",
  "shin",
  "tav",
] as const;
export type LetterId = (typeof LETTER_IDS)[number];

/** Three mothers, seven doubles and twelve simples, as Sefer Yetzirah divides them. */
export const LETTER_CLASSES = ["mother", "double", "simple"] as const;
export type LetterClass = (typeof LETTER_CLASSES)[number];

export interface Letter {
  readonly id: LetterId;
  /** 1 to 22. */
  readonly ordinal: number;
  readonly glyph: string;
  /** The form at the end of a word, where there is one. */
  readonly final: string | null;
  /** S. L. MacGregor Mathers, The Kabbalah Unveiled (1887), the column "Roman character by which expressed". */
  readonly roman: string;
  /** 1 to 9, 10 to 90, 100 to 400. */
  readonly value: number;
  /** 500 to 900, where the form at the end of a word has a separate value. */
  readonly finalValue: number | null;
  readonly letterClass: LetterClass;
  /** Spellings of the name of the letter; the first counts, the others are given beside it. */
  readonly spellings: readonly string[];
}

/** Glyph, final form, Mathers' character, spellings of the name: in the order of `LETTER_IDS`. */
const ROWS = [
  ["א", null, "A", ["אלף"]],
  ["ב", null, "B", ["בית"]],
  ["ג", null, "G", ["גימל", "גמל"]],
  ["ד", null, "D", ["דלת"]],
  ["ה", null, "H", ["הי", "הא", "הה"]],
  ["ו", null, "V", ["וו", "ואו", "ויו"]],
  ["ז", null, "Z", ["זין"]],
  ["ח", null, "Ch", ["חית"]],
  ["ט", null, "T", ["טית"]],
  ["י", null, "I", ["יוד"]],
  ["כ", "ך", "K", ["כף"]],
  ["ל", null, "L", ["למד"]],
  ["מ", "ם", "M", ["מם"]],
  ["נ", "ן", "N", ["נון"]],
  ["ס", null, "S", ["סמך"]],
  ["ע", null, "O", ["עין"]],
  ["פ", "ף", "P", ["פא", "פי", "פה"]],
  ["צ", "ץ", "Tz", ["צדי", "צדיק"]],
  ["ק", null, "Q", ["קוף"]],
  ["ר", null, "R", ["ריש"]],
  ["ש", null, "Sh", ["שין"]],
  ["ת", null, "Th", ["תו", "תיו", "תאו"]],
] as const satisfies readonly (readonly [string, string | null, string, readonly string[]])[];

const MOTHERS: readonly LetterId[] = ["alef", "mem", "shin"];
const DOUBLES: readonly LetterId[] = ["bet", "gimel", "dalet", "kaf", "pe", "resh", "tav"];

function classOf(id: LetterId): LetterClass {
  if (MOTHERS.includes(id)) return "mother";
  return DOUBLES.includes(id) ? "double" : "simple";
}

/** 1 to 9, then tens, then hundreds. */
function valueAt(index0: number): number {
  if (index0 < 9) return index0 + 1;
  return index0 < 18 ? (index0 - 8) * 10 : (index0 - 17) * 100;
}

const FINALS = "ךםןףץ";

export const LETTERS: readonly Letter[] = LETTER_IDS.map((id, index0) => {
  const [glyph, final, roman, spellings] = at(ROWS, index0);
  return {
    id,
    glyph,
    final,
    roman,
    spellings,
    ordinal: index0 + 1,
    value: valueAt(index0),
    finalValue: final === null ? null : (FINALS.indexOf(final) + 5) * 100,
    letterClass: classOf(id),
  };
});

const byId: ReadonlyMap<LetterId, Letter> = new Map(LETTERS.map((letter) => [letter.id, letter]));
const byGlyph: ReadonlyMap<string, Letter> = new Map(
  LETTERS.flatMap((letter) =>
    letter.final === null
      ? [[letter.glyph, letter] as const]
      : ([
          [letter.glyph, letter],
          [letter.final, letter],
        ] as const),
  ),
);

export function letterOf(id: LetterId): Letter {
  const found = byId.get(id);
  if (found === undefined) throw new InvariantError("a letter without its row", { id });
  return found;
}

/** The letter that a glyph writes, in either form; undefined for any other character. */
export function letterWritten(glyph: string): Letter | undefined {
  return byGlyph.get(glyph);
}

const SPELLINGS: Readonly<Partial<Record<LetterId, readonly string[]>>> = {
  alef: ["aleph"],
  bet: ["beth", "beit"],
  gimel: ["gimmel"],
  dalet: ["daleth"],
  he: ["hei", "heh"],
  vav: ["vau", "waw"],
  zayin: ["zain"],
  chet: ["cheth", "het"],
  tet: ["teth"],
  yod: ["yud", "iod"],
  kaf: ["kaph", "caph"],
  samekh: ["samech"],
  pe: ["peh", "pei"],
  tzadi: ["tzaddi", "tsadi", "tzadik", "tsade"],
  qof: ["qoph", "kuf", "kof"],
  resh: ["reish"],
  tav: ["tau", "taw"],
};

const findLetter = idFinder<Letter>([
  ...LETTERS.map((letter) => [letter.id, letter] as const),
  ...LETTERS.flatMap((letter) => (SPELLINGS[letter.id] ?? []).map((spelling) => [spelling, letter] as const)),
]);

/**
 * The letter of an id, of another common spelling of its name, or of its glyph. Case and punctuation are free.
 * @throws DomainError `not_found` naming the accepted ids.
 */
export const resolveLetter: (text: string) => Letter = foundRow(
  (text: string) => findLetter(text.replace(/[^\p{L}\s_-]/gu, "")) ?? letterWritten(text.trim()),
  noneNamed("letter", LETTER_IDS),
);
