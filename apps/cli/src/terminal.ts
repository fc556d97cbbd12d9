/** What the tool may ask of the system it runs on. */
export interface Terminal {
  /** Standard output: the answer, and nothing else. */
  readonly out: (content: string | Uint8Array) => void;
  /** Standard error: which place was taken, and refusals. */
  readonly err: (text: string) => void;
  /** Writes a file whose name the caller gave; rejects where that cannot be done. */
  readonly save: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Whether a person reads standard error, and with it which place was taken. */
  readonly isWatched: boolean;
  /** Whether standard output shows bold text. */
  readonly hasColour: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
}
