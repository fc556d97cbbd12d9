/** The protocol library sends its code and its message as they are. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
