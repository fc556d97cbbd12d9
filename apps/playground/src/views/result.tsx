import { languageOf } from "@almagest/operation/languages";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { chaptersOf } from "../answer/chapters";
import type { FactTable } from "../answer/facts";
import { type FactWords, factsOf } from "../answer/facts";
import { languageOfText, type Tongues } from "../answer/language";
import { dayOfAnswer, hasUtcMoments, zoneOf } from "../answer/moments";
import { isMembers } from "../answer/names";
import { type Chapter, type Passage, paragraphsOf, readingOf, type Section } from "../answer/reading";
import { linksIn } from "../answer/references";
import type { Input } from "../backend";
import type { OperationForm } from "../forms/model";
import { useNarrow } from "../narrow";
import { readRoute } from "../route";
import { useSession } from "../session";
import { filled } from "../words/words";
import { Copy, TheCall } from "./call";
import { PageChapters } from "./chapters";
import type { Labels } from "./controls";
import { Figure } from "./figure";
import { type Go, Pressed } from "./neighbor-days";
import { Paragraphs } from "./paragraphs";

export interface ResultParts {
  readonly domain: string;
  readonly folder: string;
  readonly form: OperationForm;
  readonly labels: Labels;
  readonly input: Input;
  readonly answer: unknown;
  /** The language of its names, and those of its sentences. */
  readonly tongues: Tongues;
  /** The address of the answer, from its hash on. */
  readonly hash: string | undefined;
  readonly go: Go;
  /** The first figure, drawn. */
  readonly svg: string | undefined;
}

/** An answer: its figure and the same facts in tables, its reading, and the code to repeat the call. */
export function Result(parts: ResultParts): JSX.Element {
  const { domain, folder, form, labels, input, answer, tongues, hash, go, svg } = parts;
  const { words } = useSession();
  const { lang } = tongues;
  const told = useMemo(
    (): FactWords => ({
      lang: languageOf(lang) ?? "en",
      zone: zoneOf(input),
      day: dayOfAnswer(answer),
      yes: words.yes,
      no: words.no,
      values: labels.values,
    }),
    [answer, input, lang, words, labels],
  );
  const prose = useMemo(() => new Set(form.prose), [form]);
  const chapters = useMemo(() => readingOf(answer, { ...labels, prose }), [answer, labels, prose]);
  const tables = useMemo(() => {
    const leftOut = new Set([...form.prose, ...form.bulk]);
    return factsOf(answer, {
      fields: labels.fields,
      headings: labels.headings,
      ...told,
      linkOf: linksIn({ domain, operation: form.id, route: readRoute(hash ?? "") }),
      leftOut,
      name: words.name,
      value: words.value,
    });
  }, [answer, labels, form, told, words, domain, hash]);
  const narrow = useNarrow();
  const pageChapters = useMemo(() => chaptersOf(answer), [answer]);
  if (pageChapters !== undefined) {
    return (
      <>
        <PageChapters
          chapters={pageChapters}
          domain={domain}
          form={form}
          labels={labels}
          answer={answer}
          lang={lang}
          told={told}
        />
        <ClockNote answer={answer} zone={told.zone} />
        <section class="more" aria-label={words.theCall}>
          <TheCall form={form} folder={folder} input={input} domain={domain} />
          <Json answer={answer} />
        </section>
      </>
    );
  }
  // On a narrow screen the table tells what the compact figure above it leaves out.
  const facts = tables.length > 0 && <Tables tables={tables} lang={lang} go={go} />;
  const image = isMembers(answer) && typeof answer["imageUrl"] === "string" ? answer["imageUrl"] : undefined;
  return (
    <>
      {form.drawn.length > 0 && (
        <Figure
          headings={labels.headings}
          domain={domain}
          operation={form.id}
          forms={form.drawn}
          answer={answer}
          lang={lang}
          first={svg}
        />
      )}
      {form.drawn.length === 0 && image !== undefined && <img class="card" src={image} alt="" loading="lazy" />}
      {narrow && facts}
      {chapters.length > 0 && <Reading chapters={chapters} tongues={tongues} />}
      {!narrow && facts}
      <ClockNote answer={answer} zone={told.zone} />
      <section class="more" aria-label={words.theCall}>
        <TheCall form={form} folder={folder} input={input} domain={domain} />
        <Json answer={answer} />
      </section>
    </>
  );
}

/** The clock by which moments of UTC are told. */
function ClockNote({
  answer,
  zone = "UTC",
}: {
  readonly answer: unknown;
  readonly zone: string | undefined;
}): JSX.Element | null {
  const { words } = useSession();
  const hasMoments = useMemo(() => hasUtcMoments(answer), [answer]);
  return hasMoments ? <p class="quiet small">{filled(words.clockOf, { zone: zone.replaceAll("_", " ") })}</p> : null;
}

interface TablesParts {
  readonly tables: readonly FactTable[];
  readonly lang: string;
  readonly go: Go;
}

