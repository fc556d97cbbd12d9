import { named } from "@almagest/i18n";
import { type CompositionFacts, type DraftOf, date } from "@almagest/operation";
import * as z from "zod";
import { PAGES, type PageName, titleNames } from "../vocabulary/titles";
import { type Content, chapterSchema, type PageChapter } from "./content";
import { type Subject, subjectSchema } from "./subject";

const missingSchema = z
  .object({
    part: z.string(),
    reason: z.string().meta({ description: "Why its operation refuses, in English" }),
  })
  .meta({ name: "MissingPart" });

/** The members of a page beside its parts. */
export const pageFrame = {
  page: z.enum(PAGES).meta({ name: "PageName" }),
  ...named("title", z.string(), titleNames),
  subjects: z.array(subjectSchema).meta({ description: "Whom the page is about, or which day at which place" }),
  today: date.exactOptional().meta({ description: "The day that the page is read on", examples: ["2026-12-01"] }),
  chapters: z.array(chapterSchema).meta({ description: "In order; each content names a part and its members" }),
  missing: z
    .array(missingSchema)
    .exactOptional()
    .meta({ description: "Parts that are left out, and why; absent where there are none" }),
};

/** A page, and what its frame says of one call. */
export interface Framed {
  readonly page: PageName;
  readonly chapters: readonly PageChapter[];
  readonly subjects: readonly Subject[];
  readonly today: string | undefined;
}

/** The frame of a page: chapters hold what there is an answer for. */
export function presentFrame(
  { page, chapters, subjects, today }: Framed,
  { answers, missing, langs }: Pick<CompositionFacts<object>, "answers" | "missing" | "langs">,
): DraftOf<z.ZodObject<typeof pageFrame>> {
  const isThere = ({ at }: Content): boolean => isTold(memberAt(answers, at));
  const shown = chapters.map(({ chapter, contents }) => ({ chapter, contents: contents.filter(isThere) }));
  return {
    page,
    title: titleNames[page].en,
    subjects: [...subjects],
    today,
    chapters: shown
      .filter(({ contents }) => contents.length > 0)
      .map((one) => ({ ...one, contents: one.contents.map((content) => sent(content, langs)) })),
    missing: missing.length > 0 ? [...missing] : undefined,
  };
}

/** A list without rows, such as the festivals of most days, has nothing to show. */
export function isTold(shown: unknown): boolean {
  return Array.isArray(shown) ? shown.length > 0 : shown !== undefined;
}

function sent(
  content: Content,
  langs: CompositionFacts<object>["langs"],
): DraftOf<typeof chapterSchema>["contents"][number] {
  if (content.kind === "figure") return { ...content };
  const lang = langs[content.at.replace(/\/.*/, "")];
  if (content.kind === "reading") return { ...content, lang };
  const { columns, ...others } = content;
  const span = content.kind === "table" ? content.span : undefined;
  return { ...others, columns: [...columns], span: span && [...span], lang };
}

/** The member under a path such as `chart/summary`; undefined where there is none. */
export function memberAt(answers: unknown, path: string): unknown {
  return path
    .split("/")
    .reduce<unknown>(
      (inside, name) => (typeof inside === "object" && inside !== null ? Reflect.get(inside, name) : undefined),
      answers,
    );
}
