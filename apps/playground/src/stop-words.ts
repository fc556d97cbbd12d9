/** Words of a question that name no calculation, without marks, in the page's languages. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    "a an the of my our your me i'm is are am what whats which who where how do does can in on for to and with about today s now show tell get find give want please",
    // German
    "der die das des dem den ein eine einen mein meine meinen meiner meines von vom fur und mit was ist wie heute heutige heutiges zeige",
    // Spanish and Portuguese
    "el la los las un una de del mi mis y con que es cual como hoy para o os as um uma do da dos das meu minha meus minhas e com qual hoje",
    // French
    "le les l d une du mon ma mes et avec que quel quelle est aujourd hui pour",
    // Russian
    "мой моя мое моеи мои и в на с о что какои какая как сегодня для",
    // Turkish
    "bir benim ve ile nedir ne bugun bugunun icin",
    // Hindi
    "मेरी मेरा मेरे का की के क्या है आज और में",
  ].flatMap((words) => words.split(" ")),
);

/** The same where words stand without spaces. */
const STOP_SIGNS = /我的|今天的?|今日的?|的|是什么|是什麼|什么|什麼/g;

const NO_WORD = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a text without marks. */
export function wordsOf(text: string): readonly string[] {
  return plainLetters(text)
    .split(NO_WORD)
    .filter((word) => word !== "");
}

/** The words that a question is about; all of them where it has no other. */
export function askedWords(question: string): readonly string[] {
  const all = wordsOf(question);
  const kept = all.map((word) => word.replace(STOP_SIGNS, "")).filter((word) => word !== "" && !STOP_WORDS.has(word));
  return kept.length === 0 ? all : kept;
}

/** Letters without their marks, small. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}
