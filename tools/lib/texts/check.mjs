import { blanksOf, literalsOf } from "./message.mjs";
import { notesOf } from "./notes.mjs";
import { stateOf } from "./state.mjs";

/** Lengths of a translation, in characters for one of the English; Chinese says the same in a third of them. */
const LENGTH = { han: [0.12, 0.8], other: [0.5, 2] };
/** A shorter English text has no length to be held to: "Yes" is "Evet" and "हाँ". */
const MEASURED = 24;

/** Words for the reader that are not those of the language here: the others say du, tú, você, tu, sen, вы, आप, 你. */
export const OTHER_ADDRESS = {
  // after a colon a sentence may begin with a capital
  de: /(?<=[\p{L},;] )Sie\b|\b(?:Ihnen|(?<=[\p{L},;] )Ihre?[nrms]?)\b/u,
  es: /\busted(?:es)?\b|\bconsulte\b/iu,
  fr: /(?<!rendez-)\b(?:vous|votre|vos)\b/iu,
  hi: /(?<![\p{L}\p{M}])(?:तुम|तू|तेरा|तुम्हारा)(?![\p{L}\p{M}])/u,
  pt: /(?<!\p{L})(?:vós|teu|tua|teus|tuas)(?!\p{L})/iu,
  ru: /(?<=[\p{L},;:] )(?:Вы|Вас|Вам|Ваш[аеиу]?)(?!\p{L})/u,
  tr: /\p{L}(?:ınız|iniz|unuz|ünüz)(?!\p{L})/u,
  "zh-Hans": /您/u,
  "zh-Hant": /您/u,
};

/**
 * Flaws of the translations of a package that are found without knowing the language, each with its text's id. One word
 * alone addresses nobody: तू is a syllable that names begin with. Texts to two people (`toSeveral` of the package's
 * notes) may have the plural.
 */
export function translationFlaws(root, folder, lang) {
  const rows = stateOf(root, folder, lang).fresh.filter(({ unit }) => unit.path.at(-2) !== "see");
  const toSeveral = notesOf(root, folder).toSeveral ?? [];
  const isToOne = ({ id }) => !toSeveral.some((start) => id.startsWith(start));
  const flaws = rows.flatMap(({ unit, text }) =>
    [...blankFlaws(unit.text, text), ...numberFlaws(unit, text), ...lengthFlaws(unit.text, text, lang)]
      .concat(text.includes(" ") && isToOne(unit) && OTHER_ADDRESS[lang]?.test(text) ? ["another form of address"] : [])
      .map((flaw) => `${unit.id}: ${flaw}`),
  );
  return [...flaws, ...twins(rows)];
}

/** English pronouns of a name that another blank has: elsewhere the verb or the name itself says as much. */
const PRONOUNS = ["he", "she", "his", "her", "him", "himself", "herself"];

/** Blanks that the English has and the translation not, and the other way. */
export function blankFlaws(english, text) {
  const due = blanksOf(english);
  const has = blanksOf(text).map((name) => plainBlank(name, due));
  const isSame = (one) => (other) => small(other) === small(one);
  const isLost = (name) => !has.some(isSame(name)) && !PRONOUNS.includes(name.toLowerCase());
  const lost = due.filter(isLost).map((name) => `{${name}} is missing`);
  return [...lost, ...has.filter((name) => !due.some(isSame(name))).map((name) => `English has no {${name}}`)];
}

const small = (name) => name.charAt(0).toLowerCase() + name.slice(1);

/** A form of a name, or a capital, is the blank itself: `{Sign_in}` of a translation is the `{sign}` of its English. */
function plainBlank(name, due) {
  const plain = name.replace(/_[a-z]+$/, "");
  return due.some((one) => small(one) === small(plain)) ? plain : name;
}

const digitsOf = (text) => [...new Set(literalsOf(text).match(/\d+/g))].sort();

const NUMERALS = [
  ..."one two three four five six seven eight nine ten eleven twelve".split(" "),
  ..."thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const NUMERAL = new RegExp(`\\b(${NUMERALS.join("|")})s?\\b`, "gi");
const numeralsOf = (text) =>
  [...text.matchAll(NUMERAL)].map(([, word]) => `${NUMERALS.indexOf(word.toLowerCase()) + 1}`);

/**
 * Figures of the translation that the English has neither as figures nor in words; each may say the other's figures in
 * words. An ordinal may be the figure of its key.
 */
function numberFlaws(unit, text) {
  const own = unit.path.at(-2) === "ordinal" ? [unit.path.at(-1)] : [];
  const due = [...digitsOf(unit.text), ...numeralsOf(unit.text), ...own];
  return digitsOf(text)
    .filter((figure) => !due.includes(figure))
    .map((figure) => `English has no ${figure}`);
}

function lengthFlaws(english, text, lang) {
  const [from, to] = LENGTH[lang.startsWith("zh") ? "han" : "other"];
  const [due, has] = [english, text].map((one) => [...literalsOf(one)].length);
  const ratio = has / due;
  return due < MEASURED || (ratio >= from && ratio <= to) ? [] : [`${ratio.toFixed(2)} times as long as the English`];
}

/** Texts that are one in the translation and several in English. */
function twins(rows) {
  const first = new Map();
  return rows.flatMap(({ unit, text }) => {
    const twin = first.get(text) ?? unit;
    first.set(text, twin);
    const isTwin = twin.text.toLowerCase() !== unit.text.toLowerCase() && unit.text.length >= MEASURED;
    return isTwin ? [`${unit.id}: the same as ${twin.id}, whose English differs`] : [];
  });
}
