/** The services of the operating system that the tool uses. */
export interface Terminal {
  /** Standard output: the answer, and nothing else. */
  readonly out: (content: string | Uint8Array) => void;
  /** Standard error: the place used, and refusals. */
  readonly err: (text: string) => void;
  /** Writes the file named by the caller; rejects if it cannot. */
  readonly save: (file: string, content: string | Uint8Array) => Promise<void>;
  /** The bytes of the file named by the caller; rejects if it cannot be read. */
  readonly read: (file: string) => Promise<Uint8Array>;
  /** The lines of a file, or of standard input; rejects if it cannot be read. */
  readonly lines: (file: string | undefined) => AsyncIterable<string>;
  /** Whether a person reads standard error, and so sees which place was used. */
  readonly isWatched: boolean;
  /** Whether standard output shows bold text. */
  readonly hasColour: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly random: (byteCount: number) => Uint8Array;
}
