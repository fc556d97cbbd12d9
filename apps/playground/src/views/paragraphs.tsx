import type { JSX } from "preact";
import { paragraphsOf } from "../answer/reading";

interface ParagraphsParts {
  readonly texts: readonly string[];
  /** The language of the texts; undefined where it is not known. */
  readonly lang: string | undefined;
}

/** Texts for a reader. */
export function Paragraphs({ texts, lang }: ParagraphsParts): JSX.Element {
  return (
    <>
      {texts.flatMap(paragraphsOf).map((paragraph, index0) => (
        <p key={index0} lang={lang}>
          {paragraph}
        </p>
      ))}
    </>
  );
}
