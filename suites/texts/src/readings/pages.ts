import { drawBy } from "./draw";
import type { Kind } from "./kinds";
import { answerTo, isSentence, proseIn, type Sources } from "./sheet";

/** Whole answers of a kind as a person reads them: each request, its prose by member, and the facts beside it. */
export function pagesOf(kind: Kind, seed: string, sources: Sources): string {
  const draw = drawBy(seed);
  const pages = kind.calls.flatMap(({ operation, times, request, members }) =>
    Array.from({ length: times }, (): string => {
      const asked: unknown = JSON.parse(JSON.stringify(request(draw)));
      const answer = answerTo(operation, asked, sources);
      const prose = proseIn(members, answer).filter(({ text }) => isSentence(text));
      const told = new Set(prose.map(({ text }) => text));
      const facts = JSON.stringify(answer, (_, value: unknown) =>
        typeof value === "string" && told.has(value) ? undefined : value,
      );
      const lines = prose.map(({ at, text }) => `[${at}] ${text}`);
      return [`# ${operation} ${JSON.stringify(asked)}`, ...lines, `facts: ${facts}`].join("\n\n");
    }),
  );
  return `${pages.join("\n\n")}\n`;
}
