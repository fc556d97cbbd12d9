import { baziChart } from "@almagest/chinese-astrology";
import { bodygraph } from "@almagest/human-design";
import { type AnyOperation, erase, isRecord, type Lang, type Term } from "@almagest/operation";
import { gunMilan, vedicBirthChart } from "@almagest/vedic";
import { natalChart } from "@almagest/western";
import type { Content } from "./page/content";
import { layoutOf } from "./page/define";
import { isTold, memberAt } from "./page/frame";
import { bornIn, type Subject } from "./page/subject";
import { birthChartPage } from "./pages/birth-chart";
import { bodygraphPage } from "./pages/bodygraph";
import { dayPage } from "./pages/day";
import { fourPillarsPage } from "./pages/four-pillars";
import { kundliPage } from "./pages/kundli";
import { matchingPage } from "./pages/matching";
import { panchangPage } from "./pages/panchang";
import { yearAheadPage } from "./pages/year-ahead";
import { chapterNames } from "./vocabulary/chapters";
import { type PageName, titleNames } from "./vocabulary/titles";

/** An answer as a report shows it: that of a page, or of one of its parts alone. */
export interface ReportedAnswer {
  readonly page: PageName;
  /** The id of the page, whose pictures are drawn. */
  readonly pageId: string;
  readonly title: string;
  readonly subjects: readonly Subject[];
  /** True where the subjects are days, which have no time of birth. */
  readonly isOfDay: boolean;
  readonly chapters: readonly { readonly title: string; readonly contents: readonly Content[] }[];
  /** The answers of the parts, by name. */
  readonly parts: Readonly<Record<string, unknown>>;
  /** The reasons why parts are left out. */
  readonly missing: readonly string[];
}

const PAGES = [
  erase(birthChartPage),
  erase(kundliPage),
  erase(panchangPage),
  erase(matchingPage),
  erase(bodygraphPage),
  erase(fourPillarsPage),
  erase(dayPage),
  erase(yearAheadPage),
];

/** Operations whose answer alone fills the first chapters of a page: the page, and the part that they are. */
const ALONE: readonly (readonly [operation: AnyOperation, page: AnyOperation, part: string])[] = [
  [erase(natalChart), erase(birthChartPage), "chart"],
  [erase(vedicBirthChart), erase(kundliPage), "chart"],
  [erase(gunMilan), erase(matchingPage), "match"],
  [erase(bodygraph), erase(bodygraphPage), "design"],
  [erase(baziChart), erase(fourPillarsPage), "pillars"],
];

/** Pages about a day. */
const OF_A_DAY: ReadonlySet<PageName> = new Set(["panchang", "day"]);

/** Ids of the operations whose answers can be a report. */
export const reported: readonly string[] = [...PAGES, ...ALONE.map(([operation]) => operation)].map(({ id }) => id);

/**
 * An answer with the chapters that show it, their titles in the language of the answer.
 * @param input the parsed request, which says whose the answer is.
 * @returns undefined where the operation has no report.
 */
export function reportedAnswer(
  operationId: string,
  { input, answer, lang }: { readonly input: object; readonly answer: unknown; readonly lang: Lang },
): ReportedAnswer | undefined {
  const page = PAGES.find(({ id }) => id === operationId);
  const alone = ALONE.find(([{ id }]) => id === operationId);
  const [, home = page, part] = alone ?? [];
  const layout = home === undefined ? undefined : layoutOf(home);
  if (home === undefined || layout === undefined || !isRecord(answer)) return undefined;
  const parts = part === undefined ? answer["parts"] : { [part]: answer };
  if (!isRecord(parts)) return undefined;
  const shown = layout.chapters.map(({ chapter, contents }) => ({
    title: inLanguage(Object.values(chapterNames), chapter, lang),
    contents: contents.filter(({ at }) => isTold(memberAt(parts, at))),
  }));
  return {
    page: layout.page,
    pageId: home.id,
    title: titleNames[layout.page][lang],
    subjects: subjectsIn(answer) ?? bornIn(input),
    isOfDay: OF_A_DAY.has(layout.page),
    chapters: shown.filter(({ contents }) => contents.length > 0),
    parts,
    missing: reasonsIn(answer),
  };
}

function inLanguage(terms: readonly Term[], english: string, lang: Lang): string {
  return terms.find(({ en }) => en === english)?.[lang] ?? english;
}

function subjectsIn(answer: Readonly<Record<string, unknown>>): readonly Subject[] | undefined {
  const subjects: unknown = answer["subjects"];
  return Array.isArray(subjects) ? subjects.filter(isSubject) : undefined;
}

function isSubject(value: unknown): value is Subject {
  return isRecord(value) && typeof value["date"] === "string";
}

function reasonsIn(answer: Readonly<Record<string, unknown>>): readonly string[] {
  const missing: unknown = answer["missing"];
  return Array.isArray(missing) ? missing.filter(isRecord).map(({ reason }) => String(reason)) : [];
}
