import type { Lang } from "@almagest/operation";
import { STONES } from "../stones/catalogue";
import type { Stone } from "../stones/stone";
import { WISH_STONES, WISHES, wishes } from "../vocabulary/wishes";
import { folded } from "./folded";

/** The wishes by their words, folded, of each language that was asked for. */
const BY_LANGUAGE = new Map<Lang, ReadonlyMap<string, readonly Stone[]>>();

/** Accents on Latin and Cyrillic letters are free too; the signs of other scripts change the word and stay. */
const plain = (text: string): string =>
  folded(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** The stones for a wish that a whole query names, in the language of the call or in English, the best known first. */
export function stonesForWish(query: string, lang: Lang): readonly Stone[] {
  const word = plain(query);
  return wordsIn(lang).get(word) ?? wordsIn("en").get(word) ?? [];
}

function wordsIn(lang: Lang): ReadonlyMap<string, readonly Stone[]> {
  const known = BY_LANGUAGE.get(lang);
  if (known !== undefined) return known;
  const byId = new Map(STONES.map((stone) => [stone.id, stone]));
  const words = new Map(
    WISHES.flatMap((wish) => {
      const stones = WISH_STONES[wish].flatMap((id) => byId.get(id) ?? []);
      return wishes[wish][lang].split(", ").map((word) => [plain(word), stones] as const);
    }),
  );
  BY_LANGUAGE.set(lang, words);
  return words;
}
