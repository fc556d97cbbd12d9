import { webcrypto } from "node:crypto";
import { run, type Terminal } from "@almagest/usage-ledger";

/** Every whole secret in a text. */
export const SECRET: RegExp = /alm_[sp]k_[0-9a-hjkmnp-tv-z]{46}/g;

/** The result of one run of the tool. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The questions that were asked. */
  readonly questions: readonly string[];
}

export interface Setting {
  readonly environment?: Terminal["environment"];
  /** The answer to each question; without it there is no terminal. */
  readonly answer?: string;
  readonly hasColour?: boolean;
}

/** Runs the tool in this process. */
export async function runTool(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { environment = {}, answer, hasColour = false } = setting;
  const [out, err, questions]: [string[], string[], string[]] = [[], [], []];
  const code = await run(args, {
    out: (text) => void out.push(text),
    err: (text) => void err.push(text),
    isInteractive: answer !== undefined,
    hasColour,
    ask: async (question) => {
      questions.push(question);
      return answer ?? "";
    },
    environment,
    now: () => Date.now(),
    random: (byteCount) => webcrypto.getRandomValues(new Uint8Array(byteCount)),
    actor: "ann@desk",
  });
  return { code, out: out.join(""), err: err.join(""), questions };
}
