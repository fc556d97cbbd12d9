import type { JSX } from "preact";
import { type Content, memberAt, type PageChapter, pairsOf, textsIn } from "../answer/chapters";
import { isMembers, labelOf } from "../answer/names";
import { useSession } from "../session";
import { Centers } from "./centers";
import { Figure } from "./figure";
import { PageTable, Paragraphs, wordsIn } from "./page-table";
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
      <nav class="contents" aria-label={words.chapters}>
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

/** The figure whose parts are pressed. */
const CENTERS = { at: "design", form: "bodygraph" };

function PageFigure({ content: { at, form }, domain, form: { id }, labels, answer, lang }: ContentParts): JSX.Element {
  if (form === CENTERS.form && at === CENTERS.at) {
    const bodygraph = memberAt(answer, `parts/${at}`);
    return <Centers {...{ answer, bodygraph, labels, domain, operation: id, form: `${at}-${form}`, lang }} />;
  }
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
  const today = isMembers(parts.answer) ? parts.answer["today"] : undefined;
  return content.kind === "table" ? (
    <PageTable content={content} value={shown} {...parts} today={typeof today === "string" ? today : undefined} />
  ) : null;
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
