import {
  type CompositionDefinition,
  type CompositionInput,
  defineComposition,
  type PartsOf,
} from "@almagest/operation";
import type * as z from "zod";
import type { PageName } from "../vocabulary/titles";
import type { PageChapter } from "./content";
import { pageFrame, presentFrame } from "./frame";
import { bornIn, type Subject } from "./subject";

/** A page as data: what it asks of which operations, and the chapters that show their answers. */
export interface PageDefinition<
  B extends z.ZodObject,
  Times extends string,
  Parts extends PartsOf<CompositionInput<B, Times>>,
> extends Omit<CompositionDefinition<B, typeof pageFrame, Times, Parts>, "method" | "path" | "frame" | "present"> {
  readonly page: PageName;
  readonly chapters: readonly PageChapter[];
  /** Whom or which day its titles name; by default the births of the request. */
  readonly subjects?: (input: CompositionInput<B, Times>, now: number) => readonly Subject[];
  /** The day that it is read on, where it tells what runs then. */
  readonly today?: (input: CompositionInput<B, Times>, now: number) => string;
}

/** Declares a page: an operation of its own, at its own address. */
export function definePage<
  Context extends object,
  B extends z.ZodObject,
  const Parts extends PartsOf<CompositionInput<B, Times>>,
  const Times extends string = never,
>({
  page,
  chapters,
  subjects = bornIn,
  today,
  ...composed
}: PageDefinition<B, Times, Parts>): ReturnType<typeof defineComposition<Context, B, typeof pageFrame, Parts, Times>> {
  const composition = defineComposition<Context, B, typeof pageFrame, Parts, Times>({
    ...composed,
    method: "POST",
    path: `/pages/${page}`,
    frame: pageFrame,
    present: (facts) => {
      const { input, now } = facts;
      const framed = { page, chapters, subjects: subjects(input, now), today: today?.(input, now) };
      return presentFrame(framed, facts);
    },
  });
  layouts.set(composition, { page, chapters });
  return composition;
}

/** A page without an answer: its name, and its chapters in order. */
export interface PageLayout {
  readonly page: PageName;
  readonly chapters: readonly PageChapter[];
}

const layouts = new WeakMap<object, PageLayout>();

/** The layout of a page; undefined for other operations. */
export function layoutOf(operation: object): PageLayout | undefined {
  return layouts.get(operation);
}
