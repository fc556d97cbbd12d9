import { sharedValues } from "@almagest/i18n/labels";
import type { Lang } from "@almagest/operation";
import { figureText } from "./cells";
import type { ReportChapter, ReportPart } from "./content";
import { isMembers, type Members } from "./members";
import { wordsOf } from "./words";

/** Conventions that a reader can compare with another chart, in order. */
const SAID = ["zodiac", "ayanamsa", "houseSystem", "nodeType", "calendar", "ephemeris", "utc"] as const;

/** Works by the page that rests on them; titles stay as they are printed. */
const WORKS: Readonly<Record<string, readonly string[]>> = {
  "birth-chart": ["Ptolemy, Tetrabiblos", "William Lilly, Christian Astrology"],
  kundli: ["Brihat Parashara Hora Shastra", "Brihat Jataka", "Phaladeepika", "B. V. Raman, Graha and Bhava Balas"],
  panchang: ["Surya Siddhanta", "Muhurta Chintamani"],
  matching: ["Muhurta Chintamani"],
  "four-pillars": ["Qiong Tong Bao Jian"],
  day: ["Xie Ji Bian Fang Shu"],
  "year-ahead": ["Ptolemy, Tetrabiblos", "Vettius Valens, Anthologies"],
};

/** The last chapter: how the answers were computed, and on what they rest. */
export function endingOf(
  page: string,
  parts: Members,
  { lang, missing }: { readonly lang: Lang; readonly missing: readonly string[] },
): ReportChapter {
  const { words } = wordsOf(lang);
  const works = WORKS[page] ?? [];
  const pairs = [
    ...conventionsIn(parts, lang),
    ...(works.length > 0 ? [[words.works, works.join("; ")] as const] : []),
  ];
  const leftOut: readonly ReportPart[] =
    missing.length > 0 ? [{ kind: "pairs", pairs: missing.map((reason) => [words.missing, reason] as const) }] : [];
  const said = [words.computed, words.tradition, ...(lang === "en" ? [] : [words.english])];
  return {
    title: words.sources,
    contents: [{ kind: "text", paragraphs: said }, { kind: "pairs", pairs }, ...leftOut],
  };
}

/** The conventions of the first part that has some, in the words of the language. */
function conventionsIn(parts: Members, lang: Lang): readonly (readonly [string, string])[] {
  const told = Object.values(parts).filter(isMembers);
  const [first] = [...told.filter((part) => isMembers(part["conventions"])), ...told];
  const said = [first?.["conventions"], first?.["frame"], first].filter(isMembers);
  const { words } = wordsOf(lang);
  return SAID.flatMap((name): (readonly [string, string])[] => {
    const value = said.map((members) => members[name]).find((one) => typeof one === "string");
    return typeof value === "string" ? [[words[name], valueText(name, value, lang)]] : [];
  });
}

function valueText(name: string, value: string, lang: Lang): string {
  return sharedValues[name]?.[value]?.[lang] ?? figureText(value, lang);
}
