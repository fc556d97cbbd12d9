import { run } from "../src/program";

/** What one run of the tool did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export const NOON_MS: number = Date.parse("2024-05-10T12:00:00Z");

/** Runs the tool in this process, at noon of 10 May 2024. */
export async function runTool(
  args: readonly string[],
  { environment = {}, hasColour = false }: { environment?: Record<string, string>; hasColour?: boolean } = {},
): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    hasColour,
    environment,
    now: () => NOON_MS,
    random: (byteCount) => new Uint8Array(byteCount),
  });
  return { code, out: out.join(""), err: err.join("") };
}
