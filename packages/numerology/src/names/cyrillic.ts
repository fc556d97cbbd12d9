/** The languages whose passports differ from the general table, as far as their letters give them away. */
type Language = "ukrainian" | "belarusian" | "serbian" | "macedonian" | "serbian-or-macedonian" | "other";

/**
 * ICAO Doc 9303 part 3, section 6, table B: transliteration of Cyrillic characters, the general column, from U+0400 (Ѐ) on;
 * `-` is nothing.
 */
const GENERAL = (
  "E E D G IE DZ I I J LJ NJ C K I U DZ " + "A B V G D E ZH Z I I K L M N O P R S T U F KH TS CH SH SHCH IE Y - E IU IA"
).split(" ");
const FIRST = 0x0400;

/**
 * The rest of the table, and the letters of Kazakh, Kyrgyz, Tatar, Tajik and Mongolian, which Doc 9303 lacks, by the plain
 * letter they are printed with.
 */
const FURTHER: Readonly<Record<string, string>> = {
  Ѣ: "IE",
  Ѫ: "U",
  Ѵ: "Y",
  Ґ: "G",
  Ә: "A",
  Ғ: "G",
  Қ: "K",
  Ң: "N",
  Ө: "O",
  Ұ: "U",
  Ү: "U",
  Һ: "H",
  Җ: "J",
  Ҳ: "H",
  Ҷ: "J",
  Ӯ: "U",
  Ӣ: "I",
  Ӏ: "",
};

const NATIONAL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ukrainian: { Г: "H", И: "Y" },
  belarusian: { Г: "H", Ё: "IO" },
  serbian: { Ж: "Z", Х: "H", Ц: "C", Ч: "C", Ш: "S" },
  macedonian: { Ѓ: "GJ", Ќ: "KJ", Џ: "DJ", Х: "H", Ц: "C" },
  "serbian-or-macedonian": { Х: "H", Ц: "C" },
  other: {},
};

/** Ukrainian passports: Cabinet of Ministers of Ukraine, resolution 55 of 27 January 2010; at the start of a word. */
const UKRAINIAN_INITIAL: Readonly<Record<string, string>> = { Є: "YE", Ї: "YI", Й: "Y", Ю: "YU", Я: "YA" };

/** Marks of one language alone: letters, the ending -ський, and І (Belarusian has no И, Russian no І). */
const TELLTALES: readonly (readonly [Language, RegExp])[] = [
  ["ukrainian", /[ЇЄҐ]|[СЗЦ]ЬК|И.*І|І.*И/su],
  ["belarusian", /Ў|Ы.*І|І.*Ы/su],
  ["serbian", /[ЂЋ]/u],
  ["macedonian", /[ЃЌЅ]/u],
  ["serbian-or-macedonian", /[ЈЉЊЏ]/u],
];

/** The language of a whole name, as far as its letters tell. */
export function cyrillicLanguage(name: string): Language {
  const capitals = name.normalize("NFC").toUpperCase();
  return TELLTALES.find(([, letters]) => letters.test(capitals))?.[0] ?? "other";
}

/**
 * A run of Cyrillic letters by passport spelling (ICAO Doc 9303). Serbian Г is G, as Serbian passports print it: the H of
 * the older editions is Belarusian's.
 */
export function romanizeCyrillic(run: string, language: Language): string {
  const letters = [
    ...run
      .normalize("NFC")
      .toUpperCase()
      .replace(/[\p{M}'’ʼ]/gu, ""),
  ];
  return letters
    .map((letter, index) => {
      if (language === "ukrainian" && index === 0 && letter in UKRAINIAN_INITIAL) return UKRAINIAN_INITIAL[letter];
      if (language === "ukrainian" && letter === "Г" && letters[index - 1] === "З") return "GH";
      return NATIONAL[language][letter] ?? FURTHER[letter] ?? GENERAL[letter.charCodeAt(0) - FIRST] ?? "";
    })
    .join("")
    .replaceAll("-", "");
}
