/** Everything that the tool may ask of the system it runs on. */
export interface Terminal {
  /** Standard output: only the answer. */
  readonly out: (text: string) => void;
  /** Standard error: questions and refusals. */
  readonly err: (text: string) => void;
  /** Whether somebody is there to answer a question. */
  readonly isInteractive: boolean;
  /** Whether standard output shows bold text. */
  readonly hasColour: boolean;
  /** The line that the user types; empty without a terminal. */
  readonly ask: (question: string) => Promise<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
  /** The name in the audit: the user and the machine. */
  readonly actor: string;
}
