/** One failing field, as the error record of the service prints it. */
export interface Issue {
  /** Dot separated; `(root)` for the input as a whole. */
  readonly path: string;
  /** The fault of the value sent, and what to send instead. */
  readonly message: string;
  readonly code: string;
  readonly expected?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}
