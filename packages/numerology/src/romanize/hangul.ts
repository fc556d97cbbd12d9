/** Revised Romanization of Korean (Ministry of Culture and Tourism, notice 2000-8): a syllable's parts in Unicode order. */
const INITIALS = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ");
const VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

const FIRST = 0xac00;
const COUNT = INITIALS.length * VOWELS.length * FINALS.length;

/**
 * A Hangul syllable in Latin letters; undefined for another character. Syllable by syllable, as the rule for names has
 * it: sound changes between the syllables of a name are not written.
 */
export function romanizeHangul(character: string): string | undefined {
  const index0 = (character.codePointAt(0) ?? 0) - FIRST;
  if (index0 < 0 || index0 >= COUNT) return undefined;
  const final = index0 % FINALS.length;
  const vowel = Math.floor(index0 / FINALS.length) % VOWELS.length;
  const initial = Math.floor(index0 / (FINALS.length * VOWELS.length));
  return [INITIALS[initial], VOWELS[vowel], FINALS[final]].filter((part) => part !== "-").join("");
}
