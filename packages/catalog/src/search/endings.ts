/** Endings of words, a line for each language or family. Two words with one beginning are forms of one word where both endings are in one line. */
const ENDINGS: readonly (readonly string[])[] = [
  // English
  "s es e ed d ing ings er ers or ors ly y al ally ial ic ics ical ion ions ive ment ness ance ence ancy ency ant ent able ure ist ists ship",
  // German
  "e en er em es s n ern ers t te ten st est ung ungen end ende enden lich liche lichen licher isch ische ischen ischer ig ige igen iger in innen heit keit",
  // Spanish, Portuguese, French
  "a o e as os es s al ales ais aux ale el els elle elles ar er ir re ado ada ados adas ant ante antes ent ente ents ion ions cion ico ica icos icas ique iques ien iens ienne eur eurs euse ista istas iste istes",
  // Turkish
  "a e i u n m k ya ye yi yu si su da de ta te dan den tan ten in un im um nin nun sin sun la le yla yle lar ler lari leri lara lere li lu lik luk ligi lugu ci cu ina ine ini inin inda inde inden imi imin ime ima imde imda imiz umu umun uma ume umda umde umuz iniz",
].map((line) => line.split(" "));

const FAMILIES: readonly ReadonlySet<string>[] = ENDINGS.map((endings) => new Set(endings));

const LATIN = /^[a-z]*$/;

/**
 * Whether two endings belong to one language, or one of them is empty. Words in other scripts than the Latin one have
 * lost their endings before (see `stem`).
 */
export function areEndings(one: string, other: string): boolean {
  if (one === "" || other === "" || !LATIN.test(one) || !LATIN.test(other)) return true;
  return FAMILIES.some((endings) => endings.has(one) && endings.has(other));
}
