/** Hebrew words with the standard value that a page or a program prints for them, by its address. */
export const PUBLISHED_VALUES: readonly {
  readonly source: string;
  readonly words: readonly (readonly [hebrew: string, value: number])[];
}[] = [
  {
    source: "http://13petals.org/?p=1959",
    words: [
      ...([
        ["דג", 7],
        ["אהבה", 13],
        ["אחד", 13],
        ["דוד", 14],
        ["יד", 14],
        ["חי", 18],
        ["י־ה־ו־ה", 26],
      ] as const),
      ...([
        ["לב", 32],
        ["אדם", 45],
        ["בן", 52],
        ["אליהו", 52],
        ["נח", 58],
        ["חן", 58],
        ["גוג ומגוג", 70],
      ] as const),
      ...([
        ["סוד", 70],
        ["יין", 70],
        ["אמן", 91],
        ["אפוד", 91],
        ["מלאך", 91],
        ["קל", 130],
        ["סיני", 130],
      ] as const),
      ...([
        ["סלם", 130],
        ["זה כסא הכבוד", 130],
        ["צמח", 138],
        ["מנחם", 138],
        ["נגהפ", 138],
        ["קדם", 144],
      ] as const),
      ...([
        ["בצלאל", 153],
        ["בני האלהים", 153],
        ["הפסח", 153],
        ["יוסף", 156],
        ["ציון", 156],
        ["אור", 207],
      ] as const),
      ...([
        ["אין סוף", 207],
        ["עמלק", 240],
        ["ספק", 240],
        ["אברהם", 248],
        ["מטטרון", 314],
        ["שדי", 314],
      ] as const),
      ...([
        ["משה", 345],
        ["שילה", 345],
        ["עבד עברי", 358],
        ["חשן", 358],
        ["אור העולם", 358],
      ] as const),
    ],
  },
  {
    source: "https://ladderofjacob.com/gematria/",
    words: [
      ["אב", 3],
      ["בא", 3],
      ["אבא", 4],
      ["די", 14],
      ["זהב", 14],
      ["יוד", 20],
      ["כבוד", 32],
    ],
  },
  {
    source: "https://www.spanning-boundaries.eu/forums/topic/gematria-is-a-power-study-4/",
    words: [["חסד", 72]],
  },
  {
    source: "http://online.flipbuilder.com/dspg/vpjf/files/basic-html/page77.html",
    words: [
      ["תורה", 611],
      ["תריג", 613],
    ],
  },
  {
    source: "http://www.bjewsusa.com/hebrew_alphabet_04.htm",
    words: [
      ["יא", 11],
      ["כא", 21],
      ["תריא", 611],
    ],
  },
  {
    source: "https://occultrevival.net/qabalistic-exegetic-techniques/",
    words: [
      ["נחש", 358],
      ["משיח", 358],
    ],
  },
  {
    source: "https://thescholtes.com/2019/01/26/twenty-six/",
    words: [
      ["אליעזר", 318],
      ["שיח", 318],
    ],
  },
  {
    source: "https://hebrewmastery.com/hebrew-gematria-guide",
    words: [
      ["אמת", 441],
      ["תשפ״ו", 786],
    ],
  },
  {
    // Ecclesiastes 5:1 with points and accents, word by word
    source: "https://github.com/cbowcutt/SefariaClient, spec/GematriaForVerseSpec.js",
    words: [
      ...([
        ["אַל־תְּבַהֵ֨ל", 468],
        ["עַל־פִּ֜יךָ", 210],
        ["וְלִבְּךָ֧", 58],
        ["אַל־יְמַהֵ֛ר", 286],
        ["לְהוֹצִ֥יא", 142],
      ] as const),
      ...([
        ["דָבָ֖ר", 206],
        ["לִפְנֵ֣י", 170],
        ["הָאֱלֹהִ֑ים", 91],
        ["כִּ֣י", 30],
        ["בַּשָּׁמַ֙יִם֙", 392],
        ["וְאַתָּ֣ה", 412],
      ] as const),
      ...([
        ["עַל־הָאָ֔רֶץ", 396],
        ["עַֽל־כֵּ֛ן", 170],
      ] as const),
    ],
  },
];
