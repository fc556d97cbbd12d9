import { run } from "../src/program";

/** The result of one run of the tool. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The contents of written files, by name. */
  readonly saved: ReadonlyMap<string, string | Uint8Array>;
}

export const NOON_MS: number = Date.parse("2024-05-10T12:00:00Z");

/** Runs the tool in this process, at noon of 10 May 2024. */
export async function runTool(
  args: readonly string[],
  {
    environment = {},
    hasColour = false,
    isWatched = false,
    input = [],
    files = {},
  }: {
    environment?: Record<string, string>;
    hasColour?: boolean;
    isWatched?: boolean;
    input?: readonly string[];
    files?: Record<string, string>;
  } = {},
): Promise<Ran> {
  const [out, err]: [string[], string[]] = [[], []];
  const saved = new Map<string, string | Uint8Array>();
  const code = await run(args, {
    out: (content) => void (typeof content === "string" ? out.push(content) : saved.set("", content)),
    save: async (file, content) => {
      if (file.includes("nowhere")) throw new Error("there is no such folder");
      saved.set(file, content);
    },
    read: async (file) => {
      const text = files[file];
      if (text === undefined) throw new Error("ENOENT: no such file");
      return new TextEncoder().encode(text);
    },
    lines: async function* (file) {
      if (file?.includes("nowhere")) throw new Error("ENOENT: no such file");
      yield* input;
    },
    err: (text) => void err.push(text),
    hasColour,
    isWatched,
    environment,
    now: () => NOON_MS,
    random: (byteCount) => new Uint8Array(byteCount),
  });
  return { code, out: out.join(""), err: err.join(""), saved };
}
