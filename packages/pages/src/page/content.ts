import { named } from "@almagest/i18n";
import { LANGS } from "@almagest/operation";
import * as z from "zod";
import { CHAPTERS, type Chapter, chapterNames } from "../vocabulary/chapters";

/** A figure, drawn of a part's answer by the picture of its operation. */
interface FigureContent {
  readonly kind: "figure";
  /** The part. */
  readonly at: string;
  /** The form of the picture. */
  readonly form: string;
}

/** Text for a reader: one, a list, or an object of texts by name. */
interface ReadingContent {
  readonly kind: "reading";
  /** The part and the names of members, with slashes between: `chart/summary/interpretation`. */
  readonly at: string;
}

/** Rows: a list, or an object of rows by name. */
interface TableContent {
  readonly kind: "table";
  readonly at: string;
  /** Members of a row, with slashes between where they are deeper. */
  readonly columns: readonly string[];
  /** A member with text for a reader, told below the row. */
  readonly told?: string;
  /** The members with the beginning and the end of a row, where the row of today is the current one. */
  readonly span?: readonly [from: string, to: string];
}

/** Members of one object, by name. */
interface FactsContent {
  readonly kind: "facts";
  readonly at: string;
  readonly columns: readonly string[];
}

export type Content = FigureContent | ReadingContent | TableContent | FactsContent;

/** A chapter of a page: a title, and what a reader finds under it. */
export interface PageChapter {
  readonly chapter: Chapter;
  readonly contents: readonly Content[];
}

export const CONTENT_KINDS = ["figure", "reading", "table", "facts"] as const;

const contentSchema = z
  .object({
    kind: z.enum(CONTENT_KINDS).meta({ name: "PageContentKind" }),
    at: z.string().meta({ description: "The part and its members, slashes between", examples: ["chart/planets"] }),
    form: z
      .string()
      .exactOptional()
      .meta({ description: "Of a figure: the form of the picture of the part's operation" }),
    columns: z
      .array(z.string())
      .exactOptional()
      .meta({ description: "Of a table or of facts: the members to show, in order" }),
    span: z.array(z.string()).exactOptional().meta({
      description: "Of a table: the members with the beginning and the end of a row; that of today is current",
    }),
    told: z.string().exactOptional().meta({ description: "Of a table: the member with the text of each row" }),
    lang: z.enum(LANGS).exactOptional().meta({
      description: "The language of the sentences in it; absent of a figure, and where they are in two",
    }),
  })
  .meta({ name: "PageContent", description: "A thing to show of a part" });

export const chapterSchema = z
  .object({
    ...named("chapter", z.enum(CHAPTERS).meta({ name: "PageChapterName" }), chapterNames),
    contents: z.array(contentSchema),
  })
  .meta({ name: "PageChapter" });
