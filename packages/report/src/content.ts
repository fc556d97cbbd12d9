/** A figure as outlines, with the text that tells it to people who cannot see it. */
export interface ReportFigure {
  /** Its name among the files of the typesetter. */
  readonly file: string;
  readonly alt: string;
  /** In any unit: their ratio counts. */
  readonly width: number;
  readonly height: number;
}

/** A thing under the title of a chapter. */
export type ReportPart =
  | ({ readonly kind: "figure" } & ReportFigure)
  /** Of the contents that follow, in a chapter with several tables. */
  | { readonly kind: "title"; readonly title: string }
  | { readonly kind: "text"; readonly paragraphs: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Shares of the width. */
      readonly weights: readonly number[];
      /** Of the letters, in points. */
      readonly size: number;
    }
  | { readonly kind: "entries"; readonly entries: readonly ReportEntry[] }
  | { readonly kind: "pairs"; readonly pairs: readonly (readonly [name: string, value: string])[] };

/** A text with a title of its own: that of a row. */
export interface ReportEntry {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Keywords in one line; empty where there are none. */
  readonly words: string;
}

export interface ReportChapter {
  readonly title: string;
  readonly contents: readonly ReportPart[];
}

/** Somebody, or a day, on the cover. */
export interface ReportSubject {
  /** Empty where nobody is named. */
  readonly name: string;
  readonly lines: readonly string[];
}

/** All that a report says, without its form. */
export interface ReportContent {
  readonly title: string;
  readonly subjects: readonly ReportSubject[];
  readonly cover: ReportFigure | null;
  readonly chapters: readonly ReportChapter[];
  /** The SVG text of each figure, by its file. */
  readonly drawings: Readonly<Record<string, string>>;
}
