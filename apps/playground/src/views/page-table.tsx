import type { JSX } from "preact";
import { type Content, columnLabel, isCurrent, rowsOf, type ToldRow } from "../answer/chapters";
import type { FactWords } from "../answer/facts";
import { labelOf } from "../answer/names";
import { useSession } from "../session";
import type { Labels } from "./controls";
import { Paragraphs } from "./paragraphs";

interface TableParts {
  readonly content: Content;
  readonly value: unknown;
  readonly labels: Labels;
  readonly told: FactWords;
  /** The title of the chapter around it. */
  readonly chapter: string;
  /** The day that the page is read on. */
  readonly today: string | undefined;
}

/** A table of a page. Of periods, the row of today is opened, and the text of all others is folded. */
export function PageTable(parts: TableParts): JSX.Element {
  const { content, value, labels, told } = parts;
  const { words } = useSession();
  const rows = rowsOf(value, content, told);
  const absent = rows.filter(({ isAbsent }) => isAbsent);
  return (
    <>
      <TableOf {...parts} rows={rows.filter(({ isAbsent }) => !isAbsent)} />
      {absent.length > 0 && (
        <details class="absent">
          <summary>
            {labelOf("present", labels)}: {words.no} <span class="count">{absent.length}</span>
          </summary>
          <TableOf {...parts} rows={absent} />
        </details>
      )}
    </>
  );
}

interface RowsParts extends TableParts {
  readonly rows: readonly ToldRow[];
}

function TableOf({ content, labels, chapter, today, rows }: RowsParts): JSX.Element {
  const { columns = [], span } = content;
  const heads = columns.map((path) => columnLabel(path, labels));
  const listed = content.at.slice(content.at.lastIndexOf("/") + 1);
  // The places of a Vedic chart are in a member that is called by no subject.
  const caption = labelOf(listed === "meta" ? "positions" : listed, labels);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption class={caption === chapter ? "hidden" : undefined}>{caption}</caption>
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
          {rows.map((row, row0) => (
            <Row
              key={row0}
              row={row}
              columns={columns}
              isNow={today !== undefined && isCurrent(row.span, today)}
              isFolded={span !== undefined}
              lang={content.lang}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowParts {
  readonly row: ToldRow;
  readonly columns: readonly string[];
  readonly isNow: boolean;
  readonly isFolded: boolean;
  /** The language of its texts. */
  readonly lang: string | undefined;
}

function Row({ row: { cells, texts }, columns, isNow, isFolded, lang }: RowParts): JSX.Element {
  const { words } = useSession();
  return (
    <>
      <tr class={isNow ? "now" : undefined} aria-current={isNow ? "date" : undefined}>
        {cells.map((cell, column0) =>
          column0 === 0 ? (
            <th key={columns[column0]} scope="row">
              {cell} {isNow && <span class="count">{words.current}</span>}
            </th>
          ) : (
            <td key={columns[column0]}>{cell}</td>
          ),
        )}
      </tr>
      {texts.length > 0 && (
        <tr class="told">
          <td colSpan={columns.length}>
            {isFolded ? (
              <details open={isNow || undefined}>
                <summary>
                  {words.reading}
                  <span class="hidden">: {cells[0]}</span>
                </summary>
                <Paragraphs texts={texts} lang={lang} />
              </details>
            ) : (
              <Paragraphs texts={texts} lang={lang} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}
