/**
 * The nine scripts of India that Unicode lays out alike, 128 code points each, a sound at the same place in each block:
 * Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada, Malayalam.
 */
const FIRST = 0x0900;
const BLOCK = 0x80;
const BLOCKS = 9;

/** Blocks whose languages do not speak the vowel that a last consonant carries. */
const SILENT_END = new Set([0, 1, 2, 3]);

/** Blocks whose languages drop it within a word too. */
const SILENT_MIDDLE = new Set([0, 2, 3]);

/** Hunterian system, the national romanization of India, without its macrons; keys are places in the block. */
const CONSONANTS: ReadonlyMap<number, string> = table(
  0x15,
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h",
);
const DOTTED: Readonly<Record<string, string>> = { k: "q", j: "z", d: "r", dh: "rh", ph: "f" };
const VOWELS: ReadonlyMap<number, string> = table(0x05, "a a i i u u ri li e e e ai o o o au");
const SIGNS: ReadonlyMap<number, string> = table(0x3e, "a i i u u ri ri e e e ai o o o au");
/** Malayalam consonants that carry no vowel. */
const CHILLU: ReadonlyMap<number, string> = table(0x7a, "n n r l l k");

const NUKTA = 0x3c;
const VIRAMA = 0x4d;

function table(first: number, sounds: string): ReadonlyMap<number, string> {
  return new Map(sounds.split(" ").map((sound, index0) => [first + index0, sound]));
}

/** A consonant and the vowel after it, either of them empty. */
interface Sound {
  readonly consonant: string;
  readonly vowel: string;
  /** The vowel is the one that no sign was written for. */
  readonly isInherent: boolean;
}

/** The number of a character's block among the nine; undefined for any other. */
export function indicBlock(character: string): number | undefined {
  const block = Math.floor(((character.codePointAt(0) ?? 0) - FIRST) / BLOCK);
  return block >= 0 && block < BLOCKS ? block : undefined;
}

/** A run of one Indic script in Latin letters, the vowels that are not spoken left out. */
export function romanizeIndic(run: string, block: number): string {
  const sounds = [...run].reduce<readonly Sound[]>(heard, []);
  const ended = SILENT_END.has(block) ? withSilentEnd(sounds) : sounds;
  const spoken = SILENT_MIDDLE.has(block) ? withSilentMiddle(ended) : ended;
  const latin = spoken.map(({ consonant, vowel }) => consonant + vowel).join("");
  const named = block === 0 ? latin.replace(/jn(?=[aeiou])/g, "gy") : latin;
  return named.replace(/N(?=[pbm])/g, "m").replaceAll("N", "n");
}

/** The sounds after one more character. */
function heard(sounds: readonly Sound[], character: string): readonly Sound[] {
  const codePoint = character.codePointAt(0) ?? 0;
  const place = (codePoint - FIRST) % BLOCK;
  const consonant = CONSONANTS.get(place);
  if (consonant !== undefined) return [...sounds, { consonant, vowel: "a", isInherent: true }];
  const vowel = VOWELS.get(place);
  if (vowel !== undefined) return [...sounds, { consonant: "", vowel, isInherent: false }];
  const ending = endingOf(codePoint, place);
  if (ending !== undefined) return [...sounds, { consonant: ending, vowel: "", isInherent: false }];
  const last = sounds.at(-1);
  if (last === undefined) return sounds;
  return [...sounds.slice(0, -1), changed(last, place)];
}

function changed(last: Sound, place: number): Sound {
  if (place === NUKTA) return { ...last, consonant: DOTTED[last.consonant] ?? last.consonant };
  const vowel = place === VIRAMA ? "" : SIGNS.get(place);
  return vowel === undefined ? last : { ...last, vowel, isInherent: false };
}

/** Signs for a consonant without a vowel; N is a nasal that the next letter decides on. */
function endingOf(codePoint: number, place: number): string | undefined {
  if (place === 0x01 || place === 0x02 || codePoint === 0x0a70) return "N";
  if (place === 0x03) return "h";
  if (codePoint === 0x09ce) return "t";
  return codePoint >= 0x0d7a ? CHILLU.get(place) : undefined;
}

/** राम is Ram; the vowel stays after two consonants, nasal and stop apart (Narendra, but Anand), and in -iya (Priya). */
function withSilentEnd(sounds: readonly Sound[]): readonly Sound[] {
  const last = sounds.at(-1);
  const before = sounds.at(-2);
  if (last === undefined || before === undefined || !last.isInherent) return sounds;
  const isNasalStop = /^[Nnm]$/.test(before.consonant) && /^[kgcjtdpbh]/.test(last.consonant);
  if (before.vowel === "" && !isNasalStop) return sounds;
  if (last.consonant === "y" && before.vowel.endsWith("i")) return sounds;
  return [...sounds.slice(0, -1), { ...last, vowel: "" }];
}

/**
 * Between vowel-consonant and consonant-vowel the vowel is silent, from the right: मंगेशकर is Mangeshkar.
 * Source: Manjari Ohala, Aspects of Hindi Phonology (1983).
 */
function withSilentMiddle(sounds: readonly Sound[]): readonly Sound[] {
  const spoken = [...sounds];
  for (let index0 = spoken.length - 2; index0 > 0; index0--) {
    const [before, sound, next] = spoken.slice(index0 - 1, index0 + 2);
    if (before === undefined || sound === undefined || next === undefined || !sound.isInherent) continue;
    if (before.vowel !== "" && next.vowel !== "" && next.consonant !== "") spoken[index0] = { ...sound, vowel: "" };
  }
  return spoken;
}
