/** A program of a README, and what it prints. */
export interface ReadmeExample {
  readonly code: string;
  readonly output: string;
}

/** The first TypeScript block of a README, and the text block that follows it; empty where there is none. */
export function exampleIn(readme: string): ReadmeExample {
  const [, code = "", output = ""] = /```ts\n([\s\S]*?)```\s*```text\n([\s\S]*?)```/.exec(readme) ?? [];
  return { code, output: output.trimEnd() };
}
