import { named } from "@almagest/i18n";
import type { CompositionFacts, DraftOf } from "@almagest/operation";
import * as z from "zod";
import { PAGES, type PageName, titleNames } from "../vocabulary/titles";
import { type Content, chapterSchema, type PageChapter } from "./content";

const missingSchema = z
  .object({
    part: z.string(),
    reason: z.string().meta({ description: "Why its operation refuses, in English" }),
  })
  .meta({ name: "MissingPart" });

const asSent = z.string().exactOptional().meta({ description: "As it was sent" });

/** The members of a page beside its parts. */
export const pageFrame = {
  page: z.enum(PAGES).meta({ name: "PageName" }),
  ...named("title", z.string(), titleNames),
  name: asSent,
  placeName: asSent,
  chapters: z.array(chapterSchema).meta({ description: "In order; each content names a part and its members" }),
  missing: z
    .array(missingSchema)
    .exactOptional()
    .meta({ description: "Parts that are left out, and why; absent where there are none" }),
};

/** The frame of a page: chapters hold what there is an answer for. */
export function presentFrame(
  { page, chapters }: { readonly page: PageName; readonly chapters: readonly PageChapter[] },
  { input, answers, missing }: CompositionFacts<object>,
): DraftOf<z.ZodObject<typeof pageFrame>> {
  const isThere = ({ at }: Content): boolean => memberAt(answers, at) !== undefined;
  const shown = chapters.map(({ chapter, contents }) => ({ chapter, contents: contents.filter(isThere) }));
  return {
    page,
    title: titleNames[page].en,
    name: textOf(input, "name"),
    placeName: textOf(input, "placeName"),
    chapters: shown
      .filter(({ contents }) => contents.length > 0)
      .map((one) => ({ ...one, contents: one.contents.map(sent) })),
    missing: missing.length > 0 ? [...missing] : undefined,
  };
}

function sent(content: Content): DraftOf<typeof chapterSchema>["contents"][number] {
  return "columns" in content ? { ...content, columns: [...content.columns] } : { ...content };
}

function textOf(input: object, name: string): string | undefined {
  const text: unknown = Reflect.get(input, name);
  return typeof text === "string" && text !== "" ? text : undefined;
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
