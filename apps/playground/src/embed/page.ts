import { languageOf } from "@almagest/operation/languages";
import {
  type Content,
  chaptersOf,
  columnLabel,
  isCurrent,
  memberAt,
  type PageChapter,
  pairsOf,
  rowsOf,
  type ToldRow,
  textsIn,
} from "../answer/chapters";
import type { FactWords } from "../answer/facts";
import { dayOfAnswer, hasUtcMoments, zoneOf } from "../answer/moments";
import { isMembers, labelOf } from "../answer/names";
import { paragraphsOf } from "../answer/reading";
import { loadWords } from "../data";
import type { DomainWords } from "../forms/model";
import { loadLanguage } from "../languages";
import { PAGES_DOMAIN } from "../page-addresses";
import { filled, type Words } from "../words/words";

/** A page in brief: the form of its first figure, and what its chapters say. */
export interface BriefPage {
  readonly form: string | undefined;
  readonly nodes: readonly Node[];
}

/** The page's words, and the words of its values. */
interface Told {
  readonly labels: DomainWords;
  readonly words: Words;
  readonly facts: FactWords;
  readonly answer: unknown;
}

/** The first chapter is open, the others are folded. Figures beside the first are on the page itself. */
export async function pageOf(text: string, body: string, lang: string): Promise<BriefPage> {
  const [labels, words] = await Promise.all([loadWords(PAGES_DOMAIN, lang), loadLanguage(lang)]);
  const answer: unknown = JSON.parse(text);
  const input: unknown = JSON.parse(body);
  const zone = isMembers(input) ? zoneOf(input) : undefined;
  const facts = {
    lang: languageOf(lang) ?? "en",
    zone,
    day: dayOfAnswer(answer),
    yes: words.yes,
    no: words.no,
    values: labels.values,
  };
  const told: Told = { labels, words, facts, answer };
  const chapters = chaptersOf(answer) ?? [];
  const first = chapters.flatMap(({ contents }) => contents).find(({ kind }) => kind === "figure");
  const shown = chapters.map((chapter) => ({ chapter, nodes: chapterNodes(chapter, told) }));
  const told0 = shown.filter(({ nodes }) => nodes.length > 0);
  const clock = hasUtcMoments(answer) ? [clockNote(words, zone)] : [];
  return {
    form: first && `${first.at}-${first.form}`,
    nodes: [...told0.map(({ chapter, nodes }, index0) => folded(chapter.title, nodes, index0 > 0)), ...clock],
  };
}

function clockNote({ clockOf }: Words, zone = "UTC"): Element {
  return made("p", { class: "small" }, [filled(clockOf, { zone: zone.replaceAll("_", " ") })]);
}

function folded(title: string, nodes: readonly Node[], isFolded: boolean): Element {
  return isFolded
    ? made("details", {}, [made("summary", {}, [title]), ...nodes])
    : made("section", {}, [made("h3", {}, [title]), ...nodes]);
}

function chapterNodes({ title, contents }: PageChapter, told: Told): readonly Element[] {
  return contents.flatMap((content) => {
    const value = memberAt(told.answer, `parts/${content.at}`);
    if (content.kind === "reading") return readingNodes(content, value, told);
    if (content.kind === "facts") return factNodes(content, value, told);
    return content.kind === "table" ? tableNodes(content, value, title, told) : [];
  });
}

function readingNodes({ lang }: Content, value: unknown, { labels }: Told): readonly Element[] {
  if (!isMembers(value)) return paragraphs(textsIn(value), lang);
  return Object.entries(value).flatMap(([name, texts]) => [
    made("h4", {}, [labelOf(name, labels)]),
    ...paragraphs(textsIn(texts), lang),
  ]);
}

function paragraphs(texts: readonly string[], lang: string | undefined): readonly Element[] {
  return texts.flatMap(paragraphsOf).map((text) => made("p", lang === undefined ? {} : { lang }, [text]));
}

function factNodes({ columns = [] }: Content, value: unknown, { labels, facts }: Told): readonly Element[] {
  const pairs = pairsOf(value, columns, { ...labels, ...facts }).map(({ label, text }) =>
    made("div", {}, [made("dt", {}, [label]), made("dd", {}, [text])]),
  );
  return pairs.length === 0 ? [] : [made("dl", {}, pairs)];
}

/** The rows that are there: what is absent is on the page itself. */
function tableNodes(content: Content, value: unknown, title: string, told: Told): readonly Element[] {
  const { labels, facts } = told;
  const rows = rowsOf(value, content, facts).filter(({ isAbsent }) => !isAbsent);
  if (rows.length === 0) return [];
  const heads = (content.columns ?? []).map((path) => made("th", { scope: "col" }, [columnLabel(path, labels)]));
  const listed = content.at.slice(content.at.lastIndexOf("/") + 1);
  const caption = labelOf(listed === "meta" ? "positions" : listed, labels);
  const table = made("table", {}, [
    ...(caption === title ? [] : [made("caption", {}, [caption])]),
    made("thead", {}, [made("tr", {}, heads)]),
    made(
      "tbody",
      {},
      rows.flatMap((row) => rowNodes(row, content, told)),
    ),
  ]);
  // It scrolls by itself, so the keyboard has to reach it.
  return [made("div", { class: "scroll", role: "region", tabindex: "0", "aria-label": caption }, [table])];
}

function rowNodes({ cells, texts, span }: ToldRow, { lang }: Content, { words, answer }: Told): readonly Element[] {
  const today = isMembers(answer) ? answer["today"] : undefined;
  const isNow = typeof today === "string" && isCurrent(span, today);
  const [first = "", ...others] = cells;
  const head = made("th", { scope: "row" }, isNow ? [`${first} · ${words.current}`] : [first]);
  const row = made("tr", isNow ? { "aria-current": "date" } : {}, [
    head,
    ...others.map((cell) => made("td", {}, [cell])),
  ]);
  if (texts.length === 0) return [row];
  const summary = made("summary", { "aria-label": `${words.reading}: ${first}` }, [words.reading]);
  const reading = made("details", {}, [summary, ...paragraphs(texts, lang)]);
  return [row, made("tr", {}, [made("td", { colspan: String(cells.length) }, [reading])])];
}

/** An element with its text as text. */
function made(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (Node | string)[],
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