function Tables({ tables, lang, go }: TablesParts): JSX.Element {
  const { words } = useSession();
  return (
    <section class="facts" aria-label={words.facts}>
      {tables.map((table, index0) => (
        <details key={table.title ?? ""} open={index0 === 0 || undefined}>
          <summary>
            {table.title ?? words.facts} {table.columns.length > 2 && <span class="count">{table.rows.length}</span>}
          </summary>
          <Rows table={table} lang={lang} go={go} />
        </details>
      ))}
    </section>
  );
}

const FIRST_ROWS = 40;

interface RowsParts {
  readonly table: FactTable;
  readonly lang: string;
  readonly go: Go;
}

function Rows({ table, lang, go }: RowsParts): JSX.Element {
  const { words } = useSession();
  const [isWhole, setWhole] = useState(table.rows.length <= FIRST_ROWS);
  const rows = isWhole ? table.rows : table.rows.slice(0, FIRST_ROWS);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={table.title ?? words.facts}>
        <table lang={lang}>
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row0) => (
              <tr key={row0}>
                {cells.map((cell, column0) =>
                  column0 === 0 ? (
                    <th key={table.columns[column0]} scope="row">
                      <Linked hash={table.links?.[row0]} text={cell} go={go} />
                    </th>
                  ) : (
                    <td key={table.columns[column0]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && (
        <button type="button" class="plain" onClick={() => setWhole(true)}>
          {filled(words.showAll, { count: table.rows.length })}
        </button>
      )}
    </>
  );
}

/** The name of a row, which leads to what it names where that has a view of its own. */
function Linked({
  hash,
  text,
  go,
}: {
  readonly hash: string | undefined;
  readonly text: string;
  readonly go: Go;
}): JSX.Element {
  if (hash === undefined) return <>{text}</>;
  return (
    <Pressed to={readRoute(hash)} go={go}>
      {text}
    </Pressed>
  );
}

/** A chapter of more sections than this is a list to choose from, with its first section expanded. */
const MOST_OPEN = 4;
/** A chapter of more sections than this is collapsed. */
const MOST_LISTED = 16;

interface ReadingParts {
  readonly chapters: readonly Chapter[];
  readonly tongues: Tongues;
}

function Reading({ chapters, tongues }: ReadingParts): JSX.Element {
  const { words } = useSession();
  const isForeign = tongues.lang !== "en" && tongues.languages.includes("en");
  return (
    <article class="reading" aria-labelledby="reading">
      <h3 id="reading">{words.reading}</h3>
      {isForeign && <p class="quiet small">{words.readingEnglish}</p>}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.title ?? ""} chapter={chapter} tongues={tongues} />
      ))}
    </article>
  );
}

interface ChapterParts {
  readonly chapter: Chapter;
  readonly tongues: Tongues;
}

function ChapterText({ chapter: { title, sections }, tongues }: ChapterParts): JSX.Element {
  const isFolded = sections.length > MOST_OPEN;
  const list = sections.map((section, index0) => (
    <SectionText key={index0} section={section} tongues={tongues} isFolded={isFolded} isFirst={index0 === 0} />
  ));
  if (title !== undefined && sections.length > MOST_LISTED) {
    return (
      <details class="chapter">
        <summary>
          <h4>{title}</h4> <span class="count">{sections.length}</span>
        </summary>
        {list}
      </details>
    );
  }
  return (
    <section class="chapter">
      {title !== undefined && <h4>{title}</h4>}
      {list}
    </section>
  );
}

interface SectionParts {
  readonly section: Section;
  readonly tongues: Tongues;
  readonly isFolded: boolean;
  readonly isFirst: boolean;
}

function SectionText({ section: { title, passages }, tongues, isFolded, isFirst }: SectionParts): JSX.Element {
  const text = passages.map((passage, index0) => <PassageText key={index0} passage={passage} tongues={tongues} />);
  if (isFolded && title !== undefined) {
    return (
      <details open={isFirst || undefined}>
        <summary>
          <h5>{title}</h5>
        </summary>
        {text}
      </details>
    );
  }
  return (
    <div class="passages">
      {title !== undefined && <h5>{title}</h5>}
      {text}
    </div>
  );
}

interface PassageParts {
  readonly passage: Passage;
  readonly tongues: Tongues;
}

function PassageText({ passage: { label, text }, tongues }: PassageParts): JSX.Element {
  const { lang } = useSession();
  const lead =
    label === undefined ? null : (
      <b class="lead" lang={lang}>
        {label}
      </b>
    );
  if (typeof text === "string") {
    const [first, ...others] = paragraphsOf(text);
    const spoken = languageOfText(text, tongues);
    return (
      <>
        <p lang={spoken}>
          {lead} {first}
        </p>
        <Paragraphs texts={others} lang={spoken} />
      </>
    );
  }
  return (
    <>
      {lead !== null && <p class="lead-line">{lead}</p>}
      <ul lang={languageOfText(text.join(" "), tongues)}>
        {text.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function Json({ answer }: { readonly answer: unknown }): JSX.Element {
  const { words } = useSession();
  const [isOpen, setOpen] = useState(false);
  const text = useMemo(() => (isOpen ? JSON.stringify(answer, undefined, 2) : ""), [answer, isOpen]);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.json}</summary>
      <Copy text={text} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre tabIndex={0} lang="en">
        {text}
      </pre>
    </details>
  );
}
