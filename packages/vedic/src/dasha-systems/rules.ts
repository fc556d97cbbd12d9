import type { SystemChoice } from "./compute";

const OWN_FIRST = "antardashas: the period's own first, each by its share of all years";

/** The count of each system where books differ. */
export function rulesOf({ dashaSystem, charaCount }: SystemChoice): readonly string[] {
  switch (dashaSystem) {
    case "vimshottari":
      return ["balance: by the Moon's place in her nakshatra", OWN_FIRST];
    case "ashtottari":
      return [
        "balance: each star of a lord has an equal part of his years",
        OWN_FIRST,
        "condition: Rahu in a kendra or trikona from the lord of the Lagna, not in the Lagna; told, not enforced",
      ];
    case "yogini":
      return ["first yogini: the number of the nakshatra and 3, by eights", OWN_FIRST, "three rounds of 36 years"];
    case "kalachakra":
      return [
        "years of signs: 7 16 9 21 5 9 16 7 10 4 4 10 from Aries",
        "balance: the passed part of the pada, of its paramayus",
        "after a pada: the next one, after the fourth the other group of the same direction",
        "antardashas: the nine signs of the pada from the period's own on, by their share of its paramayus",
      ];
    case "chara":
      return charaCount === "kn-rao"
        ? [
            "order: from the Lagna, by the feet of the ninth sign",
            "years: to the lord, without his dignity; of two lords the one with more company, then the higher degree",
            "antardashas: twelve equal, the period's own sign last",
          ]
        : [
            "order: from the Lagna, by the feet of the ninth sign",
            "years: to the lord, one more exalted, one less debilitated; of two lords the exalted one, then by company, dual before fixed before movable sign, years",
            "antardashas: twelve equal, the period's own sign first",
          ];
    case "narayana":
      return [
        "order: from the stronger of Lagna and seventh sign, by its modality; Saturn makes it plain, Ketu turns it",
        "years: to the lord, one more exalted, one less debilitated; in the second round what lacks of twelve",
        "antardashas: twelve equal, from the stronger of the signs in which the lords of the period and of its seventh are",
      ];
    case "sudarshana":
      return [
        "each house a year, from Lagna, Moon and Sun at once",
        "antardashas: twelve equal, the period's own house first",
      ];
  }
}
