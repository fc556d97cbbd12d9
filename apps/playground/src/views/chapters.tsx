import type { JSX } from "preact";
import { type Content, memberAt, type PageChapter, pairsOf, textsIn } from "../answer/chapters";
import type { FactWords } from "../answer/facts";
import { isMembers, labelOf } from "../answer/names";
import { useSession } from "../session";
import { Centers } from "./centers";
import { Figure } from "./figure";
import { PageTable } from "./page-table";
import { Paragraphs } from "./paragraphs";
import type { ResultParts } from "./result";

type PageParts = Pick<ResultParts, "domain" | "form" | "labels" | "answer"> & {
  /** The language of the answer's names. */
  readonly lang: string;
  readonly chapters: readonly PageChapter[];
  readonly told: FactWords;
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
        <p key={String(one["part"])} class="notice">
          {words.notTold} <span lang="en">{String(one["reason"])}</span>
        </p>
      ))}
      {parts.form.id === OF_LUCK && memberAt(parts.answer, "parts/luck") === undefined && missing.length === 0 && (
        <p class="notice">{words.luckNeedsGender}</p>
      )}
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
            <Shown key={content0} content={content} chapter={chapter.title} {...parts} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** The page whose luck pillars need a gender. */
const OF_LUCK = "getFourPillarsPage";

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

interface ShownParts extends ContentParts {
  /** The title of the chapter. */
  readonly chapter: string;
}

function Shown({ content, ...parts }: ShownParts): JSX.Element | null {
  const shown = memberAt(parts.answer, `parts/${content.at}`);
  if (content.kind === "reading") return <Reading content={content} value={shown} {...parts} />;
  if (content.kind === "facts") return <Facts content={content} value={shown} {...parts} />;
  const today = isMembers(parts.answer) ? parts.answer["today"] : undefined;
  return content.kind === "table" ? (
    <PageTable content={content} value={shown} {...parts} today={typeof today === "string" ? today : undefined} />
  ) : null;
}

type ValueParts = ContentParts & { readonly value: unknown };

/** Texts: one, or one under each name. */
function Reading({ content: { lang }, value, labels }: ValueParts): JSX.Element {
  if (!isMembers(value)) return <Paragraphs texts={textsIn(value)} lang={lang} />;
  return (
    <>
      {Object.entries(value).map(([name, texts]) => (
        <section key={name}>
          <h4>{labelOf(name, labels)}</h4>
          <Paragraphs texts={textsIn(texts)} lang={lang} />
        </section>
      ))}
    </>
  );
}

function Facts({ content: { columns = [], lang }, value, labels, form, told }: ValueParts): JSX.Element {
  return (
    <dl class="page-facts">
      {pairsOf(value, columns, { ...labels, ...told }).map(({ path, label, text }) => (
        <div key={path}>
          <dt>{label}</dt>
          <dd lang={form.prose.includes(path) ? lang : undefined}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
