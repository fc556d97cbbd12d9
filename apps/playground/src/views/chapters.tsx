import { languageOf } from "@almagest/operation/languages";
import type { JSX } from "preact";
import { type Content, columnLabel, memberAt, type PageChapter, pairsOf, rowsOf, textsIn } from "../answer/chapters";
import type { Facts as FactWords } from "../answer/facts";
import { isMembers, labelOf } from "../answer/names";
import { paragraphsOf } from "../answer/reading";
import { useSession } from "../session";
import type { Words } from "../words/words";
import { Figure } from "./figure";
import type { ResultParts } from "./result";

type PageParts = Pick<ResultParts, "domain" | "form" | "labels" | "answer" | "lang"> & {
  readonly chapters: readonly PageChapter[];
};

/** A page: a list of its chapters, and each chapter with what it shows. */
export function PageChapters({ chapters, ...parts }: PageParts): JSX.Element {
  const { words } = useSession();
  const missing = isMembers(parts.answer) && Array.isArray(parts.answer["missing"]) ? parts.answer["missing"] : [];
  return (
    <div class="page">
      <nav class="contents" aria-label={words.facts}>
        <ol>
          {chapters.map(({ title }, index0) => (
            <li key={title}>
              <button type="button" class="plain" onClick={() => toChapter(index0)}>
                {title}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      {missing.filter(isMembers).map((one) => (
        <p key={String(one["part"])} class="notice" lang="en">
          {String(one["reason"])}
        </p>
      ))}
      {chapters.map((chapter, index0) => (
        <section key={chapter.title} class="page-chapter" aria-labelledby={idOf(index0)}>
          <h3 id={idOf(index0)} tabIndex={-1}>
            {chapter.title}
          </h3>
          <div class="figures">
            {chapter.contents
              .filter(({ kind }) => kind === "figure")
              .map((content) => (
                <PageFigure key={`${content.at}-${content.form}`} content={content} {...parts} />
              ))}
          </div>
          {chapter.contents.map((content, content0) => (
            <Shown key={content0} content={content} {...parts} />
          ))}
        </section>
      ))}
    </div>
  );
}

const idOf = (index0: number): string => `chapter-${index0}`;

/** The address is the request's: a chapter is gone to without changing it. */
function toChapter(index0: number): void {
  const heading = document.getElementById(idOf(index0));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

type ContentParts = Omit<PageParts, "chapters"> & { readonly content: Content };

function PageFigure({ content: { at, form }, domain, form: { id }, labels, answer, lang }: ContentParts): JSX.Element {
  return (
    <Figure
      headings={labels.headings}
      domain={domain}
      operation={id}
      forms={[`${at}-${form}`]}
      answer={answer}
      lang={lang}
      first={undefined}
    />
  );
}

function Shown({ content, ...parts }: ContentParts): JSX.Element | null {
  const shown = memberAt(parts.answer, `parts/${content.at}`);
  if (content.kind === "reading") return <Reading value={shown} {...parts} />;
  if (content.kind === "facts") return <Facts content={content} value={shown} {...parts} />;
  return content.kind === "table" ? <Table content={content} value={shown} {...parts} /> : null;
}

type ValueParts = Omit<PageParts, "chapters"> & { readonly value: unknown };

/** Texts: one, or one under each name. */
function Reading({ value, labels }: ValueParts): JSX.Element {
  if (!isMembers(value)) return <Paragraphs texts={textsIn(value)} />;
  return (
    <>
      {Object.entries(value).map(([name, texts]) => (
        <section key={name}>
          <h4>{labelOf(name, labels)}</h4>
          <Paragraphs texts={textsIn(texts)} />
        </section>
      ))}
    </>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }): JSX.Element {
  return (
    <>
      {texts.flatMap(paragraphsOf).map((paragraph, index0) => (
        <p key={index0} lang="en">
          {paragraph}
        </p>
      ))}
    </>
  );
}

function Facts({
  content: { columns = [] },
  value,
  labels,
  lang,
}: ValueParts & { readonly content: Content }): JSX.Element {
  const { words } = useSession();
  return (
    <dl class="page-facts">
      {pairsOf(value, columns, { ...labels, ...wordsIn(words, lang) }).map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordsIn({ yes, no }: Words, lang: string): Pick<FactWords, "yes" | "no" | "lang"> {
  return { yes, no, lang: languageOf(lang) ?? "en" };
}

function Table({ content, value, labels, lang }: ValueParts & { readonly content: Content }): JSX.Element {
  const { words } = useSession();
  const { columns = [] } = content;
  const heads = columns.map((path) => columnLabel(path, labels));
  const caption = labelOf(content.at.slice(content.at.lastIndexOf("/") + 1), labels);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(value, content, wordsIn(words, lang)).flatMap(({ cells, texts }, row0) => [
            <tr key={row0}>
              {cells.map((cell, column0) =>
                column0 === 0 ? (
                  <th key={columns[column0]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[column0]}>{cell}</td>
                ),
              )}
            </tr>,
            texts.length > 0 && (
              <tr key={`${row0} told`} class="told">
                <td colSpan={columns.length}>
                  <Paragraphs texts={texts} />
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
    </section>
  );
}
