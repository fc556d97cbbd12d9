import { languageOf } from "@almagest/operation/languages";
import type { JSX } from "preact";
import { type Content, columnLabel, isCurrent, rowsOf, type ToldRow } from "../answer/chapters";
import type { Facts } from "../answer/facts";
import { labelOf } from "../answer/names";
import { paragraphsOf } from "../answer/reading";
import { useSession } from "../session";
import type { Words } from "../words/words";
import type { Labels } from "./controls";

interface TableParts {
  readonly content: Content;
  readonly value: unknown;
  readonly labels: Labels;
  readonly lang: string;
  /** The day that the page is read on. */
  readonly today: string | undefined;
}

/** A table of a page. Of periods, the row of today is opened, and the text of all others is folded. */
export function PageTable({ content, value, labels, lang, today }: TableParts): JSX.Element {
  const { words } = useSession();
  const { columns = [], span } = content;
  const heads = columns.map((path) => columnLabel(path, labels));
  const listed = content.at.slice(content.at.lastIndexOf("/") + 1);
  // The places of a Vedic chart are in a member that is called by no subject.
  const caption = labelOf(listed === "meta" ? "positions" : listed, labels);
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
          {rowsOf(value, content, wordsIn(words, lang)).map((row, row0) => (
            <Row
              key={row0}
              row={row}
              columns={columns}
              isNow={today !== undefined && isCurrent(row.span, today)}
              isFolded={span !== undefined}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function wordsIn({ yes, no }: Words, lang: string): Pick<Facts, "yes" | "no" | "lang"> {
  return { yes, no, lang: languageOf(lang) ?? "en" };
}

interface RowParts {
  readonly row: ToldRow;
  readonly columns: readonly string[];
  readonly isNow: boolean;
  readonly isFolded: boolean;
}

function Row({ row: { cells, texts }, columns, isNow, isFolded }: RowParts): JSX.Element {
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
                <Paragraphs texts={texts} />
              </details>
            ) : (
              <Paragraphs texts={texts} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** Texts for a reader, which are English. */
export function Paragraphs({ texts }: { readonly texts: readonly string[] }): JSX.Element {
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
