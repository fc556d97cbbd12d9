/** An error whose code and message the protocol library sends unchanged. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
