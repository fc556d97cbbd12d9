import type { Lang } from "@almagest/operation";

/** One name in all ten languages. The English one is canonical: code may compare it. */
export type Term = Readonly<Record<Lang, string>>;
